export const id = 675;
export const ids = [675];
export const modules = {

/***/ 1264:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ screenOf),
/* harmony export */   c2: () => (/* binding */ shownFrom),
/* harmony export */   lQ: () => (/* binding */ isFolder)
/* harmony export */ });
/* unused harmony export wantsColour */
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);


/** The screen that a stream is: its columns (100 where it is no terminal) and whether it wants colours. */
function screenOf(stream, env) {
    const columns = stream.isTTY === true && (stream.columns ?? 0) > 0 ? (stream.columns ?? 100) : 100;
    return { columns: Math.min(Math.max(columns, 40), 200), colour: wantsColour(stream, env), from: process.cwd() };
}
/** NO_COLOR (no-color.org) wins, then FORCE_COLOR (0 and false: none), then whether it is a terminal that knows colours. */
function wantsColour(stream, env) {
    if (env['NO_COLOR'] !== undefined && env['NO_COLOR'] !== '')
        return false;
    const force = env['FORCE_COLOR'];
    if (force !== undefined)
        return force !== '0' && force !== 'false';
    return stream.isTTY === true && env['TERM'] !== 'dumb';
}
/** A path as a user would name it from where he stands. */
function shownFrom(cwd, path) {
    const shown = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(cwd, path);
    return shown === '' ? '.' : shown.startsWith('..') ? path : shown;
}
async function isFolder(path) {
    return await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(path).then((found) => found.isDirectory(), () => false);
}


/***/ }),

/***/ 8880:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $N: () => (/* binding */ sentenceOf),
/* harmony export */   O8: () => (/* binding */ isReasonCode),
/* harmony export */   OE: () => (/* binding */ REASON_CODES),
/* harmony export */   SM: () => (/* binding */ remedyOf),
/* harmony export */   ez: () => (/* binding */ REASONS),
/* harmony export */   g8: () => (/* binding */ sortReasons)
/* harmony export */ });
/**
 * The one table of reasons: code, outcome, class, sentence, remedy. The order of the keys is the order of precedence:
 * the first reason present decides the outcome. `receipt explain` and docs/reasons.md are made from it.
 *
 * `{name}` in a sentence or remedy stands for an argument of the reason; an argument that is absent shows as `…`.
 */
