import { describe, expect, test } from 'vitest';
import { trackedPathIn } from '../../../src/core/present/tracked-path.ts';

const paths = [
  'README.md',
  'a_test.py',
  'src/cart.test.ts',
  'src/index.ts',
  'lib/index.ts',
  'packages/shop/src/tax.test.ts',
  'packages/shop/test/my file.test.ts',
  'packages/shop/src/index.ts',
  'app/src/test/java/com/example/CartTest.java',
];
const find = trackedPathIn({ paths, roots: ['/home/runner/work/shop', '/srv/shop'], cwd: 'packages/shop' });
const onWindows = trackedPathIn({ paths, roots: ['D:/a/shop'], cwd: '' });

describe('a file that a report names', () => {
  test.each([
    ['from the top', 'src/cart.test.ts', 'src/cart.test.ts'],
    ['from the working directory', 'src/tax.test.ts', 'packages/shop/src/tax.test.ts'],
    ['from the working directory first', 'src/index.ts', 'packages/shop/src/index.ts'],
    ['with ./', './src/tax.test.ts', 'packages/shop/src/tax.test.ts'],
    ['with ..', '../../src/cart.test.ts', 'src/cart.test.ts'],
    ['absolute', '/home/runner/work/shop/src/cart.test.ts', 'src/cart.test.ts'],
    ['absolute, by another name of the top', '/srv/shop/src/cart.test.ts', 'src/cart.test.ts'],
    ['absolute, with ..', '/home/runner/work/shop/lib/../src/cart.test.ts', 'src/cart.test.ts'],
    ['as a URL', 'file:///home/runner/work/shop/packages/shop/test/my%20file.test.ts', 'packages/shop/test/my file.test.ts'],
    ['as a URL with a query', 'file:///home/runner/work/shop/src/cart.test.ts?v=1#x', 'src/cart.test.ts'],
    ["with Windows' separators", 'src\\tax.test.ts', 'packages/shop/src/tax.test.ts'],
    ["from a container's root", '/app/packages/shop/src/tax.test.ts', 'packages/shop/src/tax.test.ts'],
    ['from a package', 'test/my file.test.ts', 'packages/shop/test/my file.test.ts'],
    ['by its bare name, where one file has it', 'CartTest.java', 'app/src/test/java/com/example/CartTest.java'],
  ])('%s', (_, reported, path) => expect(find(reported)).toBe(path));

  test.each([
    ['on a drive', 'D:\\a\\shop\\src\\cart.test.ts', 'src/cart.test.ts'],
    ['on a drive in another case', 'd:\\A\\Shop\\src\\cart.test.ts', 'src/cart.test.ts'],
    ['as a URL', 'file:///D:/a/shop/src/cart.test.ts', 'src/cart.test.ts'],
  ])('on Windows: %s', (_, reported, path) => expect(onWindows(reported)).toBe(path));

  test.each([
    ['that is not tracked', 'src/generated.test.ts'],
    ['below the top that is not tracked, though another one ends like it', '/srv/shop/dist/src/cart.test.ts'],
    ['by a bare name that several files have', 'index.ts'],
    ['by an end that several files have', '/app/src/index.ts'],
    ['of another place that shares no more than its name', '/usr/lib/python3/a_test.py'],
    ['above the top', '../../../etc/passwd'],
    ['above the top, absolute', '/home/runner/work/shop/../../../etc/passwd'],
    ['beside the top', '/srv/shop-other/src/nothing.ts'],
    ['without a name', ''],
    ['a folder', 'packages/shop'],
    ['with a NUL', 'src/cart.test.ts\0'],
    ['as a URL that is broken', 'file:///%E0%A4%A'],
    ['of the prototype', '__proto__'],
  ])('%s has none', (_, reported) => expect(find(reported)).toBeNull());
});
