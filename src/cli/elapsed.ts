import { Writable } from 'node:stream';
import { formatDuration } from '../core/present/quantities.ts';

/** So long nothing must have been printed before we say that the command still runs. */
const SILENCE_MS = 5_000;
const EVERY_MS = 1_000;
const LINE_END = 10;

export interface ElapsedDisplay {
  /** What the command prints goes here, and unchanged to the terminal. */
  readonly stream: Writable;
  /** Takes the line away and stops; to be called in every case. */
  stop(): void;
}

/**
 * A terminal on which one line says how long a silent command has been running. The line is taken away before anything else is printed, and
 * never shown behind a line that has not ended: the command's own output stays as it is.
 * @param terminal a TTY; on anything else nothing of ours may move.
 */
export function showElapsed(terminal: Writable, now: () => number = () => performance.now()): ElapsedDisplay {
  const started = now();
  let last = started;
  let atLineStart = true;
  let shown = false;
  const erase = () => {
    if (shown) terminal.write('\r\u001b[2K');
    shown = false;
  };
  const timer = setInterval(() => {
    if (!atLineStart || now() - last < SILENCE_MS) return;
    erase();
    terminal.write(`\u001b[2m… running for ${formatDuration(Math.floor((now() - started) / 1000) * 1000).replace('.0 s', ' s')}\u001b[22m`);
    shown = true;
  }, EVERY_MS);
  timer.unref();
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      erase();
      last = now();
      if (chunk.length > 0) atLineStart = chunk[chunk.length - 1] === LINE_END;
      // The terminal's pace is the command's pace.
      if (terminal.write(chunk)) done();
      else terminal.once('drain', done);
    },
  });
  return {
    stream,
    stop: () => {
      clearInterval(timer);
      erase();
    },
  };
}