const REASONS = {
    // The run, or its evidence, cannot be believed.
    'not-started': {
        group: 'run',
        outcome: 'incomplete',
        class: 'environment',
        says: 'The command could not be started: {message}.',
        remedy: 'Check the spelling and that the program is installed and executable here. A shell says 127 for "not found" and 126 for "not executable".',
    },
    'killed-by-signal': {
        group: 'run',
        outcome: 'incomplete',
        class: 'infrastructure',
        says: 'The command was ended by {signal}.',
        remedy: 'SIGKILL usually means out of memory or a runner that was taken away; SIGSEGV and SIGABRT a crash of the program. Whatever was printed before says nothing about the tests that did not run.',
    },
    timeout: {
        group: 'run',
        outcome: 'incomplete',
        class: 'infrastructure',
        says: 'The command was stopped at its time limit ({limit}).',
        remedy: 'Find the test that hangs, or raise the limit with --timeout (for example --timeout 90m).',
    },
    interrupted: {
        group: 'run',
        outcome: 'incomplete',
        class: 'infrastructure',
        says: 'The run was interrupted from outside ({by}).',
        remedy: 'Run it again and let it finish.',
    },
    'log-not-closed': {
        group: 'run',
        outcome: 'incomplete',
        class: 'environment',
        says: 'Processes that the command left behind still held its output after it had ended, and what they wrote is part of the evidence.',
        remedy: 'Stop background processes before the command ends, or redirect their output.',
    },
    'log-limit': {
        group: 'run',
        outcome: 'incomplete',
        class: 'environment',
        says: 'The log passed the size limit of {limit}; {dropped} bytes after it were counted but not kept.',
        remedy: 'Make the suite quieter, or raise --max-log-size.',
    },
    'tree-moved': {
        group: 'run',
        outcome: 'incomplete',
        class: 'environment',
        says: 'What was tested changed during the run: {what}.',
        remedy: 'Do not commit, check out or edit while the suite runs; have the suite write to ignored or untracked places.',
    },
    'source-unknown': {
        group: 'run',
        outcome: 'incomplete',
        class: 'infrastructure',
        says: 'In CI, but what was tested is unknown: {why}.',
        remedy: 'Check the repository out with git (actions/checkout) before this step, and run inside the checkout.',
    },
    'dirty-checkout': {
        group: 'run',
        outcome: 'incomplete',
        class: 'environment',
        says: 'In CI, but tracked files differed from HEAD before the run: {count}, {file} first.',
        remedy: 'Run the suite on the checkout as it is; let earlier steps write only to ignored or untracked files.',
    },
    'head-mismatch': {
        group: 'run',
        outcome: 'incomplete',
        class: 'infrastructure',
        says: 'The tested commit {tested} is neither the head {head} that the check goes to, nor a merge of it, nor of the same tree.',
        remedy: 'Check out the commit that triggered the workflow (actions/checkout without `ref`).',
    },
    'command-failed-early': {
        group: 'run',
        outcome: 'incomplete',
        class: 'code',
        says: 'The command ended with status {code} before any test runner showed up.',
        remedy: 'A lint, compile or set-up step before the tests failed: fix what its last lines say.',
    },
    'junit-missing': {
        group: 'run',
        outcome: 'incomplete',
        class: 'code',
        says: 'No JUnit report was written ({looked}).',
        remedy: 'Have the runner write JUnit XML, and name it with --report where it is not found by itself.',
    },
    'junit-unreadable': {
        group: 'run',
        outcome: 'incomplete',
        class: 'environment',
        says: 'The report {file} could not be read: {why}.',
        remedy: 'A report must be a regular file inside the workspace, within the size limit (--max-report-size), and at rest when the command has ended.',
    },
    'junit-empty': {
        group: 'run',
        outcome: 'incomplete',
        class: 'infrastructure',
        says: 'The report {file} is empty.',
        remedy: 'The runner opened it and never wrote to it: it was killed, its disk was full, or it had nothing to run.',
    },
    'junit-malformed': {
        group: 'run',
        outcome: 'incomplete',
        class: 'infrastructure',
        says: 'The report {file} is not well-formed: {why}.',
        remedy: 'Let the runner finish writing: a killed process, a full disk or two jobs writing one file are the usual causes. Then run again.',
    },
    'junit-unsafe': {
        group: 'run',
        outcome: 'incomplete',
        class: 'code',
        says: 'The report {file} asks for something no test report needs: {why}.',
        remedy: 'Reports with a document type, entities, or beyond the limits on depth, attributes and token size are refused. Find what wrote it.',
    },
    'not-junit': {
        group: 'run',
        outcome: 'incomplete',
        class: 'code',
        says: 'The file {file} is {format}, not a JUnit report.',
        remedy: '{how}',
    },
    'junit-stale': {
        group: 'run',
        outcome: 'incomplete',
        class: 'code',
        says: 'The report {file} was not written by this run.',
        remedy: 'Delete reports before the run, keep them out of git, and make sure the runner writes this very file.',
    },
    // A failure was seen.
    'test-failures': {
        group: 'failure',
        outcome: 'failed',
        class: 'code',
        says: '{red} of {tests} tests failed.',
        remedy: 'Fix the failing tests; the log has their whole output.',
    },
    'suite-error': {
        group: 'failure',
        outcome: 'failed',
        class: 'code',
        says: 'The report {file} shows an error outside any test case: {what}.',
        remedy: 'Look for an error while a file was loaded or set up, in the log and in the report.',
    },
    'footer-failures': {
        group: 'failure',
        outcome: 'failed',
        class: 'code',
        says: "{runner}'s closing lines count failures that no report shows: {what}.",
        remedy: 'Believe the closing lines: fix what failed, and find out why the report lost it (two processes writing one file?).',
    },
    // Nothing red was seen, but something is missing.
    'no-tests': {
        group: 'missing',
        outcome: 'incomplete',
        class: 'code',
        says: 'No test was executed ({what}).',
        remedy: 'Check the selection (filters, paths, groups). A package that rightly has no tests should write no report; a lane that rightly runs none says --allow-empty.',
    },
    'all-skipped': {
        group: 'missing',
        outcome: 'incomplete',
        class: 'code',
        says: 'All {skipped} tests were skipped.',
        remedy: 'Find out what skips them (a missing service, a filter, a condition), or say --allow-empty where that is right.',
    },
    'mostly-skipped': {
        group: 'missing',
        outcome: 'incomplete',
        class: 'code',
        says: 'Executed: {executed} of {tests} tests; the others were skipped.',
        remedy: 'Look for a focused test or a broken condition; where it is right, say how many may be skipped with --max-skipped.',
    },
    'count-mismatch': {
        group: 'missing',
        outcome: 'incomplete',
        class: 'code',
        says: 'The counts do not agree: {what}.',
        remedy: 'Results were lost between the runner and its report: two processes writing one file, a crash, or a report of another run.',
    },
    'unfinished-test': {
        group: 'missing',
        outcome: 'incomplete',
        class: 'code',
        says: 'A test started and has no result: {test}.',
        remedy: 'Look for a process exit, a crash or a promise that never settles in that test.',
    },
    'not-run': {
        group: 'missing',
        outcome: 'incomplete',
        class: 'code',
        says: '{runner} says itself that tests did not run: {text}.',
        remedy: 'Make them run (a missing executable, a failed fixture), or disable them by name.',
    },
    'task-incomplete': {
        group: 'missing',
        outcome: 'incomplete',
        class: 'code',
        says: 'Fewer tasks finished than were started: {text}.',
        remedy: 'Find the task that did not finish in the log.',
    },
    // The run ended, but not as a whole run ends.
    'exit-nonzero': {
        group: 'ending',
        outcome: 'failed',
        class: 'code',
        says: 'The command ended with status {code}, though no test case is red.',
        remedy: 'The log says what failed beside the tests: a coverage threshold, an unhandled error, a later command.',
    },
    'worker-crash': {
        group: 'ending',
        outcome: 'incomplete',
        class: 'code',
        says: 'A worker or host process of {runner} died: {text}.',
        remedy: 'Its tests were lost. Look for a process exit, a native crash or memory.',
    },
    'crash-in-log': {
        group: 'ending',
        outcome: 'incomplete',
        class: 'code',
        says: 'A process crashed during the run: {text}.',
        remedy: 'Find which one and what it was to do; let the script stop at the first error (set -e).',
    },
    'footer-missing': {
        group: 'ending',
        outcome: 'incomplete',
        class: 'code',
        says: '{runner} was running, but its closing lines are missing{where}.',
        remedy: 'It ended in the middle (a process exit in a test, a crash), or its output was silenced or redirected: let it print its summary to the log.',
    },
    'log-truncated': {
        group: 'ending',
        outcome: 'incomplete',
        class: 'infrastructure',
        says: 'The log is not whole: {text}.',
        remedy: 'Capture the whole output, best by running the suite under `receipt run`; no tail, head or display limit in between.',
    },
    'runner-unknown': {
        group: 'ending',
        outcome: 'incomplete',
        class: 'code',
        says: 'No known test runner was recognised in the command, the log or the reports.',
        remedy: 'Name it with --runner NAME; or give the line with which your runner closes: --footer REGEX; or trust exit and report alone: --runner report-only (a leniency, shown in the title).',
    },
    cached: {
        group: 'ending',
        outcome: 'incomplete',
        class: 'code',
        says: 'Everything was replayed from a cache, nothing was executed: {text}.',
        remedy: 'Run without the cache (go test -count=1, gradle --rerun-tasks, turbo --force, nx --skip-nx-cache), or accept replayed results with --allow-cached.',
    },
    'below-minimum': {
        group: 'ending',
        outcome: 'incomplete',
        class: 'code',
        says: 'Executed tests: {executed}, expected at least {minimum}.',
        remedy: 'Find the tests that went missing, or lower --min-tests.',
    },
    // The policy was not met.
    'policy-invalid': {
        group: 'policy',
        outcome: 'incomplete',
        class: 'infrastructure',
        says: 'The policy {file} cannot be used: {why}.',
        remedy: 'Mend it on the default branch; docs/policy.md describes every field. Nothing is taken for granted in its place.',
    },
    'attempts-exceeded': {
        group: 'policy',
        outcome: 'incomplete',
        class: 'code',
        says: 'This is attempt {attempt} of the run; the policy allows {max}.',
        remedy: 'Mend the test that fails now and then, and push: a new commit begins at attempt 1.',
    },
    'branch-unlisted': {
        group: 'policy',
        outcome: 'incomplete',
        class: 'environment',
        says: 'The commit goes into the branch {branch}, which the policy does not list.',
        remedy: 'Take a branch that the policy lists as the base; or list this one, where it is protected as they are.',
    },
    'workflow-changed': {
        group: 'policy',
        outcome: 'incomplete',
        class: 'code',
        says: 'The run workflow {file} is not the one that the policy knows: {why}.',
        remedy: 'Leave it as it is on the base branch. Where the change is meant, an approver of the policy approves exactly this commit; then run the verdict workflow again.',
    },
    'protected-changed': {
        group: 'policy',
        outcome: 'incomplete',
        class: 'code',
        says: 'Protected files are changed: {files}.',
        remedy: 'An approver of the policy reviews the change and approves exactly this commit; then run the verdict workflow again.',
    },
    'verdict-missing': {
        group: 'policy',
        outcome: 'incomplete',
        class: 'infrastructure',
        says: 'The commit {commit} at the head of {branch} has no green verdict: {why}.',
        remedy: 'Look at how it came there. Run the run workflow on it, or take it back.',
    },
    'jobs-unexpected': {
        group: 'policy',
        outcome: 'incomplete',
        class: 'infrastructure',
        says: 'The jobs of the run are not as the policy expects: {what}.',
        remedy: 'Look at the run. Where its jobs were meant to change, name them in the policy.',
    },
    'wrong-platform': {
        group: 'policy',
        outcome: 'incomplete',
        class: 'infrastructure',
        says: 'The job {job} ran on {given}; the policy asks for {wanted}.',
        remedy: 'Let the job run where the policy says, or name the labels of its runner there.',
    },
    'suite-missing': {
        group: 'policy',
        outcome: 'incomplete',
        class: 'infrastructure',
        says: 'There is no evidence of the suite {suite}: {why}.',
        remedy: 'Look at the job that runs it: evidence is handed over also where tests fail. Then run the workflow again.',
    },
    'shard-missing': {
        group: 'policy',
        outcome: 'incomplete',
        class: 'infrastructure',
        says: 'There is no evidence of these shards of {suite}: {shards}.',
        remedy: 'Look at the jobs that run them, and run those again.',
    },
    'shard-duplicate': {
        group: 'policy',
        outcome: 'incomplete',
        class: 'infrastructure',
        says: 'Evidence of {suite} stands for more than it is: {what}.',
        remedy: 'Give each job a suite or a shard of its own, and run the workflow again.',
    },
    'wrong-command': {
        group: 'policy',
        outcome: 'incomplete',
        class: 'code',
        says: 'The suite {suite} was not run as the policy asks: {what} is {given}, not {wanted}.',
        remedy: 'Let workflow and policy say the same.',
    },
    'leniency-refused': {
        group: 'policy',
        outcome: 'incomplete',
        class: 'code',
        says: 'The suite {suite} was run with {option}, which the policy does not allow.',
        remedy: 'Leave the option out, or allow it for this suite in the policy.',
    },
    'secrets-refused': {
        group: 'policy',
        outcome: 'incomplete',
        class: 'code',
        says: 'The evidence of {suite} held secrets, which the policy refuses: {count} in {files}.',
        remedy: 'Let no test print a secret, and change the one that was printed.',
    },
    // The receipt cannot be trusted.
    'run-unexpected': {
        group: 'trust',
        outcome: 'incomplete',
        class: 'infrastructure',
        says: 'This run is not one to judge: {what}.',
        remedy: 'Name a run of the workflow that the policy names.',
    },
    'run-superseded': {
        group: 'trust',
        outcome: 'incomplete',
        class: 'infrastructure',
        says: 'This run is no longer what counts: {what}.',
        remedy: 'Nothing, where a newer run is on its way; else push again or run the workflow again.',
    },
    'facts-missing': {
        group: 'trust',
        outcome: 'incomplete',
        class: 'infrastructure',
        says: 'What GitHub knows could not be read whole: {what}.',
        remedy: 'Run the verdict workflow again; its log names the request.',
    },
    'judge-failed': {
        group: 'trust',
        outcome: 'incomplete',
        class: 'infrastructure',
        says: 'The stage that judges the run handed on nothing that may be published.',
        remedy: 'Run the verdict workflow again; the log of its judge says why.',
    },
    'artifact-mismatch': {
        group: 'trust',
        outcome: 'incomplete',
        class: 'infrastructure',
        says: 'The artifact {artifact} is not what the run handed over: {why}.',
        remedy: 'Run the workflow again. Where that does not help, something in its jobs replaces artifacts or prints digest lines.',
    },
    'run-mismatch': {
        group: 'trust',
        outcome: 'incomplete',
        class: 'infrastructure',
        says: 'The receipt in {artifact} is not of this run: {what} is {given}, not {wanted}.',
        remedy: 'Run the workflow again: evidence of another run counts for nothing.',
    },
    'receipt-missing': {
        group: 'trust',
        outcome: 'incomplete',
        class: 'code',
        says: 'There is no receipt ({looked}).',
        remedy: 'Run the suite under receipt: npx receipt run -- <your test command>',
    },
    'receipt-malformed': {
        group: 'trust',
        outcome: 'incomplete',
        class: 'infrastructure',
        says: 'The receipt {file} cannot be read: {why}.',
        remedy: 'It was edited, cut short or written by another version. Run the suite again.',
    },
    'receipt-stale': {
        group: 'trust',
        outcome: 'incomplete',
        class: 'code',
        says: '{what} from what was tested.',
        remedy: 'Run the suite again on these files.',
    },
    'digest-mismatch': {
        group: 'trust',
        outcome: 'incomplete',
        class: 'infrastructure',
        says: '{file} is not the file that the receipt was made for: {why}.',
        remedy: 'The evidence was changed after the run. Run the suite again.',
    },
    'verdict-not-reproduced': {
        group: 'trust',
        outcome: 'incomplete',
        class: 'infrastructure',
        says: 'The evidence gives another verdict than the receipt claims: {derived} instead of {claimed}.',
        remedy: 'The receipt was edited, or made by another version of receipt. Run the suite again.',
    },
    'artifact-unsafe': {
        group: 'trust',
        outcome: 'incomplete',
        class: 'infrastructure',
        says: 'The artifact {artifact} is not taken as evidence: {why}.',
        remedy: 'Only the artifact that the run stage uploads itself is taken, unchanged. Run the workflow again.',
    },
    unsigned: {
        group: 'trust',
        outcome: 'incomplete',
        class: 'infrastructure',
        says: 'The receipt carries no signature, and one is required.',
        remedy: 'Use a receipt that was signed in CI, or verify without --require-signed.',
    },
    // Notes: shown, never deciding.
    flaky: {
        group: 'note',
        outcome: 'note',
        class: 'code',
        says: 'Failed at first and passed when run again: {count}.',
        remedy: '',
    },
    'some-skipped': {
        group: 'note',
        outcome: 'note',
        class: 'code',
        says: 'Skipped: {count}.',
        remedy: '',
    },
    'suite-skipped': {
        group: 'note',
        outcome: 'note',
        class: 'code',
        says: 'All tests of {file} were skipped.',
        remedy: '',
    },
    'control-characters': {
        group: 'note',
        outcome: 'note',
        class: 'code',
        says: '{count} {what}, which XML forbids, were dropped from {file} (the digest is that of the raw bytes).',
        remedy: 'Switch colours off for the report writer, or strip them from captured output.',
    },
    'counts-differ': {
        group: 'note',
        outcome: 'note',
        class: 'code',
        says: 'A count or a name looks odd, though nothing is missing: {what}.',
        remedy: '',
    },
    'duplicate-tests': {
        group: 'note',
        outcome: 'note',
        class: 'code',
        says: 'Test cases with the name of another one: {count}, {first} first.',
        remedy: '',
    },
    dirty: {
        group: 'note',
        outcome: 'note',
        class: 'environment',
        says: 'The working tree differed from HEAD: what was tested is no commit.',
        remedy: '',
    },
    'no-source': {
        group: 'note',
        outcome: 'note',
        class: 'environment',
        says: 'What was tested is not recorded: {why}.',
        remedy: '',
    },
    'tree-grew': {
        group: 'note',
        outcome: 'note',
        class: 'environment',
        says: 'New untracked files during the run: {count}.',
        remedy: '',
    },
    'reports-moved': {
        group: 'note',
        outcome: 'note',
        class: 'environment',
        says: 'Report files from before the run, moved aside: {count}.',
        remedy: '',
    },
    'foreign-report': {
        group: 'note',
        outcome: 'note',
        class: 'code',
        says: '{file} was left out: it is {format}.',
        remedy: '',
    },
    'log-silent': {
        group: 'note',
        outcome: 'note',
        class: 'code',
        says: 'The log is silent; {runner} closes its report only at the end of a whole run.',
        remedy: '',
    },
    'log-elided': {
        group: 'note',
        outcome: 'note',
        class: 'infrastructure',
        says: 'A line of the log looks like a truncation mark, but exit, closing lines and reports agree: {text}.',
        remedy: '',
    },
    'exit-masked': {
        group: 'note',
        outcome: 'note',
        class: 'code',
        says: 'The command ended with status 0 beside failures.',
        remedy: 'Look for `|| true`, a pipe without pipefail, or a hook that overwrites the status.',
    },
    'stopped-early': {
        group: 'note',
        outcome: 'note',
        class: 'code',
        says: 'The runner stopped at a failure limit: {text}.',
        remedy: '',
    },
    'sign-in-nested-output': {
        group: 'note',
        outcome: 'note',
        class: 'code',
        says: "A line in another runner's session looks like {code}, but exit, closing lines and reports agree: {text}.",
        remedy: '',
    },
    'leftover-process': {
        group: 'note',
        outcome: 'note',
        class: 'environment',
        says: 'Processes that the command left behind were ended.',
        remedy: '',
    },
    'env-steers-tests': {
        group: 'note',
        outcome: 'note',
        class: 'environment',
        says: 'Variables that steer a runner were set: {names}.',
        remedy: '',
    },
    'same-tree': {
        group: 'note',
        outcome: 'note',
        class: 'code',
        says: 'HEAD is another commit than at the run; the files are the same.',
        remedy: '',
    },
    'secret-in-log': {
        group: 'note',
        outcome: 'note',
        class: 'code',
        says: 'Secrets stood in the evidence and are blanked in what was handed over: {count} in {files}.',
        remedy: 'Let no test print a secret, and change the one that was printed: the log of the job may show it.',
    },
    leniency: {
        group: 'note',
        outcome: 'note',
        class: 'code',
        says: 'Passed by leave of {option}: {what}.',
        remedy: '',
    },
};
const REASON_CODES = Object.keys(REASONS);
const PLACE = new Map(REASON_CODES.map((code, place) => [code, place]));
function isReasonCode(text) {
    return Object.hasOwn(REASONS, text);
}
/** In the table's order; stable. */
function sortReasons(reasons) {
    return [...reasons].sort((a, b) => (PLACE.get(a.code) ?? 0) - (PLACE.get(b.code) ?? 0));
}
function fill(template, args) {
    return template.replace(/\{(\w+)\}/g, (_, name) => String(args?.[name] ?? '…'));
}
/** The sentence of a reason, its arguments filled in, unescaped. */
function sentenceOf(reason) {
    return fill(REASONS[reason.code].says, reason.args);
}
/** What to do about a reason, its arguments filled in, unescaped; a rule's own `do` argument comes before the table's text. */
function remedyOf(reason) {
    const own = reason.args?.['do'];
    return typeof own === 'string' ? own : fill(REASONS[reason.code].remedy, reason.args);
}


