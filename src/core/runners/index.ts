import type { ReportTraits } from '../model/report.ts';
import { ant } from './ant.ts';
import { automake } from './automake.ts';
import { ava } from './ava.ts';
import { bats } from './bats.ts';
import { bazel } from './bazel.ts';
import { behave } from './behave.ts';
import { boostTest } from './boost-test.ts';
import { bun } from './bun.ts';
import { busted } from './busted.ts';
import { cargoTest } from './cargo-test.ts';
import { catch2 } from './catch2.ts';
import { check } from './check.ts';
import { cmocka } from './cmocka.ts';
import { simpleCommands } from './command.ts';
import { concurrently } from './concurrently.ts';
import { criterion } from './criterion.ts';
import { ctest } from './ctest.ts';
import { cucumber } from './cucumber.ts';
import { cypress } from './cypress.ts';
import { deno } from './deno.ts';
import { doctest } from './doctest.ts';
import { dotnetTest } from './dotnet-test.ts';
import { eunit } from './eunit.ts';
import { exunit } from './exunit.ts';
import { goTest } from './go-test.ts';
import { gotestsum } from './gotestsum.ts';
import { gradle } from './gradle.ts';
import { gtest } from './gtest.ts';
import { jasmine } from './jasmine.ts';
import { jest } from './jest.ts';
import { junitConsole } from './junit-console.ts';
import { junit4 } from './junit4.ts';
import { karma } from './karma.ts';
import { karmaMocha } from './karma-mocha.ts';
import { kyua } from './kyua.ts';
import { lerna } from './lerna.ts';
import { mavenSurefire } from './maven-surefire.ts';
import { mesonTest } from './meson-test.ts';
import { minitest } from './minitest.ts';
import { mocha } from './mocha.ts';
import { nextest } from './nextest.ts';
import { nodeTap } from './node-tap.ts';
import { nodeTest } from './node-test.ts';
import { nose2 } from './nose2.ts';
import { nox } from './nox.ts';
import { npmRunAll } from './npm-run-all.ts';
import { nx } from './nx.ts';
import { parallelTests } from './parallel-tests.ts';
import { pest } from './pest.ts';
import { phpunit } from './phpunit.ts';
import { playwright } from './playwright.ts';
import type { ReportSign, RunnerProfile } from './profile.ts';
import { prove } from './prove.ts';
import { pytest } from './pytest.ts';
import { rspec } from './rspec.ts';
import { swiftTesting } from './swift-testing.ts';
import { tap } from './tap.ts';
import { tape } from './tape.ts';
import { testng } from './testng.ts';
import { tox } from './tox.ts';
import { turbo } from './turbo.ts';
import { unittest } from './unittest.ts';
import { uvu } from './uvu.ts';
import { vitest } from './vitest.ts';
import { xctest } from './xctest.ts';

/** All runners that receipt knows. Where several could have printed a faint trace, the first one is named. */
export const PROFILES: readonly RunnerProfile[] = [
  nodeTest,
  vitest,
  jest,
  mocha,
  pytest,
  goTest,
  gotestsum,
  playwright,
  cypress,
  jasmine,
  karma,
  karmaMocha,
  ava,
  nodeTap,
  tape,
  uvu,
  bun,
  deno,
  unittest,
  nose2,
  behave,
  cargoTest,
  nextest,
  mavenSurefire,
  gradle,
  ant,
  junitConsole,
  junit4,
  testng,
  phpunit,
  pest,
  rspec,
  minitest,
  parallelTests,
  cucumber,
  gtest,
  cmocka,
  criterion,
  check,
  catch2,
  doctest,
  boostTest,
  ctest,
  mesonTest,
  automake,
  dotnetTest,
  xctest,
  swiftTesting,
  exunit,
  eunit,
  prove,
  bats,
  busted,
  bazel,
  kyua,
  tox,
  nox,
  turbo,
  nx,
  lerna,
  npmRunAll,
  concurrently,
  tap,
];

const BY_NAME = new Map(PROFILES.map((profile) => [profile.name, profile]));

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
