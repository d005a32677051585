// Plays recorded runs through the action: dist/action/main.js, started as GitHub's runner starts it, with a command that writes the recorded
// log and reports and ends as the recorded command ended. Prints one line each: outcome, deciding reason, folder.
//   node scripts/replay.mjs [--dist dist/action] FOLDER...
// A FOLDER holds log.txt, exit_code (a number or a signal's name), report*.xml, and perhaps context.json (min_tests; run_started_at and
// report_mtime: an earlier report lies there, tracked, before the run). Exit 0: every run gave a verdict.
import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from './install.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { dist: { type: 'string', default: join(ROOT, 'dist/action') } },
});
const main = resolve(values.dist, 'main.js');
const OUTCOMES = ['passed', 'failed', 'incomplete'];

function git(cwd, ...args) {
  const identity = ['-c', 'user.name=Replay', '-c', 'user.email=replay@example.invalid'];
  const done = spawnSync('git', [...identity, ...args], { cwd, encoding: 'utf8' });
  if (done.status !== 0) throw new Error(`git ${args.join(' ')}: ${done.stderr}`);
  return done.stdout.trim();
}

/** A clone with one commit; reports that are not the run's are part of it. */
function checkout(path, folder, earlier) {
  mkdirSync(path);
  for (const report of earlier) copyFileSync(join(folder, report), join(path, report));
  writeFileSync(join(path, '.gitignore'), 'report*.xml\n');
  git(path, 'init', '--quiet');
  git(path, 'add', '--force', '.');
  git(path, 'commit', '--quiet', '--message', 'replay');
  return git(path, 'rev-parse', 'HEAD');
}

function replay(folder) {
  const scratch = mkdtempSync(join(tmpdir(), 'receipt-replay-'));
  try {
    const context = existsSync(join(folder, 'context.json')) ? JSON.parse(readFileSync(join(folder, 'context.json'), 'utf8')) : {};
    const reports = readdirSync(folder).filter((name) => /^report.*\.xml$/.test(name));
    const workspace = join(scratch, 'work');
    const sha = checkout(workspace, folder, context.report_mtime < context.run_started_at ? reports : []);
    const output = join(scratch, 'output');
    writeFileSync(output, '');
    const env = {
      PATH: process.env.PATH,
      HOME: scratch,
      CI: 'true',
      GITHUB_ACTIONS: 'true',
      GITHUB_EVENT_NAME: 'push',
      GITHUB_SHA: sha,
      GITHUB_WORKSPACE: workspace,
      GITHUB_OUTPUT: output,
      RUNNER_TEMP: scratch,
      INPUT_COMMAND: JSON.stringify([process.execPath, join(ROOT, 'fixtures/programs/replay.mjs'), folder]),
      INPUT_REPORTS: reports.join('\n') || 'report.xml',
      INPUT_CHECK: 'never',
      INPUT_SUMMARY: 'false',
      ...(context.min_tests === undefined ? {} : { 'INPUT_MIN-TESTS': String(context.min_tests) }),
    };
    const { status } = spawnSync(process.execPath, [main], { cwd: workspace, env, stdio: 'ignore' });
    const decidedBy = /^decided-by<<(\S+)\n(.*)\n\1$/m.exec(readFileSync(output, 'utf8'))?.[2] ?? '';
    return { outcome: OUTCOMES[status] ?? `no verdict (exit ${status})`, decidedBy };
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

if (positionals.length === 0) throw new Error('usage: node scripts/replay.mjs [--dist dist/action] FOLDER...');
for (const folder of positionals) {
  const { outcome, decidedBy } = replay(resolve(folder));
  if (!OUTCOMES.includes(outcome)) process.exitCode = 1;
  console.log(`${outcome.padEnd(10)} ${decidedBy.padEnd(22)} ${folder}`);
}
