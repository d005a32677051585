import { expect, test } from 'vitest';
import { readCommandLine } from '../../src/cli/command-words.ts';

const OPTIONS = ['json', 'shell', 'suite', 'timeout'] as const;
const read = (...argv: string[]) => readCommandLine(argv, OPTIONS);
const refusal = (message: string, ...remedy: string[]) =>
  expect.objectContaining({ code: 'INPUT_INVALID', message, remedy: remedy.join('\n') });

test('takes every word behind `--` as the command, whatever it looks like', () => {
  expect(read('--json', '--', 'npm', 'test', '--', '--watch', '--json')).toMatchObject({
    values: { json: true },
    command: ['npm', 'test', '--', '--watch', '--json'],
    problems: [],
  });
});

test('explains a missing `--`, and that npm swallows it', () => {
  expect(() => read('npm', 'test')).toThrowError(
    refusal(
      'the command must come after `--`',
      'receipt run [options] -- npm test',
      '(`npm exec` swallows the first `--`; use npx, or `npm exec -- receipt run -- npm test`)',
    ),
  );
});

test('calls no option of the command unknown where `--` is missing', () => {
  expect(() => read('--json', 'npm', 'test', '--watch')).toThrowError(
    refusal(
      'the command must come after `--`',
      'receipt run [options] -- npm test --watch',
      '(`npm exec` swallows the first `--`; use npx, or `npm exec -- receipt run -- npm test --watch`)',
    ),
  );
});

test('refuses two commands', () => {
  expect(() => read('npm', 'test', '--', 'npx', 'vitest')).toThrowError(
    refusal('two commands: `npm test` before `--`, and `npx vitest` after it', 'receipt run [options] -- npx vitest'),
  );
});

test('shows where `--` belongs when it only parts the command from its options', () => {
  expect(() => read('npm', 'test', '--', '--watch=false')).toThrowError(
    refusal('two commands: `npm test` before `--`, and `--watch=false` after it', 'receipt run [options] -- npm test -- --watch=false'),
  );
});

test.each([[[]], [['--']], [['--', '']], [['--json', '--', ' ']]])('asks for a command in %j', (argv) => {
  expect(() => read(...argv)).toThrowError(refusal('there is no command to run', 'receipt run [options] -- npm test'));
});

test('wants one string with --shell, and shows it quoted', () => {
  expect(() => read('--shell', '--', 'npm', 'test')).toThrowError(
    refusal('--shell takes the command as one string, not as 2 words', "receipt run --shell [options] -- 'npm test'"),
  );
  expect(read('--shell', '--', 'npm test || true').command).toEqual(['npm test || true']);
});

test('lists bad options beside a bad command', () => {
  expect(() => read('--tiemout', '1s')).toThrowError(
    expect.objectContaining({
      message: 'the command must come after `--`',
      remedy: expect.stringContaining('unknown option --tiemout; did you mean --timeout?'),
    }),
  );
});

test('takes the word behind a misspelt option for its value', () => {
  expect(read('--siute', 'unit', '--', 'npm', 'test')).toMatchObject({
    command: ['npm', 'test'],
    problems: ['unknown option --siute; did you mean --suite?'],
  });
});
