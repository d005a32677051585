import type { RunnerProfile } from './profile.ts';

/** Runs other runners, one after the other. */
export const nox = {
  name: 'nox',
  title: 'nox',
  argv: [/^nox(?: |$)/, /^python[\d.]* -m nox(?: |$)/],
  log: {
    // "nox > Session tests-3.11 failed.", "nox > * tests-3.11: failed"
    red: [/^nox > (?:Session .* (?:failed|aborted: .*)\.$|\* [^ ]+: failed)/],
    // "nox > Session tests-3.11 skipped: Python interpreter 3.11 not found."
    notRun: [{ line: /^nox > Session .* skipped: / }],
    interrupted: [/^nox > Session .* interrupted\.$/],
    // "nox > Session tests-3.11 was successful."
    progress: [{ line: /^nox > (?:Running session|Session) / }],
  },
  env: ['NOXSESSION'],
} satisfies RunnerProfile;
