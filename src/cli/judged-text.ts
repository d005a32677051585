import type { Screen } from '../core/present/screen.ts';
import { bareVerdictLine, bareVerdictText, verdictLine, verdictText } from '../core/present/text.ts';
import type { Judged } from '../flow/judge.ts';

/** What a terminal shows of a verdict that was derived again; `quiet`: its first line alone. */
export function judgedText({ view, verdict }: Pick<Judged, 'view' | 'verdict'>, quiet: boolean, screen: Screen): string {
  if (view === null) return quiet ? bareVerdictLine(verdict, screen) : bareVerdictText(verdict, screen);
  return quiet ? verdictLine(view, screen) : verdictText(view, screen);
}
