import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, inject, test } from 'vitest';
import { REASON_CODES } from '../../src/core/model/reasons.ts';
import { VERSION } from '../../src/core/model/version.ts';
import { receipt, start } from '../support/cli.ts';
import { temporaryFolder } from '../support/repository.ts';
import { ROOT } from '../support/root.ts';

const inFolder = (args: readonly string[]) => receipt(args, { cwd: temporaryFolder() });

describe('receipt', () => {
  test('says its version, which is that of the package', async () => {
    expect(await inFolder(['--version'])).toMatchObject({ code: 0, stdout: `${VERSION}\n`, stderr: '' });
    expect(JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))).toMatchObject({ version: VERSION });
  });

  test('lists its commands, on request to standard output, else as an error', async () => {
    const asked = await inFolder(['--help']);
    expect(asked).toMatchObject({ code: 0, stderr: '' });
    expect(asked.stdout).toMatchSnapshot();
    expect(await inFolder([])).toMatchObject({ code: 3, stdout: '', stderr: asked.stdout });
  });

  test.each(['run', 'verify', 'judge', 'lint', 'show', 'explain', 'clean'])(
    '%s --help shows an example, and every line fits',
    async (command) => {
      const { code, stdout, stderr } = await inFolder([command, '--help']);
      expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
      expect(stdout).toMatch(new RegExp(`^Usage: receipt ${command}`));
      expect(stdout).toMatch(new RegExp(`\nExample:\n {2}npx receipt ${command}`));
      for (const line of stdout.split('\n')) expect(line.length).toBeLessThanOrEqual(100);
    },
  );

  test('suggests the command that was probably meant', async () => {
    expect(await inFolder(['verfy'])).toMatchObject({
      code: 3,
      stdout: '',
      stderr: 'receipt: unknown command verfy\n  did you mean receipt verify?\n  receipt --help lists the commands\n',
    });
  });

  test('explains a missing `--`', async () => {
    expect(await inFolder(['run', 'npm', 'test'])).toMatchObject({
      code: 3,
      stdout: '',
      stderr:
        'receipt: the command must come after `--`\n  receipt run [options] -- npm test\n  (`npm exec` swallows the first `--`; use npx, or `npm exec -- receipt run -- npm test`)\n',
    });
  });

  test('lists everything that is wrong with a command line', async () => {
    const { code, stderr } = await inFolder([
      'run',
      '--tiemout',
      '1s',
      '--min-tests',
      'x',
      '--suite',
      '../up',
      '--runner',
      'vitset',
      '--',
      'true',
    ]);
    expect(code).toBe(3);
    expect(stderr).toMatchSnapshot();
  });

  test('shows a stack only with --debug, and text of others escaped', async () => {
    const plain = await inFolder(['judge', '--log', 'no\u001b[31m\nsuch', '--exit', '0']);
    expect(plain).toMatchObject({ code: 3, stdout: '' });
    expect(plain.stderr).toBe(
      'receipt: the log no\\x1b[31m\\nsuch could not be read: it does not exist\n  name the file that holds the whole output of the command, or `-` for standard input\n',
    );
    const debug = await inFolder(['judge', '--debug', '--log', 'none', '--exit', '0']);
    expect(debug.stderr).toMatch(/\n {2}.*ENOENT/);
  });

  test('survives a reader that has seen enough', async () => {
    const { stdout, stderr } = await start(
      'bash',
      ['-c', `set -o pipefail; "$0" "$1" explain | head -c 10; echo "$?"`, process.execPath, inject('cliMain')],
      {
        cwd: temporaryFolder(),
      },
    );
    expect({ stdout, stderr }).toEqual({ stdout: 'The first 0\n', stderr: '' });
  });

  test.skipIf(!existsSync('/dev/full'))('says that its output was lost', async () => {
    const { code, stderr } = await start('bash', ['-c', `exec "$0" "$1" explain >/dev/full`, process.execPath, inject('cliMain')], {
      cwd: temporaryFolder(),
    });
    expect(code).toBe(3);
    expect(stderr).toMatch(/^receipt: standard output could not be written: .*ENOSPC/);
  });
});

describe('receipt explain', () => {
  test('says what a reason means and what to do', async () => {
    const { code, stdout } = await inFolder(['explain', 'junit-malformed']);
    expect(code).toBe(0);
    expect(stdout).toMatchSnapshot();
  });

  test('lists every reason in order', async () => {
    const { stdout } = await inFolder(['explain']);
    const listed = [...stdout.matchAll(/^ {2}([a-z-]+) +(?:failed|incomplete|note) /gm)].map(([, code]) => code);
    expect(listed).toEqual(REASON_CODES);
  });

  test('knows no other', async () => {
    expect(await inFolder(['explain', 'junit-mising'])).toMatchObject({
      code: 3,
      stderr: 'receipt: there is no reason junit-mising; did you mean junit-missing?\n  receipt explain lists them all\n',
    });
  });
});
