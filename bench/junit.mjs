// How fast, and in how much memory, reports are read: `receipt lint` against fast-xml-parser's DOM and Python's expat (start handler only),
// on generated reports that are the same each time. Prints medians of alternating runs, by the clock and by the
// processor's time, which a busy machine doesn't stretch; the latter and peak memory on Linux.
//   node bench/junit.mjs [MIB]... [--bytes 300] [--failing 0.01] [--times 3] [--cli "node dist/cli/index.js"] [--keep FILE]
import { spawn, spawnSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, readFileSync, renameSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';

const root = fileURLToPath(new URL('..', import.meta.url));
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    bytes: { type: 'string', default: '300' },
    failing: { type: 'string', default: '0.01' },
    times: { type: 'string', default: '3' },
    cli: { type: 'string' },
    keep: { type: 'string' },
  },
});
const cli = values.cli?.split(' ') ?? [process.execPath, join(root, 'dist/cli/index.js')];
const MIB = 2 ** 20;
const folder = mkdtempSync(join(tmpdir(), 'receipt-bench-'));

/** Numbers from 0 to 1 that are the same each time (mulberry32). */
function randomNumbers(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const LINE = '2026-01-01T12:00:00.123Z INFO  worker-3 item 4711 -&gt; done in 12.5 ms, naïve &amp; quick\n';
const TRACE = 'AssertionError: expected 1 to be 2\n    at Context.&lt;anonymous&gt; (test/sample.test.js:16:12)\n';

/** Writes a report of about `size` bytes, suite by suite: `bytes` of output for each case, a share `failing` of them red. @returns cases. */
function generate(path, size, bytes, failing) {
  const random = randomNumbers(1);
  const output = bytes > 0 ? `<system-out>${LINE.repeat(Math.ceil(bytes / LINE.length)).slice(0, -1)}</system-out>` : '';
  const file = openSync(path, 'w');
  let written = writeSync(file, '<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="bench">\n');
  let cases = 0;
  for (let suite = 0; written < size; suite++) {
    const parts = [];
    let red = 0;
    for (let i = 0; i < 50; i++) {
      const fails = random() < failing;
      if (fails) red++;
      const failure = fails ? `<failure message="expected 1 to be 2" type="AssertionError">${TRACE}</failure>` : '';
      parts.push(
        `<testcase name="does thing ${i} of ${suite}" classname="com.example.Suite${suite}" time="0.0${i}">${failure}${output}</testcase>`,
      );
    }
    const head = `<testsuite name="suite ${suite}" tests="50" failures="${red}" errors="0">\n`;
    written += writeSync(file, `${head}  ${parts.join('\n  ')}\n</testsuite>\n`);
    cases += 50;
  }
  writeSync(file, '</testsuites>\n');
  closeSync(file);
  return cases;
}

const fxp = pathToFileURL(join(root, 'node_modules/fast-xml-parser/src/fxp.js'));
const DOM = `import { readFileSync } from 'node:fs';
import { XMLParser } from '${fxp}';
new XMLParser({ ignoreAttributes: false }).parse(readFileSync(process.argv[1], 'utf8'));`;
const EXPAT = `import sys
from xml.parsers import expat
parser = expat.ParserCreate()
parser.StartElementHandler = lambda name, attributes: None
parser.ParseFile(open(sys.argv[1], 'rb'))`;
const python = spawnSync('python3', ['--version']).status === 0;

/** Of a process and its threads, in steps of 10 ms. */
function cpuSeconds(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

/** Seconds, those of the processor, and peak memory in MiB (0 where the system doesn't tell). */
function timed(command) {
  return new Promise((resolve, reject) => {
    const started = performance.now();
    const child = spawn(command[0], command.slice(1), { cwd: folder, stdio: 'ignore' });
    let peak = 0;
    let cpu = 0;
    const watch = setInterval(() => {
      try {
        peak = Math.max(peak, Number(/^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1] ?? 0) / 1024);
        cpu = cpuSeconds(child.pid);
      } catch {}
    }, 20);
    child.on('error', reject);
    child.on('close', (code) => {
      clearInterval(watch);
      resolve({ seconds: (performance.now() - started) / 1000, cpu, peak, code });
    });
  });
}

const median = (numbers) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)];
const mediansOf = (results) => [median(results.map(({ seconds }) => seconds)), median(results.map(({ cpu }) => cpu))];

try {
  for (const mib of positionals.length > 0 ? positionals.map(Number) : [10, 100, 600]) {
    const path = join(folder, `${mib}.xml`);
    const cases = generate(path, mib * MIB, Number(values.bytes), Number(values.failing));
    const commands = { 'receipt lint': [...cli, 'lint', '--json', '--max-report-size', '4GiB', path] };
    // Beyond 512 MiB a file is no string, and its DOM no heap.
    if (mib <= 200)
      commands['fast-xml-parser DOM'] = [process.execPath, '--max-old-space-size=8192', '--input-type=module', '-e', DOM, path];
    if (python) commands["Python's expat"] = ['python3', '-c', EXPAT, path];
    const runs = Object.fromEntries(Object.keys(commands).map((name) => [name, []]));
    for (let round = 0; round < Number(values.times); round++) {
      for (const [name, command] of Object.entries(commands)) runs[name].push(await timed(command));
    }
    console.log(`${mib} MiB, ${cases} cases, ${values.bytes} bytes of output each, ${values.failing} failing`);
    const [ours, oursCpu] = mediansOf(runs['receipt lint']);
    for (const [name, results] of Object.entries(runs)) {
      const [seconds, cpu] = mediansOf(results);
      const peak = Math.max(...results.map((result) => result.peak));
      const failed = results.some(({ code }) => code !== 0) ? '  FAILED' : '';
      const byCpu = cpu > 0 ? ` (${(oursCpu / cpu).toFixed(2)} of the processor's)` : '';
      const against = name === 'receipt lint' ? '' : `  receipt takes ${(ours / seconds).toFixed(2)} of its time${byCpu}`;
      const rate = `${(mib / seconds).toFixed(0).padStart(5)} MiB/s  ${seconds.toFixed(2).padStart(6)} s  cpu ${cpu.toFixed(2).padStart(6)} s`;
      console.log(`  ${name.padEnd(20)}${rate}  peak ${peak.toFixed(0).padStart(5)} MiB${against}${failed}`);
    }
    if (values.keep) renameSync(path, values.keep);
    else rmSync(path);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
