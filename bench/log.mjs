// What scanning the log costs: lines of several kinds through a pipe, hashed and stored, without the scanner, with it on a thread of its own
// as a run has it, and with it on the same thread. Prints MiB/s, the ratios to the run without, and how much processor time a MiB takes. What is
// measured is the present src, compiled for the occasion. Of each kind the best of alternating rounds counts: whatever else a machine does only
// slows; and where it does much, look at the processor time: on an idle machine with two cores the thread costs nothing as long as it takes
// less of it than the run without.
//   node bench/log.mjs [MIB] [--kinds plain,ansi,line] [--times 5]
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { closeSync, mkdtempSync, openSync, rmSync, writeFileSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { compiledSources } from '../scripts/compiled.mjs';

const MIB = 2 ** 20;
/** A line of each kind; `@n` stands for its number, `^` for the escape character. null: one line without end. */
const KINDS = {
  plain: 'processing item number @n of the long list of items',
  tap: 'ok @n - does a thing with a name of usual length (12.34 ms)',
  ansi: '^[2m  ^[32m✓^[39m^[22m handles case @n of the list^[2m 3ms^[0m',
  stamped: '2026-03-02T09:15:04.1234567Z processing item number @n of the list',
  prefixed: '[server] handled request number @n in a few milliseconds',
  go: '=== RUN   TestSomething@n\n--- PASS: TestSomething@n (0.00s)',
  line: null,
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { kinds: { type: 'string', default: Object.keys(KINDS).join() }, times: { type: 'string', default: '5' } },
});
const mib = Number(positionals[0] ?? 1024);
const folder = mkdtempSync(join(tmpdir(), 'receipt-bench-'));

/** The scanner of the present sources: on a thread, or here. */
async function compiledScan() {
  const load = compiledSources(folder);
  const thread = join(folder, 'thread.js');
  writeFileSync(thread, "import { scanOnThread } from './lib/adapters/scan-worker.js';\nscanOnThread();\n");
  const { startLogScan } = await load('adapters/scan-thread');
  return { thread: () => startLogScan({}, pathToFileURL(thread)), here: () => startLogScan({}, null), none: () => null };
}

/** A program that prints so many MiB of a kind in blocks of about 1 MiB. */
function printer(kind, size) {
  const line = KINDS[kind];
  const lines =
    line === null ? ['x'.repeat(MIB)] : Array.from({ length: 16_384 }, (_, n) => `${line.replaceAll('@n', n).replaceAll('^', '\x1b')}\n`);
  writeFileSync(join(folder, 'block'), lines.join(''));
  return `const { readFileSync, writeSync } = require('node:fs'); const block = readFileSync('${join(folder, 'block')}'); let left = ${size * MIB};
    while (left > 0) { for (let at = 0; at < block.length; ) at += writeSync(1, block, at); left -= block.length; }`;
}

/** @returns MiB/s, and milliseconds of processor time a MiB, of a run that stores and hashes what a command prints, and shows it to a scan, if any. */
async function run(kind, size, scan) {
  const started = performance.now();
  const before = process.cpuUsage();
  const child = spawn(process.execPath, ['-e', printer(kind, size)], { stdio: ['ignore', 'pipe', 'inherit'] });
  const file = openSync(join(folder, 'log'), 'w');
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const chunk of child.stdout) {
    hash.update(chunk);
    writeSync(file, chunk);
    const room = scan?.write(chunk);
    if (room) await room;
    bytes += chunk.length;
  }
  await scan?.end();
  hash.digest();
  closeSync(file);
  const { user, system } = process.cpuUsage(before);
  return { rate: bytes / MIB / ((performance.now() - started) / 1000), cpu: (user + system) / 1000 / (bytes / MIB) };
}

const best = (runs) => Math.max(...runs.map(({ rate }) => rate));
const least = (runs) => Math.min(...runs.map(({ cpu }) => cpu));
const columns = (values, digits) => values.map((value) => value.toFixed(digits).padStart(8)).join('');

try {
  const scans = await compiledScan();
  console.log('                   MiB/s                      ratio        processor ms/MiB');
  console.log('           without  thread    same    thread    same   without  thread    same');
  for (const kind of values.kinds.split(',')) {
    const size = kind === 'line' ? Math.min(mib, 256) : mib;
    const runs = { none: [], thread: [], here: [] };
    for (let round = 0; round < Number(values.times); round += 1) {
      for (const how of Object.keys(runs)) runs[how].push(await run(kind, size, scans[how]()));
    }
    const all = Object.values(runs);
    const ratios = [runs.thread, runs.here].map((each) => best(each) / best(runs.none));
    console.log(`${kind.padEnd(10)}${columns(all.map(best), 0)}  ${columns(ratios, 2)}  ${columns(all.map(least), 2)}   ${size} MiB`);
  }
  console.log(`peak memory ${(process.resourceUsage().maxRSS / 1024).toFixed(0)} MiB`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
