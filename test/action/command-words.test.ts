import { execFileSync } from 'node:child_process';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { splitCommand } from '../../src/action/command-words.ts';

describe('splitCommand', () => {
  test.each<[string, string[]]>([
    ['npm test', ['npm', 'test']],
    ['  npx   vitest\trun ', ['npx', 'vitest', 'run']],
    [`node -e 'console.log("a b")'`, ['node', '-e', 'console.log("a b")']],
    ['echo "it\'s" a\\ b "x\\"y" \'$HOME\'', ['echo', "it's", 'a b', 'x"y', '$HOME']],
    ['a "" \'\'', ['a', '', '']],
    ['a"b"\'c\'d', ['abcd']],
    ['go test ./... -run=^Test#1', ['go', 'test', './...', '-run=^Test#1']],
    ['npx vitest run \\\n  --reporter=junit', ['npx', 'vitest', 'run', '--reporter=junit']],
    ['mocha test/*.spec.js', ['mocha', 'test/*.spec.js']],
    ['prettier --check --option=A=b', ['prettier', '--check', '--option=A=b']],
  ])('%s', (line, words) => expect(splitCommand(line)).toEqual({ words }));

  test.each<[string, RegExp]>([
    ['npm test && npm run e2e', /`&` outside quotes.*`shell: true`/],
    ['npm test | tee log', /`\|`/],
    ['npm test; exit 0', /`;`/],
    ['npm test > log', /`>`/],
    ['echo $HOME', /`\$`/],
    ['echo "$HOME"', /`\$` in double quotes/],
    ['echo `date`', /```/],
    ['(npm test)', /`\(`/],
    ['npm test # all', /`#`/],
    ['CI=1 npm test', /sets a variable before the command/],
    ['npm ci\nnpm test', /several lines/],
    ["echo 'open", /single quote that is never closed/],
    ['echo "open', /double quote that is never closed/],
    ['echo \\', /ends in a backslash/],
    ['   ', /empty/],
  ])('%j is refused', (line, problem) => expect(splitCommand(line)).toEqual({ problem: expect.stringMatching(problem) }));

  test.skipIf(process.platform === 'win32')('agrees with a shell on every line that it takes', () => {
    const lines = fc
      .array(fc.constantFrom('a', 'b', ' ', '\t', "'", '"', '\\', '=', '/', '.', '-', 'é', '\n'), { maxLength: 14 })
      .map((parts) => `x ${parts.join('')}`);
    const taken: { line: string; words: readonly string[] }[] = [];
    for (const line of fc.sample(lines, { numRuns: 400, seed: 7 })) {
      const split = splitCommand(line);
      if ('words' in split) taken.push({ line, words: split.words });
    }
    expect(taken.length).toBeGreaterThan(100);
    const script = taken.map(({ line }) => `set -f; set -- ${line}\nprintf '%s\\0' "$@"; printf '\\1'`).join('\n');
    const seen = execFileSync('bash', ['--norc', '-c', script], { encoding: 'utf8' }).split('\u0001').slice(0, -1);
    expect(seen.map((text) => text.split('\0').slice(0, -1))).toEqual(taken.map(({ words }) => words));
  });
});
