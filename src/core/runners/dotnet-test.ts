import type { RunnerProfile } from './profile.ts';

export const dotnetTest = {
  name: 'dotnet-test',
  title: 'dotnet test',
  argv: [/^dotnet (?:test|vstest)(?: |$)/, /^vstest\.console(?: |$)/],
  log: {
    // "Starting test execution, please wait..."
    openings: [{ line: /^Starting test execution, please wait\.\.\.$/, session: true }],
    closing: {
      counts: [
        // "Passed!  - Failed:     0, Passed:     3, Skipped:     0, Total:     3, Duration: 46 ms - Units.Tests.dll (net8.0)"
        {
          line: /^(?:Passed|Failed|Skipped)! +- Failed: +(?<failed>\d+), Passed: +(?<passed>\d+), Skipped: +(?<skipped>\d+), Total: +(?<tests>\d+), Duration: /,
        },
        // "Total tests: 4", "     Passed: 3", "     Failed: 1", "    Skipped: 1"
        { line: /^Total tests: (?<tests>\d+)$/ },
        { line: /^ {4,5}Passed: (?<passed>\d+)$/ },
        { line: /^ {4,5}Failed: (?<failed>\d+)$/ },
        { line: /^ {4,5}Skipped: (?<skipped>\d+)$/ },
        // "  total: 2", "  failed: 0", "  succeeded: 2", "  skipped: 0" (Microsoft.Testing.Platform)
        { line: /^ {2}total: (?<tests>\d+)$/ },
        { line: /^ {2}(?:error|failed): (?<failed>\d+)$/ },
        { line: /^ {2}succeeded: (?<passed>\d+)$/ },
        { line: /^ {2}skipped: (?<skipped>\d+)$/ },
      ],
      // " Total time: 12.0133 Seconds", "  duration: 88ms"
      completes: [/^(?:Passed|Failed|Skipped)! +- Failed: /, /^ Total time: \d/, /^ {2}duration: \d/],
      from: 'lines',
      unit: 'tests',
      addsUp: true,
    },
    // "No test is available in /x/Tests.dll. …", "Test run summary: Zero tests ran"
    zero: [
      { line: /^No test (?:is available in|matches the given testcase filter) /, closes: true },
      { line: /^Test run summary: Zero tests ran/, closes: false },
    ],
    // "Test Run Failed.", "Test run summary: Failed!"
    red: [/^(?:Test Run Failed\.|Test run summary: Failed!)/],
    fatal: [
      // "The active test run was aborted. Reason: Test host process crashed"
      { line: /^The active test run was aborted\./, code: 'worker-crash' },
      { line: /^Test Run Aborted\.$/, code: 'worker-crash' },
    ],
  },
  env: ['VSTEST_CONNECTION_TIMEOUT', 'DOTNET_STARTUP_HOOKS'],
  junit: { add: '--logger "junit;LogFilePath=report.xml"', needs: 'dotnet add package JunitXml.TestLogger', writes: 'report.xml' },
} satisfies RunnerProfile;
