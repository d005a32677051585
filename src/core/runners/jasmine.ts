import type { RunnerProfile } from './profile.ts';

export const jasmine = {
  name: 'jasmine',
  title: 'Jasmine',
  argv: [/^jasmine(?: |$)/],
  log: {
    closing: {
      // "5 specs, 1 failure, 1 pending spec"
      counts: [{ line: /^(?<tests>\d+) specs?, (?<failed>\d+) failures?(?:, (?<skipped>\d+) pending specs?)?$/ }],
      // "Finished in 0.013 seconds", "Finished in 1 second"
      completes: [/^Finished in (?:1 second|\d+(?:\.\d+)? seconds)$/],
      from: 'lines',
      unit: 'tests',
    },
    // "No specs found"
    zero: [{ line: /^No specs found$/, closes: true }],
    // "Incomplete: fit() or fdescribe() was found"
    notRun: [{ line: /^Incomplete: /, except: /No specs found/ }],
    // "Started"
    reopens: [/^Started$/],
    progress: [{ line: /^Started$/ }],
  },
  exit: { codes: { 2: 'no-tests', 4: 'internal' } },
  report: {
    // jasmine-reporters
    detect: [
      {
        element: 'root',
        attribute: 'disabled',
        and: [
          { element: 'root', attribute: 'name', absent: true },
          { element: 'suite', attribute: 'disabled' },
          { element: 'suite', attribute: 'hostname' },
        ],
      },
    ],
    places: ['junitresults*.xml'],
    closed: 'end',
    silenceSafe: true,
    declared: 'cases',
    agrees: 'executed',
  },
  env: ['NODE_OPTIONS', 'JASMINE_CONFIG_PATH'],
  junit: { add: '--reporter=jasmine-reporters-junit.js', needs: 'npm i -D jasmine-reporters', writes: 'junitresults.xml' },
} satisfies RunnerProfile;
