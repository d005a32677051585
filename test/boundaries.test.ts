import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT } from './support/root.ts';
import { readSource, readSources, type SourceFile } from './support/source-graph.ts';

const CORE = [
  'core/model',
  'core/ports.ts',
  'core/runners',
  'core/parse',
  'core/reconcile',
  'core/present',
  'core/judge.ts',
  'core/receipt.ts',
  'core/trust',
];

/**
 * The rooms from the ground up, and which rooms each may know besides itself. A room knows only rooms above it in this list,
 * which is what makes every arrow point down; a test below holds the list to that.
 */
const ROOMS: Readonly<Record<string, readonly string[]>> = {
  'core/model': [],
  'core/ports.ts': ['core/model'],
  'core/runners': ['core/model'],
  'core/present': ['core/model', 'core/runners'],
  'core/reconcile': ['core/model', 'core/runners'],
  'core/parse': ['core/model', 'core/ports.ts', 'core/runners'],
  'core/trust': ['core/model'],
  'core/judge.ts': ['core/model', 'core/runners', 'core/reconcile', 'core/parse'],
  'core/receipt.ts': ['core/model', 'core/runners', 'core/reconcile', 'core/parse', 'core/judge.ts'],
  adapters: ['core/model', 'core/ports.ts', 'core/runners', 'core/parse'],
  flow: [...CORE, 'adapters'],
  // The two faces know everything but each other.
  cli: [...CORE, 'adapters', 'flow'],
  action: [...CORE, 'adapters', 'flow'],
};

/** What the core may use of the outside: pure computation only. */
const CORE_PACKAGES = ['node:buffer', 'node:crypto', 'zod', 'saxes', 'fast-xml-parser', 'picomatch'];
/** Names that would let clock, environment or the outside into the core. */
const IMPURE =
  /^(process|console|setTimeout|setInterval|setImmediate|fetch|performance|require)\b|^Date\.now$|^new Date\(\)$|^Date\(\)$|^Math\.random$/;

const roomOf = (path: string) => Object.keys(ROOMS).find((room) => path === room || path.startsWith(`${room}/`));
/** All of that room but what finds and describes profiles. */
const isProfile = (path: string) => path.startsWith('core/runners/') && !/\/(index|profile|command)\.ts$/.test(path);

function misplacedArrows(files: readonly SourceFile[]): string[] {
  return files.flatMap((file) => {
    const room = roomOf(file.path);
    if (!room) return [`${file.path} is in no room`];
    return file.arrows
      .filter(({ own, to }) => own && roomOf(to) !== room && !ROOMS[room]?.includes(roomOf(to) ?? ''))
      .map(({ from, to }) => `${from} must not know ${to}`);
  });
}

function impurities(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path }) => path.startsWith('core/'))
    .flatMap(({ path, arrows, globals }) => [
      ...arrows.filter(({ own, to }) => !own && !CORE_PACKAGES.includes(to)).map(({ to }) => `${path} imports ${to}`),
      ...globals.filter((name) => IMPURE.test(name)).map((name) => `${path} uses ${name}`),
    ]);
}

const FUNCTIONS = ['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression', 'ClassDeclaration', 'ClassExpression'];

function thinkingProfiles(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path }) => isProfile(path))
    .flatMap(({ path, kinds }) => FUNCTIONS.filter((kind) => kinds.has(kind)).map((kind) => `${path} holds a ${kind}`));
}

