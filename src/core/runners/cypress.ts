import type { RunnerProfile } from './profile.ts';

export const cypress = {
  name: 'cypress',
  title: 'Cypress',
  wraps: ['mocha'],
  argv: [/^cypress run(?: |$)/],
  log: {
    // "  (Run Starting)"
    openings: [{ line: /^ *\(Run Starting\)$/, session: true }],
    closing: {
      counts: [
        // "    ✔  All specs passed!                        516ms        2        2        -        -        -", on Windows with √ and ×, before 4.2 without a sign
        // "    ✖  1 of 1 failed (100%)                     00:05        2        -        1        -        1"
        {
          line: /^ *(?:(?:[✔√] +)?All specs passed!|(?:[✖×] +)?\d+ of \d+ failed \(\d+%\)) +(?:\d[\d:.]*(?:ms|s|m)? +)?(?:(?<tests>\d+)|-) +(?:(?<passed>\d+)|-) +(?:(?<failed>\d+)|-) +(?:(?<skipped>\d+)|-) +(?:(?<unreached>\d+)|-)$/,
          as: { unreached: 'skipped' },
        },
      ],
      completes: null,
      from: 'lines',
      unit: 'tests',
      headed: /^/,
    },
    fatal: [
      // "We detected that the Electron Renderer process just crashed.", "We detected that the Chrome process just crashed with code 'null' and signal 'SIGTRAP'."
      { line: /^ *We detected that the .* (?:process|browser) (?:just )?crashed(?:\.| with code )/, code: 'worker-crash' },
    ],
    // "The browser never connected. Something is wrong. The tests cannot run. Aborting..."
    notRun: [{ line: /^The browser never connected\. / }],
    // "Can't run because no spec files were found."
    zero: [{ line: /^Can't run because no spec files were found\.$/, closes: true }],
    // "  Running:  sample.cy.js                                                (1 of 1)"
    progress: [{ line: /^ {2}Running: {2}.* \(\d+ of \d+\)$/ }],
  },
  exit: { countsFailures: { max: 255 } },
  env: ['CYPRESS_baseUrl', 'NODE_OPTIONS'],
  junit: { add: '--reporter junit --reporter-options mochaFile=report-[hash].xml', writes: 'report-*.xml' },
} satisfies RunnerProfile;
