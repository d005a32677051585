import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { cleanEnv } from './support/cli.ts';
import { temporaryFolder } from './support/repository.ts';
import { ROOT } from './support/root.ts';

interface Manifest {
  readonly version: string;
  readonly [field: string]: unknown;
}
const manifest = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as Manifest;

/** Runs npm or npx; on Windows they are .cmd files, which only a shell starts. The words are ours: nothing to quote. */
const npm = (program: 'npm' | 'npx', args: readonly string[], cwd: string) =>
  execFileSync(program, args, {
    cwd,
    encoding: 'utf8',
    env: cleanEnv({ npm_config_offline: 'true', npm_config_audit: 'false', npm_config_fund: 'false' }),
    shell: process.platform === 'win32',
    stdio: ['ignore', 'pipe', 'pipe'],
  });

function pack(): { tarball: string; files: string[] } {
  const folder = temporaryFolder();
  const [packed] = JSON.parse(npm('npm', ['pack', '--json', '--pack-destination', folder], ROOT)) as [
    { filename: string; files: { path: string }[] },
  ];
  return { tarball: join(folder, packed.filename), files: packed.files.map(({ path }) => path).sort() };
}

describe('the npm package', () => {
  test('has no runtime dependency of any kind: everything is bundled', () => {
    for (const field of ['dependencies', 'optionalDependencies', 'peerDependencies', 'bundleDependencies'])
      expect(manifest).not.toHaveProperty(field);
  });

  test('runs nothing when it is installed', () => {
    const scripts = Object.keys(manifest['scripts'] as Record<string, string>);
    expect(scripts.filter((name) => /^(pre|post)?(install|prepare|publish|pack)/.test(name))).toEqual([]);
  });

  test('holds the bundle, its licences, the schema and the papers, and nothing else', () => {
    const { files } = pack();
    const papers = ['CHANGELOG.md', 'LICENSE', 'README.md', 'docs/policy-v1.schema.json', 'docs/receipt-v1.schema.json', 'package.json'];
    expect(files).toEqual(expect.arrayContaining([...papers, 'dist/cli/index.js', 'dist/cli/licenses.txt', 'dist/cli/package.json']));
    expect(
      files.filter((file) => !papers.includes(file) && !/^dist\/cli\/(\d+\.index\.js|index\.js|licenses\.txt|package\.json)$/.test(file)),
    ).toEqual([]);
  });

  test('installs by itself, offline, and npx finds its command without downloading anything', () => {
    const { tarball } = pack();
    const folder = temporaryFolder();
    writeFileSync(join(folder, 'package.json'), '{"private":true}\n');
    npm('npm', ['install', '--save-dev', tarball], folder);
    expect(readdirSync(join(folder, 'node_modules')).filter((name) => !name.startsWith('.'))).toEqual(['test-receipt']);
    expect(existsSync(join(folder, 'node_modules', 'test-receipt', 'node_modules'))).toBe(false);
    // Without `--` npm itself answers --version.
    expect(npm('npx', ['--no', '--', 'receipt', '--version'], folder).trim()).toBe(manifest.version);
    expect(npm('npx', ['--no', 'receipt', 'explain', 'junit-missing'], folder)).toContain('junit-missing');
  });
});
