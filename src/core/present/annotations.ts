import { ANNOTATIONS_PER_REQUEST, type CheckAnnotation } from '../model/check-run.ts';
import type { FailingTest } from '../model/report.ts';
import { escapeTerminal } from './escape.ts';

/** Turns the file that a report names into the path of a tracked file, or null where it is none. */
export type TrackedPath = (reported: string) => string | null;

/**
 * Failing tests as notes at their lines. Only tests whose file is tracked and whose line is known have one; the text is escaped, since
 * anybody's tests wrote it.
 */
export function toAnnotations(failing: readonly FailingTest[], trackedPath: TrackedPath): CheckAnnotation[] {
  const found = failing.flatMap((test): CheckAnnotation[] => {
    const path = test.file === null ? null : trackedPath(test.file);
    if (path === null || test.line === null || test.line < 1) return [];
    return [{ path, line: test.line, title: escapeTerminal(test.name, 200), message: escapeTerminal(test.message || 'failed', 1000) }];
  });
  return found.slice(0, ANNOTATIONS_PER_REQUEST);
}

/**
 * Finds tracked files by the names that reports use: from the working directory, from the top, or absolute.
 * @param tracked paths from the top, with `/`.
 * @param root    the work tree's top, absolute, with `/`.
 * @param cwd     the working directory from the top, '' for the top itself.
 */
export function trackedPathIn(tracked: ReadonlySet<string>, root: string, cwd: string): TrackedPath {
  return (reported) => {
    const path = reported.replaceAll('\\', '/').replace(/^\.\//, '');
    const fromTop = path.startsWith(`${root}/`) ? [path.slice(root.length + 1)] : [...(cwd === '' ? [] : [`${cwd}/${path}`]), path];
    return fromTop.find((candidate) => tracked.has(candidate)) ?? null;
  };
}
