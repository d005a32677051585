import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PassThrough, Writable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { systemClock } from '../../src/adapters/machine.ts';
import { type CommandOutcome, type CommandRequest, runCommand } from '../../src/adapters/process.ts';
import { mountedDisk } from '../support/disk.ts';
import { temporaryFolder } from '../support/repository.ts';
import { ROOT } from '../support/root.ts';

const posix = process.platform !== 'win32';
const program = (name: string, ...args: string[]) => [process.execPath, join(ROOT, 'fixtures/programs', name), ...args];

interface Ran extends CommandOutcome {
  readonly text: string;
  /** What the log scanner was given. */
  readonly scanned: string;
}

async function run(command: readonly string[], more: Partial<CommandRequest> & { readonly limitBytes?: number } = {}): Promise<Ran> {
  const { limitBytes = 2 ** 30, ...request } = more;
  const path = join(temporaryFolder(), 'log.txt');
  const scanned: Buffer[] = [];
  const consume = (chunk: Uint8Array) => {
    scanned.push(Buffer.from(chunk));
    return null;
  };
  const base = { shell: false, cwd: ROOT, env: process.env, timeoutMs: null, display: null };
  const outcome = await runCommand({ ...base, command, log: { path, limitBytes, consume }, ...request }, systemClock);
  return { ...outcome, text: readFileSync(path, 'latin1'), scanned: Buffer.concat(scanned).toString('latin1') };
}

const sha256 = (text: string) => createHash('sha256').update(text, 'latin1').digest('hex');
const isAlive = (pid: number) => {
  try {
    process.kill(pid, 0);
    // A process that ended, but that nobody has waited for yet, is still listed.
    return !existsSync(`/proc/${pid}/stat`) || !/\) [ZX] /.test(readFileSync(`/proc/${pid}/stat`, 'latin1'));
  } catch {
    return false;
  }
};

describe('how a command ended', () => {
  test.each([0, 1, 3, 255])('by status %i', async (code) => {
    expect((await run([process.execPath, '-e', `process.exitCode = ${code}`])).exit).toEqual({ kind: 'exited', code });
  });

  test.runIf(posix).each(['SIGKILL', 'SIGSEGV', 'SIGABRT', 'SIGTERM'])('by %s, never as a status', async (signal) => {
    const { exit } = await run([process.execPath, '-e', `process.kill(process.pid, '${signal}'); setTimeout(() => {}, 9e4)`]);
    expect(exit).toEqual({ kind: 'signaled', signal });
  });

  test.runIf(posix)('not started: not found, not there, not executable, no interpreter', async () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, 'plain'), 'text');
    writeFileSync(join(folder, 'script'), '#!/no/such/interpreter\n');
    chmodSync(join(folder, 'script'), 0o755);
    const message = async (...command: string[]) => {
      const { exit, log, text } = await run(command, { cwd: folder });
      expect({ bytes: log.seenBytes, closed: log.closed, text }).toEqual({ bytes: 0, closed: true, text: '' });
      return exit.kind === 'not_started' ? exit.message : exit;
    };
    expect(await message('no-such-program')).toBe('no-such-program: not found on PATH');
    expect(await message('./no-such-program')).toBe('./no-such-program: not found');
    expect(await message('./plain')).toBe('./plain: not executable');
    expect(await message(join(folder, 'script'))).toBe(`${join(folder, 'script')}: the interpreter in its first line was not found`);
    expect(await message(folder)).toBe(`${folder}: not executable`);
    expect(await message('true', 'x'.repeat(2 ** 20))).toBe('true: the command or the environment is too long');
  });

  test.runIf(posix)('a shell stops at the first failing part of a pipe, and passes on 127', async () => {
    expect((await run(['false | cat; echo not reached'], { shell: true })).exit).toEqual({ kind: 'exited', code: 1 });
    expect((await run(['no-such-program'], { shell: true })).exit).toEqual({ kind: 'exited', code: 127 });
  });

  test('standard input is empty', async () => {
    const { exit } = await run([
      process.execPath,
      '-e',
      "process.stdin.on('data', () => process.exit(1)).on('end', () => process.exit(7))",
    ]);
    expect(exit).toEqual({ kind: 'exited', code: 7 });
  });
});

