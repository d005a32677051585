import { type Attack, blocked } from '../../support/attack/attack.ts';
import { tamper } from '../../support/attack/moves.ts';

const edited = (change: (text: string) => string) =>
  blocked('incomplete', 'receipt-malformed', async (world) => {
    await tamper(world, (files) => {
      const text = String(files.get('receipt.json'));
      const put = change(text);
      if (put === text) throw new Error('nothing was changed');
      files.set('receipt.json', Buffer.from(put));
    });
  });

export default {
  'a key twice': edited((text) => text.replace('"schema"', '"schema": "receipt/v1",\n  "schema"')),
  'a key that is every object’s': edited((text) => text.replace('{', '{\n  "__proto__": { "outcome": "passed" },')),
  'a key that there is none of': edited((text) => text.replace('{', '{\n  "trusted": true,')),
  'a number that is too large': edited((text) => text.replace(/"duration_ms": \d+/, '"duration_ms": 1e400')),
  'brackets without end': edited(() => '['.repeat(200_000)),
  'a name of a thousand thousand characters': edited((text) => text.replace('"name": "default"', `"name": "${'x'.repeat(1_000_000)}"`)),
  'a version that is not known': edited((text) => text.replace('receipt/v1"', 'receipt/v9"')),
} satisfies Attack;
