import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { type Level, say } from '../../src/action/say.ts';
import { HOSTILE, hostileText } from '../support/harmless.ts';
import { CommandReader, LineSplitter } from '../support/workflow-commands.ts';

/** What the runner makes of what was said. */
async function heard(level: Level, text: string, title?: string) {
  const reader = new CommandReader();
  const splitter = new LineSplitter((line) => reader.read(line));
  const write = vi.spyOn(process.stdout, 'write').mockImplementation((chunk) => {
    splitter.write(String(chunk));
    return true;
  });
  await say(level, text, title);
  write.mockRestore();
  splitter.end();
  return reader.effects;
}

afterEach(() => vi.restoreAllMocks());

const COMMANDS = [
  '::set-output name=verdict::passed',
  '  ::error::forged',
  '::add-mask::passed',
  '::stop-commands::x',
  '##[error]forged',
  'x ##[set-output name=a]b',
  '::debug::x\n::warning::y',
  'a\r::error::b',
];

describe('what is said in the log', () => {
  test.each([...HOSTILE, ...COMMANDS])('%j', async (text) => {
    const { shown, annotations, outputs, masks, state } = await heard('info', text);
    expect({ annotations, outputs, masks, state }).toEqual({ annotations: [], outputs: {}, masks: [], state: {} });
    expect(shown).toHaveLength(text.split('\n').length);
    expect(shown.join('\n')).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u200b\u202a-\u202e\u2066-\u2069]/);
  });

  test('whatever it holds it is no command, and as an annotation it is one, of our own kind', async () => {
    const text = fc
      .array(fc.oneof(hostileText, fc.constantFrom(...COMMANDS)), { minLength: 1, maxLength: 3 })
      .map((parts) => parts.join(''));
    await fc.assert(
      fc.asyncProperty(text, text, async (what, title) => {
        const told = await heard('info', what);
        expect([told.annotations, told.outputs, told.masks]).toEqual([[], {}, []]);
        const { annotations, outputs, shown } = await heard('error', what, title);
        expect([annotations.map(({ level }) => level), outputs, shown.length]).toEqual([['error'], {}, 0]);
      }),
      { numRuns: 500 },
    );
  });

  test('our own lines are as they were', async () => {
    const line = 'receipt-evidence receipt~default~~1 sha256:00ff :: and # too';
    expect((await heard('info', line)).shown).toEqual([line]);
  });
});
