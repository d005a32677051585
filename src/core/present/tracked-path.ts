import type { TrackedPath } from './annotations.ts';

/** Where tracked files lie. Paths have `/`, on every system. */
export interface TrackedFiles {
  /** From the top. */
  readonly paths: readonly string[];
  /** The top, absolute, by every name that it goes by. */
  readonly roots: readonly string[];
  /** The working directory from the top, '' for the top itself. */
  readonly cwd: string;
}

/**
 * Finds tracked files by the names that reports use: from the working directory, from the top, absolute, as a `file:` URL, with Windows'
 * separators. A name that fits none of these is taken for the end of a path (from a package's folder, from a container's root, or the bare
 * `CartTest.java` of a JVM's frames), where exactly one tracked file ends in it.
 */
export function trackedPathIn({ paths, roots, cwd }: TrackedFiles): TrackedPath {
  const tracked = new Set(paths);
  const byName = groupByName(paths);
  return (reported) => {
    const path = plainPath(reported);
    if (path === null) return null;
    const below = roots.flatMap((root) => belowRoot(path, root) ?? []);
    const exact = [...below, ...(isAbsolute(path) ? [] : [resolved(`${cwd}/${path}`), resolved(path)])];
    const found = exact.find((candidate) => candidate !== null && tracked.has(candidate));
    if (found !== undefined) return found;
    // What lies below our own root and isn't tracked there is no other file.
    return below.length > 0 ? null : endingIn(path, byName);
  };
}

/** With `/`, and without what belongs to a URL. */
function plainPath(reported: string): string | null {
  if (reported === '' || reported.includes('\0')) return null;
  const url = /^file:\/\/(?:localhost)?(?<path>\/[^?#]*)/i.exec(reported)?.groups;
  const slashed = (url === undefined ? reported : decoded(url['path'] ?? '')).replaceAll('\\', '/');
  // file:///C:/repo is C:/repo.
  return slashed.replace(/^\/(?=[A-Za-z]:\/)/, '');
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

const isAbsolute = (path: string) => /^(?:\/|[A-Za-z]:\/)/.test(path);

/** Drives and folders of Windows are the same in any case. */
function belowRoot(path: string, root: string): string | null {
  const same = /^[A-Za-z]:/.test(root) ? path.slice(0, root.length).toLowerCase() === root.toLowerCase() : path.startsWith(root);
  return same && path.charAt(root.length) === '/' ? resolved(path.slice(root.length + 1)) : null;
}

/** Without `.` and `..`; null for what leads out. */
function resolved(path: string): string | null {
  const parts: string[] = [];
  for (const part of path.split('/')) {
    if (part === '..') {
      if (parts.pop() === undefined) return null;
    } else if (part !== '' && part !== '.') parts.push(part);
  }
  return parts.join('/');
}

function groupByName(paths: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const byName = new Map<string, string[]>();
  for (const path of paths) {
    const name = path.slice(path.lastIndexOf('/') + 1);
    const others = byName.get(name);
    if (others === undefined) byName.set(name, [path]);
    else others.push(path);
  }
  return byName;
}

/** The one tracked file that shares the path's end: its name, and its folder too where the path is absolute and so names another place. */
function endingIn(path: string, byName: ReadonlyMap<string, readonly string[]>): string | null {
  const parts = path.split('/').filter((part) => part !== '' && part !== '.');
  if (parts.includes('..')) return null;
  const least = isAbsolute(path) ? 2 : parts.length;
  const candidates = byName.get(parts.at(-1) ?? '') ?? [];
  const shared = candidates.map((candidate) => sharedEnd(candidate.split('/'), parts));
  const most = Math.max(0, ...shared);
  const best = candidates.filter((_, i) => shared[i] === most);
  return most >= least && best.length === 1 ? (best[0] ?? null) : null;
}

function sharedEnd(a: readonly string[], b: readonly string[]): number {
  let shared = 0;
  while (shared < a.length && shared < b.length && a[a.length - 1 - shared] === b[b.length - 1 - shared]) shared++;
  return shared;
}
