import type { RunnerProfile } from './profile.ts';

/** Runs other runners, one after the other. A session that it marks skipped is none that got lost. */
export const nox = {
  name: 'nox',
  title: 'nox',
  argv: [/^nox(?: |$)/, /^python[\d.]* -m nox(?: |$)/],
  log: {
    // "nox > Running session tests-3.11"
    openings: [{ line: /^nox > Running session /, session: true }],
    // "nox > Session tests-3.11 was successful.", "nox > Session tests-3.11 was successful in 5 seconds.", "nox > Session lint failed."
    tasks: [/^nox > Session [^ ]+ (?:was successful|failed|aborted|skipped|interrupted)\b.*\.$/, /^nox > Ran multiple sessions:$/],
    red: [
      // "nox > Session tests-3.11 failed.", "nox > Session old failed: Python interpreter 3.4 not found.", "nox > * tests-3.11: failed"
      /^nox > (?:Session [^ ]+ (?:failed|aborted)\b.*\.$|\* [^ ]+: failed)/,
    ],
    interrupted: [/^nox > Session [^ ]+ interrupted\.$/],
    fatal: [
      // "nox > Command pytest failed with exit code -11"
      { line: /^nox > Command .* failed with exit code -(?:4|6|7|8|9|11)(?::|$)/, code: 'crash-in-log' },
    ],
  },
  env: ['NOXSESSION'],
} satisfies RunnerProfile;
