import { type Dirent, lstatSync, readdirSync, realpathSync, statSync } from 'node:fs';
import { isAbsolute, join, relative, resolve, sep } from 'node:path';
import picomatch from 'picomatch';
import { ReceiptError } from '../core/model/errors.ts';

/** Names of folders that no report is looked for in, unless a glob begins below one. */
const SKIPPED = new Set(['node_modules', '.git']);
/** A glob that looks at more is a mistake, such as one that begins at `/`. */
const MAX_ENTRIES = 2_000_000;

export interface FoundFile {
  /** As the user knows it: relative to the working directory with `/`; absolute where it lies outside the workspace. Hostile. */
  readonly path: string;
  readonly absolute: string;
}

export interface GlobOptions {
  /** Absolute; where relative globs begin. */
  readonly cwd: string;
  /** Absolute, links resolved: top of the work tree, or the working directory outside git. */
  readonly workspace: string;
  /** Absolute path of a folder that is not looked into. */
  readonly outFolder: string;
}

/**
 * Files (whatever is no folder) that globs match, sorted by the bytes of their path. A glob that begins with `!` takes matches of the others
 * out again, wherever it stands; one that names a folder means the `.xml` files below it. Links are followed only to places inside the
 * workspace, and one file is found once.
 * @throws {ReceiptError} INPUT_INVALID where a glob looks at far too much
 */
export function findFiles(globs: readonly string[], options: GlobOptions): FoundFile[] {
  const excludes = globs.filter((glob) => glob.startsWith('!')).map((glob) => excluder(glob.slice(1), options));
  const found = new Map<string, FoundFile>();
  for (const absolute of matches(
    globs.filter((glob) => !glob.startsWith('!')),
    options,
  )) {
    if (excludes.some((excludes) => excludes(absolute))) continue;
    const file = { path: shownPath(absolute, options), absolute };
    const identity = realPath(absolute) ?? absolute;
    const other = found.get(identity);
    if (other === undefined || byBytes(file, other) < 0) found.set(identity, file);
  }
  return [...found.values()].sort(byBytes);
}

/** The folder that a glob begins at, with `/` behind it; '' for the working directory. */
export function globBase(glob: string): string {
  const { base, glob: rest } = picomatch.scan(withSlashes(glob));
  const folder = rest === '' ? base.slice(0, base.lastIndexOf('/') + 1) : base;
  return folder === '' || folder.endsWith('/') ? folder : `${folder}/`;
}

function byBytes(a: FoundFile, b: FoundFile): number {
  return Buffer.compare(Buffer.from(a.path), Buffer.from(b.path));
}

function withSlashes(path: string): string {
  return sep === '/' ? path : path.replaceAll(sep, '/');
}

function shownPath(absolute: string, { cwd, workspace }: GlobOptions): string {
  const inside = isWithin(workspace, absolute) || isWithin(cwd, absolute);
  return withSlashes(inside ? relative(cwd, absolute) : absolute);
}

export function isWithin(folder: string, path: string): boolean {
  const inside = relative(folder, path);
  return inside === '' || (inside !== '..' && !inside.startsWith(`..${sep}`) && !isAbsolute(inside));
}

/** Null where a path, or what a link points to, doesn't exist. */
export function realPath(path: string): string | null {
  try {
    return realpathSync.native(path);
  } catch {
    return null;
  }
}

function excluder(glob: string, { cwd }: GlobOptions): (absolute: string) => boolean {
  const pattern = withSlashes(glob);
  const tests = [pattern, `${pattern.replace(/\/+$/, '')}/**`].map((each) =>
    picomatch(isAbsolute(glob) ? each : each.replace(/^\.\//, '')),
  );
  return (absolute) => {
    const path = withSlashes(isAbsolute(glob) ? absolute : relative(cwd, absolute));
    return tests.some((test) => test(path));
  };
}

/** What is looked for below one folder. */
interface Wanted {
  readonly glob: string;
  /** By the path from that folder. */
  readonly fits: (path: string) => boolean;
  /** How many levels down a match may lie. */
  readonly depth: number;
  /** Matches may lie in hidden folders. */
  readonly hidden: boolean;
}

function matches(globs: readonly string[], options: GlobOptions): Set<string> {
  const found = new Set<string>();
  // A folder is walked once, however many globs begin there.
  const below = new Map<string, Wanted[]>();
  const want = (folder: string, glob: string, rest: string) => {
    const depth = /\*\*|\(/.test(rest) ? Number.POSITIVE_INFINITY : rest.split('/').length;
    const wanted = { glob, fits: picomatch(rest), depth, hidden: /(?:^|\/)[^\w]*\./.test(rest) };
    below.set(folder, [...(below.get(folder) ?? []), wanted]);
  };
  for (const glob of globs) {
    const named = resolve(options.cwd, glob);
    const { base, glob: rest } = picomatch.scan(withSlashes(glob));
    if (isFolder(named)) want(named, glob, '**/*.xml');
    else if (exists(named)) found.add(named);
    else if (rest !== '') want(resolve(options.cwd, base), glob, rest);
  }
  for (const [folder, wanted] of below) for (const path of walk(folder, wanted, options)) found.add(path);
  return found;
}

function exists(path: string): boolean {
  try {
    return lstatSync(path, { throwIfNoEntry: false }) !== undefined;
  } catch {
    return false;
  }
}

function isFolder(path: string): boolean {
  try {
    return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
  } catch {
    return false;
  }
}

function walk(start: string, wanted: readonly Wanted[], { workspace, outFolder }: GlobOptions): string[] {
  const deepest = Math.max(...wanted.map(({ depth }) => depth));
  const hidden = wanted.some((each) => each.hidden);
  const found: string[] = [];
  const seen = new Set<string>();
  const open = [{ folder: start, inside: '', depth: 1 }];
  // Entered last, so that a file is known by its own path, not by that of a link, and always by the same.
  const links: typeof open = [];
  let entries = 0;
  for (let next = open.pop(); next !== undefined; next = open.pop() ?? links.pop()) {
    const { folder, inside, depth } = next;
    const real = realPath(folder);
    if (real === null || seen.has(real) || folder === outFolder) continue;
    seen.add(real);
    for (const entry of readFolder(folder)) {
      entries += 1;
      if (entries > MAX_ENTRIES) throw tooMuch(wanted);
      const { name } = entry;
      const path = join(folder, name);
      const fromStart = inside === '' ? name : `${inside}/${name}`;
      if (leadsToFolder(entry, path, workspace)) {
        if (depth >= deepest || SKIPPED.has(name) || (name.startsWith('.') && !hidden)) continue;
        (entry.isDirectory() ? open : links).push({ folder: path, inside: fromStart, depth: depth + 1 });
      } else if (wanted.some((each) => each.depth >= depth && each.fits(fromStart))) found.push(path);
    }
  }
  return found;
}

function leadsToFolder(entry: Dirent, path: string, workspace: string): boolean {
  if (entry.isDirectory()) return true;
  if (!entry.isSymbolicLink() || !isFolder(path)) return false;
  const real = realPath(path);
  return real !== null && isWithin(workspace, real);
}

/** A folder that may not be read, or is gone again, holds no report for us. */
function readFolder(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? 1 : -1));
  } catch {
    return [];
  }
}

function tooMuch(wanted: readonly Wanted[]): ReceiptError {
  const globs = wanted.map(({ glob }) => glob).join(', ');
  return new ReceiptError('INPUT_INVALID', `looking for ${globs.slice(0, 200)} means looking at more than ${MAX_ENTRIES} files`, {
    remedy: 'Name the folder where the reports are, for example --report "reports/*.xml".',
  });
}