describe('the log', () => {
  test.runIf(posix)('holds both streams in the order in which they were written', async () => {
    const { text } = await run(['for i in 1 2 3 4 5 6 7 8 9; do echo out $i; echo err $i >&2; done'], { shell: true });
    expect(text).toBe([1, 2, 3, 4, 5, 6, 7, 8, 9].map((i) => `out ${i}\nerr ${i}\n`).join(''));
  });

  test.runIf(posix && existsSync('/dev/stdout'))('is a pipe that the command can open again by its name', async () => {
    const { exit, text } = await run(['echo a > /dev/stdout; echo b > /dev/stderr; echo c'], { shell: true });
    expect({ exit, text }).toEqual({ exit: { kind: 'exited', code: 0 }, text: 'a\nb\nc\n' });
  });

  test('is kept byte for byte: any bytes, a last line without an end', async () => {
    const bytes = Buffer.from([0, 255, 13, 10, 27, 91, 49, 109, 0xc3, 0x28, 65]).toString('latin1');
    const { text, scanned, log } = await run([
      process.execPath,
      '-e',
      `process.stdout.write(Buffer.from(${JSON.stringify(bytes)}, 'latin1'))`,
    ]);
    expect(text).toBe(bytes);
    expect(scanned).toBe(bytes);
    expect(log).toMatchObject({
      sha256: sha256(bytes),
      storedBytes: bytes.length,
      seenBytes: bytes.length,
      closed: true,
      lateOutput: false,
    });
  });

  test('stops at its limit, in the middle of a chunk; what follows is counted and hashed', async () => {
    const { text, scanned, log } = await run(program('prints.mjs', '2'), { limitBytes: 100_001 });
    expect({ stored: log.storedBytes, seen: log.seenBytes }).toEqual({ stored: 100_001, seen: 2 * 2 ** 20 });
    expect(text.length).toBe(100_001);
    expect(scanned).toBe(text);
    expect(log.sha256).toBe(sha256(text));
    const whole = 'ok 123 - does a thing with a name of usual length, (12.34 ms) \n\n'.repeat(2 * 16384);
    expect(log.seenSha256).toBe(sha256(whole));
  });

  test('with a limit of nothing nothing is kept', async () => {
    const { text, log } = await run([process.execPath, '-e', 'console.log(1)'], { limitBytes: 0 });
    expect({ text, sha256: log.sha256, seen: log.seenBytes }).toEqual({ text: '', sha256: sha256(''), seen: 2 });
  });

  test('that exists already is not written over', async () => {
    const path = join(temporaryFolder(), 'log.txt');
    writeFileSync(path, 'earlier');
    const log = { path, limitBytes: 9, consume: () => null };
    await expect(run(['true'], { log })).rejects.toMatchObject({ code: 'IO_FAILED' });
    expect(readFileSync(path, 'utf8')).toBe('earlier');
  });

  test('that no longer fits on the disk ends the command; what fitted is kept', async ({ skip }) => {
    const disk = mountedDisk('small');
    if (disk === null) return skip('no file system can be mounted here');
    const path = join(disk, 'log.txt');
    const log = { path, limitBytes: 2 ** 30, consume: () => null };
    await expect(run(program('prints.mjs', '64'), { log })).rejects.toMatchObject({
      code: 'IO_FAILED',
      message: `cannot write ${path}: the disk is full`,
    });
    expect(readFileSync(path).length).toBeGreaterThan(900_000);
  });

  test('whose reader throws ends the command', async () => {
    const path = join(temporaryFolder(), 'log.txt');
    const log = {
      path,
      limitBytes: 2 ** 30,
      consume: () => {
        throw new Error('out of order');
      },
    };
    await expect(run(program('forever.mjs'), { log })).rejects.toThrow('out of order');
  });
});

describe('what is shown', () => {
  test('is the output as it comes', async () => {
    const display = new PassThrough();
    const ended = run(program('forever.mjs'), { display, timeoutMs: 60_000 });
    const [first] = (await once(display, 'data')) as [Buffer];
    expect(first.toString()).toBe('ready\n');
    process.emit('SIGTERM', 'SIGTERM');
    expect((await ended).exit).toEqual({ kind: 'interrupted', signal: 'SIGTERM' });
  });

  test('to a reader who is slow holds the command back, and loses nothing', async () => {
    let waiting = 0;
    let most = 0;
    const shown = createHash('sha256');
    const display = new Writable({
      highWaterMark: 64 * 1024,
      write(chunk: Buffer, _, done) {
        shown.update(chunk);
        most = Math.max(most, display.writableLength);
        waiting += 1;
        if (waiting % 16 === 0) setTimeout(done, 5);
        else done();
      },
    });
    const { log } = await run(program('prints.mjs', '16'), { display });
    display.end();
    await once(display, 'finish');
    expect(log.storedBytes).toBe(16 * 2 ** 20);
    expect(shown.digest('hex')).toBe(log.sha256);
    expect(most).toBeLessThan(2 ** 20);
  });

  test('to a reader who has gone away is lost, and nothing else', async () => {
    const display = new Writable({ write: (_chunk, _, done) => done(Object.assign(new Error('write EPIPE'), { code: 'EPIPE' })) });
    const { exit, log } = await run(program('prints.mjs', '4'), { display });
    expect({ exit, stored: log.storedBytes }).toEqual({ exit: { kind: 'exited', code: 0 }, stored: 4 * 2 ** 20 });
  });

  test('to a reader who sleeps does not keep a command that has ended from being whole', async () => {
    const display = new Writable({ highWaterMark: 1, write: () => {} });
    const { exit, text } = await run([process.execPath, '-e', 'console.log("a"); console.log("b")'], { display, graceMs: 500 });
    expect({ exit, text }).toEqual({ exit: { kind: 'exited', code: 0 }, text: 'a\nb\n' });
  });
});

