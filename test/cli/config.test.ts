import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { loadConfig, placeProblems, withConfig } from '../../src/cli/config.ts';
import { temporaryFolder } from '../support/repository.ts';

function folderWith(files: Readonly<Record<string, string>>): string {
  const folder = temporaryFolder();
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return folder;
}

const invalid = (message: string | RegExp, remedy?: string) =>
  expect.objectContaining({
    code: 'INPUT_INVALID',
    message: typeof message === 'string' ? message : expect.stringMatching(message),
    ...(remedy === undefined ? {} : { remedy }),
  });

describe('loadConfig', () => {
  test('finds nothing where nothing is kept', async () => {
    expect(await loadConfig(folderWith({}))).toMatchObject({ values: {}, from: null });
    expect(await loadConfig(folderWith({ 'package.json': '{"name":"x"}' }))).toMatchObject({ values: {}, from: null });
  });

  test('reads package.json under "receipt", by the names of the command line', async () => {
    const folder = folderWith({
      'package.json':
        '{"receipt":{"report":["a.xml","!b.xml"],"timeout":"20m","min-tests":5,"allow-cached":true,"max-log-size":"1MiB","suite":"unit"}}',
    });
    expect(await loadConfig(folder)).toMatchObject({
      values: {
        report: ['a.xml', '!b.xml'],
        timeout: 1_200_000,
        'min-tests': 5,
        'allow-cached': true,
        'max-log-size': 1_048_576,
        suite: 'unit',
      },
      from: 'package.json',
    });
  });

  test('reads .receiptrc.json, a byte order mark before it or not', async () => {
    expect(await loadConfig(folderWith({ '.receiptrc.json': '\ufeff{"report":"report.xml"}' }))).toMatchObject({
      values: { report: ['report.xml'] },
      from: '.receiptrc.json',
    });
  });

  test('leaves a package.json alone that holds no options, even one that is no JSON', async () => {
    expect(await loadConfig(folderWith({ 'package.json': '{"name": ' }))).toMatchObject({ values: {}, from: null });
    expect(await loadConfig(folderWith({ 'package.json': '{"dependencies":{"receipt":"1"}}' }))).toMatchObject({ values: {}, from: null });
  });

  test('refuses options in both places', async () => {
    const folder = folderWith({ 'package.json': '{\n  "receipt": {}\n}', '.receiptrc.json': '{}' });
    await expect(loadConfig(folder)).rejects.toThrowError(
      invalid('options stand in both package.json:2:3 and .receiptrc.json', 'keep one of the two'),
    );
  });

  test.each([
    ['an unknown name', '{\n  "reports": ["a.xml"]\n}', '.receiptrc.json:2:3: "reports" is no option; did you mean report?'],
    ['an option of the command line only', '{"json":true}', '.receiptrc.json:1:2: "json" is an option of the command line only'],
    ['a wrong type', '{"min-tests":\n "5"}', '.receiptrc.json:1:2: min-tests: takes a whole number'],
    ['a wrong type in a list', '{"report":["a", 5]}', '.receiptrc.json:1:2: report: takes a text or a list of texts'],
    ['a value that is no time', '{"suite":"a",\n\t"timeout":"20"}', '.receiptrc.json:2:2: timeout takes a time such as 90s, 20m or 1h'],
    ['a number for a size', '{"max-log-size":5}', '.receiptrc.json:1:2: max-log-size: takes a size such as "256MiB"'],
    ['a name that stands twice', '{"suite":"a","suite":"b"}', '.receiptrc.json:1:14: "suite" stands twice'],
    ['a list for an object', '[]', /^\.receiptrc\.json: the options: /],
    ['no JSON', '{\n"suite": "a",\n}', /^\.receiptrc\.json:3:1: /],
    ['JSON that is cut short', '{"suite": "a"', /^\.receiptrc\.json:1:14: /],
  ])('names the place of %s', async (_, text, message) => {
    await expect(loadConfig(folderWith({ '.receiptrc.json': text }))).rejects.toThrowError(invalid(message));
  });

  test('lists every problem', async () => {
    const folder = folderWith({ 'package.json': '{"receipt":{"repot":"a","min-tests":-1}}' });
    await expect(loadConfig(folder)).rejects.toThrowError(
      invalid(
        '2 things are wrong with the options kept in a file',
        'package.json:1:25: min-tests: takes a whole number\npackage.json:1:13: "repot" is no option; did you mean report?',
      ),
    );
  });

  test('says where a file cannot be read', async () => {
    const folder = folderWith({});
    mkdirSync(join(folder, '.receiptrc.json'));
    await expect(loadConfig(folder)).rejects.toThrowError(expect.objectContaining({ code: 'IO_FAILED' }));
  });

  test('gives way to the command line, and names its place for what is wrong with a value', async () => {
    const config = await loadConfig(folderWith({ '.receiptrc.json': '{"suite":"a b",\n"runner":"vitset"}' }));
    const given = { runner: 'mocha' };
    expect(withConfig(given, config)).toEqual({ suite: 'a b', runner: 'mocha' });
    expect(placeProblems(['--suite takes letters', '--runner "x" is not known', 'other'], given, config)).toEqual([
      '.receiptrc.json:1:2: suite takes letters',
      '--runner "x" is not known',
      'other',
    ]);
  });
});
