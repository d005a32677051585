import { type CheckAnnotation, MAX_ANNOTATIONS } from '../model/check-run.ts';
import type { FailingTest } from '../model/report.ts';
import { cutUnits, escapeTerminal } from './escape.ts';
import { fullName } from './failing-test.ts';

/** Turns the file that a report names into the path of a tracked file, or null where it is none, or could be several. */
export type TrackedPath = (reported: string) => string | null;

/** GitHub's limit on an annotation's title; in UTF-16 units, to be safe. */
const TITLE_MAX = 255;
/** More than any source file has; a larger number is no line. */
const LAST_LINE = 10_000_000;

/**
 * Failing tests as notes at their lines, the first {@link MAX_ANNOTATIONS} of those whose place is known: a line of a tracked file. Several
 * tests at one line each have their note. The text is plain to GitHub, and escaped, since anybody's tests wrote it.
 */
export function toAnnotations(failing: readonly FailingTest[], trackedPath: TrackedPath): CheckAnnotation[] {
  const notes: CheckAnnotation[] = [];
  for (const test of failing) {
    if (notes.length === MAX_ANNOTATIONS) break;
    const place = placeOf(test, trackedPath);
    if (place === null) continue;
    notes.push({
      ...place,
      title: cutUnits(escapeTerminal(fullName(test), 200), TITLE_MAX),
      message: escapeTerminal(test.message || 'failed', 1000),
    });
  }
  return notes;
}

/** What the report says of the place; else the first place in the failure's text that is one of the repository. */
function placeOf(test: FailingTest, trackedPath: TrackedPath): { path: string; line: number } | null {
  for (const { file, line } of [test, ...(test.frames ?? [])]) {
    const path = file === null ? null : trackedPath(file);
    if (path !== null && line !== null && line >= 1 && line <= LAST_LINE) return { path, line };
  }
  return null;
}
