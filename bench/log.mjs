// What scanning the log costs: lines of several kinds through a pipe, hashed and stored, without the scanner, with it on a thread of its own
// as a run has it, and with it on the same thread. Prints MiB/s (medians of alternating rounds) and the ratios to the run without. What is
// measured is the present src, compiled for the occasion.
//   node bench/log.mjs [MIB] [--kinds plain,ansi,line] [--times 3]
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { closeSync, mkdtempSync, openSync, rmSync, symlinkSync, writeFileSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';

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
  options: { kinds: { type: 'string', default: Object.keys(KINDS).join() }, times: { type: 'string', default: '3' } },
});
const mib = Number(positionals[0] ?? 1024);
const root = fileURLToPath(new URL('..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'receipt-bench-'));

/** The scanner of the present sources: on a thread, or here. */
async function compiledScan() {
  const compiled = spawnSync(process.execPath, [
    join(root, 'node_modules/typescript/bin/tsc'),
    '-p',
    root,
    '--outDir',
    join(folder, 'lib'),
  ]);
  if (compiled.status !== 0) throw new Error(`src does not compile:\n${compiled.stdout}`);
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  const thread = join(folder, 'thread.js');
  writeFileSync(thread, "import { scanOnThread } from './lib/adapters/scan-worker.js';\nscanOnThread();\n");
  const { startLogScan } = await import(pathToFileURL(join(folder, 'lib/adapters/scan-thread.js')).href);
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

/** @returns MiB/s of a run that stores and hashes what a command prints, and shows it to a scan, if any. */
async function run(kind, size, scan) {
  const started = performance.now();
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
  return bytes / MIB / ((performance.now() - started) / 1000);
}

const median = (numbers) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)];
const show = (number) => number.toFixed(0).padStart(5);

try {
  const scans = await compiledScan();
  console.log('           without   thread     same      thread   same   (MiB/s, and the ratio to the run without)');
  for (const kind of values.kinds.split(',')) {
    const size = kind === 'line' ? Math.min(mib, 256) : mib;
    const rates = { none: [], thread: [], here: [] };
    for (let round = 0; round < Number(values.times); round += 1) {
      for (const how of Object.keys(rates)) rates[how].push(await run(kind, size, scans[how]()));
    }
    const ratio = (how) => median(rates[how].map((rate, round) => rate / rates.none[round])).toFixed(2);
    const shown = Object.values(rates).map((each) => show(median(each)));
    console.log(`${kind.padEnd(10)} ${shown.join('    ')}        ${ratio('thread')}   ${ratio('here')}   ${size} MiB`);
  }
  console.log(`peak memory ${(process.resourceUsage().maxRSS / 1024).toFixed(0)} MiB`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
