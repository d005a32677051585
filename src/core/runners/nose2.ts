import type { RunnerProfile } from './profile.ts';

/** Its log is unittest's; command and reports are its own. */
export const nose2 = {
  name: 'nose2',
  title: 'nose2',
  wraps: ['unittest'],
  argv: [/^nose2(?: |$)/, /^python[\d.]*(?: -[A-Za-z]+)*? -m nose2(?: |$)/],
  log: {},
  report: {
    detect: [{ element: 'suite', attribute: 'name', value: /^nose2-junit$/ }],
    places: ['nose2-junit.xml'],
    closed: 'end',
    silenceSafe: false,
    declared: 'cases',
    agrees: 'between',
  },
  env: ['PYTHONPATH', 'PYTHONOPTIMIZE'],
  junit: { add: '--plugin nose2.plugins.junitxml --junit-xml', writes: 'nose2-junit.xml' },
} satisfies RunnerProfile;
