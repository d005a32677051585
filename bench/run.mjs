// What it costs to run a suite under receipt: a command that prints a lot, bare, under `receipt run`, and as `… | tee log | sha256sum`;
// and what it costs to start. Prints ratios (medians of alternating runs) and the peak memory of receipt's own process, for Linux and macOS.
//   node bench/run.mjs [MIB]... [--cli "node dist/cli/index.js"] [--times 3]
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const root = fileURLToPath(new URL('..', import.meta.url));
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { cli: { type: 'string' }, times: { type: 'string', default: '3' } },
});
const cli = values.cli?.split(' ') ?? [process.execPath, join(root, 'dist/cli/index.js')];
const times = Number(values.times);
const sizes = positionals.length > 0 ? positionals.map(Number) : [256, 1024];
const folder = mkdtempSync(join(tmpdir(), 'receipt-bench-'));

/** Seconds, and the peak memory of the process itself in MiB (null where the system doesn't tell while it runs). */
function timed(command) {
  return new Promise((resolve, reject) => {
    const started = performance.now();
    const child = spawn(command[0], command.slice(1), { cwd: folder, stdio: 'ignore' });
    let peak = null;
    const watch = setInterval(() => {
      peak = Math.max(peak ?? 0, peakOf(child.pid)) || null;
    }, 20);
    child.on('error', reject);
    child.on('close', () => {
      clearInterval(watch);
      resolve({ seconds: (performance.now() - started) / 1000, peak });
    });
  });
}

function peakOf(pid) {
  try {
    return Number(/^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}

const median = (numbers) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)];

/** Runs each command in turn, so that whatever else the machine does meets all of them. */
async function alternate(commands, rounds) {
  const results = Object.fromEntries(Object.keys(commands).map((name) => [name, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, command] of Object.entries(commands)) {
      for (const file of ['.receipt', 'log']) rmSync(join(folder, file), { recursive: true, force: true });
      results[name].push(await timed(command));
    }
  }
  return results;
}

function ratio(results, one, other) {
  return median(results[one].map(({ seconds }, round) => seconds / results[other][round].seconds)).toFixed(2);
}

try {
  for (const mib of sizes) {
    const print = [process.execPath, join(root, 'fixtures/programs/prints.mjs'), String(mib)];
    const results = await alternate(
      {
        bare: print,
        receipt: [...cli, 'run', '--report', 'none', '--', ...print],
        tee: ['bash', '-c', '"$@" | tee log | sha256sum', 'bash', ...print],
      },
      times,
    );
    const seconds = Object.entries(results).map(([name, runs]) => `${name} ${median(runs.map((run) => run.seconds)).toFixed(2)} s`);
    const peaks = results.receipt.flatMap(({ peak }) => (peak === null ? [] : [peak]));
    console.log(`${mib} MiB: ${seconds.join(', ')}`);
    console.log(`  receipt run / bare command      = ${ratio(results, 'receipt', 'bare')}`);
    console.log(`  receipt run / (tee | sha256sum) = ${ratio(results, 'receipt', 'tee')}`);
    console.log(`  peak memory                     = ${peaks.length === 0 ? 'not told here' : `${Math.max(...peaks).toFixed(0)} MiB`}`);
  }
  const starts = await alternate(
    { node: [process.execPath, '-e', '0'], help: [...cli, '--help'], version: [...cli, '--version'] },
    4 * times + 1,
  );
  console.log(
    `start: receipt --version / node -e 0 = ${ratio(starts, 'version', 'node')}, receipt --help / node -e 0 = ${ratio(starts, 'help', 'node')}`,
  );
} finally {
  rmSync(folder, { recursive: true, force: true });
}
