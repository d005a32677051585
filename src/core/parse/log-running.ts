import { ownBytes } from './byte-patterns.ts';
import type { Session } from './log-session.ts';

/** Names of running tests are kept up to these limits; beyond, only their number is. */
const MAX_RUNNING = 10_000;
const MAX_ID = 160;

/** A test begins, by the name it is announced with. */
export function startRunning(session: Session, id: string): void {
  session.running ??= new Map();
  const name = shortId(id);
  const count = session.running.get(name);
  if (count !== undefined) session.running.set(name, count + 1);
  else if (session.running.size < MAX_RUNNING) session.running.set(ownBytes(name), 1);
  else session.overflow += 1;
}

/** @param id absent where the runner doesn't say which: the latest one. */
export function endRunning(session: Session, id: string | undefined): void {
  const name = id === undefined ? [...(session.running?.keys() ?? [])].at(-1) : shortId(id);
  const count = name === undefined ? undefined : session.running?.get(name);
  if (name === undefined || count === undefined) session.overflow = Math.max(0, session.overflow - 1);
  else if (count === 1) session.running?.delete(name);
  else session.running?.set(name, count - 1);
}

function shortId(id: string): string {
  return id.length > MAX_ID ? id.slice(0, MAX_ID) : id;
}
