import type { Answer, Trouble } from '../../src/core/model/api-answer.ts';
import type { CheckRunSeen, CheckState } from '../../src/core/model/check-run.ts';
import { type CheckWriter, formatExternalId } from '../../src/core/model/check-writer.ts';
import type { CheckRunChange, CheckRuns } from '../../src/core/ports.ts';
import type { CheckTarget, PublishPorts } from '../../src/flow/publish.ts';

export const SHA = 'a'.repeat(40);
export const WRITER: CheckWriter = {
  repositoryId: 5,
  runId: 7,
  attempt: 2,
  suite: 'default',
  step: 'abcdef01',
  writer: '0123456789abcdef',
};
export const TARGET: CheckTarget = {
  headSha: SHA,
  name: 'receipt',
  writer: WRITER,
  detailsUrl: null,
  startedAt: '2026-11-29T09:15:02Z',
  appId: null,
  id: null,
};

/** A check run that also shows what it was told. */
export interface CheckRecord extends CheckRunSeen {
  readonly notes: readonly string[];
  /** Readings of a list that don't show it yet. */
  hiddenFor: number;
}

export type Call = 'find' | 'get' | 'create' | 'update';
/** What a request meets instead of its answer. `after`: it takes effect first; `death`: whoever sent it is no more. */
export type Meeting = { readonly trouble: Trouble; readonly after?: boolean } | { readonly death: 'before' | 'after' };

/** Thrown through everything, as a killed process runs nothing more. */
export class Killed extends Error {}

/** GitHub in memory, with time that passes only while somebody sleeps. `meet` decides on each request, by kind and number of its kind. */
export function checkWorld(meet: (call: Call, nth: number, total: number) => Meeting | null = () => null) {
  const checks: CheckRecord[] = [];
  const calls: Call[] = [];
  const state = { now: 0, reopens: true, lag: 0, apps: 1 };
  const act = <T>(call: Call, effect: () => Answer<T>): Promise<Answer<T>> => {
    calls.push(call);
    const met = meet(call, calls.filter((each) => each === call).length, calls.length);
    const after = met !== null && (('death' in met && met.death === 'after') || ('after' in met && met.after === true));
    const answer = met === null || after ? effect() : null;
    if (met !== null && 'death' in met) return Promise.reject(new Killed());
    return Promise.resolve(met === null && answer !== null ? answer : { ok: false, trouble: met?.trouble ?? WEATHER });
  };
  const told = ({ externalId, state: said }: CheckRunChange) => ({
    externalId,
    status: said.status,
    conclusion: said.status === 'completed' ? said.conclusion : null,
    title: said.output.title,
  });
  const notesOf = (said: CheckState) => said.output.annotations.map(({ message }) => message);
  const port: CheckRuns = {
    find: ({ name, appId }) =>
      act('find', () => ({
        ok: true,
        value: checks
          .filter((check) => check.hiddenFor-- <= 0 && (name === null || check.name === name) && (appId === null || appId === check.appId))
          .reverse(),
      })),
    get: (id) => act('get', () => found(checks.find((check) => check.id === id))),
    create: (check) =>
      act('create', () => {
        const notes = notesOf(check.state);
        const made: CheckRecord = {
          id: checks.length + 1,
          appId: state.apps,
          name: check.name,
          headSha: check.headSha,
          annotations: notes.length,
          notes,
          startedAt: check.startedAt,
          url: null,
          hiddenFor: state.lag,
          ...told(check),
        };
        checks.push(made);
        return { ok: true, value: made };
      }),
    update: (id, change) =>
      act('update', () => {
        const at = checks.findIndex((check) => check.id === id);
        const before = checks[at];
        if (before === undefined) return found(undefined);
        if (before.appId !== state.apps) {
          return { ok: false, trouble: { kind: 'locked', code: 'not-yours', status: 403, what: 'another app', permission: null } };
        }
        const stuck = !state.reopens && before.status === 'completed' && change.state.status !== 'completed';
        const { status, conclusion } = before;
        const notes = [...before.notes, ...notesOf(change.state)];
        const after = { ...before, ...told(change), ...(stuck ? { status, conclusion } : {}), notes, annotations: notes.length };
        checks[at] = after;
        return { ok: true, value: after };
      }),
  };
  const ports: PublishPorts = {
    checks: port,
    clock: { now: () => new Date(state.now), monotonic: () => state.now },
    random: () => 0.5,
    sleep: (ms: number) => {
      state.now += ms;
      return Promise.resolve();
    },
    debug: () => {},
  };
  return {
    checks,
    calls,
    ports,
    /** What GitHub is like; `apps` is the app that our token speaks for. */
    state,
    add: (parts: Partial<CheckRecord>) =>
      checks.push({
        id: checks.length + 1,
        appId: 1,
        name: 'receipt',
        headSha: SHA,
        externalId: '',
        status: 'completed',
        conclusion: 'success',
        title: null,
        annotations: parts.notes?.length ?? 0,
        notes: [],
        startedAt: null,
        url: null,
        hiddenFor: 0,
        ...parts,
      }),
  };
}

export const WEATHER: Trouble = { kind: 'weather', code: 'server-error', what: 'rain', retryAfterMs: null };

/** What another writer, by default the same step in another attempt, would have put on a check. */
export const markOf = (parts: Partial<CheckWriter>, evidence: string | null = null): string =>
  formatExternalId({ ...WRITER, writer: 'e'.repeat(16), ...parts }, evidence);

function found(check: CheckRecord | undefined): Answer<CheckRunSeen> {
  if (check !== undefined) return { ok: true, value: check };
  return { ok: false, trouble: { kind: 'locked', code: 'hidden', status: 404, what: 'Not Found', permission: null } };
}
