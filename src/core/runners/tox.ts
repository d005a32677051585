import type { RunnerProfile } from './profile.ts';

/** Runs other runners, one after the other. An environment that it marks skipped is none that got lost. */
export const tox = {
  name: 'tox',
  title: 'tox',
  argv: [/^tox(?: |$)/, /^python[\d.]* -m tox(?: |$)/],
  log: {
    openings: [
      // "py311: commands[0]> python -m pytest", "py311: commands[0] /home/runner/work/app> pytest -q" (4)
      { line: /^[\w.-]+: commands\[\d+\](?: [^ >]+)?> /, session: true, once: true, glued: ': commands[' },
      // "py311 run-test: commands[0] | python -m pytest", "py27 runtests: commands[1] | nosetests" (3, 2)
      { line: /^[\w.-]+ (?:run-test|runtests): commands\[\d+\] \| /, session: true, once: true, glued: ': commands[' },
    ],
    tasks: [
      // "  congratulations :) (3.47 seconds)", "  evaluation failed :( (3.47 seconds)"
      /^ {2}(?:congratulations :\)|evaluation failed :\()/,
      // "ERROR:   py27: commands failed": behind the summary of 3 and 2, whose red runs end so
      /^ERROR: +[\w.-]+: (?:commands failed|InterpreterNotFound: .*|InvocationError.*|could not install deps .*|parallel child exit code [1-9]\d*)$/,
    ],
    red: [
      // "  py311: FAIL code 1 (3.42=setup[2.10]+cmd[1.32] seconds)", "  py311: FAIL code -11 (0.01 seconds)"
      { line: /^ {2}[\w.-]+: FAIL(?: code -?\d+)? \(\d.* seconds\)$/, glued: ': FAIL ' },
      // "ERROR:   py27: commands failed", "ERROR:  py34: InterpreterNotFound: python3.4", "ERROR:   b: parallel child exit code 1"
      /^ERROR: +[\w.-]+: (?:commands failed|InterpreterNotFound: .*|InvocationError.*|could not install deps .*|parallel child exit code [1-9]\d*)$/,
      // "  evaluation failed :( (3.47 seconds)"
      /^ {2}evaluation failed :\(/,
    ],
    fatal: [
      // "py311: exit -11 (0.55 seconds) /home/runner/work/app> pytest pid=4711": SIGSEGV
      { line: /^[\w.-]+: exit -(?:4|6|7|8|9|11) \(\d.* seconds\)/, code: 'crash-in-log', glued: ': exit -' },
      // "ERROR: InvocationError for command /home/runner/work/app/.tox/py27/bin/pytest (exited with code -11 (SIGSEGV))"
      { line: /^ERROR: InvocationError for command .* \(exited with code -(?:4|6|7|8|9|11) \(SIG[A-Z]+\)\)/, code: 'crash-in-log' },
    ],
    // "py311: OK ✔ in 4.2 seconds", "  py311: commands succeeded", "✔ OK py311 in 9.019 seconds"
    progress: [
      { line: /^[\w.-]+: OK ✔ in \d/, glued: ': OK ' },
      { line: /^ {2}[\w.-]+: commands succeeded$/, glued: ': commands succeeded' },
      { line: /^✔ OK [\w.-]+ in \d/ },
    ],
  },
  env: ['TOXENV', 'TOX_SKIP_ENV'],
} satisfies RunnerProfile;
