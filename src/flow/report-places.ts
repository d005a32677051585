import { PROFILES } from '../core/runners/index.ts';

/**
 * Where reports are looked for when nobody says: names and folders that are used for little else. Only what a build tool lays down in each
 * module is looked for at any depth: fixtures of a suite that tests reports itself lie deep too.
 */
const USUAL_PLACES = [
  'report.xml',
  'junit.xml',
  'junit-report.xml',
  'junit-results.xml',
  'test-report.xml',
  'test-results.xml',
  'results.xml',
  'TEST-*.xml',
  'reports/**/*.xml',
  'test-reports/**/*.xml',
  'test-results/**/*.xml',
  'coverage/junit.xml',
  '**/build/test-results/**/*.xml',
  '**/target/surefire-reports/*.xml',
  '**/target/failsafe-reports/*.xml',
];

/** Globs relative to the working directory. */
export function reportPlaces(): string[] {
  return [...new Set([...USUAL_PLACES, ...PROFILES.flatMap((profile) => profile.report?.places ?? [])])];
}
