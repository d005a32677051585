// How much memory a scan of the log keeps, by itself: everything that it adds to the heap, its compiled tables too, looked at behind a collection
// again and again while many MiB of each kind go through. The kinds try to make it grow: names, packages, runs, prefixes, lines without end.
//   node bench/log-state.mjs [MIB]     default 64 of each; 1024 for the plain kinds takes minutes
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { compiledSources } from '../scripts/compiled.mjs';
import { ROOT } from '../scripts/install.mjs';

const MIB = 2 ** 20;
const LOOKS = 16;

/** Lines of every captured log. */
function capturedLines() {
  const runs = join(ROOT, 'fixtures/runs');
  const logs = readdirSync(runs, { recursive: true }).filter((path) => path.endsWith('log.txt'));
  return logs.flatMap((log) => readFileSync(join(runs, log), 'latin1').split('\n'));
}
const captured = capturedLines();
const capturedLine = (n) => captured[(n * 7919) % captured.length];

/** What the nth line (or lines) of each kind is, as bytes. */
const KINDS = {
  plain: (n) => `processing item number ${n} of the long list of items\n`,
  ansi: (n) => `\x1b[2m  \x1b[32m\xe2\x9c\x93\x1b[39m\x1b[22m handles case ${n} of the list\x1b[2m 3ms\x1b[0m\n`,
  'one line': () => 'x'.repeat(MIB),
  'long lines': (n) => `${'x'.repeat(5_000)}${n}\n`,
  'tests that never end': (n) => `=== RUN   TestSomething${n}_with_a_name_of_some_length\n`,
  'packages that never end': (n) => `{"Action":"run","Package":"example.com/some/p${n}","Test":"TestA"}\n`,
  'packages times tests': (n) => `{"Action":"run","Package":"example.com/p${n % 2_000}","Test":"${'T'.repeat(150)}${n}"}\n`,
  'packages that end': (n) =>
    `{"Action":"run","Package":"p${n}","Test":"TestA"}\n{"Action":"pass","Package":"p${n}","Test":"TestA"}\n{"Action":"pass","Package":"p${n}"}\n`,
  browsers: (n) => `Chrome ${n} (Linux): Executed 1 of 5 (0.512 secs / 0.001 secs)\n`,
  runs: (n) => `======== test session starts ========\ncollected 5 items\n======== 5 passed, 1 warning in ${n}.12s ========\n`,
  'runs that never end': () => '======== test session starts ========\ncollected 5 items\n',
  words: (n) => `======== 5 passed, 3 ${n.toString(26).replace(/\d/g, (digit) => 'qrstuvwxyz'[digit])} in 0.12s ========\n`,
  prefixes: (n) => `[task${n}] ok ${n} - does a thing\n[task${n}] ok ${n} - does\n`,
  crashes: (n) => `run.sh: line ${n}: 4711 Segmentation fault      (core dumped) x${n}\n`,
  plans: (n) => `1..5\nok ${n} - does a thing\n`,
  'lines of all runners': capturedLine,
  'lines of all runners under prefixes': (n) => `task${n % 1_500}: ${capturedLine(n)}\n`,
  'lines of all runners, put together': (n) => `${capturedLine(n).slice(0, n % 60)}${capturedLine(n + 1).slice(n % 50)}\n`,
};

function usedMiB() {
  globalThis.gc();
  globalThis.gc();
  const { heapUsed, external } = process.memoryUsage();
  return (heapUsed + external) / MIB;
}

/** In a process of its own: @returns the most that the scan has kept, in MiB. */
async function measure(kind, mib, scanner) {
  const { createLogScanner } = await import(scanner);
  const before = usedMiB();
  const scan = createLogScanner();
  let most = 0;
  let n = 0;
  for (let written = 0, look = 1; written < mib * MIB; ) {
    let text = '';
    while (text.length < 65_536) text += KINDS[kind](n++);
    const block = Buffer.from(text, 'latin1');
    text = '';
    scan.write(block);
    written += block.length;
    if (written < (look * mib * MIB) / LOOKS) continue;
    look += 1;
    most = Math.max(most, usedMiB() - before);
  }
  scan.end();
  return most;
}

const [first, kind, scanner] = process.argv.slice(2);
const mib = Number(first ?? 64);
if (kind !== undefined) console.log((await measure(kind, mib, scanner)).toFixed(1));
else {
  const folder = mkdtempSync(join(tmpdir(), 'receipt-bench-'));
  try {
    compiledSources(folder);
    const scan = pathToFileURL(join(folder, 'lib/core/parse/log-scanner.js')).href;
    for (const name of Object.keys(KINDS)) {
      const args = ['--expose-gc', fileURLToPath(import.meta.url), String(mib), name, scan];
      const { stdout } = spawnSync(process.execPath, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });
      console.log(`${stdout.trim().padStart(6)} MiB kept, ${mib} MiB of ${name}`);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
