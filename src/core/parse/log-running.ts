import { ownBytes } from './byte-patterns.ts';
import type { Bound } from './log-bounds.ts';
import type { Session } from './log-session.ts';

/** Of a name only so much is kept. */
const MAX_ID = 160;

/** A test begins, by the name it is announced with; where there is no room for its name, only its number is kept. */
export function startRunning(session: Session, id: string, names: Bound): void {
  session.running ??= new Map();
  const name = shortId(id);
  const count = session.running.get(name);
  if (count !== undefined) session.running.set(name, count + 1);
  else if (names.take()) session.running.set(ownBytes(name), 1);
  else session.overflow += 1;
}

/** @param id absent where the runner doesn't say which: the latest one. */
export function endRunning(session: Session, id: string | undefined, names: Bound): void {
  const name = id === undefined ? [...(session.running?.keys() ?? [])].at(-1) : shortId(id);
  const count = name === undefined ? undefined : session.running?.get(name);
  if (name === undefined || count === undefined) session.overflow = Math.max(0, session.overflow - 1);
  else if (count === 1) {
    session.running?.delete(name);
    names.give();
  } else session.running?.set(name, count - 1);
}

/** The run is over: its names are nobody's any more. */
export function forgetRunning(session: Session, names: Bound): void {
  names.give(session.running?.size ?? 0);
  session.running = null;
  session.overflow = 0;
}

function shortId(id: string): string {
  return id.length > MAX_ID ? id.slice(0, MAX_ID) : id;
}
