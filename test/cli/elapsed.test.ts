import { PassThrough } from 'node:stream';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { showElapsed } from '../../src/cli/elapsed.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const LINE = (time: string) => `\u001b[2m… running for ${time}\u001b[22m`;
const ERASE = '\r\u001b[2K';

function terminal() {
  const stream = new PassThrough();
  return { stream, shown: () => String(stream.read() ?? '') };
}

const print = (stream: NodeJS.WritableStream, text: string) => new Promise<void>((resolve) => stream.write(text, () => resolve()));

test('says how long a silent command has been running, once a second', () => {
  const { stream, shown } = terminal();
  const elapsed = showElapsed(stream);
  vi.advanceTimersByTime(4000);
  expect(shown()).toBe('');
  vi.advanceTimersByTime(2000);
  expect(shown()).toBe(LINE('5 s') + ERASE + LINE('6 s'));
  elapsed.stop();
  expect(shown()).toBe(ERASE);
  vi.advanceTimersByTime(20_000);
  expect(shown()).toBe('');
});

test('takes the line away before anything is printed, and waits for the next silence', async () => {
  const { stream, shown } = terminal();
  const elapsed = showElapsed(stream);
  vi.advanceTimersByTime(5000);
  expect(shown()).toBe(LINE('5 s'));
  await print(elapsed.stream, 'ok\n');
  expect(shown()).toBe(`${ERASE}ok\n`);
  vi.advanceTimersByTime(4000);
  expect(shown()).toBe('');
  vi.advanceTimersByTime(1000);
  expect(shown()).toBe(LINE('10 s'));
  elapsed.stop();
});

test('never stands behind a line that has not ended', async () => {
  const { stream, shown } = terminal();
  const elapsed = showElapsed(stream);
  await print(elapsed.stream, 'waiting …');
  vi.advanceTimersByTime(60_000);
  elapsed.stop();
  expect(shown()).toBe('waiting …');
});

test("takes the terminal's pace for the command's", async () => {
  const stream = new PassThrough({ highWaterMark: 1 });
  const elapsed = showElapsed(stream);
  let done = false;
  const printed = print(elapsed.stream, 'a long line\n').then(() => {
    done = true;
  });
  await Promise.resolve();
  expect(done).toBe(false);
  stream.resume();
  await printed;
  elapsed.stop();
});
