import type { ReportTraits } from '../model/report.ts';
import { simpleCommands } from './command.ts';
import { goTest } from './go-test.ts';
import { jest } from './jest.ts';
import { mocha } from './mocha.ts';
import { nodeTest } from './node-test.ts';
import type { ReportSign, RunnerProfile } from './profile.ts';
import { pytest } from './pytest.ts';
import { tap } from './tap.ts';
import { vitest } from './vitest.ts';

/** All runners that receipt knows. Where several could have printed a faint trace, the first one is named. */
export const PROFILES: readonly RunnerProfile[] = [nodeTest, vitest, jest, mocha, pytest, goTest, tap];

const BY_NAME = new Map(PROFILES.map((profile) => [profile.name, profile]));

/** What --runner takes, `report-only` aside. */
export const RUNNER_NAMES: readonly string[] = [...BY_NAME.keys()].sort();

/** @param name as --runner takes it and {@link RunnerFacts} carry it. */
export function profileNamed(name: string): RunnerProfile | null {
  return BY_NAME.get(name) ?? null;
}

/**
 * The runner that the command's own words call, launchers (`npx`, `env`, `poetry run`, …) looked through; scripts and make targets name none.
 * @param command argv; with `shell`, one string in one element, of which the first runner called is taken.
 */
export function runnerOfCommand(command: readonly string[], shell: boolean): RunnerProfile | null {
  for (const words of simpleCommands(command, shell)) {
    const found = PROFILES.find((profile) => profile.argv.some((re) => re.test(words)));
    if (found) return found;
  }
  return null;
}

/** The runner (or its usual converter) that writes such reports; null where none is known for it. */
export function dialectOf(traits: ReportTraits): RunnerProfile | null {
  return PROFILES.find((profile) => profile.report?.detect.some((sign) => shows(traits, sign))) ?? null;
}

/** Whether lines or reports of `a` may be those of `b`. Names of profiles. */
export function sameFamily(a: string, b: string): boolean {
  if (a === b) return true;
  const [first, second] = [profileNamed(a), profileNamed(b)];
  if (first === null || second === null) return false;
  const family = first.family !== undefined && first.family === second.family;
  return family || first.wraps?.includes(b) === true || second.wraps?.includes(a) === true;
}

function shows(traits: ReportTraits, sign: ReportSign): boolean {
  return showsAlone(traits, sign) && (sign.and ?? []).every((other) => shows(traits, other));
}

function showsAlone(traits: ReportTraits, { element, attribute, value, absent }: ReportSign): boolean {
  const fits = (text: string | undefined) => (absent ? text === undefined : text !== undefined && (value?.test(text) ?? true));
  switch (element) {
    case 'root':
      return fits(attribute === '' ? traits.root : traits.rootAttributes[attribute ?? '']);
    case 'suite':
      return fits(traits.suiteAttributes?.[attribute ?? '']);
    case 'case':
      return fits(traits.caseAttributes?.[attribute ?? '']);
    case 'property':
      return traits.properties.some((name) => fits(name));
    case 'comment':
      return traits.comments.some((text) => fits(text));
  }
}
