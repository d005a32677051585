import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { describeIoError, ioFailed, writeAtomically } from '../../src/adapters/files.ts';
import { temporaryFolder } from '../support/repository.ts';

const systemError = (code: string) => Object.assign(new Error(`${code}: as Node says it, open '/some/path'`), { code });

test('a file is written whole, in the place of an earlier one, with nothing beside it', () => {
  const folder = temporaryFolder();
  const path = join(folder, 'receipt.json');
  writeFileSync(path, 'earlier');
  writeAtomically(path, Buffer.from('now'));
  expect({ content: readFileSync(path, 'utf8'), files: readdirSync(folder) }).toEqual({ content: 'now', files: ['receipt.json'] });
});

test('where it cannot be, what was there stays and nothing is left beside it', () => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'receipt.json'));
  expect(() => writeAtomically(join(folder, 'receipt.json'), Buffer.from('x'))).toThrow(expect.objectContaining({ code: 'IO_FAILED' }));
  expect(readdirSync(folder)).toEqual(['receipt.json']);
  expect(() => writeAtomically(join(folder, 'none/x'), Buffer.from('x'))).toThrow(/cannot write .*: it does not exist/);
  expect(existsSync(join(folder, 'none'))).toBe(false);
});

test.each([
  ['ENOSPC', 'the disk is full', /Free some space/],
  ['EROFS', 'the file system is read-only', /--out DIR/],
  ['EACCES', 'permission denied', /--out DIR/],
  ['EXOTIC', 'EXOTIC', undefined],
])('%s is said in words, with what to do', (code, words, remedy) => {
  expect(describeIoError(systemError(code))).toBe(words);
  const error = ioFailed('write', '/some/path', systemError(code));
  expect(error.message).toBe(`cannot write /some/path: ${words}`);
  if (remedy === undefined) expect(error.remedy).toBeUndefined();
  else expect(error.remedy).toMatch(remedy);
});
