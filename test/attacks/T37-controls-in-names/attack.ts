import { type Attack, blocked } from '../../support/attack/attack.ts';
import { pushAndRun } from '../../support/attack/moves.ts';
import { named, pages } from '../../support/attack/names.ts';

const HOSTILE = 'adds\u202e\u2066\u200b\u{e0041}\u0085\r\u001b[2K\u001b]0;PASSED\u0007 1';
const RAW = /[\u202a-\u202e\u2066-\u2069\u200b\u0000-\u0008\u000b-\u001f\u007f-\u009f]|[\u{e0000}-\u{e007f}]/u;

export default {
  'of terminals and of text that runs the other way': blocked(
    'failed',
    'test-failures',
    async (world) => await pushAndRun(world, named(HOSTILE)),
    (_, end) => {
      for (const page of pages(end)) {
        const found = RAW.exec(page);
        if (found !== null) throw new Error(`a raw U+${found[0].codePointAt(0)?.toString(16)} is shown:\n${page}`);
      }
    },
  ),
} satisfies Attack;
