export const id = 732;
export const ids = [732];
export const modules = {

/***/ 6172:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cv: () => (/* binding */ cutUnits),
/* harmony export */   GO: () => (/* binding */ escapeJson),
/* harmony export */   IN: () => (/* binding */ cutText),
/* harmony export */   en: () => (/* binding */ escapeTerminal)
/* harmony export */ });
/**
 * The rendering contract for a terminal: text that tests, reports, file names or git wrote is shown so that it can neither steer the
 * terminal (ESC, control characters) nor look like something else (bidi, zero-width, tag and other invisible characters, line breaks).
 * Each such character appears as a visible escape; everything else stays as it is.
 */
// Controls, format characters (bidi, zero-width, tags), lone surrogates, private use, unassigned, line and paragraph separators, and
// whatever Unicode says may be drawn as nothing (Hangul fillers, variation selectors, grapheme joiner).
const UNSAFE = String.raw `[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]`;
const UNSAFE_ALL = new RegExp(UNSAFE, 'gu');
// A variation selector behind an emoji is how editors write it: it chooses the glyph and hides nothing.
const STYLED_OR_UNSAFE = new RegExp(String.raw `(\p{Emoji}[\ufe0e\ufe0f])|${UNSAFE}`, 'gu');
// Marks stacked on one letter climb over the lines above; no script needs more than a few.
const STACKED_MARKS = /(?<=\p{M}{3})\p{M}/gu;
// Nothing in it to escape: most text, which then needs none of the large expressions above (megabytes, once they are compiled).
const PLAIN = /^[ -~…]*$/;
const NAMED = { '\n': '\\n', '\r': '\\r', '\t': '\\t', '\u001b': '\\x1b', '\0': '\\0' };
function visible(character) {
    const code = character.codePointAt(0) ?? 0;
    return NAMED[character] ?? (code < 0x100 ? `\\x${code.toString(16).padStart(2, '0')}` : `\\u{${code.toString(16)}}`);
}
/** The first `max` code points of a text, the last of them `…` where something was cut. Looks at no more than it shows. */
function cutText(text, max) {
    if (text.length <= max)
        return text;
    const head = [...text.slice(0, (max + 1) * 2)];
    return head.length <= max ? text : `${head.slice(0, Math.max(0, max - 1)).join('')}…`;
}
/** At most `max` UTF-16 units, no character cut in two, the last one `…` where something was cut: for limits of others. */
function cutUnits(text, max) {
    if (text.length <= max)
        return text;
    const head = text.slice(0, Math.max(0, max - 1));
    return `${head.replace(/[\ud800-\udbff]$/, '')}…`;
}
/**
 * Makes hostile text safe to show on one line of a terminal.
 * @param text whatever somebody else wrote.
 * @param max how many code points of it are shown.
 */
function escapeTerminal(text, max = 200) {
    const shown = cutText(text, max);
    if (PLAIN.test(shown))
        return shown;
    return shown
        .replace(STYLED_OR_UNSAFE, (character, styled) => styled ?? visible(character))
        .replace(STACKED_MARKS, visible);
}
/**
 * JSON whose invisible and steering characters are written as `\uXXXX`: safe to print, and the same data to every reader.
 * @param json what JSON.stringify gave; its own line breaks stay.
 */
function escapeJson(json) {
    return json.replace(UNSAFE_ALL, (character) => {
        if (character === '\n')
            return character;
        return character.replace(/[\s\S]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
    });
}


/***/ }),

/***/ 82035:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  jI: () => (/* binding */ PROFILES),
  E3: () => (/* binding */ dialectOf),
  JD: () => (/* binding */ profileNamed),
  D: () => (/* binding */ runnerOfCommand),
  bi: () => (/* binding */ sameFamily)
});

;// CONCATENATED MODULE: ./lib/core/runners/ant.js
const ant = {
    name: 'ant',
    title: 'Ant',
    argv: [/^ant(?: |$)/],
    log: {
        // "Buildfile: /home/runner/work/ant-junit/pass/build.xml"
        openings: [{ line: /^Buildfile: /, session: true }],
        closing: {
            counts: [
                // "    [junit] Tests run: 5, Failures: 1, Errors: 0, Skipped: 1, Time elapsed: 0.24 sec": one for each class
                {
                    line: /^ *\[junit\] Tests run: (?<tests>\d+), Failures: (?<failed>\d+), Errors: (?<errored>\d+)(?:, Skipped: (?<skipped>\d+))?, Time elapsed: /,
                },
                // "[junitlauncher] Tests run: 4, Failures: 0, Aborted: 0, Skipped: 1, Time elapsed: 0.2 sec": an assumption that didn't hold aborts
                {
                    line: /^ *\[junitlauncher\] Tests run: (?<tests>\d+), Failures: (?<failed>\d+), Aborted: (?<aborted>\d+), Skipped: (?<skipped>\d+), Time elapsed: /,
                    as: { aborted: 'skipped' },
                },
            ],
            completes: [/^BUILD (?:SUCCESSFUL|FAILED)$/],
            from: 'lines',
            unit: 'tests',
            countless: true,
            gap: 1_000_000,
        },
        red: [/^BUILD FAILED$/],
        fatal: [
            // "    [junit] Test example.SampleTest FAILED (crashed)"
            { line: /^ *\[junit\] Test .* FAILED \((?:crashed|timeout)\)$/, code: 'worker-crash' },
        ],
        // "    [junit] Running example.SampleTest"
        progress: [{ line: /^ *\[junit\] Running / }],
    },
    exit: { codes: { 1: 'failures' } },
    report: {
        detect: [{ element: 'property', value: /^ant\.(?:file|version|home|library\.dir|project\.name)/ }],
        places: ['reports/TEST-*.xml'],
        closed: 'per-file',
        silenceSafe: false,
        declared: 'cases',
        agrees: 'executed',
    },
    env: ['ANT_OPTS', 'ANT_ARGS', 'JAVA_TOOL_OPTIONS'],
    junit: { add: '(with <formatter type="xml"/> in the junit task)', writes: 'reports/TEST-*.xml' },
};

