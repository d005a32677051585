import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { INPUT_NAMES, readInputs, variableOf } from '../../src/action/inputs.ts';
import { ROOT } from '../support/root.ts';
import { parseActionFile } from '../support/workflows.ts';

const text = readFileSync(join(ROOT, 'action.yml'), 'utf8');
const action = parseActionFile('action.yml', text);

describe('action.yml', () => {
  test("GitHub's own parser has nothing against it", () => expect(action.problems).toEqual([]));

  test('is found by the parser to be wrong where it is', () => {
    const broken = text.replace('node24', 'node99').replace('  post:', '  psot:');
    expect(parseActionFile('action.yml', broken).problems.length).toBeGreaterThanOrEqual(2);
  });

  test('runs main, and post whatever became of main', () => {
    expect(action.runs).toEqual({ using: 'node24', main: 'dist/action/main.js', post: 'dist/action/post.js', 'post-if': 'always()' });
  });

  test('has the inputs that the code reads', () => expect(Object.keys(action.inputs).sort()).toEqual([...INPUT_NAMES].sort()));

  test('describes every input and output', () => {
    for (const [name, { description }] of Object.entries({ ...action.inputs, ...action.outputs })) {
      expect(description.length, name).toBeGreaterThan(10);
    }
  });

  test('its defaults mean what leaving an input out means', () => {
    const defaults = Object.entries(action.inputs).flatMap(([name, input]) =>
      input.default === undefined ? [] : [[variableOf(name), input.default]],
    );
    // What GitHub puts for the two expressions in a job without a matrix.
    const given = { [variableOf('token')]: 't', [variableOf('matrix')]: 'null', [variableOf('command')]: 'npm test' };
    expect(readInputs({ ...Object.fromEntries(defaults), ...given })).toEqual(readInputs({ ...given, [variableOf('matrix')]: '' }));
    expect(action.inputs['token']?.default).toContain('github.token');
    expect(action.inputs['matrix']?.default).toContain('toJSON(matrix)');
  });
});