describe.runIf(posix)('a time limit', () => {
  test('ends the command', async () => {
    expect((await run(program('forever.mjs'), { timeoutMs: 300 })).exit).toEqual({ kind: 'timed_out', limit_ms: 300 });
  });

  test('ends one that will not hear, and all that it started', async () => {
    const inner = program('forever.mjs', 'deaf').join(' ');
    const { exit, text, log } = await run([`${inner} & echo $!; ${inner}`], { shell: true, timeoutMs: 1000, graceMs: 500 });
    expect(exit).toEqual({ kind: 'timed_out', limit_ms: 1000 });
    expect(log.closed).toBe(true);
    expect(text).toContain('heard SIGTERM');
    const [pid = ''] = text.split('\n');
    await expect.poll(() => isAlive(Number(pid))).toBe(false);
  });

  test('counts even where the command then ends well', async () => {
    const code = "process.on('SIGTERM', () => process.exit(0)); setInterval(() => {}, 9e4)";
    expect((await run([process.execPath, '-e', code], { timeoutMs: 500 })).exit).toEqual({ kind: 'timed_out', limit_ms: 500 });
  });

  test('longer than a timer can hold is no limit of a millisecond', async () => {
    const { exit } = await run([process.execPath, '-e', 'setTimeout(() => {}, 200)'], { timeoutMs: 2 ** 40 });
    expect(exit).toEqual({ kind: 'exited', code: 0 });
  });
});

describe.runIf(posix)('being told to stop', () => {
  const interrupted = async (command: readonly string[], ...signals: NodeJS.Signals[]) => {
    const display = new PassThrough();
    const ended = run(command, { display, graceMs: 20_000 });
    await once(display, 'data');
    display.resume();
    for (const signal of signals) {
      process.emit(signal, signal);
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
    return await ended;
  };

  test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)('by %s ends the command', async (signal) => {
    const { exit, log } = await interrupted(program('forever.mjs'), signal);
    expect(exit).toEqual({ kind: 'interrupted', signal });
    expect(log.closed).toBe(true);
  });

  test('reaches the command by the same signal', async () => {
    const code =
      "process.on('SIGINT', () => { console.log('cleaned up'); process.exit(0); }); setInterval(() => {}, 9e4); console.log('ready')";
    const { exit, text } = await interrupted([process.execPath, '-e', code], 'SIGINT');
    expect(exit).toEqual({ kind: 'interrupted', signal: 'SIGINT' });
    expect(text).toBe('ready\ncleaned up\n');
  });

  test('twice ends it at once, deaf or not', async () => {
    const { exit, text } = await interrupted(program('forever.mjs', 'deaf'), 'SIGINT', 'SIGINT');
    expect(exit).toEqual({ kind: 'interrupted', signal: 'SIGINT' });
    expect(text).toContain('heard SIGINT');
  });

  test('leaves no listener behind', async () => {
    const before = process.listenerCount('SIGINT');
    await run(['true']);
    expect(process.listenerCount('SIGINT')).toBe(before);
  });
});

describe.runIf(posix)('processes left behind', () => {
  const leftPid = (text: string) => Number(text.split('\n')[0]);

  test('that end by themselves are waited for; what they wrote is late, and kept', async () => {
    const { exit, text, log } = await run(program('leaves-behind.mjs', 'brief'));
    expect(exit).toEqual({ kind: 'exited', code: 0 });
    expect(text).toMatch(/^\d+\nlate\n$/);
    expect(log).toMatchObject({ closed: true, leftoversEnded: false, lateOutput: true });
  });

  test.each([
    ['quiet', false],
    ['talking', true],
  ])('that hold the output, %s, are ended', async (how, lateOutput) => {
    const { exit, text, log } = await run(program('leaves-behind.mjs', how), { graceMs: 1000 });
    expect(exit).toEqual({ kind: 'exited', code: 0 });
    expect(log).toMatchObject({ closed: true, leftoversEnded: true, lateOutput });
    await expect.poll(() => isAlive(leftPid(text))).toBe(false);
  });

  test('that left the group and hold the output are given up, and it is said', async () => {
    const { exit, text, log } = await run(program('leaves-behind.mjs', 'quiet', 'detached'), { graceMs: 300 });
    const pid = leftPid(text);
    try {
      expect(exit).toEqual({ kind: 'exited', code: 0 });
      expect(log).toMatchObject({ closed: false, lateOutput: false });
    } finally {
      process.kill(pid, 'SIGKILL');
    }
  });

  test('that let go of the output are ended all the same', async () => {
    const { text, log } = await run(['sleep 1000 > /dev/null 2>&1 & echo $!'], { shell: true });
    expect(log).toMatchObject({ closed: true, leftoversEnded: false });
    await expect.poll(() => isAlive(leftPid(text))).toBe(false);
  });

  test('the times are those of the command, not of the wait behind it', async () => {
    const { durationMs, startedAt, finishedAt } = await run(program('leaves-behind.mjs', 'quiet'), { graceMs: 3000 });
    expect(durationMs).toBeLessThan(3000);
    expect(finishedAt.getTime() - startedAt.getTime()).toBeLessThan(3000);
  });
});
