/** A report format that isn't JUnit: what it is called, and how to get JUnit instead. */
export interface ForeignFormat {
  /** With its article: "a TRX file (Visual Studio tests)". */
  readonly format: string;
  readonly how: string;
  /** It usually lies beside real reports (coverage, summaries): then it is no reason to refuse a run. */
  readonly companion: boolean;
}

interface ForeignRoot extends ForeignFormat {
  /** Local name of the root element. */
  readonly root: string;
  /** An attribute that the root must have, where its name alone says too little. */
  readonly attribute?: string;
}

const TRX = 'dotnet test --logger "junit;LogFilePath=…" writes JUnit (package JunitXml.TestLogger); trx2junit converts.';
const NUNIT = 'dotnet test --logger "junit;LogFilePath=…" writes JUnit (package JunitXml.TestLogger).';
const COVERAGE = 'Coverage is no test report: leave it out (--report with a pattern that does not match it, or `!` and its path).';
const SUMMARY = 'The TEST-*.xml files beside it are the reports: name them with --report.';
const CPP = 'Convert it, or let the test framework write JUnit itself.';

/** In the order of trial: the first that fits names the format. */
const ROOTS: readonly ForeignRoot[] = [
  // CppUnit and MSTest share a root; MSTest's carries a namespace and an id.
  { root: 'TestRun', attribute: 'xmlns', format: 'a TRX file (Visual Studio test results)', how: TRX, companion: false },
  { root: 'TestRun', attribute: 'id', format: 'a TRX file (Visual Studio test results)', how: TRX, companion: false },
  { root: 'TestRun', format: 'a CppUnit report', how: CPP, companion: false },
  { root: 'test-results', format: 'an NUnit 2 report', how: NUNIT, companion: false },
  { root: 'test-run', format: 'an NUnit 3 report', how: NUNIT, companion: false },
  {
    root: 'assemblies',
    format: 'an xUnit.net report',
    how: 'xunit.console -junit report.xml, or dotnet test --logger "junit;LogFilePath=…" (package JunitXml.TestLogger), writes JUnit.',
    companion: false,
  },
  { root: 'assembly', attribute: 'run-date', format: 'an xUnit.net report', how: NUNIT, companion: false },
  {
    root: 'testng-results',
    format: 'a TestNG results file',
    how: 'TestNG writes JUnit into junitreports/, and Surefire into target/surefire-reports/TEST-*.xml.',
    companion: true,
  },
  { root: 'failsafe-summary', format: 'a Failsafe summary', how: SUMMARY, companion: true },
  {
    root: 'robot',
    format: 'a Robot Framework output file',
    how: 'robot --xunit report.xml (or rebot --xunit report.xml output.xml) writes JUnit.',
    companion: false,
  },
  {
    root: 'Site',
    format: 'a CTest (CDash) file',
    how: 'ctest --output-junit report.xml writes JUnit (CMake 3.21 and later).',
    companion: false,
  },
  { root: 'coverage', format: 'a Cobertura or Clover coverage report', how: COVERAGE, companion: true },
  { root: 'report', format: 'a JaCoCo coverage report', how: COVERAGE, companion: true },
  { root: 'CoverageSession', format: 'an OpenCover coverage report', how: COVERAGE, companion: true },
  { root: 'CoverageDSPriv', format: 'a Visual Studio coverage report', how: COVERAGE, companion: true },
  { root: 'results', format: 'an analysis or coverage result', how: COVERAGE, companion: true },
  {
    root: 'checkstyle',
    format: 'a Checkstyle report',
    how: 'It lists style findings, no tests: leave it out with `!` and its path.',
    companion: true,
  },
  { root: 'pmd', format: 'a PMD report', how: 'It lists findings, no tests: leave it out with `!` and its path.', companion: true },
  {
    root: 'BugCollection',
    format: 'a SpotBugs report',
    how: 'It lists findings, no tests: leave it out with `!` and its path.',
    companion: true,
  },
  {
    root: 'testExecutions',
    format: 'a SonarQube generic test report',
    how: 'Let the runner write JUnit; Sonar reads it too.',
    companion: true,
  },
  { root: 'CUNIT_TEST_RUN_REPORT', format: 'a CUnit report', how: CPP, companion: false },
  {
    root: 'TestLog',
    format: 'a Boost.Test log',
    how: 'Run the test program with --log_format=JUNIT --log_sink=report.xml.',
    companion: false,
  },
  {
    root: 'TestResult',
    format: 'a Boost.Test result',
    how: 'Run the test program with --log_format=JUNIT --log_sink=report.xml.',
    companion: false,
  },
  { root: 'gtester', format: 'a GLib gtester log', how: 'Let meson test write meson-logs/testlog.junit.xml.', companion: false },
  { root: 'TestCase', format: 'a Qt Test log', how: 'Run the test program with -o report.xml,junitxml.', companion: false },
  { root: 'ResultsSession', format: 'a C++test report', how: CPP, companion: false },
  { root: 'unittest-results', format: 'a UnitTest++ report', how: CPP, companion: false },
  { root: 'Catch', format: 'a Catch2 XML report', how: 'Run the test program with -r junit -o report.xml.', companion: false },
  { root: 'Catch2TestRun', format: 'a Catch2 XML report', how: 'Run the test program with -r junit -o report.xml.', companion: false },
  { root: 'doctest', format: 'a doctest XML report', how: 'Run the test program with -r=junit -o=report.xml.', companion: false },
  {
    root: 'testResults',
    format: 'a JMeter results file',
    how: 'Convert it, or let the plan assert and report through a JUnit listener.',
    companion: false,
  },
  {
    root: 'test-suite',
    format: 'an Allure 1 results file',
    how: 'Let the runner write JUnit beside it: Allure reads both.',
    companion: true,
  },
  {
    root: 'events',
    format: 'an Open Test Reporting events file',
    how: 'JUnit Platform writes JUnit beside it: name TEST-*.xml with --report.',
    companion: true,
  },
  {
    root: 'execution',
    format: 'an Open Test Reporting file',
    how: 'JUnit Platform writes JUnit beside it: name TEST-*.xml with --report.',
    companion: true,
  },
  { root: 'html', format: 'an HTML page', how: 'Name the XML report, not the page made from it.', companion: true },
  { root: 'svg', format: 'an SVG picture', how: 'Name the XML report.', companion: true },
  {
    root: 'plist',
    format: 'a property list',
    how: 'xcresult bundles become JUnit with xcresultparser or xcbeautify --report junit.',
    companion: false,
  },
  { root: 'project', format: 'a build file', how: 'Name the reports that the build writes, not its own files.', companion: true },
];

