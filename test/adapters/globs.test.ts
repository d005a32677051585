import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { findFiles } from '../../src/adapters/globs.ts';
import { temporaryFolder } from '../support/repository.ts';

const posix = process.platform !== 'win32';

function tree(...files: readonly string[]): string {
  const root = temporaryFolder();
  for (const file of files) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), file);
  }
  return root;
}

const find = (root: string, globs: readonly string[], cwd = root) =>
  findFiles(globs, { cwd, workspace: root, outFolder: join(root, '.receipt') }).map(({ path }) => path);

const FILES = [
  'report.xml',
  'a/report.xml',
  'a/b/TEST-x.xml',
  'a/b/notes.txt',
  'node_modules/m/report.xml',
  '.receipt/default/report.xml',
  '.hidden/r.xml',
];

describe('files that globs match', () => {
  test.each<[string, readonly string[], readonly string[]]>([
    ['one name', ['report.xml'], ['report.xml']],
    ['one name, said otherwise', ['./report.xml', 'a/../report.xml'], ['report.xml']],
    [
      'at any depth, but not below node_modules, the out folder, or hidden folders',
      ['**/*.xml'],
      ['a/b/TEST-x.xml', 'a/report.xml', 'report.xml'],
    ],
    ['one level', ['*/*.xml'], ['a/report.xml']],
    ['braces and classes', ['{a,z}/**/[T]EST-*.{xml,json}'], ['a/b/TEST-x.xml']],
    ['a folder means the XML below it', ['a'], ['a/b/TEST-x.xml', 'a/report.xml']],
    ['what is named outright, wherever it lies', ['node_modules/m/*.xml', '.hidden/*.xml'], ['.hidden/r.xml', 'node_modules/m/report.xml']],
    ['less what is excluded', ['**/*.xml', '!a/report.xml'], ['a/b/TEST-x.xml', 'report.xml']],
    ['less a folder that is excluded, wherever it is said', ['!a/', '**/*.xml'], ['report.xml']],
    ['less what a glob excludes', ['**/*.xml', '!**/TEST-*'], ['a/report.xml', 'report.xml']],
    ['only exclusions match nothing', ['!a'], []],
    ['nothing', ['none/*.xml', 'none.xml'], []],
  ])('%s', (_, globs, expected) => {
    expect(find(tree(...FILES), globs)).toEqual(expected);
  });

  test('whose own names look like globs are found by them', () => {
    expect(find(tree('report (1).xml', 'a[b]/r.xml', 'ab/r.xml'), ['report (1).xml', 'a[b]/*.xml', 'a[b]'])).toEqual([
      'a[b]/r.xml',
      'ab/r.xml',
      'report (1).xml',
    ]);
  });

  test('are named from the working directory, absolute ones outside the workspace by their whole path', () => {
    const root = tree(...FILES);
    const elsewhere = tree('x.xml');
    const cwd = join(root, 'a');
    expect(find(root, ['../*.xml', 'b/*.xml', join(root, 'a/*.xml'), join(elsewhere, '*.xml')], cwd)).toEqual(
      [join(elsewhere, 'x.xml').replaceAll('\\', '/'), '../report.xml', 'b/TEST-x.xml', 'report.xml'].sort(),
    );
    expect(find(root, ['**/*.xml', `!${join(root, 'a/b/**')}`], cwd)).toEqual(['report.xml']);
  });

  test('are sorted by the bytes of their names', () => {
    expect(find(tree('b.xml', 'a.xml', 'Z.xml', 'ä.xml', 'a/x.xml'), ['**/*.xml'])).toEqual([
      'Z.xml',
      'a.xml',
      'a/x.xml',
      'b.xml',
      'ä.xml',
    ]);
  });

  test.runIf(posix)('are found once, and through links only inside the workspace', () => {
    const root = tree('real/r.xml');
    const outside = tree('o.xml', 'deep/p.xml');
    symlinkSync('real', join(root, 'alias'));
    symlinkSync('..', join(root, 'real/circle'));
    symlinkSync(outside, join(root, 'away'));
    symlinkSync(join(outside, 'o.xml'), join(root, 'linked.xml'));
    symlinkSync('gone.xml', join(root, 'dangling.xml'));
    // A link to a file outside is found, for somebody to refuse it by name; a folder outside is not entered.
    expect(find(root, ['**/*.xml'])).toEqual(['dangling.xml', 'linked.xml', 'real/r.xml']);
  });

  test('a glob that names a place far below looks only as deep as it says', () => {
    const root = tree('p/one/out/r.xml', 'p/two/out/r.xml', 'p/two/out/deep/r.xml');
    expect(find(root, ['p/*/out/*.xml'])).toEqual(['p/one/out/r.xml', 'p/two/out/r.xml']);
  });
});