/***/ }),

/***/ 1663:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FY: () => (/* binding */ paragraph),
/* harmony export */   Zz: () => (/* binding */ labelRow),
/* harmony export */   jc: () => (/* binding */ headlineRow),
/* harmony export */   nI: () => (/* binding */ paint),
/* harmony export */   tp: () => (/* binding */ table),
/* harmony export */   xE: () => (/* binding */ doRows),
/* harmony export */   xg: () => (/* binding */ MAX_LINES)
/* harmony export */ });
/* harmony import */ var _columns_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5508);

/** No screen of ours is longer. */
const MAX_LINES = 25;
const INKS = {
    green: [32, 39],
    red: [31, 39],
    yellow: [33, 39],
    dim: [2, 22],
    bold: [1, 22],
};
/** Colours a finished piece of a line; its width stays the same to whoever measured before. */
function paint(screen, ink, text) {
    const [on, off] = INKS[ink];
    return screen.colour ? `\u001b[${on}m${text}\u001b[${off}m` : text;
}
/** "WORD  why …                                              right": the outcome first, as a word. */
function headlineRow(screen, ink, word, why, right) {
    const line = (0,_columns_js__WEBPACK_IMPORTED_MODULE_0__/* .justify */ .pD)(`${word}  ${why}`, right, screen.columns);
    const tail = right === '' || !line.endsWith(right) ? '' : right;
    const middle = line.slice(word.length, line.length - tail.length);
    return paint(screen, 'bold', paint(screen, ink, word)) + middle + (tail === '' ? '' : paint(screen, 'dim', tail));
}
/** "  label     text", cut at the last column. */
function labelRow(screen, label, text) {
    return `  ${(0,_columns_js__WEBPACK_IMPORTED_MODULE_0__/* .padTo */ .v0)(label, 10)}${(0,_columns_js__WEBPACK_IMPORTED_MODULE_0__/* .fitTo */ .Xn)(text, screen.columns - 12)}`;
}
/** Text below the headline, indented and broken into at most `max` lines. */
function paragraph(screen, text, max, indent = 2) {
    const lines = (0,_columns_js__WEBPACK_IMPORTED_MODULE_0__/* .wrapWords */ .EO)(text, screen.columns - indent);
    const shown = lines.slice(0, max);
    const cut = lines.length > max ? `${shown.at(-1) ?? ''} …` : shown.at(-1);
    return [...shown.slice(0, -1), cut ?? ''].map((line) => ' '.repeat(indent) + (0,_columns_js__WEBPACK_IMPORTED_MODULE_0__/* .fitTo */ .Xn)(line, screen.columns - indent));
}
/** Rows of cells as columns two spaces apart; each column is as wide as its widest cell, but at most its share; the last one takes the rest. */
function table(screen, rows, shares, indent = 2) {
    const room = screen.columns - indent;
    const widths = shares.map((share, i) => Math.min(Math.floor(room * share), Math.max(0, ...rows.map((row) => (0,_columns_js__WEBPACK_IMPORTED_MODULE_0__/* .widthOf */ .qz)(row[i] ?? '')))));
    return rows.map((row) => {
        let line = '';
        for (const [i, cell] of row.entries()) {
            const width = widths[i];
            const left = room - (0,_columns_js__WEBPACK_IMPORTED_MODULE_0__/* .widthOf */ .qz)(line);
            line += width === undefined ? (0,_columns_js__WEBPACK_IMPORTED_MODULE_0__/* .fitTo */ .Xn)(cell, left) : width === 0 ? '' : `${(0,_columns_js__WEBPACK_IMPORTED_MODULE_0__/* .padTo */ .v0)((0,_columns_js__WEBPACK_IMPORTED_MODULE_0__/* .fitTo */ .Xn)(cell, width), width)}  `;
        }
        return ' '.repeat(indent) + line.trimEnd();
    });
}
/** A command to copy at the end of a remedy, and the words before it. */
const COPYABLE = /^(?<prose>|.*: +)(?<command>npx receipt (?:run|verify|judge) .*)$/s;
/** "  Do   …": what to do next, at most `max` lines and the command to copy, which keeps one line however long. */
function doRows(screen, text, more, max = 4) {
    const lead = '  Do   ';
    const room = screen.columns - lead.length;
    const { prose = text, command = '' } = COPYABLE.exec(text)?.groups ?? {};
    const lines = (0,_columns_js__WEBPACK_IMPORTED_MODULE_0__/* .wrapWords */ .EO)(prose.trimEnd(), room).slice(0, max);
    if (command !== '') {
        if (prose.length <= 30)
            lines.splice(0, 1, prose + command);
        else
            lines.push(command);
    }
    else if (more !== '') {
        const last = lines.at(-1) ?? '';
        if ((0,_columns_js__WEBPACK_IMPORTED_MODULE_0__/* .widthOf */ .qz)(last) + 4 + (0,_columns_js__WEBPACK_IMPORTED_MODULE_0__/* .widthOf */ .qz)(more) <= room)
            lines[lines.length - 1] = `${last}    ${more}`;
        else
            lines.push(more);
    }
    return lines.map((line, i) => (i === 0 ? lead : ' '.repeat(lead.length)) + line);
}


/***/ })

};