;// CONCATENATED MODULE: ./lib/core/runners/automake.js
const automake = {
    name: 'automake',
    title: 'Automake',
    wraps: ['tap'],
    wrapsUnclosed: true,
    // `make check` is everybody's word: it names no runner
    argv: [],
    log: {
        // "Testsuite summary for sample 1.0"
        openings: [{ line: /^Testsuite summary for /, session: true }],
        closing: {
            counts: [
                { line: /^# TOTAL: +(?<tests>\d+)$/ },
                // "# PASS:  4"
                { line: /^# (?:PASS|XFAIL): +(?<passed>\d+)$/ },
                { line: /^# SKIP: +(?<skipped>\d+)$/ },
                { line: /^# (?:FAIL|XPASS): +(?<failed>\d+)$/ },
                { line: /^# ERROR: +(?<errored>\d+)$/ },
                // "All 4 tests passed", "1 test passed", "All 2 tests behaved as expected (1 expected failure)", "1 of 4 tests failed": serial-tests
                { line: /^All (?<tests>\d+) tests (?:passed|behaved as expected \(\d+ expected failures?\))$/ },
                { line: /^(?<tests>1) test (?:passed|behaved as expected \(1 expected failure\))$/ },
                { line: /^(?<failed>\d+) of (?<tests>\d+) tests? (?:failed|did not behave as expected \(\d+ unexpected pass(?:es)?\))$/ },
                // "(1 test was not run)"
                { line: /^\((?<skipped>\d+) tests? (?:was|were) not run\)$/ },
            ],
            // "====================" (serial-tests)
            completes: [/^# ERROR: +\d+$/, /^={13,}$/],
            total: 'without-skipped',
            gap: 3,
            from: 'lines',
            unit: 'tests',
            addsUp: true,
        },
        // "PASS: add.sh"
        progress: [{ line: /^(?:PASS|FAIL|SKIP|XFAIL|XPASS|ERROR): [^ ]+$/ }],
    },
    exit: { codes: { 2: 'failures' } },
    env: ['TESTS', 'MAKEFLAGS'],
};

;// CONCATENATED MODULE: ./lib/core/runners/ava.js
/** The cross is ✖ up to 4, ✘ from 5 on, and × on Windows. */
const ava = {
    name: 'ava',
    title: 'AVA',
    wraps: ['tap'],
    argv: [/^ava(?: |$)/],
    log: {
        closing: {
            counts: [
                // "  4 tests passed"
                { line: /^ {2}(?<passed>\d+) tests? passed(?: \[[\d:]+\])?$/ },
                // "  1 test failed"
                { line: /^ {2}(?<failed>\d+) tests? failed$/ },
                // "  1 test skipped", "  1 test todo"
                { line: /^ {2}(?<skipped>\d+) tests? (?:skipped|todo)$/ },
                // "  1 known failure"
                { line: /^ {2}(?<passed>\d+) known failures?$/ },
            ],
            completes: ['blank', 'other'],
            from: 'lines',
            unit: 'tests',
        },
        // "  ✘ Couldn’t find any files to test", "  ✘ Couldn’t find any matching tests", "  ✖ No tests found in test/a.js, make sure to import "ava""
        zero: [{ line: /^ {2}(?:✖|✘|×) Couldn’t find any (?:files to test|matching tests)/, closes: true }],
        // "  1 uncaught exception", "  1 unhandled rejection", "  ✖ No tests found in test/a.js"
        red: [/^ {2}\d+ (?:uncaught exceptions?|unhandled rejections?)$/, /^ {2}(?:✖|✘|×) No tests found in /],
        notRun: [
            // "  ✖ 2 tests remaining in test/a.js"
            { line: /^ {2}(?:✖|✘|×) \d+ tests? remaining in / },
            // "  2 tests were pending in test/a.js": behind a time-out or an interrupt
            { line: /^ {0,2}\d+ tests were pending in / },
        ],
        // "  ✘ Exiting due to SIGINT"
        interrupted: [/^ {0,2}(?:✖|✘|×) Exiting due to SIG[A-Z]+$/],
        // "  At least 3 tests were skipped, as well as 1 test file" (--fail-fast)
        stopped: [/^ {2}At least \d+ tests? (?:was|were) skipped/],
        fatal: [
            // "  ✘ Exiting due to process.exit() when running test.js", "  ✘ Timed out while running tests", "  ✘ test.js exited due to SIGSEGV"
            {
                line: /^ {0,2}(?:✖|✘|×) (?:Exiting due to process\.exit\(\)|Timed out while running tests|.* exited (?:due to|with))/,
                code: 'worker-crash',
            },
        ],
        progress: [
            // "  ✔ adds", "  ✘ [fail]: is wrong" (6), "  ✖ is wrong No" (3), "  - [skip] later"
            { line: /^ {2}(?:✔ |(?:✖|✘|×) \[fail\]: |- \[(?:skip|todo)\] )/ },
        ],
    },
    env: ['NODE_OPTIONS'],
    junit: { add: '--tap | npx tap-xunit > report.xml', needs: 'npm i -D tap-xunit', writes: 'report.xml' },
};

;// CONCATENATED MODULE: ./lib/core/runners/bats.js
/** Its log is TAP, or with --pretty its own. */
const bats = {
    name: 'bats',
    title: 'Bats',
    // the closing line of --pretty is ExUnit's as well
    wraps: ['tap', 'exunit'],
    argv: [/^bats(?: |$)/],
    log: {
        // "sample.bats", "test/unit/sample.bats" (--pretty)
        openings: [{ line: /^[\w./-]*\.bats$/, session: true, once: true, glued: '.bats' }],
        closing: {
            counts: [
                // "4 tests, 1 failure, 1 skipped, 1 timed out, 2 not run in 3 seconds"
                {
                    line: /^(?<tests>\d+) tests?, (?<failed>\d+) failures?(?:, (?<skipped>\d+) skipped)?(?:, (?<errored>\d+) timed out)?(?:, \d+ not run)?(?: in \d+ seconds)?$/,
                    where: 'opened',
                },
            ],
            completes: null,
            from: 'lines',
            unit: 'tests',
        },
        notRun: [{ line: /^\d+ tests?, \d+ failures?(?:, \d+ [a-z ]+)*, \d+ not run\b/ }],
        // "# Received SIGINT, aborting ..."
        interrupted: [/^# Received SIGINT, aborting \.\.\.$/],
    },
    report: {
        detect: [{ element: 'suite', attribute: 'name', value: /\.bats$/ }],
        places: ['report.xml'],
        closed: 'end',
        silenceSafe: false,
        declared: 'cases',
        agrees: 'executed',
    },
    env: ['BATS_NO_PARALLELIZE_WITHIN_FILES', 'BATS_TEST_FILTER'],
    junit: { add: '--report-formatter junit --output .', writes: 'report.xml' },
};

;// CONCATENATED MODULE: ./lib/core/runners/bazel.js
/** Counts targets, not tests. */
const bazel = {
    name: 'bazel',
    title: 'Bazel',
    // with --test_output=all; a target is a case of its reports, whatever runs in it
    wraps: [
        'pytest',
        'unittest',
        'gtest',
        'catch2',
        'go-test',
        'cargo-test',
        'junit4',
        'junit-console',
        'jest',
        'jasmine',
        'mocha',
        'node-test',
        'rspec',
        'tap',
    ],
    wrapsUnclosed: true,
    argv: [/^bazel(?:isk)? (?:-\S+ )*(?:test|coverage)(?: |$)/],
    log: {
        closing: {
            counts: [],
            // "Executed 1 out of 1 test: 1 test passes.", "Executed 2 out of 3 tests: 2 tests pass and 1 fails locally."
            completes: [/^Executed \d+ out of \d+ tests?: /],
            from: 'lines',
            unit: 'tests',
            countless: true,
        },
        // "ERROR: No test targets were found, yet testing was requested"
        zero: [{ line: /^ERROR: No test targets were found, yet testing was requested$/, closes: true }],
        // "//pkg:sample_test                         FAILED in 0.4s", "//pkg:slow_test   TIMEOUT in 60.0s"
        red: [/^(?:@{1,2}[\w.+~-]*)?\/\/[^ ]* +(?:\(cached\) )?(?:FAILED|TIMEOUT|FAILED TO BUILD|REMOTE FAILURE)(?: in .*)?$/],
        // "//pkg:sample_test                         NO STATUS"
        notRun: [{ line: /^(?:@{1,2}[\w.+~-]*)?\/\/[^ ]* +NO STATUS$/ }],
        cached: {
            // "//pkg:sample_test                (cached) PASSED in 0.1s"
            replayed: /^(?:@{1,2}[\w.+~-]*)?\/\/[^ ]* +\(cached\) PASSED in /,
            ran: /^(?:@{1,2}[\w.+~-]*)?\/\/[^ ]* +(?:PASSED|FAILED|TIMEOUT|FLAKY) ?(?:in |,)/,
        },
        // "Bazel caught interrupt signal; cancelling pending invocation."
        interrupted: [/^Bazel caught (?:second )?(?:interrupt|terminate) signal; /],
        fatal: [
            // "Server terminated abruptly (error code: 14, error message: 'Socket closed', …)"
            { line: /^Server terminated abruptly /, code: 'worker-crash' },
        ],
        // "INFO: Analyzed target //pkg:sample_test (0 packages loaded, 0 targets configured)."
        progress: [{ line: /^INFO: (?:Analyzed (?:target|\d+ targets)|Found \d+ (?:target|test target))/ }],
    },
    exit: { codes: { 1: 'failures', 2: 'usage', 3: 'failures', 4: 'no-tests', 8: 'interrupted', 37: 'internal' } },
    report: {
        detect: [],
        places: ['bazel-testlogs/**/test.xml'],
        closed: 'per-file',
        silenceSafe: false,
        declared: 'cases',
        agrees: 'none',
    },
    junit: { add: '--test_output=errors (bazel writes JUnit below bazel-testlogs)', writes: 'bazel-testlogs/**/test.xml' },
};

;// CONCATENATED MODULE: ./lib/core/runners/behave.js
const behave = {
    name: 'behave',
    title: 'behave',
    argv: [/^behave(?: |$)/, /^python[\d.]* -m behave(?: |$)/, /^(?:python[\d.]* )?manage(?:\.py)? behave(?: |$)/],
    log: {
        closing: {
            counts: [
                // "3 scenarios passed, 1 failed, 1 skipped", "1 scenario passed, 0 failed, 1 error, 0 skipped" (1.3), "0 scenarios passed, 0 failed, 0 skipped, 3 untested"
                {
                    line: /^(?<passed>\d+) scenarios? passed(?<list>(?:, \d+ [a-z_]+)+)$/,
                    list: {
                        item: /\b(?<n>\d+) (?<word>[a-z_]+)/,
                        words: {
                            failed: 'failed',
                            undefined: 'failed',
                            pending: 'failed',
                            error: 'errored',
                            errored: 'errored',
                            hook_error: 'errored',
                            cleanup_error: 'errored',
                            skipped: 'skipped',
                            untested: 'skipped',
                            xfailed: 'skipped',
                        },
                    },
                },
            ],
            // "Took 0m0.000s"
            completes: [/^Took \d+(?:min |m)\d+\.\d+s$/, /^Took \d+h /],
            from: 'lines',
            unit: 'tests',
        },
        reopens: [/^Feature: .* # [^ ]+\.feature:\d+$/],
        progress: [
            // "Feature: Sums # features/sample.feature:1": cucumber gives the place of scenarios only
            { line: /^Feature: .* # [^ ]+\.feature:\d+$/ },
        ],
    },
    report: {
        detect: [
            {
                element: 'root',
                attribute: '',
                value: /^testsuite$/,
                and: [{ element: 'case', attribute: 'status', value: /^(?:passed|failed|skipped|untested|undefined|error)$/ }],
            },
        ],
        places: ['reports/TESTS-*.xml'],
        closed: 'per-file',
        silenceSafe: false,
        declared: 'cases',
        agrees: 'executed',
    },
    junit: { add: '--junit --junit-directory reports', writes: 'reports/TESTS-*.xml' },
};

;// CONCATENATED MODULE: ./lib/core/runners/boost-test.js
const boostTest = {
    name: 'boost-test',
    title: 'Boost.Test',
    argv: [],
    log: {
        // "Running 4 test cases..."
        openings: [{ line: /^Running (?<announces>\d+) test cases?\.\.\.$/, session: true }],
        opensAlways: true,
        closing: {
            counts: [
                // "*** No errors detected": the closing line without --report_level
                { line: /^\*{3} No errors detected$/, announced: true },
                // "  3 test cases out of 8 passed", "  1 test case out of 8 passed with warnings": with --report_level=short or detailed
                { line: /^ {2}(?<passed>\d+) test cases? out of (?<of>\d+) passed(?: with warnings)?$/ },
                { line: /^ {2}(?<failed>\d+) test cases? out of (?<of>\d+) failed$/ },
                { line: /^ {2}(?<skipped>\d+) test cases? out of (?<of>\d+) skipped$/ },
                // "  1 test case out of 8 aborted": of those that failed; "  4 assertions out of 5 passed", "  1 failed warning", "  1 expected failure"
                {
                    line: /^ {2}\d+ (?:test cases? out of \d+ (?:aborted|timed out)|assertions? out of \d+ \w+|failed warnings?|expected failures?)$/,
                },
            ],
            completes: [
                'blank',
                // '*** 1 failure is detected in the test module "Sample"', '*** 2 failures detected in test suite "Master Test Suite"' (older): no count of tests
                /^\*{3} (?:\d+ failures?(?: is| are)?|[Ee]rrors?(?: were| where)?|failures?) detected\b/,
                // '*** The test module "Sample" was aborted; see standard output for details'
                /^\*{3} The test .* (?:was (?:aborted|skipped)|timed out)\b/,
            ],
            from: 'lines',
            unit: 'tests',
            countless: true,
            addsUp: true,
        },
        // "Test setup error: test tree is empty", "Test setup error: no test cases matching filter or all test cases were disabled"
        zero: [{ line: /^Test setup error: (?:test tree is empty|no test cases matching filter)/, closes: true }],
        red: [
            /^\*{3} (?:\d+ failures?(?: is| are)?|[Ee]rrors?(?: were| where)?|failures?) detected\b/,
            /^\*{3} The test .* (?:was aborted|timed out)\b/,
        ],
        fatal: [
            // 'unknown location(0): fatal error: in "slow_case": memory access violation at address: 0x0: no mapping at fault address'
            {
                line: /: fatal error: in "[^"]{0,200}": (?:memory access violation|signal: )/,
                code: 'crash-in-log',
                glued: 'fatal error: in "',
            },
        ],
    },
    exit: { codes: { 200: 'internal', 201: 'failures' } },
    report: {
        detect: [
            {
                element: 'root',
                attribute: 'id',
                value: /^\d+$/,
                and: [
                    { element: 'root', attribute: '', value: /^testsuite$/ },
                    { element: 'root', attribute: 'hostname', absent: true },
                ],
            },
        ],
        closed: 'end',
        silenceSafe: true,
        declared: 'cases',
        agrees: 'executed',
    },
    env: ['BOOST_TEST_RUN_FILTERS', 'BOOST_TEST_LOGGER', 'BOOST_TEST_REPORT_LEVEL'],
    junit: { add: '--logger=HRF,test_suite,stdout:JUNIT,all,report.xml --report_level=short', writes: 'report.xml' },
};

;// CONCATENATED MODULE: ./lib/core/runners/bun.js
const bun = {
    name: 'bun',
    title: 'bun test',
    argv: [/^bun (?:-\S+ )*test(?: |$)/],
    log: {
        // "bun test v1.4.5 (a7733435c)"
        openings: [{ line: /^bun test v\d+\.\d+/, session: true }],
        opensAlways: true,
        closing: {
            counts: [
                // " 4 pass", " 1 fail", " 1 skip", " 1 todo"
                { line: /^ (?<passed>\d+) pass$/ },
                { line: /^ (?<failed>\d+) fail$/ },
                { line: /^ (?<skipped>\d+) (?:skip|todo)$/ },
                // "4 pass": with --dots
                { line: /^(?<passed>\d+) pass$/, where: 'opened' },
                { line: /^(?<failed>\d+) fail$/, where: 'opened' },
                { line: /^(?<skipped>\d+) (?:skip|todo)$/, where: 'opened' },
            ],
            // "Ran 4 tests across 1 file. [79.00ms]"
            completes: [/^Ran \d+ tests? across \d+ files?\. \[[^\]]*\]$/],
            from: 'lines',
            unit: 'tests',
            headed: /^/,
        },
        zero: [
            // "No tests found!", "The following filters did not match any test files:"
            { line: /^(?:No tests found!|The following filters did not match any test files:)$/, closes: true },
            // 'error: regex "adds" matched 0 tests. Searched 2 files (skipping 8 tests) [11.00ms]'
            { line: /^error: regex .* matched 0 tests\. Searched \d+ files? /, closes: true },
        ],
        // " 1 error", "Bailed out after 1 failure"
        red: [/^ \d+ errors?$/, /^Bailed out after \d+ failures?$/],
        // "Bailed out after 1 failure"
        stopped: [/^Bailed out after \d+ failures?$/],
        fatal: [
            // "panic(main thread): Segmentation fault at address 0x8"
            { line: /^panic(?:\(.*\))?: (?:Segmentation fault|Internal assertion|Illegal instruction)/, code: 'crash-in-log' },
        ],
        // "(pass) adds [0.12ms]"
        progress: [{ line: /^\((?:pass|fail|skip|todo)\) / }],
    },
    report: {
        detect: [{ element: 'root', attribute: 'name', value: /^bun test$/ }],
        closed: 'end',
        silenceSafe: false,
        declared: 'cases',
        agrees: 'executed',
    },
    junit: { add: '--reporter=junit --reporter-outfile=report.xml', writes: 'report.xml' },
};

;// CONCATENATED MODULE: ./lib/core/runners/busted.js
const busted = {
    name: 'busted',
    title: 'busted',
    wraps: ['tap'],
    argv: [/^busted(?: |$)/],
    log: {
        closing: {
            counts: [
                // "4 successes / 0 failures / 0 errors / 0 pending : 0.001 seconds"
                {
                    line: /^(?<passed>\d+) success(?:es)? \/ (?<failed>\d+) failures? \/ (?<errored>\d+) errors? \/ (?<skipped>\d+) pending : \d+(?:\.\d+)? seconds$/,
                },
            ],
            completes: null,
            from: 'lines',
            unit: 'tests',
        },
    },
    exit: { countsFailures: { max: 255 } },
    report: {
        detect: [{ element: 'suite', attribute: 'name', value: /^Run \d+ of \d+$/ }],
        closed: 'end',
        // -o junit takes the terminal's place
        silenceSafe: true,
        declared: 'cases',
        agrees: 'executed',
    },
    junit: { add: '-o junit -Xoutput report.xml', writes: 'report.xml' },
};

;// CONCATENATED MODULE: ./lib/core/runners/cargo-test.js
const cargoTest = {
    name: 'cargo-test',
    title: 'cargo test',
    family: 'cargo',
    argv: [/^cargo (?:\+\S+ )?t(?:est)?(?: |$)/],
    log: {
        // "running 4 tests": one for each test binary; not "Running unittests …", which a binary without the harness has as well
        openings: [{ line: /^running (?<announces>\d+) tests?$/, session: true }],
        opensAlways: true,
        closing: {
            counts: [
                // "test result: ok. 4 passed; 0 failed; 0 ignored; 0 measured; 0 filtered out; finished in 0.00s"
                {
                    line: /^test result: (?:ok|FAILED)\. (?<passed>\d+) passed; (?<failed>\d+) failed; (?<skipped>\d+) ignored; (?<benches>\d+) measured(?:; \d+ filtered out)?(?:; finished in [^;]+)?$/,
                    as: { benches: 'passed' },
                },
            ],
            completes: null,
            from: 'lines',
            unit: 'tests',
            headed: /^test result: /,
        },
        red: [
            // "error: could not compile `ledger` (lib test) due to 1 previous error"
            /^error: could not compile /,
            // "error: test failed, to rerun pass `--lib`", "error: 2 targets failed:"
            /^error: (?:test failed, to rerun pass|\d+ targets? failed:)/,
        ],
        fatal: [
            // "  process didn't exit successfully: `…/api-51aa` (signal: 11, SIGSEGV: invalid memory reference)"
            { line: /^ +process didn't exit successfully: .* \(signal: \d+/, code: 'worker-crash' },
        ],
        progress: [
            // "   Compiling sample v0.1.0 (/home/…)", "     Running unittests src/lib.rs (target/debug/deps/sample-e6da)", "   Doc-tests sample"
            { line: /^ +(?:Compiling [\w-]+ v\d|Running .*\(target\/|Doc-tests [\w-]+$)/ },
        ],
    },
    exit: { codes: { 101: 'failures' } },
    env: ['RUSTFLAGS', 'RUST_TEST_THREADS', 'RUSTDOCFLAGS', 'CARGO_BUILD_TARGET'],
    junit: {
        add: '(as `cargo nextest run --profile ci`, with `[profile.ci.junit] path = "junit.xml"` in .config/nextest.toml)',
        needs: 'cargo install cargo-nextest',
        writes: 'target/nextest/ci/junit.xml',
    },
};

;// CONCATENATED MODULE: ./lib/core/runners/catch2.js
const catch2 = {
    name: 'catch2',
    title: 'Catch2',
    argv: [],
    log: {
        // "Randomness seeded to: 3022473265" (3)
        openings: [{ line: /^Randomness seeded to: \d+$/, session: true }],
        closing: {
            counts: [
                // "All tests passed (4 assertions in 4 test cases)"
                { line: /^All tests passed \(\d+ assertions? in (?<tests>\d+) test cases?\)$/ },
                // "Passed all 4 test cases with 4 assertions.", "Passed 1 test case (no assertions).", "Failed both 2 test cases, failed 1 assertion." (compact, v2)
                { line: /^Passed (?:all |both )?(?<passed>\d+) test cases? (?:with \d+ assertions?|\(no assertions\))\.$/ },
                { line: /^Failed (?:all |both )?(?<failed>\d+) test cases?, failed (?:all |both )?\d+ assertions?\.$/ },
                // "test cases: 5 | 3 passed | 1 failed | 1 skipped", "test cases: 7 | 6 passed | 1 failed as expected"
                {
                    line: /^test cases: +(?<tests>\d+)(?<list>(?: \| +\d+ (?:passed|failed|skipped|failed as expected))*)$/,
                    list: {
                        item: /\b(?<n>\d+) (?<word>[a-z]+(?: [a-z]+)*)/,
                        words: { passed: 'passed', failed: 'failed', skipped: 'skipped', 'failed as expected': 'passed' },
                    },
                },
            ],
            // "assertions: 4 | 3 passed | 1 failed", "assertions: - none -"
            completes: [/^All tests passed \(/, /^assertions: +[\d-]/, /^(?:Passed|Failed) (?:all |both )?\d+ test cases?[ ,].*\.$/],
            from: 'lines',
            unit: 'tests',
        },
        // "No tests ran", "No tests ran." (compact)
        zero: [{ line: /^No tests ran\.?$/, closes: true }],
        // "sample_test is a Catch v2.13.10 host application.", "… Catch2 v3.4.0 …"
        progress: [{ line: /^[^ ]+ is a Catch2? v\d+\.[\w.-]+ host application\.$/, glued: 'Catch' }],
    },
    exit: { countsFailures: { max: 255 } },
    report: {
        detect: [{ element: 'suite', attribute: 'hostname', value: /^tbd$/ }],
        closed: 'end',
        // version 2 has one reporter at a time
        silenceSafe: true,
        // declares assertions, and lists sections
        declared: 'none',
        agrees: 'none',
    },
    junit: { add: '--reporter junit::out=report.xml --reporter console', writes: 'report.xml' },
};

;// CONCATENATED MODULE: ./lib/core/runners/check.js
/** libcheck. */
const check = {
    name: 'check',
    title: 'Check',
    wraps: ['tap'],
    argv: [],
    log: {
        // "Running suite(s): sample"
        openings: [{ line: /^Running suite\(s\): /, session: true }],
        closing: {
            // "75%: Checks: 4, Failures: 1, Errors: 0", also behind what the last test printed
            counts: [{ line: /\d{1,3}%: Checks: (?<tests>\d+), Failures: (?<failed>\d+), Errors: (?<errored>\d+)$/, glued: '%: Checks: ' }],
            completes: null,
            from: 'lines',
            unit: 'tests',
        },
    },
    env: ['CK_RUN_CASE', 'CK_RUN_SUITE', 'CK_FORK', 'CK_VERBOSITY'],
};

;// CONCATENATED MODULE: ./lib/core/runners/cmocka.js
const cmocka = {
    name: 'cmocka',
    title: 'cmocka',
    argv: [],
    log: {
        // "[==========] Running 4 test(s).", "[==========] group: Running 4 test(s)." (newer)
        openings: [{ line: /^\[=+\] (?:[^ ]+: )?Running (?<announces>\d+) test\(s\)\.$/, session: true }],
        results: {
            // "[ RUN      ] test_add"
            start: [/^\[ RUN {6}\] (?<id>[^ .]+)$/],
            end: [
                // "[       OK ] test_add", "[  FAILED  ] test_wrong", "[  SKIPPED ] test_later"
                { line: /\[ {7}OK \] (?<id>[^ .]+)$/, glued: 'OK ] ' },
                { line: /\[ {2}(?<failed>FAILED) {2}\] (?<id>[^ .]+)$/, glued: 'FAILED  ] ' },
                { line: /\[ {2}(?<skipped>SKIPPED) \] (?<id>[^ .]+)$/, glued: 'SKIPPED ] ' },
                // "[  ERROR   ] test_add": its setup failed; "[  ERROR   ] --- 0x1 != 0x2" is an assertion's message
                { line: /\[ {2}(?<failed>ERROR) {3}\] (?<id>[A-Za-z_]\w*)$/, glued: 'ERROR   ] ' },
            ],
        },
        closing: {
            counts: [
                // "[==========] 4 test(s) run."
                { line: /^\[=+\] (?:[^ ]+: )?(?<tests>\d+) test\(s\) run\.$/ },
                { line: /^\[ {2}PASSED {2}\] (?<passed>\d+) test\(s\)\.$/ },
                { line: /^\[ {2}SKIPPED \] (?:[^ ]+: )?(?<skipped>\d+) test\(s\), listed below:$/ },
                // " 2 FAILED TEST(S)": those whose setup failed stand in no list
                { line: /^ (?<failed>\d+) FAILED TEST\(S\)$/ },
            ],
            completes: [/^\[ {2}PASSED {2}\] \d+ test\(s\)\.$/, /^\[ {2}SKIPPED \] .*test\(s\), listed/, /^ \d+ FAILED TEST\(S\)$/],
            from: 'lines',
            unit: 'tests',
            headed: /^\[/,
            addsUp: true,
            gap: 5000,
        },
    },
    exit: { countsFailures: { max: 255 } },
    env: ['CMOCKA_MESSAGE_OUTPUT', 'CMOCKA_TEST_ABORT'],
    // no hint how to have JUnit: CMOCKA_MESSAGE_OUTPUT=xml takes the place of the closing lines, and a group's file is never overwritten
};

;// CONCATENATED MODULE: ./lib/core/runners/command.js
/** Splits at what ends a simple command; quotes are respected as far as it takes to find program names. */
const SEPARATORS = /&&|\|\||[;|&\n()]/;
const ASSIGNMENT = /^[A-Za-z_]\w*=/;
/** Programs that start another one: how many of their own words (options aside) stand before it. */
const LAUNCHERS = {
    env: [''],
    npx: [''],
    bunx: [''],
    pnpx: [''],
    npm: ['exec', 'x'],
    pnpm: ['exec', 'dlx', ''],
    yarn: ['exec', 'dlx', 'run', ''],
    bun: ['x'],
    uv: ['run'],
    poetry: ['run'],
    pipenv: ['run'],
    pdm: ['run'],
    hatch: ['run'],
    rye: ['run'],
    bundle: ['exec'],
    time: [''],
    nice: [''],
    sudo: [''],
    exec: [''],
    command: [''],
    stdbuf: [''],
    'cross-env': [''],
    c8: [''],
    nyc: [''],
    'xvfb-run': [''],
};
/** Options of launchers that take the next word with them. */
const WITH_VALUE = /^(?:-[nsp]|--(?:package|workspace|prefix|filter|dir|adjustment|with|python|group))$/;
/** The simple commands of a command line, words joined by one space, launchers and folders of programs taken off. */
function simpleCommands(command, shell) {
    const lines = shell ? (command[0] ?? '').split(SEPARATORS).map((part) => part.trim().split(/\s+/)) : [command];
    return lines.map((words) => withoutLaunchers(words.map((word) => word.replace(/^(['"])(.*)\1$/, '$2')))).filter((line) => line !== '');
}
function withoutLaunchers(words) {
    let rest = [...words];
    for (let depth = 0; depth < 8; depth++) {
        while (rest[0] !== undefined && ASSIGNMENT.test(rest[0]))
            rest = rest.slice(1);
        const program = programName(rest[0] ?? '');
        const next = program === 'timeout' ? afterTimeout(rest) : program === 'node' ? afterNode(rest) : afterLauncher(program, rest);
        if (next === null)
            return [program, ...rest.slice(1)].join(' ');
        rest = next;
    }
    return rest.join(' ');
}
/** `./node_modules/.bin/vitest`, `C:\bin\vitest.cmd`, `vitest.mjs` → `vitest`. */
function programName(word) {
    const name = word.slice(Math.max(word.lastIndexOf('/'), word.lastIndexOf('\\')) + 1);
    return name.replace(/\.(?:exe|cmd|bat|ps1|[cm]?js)$/i, '');
}
function afterLauncher(program, words) {
    const verbs = LAUNCHERS[program];
    if (verbs === undefined)
        return null;
    let at = skipOptions(words, 1);
    if (verbs.includes(words[at] ?? '') && words[at] !== '')
        at = skipOptions(words, at + 1);
    else if (!verbs.includes(''))
        return null;
    return at < words.length ? words.slice(at) : null;
}
function skipOptions(words, from) {
    let at = from;
    while (at < words.length && /^-|^[A-Za-z_]\w*=/.test(words[at] ?? ''))
        at += WITH_VALUE.test(words[at] ?? '') ? 2 : 1;
    return at;
}
/** `timeout -k 5 20m pytest` → `pytest`. */
function afterTimeout(words) {
    const at = words.findIndex((word, place) => place > 0 && /^\d+(?:\.\d+)?[smhd]?$/.test(word) && !/^-[ks]$/.test(words[place - 1] ?? ''));
    return at < 0 || at + 1 >= words.length ? null : words.slice(at + 1);
}
/** `node node_modules/vitest/vitest.mjs run` → `vitest run`; a script of the project itself names no runner. */
function afterNode(words) {
    const at = words.findIndex((word, place) => place > 0 && !word.startsWith('-'));
    const script = words[at] ?? '';
    return /[/\\]node_modules[/\\]/.test(`/${script}`) ? [programName(script), ...words.slice(at + 1)] : null;
}

;// CONCATENATED MODULE: ./lib/core/runners/concurrently.js
/** Runs commands at once, each with a prefix of its own. It stops helpers itself, so their statuses say nothing, save those of a crash. */
const concurrently = {
    name: 'concurrently',
    title: 'concurrently',
    argv: [/^concurrently(?: |$)/],
    log: {
        fatal: [
            // "[test] node --test exited with code 139", "[test] vitest run exited with code SIGSEGV", "tests-1 exited with code 139" (docker compose)
            {
                line: / exited with code (?:13[24-6]|139|SIG(?:SEGV|ABRT|BUS|ILL|FPE|TRAP))$/,
                code: 'crash-in-log',
                glued: ' exited with code ',
            },
        ],
        // "--> Sending SIGTERM to other processes.."
        progress: [{ line: /^--> Sending SIG[A-Z]+ to other processes\.\.$/ }],
    },
};

;// CONCATENATED MODULE: ./lib/core/runners/criterion.js
const criterion = {
    name: 'criterion',
    title: 'Criterion',
    argv: [],
    log: {
        // "[====] Running 4 tests from sample:" (with --verbose); disabled tests are announced too
        openings: [{ line: /^\[====\] Running \d+ tests? from /, session: false }],
        results: {
            // "[RUN ] sample::add"
            start: [/^\[RUN \] [^ :]+::(?<id>[^ ]+)$/],
            end: [{ line: /^\[(?:PASS|(?<failed>FAIL)|(?<skipped>SKIP))\] [^ :]+::(?<id>[^ :]+): / }],
        },
        closing: {
            counts: [
                // "[====] Synthesis: Tested: 4 | Passing: 3 | Failing: 1 | Crashing: 1": those that crashed are among those that failed
                {
                    line: /^\[====\] Synthesis: Tested: (?<tests>\d+) \| Passing: (?<passed>\d+) \| Failing: (?<failed>\d+) \| Crashing: \d+$/,
                },
            ],
            completes: null,
            from: 'lines',
            unit: 'tests',
            addsUp: true,
        },
    },
    exit: { codes: { 1: 'failures' } },
    report: {
        detect: [{ element: 'root', attribute: 'name', value: /^Criterion Tests$/ }],
        closed: 'end',
        silenceSafe: true,
        declared: 'cases',
        agrees: 'executed',
    },
    env: ['CRITERION_TEST_PATTERN', 'CRITERION_OUTPUTS'],
    junit: { add: '--xml=report.xml', writes: 'report.xml' },
};

;// CONCATENATED MODULE: ./lib/core/runners/ctest.js
const ctest = {
    name: 'ctest',
    title: 'CTest',
    wraps: ['gtest', 'catch2', 'doctest', 'boost-test', 'cmocka', 'criterion', 'check', 'tap'],
    argv: [/^ctest(?: |$)/],
    log: {
        // "Test project /home/runner/work/ctest/pass/build"
        openings: [{ line: /^Test project [/A-Z]/, session: true }],
        results: {
            // "    Start 1: add"
            start: [/^ +Start +\d+: (?<id>.+)$/],
            end: [
                // "3/3 Test #3: c ................................Subprocess aborted***Exception:   0.01 sec", "… ***Exception: SegFault  0.10 sec"
                // "2/3 Test #2: b ................................***Skipped   0.00 sec", "… ***Not Run (Disabled)   0.00 sec", "…   Passed    0.00 sec"
                {
                    line: /^ *\d+\/\d+ Test +#\d+: (?<id>.+?) \.+ ?(?: +(?<passed>Passed)|(?:[A-Z][a-z ]*)?\*\*\*(?:(?<skipped>Skipped|Not Run \(Disabled\))|(?<failed>[A-Z][A-Za-z :]*))) /,
                },
            ],
        },
        closing: {
            counts: [],
            // "Total Test time (real) =   0.01 sec"
            completes: [/^Total Test time \(real\) = +\d+(?:\.\d+)? sec$/],
            from: 'results',
            unit: 'tests',
            headed: /^Total Test time/,
        },
        // "No tests were found!!!"
        zero: [{ line: /^No tests were found!!!$/, closes: true }],
        // "Errors while running CTest"
        red: [/^Errors while running CTest$/],
        notRun: [
            // "The following tests did not run:" and "\t  2 - later (Skipped)"
            { line: /^The following tests did not run:$/, items: /^\t +\d+ - /, except: /\((?:Skipped|Disabled)\)$/ },
        ],
    },
    exit: { codes: { 8: 'failures' } },
    report: {
        detect: [
            {
                element: 'root',
                attribute: '',
                value: /^testsuite$/,
                and: [
                    { element: 'suite', attribute: 'disabled' },
                    { element: 'case', attribute: 'status', value: /^(?:run|fail|notrun|disabled)$/ },
                ],
            },
        ],
        closed: 'end',
        silenceSafe: false,
        declared: 'cases',
        agrees: 'executed',
    },
    env: ['CTEST_OUTPUT_ON_FAILURE', 'CTEST_PARALLEL_LEVEL', 'GTEST_FILTER'],
    junit: { add: '--output-junit report.xml', writes: 'report.xml' },
};

;// CONCATENATED MODULE: ./lib/core/runners/cucumber.js
/** Cucumber for Ruby, JavaScript and the JVM. */
const cucumber = {
    name: 'cucumber',
    title: 'Cucumber',
    argv: [/^cucumber(?:-js)?(?: |$)/, /^java .*io\.cucumber\.core\.cli\.Main(?: |$)/],
    log: {
        closing: {
            counts: [
                // "5 scenarios (1 failed, 1 pending, 3 passed)", "0 scenarios", "  6 scenarios (1 flaky, 5 passed)", "3 Scenarios (3 passed)" (JVM)
                {
                    line: /^(?: {2})?\d+ [Ss]cenarios?(?: \((?<list>\d+ [a-z]+(?:, \d+ [a-z]+)*)\))?$/,
                    list: {
                        item: /\b(?<n>\d+) (?<word>[a-z]+)/,
                        words: {
                            passed: 'passed',
                            failed: 'failed',
                            skipped: 'skipped',
                            pending: 'skipped',
                            undefined: 'skipped',
                            ambiguous: 'failed',
                            unknown: 'failed',
                            flaky: 'flaky',
                        },
                    },
                },
            ],
            // "5 steps (1 failed, 4 passed)", "0 Steps"
            completes: [/^(?: {2})?\d+ [Ss]teps?(?: \(\d+ [a-z]+(?:, \d+ [a-z]+)*\))?$/],
            // "0m0.055s", "0m00.010s (executing steps: 0m00.001s)", "0m 0.49s (0m 0.11s executing your code)"; --quiet leaves it out (Ruby)
            usually: [/^(?: {2})?\d+m ?\d+\.\d+s(?: \((?:executing steps: )?\d+m ?\d+\.\d+s(?: executing your code)?\))?$/],
            from: 'lines',
            unit: 'tests',
        },
        // "1 test run (1 failed)": an error outside of scenarios; "2 hooks (1 failed, 1 passed)": of the whole run
        red: [/^(?: {2})?(?:\d+ test runs?|\d+ hooks?) \((?:\d+ [a-z]+, )*\d+ failed\b/],
        // "  Scenario: add      # features/sample.feature:3"
        reopens: [/^ {2,}Scenario(?: Outline)?: .* # [^ ]+\.feature:\d+$/],
        progress: [{ line: /^ {2,}Scenario(?: Outline)?: .* # [^ ]+\.feature:\d+$/ }],
    },
    exit: { codes: { 1: 'failures' } },
    report: {
        detect: [{ element: 'suite', attribute: 'name', value: /^(?:cucumber-js|Cucumber)$/ }],
        closed: 'end',
        // those that name themselves write one file, at the end; Ruby's write one for each feature, and don't
        silenceSafe: true,
        declared: 'cases',
        agrees: 'executed',
    },
    junit: {
        add: '--format pretty --format junit --out reports (JavaScript: --format junit:reports/TEST-all.xml)',
        writes: 'reports/TEST-*.xml',
    },
};

;// CONCATENATED MODULE: ./lib/core/runners/cypress.js
const cypress = {
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
};

;// CONCATENATED MODULE: ./lib/core/runners/deno.js
const deno = {
    name: 'deno',
    title: 'deno test',
    // --reporter=tap
    wraps: ['tap'],
    argv: [/^deno (?:-\S+ )*test(?: |$)/],
    log: {
        // "running 4 tests from ./sample_test.js": one line for each file
        openings: [{ line: /^running (?<announces>\d+) tests? from /, session: false, sums: true }],
        closing: {
            counts: [
                // "FAILED | 3 passed | 1 failed | 1 ignored (9ms)", "ok | 4 passed (2 steps) | 0 failed | 3 filtered out (12ms)": steps are cases of the report
                {
                    line: /^(?:ok|FAILED) \| (?<passed>\d+) passed(?: \((?<passedSteps>\d+) steps?\))? \| (?<failed>\d+) failed(?: \((?<failedSteps>\d+) steps?\))?(?: \| (?<skipped>\d+) ignored(?: \((?<ignoredSteps>\d+) steps?\))?)?(?: \| \d+ measured)?(?: \| \d+ filtered out)? \(\d+(?:ms|s|m\d*s?)\)$/,
                    as: { passedSteps: 'passed', failedSteps: 'failed', ignoredSteps: 'skipped' },
                },
            ],
            completes: null,
            from: 'lines',
            unit: 'tests',
        },
        // "error: No test modules found"
        zero: [{ line: /^error: No test modules found$/, closes: true }],
        // "error: Test failed"
        red: [/^error: (?:Test failed|Type checking failed|Uncaught \(in promise\))/],
    },
    report: {
        detect: [{ element: 'root', attribute: 'name', value: /^deno test$/ }],
        closed: 'end',
        silenceSafe: false,
        declared: 'cases',
        agrees: 'executed',
    },
    junit: { add: '--junit-path=report.xml', writes: 'report.xml' },
};

;// CONCATENATED MODULE: ./lib/core/runners/doctest.js
/** doctest for C++. */
const doctest = {
    name: 'doctest',
    title: 'doctest',
    argv: [],
    log: {
        // '[doctest] doctest version is "2.4.9"'
        openings: [{ line: /^\[doctest\] doctest version is "/, session: true }],
        opensAlways: true,
        closing: {
            // "[doctest] test cases: 4 | 3 passed | 1 failed | 1 skipped": those that a filter left out are skipped, and in no total
            counts: [
                {
                    line: /^\[doctest\] test cases: +(?<tests>\d+) \| +(?<passed>\d+) passed \| +(?<failed>\d+) failed \| +(?<skipped>\d+) skipped$/,
                },
            ],
            // "[doctest] Status: SUCCESS!"
            completes: [/^\[doctest\] Status: (?:SUCCESS|FAILURE)!$/],
            from: 'lines',
            unit: 'tests',
            total: 'without-skipped',
        },
    },
    exit: { codes: { 1: 'failures' } },
    report: {
        detect: [{ element: 'suite', attribute: 'doctest_version' }],
        closed: 'end',
        // --out takes every reporter's lines, so a report takes the terminal's place
        silenceSafe: true,
        declared: 'cases',
        // each way through the subcases is a case: doctest's own examples/all_features (subcases.cpp)
        agrees: 'more',
    },
    junit: { add: '--reporters=junit --out=report.xml', writes: 'report.xml' },
};

;// CONCATENATED MODULE: ./lib/core/runners/dotnet-test.js
const dotnetTest = {
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
};

;// CONCATENATED MODULE: ./lib/core/runners/eunit.js
const eunit = {
    name: 'eunit',
    title: 'EUnit',
    family: 'beam',
    // rebar3 prints its results as ExUnit does
    wraps: ['exunit'],
    argv: [/^erl .*eunit:test/, /^rebar3 eunit(?: |$)/],
    log: {
        // "======================== EUnit ========================" (verbose)
        openings: [
            { line: /^=+ EUnit =+$/, session: true },
            // "===> Performing EUnit tests..." (rebar3)
            { line: /^===> Performing EUnit tests\.\.\.$/, session: true },
        ],
        closing: {
            counts: [
                // "  All 4 tests passed.", "  2 tests passed."
                { line: /^ {2}(?:All )?(?<passed>\d+) tests passed\.$/ },
                // "  Test passed."
                { line: /^ {2}Test passed\.$/, fixed: { passed: 1 } },
                // "5 tests, 1 failures, 1 skipped, 2 cancelled", "0 tests" (rebar3)
                {
                    line: /^(?<tests>\d+) tests(?:, (?<failed>\d+) failures)?(?:, (?<skipped>\d+) skipped)?(?:, (?<errored>\d+) cancelled)?$/,
                    where: 'opened',
                },
                // "  Failed: 1.  Skipped: 0.  Passed: 3."
                { line: /^ {2}Failed: (?<failed>\d+)\. {2}Skipped: (?<skipped>\d+)\. {2}Passed: (?<passed>\d+)\.$/ },
            ],
            completes: null,
            from: 'lines',
            unit: 'tests',
        },
        // "  There were no tests to run."
        zero: [{ line: /^ {2}There were no tests to run\.$/, closes: true }],
        // "One or more tests were cancelled."
        // "  Failed: 0.  Skipped: 0.  Passed: 4.": this line stands only where not all is well, so some were cancelled
        notRun: [{ line: /^ {2}Failed: 0\. {2}Skipped: 0\. {2}Passed: \d+\.$/ }, { line: /^ *One or more tests were cancelled\.$/ }],
        // "  sample_tests: add_test...ok"
        progress: [{ line: /^ {2}[a-z]\w*: [^ ]+\.\.\.(?:\[[\d.]+ s\] )?(?:ok$|\*failed\*)/ }],
    },
    report: {
        // eunit_surefire
        detect: [{ element: 'suite', attribute: 'name', value: /^(?:module|application|directory|file) ['"]/ }],
        places: ['TEST-*.xml'],
        closed: 'end',
        silenceSafe: false,
        declared: 'cases',
        agrees: 'executed',
    },
    env: ['ERL_FLAGS', 'ERL_AFLAGS'],
};

;// CONCATENATED MODULE: ./lib/core/runners/exunit.js
const item = /\b(?<n>\d+) (?<word>[a-z]+)/;
const others = { invalid: 'errored', skipped: 'skipped', excluded: 'skipped' };
/** What ExUnit calls a test, by the macro that defines it. */
const testsBy = {
    test: 'tests',
    tests: 'tests',
    doctest: 'tests',
    doctests: 'tests',
    property: 'tests',
    properties: 'tests',
    feature: 'tests',
    features: 'tests',
};
const failedBy = {
    test: 'failed',
    tests: 'failed',
    doctest: 'failed',
    doctests: 'failed',
    property: 'failed',
    properties: 'failed',
    feature: 'failed',
    features: 'failed',
};
const exunit = {
    name: 'exunit',
    title: 'ExUnit',
    family: 'beam',
    argv: [/^mix test(?: |$)/, /^mix do .*test(?: |$)/],
    log: {
        // "Running ExUnit with seed: 0, max_cases: 4" (1.15 and newer)
        openings: [
            { line: /^Running ExUnit with seed: \d+, max_cases: \d+/, session: true },
            // behind a run that stopped among its dots
            { line: /[.*?!]Running ExUnit with seed: \d+, max_cases: \d+/, session: true, glued: 'Running ExUnit ' },
        ],
        closing: {
            counts: [
                // "5 tests, 1 failure, 1 skipped", "1 doctest, 4 tests, 0 failures, 2 excluded, 1 invalid", "4 tests, 0 failures, 1 skipped (2 excluded)" (1.19)
                {
                    line: /^(?<list>(?:\d+ (?:doctests?|propert(?:y|ies)|features?|tests?), )*\d+ failures?(?:, \d+ (?:excluded|invalid|skipped))*)(?: \(\d+ excluded\))?$/,
                    list: { item, words: { ...testsBy, failure: 'failed', failures: 'failed', ...others } },
                },
                // "Result: 455 passed (70 tests, 14 properties), 1 skipped, 2 excluded", "Result: 0 tests" (1.20)
                {
                    line: /^Result: (?:(?<passed>\d+) passed(?: \([^()/]*\))?|0 tests)(?<list>(?:, \d+ (?:excluded|invalid|skipped))*)$/,
                    list: { item, words: others },
                },
                // "Result: 447/455 passed (53/54 doctests, 394/401 tests)" and "Failed: 1 doctest, 7 tests"
                {
                    line: /^Result: (?<passed>\d+)\/\d+ passed(?: \([^()]*\))?(?<list>(?:, \d+ (?:excluded|invalid|skipped))*)$/,
                    list: { item, words: others },
                },
                { line: /^Failed: (?<list>\d+ [a-z]+(?:, \d+ [a-z]+)*)$/, list: { item, words: failedBy } },
            ],
            // "Randomized with seed 0" stands behind a blank line (before 1.15; now they are the last lines)
            completes: ['blank', 'other'],
            from: 'lines',
            unit: 'tests',
        },
        // "There are no tests to run"
        zero: [{ line: /^There are no tests to run$/, closes: true }],
        red: [/^Failed: \d+ [a-z]+(?:, \d+ [a-z]+)*$/, /^Result: \d+\/\d+ passed/],
        // "Aborting test suite, the following have not completed:"
        interrupted: [/^Aborting test suite, (?:the following have not completed:|showing results so far)/],
        // "Finished in 0.02 seconds (0.00s async, 0.02s sync)"
        progress: [{ line: /^Finished in \d+\.\d+ seconds(?: \(\d+\.\d+s async, \d+\.\d+s sync\))$/ }],
    },
    exit: { codes: { 2: 'failures' } },
    report: {
        // junit_formatter
        detect: [{ element: 'suite', attribute: 'name', value: /^Elixir\./ }],
        places: ['**/_build/test/lib/*/test-junit-report.xml'],
        closed: 'end',
        silenceSafe: true,
        declared: 'cases',
        agrees: 'executed',
    },
    env: ['MIX_ENV', 'ELIXIR_ERL_OPTIONS'],
    junit: {
        add: '--formatter JUnitFormatter --formatter ExUnit.CLIFormatter',
        needs: '{:junit_formatter, "~> 3.4", only: :test} in mix.exs',
        writes: '_build/test/lib/<app>/test-junit-report.xml',
    },
};

;// CONCATENATED MODULE: ./lib/core/runners/go-test.js
const goTest = {
    name: 'go-test',
    title: 'go test',
    family: 'go',
    argv: [/^go test(?: |$)/],
    log: {
        openings: [
            // {"Time":"…","Action":"run","Package":"example.com/sample","Test":"BenchmarkAdd"} (since 1.20): no test, and no line says that it ends;
            // its package has to
            {
                line: /^\{(?:"Time":"[^"]*",)?"Action":"run","Package":"(?<scope>[^"]*)","Test":"Benchmark(?:"|[^"a-z])/,
                session: true,
                once: true,
            },
        ],
        results: {
            start: [
                // "=== RUN   TestAdd", "=== RUN   TestAdd/sub_case"
                /^=== RUN +(?<id>[^ ]+)$/,
                // {"Time":"…","Action":"run","Package":"example.com/sample","Test":"TestAdd"}
                /^\{(?:"Time":"[^"]*",)?"Action":"run","Package":"(?<scope>[^"]*)","Test":"(?!Benchmark(?:"|[^"a-z]))(?<id>[^"]*)"\}$/,
            ],
            end: [
                // "--- PASS: TestAdd (0.00s)", "    --- SKIP: TestAdd/sub (0.00s)", also glued behind output: "Hello--- PASS: TestGreeting (0.00s)"
                { line: /--- PASS: (?<id>[^ ]+) \(\d+\.\d+s\)$/, glued: '--- ' },
                { line: /--- (?<failed>FAIL): (?<id>[^ ]+) \(\d+\.\d+s\)$/, glued: '--- ' },
                { line: /--- (?<skipped>SKIP): (?<id>[^ ]+) \(\d+\.\d+s\)$/, glued: '--- ' },
                // {"Time":"…","Action":"pass","Package":"example.com/sample","Test":"TestAdd","Elapsed":0}
                {
                    line: /^\{(?:"Time":"[^"]*",)?"Action":"(?:pass|(?<failed>fail)|(?<skipped>skip))","Package":"(?<scope>[^"]*)","Test":"(?<id>[^"]*)"/,
                },
            ],
            opens: true,
        },
        closing: {
            counts: [],
            completes: [
                // "ok  \texample.com/sample\t0.005s", "ok  \texample.com/shop\t(cached)", "… coverage: 80.0% of statements"
                /^ok[ \t]+(?!\d+[ \t])[^\t ]+[ \t]+(?:\d+\.\d+s|\(cached\))/,
                // "FAIL\texample.com/sample\t0.004s", "FAIL\texample.com/shop/parser [build failed]", "FAIL\texample.com/x [setup failed]"
                /^FAIL[ \t]+[^\t ]+[ \t]+(?:\d+\.\d+s$|\[(?:build|setup) failed\]$)/,
                // {"Time":"…","Action":"pass","Package":"example.com/sample","Elapsed":0.006}
                /^\{(?:"Time":"[^"]*",)?"Action":"(?:pass|fail)","Package":"(?<scope>[^"]*)"(?:,"Elapsed":[\d.e+-]+)?(?:,"FailedBuild":"[^"]*")?\}$/,
            ],
            from: 'results',
            unit: 'tests',
            confirmed: {
                of: /^(?:ok[ \t](?!.*\[no tests to run\])|\{(?:"Time":"[^"]*",)?"Action":"pass",)/,
                line: /^(?:PASS$|\{(?:"Time":"[^"]*",)?"Action":"output","Package":"(?<scope>[^"]*)","Output":"PASS\\n"\}$)/,
            },
        },
        zero: [
            // "?   \texample.com/shop\t[no test files]"
            { line: /^\?[ \t]+[^\t ]+[ \t]+\[no test files\]$/, closes: true },
            // "ok  \texample.com/sample\t0.004s [no tests to run]"
            { line: /^ok[ \t]+[^\t ]+[ \t]+(?:\d+\.\d+s|\(cached\)).*\[no tests to run\]/, closes: false },
            {
                line: /^\{(?:"Time":"[^"]*",)?"Action":"output","Package":"(?<scope>[^"]*)","Output":"ok {2}\\t[^"]*\[no tests to run\]\\n"\}$/,
                closes: false,
            },
            // {"Time":"…","Action":"skip","Package":"example.com/shop","Elapsed":0}
            { line: /^\{(?:"Time":"[^"]*",)?"Action":"skip","Package":"(?<scope>[^"]*)"(?:,"Elapsed":[\d.e+-]+)?\}$/, closes: true },
        ],
        red: [
            // "FAIL\texample.com/shop/parser [build failed]", "FAIL\texample.com/sample\t0.004s"
            /^FAIL[ \t]+[^\t ]+[ \t]+(?:\d+\.\d+s$|\[(?:build|setup) failed\]$)/,
            /^\{(?:"Time":"[^"]*",)?"Action":"fail","Package":"[^"]*"(?:,"Elapsed":[\d.e+-]+)?(?:,"FailedBuild":"[^"]*")?\}$/,
        ],
        cached: {
            // "ok  \texample.com/shop\t(cached)"
            replayed: /^ok[ \t]+[^\t ]+[ \t]+\(cached\)/,
            ran: /^(?:ok|FAIL)[ \t]+[^\t ]+[ \t]+\d+\.\d+s(?!.*\[no tests to run\])/,
        },
        fatal: [
            // "panic: test timed out after 10m0s"
            { line: /^panic: test timed out after /, code: 'crash-in-log' },
        ],
    },
    report: {
        detect: [
            // go-junit-report and gotestsum
            { element: 'property', value: /^go\.version$/ },
        ],
        closed: 'end',
        silenceSafe: false,
        declared: 'cases',
        agrees: 'executed',
    },
    env: ['GOFLAGS', 'GOTESTFLAGS', 'GODEBUG'],
    junit: {
        add: '-json ./... | go-junit-report -parser gojson > report.xml',
        needs: 'go install github.com/jstemmer/go-junit-report/v2@latest',
        writes: 'report.xml',
    },
};

;// CONCATENATED MODULE: ./lib/core/runners/gotestsum.js
const gotestsum = {
    name: 'gotestsum',
    title: 'gotestsum',
    family: 'go',
    wraps: ['go-test'],
    wrapsUnclosed: true,
    argv: [/^gotestsum(?: |$)/, /^go run gotest\.tools\/gotestsum/],
    log: {
        closing: {
            counts: [
                // "DONE 5 tests, 1 skipped, 1 failure in 0.390s", "DONE 0 tests, 1 error in 0.1s"; with --rerun-fails "DONE 5 tests, 1 skipped,
                // 2 failures in 0.465s" and then "DONE 2 runs, 7 tests, 1 skipped, 2 failures in 0.872s"
                {
                    line: /^DONE (?:(?<runs>\d+) runs, )?(?<tests>\d+) tests?(?:, (?<skipped>\d+) skipped)?(?:, (?<failed>\d+) failures?)?(?:, (?<builds>\d+) errors?)? in \d+(?:\.\d+)?s$/,
                },
            ],
            completes: null,
            from: 'lines',
            unit: 'tests',
            rounds: 'runs',
        },
        // an error is a package that could not be built
        red: [/^DONE .*, \d+ errors? in \d+(?:\.\d+)?s$/],
        cached: {
            // "PASS internal/x (cached)", "✓  internal/x (cached) (coverage: 80% of statements)"
            replayed: /^(?:PASS|✓) +[^ ]+ \(cached\)/,
            ran: /^(?:PASS|✓|✖|FAIL) +[^ ]+(?: \(\d+(?:\.\d+)?m?s\))?(?: \(coverage: .*\))?$/,
        },
        // "PASS TestAdd (0.00s)", "PASS example.TestAdd (0.00s)"
        progress: [{ line: /^(?:PASS|FAIL|SKIP) [^ ]+ \(\d+\.\d+s\)$/ }, { line: /^(?:EMPTY|∅) +[^ ]+/ }],
    },
    report: {
        detect: [],
        closed: 'end',
        silenceSafe: false,
        declared: 'cases',
        agrees: 'executed',
        // --rerun-fails: `<testcase name="TestFlaky"><failure …/></testcase>`, and further down `<testcase name="TestFlaky"></testcase>`
        reruns: 'cases',
    },
    env: ['GOFLAGS', 'GOTESTSUM_FORMAT', 'GOTESTSUM_JUNITFILE'],
    junit: { add: '--junitfile report.xml', writes: 'report.xml' },
};

;// CONCATENATED MODULE: ./lib/core/runners/gradle.js
/** Prints no count of tests unless some failed. */
const gradle = {
    name: 'gradle',
    title: 'Gradle',
    argv: [/^gradlew?(?: |$)/],
    log: {
        closing: {
            counts: [
                // "259 tests completed, 46 failed, 2 skipped"
                { line: /^(?<tests>\d+) tests? completed(?:, (?<failed>\d+) failed)?(?:, (?<skipped>\d+) skipped)?$/ },
                // "SUCCESS: Executed 6 tests in 1.4s (2 skipped)": the test logger plugin; for a red task Gradle's own line stands as well
                { line: /^SUCCESS: Executed (?<tests>\d+) tests? in [\d.]+(?:ms|s|m)\b.*?(?: \((?<skipped>\d+) skipped\))?$/ },
            ],
            // "BUILD SUCCESSFUL in 812ms", "BUILD FAILED in 3s"
            completes: [/^BUILD (?:SUCCESSFUL|FAILED)(?: in \d.*)?$/],
            from: 'lines',
            unit: 'tests',
            countless: true,
            gap: 100_000,
        },
        // "> Task :test NO-SOURCE", "> Task :test SKIPPED"
        zero: [{ line: /^> Task (?::[\w.-]+)*:(?:test|\w+Tests?) (?:NO-SOURCE|SKIPPED)$/, closes: false }],
        red: [/^BUILD FAILED(?: in \d.*)?$/],
        cached: {
            // "> Task :app:test UP-TO-DATE", ":test UP-TO-DATE" (older)
            replayed: /^(?:> Task )?(?::[\w.-]+)*:(?:test|\w+Tests?) (?:UP-TO-DATE|FROM-CACHE)$/,
            ran: /^(?:> Task )?(?::[\w.-]+)*:(?:test|\w+Tests?)(?: FAILED)?$/,
        },
        fatal: [
            // "> Process 'Gradle Test Executor 1' finished with non-zero exit value 134"
            { line: /^ *> Process 'Gradle Test Executor \d+' finished with non-zero exit value \d+/, code: 'worker-crash' },
            {
                line: /^(?:The message received from the daemon indicates that the daemon has disappeared|Gradle build daemon disappeared unexpectedly)/,
                code: 'worker-crash',
            },
        ],
        // "> Task :compileJava"
        progress: [{ line: /^> Task :/ }, { line: /^:[\w:-]+(?: UP-TO-DATE| NO-SOURCE)?$/ }],
    },
    exit: { codes: { 1: 'failures' } },
    report: {
        // Nothing in Gradle's reports names it
        detect: [],
        places: ['**/build/test-results/**/TEST-*.xml'],
        closed: 'per-file',
        silenceSafe: false,
        declared: 'attempts',
        // only red tasks are counted (and those that the test logger plugin counts), and tasks from the cache have reports as well
        agrees: 'more',
        // the test retry plugin with `mergeReruns = true`: `<testcase name="flaky()"><flakyFailure …/></testcase>`. Unmerged, nothing tells its tries
        // from other cases of one name: neither the report nor the log, which says "There were failing tests" as with `ignoreFailures`
        reruns: 'elements',
    },
    env: ['GRADLE_OPTS', 'JAVA_TOOL_OPTIONS'],
    junit: { add: 'test (Gradle writes JUnit by itself; --rerun-tasks where nothing ran)', writes: 'build/test-results/test/TEST-*.xml' },
};

;// CONCATENATED MODULE: ./lib/core/runners/gtest.js
const gtest = {
    name: 'gtest',
    title: 'GoogleTest',
    argv: [/ --gtest_(?!list_tests)/],
    log: {
        // "[==========] Running 4 tests from 1 test suite.", "… from 2 test cases." (older)
        openings: [{ line: /^\[=+\] Running (?<announces>\d+) tests? from \d+ test (?:suite|case)s?\.$/, session: true }],
        results: {
            // "[ RUN      ] Sample.Add"
            start: [/^\[ RUN {6}\] (?<id>[^ .]+\.[^ ]+)$/],
            end: [
                // "[       OK ] Sample.Add (0 ms)", also behind what the test printed; "[       OK ] Sample.Add" with --gtest_print_time=0
                { line: /\[ {7}OK \] (?<id>[^ .]+\.[^ ]+)(?: \(\d+ ms\))?$/, glued: 'OK ] ' },
                // "[  FAILED  ] Ty/0.W, where TypeParam = int (0 ms)"
                { line: /\[ {2}(?<failed>FAILED) {2}\] (?<id>[^ .]+\.[^ ,]+)(?:, where [^[]*)?(?: \(\d+ ms\))?$/, glued: 'FAILED  ] ' },
                { line: /\[ {2}(?<skipped>SKIPPED) \] (?<id>[^ .]+\.[^ ]+)(?: \(\d+ ms\))?$/, glued: 'SKIPPED ] ' },
            ],
        },
        closing: {
            counts: [
                // "[==========] 4 tests from 1 test suite ran. (0 ms total)"; with --gtest_brief=1 also behind what the last test printed
                { line: /\[={10}\] (?<tests>\d+) tests? from \d+ test (?:suite|case)s? ran\.(?: \(\d+ ms total\))?$/, glued: '=] ' },
                // "[  PASSED  ] 3 tests."
                { line: /^\[ {2}PASSED {2}\] (?<passed>\d+) tests?\.$/ },
                // "[  SKIPPED ] 1 test, listed below:", "[  SKIPPED ] 1 test." (--gtest_brief=1)
                { line: /^\[ {2}SKIPPED \] (?<skipped>\d+) tests?(?:, listed below:|\.)$/ },
                // "[  FAILED  ] 1 test, listed below:"
                { line: /^\[ {2}FAILED {2}\] (?<failed>\d+) tests?, listed below:$/ },
            ],
            completes: [/^\[ {2}(?:PASSED {2}\] \d+ tests?\.$|SKIPPED \] \d+ tests?(?:, listed|\.$)|FAILED {2}\] \d+ tests?, listed)/],
            from: 'lines',
            unit: 'tests',
            addsUp: true,
            gap: 5000,
        },
    },
    exit: { codes: { 1: 'failures' } },
    report: {
        detect: [
            {
                element: 'root',
                attribute: 'name',
                value: /^AllTests$/,
                and: [
                    { element: 'root', attribute: 'errors' },
                    { element: 'case', attribute: 'status', value: /^(?:not)?run$/ },
                ],
            },
            // a suite without a case
            { element: 'root', attribute: 'name', value: /^AllTests$/, and: [{ element: 'root', attribute: 'tests', value: /^0$/ }] },
        ],
        closed: 'end',
        silenceSafe: true,
        declared: 'cases',
        agrees: 'executed',
    },
    env: ['GTEST_FILTER', 'GTEST_OUTPUT', 'GTEST_SHARD_INDEX', 'GTEST_TOTAL_SHARDS', 'GTEST_REPEAT'],
    junit: { add: '--gtest_output=xml:report.xml', writes: 'report.xml' },
};

;// CONCATENATED MODULE: ./lib/core/runners/jasmine.js
const jasmine = {
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
};

;// CONCATENATED MODULE: ./lib/core/runners/jest.js
const jest = {
    name: 'jest',
    title: 'Jest',
    argv: [/^jest(?: |$)/, /^react-scripts test(?: |$)/],
    log: {
        closing: {
            counts: [
                // "Tests:       1 failed, 1 skipped, 3 passed, 5 total"
                {
                    line: /^Tests: +(?<list>\d+ [a-z]+(?:, \d+ [a-z]+)*)$/,
                    list: {
                        item: /\b(?<n>\d+) (?<word>[a-z]+)/,
                        words: { passed: 'passed', failed: 'failed', skipped: 'skipped', todo: 'skipped', total: 'tests' },
                    },
                },
                // "Test Suites: 1 failed, 1 total", "Test Suites: 0 of 74 total"
                { line: /^Test Suites: +(?:(?<failedFiles>\d+) failed, )?(?:\d+ [a-z]+, )*\d+ (?:of \d+ )?total$/, first: true },
            ],
            // "Time:        0.418 s, estimated 1 s"
            completes: [/^Time: +\d+(?:\.\d+)? ?m?s(?:, estimated \d+(?:\.\d+)? ?m?s)?$/],
            // "Ran all test suites.", "Ran all test suites matching /test/i."; --silent prints none
            usually: [/^Ran all test suites.*\.$/, /^Test run was interrupted\.$/],
            from: 'lines',
            unit: 'tests',
        },
        // "No tests found, exiting with code 1"
        zero: [{ line: /^No tests found, exiting with code \d$/, closes: true }],
        // "Test run was interrupted."
        interrupted: [/^Test run was interrupted\.$/],
        fatal: [
            // "A jest worker process (pid=4711) was terminated by another process: signal=SIGSEGV, exitCode=null."
            { line: /^ *A jest worker process \(pid=\d+\) (?:was terminated by another process|crashed)/, code: 'worker-crash' },
            // "  ●  process.exit called with \"0\"": by a test or what it calls, and that is the end of the run or of a worker
            { line: /^ *● +process\.exit called with "/, code: 'worker-crash' },
            // "Jest worker encountered 4 child process exceptions, exceeding retry limit"
            { line: /^ *Jest worker encountered \d+ child process exceptions/, code: 'worker-crash' },
        ],
        reopens: [/^ ?(?:PASS|FAIL) +(?:[^ ]+ )?[^ ]+\.[cm]?[jt]sx?(?: \(.*\))?$/],
        progress: [
            // "PASS ./sample.test.js", " FAIL  src/a.test.ts (5.1 s)"
            { line: /^ ?(?:PASS|FAIL) +(?:[^ ]+ )?[^ ]+\.(?:[cm]?[jt]sx?|snap|vue)(?: \(.*\))?$/ },
        ],
    },
    report: {
        // jest-junit; its suites are named by title, so the root's name is what tells
        detect: [{ element: 'root', attribute: 'name', value: /^jest tests$/ }],
        places: ['junit.xml'],
        closed: 'end',
        silenceSafe: true,
        declared: 'cases',
        agrees: 'listed',
    },
    env: ['NODE_OPTIONS', 'JEST_JUNIT_OUTPUT_DIR', 'JEST_JUNIT_OUTPUT_NAME', 'JEST_JUNIT_OUTPUT_FILE'],
    junit: { add: '--reporters=default --reporters=jest-junit', needs: 'npm i -D jest-junit', writes: 'junit.xml' },
};

;// CONCATENATED MODULE: ./lib/core/runners/junit-console.js
const junitConsole = {
    name: 'junit-console',
    title: 'JUnit Platform console',
    argv: [/^java .*org\.junit\.platform\.console\.ConsoleLauncher/, /^java .*junit-platform-console-standalone/],
    log: {
        // "Thanks for using JUnit! Support its development at https://junit.org/sponsoring"; not with --disable-banner
        openings: [{ line: /^(?:💚 )?Thanks for using JUnit!/, session: true }],
        closing: {
            counts: [
                // "[         4 tests found           ]"
                { line: /^\[ +(?<tests>\d+) tests found +\]$/ },
                { line: /^\[ +(?<skipped>\d+) tests (?:skipped|aborted) +\]$/ },
                { line: /^\[ +(?<passed>\d+) tests successful +\]$/ },
                { line: /^\[ +(?<failed>\d+) tests failed +\]$/ },
            ],
            completes: [/^\[ +\d+ tests failed +\]$/],
            from: 'lines',
            unit: 'tests',
            addsUp: true,
        },
        // "[         1 containers failed     ]"
        red: [/^\[ +[1-9]\d* containers failed +\]$/],
        // "└─ JUnit Jupiter ✔", "Test run finished after 452 ms"
        progress: [{ line: /^(?:[├└]─ JUnit (?:Jupiter|Vintage|Platform)|Test run finished after \d+ ms$)/ }],
    },
    exit: { codes: { 1: 'failures', 2: 'no-tests' } },
    report: {
        detect: [{ element: 'suite', attribute: 'name', value: /^JUnit (?:Jupiter|Vintage|Platform Suite)$/ }],
        places: ['reports/TEST-junit-*.xml'],
        closed: 'end',
        silenceSafe: false,
        declared: 'cases',
        agrees: 'executed',
    },
    env: ['JAVA_TOOL_OPTIONS'],
    junit: { add: '--reports-dir=reports', writes: 'reports/TEST-junit-jupiter.xml' },
};

;// CONCATENATED MODULE: ./lib/core/runners/junit4.js
/** JUnitCore, the runner that JUnit 4 brings along. */
const junit4 = {
    name: 'junit4',
    title: 'JUnit 4',
    argv: [/^java .*org\.junit\.runner\.JUnitCore(?: |$)/],
    log: {
        // "JUnit version 4.13.2"
        openings: [
            { line: /^JUnit version 4\.[\w.-]+$/, session: true },
            // behind a run that stopped among its dots
            { line: /[.EI]JUnit version 4\.[\w.-]+$/, session: true, glued: 'JUnit version 4' },
        ],
        opensAlways: true,
        closing: {
            counts: [
                // "OK (4 tests)"
                { line: /^OK \((?<tests>\d+) tests?\)$/ },
                // "Tests run: 4,  Failures: 1", "Tests run: 4,  Failures: 1,  Errors: 0" (3)
                { line: /^Tests run: (?<tests>\d+), {2}Failures: (?<failed>\d+)(?:, {2}Errors: (?<errored>\d+))?$/ },
            ],
            completes: null,
            from: 'lines',
            unit: 'tests',
            total: 'without-skipped',
        },
    },
    exit: { codes: { 1: 'failures' } },
    env: ['JAVA_TOOL_OPTIONS'],
};

;// CONCATENATED MODULE: ./lib/core/runners/karma.js
/** A browser as Karma names it: "HeadlessChrome 120.0.0", "Chrome Headless 120.0.0.0 (Linux x86_64)", "Safari 10.1.2 (Mac OS X 10.12.6)". */
const BROWSER = /[A-Za-z][\w. /-]*(?:\([^)]*\))?/.source;
const COUNTS = /Executed (?<tests>\d+) of (?<of>\d+)(?: \(skipped (?<skipped>\d+)\))?(?: \((?<failed>\d+) FAILED\))?(?: \(skipped (?<ignored>\d+)\))?/
    .source;
const TOTAL = `^(?<scope>${BROWSER}): ${COUNTS} (?:SUCCESS )?\\(`;
const karma = {
    name: 'karma',
    title: 'Karma',
    family: 'karma',
    argv: [/^karma start(?: |$)/, /^ng test(?: |$)/],
    log: {
        closing: {
            counts: [
                // "HeadlessChrome 120.0.0: Executed 5 of 5 (1 FAILED) (skipped 1) (0.512 secs / 0.001 secs)", "… Executed 5 of 5 SUCCESS (…)"
                {
                    line: new RegExp(`${TOTAL}(?!0 secs / )`),
                    as: { ignored: 'skipped' },
                    glued: 'Executed ',
                },
                // "HeadlessChrome 120.0.0: Executed 5 of 5 SUCCESS (0 secs / 0.001 secs)": until the browser has told that it is done
                {
                    line: new RegExp(`${TOTAL}0 secs / `),
                    as: { ignored: 'skipped' },
                    glued: 'Executed ',
                    running: true,
                },
            ],
            completes: null,
            from: 'last',
            unit: 'tests',
            total: 'without-skipped',
        },
        fatal: [
            // "HeadlessChrome 120.0.0 (Linux): Executed 1 of 3 DISCONNECTED (5.008 secs / 0.001 secs)"
            { line: /^[A-Za-z][\w. /-]*(?:\([^)]*\))?: Executed \d+ of \d+ .*DISCONNECTED/, code: 'worker-crash', glued: 'Executed ' },
        ],
        // "HeadlessChrome 120.0.0: Executed 0 of 0 ERROR (0.002 secs / 0 secs)": an error outside the tests
        red: [{ line: /^[A-Za-z][\w. /-]*(?:\([^)]*\))?: Executed \d+ of \d+ .*ERROR/, glued: 'Executed ' }],
        progress: [
            // "02 03 2026 09:15:01.100:INFO [karma]: Karma v1.7.1 server started", "…:INFO [karma-server]: …", "…:INFO [launcher]: …"
            { line: /^\d\d \d\d \d{4} [\d:.]+:INFO \[(?:karma|launcher|karma-server)\]: / },
        ],
    },
    report: {
        // karma-junit-reporter
        detect: [{ element: 'property', value: /^browser\.fullName$/ }],
        closed: 'end',
        silenceSafe: true,
        declared: 'cases',
        agrees: 'executed',
    },
    env: ['CHROME_BIN', 'NODE_OPTIONS'],
    junit: { add: '--reporters progress,junit', needs: 'npm i -D karma-junit-reporter', writes: 'TESTS-*.xml' },
};

;// CONCATENATED MODULE: ./lib/core/runners/karma-mocha.js
/** What karma-mocha-reporter prints in place of Karma's own lines. */
const karmaMocha = {
    name: 'karma-mocha',
    title: 'Karma (mocha reporter)',
    family: 'karma',
    argv: [],
    log: {
        closing: {
            counts: [
                // "✔ 4 tests completed"
                { line: /^[✔√] (?<passed>\d+) tests? completed$/ },
                // "ℹ 1 test skipped"
                { line: /^(?:ℹ|i) (?<skipped>\d+) tests? skipped$/ },
                // "✖ 1 test failed"
                { line: /^[✖×] (?<failed>\d+) tests? failed$/ },
            ],
            completes: ['blank', 'other'],
            from: 'lines',
            unit: 'tests',
        },
        // "✖ Error while running the tests! Exit code: 1"
        red: [/^[✖×] Error while running the tests! Exit code: [1-9]/],
        // "SUMMARY:"
        progress: [{ line: /^SUMMARY:$/ }],
    },
};

;// CONCATENATED MODULE: ./lib/core/runners/kyua.js
const kyua = {
    name: 'kyua',
    title: 'Kyua',
    argv: [/^kyua (?:-\S+ )*test(?: |$)/],
    log: {
        closing: {
            counts: [
                // "4/5 passed (1 failed)", "3/5 passed (1 broken, 1 failed, 0 skipped)" (newer): those that were skipped count as passed
                { line: /^\d+\/(?<tests>\d+) passed \((?:(?<errored>\d+) broken, )?(?<failed>\d+) failed(?:, \d+ skipped)?\)$/ },
                // "t_test:later  ->  skipped: not today  [0.016s]"
                { line: /^[^ ]+ {2}-> {2}skipped(?:: .*)? {2}\[\d+\.\d+s\]$/, glued: '  ->  skipped', fixed: { skipped: 1 } },
            ],
            completes: [/^\d+\/\d+ passed \((?:\d+ broken, )?\d+ failed(?:, \d+ skipped)?\)$/],
            gap: 1_000_000,
            from: 'lines',
            unit: 'tests',
        },
        // "t_test:adds  ->  passed  [0.018s]", "t_test:slow  ->  "
        progress: [{ line: /^[^ :]+:[^ ]+ {2}->(?: {2}|$)/, glued: '  ->' }],
    },
    exit: { codes: { 1: 'failures', 2: 'internal', 3: 'usage' } },
    report: {
        // a suite without a name, and the context of the run as properties
        detect: [
            {
                element: 'root',
                attribute: '',
                value: /^testsuite$/,
                and: [
                    { element: 'root', attribute: 'name', absent: true },
                    { element: 'property', value: /^cwd$/ },
                ],
            },
        ],
        closed: 'end',
        silenceSafe: false,
        declared: 'cases',
        agrees: 'executed',
    },
    env: ['KYUA_CONFDIR'],
    junit: { add: '&& kyua report-junit --output report.xml', writes: 'report.xml' },
};

;// CONCATENATED MODULE: ./lib/core/runners/lerna.js
/** Runs npm scripts of many packages. What it leaves to Nx is in that profile. */
const lerna = {
    name: 'lerna',
    title: 'Lerna',
    argv: [/^lerna (?:run|exec)(?: |$)/],
    log: {
        // 'lerna info Executing command in 3 packages: "npm run test"'
        openings: [{ line: /^lerna info Executing command in \d+ packages?: /, session: true }],
        tasks: [
            // "lerna success run Ran npm script 'test' in 3 packages in 5.2s:", 'lerna success exec Executed command in 3 packages: "node --test"'
            /^lerna success (?:run Ran npm script|exec Executed command) /,
            // "lerna ERR! npm run test exited 1 in '@lab/b'"
            /^lerna ERR! .* exited [1-9]\d* in /,
        ],
        // "lerna ERR! npm run test exited 1 in 'web'", "lerna ERR! Received non-zero exit code 1 during execution"
        red: [/^lerna ERR! (?:.* exited [1-9]\d* in |Received non-zero exit code [1-9]\d* during execution)/],
        // "lerna success run No packages found with the lifecycle script 'test'"
        zero: [{ line: /^lerna success run No packages found with /, closes: true }],
        // "lerna info run Ran npm script 'test' in 'web' in 5.2s:"
        progress: [{ line: /^lerna info run Ran npm script / }],
    },
};

;// CONCATENATED MODULE: ./lib/core/runners/maven-surefire.js
/** Maven with surefire or failsafe. */
const mavenSurefire = {
    name: 'maven-surefire',
    title: 'Maven Surefire',
    argv: [/^mvn[wd]? (?:.* )?(?:test|verify|install|package|deploy|integration-test|surefire:test|failsafe:integration-test)(?: |$)/],
    log: {
        // "[INFO]  T E S T S": one for each module and plugin execution
        openings: [{ line: /^(?:\[INFO\])? {1,2}T E S T S$/, session: true }],
        // modules that are built at once (-T) open before others have closed
        overlaps: true,
        closing: {
            counts: [
                // "[WARNING] Tests run: 2, Failures: 0, Errors: 0, Skipped: 0, Flakes: 1", "Tests run: 272, Failures: 0, Errors: 0, Skipped: 5" (older)
                {
                    line: /^(?:\[(?:INFO|WARNING|ERROR)\] )?Tests run: (?<tests>\d+), Failures: (?<failed>\d+), Errors: (?<errored>\d+), Skipped: (?<skipped>\d+)(?:, Flakes: (?<flaky>\d+))?$/,
                },
            ],
            completes: null,
            from: 'lines',
            unit: 'tests',
            // "[INFO] BUILD SUCCESS"
            final: [/^\[(?:INFO|ERROR)\] BUILD (?:SUCCESS|FAILURE)$/],
            // "[INFO] --- maven-surefire-plugin:2.12.4:test (default-test) @ sample ---"
            finalWith: /^\[INFO\] (?:--- | ?T E S T S$)/,
        },
        // "[INFO] No tests to run.", "[INFO] Tests are skipped.", "There are no tests to run." (before 2.13)
        zero: [{ line: /^(?:\[INFO\] )?(?:No tests to run|Tests are skipped|There are no tests to run)\.$/, closes: true }],
        red: [/^\[(?:INFO|ERROR)\] BUILD FAILURE$/],
        fatal: [
            {
                // "[ERROR] … The forked VM terminated without properly saying goodbye. VM crash or System.exit called?"
                line: /The forked VM terminated without (?:properly )?saying (?:properly )?goodbye/,
                code: 'worker-crash',
                glued: 'The forked VM terminated without',
            },
            { line: /There was an error in the forked process/, code: 'worker-crash', glued: 'There was an error in the forked process' },
        ],
        // "[INFO] --- maven-surefire-plugin:2.22.3:test (default-test) @ sample ---", "[INFO] Running example.SampleTest"
        progress: [{ line: /^\[INFO\] (?:--- (?:maven-)?(?:surefire|failsafe)|Running [\w.$]+$)/ }],
    },
    exit: { codes: { 1: 'failures' } },
    report: {
        detect: [
            { element: 'root', attribute: 'xsi:noNamespaceSchemaLocation', value: /surefire-test-report/ },
            { element: 'suite', attribute: 'xsi:noNamespaceSchemaLocation', value: /surefire-test-report/ },
            { element: 'property', value: /^surefire\.(?:test|real)\.class\.path$/ },
        ],
        places: ['**/target/surefire-reports/TEST-*.xml', '**/target/failsafe-reports/TEST-*.xml'],
        closed: 'per-file',
        // -q loses forks that died
        silenceSafe: false,
        declared: 'attempts',
        agrees: 'executed',
    },
    env: ['MAVEN_OPTS', 'MAVEN_ARGS', 'JAVA_TOOL_OPTIONS'],
    junit: { add: 'test (surefire writes JUnit by itself; take -DskipTests away)', writes: 'target/surefire-reports/TEST-*.xml' },
};

;// CONCATENATED MODULE: ./lib/core/runners/meson-test.js
const mesonTest = {
    name: 'meson-test',
    title: 'meson test',
    wraps: ['gtest', 'tap'],
    wrapsUnclosed: true,
    argv: [/^meson test(?: |$)/],
    log: {
        openings: [
            // "1/4 add OK               0.10s", "▶ 2/4 shop:unit / sub   RUNNING", "=================================== 1/4 ====…" (--verbose)
            {
                line: /^(?:▶ ?)?(?: *|=+ )\d+\/(?<announces>\d+) (?:=+$|[^ ].* (?:OK|FAIL|SKIP|TIMEOUT|ERROR|EXPECTEDFAIL|UNEXPECTEDPASS|RUNNING|INTERRUPT)\b)/,
                session: true,
                once: true,
            },
        ],
        closing: {
            counts: [
                // "Ok:                 3", "OK:         3" (before 0.50)
                { line: /^(?:Ok|OK): +(?<passed>\d+)$/ },
                { line: /^Expected Fail: +(?<passed>\d+)$/ },
                { line: /^(?:Fail|FAIL): +(?<failed>\d+)$/ },
                { line: /^Unexpected Pass: +(?<failed>\d+)$/ },
                { line: /^(?:Skipped|SKIP|Ignored): +(?<skipped>\d+)$/ },
                { line: /^(?:Timeout|TIMEOUT): +(?<errored>\d+)$/ },
            ],
            // "Full log written to /home/runner/work/meson-test/pass/build/meson-logs/testlog.txt"
            completes: [/^Full log written to .*\.txt$/],
            from: 'lines',
            unit: 'tests',
        },
        // "No tests defined.", "No suitable tests defined."
        zero: [{ line: /^No (?:suitable )?tests defined\.$/, closes: true }],
    },
    report: {
        detect: [],
        places: ['**/meson-logs/testlog.junit.xml'],
        closed: 'end',
        silenceSafe: false,
        declared: 'cases',
        agrees: 'executed',
    },
    env: ['MESON_TESTTHREADS', 'MESON_TEST_ITERATION'],
    junit: { add: '-C build (meson writes JUnit by itself)', writes: 'build/meson-logs/testlog.junit.xml' },
};

;// CONCATENATED MODULE: ./lib/core/runners/minitest.js
/** Minitest, and test-unit. */
const minitest = {
    name: 'minitest',
    title: 'Minitest',
    argv: [/^rails test(?: |$)/, /^minitest(?: |$)/],
    log: {
        // "# Running:", "# Running tests:" (4)
        openings: [{ line: /^# Running(?: tests)?:$/, session: true }],
        closing: {
            counts: [
                // "5 runs, 4 assertions, 1 failures, 0 errors, 1 skips", "1 tests, 1 assertions, 0 failures, 1 errors, 0 skips" (4, minitest-reporters)
                {
                    line: /^(?<tests>\d+) (?:runs|tests), \d+ assertions, (?<failed>\d+) failures, (?<errored>\d+) errors, (?<skipped>\d+) skips(?:, \d+ warnings)?$/,
                },
                // "4 tests, 4 assertions, 0 failures, 0 errors, 0 pendings, 0 omissions, 0 notifications" (test-unit)
                {
                    line: /^(?<tests>\d+) tests, \d+ assertions, (?<failed>\d+) failures, (?<errored>\d+) errors, (?<skipped>\d+) pendings, (?<omitted>\d+) omissions, \d+ notifications$/,
                    as: { omitted: 'skipped' },
                },
            ],
            completes: null,
            from: 'lines',
            unit: 'tests',
        },
        // "Interrupted. Exiting..."
        interrupted: [/^Interrupted\. Exiting\.\.\.$/],
        // "Run options: --seed 48112"
        progress: [{ line: /^Run options: .*--seed \d+/ }],
    },
    exit: { codes: { 1: 'failures' } },
    env: ['TESTOPTS', 'RUBYOPT'],
    junit: { add: '--junit --junit-filename=report.xml', needs: 'gem install minitest-junit', writes: 'report.xml' },
};

;// CONCATENATED MODULE: ./lib/core/runners/mocha.js
const mocha = {
    name: 'mocha',
    title: 'mocha',
    wraps: ['tap'],
    argv: [/^_?mocha(?: |$)/],
    log: {
        closing: {
            counts: [
                // "  4 passing (5ms)", "  3 passing (1m)"
                { line: /^ *(?<passed>\d+) passing \(\d+(?:ms|s|m|h|d)\)$/ },
                // "  1 pending"
                { line: /^ *(?<skipped>\d+) pending$/ },
                // "  1 failing"
                { line: /^ *(?<failed>\d+) failing$/ },
            ],
            completes: ['blank'],
            from: 'lines',
            unit: 'tests',
        },
        // "    ✔ adds one item (12ms)": in a suite
        reopens: [/^ {4,}[✔✓] (?!.*\(\d+\.\d+ms\))/],
        progress: [
            // "    ✔ adds one item (12ms)" (8 and newer), "    ✓ adds one item" (older); node:test prints fractions of a millisecond
            { line: /^ {2,}[✔✓] (?!.*\(\d+\.\d+ms\))/ },
        ],
    },
    exit: { countsFailures: { max: 255 } },
    report: {
        detect: [
            // mocha-junit-reporter
            { element: 'root', attribute: 'name', value: /^Mocha Tests$/ },
            { element: 'suite', attribute: 'name', value: /^Mocha Tests$/ },
        ],
        places: ['test-results.xml'],
        closed: 'end',
        silenceSafe: true,
        declared: 'none',
        agrees: 'executed',
    },
    env: ['NODE_OPTIONS', 'MOCHA_FILE'],
    junit: { add: '--reporter mocha-junit-reporter', needs: 'npm i -D mocha-junit-reporter', writes: 'test-results.xml' },
};

;// CONCATENATED MODULE: ./lib/core/runners/nextest.js
const nextest = {
    name: 'nextest',
    title: 'cargo-nextest',
    family: 'cargo',
    argv: [/^cargo(?:-nextest)? nextest r(?:un)?(?: |$)/],
    log: {
        // "    Starting 4 tests across 2 binaries (1 test skipped)"
        openings: [{ line: /^ +Starting (?<announces>\d+) tests? across \d+ binar(?:y|ies)/, session: true }],
        opensAlways: true,
        closing: {
            counts: [
                // "     Summary [   0.031s] 5 tests run: 3 passed (1 flaky), 1 failed, 1 timed out, 2 skipped"
                {
                    line: /^ +Summary \[ *\d+\.\d+s\] (?<ran>\d+)(?:\/\d+)? tests? run: (?<passed>\d+) passed(?: \([^)]*\))?(?:, (?<failed>\d+) failed(?: \([^)]*\))?)?(?:, (?<broken>\d+) exec failed)?(?:, (?<errored>\d+) timed out)?, (?<skipped>\d+) skipped$/,
                    as: { broken: 'errored' },
                },
            ],
            completes: null,
            from: 'lines',
            unit: 'tests',
            headed: /^/,
        },
        // "error: no tests to run", "warning: no tests to run"
        zero: [{ line: /^(?:error|warning): no tests to run$/, closes: false }],
        red: [/^error: test run failed$/],
        // "     Summary [   0.031s] 3/9 tests run: 2 passed, 1 failed, 0 skipped"
        // "warning: 5/8 tests were not run due to signal"
        notRun: [
            { line: /^ +Summary \[ *\d+\.\d+s\] \d+\/\d+ tests? run: / },
            { line: /^warning: \d+\/\d+ tests? (?:was|were) not run due to / },
        ],
        // "   Canceling due to interrupt: 2 tests still running"
        interrupted: [/^ +Cancell?(?:ing|ed) due to (?:interrupt|signal|second signal|termination|global timeout)/],
        // "  Cancelling due to test failure"
        stopped: [/^ +Cancell?(?:ing|ed) due to test failure/],
        // "        PASS [   0.005s] sample tests::add"
        progress: [{ line: /^ +(?:PASS|FAIL|SLOW|LEAK|SIGSEGV|SIGABRT|TIMEOUT|TRY \d+ \w+) \[ *(?:> *)?\d+\.\d+s\] / }],
    },
    exit: { codes: { 4: 'no-tests', 96: 'internal', 100: 'failures', 101: 'failures', 104: 'internal', 105: 'internal', 110: 'internal' } },
    report: {
        detect: [{ element: 'root', attribute: 'name', value: /^nextest-run$/ }],
        places: ['target/nextest/*/junit.xml'],
        closed: 'end',
        silenceSafe: true,
        declared: 'cases',
        agrees: 'executed',
    },
    env: ['RUSTFLAGS', 'NEXTEST_PROFILE', 'NEXTEST_TEST_THREADS'],
    junit: {
        add: '--profile ci (with `[profile.ci.junit] path = "junit.xml"` in .config/nextest.toml)',
        writes: 'target/nextest/ci/junit.xml',
    },
};

;// CONCATENATED MODULE: ./lib/core/runners/node-tap.js
/** Before 18 its closing lines had no count, and the files and tests of the raw TAP are what is counted. */
const nodeTap = {
    name: 'node-tap',
    title: 'node-tap',
    wraps: ['tap'],
    argv: [/^tap(?: |$)/],
    log: {
        // "ok 1 - test/sample.js # time=27.449ms", "ok 1 - test/sample.js # time=27.449ms {"
        openings: [{ line: /^(?:not )?ok \d+ - .* # time=\d+(?:\.\d+)?ms(?: \{)?$/, session: false, glued: '# time=' }],
        closing: {
            counts: [
                // "# { total: 5, pass: 3, fail: 1, skip: 1 }", "# { total: 4, pass: 1, fail: 1, todo: 1, skip: 1 }": these are assertions
                {
                    line: /^# \{ total: (?<tests>\d+)(?:, pass: (?<passed>\d+))?(?:, fail: (?<failed>\d+))?(?:, (?:skip|todo): (?<skipped>\d+))?(?:, (?:skip|todo): (?<others>\d+))? \}$/,
                    as: { others: 'skipped' },
                },
                // "  4 passing (389.804ms)": the classic reporter, with fractions that mocha hasn't
                { line: /^ {2}(?<passed>\d+) passing \(\d+\.\d+m?s\)$/ },
            ],
            // "# time=1685.846ms", "  ok" (classic)
            completes: [/^# time=\d+(?:\.\d+)?ms$/, /^ {2}ok$/],
            from: 'lines',
            unit: 'assertions',
            countless: true,
        },
        // "No test files found"
        zero: [{ line: /^No test files found$/, closes: true }],
    },
    report: {
        detect: [{ element: 'root', attribute: 'name', value: /^TAP Tests$/ }],
        closed: 'end',
        silenceSafe: false,
        // declares assertions and the groups around them
        declared: 'none',
        agrees: 'none',
    },
    env: ['NODE_OPTIONS', 'TAP_RCFILE'],
    junit: { add: '--reporter=junit --reporter-file=report.xml', writes: 'report.xml' },
};

;// CONCATENATED MODULE: ./lib/core/runners/node-test.js
const nodeTest = {
    name: 'node-test',
    title: 'node:test',
    wraps: ['tap'],
    argv: [/^node(?: .*)? --test(?:[ =]|$)/],
    log: {
        // "  duration_ms: 1.441087" below a result (tap)
        openings: [{ line: /^ {2,}duration_ms: \d+(?:\.\d+)?$/, session: false }],
        results: {
            // "✔ /home/runner/work/suite/sample.test.js (70.142882ms)" (Node 20), "✔ sample.test.js (72.926695ms)" (Node 24),
            // "ok 1 - /home/runner/work/suite/sample.test.js" (tap; a path with a blank isn't looked for: TAP has too many lines)
            container: [
                /^✔ (?<id>[^ ].*\.(?:[cm]?js|[cm]?ts|[jt]sx)) \(\d+(?:\.\d+)?ms\)$/,
                /^ok \d+ - (?<id>[^ ]+\.(?:[cm]?js|[cm]?ts|[jt]sx))$/,
            ],
        },
        closing: {
            counts: [
                // "ℹ tests 4" (spec), "# tests 4" (tap)
                { line: /^(?:ℹ|#) tests (?<tests>\d+)$/, first: true },
                { line: /^(?:ℹ|#) suites (?<suites>\d+)$/ },
                { line: /^(?:ℹ|#) pass (?<passed>\d+)$/ },
                { line: /^(?:ℹ|#) fail (?<failed>\d+)$/ },
                // "ℹ cancelled 2": red, and in none of the other counts
                { line: /^(?:ℹ|#) cancelled (?<errored>\d+)$/ },
                { line: /^(?:ℹ|#) skipped (?<skipped>\d+)$/ },
                { line: /^(?:ℹ|#) todo (?<skipped>\d+)$/ },
            ],
            // "ℹ duration_ms 87.92933"
            completes: [/^(?:ℹ|#) duration_ms \d+(?:\.\d+)?$/],
            from: 'lines',
            unit: 'tests',
            addsUp: true,
        },
        // not the red ones: they are listed again behind the closing lines
        reopens: [/^ *✔ .* \(\d+\.\d+ms\)$/],
        progress: [
            // "✔ adds (1.374754ms)", "  ✖ is wrong (1.993137ms)", "﹣ comes later (0.2975ms) # not today", "▶ parent"
            { line: /^ *[✔✖﹣] .* \(\d+\.\d+ms\)/ },
        ],
    },
    report: {
        // no attribute at the root, classname="test" or "suite", and the counts as comments at the end
        detect: [
            { element: 'root', attribute: '', value: /^testsuites$/, and: [{ element: 'comment', value: /^(?:tests|duration_ms) \d/ }] },
            {
                element: 'root',
                attribute: '',
                value: /^testsuites$/,
                and: [
                    { element: 'root', attribute: 'name', absent: true },
                    { element: 'root', attribute: 'tests', absent: true },
                    { element: 'case', attribute: 'classname', value: /^(?:test|suite)$/ },
                ],
            },
        ],
        closed: 'end',
        silenceSafe: true,
        declared: 'children',
        agrees: 'elements',
        todoBeatsRed: true,
        containers: true,
    },
    env: ['NODE_OPTIONS', 'NODE_TEST_CONTEXT'],
    junit: {
        add: '--test-reporter=spec --test-reporter-destination=stdout --test-reporter=junit --test-reporter-destination=report.xml',
        writes: 'report.xml',
    },
};

;// CONCATENATED MODULE: ./lib/core/runners/nose2.js
/** Its log is unittest's; command and reports are its own. */
const nose2 = {
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
};

;// CONCATENATED MODULE: ./lib/core/runners/nox.js
/** Runs other runners, one after the other. A session that it marks skipped is none that got lost. */
const nox = {
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
};

;// CONCATENATED MODULE: ./lib/core/runners/npm-run-all.js
/** `run-s` and `run-p`: several npm scripts, one after the other or at once. */
const npmRunAll = {
    name: 'npm-run-all',
    title: 'npm-run-all',
    argv: [/^(?:npm-run-all2?|run-s|run-p)(?: |$)/],
    log: {
        // 'ERROR: "test:unit" exited with 1.'
        red: [/^ERROR: "[^"]*" exited with [1-9]\d*\.$/],
        // 'ERROR: "test:unit" exited with 139.'
        fatal: [{ line: /^ERROR: "[^"]*" exited with (?:13[24-6]|139)\.$/, code: 'crash-in-log' }],
    },
};

;// CONCATENATED MODULE: ./lib/core/runners/nx.js
/** Runs tasks of other runners. Lerna since 6 prints its lines under its own name. */
const nx = {
    name: 'nx',
    title: 'Nx',
    argv: [/^nx(?: |$)/],
    log: {
        openings: [
            // " NX   Running target test for 3 projects:", " >  NX   Running target test for project a and 2 tasks it depends on:"
            { line: /^ *(?:> +)?(?:NX|Lerna \(powered by Nx\)) +Running targets? .*:$/, session: true, once: true },
            // "> nx run web:test", "> nx run web:test:ci  [local cache]"
            { line: /^> nx run [^ :]+:[^ ]+(?: +\[[^\]]*\])?$/, session: true, once: true },
        ],
        tasks: [
            // "   ✔    2/3 succeeded [1 read from cache]"
            /^ +✔ +(?<finished>\d+)\/(?<started>\d+) succeeded/,
            // " NX   Successfully ran target test for 3 projects (5s)", " >  NX   Ran targets test, lint for 3 projects (5s)",
            // " NX   Running target test for 3 projects failed", " NX   Cancelled running target test for 3 projects (2s)"
            /^ *(?:> +)?(?:NX|Lerna \(powered by Nx\)) +(?:Successfully ran|Ran|Cancelled running) targets? /,
            /^ *(?:> +)?(?:NX|Lerna \(powered by Nx\)) +Running targets? .* failed(?: \([^()]*\))?$/,
            // ">  NX   SUCCESS  Running target "test" succeeded", ">  NX   ERROR  Running target "test" failed" (before 13)
            /^ *> +NX +(?:SUCCESS|ERROR) +Running target /,
        ],
        red: [
            // "   ✖    1/3 targets failed, including the following:"
            /^ +✖ +\d+\/\d+ (?:targets )?failed/,
            // " NX   Running target test for 3 projects failed", "  NX   ERROR  Running target "test" failed"
            /^ *(?:> +)?(?:NX|Lerna \(powered by Nx\)) +(?:ERROR +)?Running targets? .* failed(?: \([^()]*\))?$/,
        ],
        // " NX   No tasks were run", " >  NX   No projects with target test were run"
        zero: [{ line: /^ *(?:> +)?(?:NX|Lerna \(powered by Nx\)) +No (?:tasks|projects with target .*) were run$/, closes: true }],
        // "Tasks not run because their dependencies failed or --nx-bail=true:"
        notRun: [{ line: /^ *Tasks not run because their dependencies failed/ }],
        interrupted: [/^ *(?:> +)?NX +Cancelled running targets? /],
        cached: {
            // "Nx read the output from the cache instead of running the command for 3 out of 3 tasks."
            // "> nx run web:test  [existing outputs match the cache, left as is]", "> nx run web:test  [local cache]"
            replayed: /^(?: *Nx read the output from the cache instead of running the command for (?<n>\d+) out of (?<of>\d+) tasks?\.$|> nx run [^ :]+:[^ ]+ +\[(?:existing outputs match the cache|(?:local|remote) cache))/,
            ran: /^> nx run [^ :]+:[^ ]+$/,
        },
    },
    env: ['NX_SKIP_NX_CACHE', 'NX_DAEMON'],
};

;// CONCATENATED MODULE: ./lib/core/runners/parallel-tests.js
/** parallel_rspec, parallel_test, parallel_cucumber: processes of other runners, and their counts summed once more. */
const parallelTests = {
    name: 'parallel-tests',
    title: 'parallel_tests',
    wraps: ['rspec', 'minitest', 'cucumber'],
    argv: [/^parallel_(?:rspec|test|cucumber)(?: |$)/],
    log: {
        // "2 processes for 10 specs, ~ 5 specs per process"
        openings: [{ line: /^\d+ process(?:es)? for \d+ \w+, ~ \d+ \w+ per process$/, session: true }],
        closing: {
            counts: [
                // "10 examples, 1 failure, 2 pendings", "20 assertions, 0 errors, 1 failure, 10 runs, 0 skips", "3 failed, 10 scenarios, 7 passed": words in their order
                {
                    line: /^(?<list>\d+ [a-z]+(?:, \d+ [a-z]+)+)$/,
                    list: {
                        item: /\b(?<n>\d+) (?<word>[a-z]+)/,
                        words: {
                            example: 'tests',
                            examples: 'tests',
                            run: 'tests',
                            runs: 'tests',
                            test: 'tests',
                            tests: 'tests',
                            failure: 'failed',
                            failures: 'failed',
                            error: 'errored',
                            errors: 'errored',
                            pending: 'skipped',
                            pendings: 'skipped',
                            skip: 'skipped',
                            skips: 'skipped',
                        },
                    },
                    where: 'opened',
                },
            ],
            // "Took 5 seconds", "Took 83 seconds (1:23)"
            completes: [/^Took \d+ seconds?(?: \([\d:]+\))?$/],
            from: 'last',
            unit: 'tests',
            countless: true,
        },
        // "Specs Failed", "Tests Failed"
        red: [/^(?:Specs|Tests|Features|Examples) Failed$/],
    },
    env: ['PARALLEL_TEST_PROCESSORS', 'SPEC_OPTS'],
};

;// CONCATENATED MODULE: ./lib/core/runners/pest.js
const pest = {
    name: 'pest',
    title: 'Pest',
    family: 'phpunit',
    argv: [/^(?:php )?(?:\S*\/)?pest(?: |$)/, /^(?:php )?artisan test(?: |$)/],
    log: {
        closing: {
            counts: [
                // "  Tests:    1 failed, 1 skipped, 3 passed (5 assertions)"
                {
                    line: /^ {2}Tests: +(?<list>\d+ [a-z]+(?:, \d+ [a-z]+)*)(?: \(\d+ assertions?\))?$/,
                    list: {
                        item: /\b(?<n>\d+) (?<word>[a-z]+)/,
                        words: {
                            passed: 'passed',
                            failed: 'failed',
                            skipped: 'skipped',
                            todo: 'skipped',
                            todos: 'skipped',
                            incomplete: 'skipped',
                            risky: 'passed',
                            warnings: 'passed',
                            warning: 'passed',
                            deprecated: 'passed',
                            notices: 'passed',
                            notice: 'passed',
                        },
                    },
                },
            ],
            // "  Duration: 0.05s", "  Time:   0.05s" (older)
            completes: [/^ {2}(?:Duration|Time): +\d+(?:\.\d+)?s$/],
            from: 'lines',
            unit: 'tests',
        },
        // "  Tests:    1 failed, 2 passed, 3 pending (5 assertions)": a failure stopped the run
        notRun: [{ line: /^ {2}Tests: .*\b\d+ pending\b/ }],
        // "   INFO  No tests found."
        zero: [{ line: /^ +INFO {2}No tests found\.$/, closes: true }],
        // "   PASS  Tests\Unit\ExampleTest"
        progress: [{ line: /^ {2,3}(?:PASS|FAIL|WARN|TODO) {2}[\w\\]+$/ }],
    },
    exit: { codes: { 1: 'failures', 2: 'failures' } },
    junit: { add: '--log-junit report.xml', writes: 'report.xml' },
};

;// CONCATENATED MODULE: ./lib/core/runners/phpunit.js
const phpunit = {
    name: 'phpunit',
    title: 'PHPUnit',
    family: 'phpunit',
    argv: [/^(?:php )?(?:\S*\/)?(?:phpunit|paratest|simple-phpunit)(?:\.phar)?(?: |$)/],
    log: {
        // "PHPUnit 9.6.7 by Sebastian Bergmann and contributors.", "ParaTest v7.4.3 upon PHPUnit 11.1.3 by Sebastian Bergmann and contributors."
        openings: [
            { line: /^(?:ParaTest v[\w.-]+ upon )?PHPUnit \d+\.[\w.-]+ by Sebastian Bergmann/, session: true },
            // "..PHPUnit 9.6.7 by …": behind a run that stopped among its dots
            { line: /[.FEISRWDN]PHPUnit \d+\.[\w.-]+ by Sebastian Bergmann/, session: true, glued: 'PHPUnit ' },
        ],
        opensAlways: true,
        closing: {
            counts: [
                // 'No tests found in class "SampleTest".', "   │ No tests found …" (--testdox): 9 and older count such a class as a test
                { line: /^(?: *│ )?No tests found in class "/, fixed: { tests: -1 } },
                // "OK (4 tests, 4 assertions)"
                { line: /^OK \((?<tests>\d+) tests?, \d+ assertions?\)$/ },
                // "Tests: 5, Assertions: 4, Failures: 1, Skipped: 1."
                {
                    line: /^(?<list>Tests: \d+, Assertions: \d+(?:, [A-Z][A-Za-z ]*: \d+)*)\.$/,
                    list: {
                        item: /(?<=^|, )(?<word>[A-Z][A-Za-z ]*): (?<n>\d+)/,
                        words: { Tests: 'tests', Failures: 'failed', Errors: 'errored', Skipped: 'skipped', Incomplete: 'skipped' },
                    },
                },
            ],
            completes: [/^OK \(\d+ tests?, /, /^Tests: \d+, Assertions: /],
            gap: 1_000_000,
            from: 'lines',
            unit: 'tests',
        },
        // "No tests executed!"
        zero: [{ line: /^No tests executed!$/, closes: true }],
        fatal: [
            // "PHP Fatal error:  Uncaught Error: …", "Premature end of PHP process when running SampleTest::testX."
            { line: /^(?:PHP )?Fatal error: /, code: 'crash-in-log' },
            { line: /^ *Premature end of PHP process when running /, code: 'worker-crash' },
        ],
    },
    exit: { codes: { 1: 'failures', 2: 'failures' } },
    report: {
        // only PHPUnit gives a case both a class and a classname
        detect: [{ element: 'case', attribute: 'class', and: [{ element: 'case', attribute: 'assertions' }] }],
        closed: 'end',
        silenceSafe: false,
        declared: 'cases',
        // a class without tests is a case (9 and older)
        agrees: 'more',
        // a risky test is written as an error (9 and older), beside exit 0: it stays red
    },
    junit: { add: '--log-junit report.xml', writes: 'report.xml' },
};

;// CONCATENATED MODULE: ./lib/core/runners/playwright.js
const playwright = {
    name: 'playwright',
    title: 'Playwright',
    argv: [/^playwright test(?: |$)/],
    log: {
        // "Running 4 tests using 1 worker", "Running 4 tests using 2 workers, shard 1 of 2"
        openings: [{ line: /^Running (?<announces>\d+) tests? using \d+ workers?/, session: true }],
        closing: {
            counts: [
                { line: /^ {2}(?<failed>\d+) failed$/ },
                { line: /^ {2}(?<flaky>\d+) flaky$/ },
                { line: /^ {2}(?<skipped>\d+) skipped$/ },
                { line: /^ {2}(?<skipped>\d+) did not run$/ },
                { line: /^ {2}(?<errored>\d+) interrupted$/ },
                // "  4 passed (1.6s)"
                { line: /^ {2}(?<passed>\d+) passed \(\d+(?:\.\d+)?(?:ms|s|m|h)\)$/ },
            ],
            // the line of those that passed is left out where there are none
            completes: ['announced', /^ {2}\d+ passed \(\d+(?:\.\d+)?(?:ms|s|m|h)\)$/],
            from: 'lines',
            unit: 'tests',
            headed: /^ {2}\d+ /,
            // the failed tests are listed in between
            gap: 2000,
        },
        zero: [
            // "Error: No tests found"
            { line: /^Error: No tests found/, closes: true },
            // " no tests found.": between two lines of "=" (before 1.27)
            { line: /^ no tests found\.$/, closes: true },
        ],
        // "  2 did not run"
        notRun: [{ line: /^ {2}\d+ did not run$/ }],
        // "  1 error was not a part of any test, see above for details"
        red: [/^ {2}\d+ errors? (?:was|were) not a part of any test, see above for details$/],
        // "Testing stopped early after 1 maximum allowed failures."
        stopped: [/^Testing stopped early after \d+ maximum allowed failures\.$/],
        progress: [
            // "  ✓  1 tests/sample.spec.js:3:1 › adds (19ms)", "  x  1) tests/fail.spec.ts:3:1 › my test (4ms)"
            { line: /^ +(?:[✓✘]|[x-]|ok) +\d+\)? .*:\d+:\d+ › / },
            // "[3/5] [chromium] › tests/sample.spec.js:3:1 › adds" (line reporter)
            { line: /^\[\d+\/\d+\] .*:\d+:\d+ › / },
        ],
    },
    report: {
        // <testsuites id="" name="" …>
        detect: [{ element: 'root', attribute: 'id', value: /^$/, and: [{ element: 'root', attribute: 'name', value: /^$/ }] }],
        closed: 'end',
        silenceSafe: false,
        declared: 'cases',
        agrees: 'executed',
    },
    env: ['NODE_OPTIONS', 'PLAYWRIGHT_JUNIT_OUTPUT_NAME', 'PLAYWRIGHT_JUNIT_OUTPUT_FILE'],
    junit: { add: '--reporter=list,junit (with PLAYWRIGHT_JUNIT_OUTPUT_NAME=report.xml in the environment)', writes: 'report.xml' },
};

;// CONCATENATED MODULE: ./lib/core/runners/prove.js
const prove = {
    name: 'prove',
    title: 'prove',
    wraps: ['tap'],
    wrapsUnclosed: true,
    argv: [/^prove(?: |$)/, /^make (?:.* )?test(?: |$)(?=.*HARNESS)/],
    log: {
        // "t/sample.t .. ok", "t/sample.t .. ", "t/db.t .. skipped: no database"
        openings: [
            { line: /^[\w./-]+\.t \.{2,}(?: |$)/, session: false, glued: '.t ..' },
            { line: /^x?t\/[\w./-]+ \.{2,}(?: |$)/, session: false },
        ],
        reopens: [/^x?t\/[\w./-]+ \.{2,}(?: |$)/],
        closing: {
            // "Files=1, Tests=4,  0 wallclock secs ( 0.02 usr  0.01 sys +  0.04 cusr  0.03 csys =  0.10 CPU)"
            counts: [
                { line: /^Files=\d+, Tests=(?<tests>\d+), +\d+ wallclock secs/ },
                // "t/sample.t (Wstat: 256 (exited 1) Tests: 5 Failed: 1)": one for each file with trouble, before it
                { line: / Tests: \d+ Failed: (?<failed>\d+)\)$/, glued: ' (Wstat: ' },
            ],
            gap: 100_000,
            // "Result: PASS"
            completes: [/^Result: (?:PASS|FAIL|NOTESTS)$/],
            from: 'lines',
            unit: 'tests',
        },
        zero: [{ line: /^Result: NOTESTS$/, closes: false }],
        red: [/^Result: FAIL$/, /^Bailout called\. {2}Further testing stopped/],
    },
    exit: { countsFailures: { max: 254 } },
    report: {
        // TAP::Formatter::JUnit: <testcase name="1 - add">
        detect: [{ element: 'case', attribute: 'name', value: /^\d+ - /, and: [{ element: 'case', attribute: 'classname', absent: true }] }],
        closed: 'end',
        // --formatter takes the terminal's place
        silenceSafe: true,
        // an exit status that isn't 0 is declared as an error, and listed as a case
        declared: 'none',
        agrees: 'none',
    },
    env: ['PERL5OPT', 'HARNESS_OPTIONS', 'HARNESS_PERL_SWITCHES'],
    junit: { add: '--formatter TAP::Formatter::JUnit > report.xml', needs: 'cpanm TAP::Formatter::JUnit', writes: 'report.xml' },
};

;// CONCATENATED MODULE: ./lib/core/runners/pytest.js
const list = {
    item: /\b(?<n>\d+) (?<word>[a-z]+(?: [a-z]+)?)/,
    words: {
        passed: 'passed',
        failed: 'failed',
        skipped: 'skipped',
        error: 'errored',
        errors: 'errored',
        xfailed: 'skipped',
        xpassed: 'passed',
        'subtests passed': 'none',
        'subtests failed': 'none',
        deselected: 'none',
        warning: 'none',
        warnings: 'none',
        rerun: 'none',
    },
};
const pytest = {
    name: 'pytest',
    title: 'pytest',
    argv: [/^(?:pytest|py\.test)(?: |$)/, /^python[\d.]*(?: -[A-Za-z]+)*? -m pytest(?: |$)/],
    log: {
        openings: [
            // "============================= test session starts ==============================", also glued behind an earlier session's dots
            { line: /(?<!=)={3,} test session starts ={3,}$/, session: true, glued: '= test session starts =' },
            // "collected 5 items / 2 deselected / 3 selected", "collecting ... collected 4 items", "collected 4 items / 1 error"
            {
                line: /^(?:collecting \.\.\. )?collected (?<announces>\d+) items?(?: \/ \d+ errors?)?(?: \/ (?<minus>\d+) deselected)?/,
                session: false,
            },
            // "gw0 [4] / gw1 [4]": xdist
            { line: /^gw\d+ \[(?<announces>\d+)\]/, session: false },
        ],
        closing: {
            counts: [
                // the line is filled up on both sides, so that its end shows whether it is whole
                // "==================== 1 failed, 3 passed, 1 skipped in 0.20s ====================", "… in 548.50 seconds =", "… in 83.12s (0:01:23) ="
                {
                    line: /^(=+) (?<list>\d+ (?:failed|passed|skipped|deselected|xfailed|xpassed|warnings?|errors?|rerun|subtests passed|subtests failed|tests? collected)(?:, \d+ [a-z]+(?: (?:passed|failed))?)*) in \d+\.\d+ ?s(?:econds)?(?: \([\d:, a-z]+\))? \1=?$/,
                    list,
                },
                // "============================ no tests ran in 0.19s ============================="
                {
                    line: /^(=+) no tests (?:ran|collected)(?: \(\d+ deselected\))?(?:, \d+ [a-z]+)* in \d+\.\d+ ?s(?:econds)?(?: \([\d:, a-z]+\))? \1=?$/,
                },
                // "4 passed in 0.21s": with -q, which prints no opening
                {
                    line: /^(?<list>\d+ (?:failed|passed|skipped|deselected|xfailed|xpassed|warnings?|errors?|rerun|subtests passed|subtests failed|tests? collected)(?:, \d+ [a-z]+(?: (?:passed|failed))?)*) in \d+\.\d+ ?s(?:econds)?(?: \([\d:, a-z]+\))?$/,
                    list,
                    where: 'unopened',
                },
                {
                    line: /^no tests (?:ran|collected)(?: \(\d+ deselected\))?(?:, \d+ [a-z]+)* in \d+\.\d+ ?s(?:econds)?(?: \([\d:, a-z]+\))?$/,
                    where: 'unopened',
                },
            ],
            completes: null,
            from: 'lines',
            unit: 'tests',
            headed: /^=/,
        },
        // "no tests ran in 0.18s", "2 tests collected in 0.40s", "=== no tests collected (4 deselected) in 0.1s ==="
        zero: [
            { line: /^(?:=+ )?(?:no tests (?:ran|collected)|\d+ tests? collected|\d+\/\d+ tests collected)\b.* in \d+\.\d+ ?s/, closes: false },
        ],
        interrupted: [
            // "!!!!!!!!!!!!!!!!!!!!!!!!!!!!!! KeyboardInterrupt !!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!"
            /^!+ KeyboardInterrupt !+$/,
            // "!!!!!!!!!!!!!!!!!!!!!!!!! _pytest.outcomes.Exit: done !!!!!!!!!!!!!!!!!!!!!!!!!!"
            /^!+ _pytest\.outcomes\.Exit: /,
        ],
        // "!!!!!!!!!!!!!!!!!!!!!!!!!! stopping after 1 failures !!!!!!!!!!!!!!!!!!!!!!!!!!!"
        stopped: [/^!+ stopping after \d+ failures !+$/],
        fatal: [
            // "INTERNALERROR> Traceback (most recent call last):"
            { line: /^INTERNALERROR> /, code: 'worker-crash' },
            // "[gw1] node down: Not properly terminated"
            { line: /^\[gw\d+\] node down: /, code: 'worker-crash' },
            // "worker 'gw1' crashed while running 'test_sample.py::test_slow'"
            { line: /^worker 'gw\d+' crashed while running /, code: 'worker-crash' },
            // "========= xdist: worker gw0 crashed and worker restarting disabled ========="
            { line: /^=+ xdist: worker gw\d+ crashed /, code: 'worker-crash' },
        ],
        progress: [
            // "tests/test_app.py sxX.                                                   [100%]"
            { line: /^[^ ]+\.py [.FEsxXRrp,]+(?: +\[ *\d+%\])?$/, glued: '.py ' },
            // "test_sample.py::test_add PASSED                                          [ 25%]"
            { line: /^[^ :]+\.py::[^ ].* (?:PASSED|FAILED|SKIPPED|ERROR|XFAIL|XPASS)\b/, glued: '.py::' },
            // "....                                                                     [100%]"
            { line: /^[.FEs][.FEsxXRrp]* +\[ *\d+%\]$/ },
        ],
    },
    exit: { codes: { 2: 'interrupted', 3: 'internal', 4: 'usage', 5: 'no-tests' } },
    report: {
        detect: [
            { element: 'root', attribute: 'name', value: /^pytest tests$/ },
            { element: 'suite', attribute: 'name', value: /^pytest$/ },
        ],
        closed: 'end',
        // -qq and -p no:terminal lose errors that stand in no report
        silenceSafe: false,
        // counts subtests as well
        declared: 'none',
        agrees: 'executed',
        namelessIsUnfinished: true,
    },
    env: ['PYTEST_ADDOPTS', 'PYTEST_PLUGINS', 'PYTEST_DISABLE_PLUGIN_AUTOLOAD'],
    junit: { add: '--junitxml=report.xml', writes: 'report.xml' },
};

;// CONCATENATED MODULE: ./lib/core/runners/rspec.js
const rspec = {
    name: 'rspec',
    title: 'RSpec',
    argv: [/^rspec(?: |$)/, /^parallel_rspec(?: |$)/],
    log: {
        closing: {
            // "5 examples, 1 failure, 1 pending", "0 examples, 0 failures, 1 error occurred outside of examples"
            counts: [
                // "Finished in 0.00515 seconds (files took 0.16926 seconds to load)", "Finished in 1 minute 2.3 seconds" (2)
                { line: /^Finished in \d[\d.]* (?:second|minute|hour|day)s?\b.*$/, first: true },
                {
                    line: /^(?<tests>\d+) examples?, (?<failed>\d+) failures?(?:, (?<skipped>\d+) pending)?(?:, \d+ errors? occurred outside of examples)?$/,
                },
            ],
            completes: [/^\d+ examples?, \d+ failures?/],
            from: 'lines',
            unit: 'tests',
        },
        // "No examples found."
        zero: [{ line: /^No examples found\.$/, closes: false }],
        red: [/^\d+ examples?, \d+ failures?.*, \d+ errors? occurred outside of examples$/],
        // "RSpec is shutting down and will print the summary report…"
        interrupted: [/^RSpec is shutting down and will print the summary report/],
        // "Finished in 0.00515 seconds (files took 0.16926 seconds to load)"
        progress: [{ line: /^Finished in [^(]+ \(files took [^)]+ to load\)$/ }],
    },
    exit: { codes: { 1: 'failures' } },
    report: {
        detect: [{ element: 'suite', attribute: 'name', value: /^rspec\d*$/ }],
        closed: 'end',
        // with no other formatter
        silenceSafe: true,
        declared: 'cases',
        agrees: 'executed',
    },
    env: ['SPEC_OPTS', 'RUBYOPT'],
    junit: {
        add: '--format progress --format RspecJunitFormatter --out report.xml',
        needs: 'gem install rspec_junit_formatter',
        writes: 'report.xml',
    },
};

;// CONCATENATED MODULE: ./lib/core/runners/swift-testing.js
const swiftTesting = {
    name: 'swift-testing',
    title: 'Swift Testing',
    family: 'swift',
    argv: [],
    log: {
        // "◇ Test run started."; on macOS a symbol from a private area stands before it
        openings: [{ line: /^(?:[^ -~]{1,8} +)?Test run started\.$/, session: true }],
        opensAlways: true,
        closing: {
            // "✔ Test run with 2 tests passed after 0.002 seconds.", "✘ Test run with 4 tests in 2 suites failed after 1.200 seconds with 3 issues."
            counts: [
                {
                    line: /^(?:[^ -~]{1,8} +)?Test run with (?<tests>\d+) tests?(?: in \d+ suites?)? (?:passed|failed) after \d+\.\d+ seconds(?: with .*)?\.?$/,
                },
                // "➜ Test later() skipped." and "➜ Test later() skipped: \"not today\"": the total holds it
                { line: /^[^ -~]{1,8} +Test .* skipped(?:\.$|: )/, fixed: { skipped: 1 } },
            ],
            completes: [
                /^(?:[^ -~]{1,8} +)?Test run with \d+ tests?(?: in \d+ suites?)? (?:passed|failed) after \d+\.\d+ seconds(?: with .*)?\.?$/,
            ],
            gap: 1_000_000,
            from: 'lines',
            unit: 'tests',
        },
        red: [/^(?:[^ -~]{1,8} +)?Test run with \d+ tests?(?: in \d+ suites?)? failed after /],
        // "✔ Test adds() passed after 0.001 seconds."
        progress: [{ line: /^(?:[^ -~]{1,8} +)Test .* (?:passed|failed|skipped|started)\b/ }],
    },
    report: {
        detect: [],
        closed: 'end',
        silenceSafe: false,
        declared: 'cases',
        agrees: 'executed',
    },
    junit: { add: '--xunit-output report.xml', writes: 'report-swift-testing.xml' },
};

;// CONCATENATED MODULE: ./lib/core/runners/tap.js
/** Raw TAP, as Test::More, bats, busted, mocha's and AVA's TAP reporters and many home-made suites print it. */
const tap = {
    name: 'tap',
    title: 'TAP',
    argv: [],
    log: {
        // "TAP version 13"
        openings: [{ line: /^TAP version 1[2-9]$/, session: true }],
        results: {
            end: [
                // "ok 1 - adds", "ok 2", "ok - sample::add" (Criterion)
                { line: /^ok(?: \d+(?:[^\w#][^#]*)?| +- [^#]*)$/ },
                // "ok 5 - comes later # SKIP not today", "ok 1 - sample.js # time=27ms"
                { line: /^ok(?: \d+(?:[^\w#][^#]*)?| +- [^#]*)(?:(?<skipped># (?:[Ss][Kk][Ii][Pp]|[Tt][Oo][Dd][Oo]))|#)/ },
                // "not ok 4 - is wrong", "not ok 6 - later # TODO"
                { line: /^(?<failed>not ok)(?: \d+\b| +- )(?:[^#]*(?<skipped># (?:[Ss][Kk][Ii][Pp]|[Tt][Oo][Dd][Oo])))?/ },
            ],
            opens: false,
        },
        closing: {
            counts: [],
            // behind a plan that comes last and behind a blank line, AVA, tape and the like print their counts: "# ok", "# fail 0", "# fail  1", "# duration_ms 102.4"
            completes: [/^# (?:ok$|fail +\d+$|duration_ms \d|time[= ]|\{ total)/],
            from: 'plan',
            // "1..4", "1..0 # SKIP no database"
            plan: /^1\.\.(?<n>\d+)(?: +#.*)?$/,
            unit: 'tests',
        },
        // "Bail out!  Couldn't connect to the database"
        red: [/^Bail out!/],
    },
    // Test::More's
    exit: { countsFailures: { max: 254 } },
};

;// CONCATENATED MODULE: ./lib/core/runners/tape.js
const tape = {
    name: 'tape',
    title: 'tape',
    wraps: ['tap'],
    argv: [/^tape(?: |$)/],
    log: {
        closing: {
            counts: [
                // "# pass  4": two blanks, and it counts assertions
                { line: /^# pass {2}(?<passed>\d+)$/ },
                // "# fail  1"
                { line: /^# fail {2}(?<failed>\d+)$/ },
            ],
            // "# ok"; a red run ends with its count of failures
            completes: [/^# ok$/, /^# fail {2}\d+$/],
            from: 'lines',
            unit: 'assertions',
        },
    },
    env: ['NODE_OPTIONS'],
    junit: { add: '| npx tap-xunit > report.xml', needs: 'npm i -D tap-xunit', writes: 'report.xml' },
};

;// CONCATENATED MODULE: ./lib/core/runners/testng.js
const testng = {
    name: 'testng',
    title: 'TestNG',
    argv: [/^java .*org\.testng\.TestNG(?: |$)/],
    log: {
        // "[TestNG] Running:"
        openings: [{ line: /^(?:\.{3} )?\[TestNG\] Running:$/, session: true }],
        closing: {
            counts: [
                // "Total tests run: 3, Failures: 0, Skips: 1" (6), "Total tests run: 4, Passes: 2, Failures: 1, Skips: 1, Retries: 1" (7)
                {
                    line: /^Total tests run: (?<tests>\d+)(?:, Passes: (?<passed>\d+))?, Failures: (?<failed>\d+), Skips: (?<skipped>\d+)(?:, Retries: \d+)?$/,
                },
                // "Configuration Failures: 1, Skips: 2"
                { line: /^Configuration Failures: \d+, Skips: \d+$/ },
            ],
            // "==============================================="
            completes: [/^={47}$/],
            from: 'lines',
            unit: 'tests',
        },
        red: [/^Configuration Failures: [1-9]/],
    },
    report: {
        // "<!-- Generated by org.testng.reporters.JUnitReportReporter -->"
        detect: [{ element: 'comment', value: /^Generated by org\.testng\.reporters\.JUnit/ }],
        places: ['test-output/junitreports/TEST-*.xml'],
        closed: 'end',
        silenceSafe: false,
        declared: 'cases',
        agrees: 'executed',
    },
    env: ['JAVA_TOOL_OPTIONS'],
    junit: { add: '(TestNG writes JUnit by itself)', writes: 'test-output/junitreports/TEST-*.xml' },
};

;// CONCATENATED MODULE: ./lib/core/runners/tox.js
/** Runs other runners, one after the other. An environment that it marks skipped is none that got lost. */
const tox = {
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
};

;// CONCATENATED MODULE: ./lib/core/runners/turbo.js
/** Runs tasks of other runners at once; each has lines of its own, marked by a prefix. */
const turbo = {
    name: 'turbo',
    title: 'Turborepo',
    argv: [/^turbo(?: |$)/],
    log: {
        // "• Running test in 3 packages" (1), "   • Running test in 3 packages" (2), "• Running test, lint in 1 package"
        openings: [{ line: /^ *• Running .* in \d+ packages?$/, session: true }],
        tasks: [
            // " Tasks:    2 successful, 3 total"
            /^ *Tasks: +(?<finished>\d+) successful, (?<started>\d+) total$/,
            // "  Time:    2.25s", "  Time:    100ms >>> FULL TURBO", "  Time:    1m2.5s"
            /^ {2}Time: {4}\d[\dhms.]*(?: >>> FULL TURBO)?$/,
        ],
        // "Failed:    web#test", "Failed:    @lab/b#test, @lab/c#test"
        red: [/^ *Failed: +[@\w./-]+#[\w:.-]+/],
        // " No tasks were executed as part of this run."
        // "  x Missing tasks in project"
        zero: [
            { line: /^ *No tasks were executed as part of this run\.$/, closes: true },
            { line: /^ *[x×] Missing tasks in project$/, closes: true },
        ],
        cached: {
            // "Cached:    0 cached, 3 total"; "web:test: cache hit, replaying logs 5f2a", "web:test: cache hit (outputs already on disk), suppressing logs 5f2a"
            replayed: /^(?: *Cached: +(?<n>\d+) cached, (?<of>\d+) total$|cache hit(?: \([^)]*\))?, (?:replaying|suppressing) logs )/,
            // "web:test: cache miss, executing 5f2a", "web:test: cache bypass, force executing 5f2a"
            ran: /^cache (?:miss, executing|bypass, force executing) /,
        },
        // "• Packages in scope: web, docs", "   • Remote caching disabled"
        progress: [{ line: /^ *• (?:Packages in scope: |Remote caching (?:disabled|enabled))/ }],
    },
    env: ['TURBO_FORCE', 'TURBO_TOKEN'],
};

;// CONCATENATED MODULE: ./lib/core/runners/unittest.js
/** Also Django's runner, nose, nose2, xmlrunner and Twisted's trial, which end in the same lines, and stestr. */
const unittest = {
    name: 'unittest',
    title: 'unittest',
    argv: [
        /^python[\d.]*(?: -[A-Za-z]+)*? -m (?:unittest|xmlrunner|nose|twisted\.trial)(?: |$)/,
        /^nosetests[\d.-]*(?: |$)/,
        /^trial3?(?: |$)/,
        /^(?:python[\d.]* )?manage test(?: |$)/,
        /^python[\d.]* manage\.py test(?: |$)/,
        /^django-admin test(?: |$)/,
        /^stestr(?: |$)/,
    ],
    log: {
        // "Found 5 test(s)." (Django)
        openings: [{ line: /^Found \d+ test\(s\)\.$/, session: true }],
        closing: {
            counts: [
                // "Ran 5 tests in 0.001s", "Ran 1 test in 0.000s"
                { line: /^Ran (?<tests>\d+) tests? in \d+\.\d+s$/ },
                // "Ran: 4 tests in 0.3600 sec.", " - Passed: 4", … (stestr)
                { line: /^Ran: (?<tests>\d+) tests? in \d+\.\d+ sec\.$/ },
                { line: /^ - Passed: (?<passed>\d+)$/ },
                { line: /^ - (?:Skipped|Expected Fail): (?<skipped>\d+)$/ },
                // "FAILED (failures=1, errors=2, skipped=1)", "OK (SKIP=3)" (nose), "PASSED (skips=1, successes=3)" (trial)
                {
                    line: /^(?:OK|FAILED|PASSED) \((?<list>[A-Za-z]+(?: [a-z]+)?=\d+(?:, [A-Za-z]+(?: [a-z]+)?=\d+)*)\)$/,
                    list: {
                        item: /(?<=^|, )(?<word>[A-Za-z]+(?: [a-z]+)?)=(?<n>\d+)/,
                        words: {
                            failures: 'failed',
                            errors: 'errored',
                            skipped: 'skipped',
                            SKIP: 'skipped',
                            skips: 'skipped',
                            // reports list them as skipped
                            'expected failures': 'skipped',
                            expectedFailures: 'skipped',
                            'unexpected successes': 'failed',
                            unexpectedSuccesses: 'failed',
                        },
                    },
                },
            ],
            // "OK", "FAILED (failures=1)", "NO TESTS RAN" (3.12 and newer), "PASSED (successes=5)"
            completes: [
                /^(?:OK|FAILED|PASSED|NO TESTS RAN)(?: \([A-Za-z]+(?: [a-z]+)?=\d+(?:, [A-Za-z]+(?: [a-z]+)?=\d+)*\))?$/,
                // "Sum of execute time for each test: 0.0002 sec." (stestr)
                /^Sum of execute time for each test: \d+\.\d+ sec\.$/,
            ],
            from: 'lines',
            unit: 'tests',
            // stestr's failed tests; one whose worker died is in the total alone
            restFailed: true,
        },
        zero: [{ line: /^NO TESTS RAN(?: \(.*\))?$/, closes: false }],
        reopens: [/^test\w* \([\w.]+\) \.\.\. /],
        progress: [
            // "test_add (test_sample.SampleTest.test_add) ... ok", "  test_add (test_sample.SampleTest) ... ok (0.001s)" (xmlrunner)
            { line: /^ *(?:test\w*|runTest|setUpClass|setUpModule) \([\w.]+\)(?: \(.*\))? \.\.\.(?: |$)/ },
            // "test_sample.SampleTest.test_add ... ok" (nose)
            { line: /^[\w.]+\.test\w* \.\.\. (?:ok|FAIL|ERROR|SKIP)\b/, glued: '... ' },
            // "{0} tests.test_sample.SampleTest.test_add [0.000158s] ... ok" (stestr)
            { line: /^\{\d+\} \w.* \.\.\. (?:ok|FAILED|SKIPPED)/ },
            // "Running tests..." (xmlrunner)
            { line: /^Running tests\.\.\.$/ },
        ],
    },
    exit: { codes: { 5: 'no-tests' } },
    report: {
        detect: [
            // unittest-xml-reporting: name="test_sample.SampleTest-20261129111519"
            { element: 'suite', attribute: 'name', value: /-\d{14}$/ },
            // nose --with-xunit
            { element: 'root', attribute: 'name', value: /^nosetests$/ },
        ],
        closed: 'end',
        silenceSafe: false,
        declared: 'cases',
        // a skipped class or subtest is in the count of what was skipped and no test
        agrees: 'between',
    },
    env: ['PYTHONPATH', 'PYTHONOPTIMIZE', 'DJANGO_SETTINGS_MODULE'],
    junit: {
        add: '(with `-m xmlrunner` in place of `-m unittest`) --output-file report.xml',
        needs: 'pip install unittest-xml-reporting',
        writes: 'report.xml',
    },
};

;// CONCATENATED MODULE: ./lib/core/runners/uvu.js
const uvu = {
    name: 'uvu',
    title: 'uvu',
    argv: [/^uvu(?: |$)/],
    log: {
        closing: {
            counts: [
                // "  Total:     4": those that ran
                { line: /^ {2}Total: {5}(?<tests>\d+)$/ },
                { line: /^ {2}Passed: {4}(?<passed>\d+)$/ },
                { line: /^ {2}Skipped: {3}(?<skipped>\d+)$/ },
            ],
            // "  Duration:  1.46ms"
            completes: [/^ {2}Duration: {2}\d+(?:\.\d+)?m?s$/],
            from: 'lines',
            unit: 'tests',
            total: 'without-skipped',
            restFailed: true,
        },
        // " queue  • • ", "• • • •   (4 / 4)"
        progress: [{ line: /^(?: [\w./-]+ {1,2})?(?:[•✘] )+/ }],
    },
    env: ['NODE_OPTIONS'],
};

;// CONCATENATED MODULE: ./lib/core/runners/vitest.js
const words = { passed: 'passed', 'expected fail': 'passed', failed: 'failed', skipped: 'skipped', todo: 'skipped' };
const vitest_item = /\b(?<n>\d+) (?<word>[a-z]+(?: [a-z]+)*)/;
const vitest = {
    name: 'vitest',
    title: 'vitest',
    argv: [/^vitest(?: |$)/],
    log: {
        // " RUN  v4.1.12 /home/runner/work/vitest/pass", " DEV  v3.2.4 …"
        openings: [{ line: /^ ?(?:RUN|DEV) +v\d+\.\d+/, session: true }],
        opensAlways: true,
        closing: {
            counts: [
                // "      Tests  1 failed | 3 passed | 1 expected fail | 1 skipped (6)"
                { line: /^ *Tests +(?<list>\d+ [a-z ]+(?: \| \d+ [a-z ]+)*) \(\d+\)$/, list: { item: vitest_item, words } },
                // "      Tests  no tests"
                { line: /^ *Tests +no tests$/ },
                // " Test Files  1 failed | 1 passed (2)"
                { line: /^ *Test Files +(?:(?<failedFiles>\d+) failed(?: \| )?)?(?:\d+ [a-z]+(?: \| \d+ [a-z]+)*)? \(\d+\)$/, first: true },
            ],
            // "   Duration  278ms (transform 19ms, setup 0ms, …)", "   Duration  1.20s"
            completes: [/^ *Duration +\d+(?:\.\d+)? ?m?s(?: \([^)]*\))?$/],
            from: 'lines',
            unit: 'tests',
            headed: /^ *(?:Tests|Test Files) /,
        },
        // "No test files found, exiting with code 1"
        zero: [{ line: /^No test files found, exiting with code \d$/, closes: true }],
        // "     Errors  1 error", "Type Errors  2 errors"
        red: [/^ *(?:Type )?Errors +\d+ errors?$/],
        // " Test Files  2 failed (8)" after "--bail": "Cancelled: …"
        stopped: [/^ *Cancelled +\d+/],
        fatal: [
            // "Error: [vitest-pool]: Worker forks emitted error.", "Error: Worker exited unexpectedly", "Error: Channel closed"
            {
                line: /^(?:Error: )?(?:\[vitest-pool\]: )?Worker (?:exited unexpectedly|forks emitted error|threads emitted error)/,
                code: 'worker-crash',
            },
            { line: /^ *⎯+ Unhandled Rejection ⎯+$/, code: 'worker-crash' },
        ],
        progress: [
            // " ✓ sample.test.js (4 tests) 5ms", " ❯ sample.test.js (5 tests | 1 failed | 1 skipped) 13ms"
            { line: /^ [✓❯×↓] .*\(\d+ tests?(?: \| \d+ [a-z]+)*\)/ },
        ],
    },
    exit: { codes: { 130: 'interrupted' } },
    report: {
        detect: [{ element: 'root', attribute: 'name', value: /^vitest tests$/ }],
        closed: 'end',
        // unhandled errors are in the closing lines alone
        silenceSafe: false,
        declared: 'cases',
        agrees: 'executed',
    },
    env: ['NODE_OPTIONS', 'VITEST'],
    junit: { add: '--reporter=default --reporter=junit --outputFile.junit=report.xml', writes: 'report.xml' },
};

;// CONCATENATED MODULE: ./lib/core/runners/xctest.js
/** xcodebuild, and swift test with XCTest. */
const xctest = {
    name: 'xctest',
    title: 'XCTest',
    family: 'swift',
    argv: [/^xcodebuild (?:.* )?(?:test|test-without-building)(?: |$)/, /^swift (?:-\S+ )*test(?: |$)/],
    log: {
        // "Test Suite 'All tests' started at 2026-03-02 09:15:04.123"
        openings: [
            { line: /^Test Suite '(?:All|Selected) tests' started at /, session: true },
            // "Test suite 'SampleTests' started on 'Clone 1 of iPhone 15 - Sample (4711)'": parallel testing
            { line: /^Test suite '[^']+' started on '/, session: true, once: true },
        ],
        closing: {
            counts: [
                // "[4/4] Testing SampleTests.SampleTests/testAdd": swift test --parallel has no other closing line
                { line: /^\[(?<tests>\d+)\/(?<of>\d+)\] Testing / },
                // "\t Executed 4 tests, with 1 test skipped and 1 failure (0 unexpected) in 0.471 (0.488) seconds": of each suite, the outermost last
                {
                    line: /^[\t ]*Executed (?<tests>\d+) tests?, with (?:(?<skipped>\d+) tests? skipped and )?(?<failed>\d+) failures? \(\d+ unexpected\) in \d+\.\d+ \(\d+\.\d+\) seconds$/,
                },
            ],
            // "** TEST SUCCEEDED **": with parallel testing there is no other closing line
            completes: [/^\*\* TEST (?:EXECUTE )?SUCCEEDED \*\*$/],
            countless: true,
            from: 'last',
            unit: 'tests',
            // "Test Suite 'All tests' passed at 2026-03-02 09:15:05.001."
            confirmed: { line: /^Test Suite '(?:All|Selected) tests' (?:passed|failed|finished) at / },
        },
        // "** TEST FAILED **"
        red: [/^\*\* TEST (?:EXECUTE )?FAILED \*\*$/],
        fatal: [
            // "Restarting after unexpected exit, crash, or test timeout in SampleTests.testSlow(); summary will include totals from previous launches."
            { line: /^Restarting after unexpected exit, crash, or test timeout/, code: 'worker-crash' },
            // "error: Exited with unexpected signal code 11"
            { line: /^error: Exited with (?:unexpected )?signal code \d+/, code: 'worker-crash' },
        ],
        // "Test Case '-[SampleTests testAdd]' passed (0.001 seconds).", "Test case 'SampleTests.testAdd()' passed on 'Clone 1 …' (0.001 seconds)"
        progress: [{ line: /^Test [Cc]ase '[^']+' (?:started|passed|failed|skipped)/ }],
    },
    exit: { codes: { 65: 'failures' } },
    junit: { add: '| xcpretty --report junit --output report.xml', needs: 'gem install xcpretty', writes: 'report.xml' },
};

;// CONCATENATED MODULE: ./lib/core/runners/index.js
































































/** All runners that receipt knows. Where several could have printed a faint trace, the first one is named. */
const PROFILES = [
    nodeTest,
    vitest,
    jest,
    mocha,
    pytest,
    goTest,
    gotestsum,
    playwright,
    cypress,
    jasmine,
    karma,
    karmaMocha,
    ava,
    nodeTap,
    tape,
    uvu,
    bun,
    deno,
    unittest,
    nose2,
    behave,
    cargoTest,
    nextest,
    mavenSurefire,
    gradle,
    ant,
    junitConsole,
    junit4,
    testng,
    phpunit,
    pest,
    rspec,
    minitest,
    parallelTests,
    cucumber,
    gtest,
    cmocka,
    criterion,
    check,
    catch2,
    doctest,
    boostTest,
    ctest,
    mesonTest,
    automake,
    dotnetTest,
    xctest,
    swiftTesting,
    exunit,
    eunit,
    prove,
    bats,
    busted,
    bazel,
    kyua,
    tox,
    nox,
    turbo,
    nx,
    lerna,
    npmRunAll,
    concurrently,
    tap,
];
const BY_NAME = new Map(PROFILES.map((profile) => [profile.name, profile]));
/** @param name as --runner takes it and {@link RunnerFacts} carry it. */
function profileNamed(name) {
    return BY_NAME.get(name) ?? null;
}
/**
 * The runner that the command's own words call, launchers (`npx`, `env`, `poetry run`, …) looked through; scripts and make targets name none.
 * @param command argv; with `shell`, one string in one element, of which the first runner called is taken.
 */
function runnerOfCommand(command, shell) {
    for (const words of simpleCommands(command, shell)) {
        const found = PROFILES.find((profile) => profile.argv.some((re) => re.test(words)));
        if (found)
            return found;
    }
    return null;
}
/** The runner (or its usual converter) that writes such reports; null where none is known for it. */
function dialectOf(traits) {
    return PROFILES.find((profile) => profile.report?.detect.some((sign) => shows(traits, sign))) ?? null;
}
/** Whether lines or reports of `a` may be those of `b`. Names of profiles. */
function sameFamily(a, b) {
    if (a === b)
        return true;
    const [first, second] = [profileNamed(a), profileNamed(b)];
    if (first === null || second === null)
        return false;
    const family = first.family !== undefined && first.family === second.family;
    return family || first.wraps?.includes(b) === true || second.wraps?.includes(a) === true;
}
function shows(traits, sign) {
    return showsAlone(traits, sign) && (sign.and ?? []).every((other) => shows(traits, other));
}
function showsAlone(traits, { element, attribute, value, absent }) {
    const fits = (text) => (absent ? text === undefined : text !== undefined && (value?.test(text) ?? true));
    switch (element) {
        case 'root':
            return fits(attribute === '' ? traits.root : traits.rootAttributes[attribute ?? '']);
        case 'suite':
            return fits(traits.suiteAttributes?.[attribute ?? '']);
        case 'case':
            return fits(traits.caseAttributes?.[attribute ?? '']);
        case 'property':
            return traits.properties.some((name) => fits(name));
        case 'comment':
            return traits.comments.some((text) => fits(text));
    }
}


/***/ })

};
