// Whether any expression that meets a line of a log, or a command's words, could take more than linear time: all are read by a static linter
// (scslre), and those for lines also timed on lines made to keep them busy. Exit 1 where one is found.
//   node scripts/lint-expressions.mjs [--ms 0.5]
// A line that is matched by its beginning is cut at 8 KiB; so long are the lines here. --ms is what one may take at best of six: linear ones take
// hundredths.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { analyse } from 'scslre';
import { compiledSources } from './compiled.mjs';
import { ROOT } from './install.mjs';

const { values } = parseArgs({ options: { ms: { type: 'string', default: '0.5' } } });
const LENGTH = 8 * 1024;
/** Samples of an expression that are grown, and the longest part of one that is repeated. */
const SAMPLES = 3;
const LONGEST = 16;

const folder = mkdtempSync(join(tmpdir(), 'receipt-expressions-'));

/** Every expression in a value, with the path that leads to it. */
function expressionsIn(value, path) {
  if (value instanceof RegExp) return [{ path, re: value }];
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, inner]) => expressionsIn(inner, `${path}.${key}`));
}

/** Lines of all captured logs, and those that the profiles quote, as bytes. */
function sampleLines() {
  const lines = new Set();
  const runs = join(ROOT, 'fixtures/runs');
  const logs = readdirSync(runs, { recursive: true }).filter((path) => path.endsWith('log.txt'));
  for (const log of logs) for (const line of readFileSync(join(runs, log), 'latin1').split('\n')) lines.add(line.trimEnd());
  const sources = ['src/core/runners', 'src/core/parse'].flatMap((path) =>
    readdirSync(join(ROOT, path)).map((name) => join(ROOT, path, name)),
  );
  for (const source of sources)
    for (const [, quoted] of readFileSync(source, 'latin1').matchAll(/["'`]([^"'`\n]{3,180})["'`]/g))
      lines.add(quoted.replaceAll('\\t', '\t'));
  return [...lines].filter((line) => line.length < 200);
}

/** Lines that an expression nearly matches: a part of a sample again and again, then the rest of it, or what can't be a rest. */
function* grown(line) {
  for (let from = 0; from < line.length; from++) {
    for (let length = 1; length <= LONGEST && from + length <= line.length; length++) {
      const part = line.slice(from, from + length);
      const many = line.slice(0, from) + part.repeat(Math.ceil(LENGTH / length));
      yield `${many}\x01`;
      yield `${many}${line.slice(from + length)}\x01`;
    }
  }
}

function milliseconds(re, line) {
  const started = process.hrtime.bigint();
  re.test(line);
  return Number(process.hrtime.bigint() - started) / 1e6;
}

/** The slowest of the lines that are grown from samples; a slow one counts only where it is slow each time. */
function slowest(re, samples, allowed) {
  let worst = { ms: 0, line: '' };
  for (const line of samples.flatMap((sample) => [...grown(sample)])) {
    let ms = milliseconds(re, line);
    for (let again = 0; again < 5 && ms > allowed; again++) ms = Math.min(ms, milliseconds(re, line));
    if (ms > worst.ms) worst = { ms, line };
  }
  return worst;
}

try {
  const load = compiledSources(folder);
  const { PROFILES } = await load('core/runners/index');
  const { toBytes } = await load('core/parse/byte-patterns');
  const { SYSTEM_RULES } = await load('core/parse/log-signs');
  const { ESCAPES, TIMESTAMP, PREFIXES } = await load('core/parse/log-lines');

  const ofLines = [
    ...PROFILES.flatMap((profile) => expressionsIn(profile.log, profile.name)),
    ...expressionsIn(SYSTEM_RULES, 'log-signs'),
    ...expressionsIn({ ESCAPES, TIMESTAMP, PREFIXES }, 'log-lines'),
  ].map(({ path, re }) => ({ path, re: new RegExp(toBytes(re).re.source, re.flags.replace(/[gyu]/g, '')) }));
  const ofCommands = PROFILES.flatMap((profile) => expressionsIn(profile.argv, `${profile.name}.argv`));

  const found = [];
  for (const { path, re } of [...ofLines, ...ofCommands]) {
    const { reports } = analyse(re, { reportTypes: { Move: false } });
    for (const { type, exponential } of reports)
      found.push(`${path}: ${exponential ? 'exponential' : 'polynomial'} (${type}) ${re.source}`);
  }
  const lines = sampleLines();
  let timed = 0;
  let worst = { ms: 0, path: '' };
  for (const { path, re } of ofLines) {
    const samples = lines.filter((line) => re.test(line)).slice(0, SAMPLES);
    timed += samples.length > 0 ? 1 : 0;
    const { ms, line } = slowest(re, samples, Number(values.ms));
    if (ms > worst.ms) worst = { ms, path };
    if (ms > Number(values.ms))
      found.push(`${path}: ${ms.toFixed(1)} ms for a line of ${line.length} bytes, ${JSON.stringify(line.slice(0, 80))}…`);
  }
  for (const line of found) console.error(line);
  console.log(
    `${ofLines.length + ofCommands.length} expressions read, ${timed} timed, ${found.length} found; the slowest: ${worst.ms.toFixed(2)} ms, ${worst.path}`,
  );
  process.exitCode = found.length > 0 ? 1 : 0;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
