import { judge } from '../../src/core/judge.ts';
import type { Exit } from '../../src/core/model/exit.ts';
import type { Expectations, Leniency } from '../../src/core/model/expectations.ts';
import type { LogFacts } from '../../src/core/model/log.ts';
import type { ReportClaim, ReportState } from '../../src/core/model/report.ts';
import type { Verdict } from '../../src/core/model/verdict.ts';
import { createLogScanner } from '../../src/core/parse/log-scanner.ts';
import { createReportReader } from '../../src/core/parse/report-reader.ts';
import { createSeenNames, type SeenNames } from '../../src/core/parse/seen-names.ts';
import { expectations } from './builders.ts';

/** The witnesses of a run that somebody else captured. */
export interface Captured {
  readonly log: Buffer | string;
  readonly exit?: number | Exit;
  /** Bytes of each report; `'none'` judges without reports, by that leniency. */
  readonly reports: readonly (Buffer | string)[] | 'none';
  readonly state?: ReportState;
  readonly expect?: Partial<Expectations>;
  readonly leniencies?: readonly Leniency[];
}

/** The verdict on them, from bytes to outcome as `receipt judge` derives it, without a process or a file. */
export function judgeBytes({ log, exit = 0, reports, state = 'unknown', expect = {}, leniencies = [] }: Captured): Verdict {
  const bytes = Buffer.from(log);
  const facts = scan(bytes);
  const without = reports === 'none';
  const seen = createSeenNames();
  const claims = without ? [] : reports.map((report, i) => claim(Buffer.from(report), { path: `report${i + 1}.xml`, state, facts, seen }));
  return judge({
    exit: typeof exit === 'number' ? { kind: 'exited', code: exit } : exit,
    capture: 'foreign',
    command: null,
    shell: false,
    log: facts,
    logState: { closed: true, lateOutput: false, storedBytes: bytes.length, seenBytes: bytes.length },
    reports: claims,
    movedAside: 0,
    steering: [],
    source: null,
    sourceMissing: 'evidence captured elsewhere',
    ci: null,
    expectations: expectations({ reports: without ? ['none'] : ['report*.xml'], ...expect }),
    leniencies: without ? ['report-none', ...leniencies] : leniencies,
  });
}

function scan(log: Buffer): LogFacts {
  const scanner = createLogScanner();
  scanner.write(log);
  return scanner.end();
}

interface About {
  readonly path: string;
  readonly state: ReportState;
  readonly facts: LogFacts;
  readonly seen: SeenNames;
}

function claim(report: Buffer, { path, state, facts, seen }: About): ReportClaim {
  const watch = new Set(facts.signs.flatMap(({ id }) => (id === null ? [] : [id])));
  const reader = createReportReader({ path, limits: { report_bytes: 2 ** 28, token_bytes: 2 ** 26 }, watch, seen });
  reader.write(report);
  const read = reader.end();
  return read.kind === 'read'
    ? { kind: 'read', path, state, facts: read.facts }
    : { kind: 'rejected', path, state, reason: read.reason, companion: read.companion };
}
