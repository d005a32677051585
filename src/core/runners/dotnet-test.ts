import type { RunnerProfile } from './profile.ts';

export const dotnetTest = {
  name: 'dotnet-test',
  title: 'dotnet test',
  argv: [/^dotnet (?:test|vstest)(?: |$)/, /^vstest\.console(?: |$)/],
  log: {
    // "Starting test execution, please wait..."
    openings: [
      { line: /^Starting test execution, please wait\.\.\.$/, session: true },
      // "Running tests from bin/Debug/net9.0/Units.Tests.dll (net9.0|x64)": one for each assembly, and one summary (Microsoft.Testing.Platform)
      { line: /^Running tests from .+ \([^()]+\)$/, session: true, once: true },
    ],
    // projects that are tested at once open before others have closed
    overlaps: true,
    closing: {
      counts: [
        // "Passed!  - Failed:     0, Passed:     3, Skipped:     0, Total:     3, Duration: 46 ms - Units.Tests.dll (net8.0)"
        {
          line: /^(?:(?:Passed|Failed|Skipped)!|None) +- Failed: +(?<failed>\d+), Passed: +(?<passed>\d+), Skipped: +(?<skipped>\d+), Total: +(?<tests>\d+), Duration: [^-]+ - .+$/,
        },
        // "Total tests: 3. Passed: 2. Failed: 1. Skipped: 0." (before 16)
        { line: /^Total tests: (?<tests>\d+)\. Passed: (?<passed>\d+)\. Failed: (?<failed>\d+)\. Skipped: (?<skipped>\d+)\.$/ },
        // "Test summary: total: 3, failed: 0, succeeded: 3, skipped: 0, duration: 1.2s" (terminal logger, 9 and newer)
        {
          line: /^Test summary: total: (?<tests>\d+), failed: (?<failed>\d+), succeeded: (?<passed>\d+), skipped: (?<skipped>\d+), duration: [\d.,]+m?s$/,
        },
        // "Total tests: 4", "     Passed: 3", "     Failed: 1", "    Skipped: 1"
        { line: /^Total tests: (?<tests>\d+)$/ },
        { line: /^ {4,5}Passed: (?<passed>\d+)$/ },
        { line: /^ {4,5}Failed: (?<failed>\d+)$/ },
        { line: /^ {4,5}Skipped: (?<skipped>\d+)$/ },
        // "  total: 2", "  failed: 0", "  succeeded: 2", "  skipped: 0", "  flaky: 1 (passed after retry)" (Microsoft.Testing.Platform)
        { line: /^ {2}total: (?<tests>\d+)$/ },
        { line: /^ {2}failed: (?<failed>\d+)$/ },
        { line: /^ {2}succeeded: (?<passed>\d+)$/ },
        { line: /^ {2}skipped: (?<skipped>\d+)$/ },
      ],
      completes: [
        /^(?:(?:Passed|Failed|Skipped)!|None) +- Failed: /,
        // " Total time: 12.0133 Seconds", "Test execution time: 1.2345 Seconds" (before 16)
        /^(?: Total|Test execution) time: [\d.,]+ \w+$/,
        /^Test summary: total: \d/,
        // "  duration: 88ms", "  duration: 1s 234ms"
        /^ {2}duration: (?:\d+[a-z]+ ?)+$/,
      ],
      from: 'lines',
      unit: 'tests',
      addsUp: true,
    },
    // "No test is available in /x/Tests.dll. …", "Test run summary: Zero tests ran"
    zero: [
      { line: /^No test (?:is available in|matches the given testcase filter) /, closes: true },
      { line: /^Test run summary: Zero tests ran\b/, closes: false },
    ],
    // "Test Run Failed.", "Test run summary: Failed!", "  error: 1" (an assembly that gave no results)
    red: [/^(?:Test Run Failed\.|Test run summary: Failed!)/, /^ {2}error: [1-9]/],
    // "Test Run Canceled."
    interrupted: [/^Test Run Canceled\.$/],
    fatal: [
      // "The active test run was aborted. Reason: Test host process crashed"
      { line: /^The active test run was aborted\./, code: 'worker-crash' },
      { line: /^Test Run Aborted(?:\.$| with error )/, code: 'worker-crash' },
      // "Test run summary: Aborted"
      { line: /^Test run summary: Aborted\b/, code: 'worker-crash' },
    ],
  },
  exit: { codes: { 1: 'failures', 2: 'failures', 3: 'interrupted', 5: 'usage', 7: 'internal', 8: 'no-tests' } },
  env: ['VSTEST_CONNECTION_TIMEOUT', 'DOTNET_STARTUP_HOOKS'],
  junit: { add: '--logger "junit;LogFilePath=report.xml"', needs: 'dotnet add package JunitXml.TestLogger', writes: 'report.xml' },
} satisfies RunnerProfile;
