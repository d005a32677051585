import { describe, expect, test } from 'vitest';
import { receipt } from '../support/cli.ts';
import { repository } from '../support/repository.ts';
import { runnerFile } from '../support/tools.ts';

/** Real runners whose reports declare another number of tests than they hold, or nothing at all: honest, and not to be blocked. */

interface Suite {
  readonly files: Readonly<Record<string, string>>;
  readonly words: readonly string[];
  readonly tally: Readonly<Record<string, number>>;
}

const JEST = {
  private: true,
  jest: {
    transform: {},
    reporters: ['default', [runnerFile('jest-junit', 'index.js'), { outputDirectory: '.', outputName: 'report.xml' }]],
  },
};
const MOCHA_BOTH = `const { Spec, XUnit } = require(${JSON.stringify(runnerFile('mocha', 'index.js'))}).reporters;
module.exports = function (runner, options) {
  new Spec(runner, options);
  const xunit = new XUnit(runner, { reporterOptions: { output: 'report.xml' }, reporterOption: { output: 'report.xml' } });
  this.done = (failures, end) => xunit.done(failures, end);
};
`;
const MOCHA = `describe('outer', () => {
  it('a', () => {});
  it.skip('b', () => {});
  it('pending');
  describe('inner', () => { it('c', () => {}); });
});
`;
const NODE_TEST = `import { describe, it, test } from 'node:test';
test('top', () => {});
describe('outer', () => {
  it('a', () => {});
  describe('inner', () => { it('b', () => {}); describe('empty', () => {}); });
});
test('parent', async (t) => { await t.test('sub', () => {}); });
test.todo('later');
test.skip('not now', () => {});
`;

const SUITES: readonly (readonly [string, Suite])[] = [
  [
    'jest-junit lists a todo that it does not declare',
    {
      files: { 'package.json': JSON.stringify(JEST), 'a.test.js': "test('a', () => {}); test.skip('b', () => {}); test.todo('later');\n" },
      words: [runnerFile('jest', 'bin', 'jest.js'), '--no-cache'],
      tally: { tests: 3, failed: 0, errored: 0, skipped: 1 },
    },
  ],
  [
    "mocha's xunit reporter writes one suite for all, with pending tests",
    {
      files: { 'package.json': '{"private":true}', 'both.cjs': MOCHA_BOTH, 'test/a.js': MOCHA },
      words: [runnerFile('mocha', 'bin', 'mocha.js'), '--reporter', './both.cjs'],
      tally: { tests: 4, passed: 2, skipped: 2 },
    },
  ],
  [
    'node:test declares children, suites among them, and nothing at the root',
    {
      files: { 'a.test.mjs': NODE_TEST },
      words: [
        '--test',
        '--test-reporter=spec',
        '--test-reporter-destination=stdout',
        '--test-reporter=junit',
        '--test-reporter-destination=report.xml',
      ],
      tally: { failed: 0, errored: 0, skipped: 2 },
    },
  ],
];

describe('honest counts', () => {
  test.each(SUITES)('%s', async (_, { files, words, tally }) => {
    const repo = repository({ '.gitignore': 'node_modules/\n', ...files });
    const ended = await receipt(['run', '--json', '--', process.execPath, ...words], { cwd: repo.path });
    expect(ended.code, ended.stdout + ended.stderr).toBe(0);
    expect(JSON.parse(ended.stdout)).toMatchObject({ outcome: 'passed', tally });
  });
});
