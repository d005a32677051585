import type { RunnerProfile } from '../runners/profile.ts';
import { ownBytes } from './byte-patterns.ts';
import { ClosingLines } from './log-closing.ts';
import { type Groups, groupsOf } from './log-counts.ts';
import { ResultLines } from './log-results.ts';
import type { Rule } from './log-rules.ts';
import { Sessions } from './log-sessions.ts';
import { type Kept, RunnerTraces } from './log-traces.ts';

/** What one runner does in one stream: a machine that the matching lines drive. Bounded, however many lines there are. */
export class RunnerState {
  readonly traces: RunnerTraces;
  readonly sessions: Sessions;
  readonly closing: ClosingLines;
  readonly results: ResultLines;
  /** The last line that was shown to {@link closing}. */
  awaitsSince = 0;
  #notRunLine = -2;
  #finalLine = 0;
  #finalDue: boolean;

  constructor(profile: RunnerProfile, stream: string, line: number, kept: Kept) {
    this.traces = new RunnerTraces(profile, stream, line, kept);
    this.sessions = new Sessions(this.traces);
    this.closing = new ClosingLines(this.traces, this.sessions);
    this.results = new ResultLines(this.traces, this.sessions);
    this.#finalDue = profile.log.closing?.final !== undefined && profile.log.closing.finalWith === undefined;
  }

  /** A result now shows a run that needs closing lines: another one than that which has closed, or one that goes on. */
  get mayReopen(): boolean {
    return this.traces.strongest === 'closing' || this.sessions.open('') !== undefined;
  }

  /** Applies a rule that matched. `text` is the clean line, as bytes; `afterBlank`: the line before it is blank. */
  apply(rule: Rule, match: RegExpExecArray, line: number, text: string, afterBlank: boolean): void {
    if (rule.kind === 'end') {
      this.results.end(rule, match, line);
      return;
    }
    this.traces.lastLine = line;
    const groups = groupsOf(rule.names, match);
    const scope = groups['scope'] ?? '';
    switch (rule.kind) {
      case 'opening':
        this.#opening(rule, groups, line);
        break;
      case 'start':
        this.results.start(groups, line);
        break;
      case 'container':
        this.results.container(groups, line, text);
        break;
      case 'plan':
        this.results.plan(Number(groups['n']), line, text, afterBlank);
        break;
      case 'confirm':
        this.closing.confirm(scope);
        break;
      case 'zero':
        this.closing.zero(rule.flag, scope, line, text);
        break;
      case 'count':
        this.closing.count(rule, match, line, text);
        break;
      case 'completes':
        this.closing.completes(rule, scope, line, text);
        break;
      case 'tasks':
        this.#tasks(groups, line, text);
        break;
      case 'finalDue':
        this.#finalDue = true;
        break;
      case 'final':
      case 'usually':
        this.#finalLine = line;
        break;
      case 'reopens':
        if (this.mayReopen) this.sessions.at('', line).last = line;
        break;
      case 'progress':
        break;
      default:
        this.#tells(rule, groups, line, text);
    }
  }

  /** The end of the log: what is still open stays open. */
  finish(lastLine: number): void {
    this.closing.end(lastLine);
    this.sessions.end();
    this.results.finish();
    const { sessions } = this.traces;
    const last = Math.max(0, ...sessions.map((session) => session.last));
    if (last <= this.#finalLine) return;
    if (this.#finalDue) this.sessions.addMissing(last);
    const latest = sessions.at(-1);
    if (this.traces.profile.log.closing?.usually !== undefined && latest?.close === last && !latest.zero) {
      this.traces.sign('log-truncated', 'agreement', last, ownBytes(this.traces.closing?.text ?? ''));
    }
  }

  #opening({ flag: isSession, sums, once }: Rule, groups: Groups, line: number): void {
    this.traces.mark('opening');
    const scope = groups['scope'] ?? '';
    if (isSession && !(once && this.sessions.open(scope))) {
      this.sessions.begin(scope, line);
      this.closing.forget();
    }
    const announces = groups['announces'];
    if (announces === undefined) return;
    const current = this.sessions.at(scope, line);
    current.last = line;
    const announced = Number(announces) - Number(groups['minus'] ?? 0);
    if (current.announced === null || sums) current.announced = (current.announced ?? 0) + announced;
  }

  /** A wrapper's own closing lines. */
  #tasks({ finished, started }: Groups, line: number, text: string): void {
    this.traces.mark('closing');
    this.traces.closingLine(line, text);
    if (finished === undefined && this.sessions.open('')) this.sessions.close('', line, null);
    if (Number(finished) < Number(started)) this.traces.sign('task-incomplete', 'never', line, text);
  }

  /** Lines that change no run, and say something about all of them. */
  #tells(rule: Rule, groups: Groups, line: number, text: string): void {
    switch (rule.kind) {
      case 'red':
        this.traces.redLine(line, text);
        break;
      case 'replayed':
        this.traces.mark('result');
        this.traces.cached += Number(groups['n'] ?? 1);
        if (groups['of'] !== undefined) this.traces.ran += Number(groups['of']) - Number(groups['n'] ?? 0);
        break;
      case 'ran':
        this.traces.ran += 1;
        // a wrapper says so of the task whose lines follow
        if (this.traces.profile.log.closing === undefined) this.traces.mark('result');
        break;
      case 'notRun':
        if (rule.flag) this.#notRunLine = line;
        else this.#notRun(rule, line, text);
        break;
      case 'notRunItem':
        if (line !== this.#notRunLine + 1) break;
        this.#notRunLine = line;
        this.#notRun(rule, line, text);
        break;
      case 'interrupted':
        this.traces.sign('interrupted', 'never', line, text);
        break;
      case 'stopped':
        this.traces.sign('stopped-early', 'agreement', line, text);
        break;
      case 'worker-crash':
      case 'crash-in-log':
        this.traces.sign(rule.kind, 'never', line, text);
        break;
    }
  }

  #notRun({ except }: Rule, line: number, text: string): void {
    if (!except?.test(text)) this.traces.sign('not-run', 'never', line, text);
  }
}
