import type { RunnerProfile } from './profile.ts';

/** Runs other runners, one after the other. */
export const tox = {
  name: 'tox',
  title: 'tox',
  argv: [/^tox(?: |$)/, /^python[\d.]* -m tox(?: |$)/],
  log: {
    red: [
      // "  py311: FAIL code 1 (3.42=setup[2.10]+cmd[1.32] seconds)", "ERROR:   py27: commands failed"
      /^ {2}[\w.:-]+: FAIL(?: code \d+)?(?: \(.*\))?$/,
      /^ERROR: +[\w.-]+: commands failed$/,
      // "  evaluation failed :( (3.47 seconds)"
      /^ {2}evaluation failed :\(/,
    ],
    // "  py311: SKIP (0.01 seconds)": an interpreter is missing
    notRun: [{ line: /^ {2}[\w.:-]+: SKIP(?: ⚠)?(?: in .*| \(.*\))?$/ }],
    // "  congratulations :) (3.47 seconds)"
    progress: [{ line: /^ {2}congratulations :\)/ }],
  },
  env: ['TOXENV', 'TOX_SKIP_ENV'],
} satisfies RunnerProfile;
