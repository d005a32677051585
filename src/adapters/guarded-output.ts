import { randomBytes } from 'node:crypto';
import { Writable } from 'node:stream';

const LINE_END = '\n';
/** As much as may wait here for a slow reader of our output. */
const WAITING_BYTES = 2 ** 20;

/** Output of somebody else, between marks that keep GitHub's runner from reading commands in it. */
export interface GuardedOutput {
  /** Where the output goes. */
  readonly stream: Writable;
  /** Ends the output and lets commands be read again; what comes later is dropped. */
  release(): Promise<void>;
}

/**
 * Stops workflow commands with a random token until they are released. The runner reads commands in both streams, in two syntaxes, one of
 * them anywhere in a line: nothing short of stopping them is enough. It masks the token, so that not even the log tells it.
 */
export function guardOutput(out: Writable): GuardedOutput {
  const token = randomBytes(16).toString('hex');
  out.write(`::stop-commands::${token}${LINE_END}`);
  let last = LINE_END.charCodeAt(0);
  const stream = new Writable({
    highWaterMark: WAITING_BYTES,
    write(chunk: Buffer, _encoding, done) {
      last = chunk.at(-1) ?? last;
      // Not a failure of the command: whoever reads our output has gone.
      out.write(chunk, () => done());
    },
  });
  return {
    stream,
    async release() {
      await new Promise<void>((resolve) => {
        stream.end(() => resolve());
      });
      // Behind the end nobody's late output may fail the step.
      stream.on('error', () => {});
      out.write(`${last === LINE_END.charCodeAt(0) ? '' : LINE_END}::${token}::${LINE_END}`);
    },
  };
}