const WAY = 'Let the runner write JUnit XML (most have a reporter for it), and name that file with --report.';

/** The format that a root element gives away, null for a root that may still hold test suites. @param root local name (hostile). */
export function foreignRoot(root: string, attributes: Readonly<Record<string, string>>): ForeignFormat | null {
  return ROOTS.find((known) => known.root === root && (known.attribute === undefined || known.attribute in attributes)) ?? null;
}

/** For a document that ended well without a test suite in it. */
export function unknownRoot(root: string): ForeignFormat {
  return { format: `XML with the root element <${root.slice(0, 80)}>`, how: WAY, companion: false };
}

interface ForeignStart extends ForeignFormat {
  readonly start: RegExp;
}

/** What a file that begins with neither `<` nor `{` may be, by its first characters (bytes as Latin-1). */
const STARTS: readonly ForeignStart[] = [
  { start: /^PK\x03\x04/, format: 'a ZIP archive', how: 'Unpack it, and name the reports inside.', companion: false },
  { start: /^\x1f\x8b/, format: 'a gzip file', how: 'Unpack it (gunzip), and name what is inside.', companion: false },
  { start: /^BZh|^\xfd7zXZ|^\x28\xb5\x2f\xfd/, format: 'a compressed file', how: 'Unpack it, and name what is inside.', companion: false },
  { start: /^\x7fELF|^MZ/, format: 'a program', how: WAY, companion: false },
  { start: /^%PDF-/, format: 'a PDF', how: WAY, companion: false },
  {
    start: /^\s*(?:TAP version \d+|1\.\.\d+\s*$|(?:not )?ok\b)/m,
    format: 'TAP output',
    how: 'Let the runner write JUnit, or convert TAP with tap-junit.',
    companion: false,
  },
];

/** The format that the first bytes give away where no XML and no JSON begins. @param head first bytes as Latin-1 (hostile). */
export function foreignStart(head: string): ForeignFormat | null {
  return STARTS.find(({ start }) => start.test(head)) ?? null;
}

interface ForeignJson extends ForeignFormat {
  /** Keys that the root object has. */
  readonly keys: readonly string[];
}

const JSONS: readonly ForeignJson[] = [
  {
    keys: ['numTotalTests', 'testResults'],
    format: "Jest's or Vitest's own JSON",
    how: 'Take the JUnit reporter: jest-junit, or vitest --reporter=junit --outputFile=report.xml.',
    companion: false,
  },
  {
    keys: ['stats', 'tests', 'passes'],
    format: "Mocha's own JSON",
    how: 'mocha --reporter xunit --reporter-option output=report.xml writes JUnit.',
    companion: false,
  },
  { keys: ['stats', 'results', 'meta'], format: 'a Mochawesome report', how: 'Take the reporter mocha-junit-reporter.', companion: false },
  {
    keys: ['config', 'suites', 'stats'],
    format: "Playwright's own JSON",
    how: 'playwright test --reporter=junit writes JUnit (PLAYWRIGHT_JUNIT_OUTPUT_NAME names the file).',
    companion: false,
  },
  {
    keys: ['Action', 'Package'],
    format: 'the event stream of go test -json',
    how: 'gotestsum --junitfile report.xml -- ./... writes JUnit.',
    companion: false,
  },
  { keys: ['examples', 'summary_line'], format: "RSpec's own JSON", how: 'Take the formatter RspecJunitFormatter.', companion: false },
  { keys: ['meta', 'files', 'totals'], format: 'a coverage.py report', how: COVERAGE, companion: true },
];

const OTHER_JSON: ForeignFormat = {
  format: 'JSON, but no CTRF report',
  how: 'JUnit XML and CTRF (ctrf.io) are read: most runners have a reporter for one of them.',
  companion: false,
};

/** The format that a root object's keys (hostile) give away, null for none that is known. */
export function foreignJson(keys: readonly string[]): ForeignFormat | null {
  return JSONS.find((known) => known.keys.every((key) => keys.includes(key))) ?? null;
}

/** For a JSON document that ended well and is no CTRF. */
export function unknownJson(keys: readonly string[]): ForeignFormat {
  return foreignJson(keys) ?? OTHER_JSON;
}
