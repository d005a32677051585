import { appendFileSync, copyFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { Capture } from '../../src/adapters/capture.ts';
import { temporaryFolder } from '../support/repository.ts';

const capture = (path: string) => new Capture({ path, limitBytes: 2 ** 30, consume: () => null, display: null });

describe('a log that somebody else meddled with is no evidence', () => {
  test.each<[string, (path: string) => void, RegExp]>([
    ['removed', (path) => rmSync(path), /was removed by somebody else/],
    ['longer', (path) => appendFileSync(path, 'x'), /was changed by somebody else/],
    [
      'replaced',
      (path) => {
        copyFileSync(path, `${path}.copy`);
        renameSync(`${path}.copy`, path);
      },
      /was changed by somebody else/,
    ],
  ])('%s', (_, meddle, message) => {
    const path = join(temporaryFolder(), 'log.txt');
    const log = capture(path);
    void log.take(Buffer.from('output'), false);
    meddle(path);
    expect(() => log.close()).toThrow(expect.objectContaining({ code: 'IO_FAILED', message: expect.stringMatching(message) }));
  });
});