/** Who may speak in a medium; all others go through these, which know its rendering contract. */
const SPEAKERS: readonly { readonly calls: readonly string[]; readonly where: RegExp; readonly only: readonly string[] }[] = [
  // The job's log, annotations and job summary.
  {
    calls: ['info', 'notice', 'warning', 'error', 'addRaw', 'addHeading', 'addTable', 'addDetails', 'addLink'],
    where: /^action\//,
    only: ['action/say.ts'],
  },
  // Markdown, for checks, job summaries and comments.
  { calls: ['Html'], where: /./, only: ['core/present/markdown-escape.ts'] },
  // A terminal: commands write to the streams that they are handed.
  { calls: ['log', 'table', 'dir'], where: /^(?:cli|flow|adapters)\//, only: [] },
];

function bypasses(files: readonly SourceFile[]): string[] {
  return files.flatMap(({ path, calls, asserted, globals }) => [
    ...SPEAKERS.filter(({ where, only }) => where.test(path) && !only.includes(path)).flatMap(({ calls: names }) =>
      names.filter((name) => calls.has(name)).map((name) => `${path} calls ${name}`),
    ),
    ...(asserted.has('Markdown') && path !== 'core/present/markdown-escape.ts' ? [`${path} takes a text for Markdown`] : []),
    ...globals.filter((name) => name.startsWith('console')).map((name) => `${path} uses ${name}`),
  ]);
}

/** Circles of running code, each named once by the file where it was entered. */
function circles(files: readonly SourceFile[]): string[] {
  const next = new Map(files.map(({ path, arrows }) => [path, arrows.filter(({ own, typeOnly }) => own && !typeOnly).map(({ to }) => to)]));
  const done = new Set<string>();
  const found: string[] = [];
  const visit = (path: string, trail: readonly string[]) => {
    if (trail.includes(path)) found.push([...trail.slice(trail.indexOf(path)), path].join(' → '));
    if (done.has(path) || trail.includes(path)) return;
    for (const to of next.get(path) ?? []) visit(to, [...trail, path]);
    done.add(path);
  };
  for (const path of next.keys()) visit(path, []);
  return found;
}

/** Packages that running code reaches from `entry`, through lazy imports too. */
function packagesReached(files: readonly SourceFile[], entry: string): string[] {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const seen = new Set<string>();
  const packages = new Set<string>();
  const visit = (path: string) => {
    if (seen.has(path)) return;
    seen.add(path);
    for (const { own, to, typeOnly } of byPath.get(path)?.arrows ?? []) {
      if (typeOnly) continue;
      if (own) visit(to);
      else packages.add(to);
    }
  };
  visit(entry);
  return [...packages].sort();
}

/** A package and all that it depends on, as installed. */
function withDependencies(name: string, seen = new Set<string>()): Set<string> {
  const manifest = join(ROOT, 'node_modules', name, 'package.json');
  if (seen.has(name) || !existsSync(manifest)) return seen;
  seen.add(name);
  const { dependencies = {} } = JSON.parse(readFileSync(manifest, 'utf8')) as { dependencies?: Record<string, string> };
  for (const dependency of Object.keys(dependencies)) withDependencies(dependency, seen);
  return seen;
}

const packageName = (specifier: string) => specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
const sources = readSources();

describe('the house', () => {
  test('the rooms form floors: each knows only rooms below it', () => {
    const order = Object.keys(ROOMS);
    for (const [room, known] of Object.entries(ROOMS)) {
      for (const other of known) expect(order.indexOf(other), `${room} → ${other}`).toBeLessThan(order.indexOf(room));
      for (const other of known) expect(order.indexOf(other), `${other} is a room`).toBeGreaterThanOrEqual(0);
    }
  });

  test('every import points down', () => expect(misplacedArrows(sources)).toEqual([]));
  test('no circle of running code', () => expect(circles(sources)).toEqual([]));
  test('the core knows no file, process, environment, clock or network', () => expect(impurities(sources)).toEqual([]));
  test('what somebody else wrote is shown by the rendering contract of each medium alone', () => expect(bypasses(sources)).toEqual([]));
  test('runner profiles are data only', () => expect(thinkingProfiles(sources)).toEqual([]));

  test('every own import names a file that exists, with its ending', () => {
    const paths = new Set(sources.map(({ path }) => path));
    const dangling = sources.flatMap(({ arrows }) => arrows.filter(({ own, to }) => own && !paths.has(to)));
    expect(dangling.map(({ from, to }) => `${from} → ${to}`)).toEqual([]);
  });

  test('the command line never loads @actions/core, not even through a package it uses', () => {
    const reached = packagesReached(sources, 'cli/main.ts');
    expect(reached.length).toBeGreaterThan(0);
    const installed = reached.filter((name) => !name.startsWith('node:')).flatMap((name) => [...withDependencies(packageName(name))]);
    expect(installed).not.toContain('@actions/core');
  });
});

describe('the watchers themselves see', () => {
  test.each<[string, (files: readonly SourceFile[]) => string[], string, string]>([
    ['an import upward', misplacedArrows, 'core/parse/x.ts', "import { run } from '../../flow/run.ts';"],
    ['a type imported upward', misplacedArrows, 'core/model/x.ts', "import type { Face } from '../../cli/face.ts';"],
    ['an inline type import upward', misplacedArrows, 'core/model/x.ts', "export type F = import('../../cli/face.ts').F;"],
    ['an export from above', misplacedArrows, 'adapters/x.ts', "export * from '../flow/run.ts';"],
    ['a lazy import upward', misplacedArrows, 'core/judge.ts', "export const f = () => import('../flow/run.ts');"],
    ['a file outside every room', misplacedArrows, 'utils/x.ts', 'export const x = 1;'],
    ['a core file that reads files', impurities, 'core/parse/x.ts', "import { readFile } from 'node:fs/promises';"],
    ['a core file that knows @actions', impurities, 'core/model/x.ts', "import { info } from '@actions/core';"],
    ['a core file that reads the environment', impurities, 'core/model/x.ts', 'export const ci = process.env;'],
    ['a core file that reads the clock', impurities, 'core/model/x.ts', 'export const now = () => Date.now();'],
    ['a core file that makes the date of now', impurities, 'core/model/x.ts', 'export const now = () => new Date();'],
    ['an annotation past the contract', bypasses, 'action/x.ts', "import { error } from '@actions/core'; error('x');"],
    ['a job summary past the contract', bypasses, 'action/x.ts', "core.summary.addRaw('x');"],
    [
      'HTML made elsewhere',
      bypasses,
      'core/present/x.ts',
      "import { Html } from './markdown-escape.ts'; export const x = new Html('<b>');",
    ],
    ['a string taken for Markdown', bypasses, 'flow/x.ts', "export const x = 'y' as Markdown;"],
    ['a profile that thinks', thinkingProfiles, 'core/runners/x.ts', 'export const x = { f: () => 1 };'],
  ])('%s', (_, watcher, path, text) => {
    expect(watcher([readSource(path, text)])).toHaveLength(1);
  });

  test('a circle', () => {
    const a = readSource('flow/a.ts', "import { b } from './b.ts'; export const a = () => b;");
    const b = readSource('flow/b.ts', "import { a } from './a.ts'; export const b = () => a;");
    expect(circles([a, b])).toEqual(['flow/a.ts → flow/b.ts → flow/a.ts']);
  });

  test('a package behind a lazy import', () => {
    const main = readSource('cli/main.ts', "export const f = () => import('./late.ts');");
    const late = readSource('cli/late.ts', "import { info } from '@actions/core'; info('x');");
    expect(packagesReached([main, late], 'cli/main.ts')).toEqual(['@actions/core']);
  });
});
