#!/usr/bin/env node
import { isMainThread } from 'node:worker_threads';
import { ReceiptError } from '../core/model/errors.ts';
import { VERSION } from '../core/model/version.ts';
import { EXIT } from '../flow/exit-codes.ts';
import type { Command, Io } from './io.ts';

// Imported when called, so that a start costs next to nothing and the bundler cuts the bundle here.
const COMMANDS = {
  run: { does: 'run a test suite, keep the evidence, judge it', load: async () => (await import('./commands/run.ts')).runCommand },
  verify: { does: 'does the receipt hold for these very files?', load: async () => (await import('./commands/verify.ts')).verifyCommand },
  judge: {
    does: 'derive the verdict from evidence again; starts nothing',
    load: async () => (await import('./commands/judge.ts')).judgeCommand,
  },
  lint: { does: 'is each report readable, safe JUnit?', load: async () => (await import('./commands/lint.ts')).lintCommand },
  show: { does: 'print a receipt', load: async () => (await import('./commands/show.ts')).showCommand },
  explain: { does: 'what a reason means and what to do', load: async () => (await import('./commands/explain.ts')).explainCommand },
  sweep: { does: 'close checks on GitHub whose machine was lost', load: async () => (await import('./commands/sweep.ts')).sweepCommand },
  clean: { does: 'remove evidence folders', load: async () => (await import('./commands/clean.ts')).cleanCommand },
} as const satisfies Record<string, { does: string; load: () => Promise<Command> }>;

const HELP = `receipt ${VERSION}: a green check that nobody can get by saying so

Usage: receipt COMMAND [options]

${Object.entries(COMMANDS)
  .map(([name, { does }]) => `  ${name.padEnd(9)} ${does}`)
  .join('\n')}

Example:
  npx receipt run -- npm test && npx receipt verify

Exit status: 0 passed or holds, 1 failed, 2 incomplete or does not hold, 3 trouble of our own.
receipt COMMAND --help says more.
`;

function isCommand(name: string): name is keyof typeof COMMANDS {
  return Object.hasOwn(COMMANDS, name);
}

async function dispatch(argv: readonly string[], io: Io): Promise<number> {
  const [name, ...rest] = argv;
  if (name === '--version' || name === '-v') {
    io.stdout.write(`${VERSION}\n`);
    return EXIT.passed;
  }
  if (name === undefined) {
    io.stderr.write(HELP);
    return EXIT.ours;
  }
  if (name === '--help' || name === '-h' || (name === 'help' && rest.length === 0)) {
    io.stdout.write(HELP);
    return EXIT.passed;
  }
  if (name === 'help' && rest.length === 1) return await dispatch([...rest, '--help'], io);
  if (isCommand(name)) return await (await COMMANDS[name].load())(rest, io);
  const { nearestWord } = await import('../flow/nearest.ts');
  const { cutText } = await import('../core/present/escape.ts');
  const nearest = nearestWord(name, Object.keys(COMMANDS));
  throw new ReceiptError('INPUT_INVALID', `unknown command ${cutText(name, 80)}`, {
    remedy: [...(nearest === null ? [] : [`did you mean receipt ${nearest}?`]), 'receipt --help lists the commands'].join('\n'),
  });
}

/** What is printed for an error of ours: what, where, what to do; the stack only where it was asked for. */
async function describeError(error: unknown, debug: boolean): Promise<string> {
  const { escapeTerminal } = await import('../core/present/escape.ts');
  const { message, remedy } = explainError(error);
  const lines = [
    `receipt: ${escapeTerminal(message, 1000)}`,
    ...(remedy?.split('\n') ?? []).map((line) => `  ${escapeTerminal(line, 2000)}`),
  ];
  if (debug) lines.push(...stackLines(error).map((line) => `  ${escapeTerminal(line, 1000)}`));
  return `${lines.join('\n')}\n`;
}

function explainError(error: unknown): { message: string; remedy: string | undefined } {
  if (error instanceof ReceiptError) return { message: error.message, remedy: error.remedy };
  const message = error instanceof Error ? error.message : String(error);
  // "EACCES: permission denied, open '/x'": the system says what and where.
  if (error instanceof Error && 'syscall' in error) return { message, remedy: undefined };
  return { message: `unexpected: ${message}`, remedy: 'This should not happen. Run again with --debug and report what it shows.' };
}

function stackLines(error: unknown): string[] {
  const lines: string[] = [];
  for (let at = error, depth = 0; at instanceof Error && depth < 5; at = at.cause, depth++) {
    lines.push(...(at.stack ?? at.message).split('\n').map((line) => line.trimEnd()));
  }
  return lines;
}

async function main(): Promise<void> {
  const argv = process.argv.slice(2);
  const io: Io = { stdin: process.stdin, stdout: process.stdout, stderr: process.stderr, env: process.env, cwd: process.cwd() };
  process.stderr.on('error', () => {});
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    // A reader that has seen enough (`| head`) is no trouble of ours; the verdict stays in the exit status.
    if (error.code === 'EPIPE') return;
    process.stderr.write(`receipt: standard output could not be written: ${error.message}\n`);
    process.exitCode = EXIT.ours;
  });
  const end = argv.indexOf('--');
  const debug = (end < 0 ? argv : argv.slice(0, end)).includes('--debug');
  try {
    const code = await dispatch(argv, io);
    process.exitCode ??= code;
  } catch (error) {
    process.exitCode = EXIT.ours;
    process.stderr.write(await describeError(error, debug));
  }
}

// Started as a thread by a run that scans a large log beside itself: see adapters/scan-thread.ts.
if (isMainThread) await main();
else (await import('../adapters/scan-worker.ts')).scanOnThread();
