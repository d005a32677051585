export const id = 354;
export const ids = [354];
export const modules = {

/***/ 8354:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  F: () => (/* binding */ createLogScanner)
});

// EXTERNAL MODULE: ./lib/core/runners/index.js + 64 modules
var runners = __webpack_require__(2035);
;// CONCATENATED MODULE: ./lib/core/parse/byte-patterns.js
/**
 * Logs are matched as bytes, one character each (latin1): no decoding on the way, and broken UTF-8 can't break a match.
 * So the profiles' expressions, written in Unicode, are turned into expressions over UTF-8 bytes.
 */
const encoder = new TextEncoder();
function bytesOfChar(char) {
    return Array.from(encoder.encode(char), (byte) => `\\x${byte.toString(16).padStart(2, '0')}`).join('');
}
/** The length of the class (`[…]`) that starts at `at`, brackets included. */
function classLength(source, at) {
    let end = at + 1;
    while (end < source.length && source[end] !== ']')
        end += source[end] === '\\' ? 2 : 1;
    return end + 1 - at;
}
function classToBytes(body) {
    const wide = [...body].filter((char) => char > '\x7f');
    if (wide.length === 0)
        return body;
    if (body.startsWith('[^'))
        throw new Error(`a negated class can't hold ${wide.join(' ')}: ${body}`);
    const narrow = [...body].filter((char) => char <= '\x7f').join('');
    const choices = wide.map(bytesOfChar);
    return `(?:${[...(narrow === '[]' ? [] : [narrow]), ...choices].join('|')})`;
}
/** `re` as an expression over the UTF-8 bytes of a line. Ranges and negated classes of characters beyond ASCII aren't supported. */
function toBytes(re) {
    const { source } = re;
    const names = [''];
    let out = '';
    for (let at = 0; at < source.length;) {
        const char = String.fromCodePoint(source.codePointAt(at) ?? 0);
        let length = char.length;
        if (char === '\\') {
            length = 2;
            const pair = source.slice(at, at + 2);
            // U+00A0 is white space to JavaScript, and a part of many characters in UTF-8
            out += pair === '\\s' ? '[ \\t\\r\\n\\f\\v]' : pair === '\\S' ? '[^ \\t\\r\\n\\f\\v]' : pair;
        }
        else if (char === '[') {
            length = classLength(source, at);
            out += classToBytes(source.slice(at, at + length));
        }
        else if (char === '(') {
            const name = /^\(\?<(\w+)>/.exec(source.slice(at, at + 40));
            if (name !== null || source[at + 1] !== '?')
                names.push(name?.[1] ?? '');
            length = name?.[0].length ?? 1;
            out += '(';
        }
        else
            out += char > '\x7f' ? `(?:${bytesOfChar(char)})` : char;
        at += length;
    }
    return { re: new RegExp(out, re.flags.replace('u', '')), names };
}
/** Text of the log for a reader: the bytes decoded as UTF-8, what isn't UTF-8 replaced, cut at `limit` characters. Never a slice that keeps its chunk alive. */
function decodeBytes(bytes, limit) {
    const text = Buffer.from(bytes.slice(0, limit * 4), 'latin1').toString('utf8');
    return text.length > limit ? `${text.slice(0, limit - 1)}…` : text;
}
/** A copy: a slice would keep alive the whole piece of the log that it was cut from. */
function ownBytes(bytes) {
    return Buffer.from(bytes, 'latin1').toString('latin1');
}

;// CONCATENATED MODULE: ./lib/core/parse/footer-watch.js

/** Watches for the closing line of a home-made runner, as the reader's own expression describes it. */
class FooterWatch {
    #re;
    #matches = 0;
    #tally = null;
    #text = '';
    /** @param re the caller's, trusted; matched against each clean line, decoded. */
    constructor(re) {
        this.#re = new RegExp(re.source, re.flags.replace(/[gy]/g, ''));
    }
    line(bytes) {
        const text = decodeBytes(bytes, 4_000);
        const match = this.#re.exec(text);
        if (match === null)
            return;
        this.#matches += 1;
        this.#text = decodeBytes(bytes, 200);
        this.#tally = tallyOfGroups(match.groups ?? {});
    }
    found() {
        return { matches: this.#matches, tally: this.#tally, text: this.#text };
    }
}
function tallyOfGroups(groups) {
    const of = (name) => (groups[name] === undefined ? null : Number.parseInt(groups[name], 10) || 0);
    const [tests, passed, failed, errored, skipped] = [of('tests'), of('passed'), of('failed') ?? 0, of('errored') ?? 0, of('skipped') ?? 0];
    if (tests === null && passed === null)
        return null;
    const green = passed ?? Math.max(0, (tests ?? 0) - failed - errored - skipped);
    return { tests: green + failed + errored + skipped, passed: green, failed, errored, skipped, flaky: 0 };
}

// EXTERNAL MODULE: ./lib/core/model/tally.js
var model_tally = __webpack_require__(4739);
;// CONCATENATED MODULE: ./lib/core/parse/log-session.js


function newSession(open, opened) {
    return {
        open,
        opened,
        last: open,
        close: null,
        announced: null,
        tally: null,
        extra: null,
        zero: false,
        confirmed: false,
        done: false,
        passed: 0,
        failed: 0,
        skipped: 0,
        started: 0,
        plan: -1,
        asksMore: false,
        running: null,
        overflow: 0,
    };
}
const KEYS = new Set(['tests', 'passed', 'failed', 'errored', 'skipped', 'flaky', 'none']);
function isCountKey(name) {
    return KEYS.has(name);
}
/** Words of the log that are counted apart; further ones are not. */
const MAX_WORDS = 32;
/** Characters kept of such a word. */
const MAX_WORD = 40;
/** @param name may come from the log. */
function addTo(counts, name, n) {
    const before = counts.get(name);
    if (before !== undefined)
        counts.set(name, before + n);
    else if (counts.size < MAX_WORDS || isCountKey(name))
        counts.set(ownBytes(name), n);
}
/** The tally that closing lines give; null where they don't add up though the profile says that they do. */
function tallyOf(counts, closing) {
    const of = (key) => counts.get(key) ?? 0;
    const [failed, errored, skipped, flaky] = [of('failed'), of('errored'), of('skipped'), of('flaky')];
    const total = counts.get('tests');
    const holdsSkipped = closing.total !== 'without-skipped';
    if (counts.has('passed') || total === undefined) {
        const passed = of('passed') + flaky;
        const rest = closing.restFailed && total !== undefined ? Math.max(0, total - passed - (holdsSkipped ? skipped : 0)) : 0;
        const tests = passed + failed + rest + errored + skipped;
        if (closing.addsUp && (total ?? counts.get('of')) !== tests)
            return null;
        return { tests, passed, failed: failed + rest, errored, skipped, flaky };
    }
    const passed = Math.max(0, total - failed - errored - (holdsSkipped ? skipped : 0));
    return { tests: passed + failed + errored + skipped, passed, failed, errored, skipped, flaky: Math.min(flaky, passed) };
}
function resultsTally({ passed, failed, skipped }) {
    return { tests: passed + failed + skipped, passed, failed, errored: 0, skipped, flaky: 0 };
}
/** Two sessions as one, open where either is: the counts stay right, and what is told apart by place only gets coarser. */
function mergeInto(target, { close, open, last, tally, zero, announced, extra }) {
    target.open = Math.min(target.open, open);
    target.last = Math.max(target.last, last);
    target.close = target.close === null || close === null ? null : Math.max(target.close, close);
    target.zero &&= zero;
    if (announced !== null)
        target.announced = (target.announced ?? 0) + announced;
    if (extra !== null) {
        target.extra ??= new Map();
        for (const [name, count] of extra)
            addTo(target.extra, name, count);
    }
    if (tally === null)
        return;
    target.tally = (0,model_tally/* addTallies */.MA)([target.tally ?? model_tally/* EMPTY_TALLY */.dd, tally]);
}

;// CONCATENATED MODULE: ./lib/core/parse/log-facts.js


/** The facts of each runner in each stream, outer and nested sessions apart. */
function runnerFacts(runners, nesting) {
    return withoutFaintTraces(runners).flatMap((runner) => {
        const groups = new Map();
        for (const session of runner.sessions) {
            const outer = nesting.around(runner, session);
            groups.set(outer, [...(groups.get(outer) ?? []), session]);
        }
        if (groups.size === 0)
            groups.set(isWrapper(runner) ? nesting.aroundLines(runner) : null, []);
        // what isn't kept by session belongs to the outer ones, so that nothing red is lost among nested lines
        const main = groups.has(null) ? null : [...groups.keys()][0];
        return [...groups].map(([nestedIn, sessions]) => factsOf(runner, nestedIn, sessions, nestedIn === main));
    });
}
/** Ticks that any runner could have printed: nothing beside a runner of the stream that left more than that, else the first runner's. */
function withoutFaintTraces(runners) {
    const spoken = new Set(runners.filter((runner) => runner.strongest !== 'progress').map((runner) => runner.stream));
    return runners.filter((runner) => {
        if (runner.strongest !== 'progress')
            return true;
        const first = !spoken.has(runner.stream);
        spoken.add(runner.stream);
        return first;
    });
}
function factsOf(runner, nestedIn, sessions, whole) {
    const closed = sessions.filter((session) => session.close !== null);
    const firstOpen = sessions.find((session) => session.close === null);
    const tallies = closed.flatMap((session) => (session.tally === null ? [] : [session.tally]));
    const uncounted = closed.some((session) => session.tally === null && !session.zero);
    const announcing = sessions.filter((session) => session.announced !== null);
    return {
        runner: runner.profile.name,
        stream: runner.stream,
        nestedIn,
        trace: runner.strongest,
        sessions: isWrapper(runner) ? sessions.length : Math.max(1, sessions.length),
        closed: closed.length,
        firstUnclosedLine: firstOpen?.open ?? (sessions.length === 0 && !isWrapper(runner) ? runner.firstLine : null),
        tally: tallies.length === 0 ? null : (0,model_tally/* addTallies */.MA)(tallies),
        unit: tallies.length === 0 || uncounted ? 'none' : (runner.profile.log.closing?.unit ?? 'none'),
        extra: sumExtra(closed),
        announced: announcing.length === 0 ? null : announcing.reduce((sum, session) => sum + (session.announced ?? 0), 0),
        results: whole ? { finished: runner.finished, red: runner.red } : { finished: 0, red: 0 },
        zero: closed.length > 0 &&
            closed.length === sessions.length &&
            closed.every((s) => s.zero || s.tally?.tests === 0) &&
            closed.some((s) => s.zero),
        redLines: whole ? runner.redLines : 0,
        firstRedLine: whole ? runner.firstRedLine : null,
        cached: whole ? runner.cached : 0,
        ran: whole ? runner.ran : 0,
        closing: whole ? runner.closing : null,
    };
}
function sumExtra(sessions) {
    const sum = new Map();
    for (const { extra } of sessions)
        for (const [name, count] of extra ?? [])
            addTo(sum, name, count);
    return Object.fromEntries(sum);
}
function isWrapper(runner) {
    return runner.profile.log.closing === undefined;
}
/** Marks the signs that lie in another runner's run. */
function logSigns(found, nesting) {
    return found.map(({ stream, ...sign }) => ({ ...sign, nested: nesting.coversLine(stream, sign.line, sign.runner) }));
}

;// CONCATENATED MODULE: ./lib/core/parse/log-nesting.js
/**
 * Which runs lie within which: between an opening line and the last closing line of a run that was closed, in the same stream or around
 * it. A run without an opening line contains nothing, whatever ticks were seen before: what it lies between is not known.
 */
class Nesting {
    #byStream = new Map();
    #runners;
    /** @param direct name of the profile that the command itself is: all that it prints before its last closing line is its own. */
    constructor(runners, direct) {
        this.#runners = runners;
        for (const runner of runners) {
            // what a wrapper starts are runners in their own right
            if (runner.profile.log.closing === undefined)
                continue;
            const closed = runner.sessions.filter((session) => session.close !== null);
            const intervals = closed.flatMap((session) => session.opened ? [{ open: session.open, close: session.close ?? 0, runner, session }] : []);
            const isDirect = runner.profile.name === direct && runner.stream === '' && closed.length === runner.sessions.length && closed.length > 0;
            if (isDirect)
                intervals.push({ open: 0, close: Math.max(...closed.map((s) => s.close ?? 0)), runner, session: null });
            this.#add(runner.stream, intervals);
        }
        for (const { intervals, reach } of this.#byStream.values()) {
            intervals.sort((a, b) => a.open - b.open);
            for (const interval of intervals) {
                const before = reach.at(-1);
                reach.push(before !== undefined && before.close >= interval.close ? before : interval);
            }
        }
    }
    /** The runner within whose run the session lies wholly, or that prints such lines as its own; null for an outer one. */
    around(runner, session) {
        const outer = this.#containing(runner.stream, session.open, session.close ?? session.last, (i) => i.session !== session && !(i.runner === runner && (i.session === null || runner.profile.log.overlaps)));
        return outer?.runner.profile.name ?? this.#wrapper(runner, session);
    }
    /** The runner within whose run all lines of one lie that has no run of its own (a wrapper's summary that a test printed). */
    aroundLines(runner) {
        const outer = this.#containing(runner.stream, runner.firstLine, runner.lastLine, (interval) => interval.runner !== runner);
        return outer?.runner.profile.name ?? null;
    }
    /** Whether a line lies in the run of another runner than `name` (null: of any). */
    coversLine(stream, line, name) {
        return this.#containing(stream, line, line, (interval) => interval.runner.profile.name !== name) !== null;
    }
    /** A runner that prints the lines of this one as its own, around it or, where it prints no opening line, closing behind it. */
    #wrapper(runner, session) {
        const { name } = runner.profile;
        const outer = this.#runners.find((other) => other.profile.wraps?.includes(name) &&
            other.strongest !== 'progress' &&
            (other.stream === '' || other.stream === runner.stream) &&
            carries(other, session));
        return outer?.profile.name ?? null;
    }
    #add(stream, intervals) {
        const known = this.#byStream.get(stream);
        if (known)
            known.intervals.push(...intervals);
        else
            this.#byStream.set(stream, { intervals: [...intervals], reach: [] });
    }
    #containing(stream, first, last, allowed) {
        for (const name of stream === '' ? [''] : [stream, '']) {
            const known = this.#byStream.get(name);
            if (known === undefined)
                continue;
            const found = longestBefore(known, first);
            if (found !== null && found.open < first && found.close > last && allowed(found))
                return found;
            // the longest one is not allowed (it is the session itself, or of the same runner): look at each
            if (found !== null && !allowed(found)) {
                const other = known.intervals.find((interval) => interval.open < first && interval.close > last && allowed(interval));
                if (other)
                    return other;
            }
        }
        return null;
    }
}
/** Of the intervals that open before `line`, the one that closes last. */
function longestBefore({ intervals, reach }, line) {
    let low = 0;
    let high = intervals.length;
    while (low < high) {
        const middle = (low + high) >> 1;
        if ((intervals[middle]?.open ?? 0) < line)
            low = middle + 1;
        else
            high = middle;
    }
    return low === 0 ? null : (reach[low - 1] ?? null);
}
function carries(outer, inner) {
    const closed = outer.sessions.filter((session) => session.close !== null);
    // it is open itself, and that is what will be asked about
    if (closed.length === 0)
        return outer.sessions.every((session) => !session.opened || session.open < inner.open);
    // it leaves the counting to what it carries
    if (closed.every(({ tally }) => tally === null))
        return false;
    const end = inner.close ?? inner.last;
    const behind = closed.some((session) => (session.close ?? 0) >= end && (!session.opened || session.open < inner.open));
    const within = closed.some((session) => session.opened && session.open < inner.open && (session.close ?? 0) >= end);
    return within || (behind && (inner.close !== null || outer.profile.wrapsUnclosed === true));
}

;// CONCATENATED MODULE: ./lib/core/parse/log-lines.js
/** What stands around a line of a log: escape sequences, CI timestamps, the prefix of a wrapper. All on bytes (see byte-patterns.ts). */
const ESC = 0x1b;
/** Control sequences (CSI, OSC, charset, single), and the backspaces and bells of spinners. */
const ESCAPES = /\x1b(?:\[[0-?]*[ -/]*[@-~]|\][^\x07\x1b]{0,4096}(?:\x07|\x1b\\)?|[ -/][0-~]|[0-~])|[\x00\x07\x08]/g;
/** Whether {@link stripEscapes} would change the text. Four searches for a byte are much faster than one for a class. */
function hasEscapes(text) {
    return text.includes('\x1b') || text.includes('\x08') || text.includes('\x07') || text.includes('\0');
}
function stripEscapes(text) {
    return text.replace(ESCAPES, '');
}
/** "2026-03-02T09:15:04.1234567Z " (GitHub, GitLab with its "01O "), "[2026-03-02T09:15:04.123Z] " (Jenkins), "2026-03-02 09:15:04,123 ", "[09:15:04] ", the last one also behind others. */
const TIMESTAMP = /(?:\[?\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d(?:[.,]\d{1,9})?(?:Z|[+-]\d\d:?\d\d)?\]?(?: \d\d[OE](?:[ +]|$)| |$))?(?:\[\d\d:\d\d:\d\d(?:[.,]\d{1,9})?\](?: |$)){0,2}/y;
/** Index behind a timestamp that starts at `from`, else `from`. */
function skipTimestamp(text, from) {
    const first = text.charCodeAt(from);
    if (first !== 0x5b && !(first >= 0x30 && first <= 0x39))
        return from;
    TIMESTAMP.lastIndex = from;
    return TIMESTAMP.test(text) ? TIMESTAMP.lastIndex : from;
}
/** Index behind the escape sequences that stand at `from`. */
function skipEscapes(text, from) {
    let at = from;
    while (text.charCodeAt(at) === ESC) {
        const behind = text.charCodeAt(at + 1) === 0x5b ? behindControl(text, at + 2) : behindOther(text, at);
        if (behind === at)
            break;
        at = behind;
    }
    return at;
}
/** A control sequence goes up to a byte from `@` on. */
function behindControl(text, from) {
    let at = from;
    while (text.charCodeAt(at) < 0x40)
        at++;
    return at + 1;
}
function behindOther(text, from) {
    ESCAPES.lastIndex = from;
    const match = ESCAPES.exec(text);
    ESCAPES.lastIndex = 0;
    return match?.index === from ? from + match[0].length : from;
}
/** Prefixes of wrappers, and how many lines with one it takes to believe that there is a wrapper. */
const PREFIXES = [
    // "[test] …", "[0] …": concurrently
    { re: /^(\[[\w@:./#-]{1,60}\])(?: |$)/, needs: 2 },
    // "tests-1 | …", "tests-1  | …": docker compose
    { re: /^([\w.-]{1,60}) {1,40}\| ?/, needs: 2 },
    // "packages/a test: …": pnpm -r
    { re: /^([\w@./-]{1,100} [\w:.-]{1,40}):(?: |$)/, needs: 2 },
    // "@scope/web:test: …": turbo
    { re: /^([\w@./-]{1,100}:[\w:.-]{1,40}):(?: |$)/, needs: 2 },
    // "@scope/web: …": lerna; "web: …": lerna, nx, foreman
    { re: /^(@[\w./-]{1,100}):(?: |$)/, needs: 2 },
    { re: /^([\w.-]{1,60}):(?: |$)/, needs: 4 },
];
const LEVELS = /^\[?(?:INFO|ERROR|WARN|WARNING|DEBUG|TRACE|FATAL|NOTE|FAIL|FAILED|PASS|OK|SKIP)\]?$/i;
/** Longer than every prefix that is understood. */
const MAX_PREFIX = 160;
/** Splits one wrapper prefix off; null where the line carries none. Of a blank line only the prefix may be left. */
function splitPrefix(text) {
    if (behindPrefix(text, 0, text.length) < 0)
        return null;
    const head = text.slice(0, MAX_PREFIX);
    for (const { re, needs } of PREFIXES) {
        const match = re.exec(head);
        const stream = match?.[1];
        if (match && stream !== undefined)
            return LEVELS.test(stream) ? null : { stream, rest: text.slice(match[0].length), needs };
    }
    return null;
}
const WORD = 1;
const CLASS = Uint8Array.from({ length: 256 }, (_, byte) => (/[\w@./:#+~-]/.test(String.fromCharCode(byte)) ? WORD : 0));
/** Index of the text behind what may be a wrapper prefix at `from`, or -1: a quick look that {@link splitPrefix} then confirms. */
function behindPrefix(text, from, end) {
    const limit = Math.min(end, from + MAX_PREFIX);
    let at = from;
    if (text.charCodeAt(from) === 0x5b) {
        while (at < limit && text.charCodeAt(at) !== 0x5d)
            at++;
        return at < limit ? behindBlank(text, skipEscapes(text, at + 1), end) : -1;
    }
    at = wordEnd(text, from, limit);
    if (at === from)
        return -1;
    const colon = text.charCodeAt(at - 1) === 0x3a;
    at = skipEscapes(text, at);
    if (colon)
        return behindBlank(text, at, end);
    if (text.charCodeAt(at) !== 0x20)
        return -1;
    while (at < limit && text.charCodeAt(at) === 0x20)
        at++;
    if (text.charCodeAt(at) === 0x7c)
        return text.charCodeAt(at + 1) === 0x20 ? at + 2 : at + 1;
    const start = at;
    at = wordEnd(text, at, limit);
    if (at === start || text.charCodeAt(at - 1) !== 0x3a)
        return -1;
    return behindBlank(text, skipEscapes(text, at), end);
}
/** Index behind the blank at `at`; `end` where the line ends there; else -1. */
function behindBlank(text, at, end) {
    if (at >= end)
        return end;
    return text.charCodeAt(at) === 0x20 ? at + 1 : -1;
}
function wordEnd(text, from, limit) {
    let at = from;
    while (at < limit && CLASS[text.charCodeAt(at)] === WORD)
        at++;
    return at;
}

;// CONCATENATED MODULE: ./lib/core/parse/log-literals.js
/** Pieces between two that are counted: logs change (a build, then its tests). */
const COUNT_EVERY = 256;
/** So much of a piece is counted. */
const COUNTED = 4 * 1024;
/** What to search for in a log; learns from the log itself which bytes are rare in it. */
class Needles {
    #all;
    #counts = new Uint32Array(256);
    #pieces = 0;
    /** A literal that holds another needs no search of its own: its lines are found by the other. */
    constructor(literals) {
        const apart = literals.filter((literal) => !literals.some((other) => other !== literal && literal.includes(other)));
        this.#all = apart.map((literal) => ({ literal, key: literal, offset: 0 }));
    }
    /** Those for a piece, which is the next one of its log. */
    for(piece) {
        if (this.#pieces++ % COUNT_EVERY === 0) {
            const counts = this.#counts.fill(0);
            for (let at = Math.min(piece.length, COUNTED) - 1; at >= 0; at--) {
                const byte = piece[at];
                counts[byte] = counts[byte] + 1;
            }
            this.#all = this.#all.map(({ literal }) => this.#needle(literal));
        }
        return this.#all;
    }
    #needle(literal) {
        const countAt = (at) => this.#counts[literal.charCodeAt(at)] ?? 0;
        let offset = 0;
        for (let at = 1; at < literal.length - 1; at++)
            if (countAt(at) < countAt(offset))
                offset = at;
        return { literal, key: literal.slice(offset), offset };
    }
}
/** Where the literals stand in a piece behind other output, asked for in rising order. At a line's beginning, other looks find them. */
class Literals {
    /** Place of the first one that is left; Infinity where there is none. */
    next = Number.POSITIVE_INFINITY;
    #piece;
    #left = [];
    constructor(piece, from, needles) {
        this.#piece = piece;
        for (const needle of needles) {
            const at = this.#find(needle, from);
            if (at === Number.POSITIVE_INFINITY)
                continue;
            this.#left.push({ needle, at });
            if (at < this.next)
                this.next = at;
        }
    }
    /** Whether one stands between `start` and `end`; forgets those before `end`. */
    within(start, end) {
        let found = false;
        this.next = Number.POSITIVE_INFINITY;
        for (const entry of this.#left) {
            if (entry.at < end) {
                found ||= entry.at >= start;
                entry.at = this.#find(entry.needle, end);
            }
            if (entry.at < this.next)
                this.next = entry.at;
        }
        return found;
    }
    #find({ literal, key, offset }, from) {
        const piece = this.#piece;
        for (let hit = piece.indexOf(key, from + offset); hit >= 0; hit = piece.indexOf(key, hit + 1)) {
            const at = hit - offset;
            const whole = offset === 0 || piece.startsWith(literal, at);
            // at the beginning of a line it is found by its beginning
            if (whole && !(at > 0 && piece.charCodeAt(at - 1) === 0x0a))
                return at;
        }
        return Number.POSITIVE_INFINITY;
    }
}

;// CONCATENATED MODULE: ./lib/core/parse/log-pieces.js



/** So much fits a processor's nearest cache, where it is searched again and again. */
const PIECE = 32 * 1024;
/** Windows writes it at the beginning of a text. */
const BYTE_ORDER_MARK = Buffer.from([0xef, 0xbb, 0xbf]);
/** Of a longer line only so much is matched by its beginning; literals are found anywhere in it. */
const HEAD = 8 * 1024;
/** What a literal needs around it. */
const AROUND = 512;
const TAIL_BYTES = 32 * 1024;
const TAIL_LINES = 20;
const TAIL_WIDTH = 400;
/** Stands for the rest of a line that was cut, so that no expression takes the cut for the line's end. */
const CUT = '\x01';
/** Cuts a stream of bytes into lines and shows the reader those that may matter. A CR ends a state of a line, not the line. */
class LogLines {
    #reader;
    #needles;
    #size = 0;
    #lines = 0;
    #ink = false;
    /** The unfinished line: its beginning, its length, and the window in which literals are looked for once it is long. */
    #head = '';
    #length = 0;
    #window = '';
    /** An earlier state of the current line wasn't blank. */
    #overwritten = false;
    #tail = '';
    constructor(reader) {
        this.#reader = reader;
        this.#needles = new Needles(reader.literals);
    }
    write(chunk) {
        const whole = Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength);
        const bytes = this.#size === 0 && whole.subarray(0, BYTE_ORDER_MARK.length).equals(BYTE_ORDER_MARK)
            ? whole.subarray(BYTE_ORDER_MARK.length)
            : whole;
        this.#size += whole.length;
        for (let at = 0; at < bytes.length; at += PIECE) {
            const piece = bytes.subarray(at, at + PIECE);
            this.#piece(piece.toString('latin1'), piece);
        }
    }
    end() {
        const endsMidLine = this.#length > 0 && /[^\s]/.test(stripEscapes(this.#head));
        if (this.#length > 0) {
            this.#lines += 1;
            this.#finishLine(this.#lines, false);
        }
        return { sizeBytes: this.#size, lines: this.#lines, blank: !this.#ink, endsMidLine, tail: lastLines(this.#tail) };
    }
    #piece(piece, bytes) {
        this.#ink ||= /[^\s]/.test(stripEscapes(piece));
        this.#tail = piece.length >= TAIL_BYTES ? piece : this.#tail + piece;
        if (this.#tail.length > 2 * TAIL_BYTES)
            this.#tail = this.#tail.slice(-TAIL_BYTES);
        let from = 0;
        if (this.#length > 0) {
            const end = lineEnd(piece, 0);
            this.#extend(end < 0 ? piece : piece.slice(0, end));
            if (end < 0)
                return;
            this.#endLine(piece.charCodeAt(end));
            from = end + 1;
        }
        const rest = this.#wholeLines(piece, bytes, from);
        if (rest < piece.length)
            this.#extend(piece.slice(rest));
    }
    /** Shows the whole lines of a piece. @returns where the unfinished one begins. */
    #wholeLines(piece, bytes, from) {
        const reader = this.#reader;
        const known = hasEscapes(piece) ? 'any' : 'plain';
        reader.piece(piece);
        const literals = new Literals(piece, from, this.#needles.for(bytes));
        let start = from;
        let cr = piece.indexOf('\r', from);
        for (;;) {
            let end = piece.indexOf('\n', start);
            if (cr >= 0 && cr < start)
                cr = piece.indexOf('\r', start);
            const overwrites = cr >= 0 && (end < 0 || cr < end);
            if (overwrites)
                end = cr;
            if (end < 0)
                return start;
            if (!overwrites)
                this.#lines += 1;
            const glued = literals.next < end && literals.within(start, end);
            const plan = reader.look(piece, bytes, start, end);
            const may = plan === 'show' || plan === null || known === 'any' ? known : plan;
            if (overwrites) {
                if (glued || plan !== null)
                    reader.line(piece.slice(start, end), this.#lines + 1, glued, may);
                this.#overwritten ||= end > start;
            }
            else {
                const passed = typeof may === 'object' && !glued && !reader.attentive ? may.passed : null;
                if (passed !== null)
                    reader.passed(passed, this.#lines);
                else if (glued || plan !== null || reader.attentive)
                    this.#show(piece.slice(start, end), glued, may);
                if (end === start && !this.#overwritten)
                    reader.blankLine = this.#lines;
                this.#overwritten = false;
            }
            start = end + 1;
        }
    }
    /** What is left of an overwritten line is no blank line. */
    #show(line, glued, known) {
        if (this.#overwritten && line.length === 0)
            return;
        this.#reader.line(line, this.#lines, glued, known);
    }
    #extend(part) {
        if (this.#head.length < HEAD)
            this.#head += part.slice(0, HEAD - this.#head.length);
        this.#length += part.length;
        if (this.#length <= HEAD)
            return;
        this.#window += part;
        this.#searchWindow(this.#window.length - AROUND);
        this.#window = this.#window.slice(-AROUND);
    }
    /** Shows what stands around literals that begin in the window before `limit`. */
    #searchWindow(limit) {
        for (const literal of this.#reader.literals) {
            for (let at = this.#window.indexOf(literal); at >= 0 && at < limit; at = this.#window.indexOf(literal, at + AROUND)) {
                this.#reader.line(CUT + this.#window.slice(Math.max(0, at - 32), at + AROUND), this.#lines + 1, true);
            }
        }
    }
    #endLine(terminator) {
        const overwrites = terminator === 0x0d;
        if (!overwrites)
            this.#lines += 1;
        if (!overwrites && this.#length === 0)
            this.#reader.blankLine = this.#lines;
        this.#finishLine(overwrites ? this.#lines + 1 : this.#lines, true);
        this.#overwritten = overwrites;
    }
    #finishLine(line, ended) {
        const whole = this.#length <= HEAD;
        if (!whole)
            this.#searchWindow(this.#window.length);
        const text = whole ? this.#head : this.#head + CUT;
        const glued = whole && this.#reader.literals.some((literal) => text.includes(literal));
        this.#reader.line(text, line, glued, 'any', ended);
        this.#head = '';
        this.#length = 0;
        this.#window = '';
    }
}
function lineEnd(piece, from) {
    const lf = piece.indexOf('\n', from);
    const cr = piece.indexOf('\r', from);
    return cr >= 0 && (lf < 0 || cr < lf) ? cr : lf;
}
function lastLines(tail) {
    const lines = stripEscapes(tail)
        .split('\n')
        .map((line) => line.slice(line.trimEnd().lastIndexOf('\r') + 1).trimEnd())
        .filter((line) => line !== '');
    return lines.slice(-TAIL_LINES).map((line) => decodeBytes(line, TAIL_WIDTH));
}

;// CONCATENATED MODULE: ./lib/core/parse/log-bounds.js
/**
 * What one scan may keep, over all streams and runners together. Beyond these numbers what is told apart gets coarser, and never larger;
 * whatever is left out keeps a run open, and closes none.
 */
class Bounds {
    /** Names of tests that run. */
    names = new Bound(10_000);
    /** Runs that are open, or were left open by another one. */
    open = new Bound(4_000);
    /** Runs that have ended. */
    ended = new Bound(5_000);
    /** Runners in the streams of wrappers. */
    runners = new Bound(1_500);
}
/** So many of one thing. */
class Bound {
    #left;
    constructor(most) {
        this.#left = most;
    }
    /** @returns whether there was room for one more. */
    take() {
        if (this.#left === 0)
            return false;
        this.#left -= 1;
        return true;
    }
    get isSpent() {
        return this.#left === 0;
    }
    give(count = 1) {
        this.#left += count;
    }
}

;// CONCATENATED MODULE: ./lib/core/parse/byte-expression.js
/** Bytes, and behind them the end of the line. */
const SYMBOLS = 257;
/** Behind a line's last byte. */
const EOL = 256;
/** Adds the nodes of one expression: enough of the syntax for the profiles. A look-around is taken for met. @returns where it starts. */
function addExpression(re, rule, nodes) {
    return new Parser(re, rule, nodes).start;
}
const ALL = new Uint8Array(SYMBOLS).fill(1);
function symbols(...list) {
    const set = new Uint8Array(SYMBOLS);
    for (const symbol of list)
        set[symbol] = 1;
    return set;
}
/** Sets of the same bytes are one set: hundreds of expressions are made of few. */
const sets = new Map();
function shared(key, make) {
    let set = sets.get(key);
    if (set === undefined) {
        set = make();
        sets.set(key, set);
    }
    return set;
}
const ANY = new Uint8Array(SYMBOLS).fill(1, 0, EOL);
const TRAILING = symbols(0x20, 0x09, 0x0d, 0x0c);
const ONLY_EOL = symbols(EOL);
const QUANTIFIER = /^(?:([*+?])|\{(\d+)(?:(,)(\d*))?\})\??/;
/** A repetition of one byte is told apart up to so often, a repeated group not at all. */
const EXACT = 8;
class Parser {
    start;
    #nodes;
    #rule;
    #source;
    #ignoreCase;
    #end;
    #at = 0;
    constructor(re, rule, nodes) {
        this.#nodes = nodes;
        this.#rule = rule;
        this.#source = re.source;
        this.#ignoreCase = re.ignoreCase;
        this.start = this.#node();
        this.#end = this.#node(true);
        this.#step(this.#end, ALL, this.#end);
        this.#free(this.#choice(this.start), this.#end);
    }
    #node(accepts = false) {
        return this.#nodes.push({ rule: this.#rule, accepts, free: null, steps: null }) - 1;
    }
    #free(from, to) {
        const node = this.#nodes[from];
        if (node === undefined)
            return;
        if (node.free === null)
            node.free = [to];
        else
            node.free.push(to);
    }
    #step(from, on, to) {
        const node = this.#nodes[from];
        if (node === undefined)
            return;
        if (node.steps === null)
            node.steps = [{ on, to }];
        else
            node.steps.push({ on, to });
    }
    #choice(from) {
        const end = this.#node();
        do {
            const begin = this.#node();
            this.#free(from, begin);
            this.#free(this.#sequence(begin), end);
        } while (this.#take('|'));
        return end;
    }
    #sequence(from) {
        let last = from;
        while (this.#at < this.#source.length && this.#source[this.#at] !== '|' && this.#source[this.#at] !== ')')
            last = this.#term(last);
        return last;
    }
    #term(from) {
        if (this.#take('^') || this.#take('\\b') || this.#take('\\B'))
            return from;
        if (this.#take('$'))
            return this.#lineEnd(from);
        if (/^\\[1-9]/.test(this.#source.slice(this.#at, this.#at + 2)))
            return this.#anything(from);
        return this.#source[this.#at] === '(' ? this.#group(from) : this.#bytes(from);
    }
    /** One byte of a set, perhaps repeated: so often as the expression says, up to a few; beyond, any number of times. */
    #bytes(from) {
        const on = this.#set();
        const { min, max } = this.#quantifier();
        const next = (last) => {
            const node = this.#node();
            this.#step(last, on, node);
            return node;
        };
        let last = from;
        for (let n = 0; n < Math.min(min, EXACT); n++)
            last = next(last);
        const end = min > 0 && max === min && min <= EXACT ? last : this.#node();
        if (end !== last)
            this.#free(last, end);
        if (min > EXACT || max - min > EXACT)
            this.#step(end, on, end);
        else {
            for (let n = min; n < max; n++) {
                last = next(last);
                this.#free(last, end);
            }
        }
        return end;
    }
    #group(from) {
        const opened = /^\((?:\?(?:[:=!]|<[=!]|<\w+>))?/.exec(this.#source.slice(this.#at, this.#at + 40))?.[0] ?? '(';
        this.#at += opened.length;
        const begin = this.#node();
        const end = this.#choice(begin);
        this.#take(')');
        const { min, max } = this.#quantifier();
        if (/^\(\?<?[=!]/.test(opened))
            return from;
        this.#free(from, begin);
        if (min === 1 && max === 1)
            return end;
        if (max > 1)
            this.#free(end, begin);
        const next = this.#node();
        this.#free(end, next);
        if (min === 0)
            this.#free(from, next);
        return next;
    }
    /** How often what stands before may stand there. */
    #quantifier() {
        const [all, sign, low, comma, high] = QUANTIFIER.exec(this.#source.slice(this.#at, this.#at + 12)) ?? [''];
        this.#at += all.length;
        if (sign !== undefined)
            return { min: sign === '+' ? 1 : 0, max: sign === '?' ? 1 : Number.POSITIVE_INFINITY };
        if (low === undefined)
            return { min: 1, max: 1 };
        if (comma === undefined)
            return { min: Number(low), max: Number(low) };
        return { min: Number(low), max: high === '' ? Number.POSITIVE_INFINITY : Number(high) };
    }
    /** Trailing white space is taken off before the expressions see the line. */
    #lineEnd(from) {
        const trailing = this.#node();
        this.#free(from, trailing);
        this.#step(trailing, TRAILING, trailing);
        this.#step(trailing, ONLY_EOL, this.#end);
        return this.#node();
    }
    /** A reference back to a group: whatever it holds. */
    #anything(from) {
        this.#at += 2;
        const end = this.#node();
        this.#free(from, end);
        this.#step(end, ALL, end);
        return end;
    }
    #set() {
        const char = this.#source[this.#at] ?? '';
        if (char === '.') {
            this.#at += 1;
            return ANY;
        }
        const begin = this.#at;
        const known = char === '[' || char === '\\' ? undefined : this.#single(char);
        if (known !== undefined)
            return known;
        const set = new Uint8Array(SYMBOLS);
        if (char === '[')
            this.#class(set);
        else
            this.#add(set, this.#member());
        return shared(`${this.#ignoreCase} ${this.#source.slice(begin, this.#at)}`, () => set);
    }
    #single(char) {
        this.#at += 1;
        return shared(`${this.#ignoreCase} ${char}`, () => {
            const set = new Uint8Array(SYMBOLS);
            this.#add(set, char.charCodeAt(0) & 0xff);
            return set;
        });
    }
    #class(set) {
        this.#at += 1;
        const negated = this.#take('^');
        while (this.#at < this.#source.length && !this.#take(']')) {
            const low = this.#member();
            if (typeof low === 'number' && this.#source[this.#at] === '-' && this.#source[this.#at + 1] !== ']') {
                this.#at += 1;
                const high = this.#member();
                for (let byte = low; byte <= (typeof high === 'number' ? high : low); byte++)
                    this.#add(set, byte);
            }
            else
                this.#add(set, low);
        }
        if (negated)
            for (let byte = 0; byte < EOL; byte++)
                set[byte] = set[byte] === 1 ? 0 : 1;
    }
    /** One byte, or the bytes of a class such as `\d`. */
    #member() {
        const char = this.#source[this.#at] ?? '';
        this.#at += 1;
        if (char !== '\\')
            return char.charCodeAt(0) & 0xff;
        const letter = this.#source[this.#at] ?? '';
        this.#at += 1;
        if (letter === 'x') {
            this.#at += 2;
            return Number.parseInt(this.#source.slice(this.#at - 2, this.#at), 16);
        }
        const known = { t: 9, n: 10, v: 11, f: 12, r: 13 }[letter];
        if (known !== undefined)
            return known;
        if (!/[dDwW]/.test(letter))
            return letter.charCodeAt(0) & 0xff;
        return shared(`\\${letter}`, () => {
            const re = new RegExp(`\\${letter}`);
            return Uint8Array.from({ length: EOL }, (_, byte) => (re.test(String.fromCharCode(byte)) ? 1 : 0));
        });
    }
    #add(set, member) {
        if (typeof member !== 'number') {
            for (const [byte, on] of member.entries())
                if (on === 1)
                    set[byte] = 1;
            return;
        }
        set[member] = 1;
        if (!this.#ignoreCase)
            return;
        const char = String.fromCharCode(member);
        for (const other of [char.toLowerCase(), char.toUpperCase()])
            set[other.charCodeAt(0) & 0xff] = 1;
    }
    #take(text) {
        if (!this.#source.startsWith(text, this.#at))
            return false;
        this.#at += text.length;
        return true;
    }
}

;// CONCATENATED MODULE: ./lib/core/parse/byte-automaton.js

/**
 * One automaton for the beginnings of all lines that any expression could match, so that a line is read once, byte by byte, and most are
 * let go after the first. It errs only towards more: what it lets through is then matched by the expressions themselves.
 */
/** Further bytes of a line are left to the expressions. */
const DEPTH = 256;
/** States are made as lines need them; beyond so many all are forgotten. The lines of one log need some hundred. */
const MAX_STATES = 1_000;
const byte_automaton_ESC = 0x1b;
const NONE = [];
/** Where a byte stands next, so that each stretch of a piece is searched once. */
class NextByte {
    #bytes = null;
    #byte = -1;
    #from = 0;
    #found = 0;
    forget() {
        this.#bytes = null;
    }
    /** @returns the place of `byte` at or behind `at`, else one behind the end. */
    find(bytes, byte, at) {
        if (bytes !== this.#bytes || byte !== this.#byte || at < this.#from || at > this.#found) {
            const found = bytes.indexOf(byte, at);
            this.#bytes = bytes;
            this.#byte = byte;
            this.#from = at;
            this.#found = found < 0 ? bytes.length : found;
        }
        return this.#found;
    }
}
/**
 * What the table holds for a state and a symbol: above 0 the row of the next state, below {@link SPECIAL} the negated row of a state that no
 * further byte can change, else one of these.
 */
const DEAD = 0;
const UNKNOWN = -1;
const ESCAPE = -2;
const SPECIAL = -2;
/** Below it: the negated row of a state that only one byte (besides an escape) leads out of. */
const LOOPS = -(1 << 24);
class ByteAutomaton {
    #nodes = [];
    #starts = [];
    #planFor;
    #states = [];
    #ids = new Map();
    #table = new Int32Array(0);
    #scratch = Buffer.alloc(DEPTH);
    #generation = 0;
    #nextLeaving = new NextByte();
    #nextEscape = new NextByte();
    /**
     * @param expressions over bytes, each beginning with `^`
     * @param planFor what is to be done where those of them may match whose places it is given, in order; `settled`: nothing that follows
     * changes which
     */
    constructor(expressions, planFor) {
        this.#planFor = planFor;
        for (const [rule, re] of expressions.entries()) {
            if (!re.source.startsWith('^'))
                throw new Error(`not anchored: ${re.source}`);
            this.#starts.push(addExpression(re, rule, this.#nodes));
        }
        this.#reset();
    }
    /** {@link read} for text that is bytes, one character each. */
    readText(text) {
        const length = this.#scratch.write(text, 'latin1');
        this.forget();
        // of a longer line the rest is left open, as its end is
        return this.read(this.#scratch, 0, length, text.length > length);
    }
    /**
     * Reads a line, escape sequences skipped. @param open what follows isn't the line's end
     * @returns what to give to {@link plan}, 0 where no expression can match; good until the next call.
     */
    read(bytes, from, end, open = false) {
        let row = SYMBOLS;
        let table = this.#table;
        const limit = Math.min(end, from + DEPTH);
        for (let at = from; at < limit; at++) {
            let next = table[row + bytes[at]];
            if (next <= 0) {
                if (next === UNKNOWN) {
                    next = this.#make(row, bytes[at]);
                    table = this.#table;
                }
                if (next === ESCAPE) {
                    if (bytes[at + 1] !== 0x5b)
                        return row;
                    at += 2;
                    while (at < limit && bytes[at] < 0x40)
                        at++;
                    continue;
                }
                if (next === DEAD)
                    return 0;
                if (next < SPECIAL) {
                    if (next > LOOPS)
                        return -next;
                    row = LOOPS - next;
                    const leaves = this.#states[row / SYMBOLS]?.leaves ?? byte_automaton_ESC;
                    at = Math.min(this.#nextLeaving.find(bytes, leaves, at + 1), this.#nextEscape.find(bytes, byte_automaton_ESC, at + 1), limit) - 1;
                    continue;
                }
            }
            row = next;
        }
        if (open || limit !== end)
            return row;
        const last = table[row + EOL];
        return Math.abs(last === UNKNOWN ? this.#make(row, EOL) : last);
    }
    /** The bytes that were read last are others now. */
    forget() {
        this.#nextLeaving.forget();
        this.#nextEscape.forget();
    }
    plan(row) {
        return this.#states[row / SYMBOLS]?.plan ?? null;
    }
    /** Makes the state that `symbol` leads to. @returns what the table then holds. */
    #make(row, symbol) {
        const generation = this.#generation;
        let entry = this.#intern(this.#move(row, symbol));
        if (this.#generation !== generation)
            return entry;
        if (entry === row && symbol !== EOL && this.#leavesOf(row) !== null)
            entry = LOOPS - row;
        this.#table[row + symbol] = entry;
        return entry;
    }
    #move(row, symbol) {
        const nodes = new Set();
        for (const node of this.#states[row / SYMBOLS]?.nodes ?? NONE) {
            for (const { on, to } of this.#nodes[node]?.steps ?? NONE)
                if (on[symbol] === 1)
                    nodes.add(to);
        }
        return nodes;
    }
    /** The only byte that leads out of a state that others lead back to. */
    #leavesOf(row) {
        const state = this.#states[row / SYMBOLS];
        if (state === undefined)
            return null;
        if (state.leaves === undefined) {
            const leaving = [];
            for (let byte = 0; byte < EOL && leaving.length < 2; byte++) {
                if (byte !== byte_automaton_ESC && this.#close(this.#move(row, byte)).key !== state.key)
                    leaving.push(byte);
            }
            state.leaves = leaving.length === 1 ? (leaving[0] ?? null) : null;
        }
        return state.leaves;
    }
    /** @returns what the table holds for these nodes. */
    #intern(seeds) {
        const { nodes, key } = this.#close(seeds);
        const known = this.#ids.get(key);
        if (known !== undefined)
            return known;
        if (this.#states.length >= MAX_STATES)
            this.#reset();
        const row = this.#states.length * SYMBOLS;
        const rules = [...new Set(nodes.map((node) => this.#nodes[node]?.rule ?? 0))].sort((a, b) => a - b);
        const settled = nodes.every((node) => this.#nodes[node]?.accepts);
        this.#states.push({ nodes, plan: this.#planFor(rules, settled), key, leaves: undefined });
        const entry = settled ? -row : row;
        this.#ids.set(key, entry);
        if (this.#table.length < row + SYMBOLS)
            this.#grow();
        this.#table[row + byte_automaton_ESC] = ESCAPE;
        return entry;
    }
    /** The nodes that tell a state from others, with what is reached from the seeds for free. */
    #close(seeds) {
        for (const node of seeds)
            for (const next of this.#nodes[node]?.free ?? NONE)
                seeds.add(next);
        const decided = new Set([...seeds].filter((node) => this.#nodes[node]?.accepts).map((node) => this.#nodes[node]?.rule));
        const nodes = [...seeds].filter((node) => this.#nodes[node]?.accepts || this.#matters(node, decided)).sort((a, b) => a - b);
        return { nodes, key: nodes.join() };
    }
    /** Only nodes with steps tell states apart, and none of an expression that matches already. */
    #matters(node, decided) {
        const known = this.#nodes[node];
        return known !== undefined && known.steps !== null && !decided.has(known.rule);
    }
    #grow() {
        const larger = new Int32Array(Math.max(64 * SYMBOLS, this.#table.length * 2)).fill(UNKNOWN);
        larger.set(this.#table);
        this.#table = larger;
    }
    #reset() {
        this.#generation += 1;
        this.#states = [{ nodes: [], plan: this.#planFor([], true), key: '', leaves: null }];
        this.#ids = new Map([['', DEAD]]);
        this.#table = new Int32Array(64 * SYMBOLS).fill(UNKNOWN);
        this.#table.fill(DEAD, 0, SYMBOLS);
        this.#intern(new Set(this.#starts));
    }
}

;// CONCATENATED MODULE: ./lib/core/parse/truncation-marks.js
/**
 * Whole lines by which tools say that they left out part of a log. Each has its source. No such mark: elisions inside a stack trace or a
 * value (`... 23 more`, `... 30 common frames omitted`, `...Full output truncated (12 lines hidden), use '-vv' to show`, `... 5 more items`).
 */
const TRUNCATION_MARKS = [
    // "... [1204 lines truncated] ...", "... [8 lines truncated]", "[82 characters truncated]": agents' shells (Claude Code's wording, copied by many)
    /^(?:\.{3} ?|… ?)?\[(?:\.{3} ?|… ?)?\d[\d,]* (?:more |earlier |additional )?(?:lines?|characters?|chars?|bytes|tokens) (?:truncated|omitted|elided|clipped|not shown)\.?(?: ?\.{3}| ?…)?\](?: ?\.{3}| ?…)?$/,
    // "... 1204 lines truncated ...", "…512 tokens truncated…": the same without brackets (Codex CLI, aider)
    /^(?:\.{3}|…) ?\d[\d,]* (?:lines?|characters?|chars?|bytes|tokens) (?:truncated|omitted|elided|clipped) ?(?:\.{3}|…)$/,
    // "[... omitted 812 of 1300 lines ...]", "[... omitted 812 bytes ...]", "[... output truncated to fit 10240 bytes ...]": Codex CLI
    /^\[(?:\.{3}|…) ?(?:omitted \d|output truncated)[^\]]*\]$/,
    // "[... Observation truncated due to length ...]": OpenHands
    /^\[(?:\.{3}|…) ?Observation truncated due to length ?(?:\.{3}|…)\]$/,
    // "[output truncated]", "...[output truncated]", "[Output truncated. Full output saved to …]", "... (output truncated)", "[... PREVIOUS OUTPUT TRUNCATED ...]": agents' shells, VS Code
    /^(?:\.{3} ?|… ?)?[[(<](?:\.{3} ?|… ?)?(?:previous |command |log |test |stdout )?(?:output|log|content) (?:was |is )?truncated\b[^\])>]*[\])>](?: ?\.{3}| ?…)?$/i,
    // "<response clipped><NOTE>To save on context only part of this file has been shown …": SWE-agent's and Anthropic's reference tools
    /^<response clipped>/,
    // "< truncated lines 190-437 >", "<truncated 512 lines>": agents' shells
    /^< ?truncated (?:lines \d+-\d+|\d+ (?:lines|characters|bytes)) ?>$/,
    // "[...truncated 1.23 MB...]", "[...truncated 345 lines...]": Jenkins (console view, email-ext BUILD_LOG)
    /^\[\.{3} ?truncated \d[^\]]*\]$/,
    // "[output clipped, log limit 2MiB reached]", "#12 5.0 [output clipped, log limit 200KiB/s reached]": BuildKit
    /^(?:#\d+ [\d.]+ )?\[output clipped, log limit [^\]]+ reached\]$/,
    // "Job's log exceeded limit of 4194304 bytes.", "Build log exceeded limit of …": GitLab runner
    /^(?:Job's|Build) log exceeded limit of \d+ bytes\./,
    // "The job exceeded the maximum log length, and has been terminated.": Travis CI
    /^The job exceeded the maximum log length, and has been terminated\.$/,
    // "The log length has exceeded the limit of 4 MB (this usually means that …)": Travis CI
    /^The log length has exceeded the limit of \d+ ?[KMG]B/,
    // "This step has been truncated due to its large size. Download the full logs …": GitHub's log view
    /^This step has been truncated due to its large size\./,
];

;// CONCATENATED MODULE: ./lib/core/parse/log-signs.js


/** Signs kept of each code and way of yielding: the first ones and the latest. */
const KEPT = 6;
const KEPT_UNFINISHED = 60;
const MAX_SIGNS = 200;
/**
 * Keeps few signs of many. Nothing that decides is lost: of each code, runner and way of yielding some are kept; where tests that each
 * need a finished case of their own are too many to name, one sign that never yields stands for the rest.
 */
class SignKeeper {
    #kept = new Map();
    add(sign) {
        const key = `${sign.code} ${sign.yields}`;
        let kept = this.#kept.get(key);
        if (kept === undefined) {
            kept = { first: [], latest: [], dropped: 0 };
            this.#kept.set(key, kept);
        }
        const before = kept.latest.at(-1) ?? kept.first.at(-1);
        if (before !== undefined && before.line === sign.line && before.id === sign.id && before.runner === sign.runner)
            return;
        const limit = sign.yields === 'named-case' ? KEPT_UNFINISHED : KEPT;
        if (kept.first.length < limit)
            kept.first.push(sign);
        else {
            kept.dropped += 1;
            if (kept.latest.push(sign) > KEPT)
                kept.latest.shift();
        }
    }
    /** In log order, at most 200. */
    list() {
        const signs = [];
        for (const { first, latest, dropped } of this.#kept.values()) {
            const rest = latest[0];
            if (rest !== undefined && rest.yields === 'named-case') {
                signs.push(...first, { ...rest, id: null, text: `${dropped} more tests started and have no result`, yields: 'never' });
            }
            else
                signs.push(...first, ...latest);
        }
        const firmFirst = signs.sort((a, b) => Number(b.yields === 'never') - Number(a.yields === 'never'));
        return firmFirst.slice(0, MAX_SIGNS).sort((a, b) => a.line - b.line);
    }
}
const CRASHES = 'Segmentation fault|Aborted|Bus error|Illegal instruction|Floating point exception|Trace/breakpoint trap|Bad system call';
/** Literals that find the lines that {@link SYSTEM_RULES} may match anywhere in. */
const SYSTEM_LITERALS = [': line ', '(core dumped)', 'Segmentation fault', 'FATAL ERROR: '];
/** All linear. A line may stand behind a test's progress (`..run.sh: line 3: …`), so the first ones aren't anchored. */
const SYSTEM_SIGNS = [
    // "run_tests.sh: line 213:  4711 Segmentation fault      (core dumped) pytest tests/mpi": bash, of a script's child
    { line: new RegExp(`: line \\d+: +\\d+ (?:${CRASHES})\\b`), code: 'crash-in-log', yields: 'never' },
    // "e2e.sh: line 14:  4711 Terminated              npm start": bash, perhaps of a helper that the script stopped
    { line: /: line \d+: +\d+ (?:Terminated|Killed|Hangup|Quit|User defined signal [12])\b/, code: 'crash-in-log', yields: 'agreement' },
    // "Segmentation fault (core dumped)", "..Aborted (core dumped)": dash, and so npm and make
    { line: new RegExp(`^(?:${CRASHES})(?: \\(core dumped\\))?$`), code: 'crash-in-log', yields: 'never' },
    { line: new RegExp(`[^\\w'"\`(](?:${CRASHES}) \\(core dumped\\)$`), code: 'crash-in-log', yields: 'never' },
    { line: /[^\s'"`(]Segmentation fault$/, code: 'crash-in-log', yields: 'never' },
    { line: /^(?:Terminated|Killed)(?:: \d+)?$/, code: 'crash-in-log', yields: 'agreement' },
    // "make: *** [Makefile:3: test] Segmentation fault (core dumped)", "make[1]: *** [test] Aborted", "make: [test] Aborted (core dumped) (ignored)"
    { line: new RegExp(`^make(?:\\[\\d+\\])?: (?:\\*\\*\\* )?\\[[^\\]]*\\] (?:${CRASHES})`), code: 'crash-in-log', yields: 'never' },
    // "npm error code 139", "npm ERR! errno 134": npm, of a script that crashed
    { line: /^npm (?:ERR!|error) (?:code|errno) (?:13[2-6]|139)$/, code: 'crash-in-log', yields: 'never' },
    // " ELIFECYCLE  Command failed with exit code 134." with thin spaces, "error Command failed with exit code 139.": pnpm, yarn
    {
        line: /^(?:[^A-Za-z]{0,6}ELIFECYCLE[^A-Za-z]{1,6}|error )Command failed with exit code (?:13[2-6]|139)\.$/,
        code: 'crash-in-log',
        yields: 'never',
    },
    // 'error Command failed with signal "SIGSEGV".': yarn
    { line: /^error Command failed with signal "SIG(?:SEGV|ABRT|BUS|ILL|FPE|TRAP|SYS)"\.$/, code: 'crash-in-log', yields: 'never' },
    // "FATAL ERROR: Reached heap limit Allocation failed - JavaScript heap out of memory": node
    { line: /(?<![\w'"`])FATAL ERROR: .{0,200}(?:heap out of memory|Allocation failed|node::)/, code: 'crash-in-log', yields: 'never' },
    // "# A fatal error has been detected by the Java Runtime Environment:": JVM
    { line: /^# A fatal error has been detected by the Java Runtime Environment:$/, code: 'crash-in-log', yields: 'never' },
    // "fatal error: all goroutines are asleep - deadlock!", "Fatal Python error: Segmentation fault"
    { line: /^Fatal Python error: /, code: 'crash-in-log', yields: 'never' },
    {
        line: /^fatal error: (?:all goroutines are asleep|stack overflow|out of memory|unexpected signal)/,
        code: 'crash-in-log',
        yields: 'never',
    },
];
const SYSTEM_RULES = [
    ...SYSTEM_SIGNS.map(({ line, code, yields }) => ({ re: toBytes(line).re, code, yields })),
    ...TRUNCATION_MARKS.map((mark) => ({ re: toBytes(mark).re, code: 'log-truncated', yields: 'agreement' })),
];
const PASSED = toBytes(/^[ \t]*[✓✔√] /).re;
/** Whether a line is a passed test's tick and name: whatever the name says, nothing has crashed there. */
function isPassedTest(text) {
    return PASSED.test(text);
}

;// CONCATENATED MODULE: ./lib/core/parse/log-rules.js



/** Compiles profiles to rules. @throws Error for syntax that a profile's expressions may not use. */
function compileRules(profiles) {
    const found = profiles.flatMap((profile, owner) => rulesOf(profile, owner));
    const byBeginning = found.filter(({ rule, glued }) => glued === undefined || !isAnchored(rule)).map(({ rule }) => rule);
    const system = SYSTEM_RULES;
    const automaton = new ByteAutomaton([...byBeginning, ...system].map(anchored), (places, settled) => {
        const own = places.flatMap((place) => byBeginning[place] ?? []);
        const others = places.flatMap((place) => system[place - byBeginning.length] ?? []);
        return {
            rules: own,
            system: others,
            faint: others.length === 0 && own.every(({ kind }) => kind === 'progress' || kind === 'reopens'),
            passed: settled && own.length === 1 && others.length === 0 && isPlainPass(own[0]) ? own[0] : null,
        };
    });
    const glued = found.flatMap(({ rule, glued: literal }) => (literal === undefined ? [] : [{ literal, rule, alone: isAnchored(rule) }]));
    return { automaton, glued };
}
/** A passed test's result without groups, by an expression that the automaton reads exactly: no look-around, word boundary or bounded repetition. */
function isPlainPass(rule) {
    if (rule?.kind !== 'end' || rule.names.length > 1 || rule.profile.log.results?.start !== undefined)
        return false;
    return isAnchored(rule) && !/\(\?(?!:)|\\[bB1-9]|\{/.test(rule.re.source);
}
function isAnchored({ re }) {
    return re.source.startsWith('^');
}
/** A line that a glued rule knows may also stand alone. */
function anchored({ re }) {
    return isAnchored({ re }) ? re : new RegExp(`^[ \\t]*(?:${re.source})`, re.flags);
}
/** In the order in which the kinds have to be applied to one line. */
function rulesOf(profile, owner) {
    const { log } = profile;
    const found = [];
    const add = (kind, line, { flag = false, sums = false, once = false, count = null, except, glued } = {}) => {
        const { re, names } = toBytes(line);
        const [id, scope, failed, skipped] = ['id', 'scope', 'failed', 'skipped'].map((name) => names.indexOf(name));
        const places = { id: id ?? -1, scope: scope ?? -1, failed: failed ?? -1, skipped: skipped ?? -1 };
        found.push({
            rule: { kind, profile, owner, re, names, places, flag, sums, once, count, except: except ? toBytes(except).re : null },
            glued,
        });
    };
    for (const { line, session, sums, once, glued } of log.openings ?? [])
        add('opening', line, { flag: session, sums, once, glued });
    for (const line of log.results?.start ?? [])
        add('start', line);
    for (const { line, glued } of log.results?.end ?? [])
        add('end', line, { glued });
    for (const line of log.results?.container ?? [])
        add('container', line);
    const { closing } = log;
    if (closing?.plan)
        add('plan', closing.plan);
    if (closing?.confirmed)
        add('confirm', closing.confirmed.line);
    for (const { line, closes } of log.zero ?? [])
        add('zero', line, { flag: closes });
    const anyFirst = closing?.counts.some(({ first }) => first) !== true;
    for (const { line, list, where, announced = false, running = false, first = anyFirst, glued, as = {}, fixed = {} } of closing?.counts ??
        []) {
        const item = list ? new RegExp(list.item.source, 'g') : null;
        add('count', line, {
            glued,
            count: { where, announced, running, first, item, words: list?.words ?? {}, as, fixed: Object.entries(fixed) },
        });
    }
    if (log.cached) {
        add('replayed', log.cached.replayed);
        add('ran', log.cached.ran);
    }
    for (const line of closing?.completes ?? [])
        if (typeof line !== 'string')
            add('completes', line, { except: closing?.confirmed?.of });
    for (const line of closing?.final ?? [])
        add('final', line);
    for (const line of closing?.usually ?? [])
        add('usually', line);
    for (const red of log.red ?? []) {
        if (red instanceof RegExp)
            add('red', red);
        else
            add('red', red.line, { glued: red.glued });
    }
    for (const { line, items, except } of log.notRun ?? []) {
        add('notRun', line, { flag: items !== undefined, except });
        if (items)
            add('notRunItem', items, { except });
    }
    for (const line of log.interrupted ?? [])
        add('interrupted', line);
    for (const line of log.stopped ?? [])
        add('stopped', line);
    for (const { line, code, glued } of log.fatal ?? [])
        add(code, line, { glued });
    for (const line of log.tasks ?? [])
        add('tasks', line);
    for (const line of log.reopens ?? [])
        add('reopens', line);
    for (const { line, glued } of log.progress ?? [])
        add('progress', line, { glued });
    if (closing?.finalWith)
        add('finalDue', closing.finalWith);
    return found;
}

;// CONCATENATED MODULE: ./lib/core/parse/log-counts.js

const NO_GROUPS = {};
function groupsOf(names, match) {
    if (names.length === 1)
        return NO_GROUPS;
    const groups = {};
    for (let place = 1; place < names.length; place++) {
        const name = names[place] ?? '';
        if (name !== '' && groups[name] === undefined)
            groups[name] = match[place];
    }
    return groups;
}
/** Adds what a counting line counts. */
function addCounts(counts, { names, count: rule }, match) {
    if (rule === null)
        return;
    const add = (name, n) => {
        if (name === 'of')
            counts.set(name, n);
        else
            addTo(counts, name, n);
    };
    for (const [key, n] of rule.fixed)
        add(key, n);
    for (const [place, name] of names.entries()) {
        const value = match[place];
        if (value === undefined || name === '' || name === 'scope')
            continue;
        if (name !== 'list')
            add(rule.as[name] ?? name, Number(value.replaceAll(',', '')));
        else if (rule.item !== null)
            addList(value, rule.item, rule.words, add);
    }
}
function addList(text, item, words, add) {
    for (const { groups } of text.matchAll(item)) {
        const n = Number(groups?.['n']);
        const word = (groups?.['word'] ?? '').slice(0, MAX_WORD);
        const key = words[word] ?? 'none';
        add(key, n);
        if (!isCountKey(word) && key !== 'tests')
            add(word, n);
    }
}

;// CONCATENATED MODULE: ./lib/core/parse/log-closing.js



/** Lines of one closing block may be this far apart, unless the profile says more: other processes write between them. */
const GAP = 12;
/** Reads the closing lines of a runner, and closes its runs by them. */
class ClosingLines {
    /** Counts wait for the line behind them, whatever it is. */
    awaitsNext = false;
    #log;
    #closing;
    #gap;
    #traces;
    #sessions;
    #block = null;
    #confirmed = false;
    constructor(traces, sessions) {
        this.#log = traces.profile.log;
        this.#closing = this.#log.closing;
        this.#gap = this.#closing?.gap ?? GAP;
        this.#traces = traces;
        this.#sessions = sessions;
    }
    /** A run opened: what was counted before is not its own. */
    forget() {
        this.#block = null;
        this.#confirmed = false;
    }
    /** A line without which a completing one doesn't count. */
    confirm(scope) {
        const session = this.#sessions.open(scope);
        if (session)
            session.confirmed = true;
        else
            this.#confirmed = true;
    }
    /** The runner says that there was nothing to run. */
    zero(closes, scope, line, text) {
        const session = this.#sessions.open(scope);
        if (session)
            session.zero = true;
        else
            this.#sessions.zeroNext = true;
        if (!closes)
            return;
        this.#traces.closingLine(line, text);
        this.#sessions.close(scope, line, model_tally/* EMPTY_TALLY */.dd);
    }
    /** A line with counts. */
    count(rule, match, line, text) {
        const { where, first, announced } = rule.count ?? {};
        const current = this.#sessions.open('');
        if (where !== undefined && (current?.opened === true) !== (where === 'opened'))
            return;
        if (!first && !this.#reaches(line))
            return;
        this.#traces.closingLine(line, text);
        if (announced)
            this.#sessions.close('', line, allPassed(current?.announced ?? null));
        else if (this.#closing?.from === 'last')
            this.#runningTotal(rule, match, line);
        else
            this.#addToBlock(rule, match, line);
    }
    /** A line that completes a block, or closes without counts. */
    completes(rule, scope, line, text) {
        switch (this.#closing?.from) {
            case 'plan':
                this.#completesPlan(line);
                break;
            case 'results':
                this.#completesResults(rule, scope, line, text);
                break;
            default:
                if (this.#reaches(line))
                    this.#closeBlock(scope, line);
                else if (this.#closing?.countless)
                    this.#sessions.close(scope, line, this.#sessions.open(scope)?.tally ?? null);
        }
    }
    /** The line behind the counts that wait for it; not one of theirs. `ended`: a line end follows. */
    nextLine(blank, ended) {
        if (blank || (ended && this.#closing?.completes?.includes('other')))
            this.#closeBlock('', this.#block?.last ?? 0);
        this.#block = null;
        this.awaitsNext = false;
    }
    /** The end of the log, right behind the counts, is as good as any other line. */
    end(lastLine) {
        if (this.awaitsNext && this.#block?.last === lastLine && this.#closing?.completes?.includes('other'))
            this.nextLine(true, true);
    }
    /** Whether a line is near enough to the block to belong to it. */
    #reaches(line) {
        return this.#block !== null && line - this.#block.last <= this.#gap;
    }
    #addToBlock(rule, match, line) {
        const block = this.#block !== null && this.#reaches(line) ? this.#block : { counts: new Map(), first: line, last: line };
        this.#block = block;
        block.last = line;
        addCounts(block.counts, rule, match);
        if (this.#closing?.completes === null || this.#isAsAnnounced(block.counts))
            this.#closeBlock('', line);
        else if (this.#closing?.completes.some((way) => way === 'blank' || way === 'other'))
            this.awaitsNext = true;
    }
    /** Whether the counts are those of all tests announced: then nothing more is counted, whichever line comes last. */
    #isAsAnnounced(counts) {
        const announced = this.#sessions.open('')?.announced ?? null;
        if (announced === null || !this.#closing?.completes?.includes('announced'))
            return false;
        return tallyOf(counts, this.#closing)?.tests === announced;
    }
    #closeBlock(scope, line) {
        const block = this.#block;
        if (block === null || this.#closing === undefined)
            return;
        const tally = tallyOf(block.counts, this.#closing);
        if (tally === null)
            return;
        const extra = [...block.counts].filter(([name]) => !isCountKey(name));
        if ((block.counts.get(this.#closing.rounds ?? '') ?? 0) > 1)
            this.#sessions.reopenLast(tally);
        this.#block = null;
        this.#sessions.close(scope, line, tally, block.first, extra.length > 0 ? new Map(extra) : null);
    }
    #runningTotal(rule, match, line) {
        const scope = match[rule.places.scope] ?? '';
        const counts = new Map();
        addCounts(counts, rule, match);
        const of = counts.get('of');
        const tally = this.#closing ? tallyOf(counts, this.#closing) : null;
        const session = this.#continued(scope, line, of === undefined ? null : tally);
        session.last = line;
        session.tally = tally;
        const complete = of === undefined ? !session.opened || session.confirmed : (tally?.tests ?? 0) >= of;
        session.done = complete && rule.count?.running !== true;
        this.#traces.mark(session.done ? 'closing' : 'opening');
    }
    /** The run that totals belong to: a new one where a complete one would have lost tests. */
    #continued(scope, line, tally) {
        const session = this.#sessions.at(scope, line);
        if (tally === null || !session.done || tally.tests >= (session.tally?.tests ?? 0))
            return session;
        this.#sessions.leave(scope);
        return this.#sessions.at(scope, line);
    }
    #completesPlan(line) {
        const session = this.#sessions.open('');
        if (session?.done)
            this.#sessions.close('', line, resultsTally(session));
    }
    #completesResults(rule, scope, line, text) {
        this.#traces.closingLine(line, text);
        const session = this.#sessions.open(scope);
        const confirmed = session?.confirmed ?? this.#confirmed;
        this.#confirmed = false;
        if (this.#traces.announcesStarts && !confirmed && rule.except?.test(text)) {
            this.#traces.mark('opening');
            this.#sessions.at(scope, line);
            this.#sessions.suspend(scope);
        }
        else {
            // runs that are told apart by name announce each start: one without has no tests
            const counts = session !== undefined && (session.started > 0 || (session.opened && scope !== ''));
            this.#sessions.close(scope, line, counts ? resultsTally(session) : null);
        }
    }
}
function allPassed(tests) {
    return tests === null ? null : { ...model_tally/* EMPTY_TALLY */.dd, tests, passed: tests };
}

;// CONCATENATED MODULE: ./lib/core/parse/log-running.js

/** Of a name only so much is kept. */
const MAX_ID = 160;
/** A test begins, by the name it is announced with; where there is no room for its name, only its number is kept. */
function startRunning(session, id, names) {
    session.running ??= new Map();
    const name = shortId(id);
    const count = session.running.get(name);
    if (count !== undefined)
        session.running.set(name, count + 1);
    else if (names.take())
        session.running.set(ownBytes(name), 1);
    else
        session.overflow += 1;
}
/** @param id absent where the runner doesn't say which: the latest one. */
function endRunning(session, id, names) {
    const name = id === undefined ? [...(session.running?.keys() ?? [])].at(-1) : shortId(id);
    const count = name === undefined ? undefined : session.running?.get(name);
    if (name === undefined || count === undefined)
        session.overflow = Math.max(0, session.overflow - 1);
    else if (count === 1) {
        session.running?.delete(name);
        names.give();
    }
    else
        session.running?.set(name, count - 1);
}
/** The run is over: its names are nobody's any more. */
function forgetRunning(session, names) {
    names.give(session.running?.size ?? 0);
    session.running = null;
    session.overflow = 0;
}
function shortId(id) {
    return id.length > MAX_ID ? id.slice(0, MAX_ID) : id;
}

;// CONCATENATED MODULE: ./lib/core/parse/log-results.js



const MAX_CONTAINERS = 60;
/** Reads a runner's results: which tests began and how they ended, and the plan that says how many there are. */
class ResultLines {
    #results;
    #closing;
    #traces;
    #sessions;
    #containers = [];
    constructor(traces, sessions) {
        this.#results = traces.profile.log.results;
        this.#closing = traces.profile.log.closing;
        this.#traces = traces;
        this.#sessions = sessions;
    }
    start(groups, line) {
        this.#traces.mark(this.#results?.opens ? 'opening' : 'result');
        this.#traces.announcesStarts = true;
        const session = this.#sessions.at(groups['scope'] ?? '', line);
        session.last = line;
        session.started += 1;
        startRunning(session, groups['id'] ?? '', this.#traces.bounds.names);
    }
    /** A passed test, of which the line says nothing else. */
    pass(line) {
        this.#traces.finished += 1;
        this.#traces.mark(this.#results?.opens ? 'opening' : 'result');
        const session = this.#sessions.at('', line);
        session.last = line;
        session.passed += 1;
        this.#closeByPlan('', session, line);
    }
    /** The commonest line of all: its groups are read by their places. */
    end({ places }, match, line) {
        const skipped = match[places.skipped] !== undefined;
        const failed = !skipped && match[places.failed] !== undefined;
        this.#traces.finished += 1;
        if (failed)
            this.#traces.red += 1;
        this.#traces.mark(this.#results?.opens && !this.#results.start ? 'opening' : 'result');
        const scope = match[places.scope] ?? '';
        const session = this.#results?.start ? this.#sessions.open(scope) : this.#sessions.at(scope, line);
        if (session === undefined)
            return;
        session.last = line;
        if (skipped)
            session.skipped += 1;
        else if (failed)
            session.failed += 1;
        else
            session.passed += 1;
        if (session.running !== null)
            endRunning(session, match[places.id], this.#traces.bounds.names);
        this.#closeByPlan(scope, session, line);
    }
    /** A green result that is named like a file. */
    container(groups, line, text) {
        if (this.#containers.length >= MAX_CONTAINERS)
            return;
        this.#containers.push({ line, text: ownBytes(text), id: ownBytes(groups['id'] ?? '') });
    }
    /** TAP's plan: another one begins another run. */
    plan(tests, line, text, afterBlank) {
        if ((this.#sessions.open('')?.plan ?? -1) >= 0)
            this.#sessions.suspend('');
        const session = this.#sessions.at('', line);
        this.#traces.mark('opening');
        session.plan = tests;
        session.asksMore = afterBlank && session.opened;
        session.last = line;
        session.announced = tests;
        this.#traces.closingLine(line, text);
        this.#closeByPlan('', session, line);
    }
    /** The end of the log: files that ended without results of their own are unfinished, in a run that closed. */
    finish() {
        if (this.#traces.strongest !== 'closing')
            return;
        for (const { line, text, id } of this.#containers)
            this.#traces.sign('unfinished-test', 'named-case', line, text, id);
    }
    #closeByPlan(scope, session, line) {
        const results = session.passed + session.failed + session.skipped;
        if (session.plan < 0 || results < session.plan)
            return;
        if (session.asksMore && results > 0 && this.#closing?.completes) {
            session.done = true;
            return;
        }
        session.zero = session.plan === 0;
        this.#sessions.close(scope, line, resultsTally(session));
    }
}

;// CONCATENATED MODULE: ./lib/core/parse/log-sessions.js




/** Of one name that was started and not ended more than once. */
const MAX_OF_ONE_NAME = 3;
/** The runs of one runner in one stream: which are open, and how they end. */
class Sessions {
    /** The runner said that there is nothing to run, before its run opened or closed. */
    zeroNext = false;
    #traces;
    #closing;
    #bounds;
    #ended;
    #open = new Map();
    /** Another one began while they were open: only a runner whose runs overlap can still close them. */
    #suspended = [];
    /** Stands for all that were open beyond what can be told apart; nothing closes it. */
    #rest = null;
    constructor(traces) {
        this.#traces = traces;
        this.#closing = traces.profile.log.closing;
        this.#bounds = traces.bounds;
        this.#ended = traces.sessions;
    }
    /** The run that is open in a scope. */
    open(scope) {
        return this.#open.get(scope);
    }
    /** The run that a line belongs to, which began there if none is open. */
    at(scope, line) {
        return this.#open.get(scope) ?? this.#start(scope, newSession(line, false));
    }
    /** An opening line begins a run: the one before it has closed by its totals, or stays open. */
    begin(scope, line) {
        this.leave(scope);
        this.#start(scope, newSession(line, true));
    }
    /** Another run begins in this scope, closed where the running totals of the one before were complete. */
    leave(scope) {
        const session = this.#open.get(scope);
        if (session === undefined)
            return;
        if (session.done && this.#closing?.from === 'last') {
            session.close = session.last;
            this.#record(session);
            this.#open.delete(scope);
            this.#bounds.open.give();
        }
        else
            this.suspend(scope);
    }
    /** The run of this scope goes on no more, and has not closed. */
    suspend(scope) {
        const session = this.#open.get(scope);
        if (session === undefined)
            return;
        this.#open.delete(scope);
        this.#suspended.push(session);
    }
    /**
     * Closing lines are complete.
     * @param tally what they count; null where they count nothing.
     * @param first the first of them, where the run begins if nothing was seen of it before.
     */
    close(scope, line, tally, first = line, extra = null) {
        const { opensAlways, overlaps } = this.#traces.profile.log;
        this.#traces.mark('closing');
        const oldest = overlaps ? this.#suspended.shift() : undefined;
        const before = opensAlways ? this.#suspended : [];
        const opened = oldest ?? this.#open.get(scope) ?? before.pop();
        if (oldest === undefined)
            this.#open.delete(scope);
        if (opened !== undefined)
            this.#bounds.open.give();
        const session = opened ?? newSession(first, false);
        session.close = line;
        session.last = line;
        session.tally = tally;
        session.extra = extra;
        session.zero ||= this.zeroNext;
        this.zeroNext = false;
        if (this.#isHeadless(session))
            this.#traces.sign('log-truncated', 'agreement', line, ownBytes(this.#traces.closing?.text ?? ''));
        this.#tellUnfinished(session);
        this.#record(session);
    }
    /** The last run that closed goes on: lines that hold its counts close it anew. Only where it has something red, and no more than they. */
    reopenLast(tally) {
        const before = this.#ended.at(-1)?.tally;
        if (before && (0,model_tally/* red */.wv)(before) > 0 && (0,model_tally/* red */.wv)(before) <= (0,model_tally/* red */.wv)(tally) && before.tests <= tally.tests) {
            this.#ended.pop();
            this.#bounds.ended.give();
        }
    }
    /** The end of the log: what is still open stays open, save what its running totals close. All are then in the order of their openings. */
    end() {
        if (this.#rest !== null)
            this.#suspended.push({ ...this.#rest, done: false });
        for (const session of [...this.#suspended, ...this.#open.values()]) {
            if (session.done && this.#closing?.from === 'last')
                session.close = session.last;
            this.#tellUnfinished(session);
            this.#record(session);
        }
        this.#ended.sort((a, b) => a.open - b.open);
    }
    /** A run that must have been there, and of which nothing was seen: it stays open. */
    addMissing(line) {
        this.#record(newSession(line, false));
    }
    /** Whether the log began in the middle of the run: the first of this runner, and closed as only one with an opening can be. */
    #isHeadless(session) {
        if (session.opened || this.#ended.length > 0 || this.#suspended.length > 0 || this.#open.size > 0)
            return false;
        return this.#closing?.headed?.test(this.#traces.closing?.text ?? '') ?? false;
    }
    /** @returns the run that lines of the scope now belong to. */
    #start(scope, session) {
        if (!this.#bounds.open.take()) {
            const oldest = this.#suspended.shift();
            if (oldest === undefined) {
                this.#rest ??= session;
                return this.#rest;
            }
            this.#record(oldest);
        }
        this.#open.set(scope, session);
        return session;
    }
    /** Where there is no room for one more, neighbours are taken together. */
    #record(session) {
        forgetRunning(session, this.#bounds.names);
        const before = this.#ended.at(-1);
        if (this.#bounds.ended.take() || before === undefined)
            this.#ended.push(session);
        else
            mergeInto(before, session);
    }
    #tellUnfinished(session) {
        for (const [id, count] of session.running ?? []) {
            for (let n = 0; n < Math.min(count, MAX_OF_ONE_NAME); n++)
                this.#traces.sign('unfinished-test', 'named-case', session.last, id, id);
        }
        if (session.overflow > 0)
            this.#traces.sign('unfinished-test', 'never', session.last, `${session.overflow} more tests started and have no result`);
        forgetRunning(session, this.#bounds.names);
    }
}

;// CONCATENATED MODULE: ./lib/core/parse/log-traces.js

/** Characters kept of a line. */
const TEXT = 200;
const STRENGTH = { progress: 0, result: 1, opening: 2, closing: 3 };
/** What one runner left in one stream: its runs, and what was said about all of them. Lines and texts come from the log: hostile, as bytes. */
class RunnerTraces {
    profile;
    stream;
    firstLine;
    /** Of the lines that said more than that a test ended. */
    lastLine = 0;
    strongest = 'progress';
    /** Runs that can't change any more. */
    sessions = [];
    /** Tests by their results, over all runs. */
    finished = 0;
    red = 0;
    /** A line said that a test starts: in this run of the runner every test has one. */
    announcesStarts = false;
    /** Lines that say red without a count of tests. */
    redLines = 0;
    firstRedLine = null;
    /** Units replayed from a cache, and units that ran. */
    cached = 0;
    ran = 0;
    /** The latest closing line. */
    closing = null;
    bounds;
    #keeper;
    constructor(profile, stream, line, { keeper, bounds }) {
        this.profile = profile;
        this.stream = stream;
        this.firstLine = line;
        this.#keeper = keeper;
        this.bounds = bounds;
    }
    mark(trace) {
        if (STRENGTH[trace] > STRENGTH[this.strongest])
            this.strongest = trace;
    }
    closingLine(line, text) {
        this.closing = { line, text: decodeBytes(text, TEXT) };
    }
    redLine(line, text) {
        this.redLines += 1;
        this.firstRedLine ??= { line, text: decodeBytes(text, TEXT) };
        this.mark('closing');
    }
    /** @param id the name of the test that the sign is about. */
    sign(code, yields, line, text, id = null) {
        if (code !== 'unfinished-test')
            this.mark('result');
        this.#keeper.add({
            code,
            yields,
            line,
            text: decodeBytes(text, TEXT),
            id: id === null ? null : decodeBytes(id, TEXT),
            runner: this.profile.name,
            stream: this.stream,
        });
    }
}

;// CONCATENATED MODULE: ./lib/core/parse/log-runner.js






/** What one runner does in one stream: a machine that the matching lines drive. Bounded, however many lines there are. */
class RunnerState {
    traces;
    sessions;
    closing;
    results;
    /** The last line that was shown to {@link closing}. */
    awaitsSince = 0;
    #notRunLine = -2;
    #finalLine = 0;
    #finalDue;
    constructor(profile, stream, line, kept) {
        this.traces = new RunnerTraces(profile, stream, line, kept);
        this.sessions = new Sessions(this.traces);
        this.closing = new ClosingLines(this.traces, this.sessions);
        this.results = new ResultLines(this.traces, this.sessions);
        this.#finalDue = profile.log.closing?.final !== undefined && profile.log.closing.finalWith === undefined;
    }
    /** A result now shows a run that needs closing lines: another one than that which has closed, or one that goes on. */
    get mayReopen() {
        return this.traces.strongest === 'closing' || this.sessions.open('') !== undefined;
    }
    /** Applies a rule that matched. `text` is the clean line, as bytes; `afterBlank`: the line before it is blank. */
    apply(rule, match, line, text, afterBlank) {
        if (rule.kind === 'end') {
            this.results.end(rule, match, line);
            return;
        }
        this.traces.lastLine = line;
        const groups = groupsOf(rule.names, match);
        const scope = groups['scope'] ?? '';
        switch (rule.kind) {
            case 'opening':
                this.#opening(rule, groups, line);
                break;
            case 'start':
                this.results.start(groups, line);
                break;
            case 'container':
                this.results.container(groups, line, text);
                break;
            case 'plan':
                this.results.plan(Number(groups['n']), line, text, afterBlank);
                break;
            case 'confirm':
                this.closing.confirm(scope);
                break;
            case 'zero':
                this.closing.zero(rule.flag, scope, line, text);
                break;
            case 'count':
                this.closing.count(rule, match, line, text);
                break;
            case 'completes':
                this.closing.completes(rule, scope, line, text);
                break;
            case 'tasks':
                this.#tasks(groups, line, text);
                break;
            case 'finalDue':
                this.#finalDue = true;
                break;
            case 'final':
            case 'usually':
                this.#finalLine = line;
                break;
            case 'reopens':
                if (this.mayReopen)
                    this.sessions.at('', line).last = line;
                break;
            case 'progress':
                break;
            default:
                this.#tells(rule, groups, line, text);
        }
    }
    /** The end of the log: what is still open stays open. */
    finish(lastLine) {
        this.closing.end(lastLine);
        this.sessions.end();
        this.results.finish();
        const { sessions } = this.traces;
        const last = Math.max(0, ...sessions.map((session) => session.last));
        if (last <= this.#finalLine)
            return;
        if (this.#finalDue)
            this.sessions.addMissing(last);
        const latest = sessions.at(-1);
        if (this.traces.profile.log.closing?.usually !== undefined && latest?.close === last && !latest.zero) {
            this.traces.sign('log-truncated', 'agreement', last, ownBytes(this.traces.closing?.text ?? ''));
        }
    }
    #opening({ flag: isSession, sums, once }, groups, line) {
        this.traces.mark('opening');
        const scope = groups['scope'] ?? '';
        if (isSession && !(once && this.sessions.open(scope))) {
            this.sessions.begin(scope, line);
            this.closing.forget();
        }
        const announces = groups['announces'];
        if (announces === undefined)
            return;
        const current = this.sessions.at(scope, line);
        current.last = line;
        const announced = Number(announces) - Number(groups['minus'] ?? 0);
        if (current.announced === null || sums)
            current.announced = (current.announced ?? 0) + announced;
    }
    /** A wrapper's own closing lines. */
    #tasks({ finished, started }, line, text) {
        this.traces.mark('closing');
        this.traces.closingLine(line, text);
        if (finished === undefined && this.sessions.open(''))
            this.sessions.close('', line, null);
        if (Number(finished) < Number(started))
            this.traces.sign('task-incomplete', 'never', line, text);
    }
    /** Lines that change no run, and say something about all of them. */
    #tells(rule, groups, line, text) {
        switch (rule.kind) {
            case 'red':
                this.traces.redLine(line, text);
                break;
            case 'replayed':
                this.traces.mark('result');
                this.traces.cached += Number(groups['n'] ?? 1);
                if (groups['of'] !== undefined)
                    this.traces.ran += Number(groups['of']) - Number(groups['n'] ?? 0);
                break;
            case 'ran':
                this.traces.ran += 1;
                // a wrapper says so of the task whose lines follow
                if (this.traces.profile.log.closing === undefined)
                    this.traces.mark('result');
                break;
            case 'notRun':
                if (rule.flag)
                    this.#notRunLine = line;
                else
                    this.#notRun(rule, line, text);
                break;
            case 'notRunItem':
                if (line !== this.#notRunLine + 1)
                    break;
                this.#notRunLine = line;
                this.#notRun(rule, line, text);
                break;
            case 'interrupted':
                this.traces.sign('interrupted', 'never', line, text);
                break;
            case 'stopped':
                this.traces.sign('stopped-early', 'agreement', line, text);
                break;
            case 'worker-crash':
            case 'crash-in-log':
                this.traces.sign(rule.kind, 'never', line, text);
                break;
        }
    }
    #notRun({ except }, line, text) {
        if (!except?.test(text))
            this.traces.sign('not-run', 'never', line, text);
    }
}

;// CONCATENATED MODULE: ./lib/core/parse/log-stream.js


/** Kinds of lines that can close a run. */
const CLOSING = new Set(['plan', 'zero', 'count', 'completes', 'final', 'usually', 'end', 'tasks']);
/** What a line that was cut could have gone on with. */
const MORE = [
    '\x01',
    '0',
    's',
    '.',
    ')',
    ' 0',
    ' (0)',
    ', 0',
    '; 0',
    '; 0 filtered out',
    '; finished in 0.00s',
    ' a',
    'a',
    ', 0 skipped',
    ', 0 pending',
    ' | 0 skipped',
    ' (skipped=0)',
];
/** Whether the last line of a log, which no line end ends, is whole by its own shape. */
function isWhole(re, text) {
    return !MORE.some((more) => re.test(text + more));
}
/** Kinds of lines that mean nothing where nothing else of their runner was seen: others print such lines as well. */
const SILENT = new Set([
    'completes',
    'final',
    'finalDue',
    'usually',
    'confirm',
    'notRunItem',
    'red',
    'reopens',
]);
function speaksAlone({ kind, profile, count }) {
    if (!SILENT.has(kind))
        return count?.where !== 'opened';
    const { closing } = profile.log;
    return closing === undefined || (kind === 'completes' && (closing.from === 'results' || closing.counts.length === 0));
}
/** The lines of one writer: the whole log, or what a wrapper marks with one prefix. */
class LogStream {
    name;
    runners = new Map();
    /** Lines seen, and how many it takes to believe that there is such a stream. */
    lines = 0;
    needs;
    #table;
    #kept;
    #rest;
    #waiting = [];
    /** @param rest of a wrapper's stream: where runners go for whom there is no room. */
    constructor(name, needs, table, kept, rest) {
        this.name = name;
        this.needs = needs;
        this.#table = table;
        this.#kept = kept;
        this.#rest = rest;
    }
    /** Some closing lines wait for what follows: every line has to be shown. */
    get attentive() {
        return this.#waiting.length > 0;
    }
    /** Lines of this plan tell nothing new: weak traces of a runner that left one already, and no run of theirs has closed. */
    knows({ faint, rules }) {
        if (!faint)
            return false;
        const first = rules.find(({ kind }) => kind === 'progress');
        if (first !== undefined && !this.runners.has(first.owner))
            return false;
        return rules.every(({ kind, owner }) => kind === 'progress' || this.runners.get(owner)?.mayReopen !== true);
    }
    /** Shows a clean line (bytes). @returns whether a rule matched. */
    line(text, line, plan, context) {
        let matched = plan !== null && this.#try(plan.rules, text, line, context);
        if (context.glued)
            matched = this.#tryGlued(text, line, matched, context) || matched;
        if (this.#waiting.length > 0)
            this.#tellWaiting(text, line, context.ended);
        return matched;
    }
    /** A line that is known to be nothing but a passed test's result. */
    passed(rule, line) {
        this.#runnerOf(rule, line).results.pass(line);
    }
    finish(lastLine) {
        for (const runner of this.runners.values())
            runner.finish(lastLine);
    }
    #try(rules, text, line, { ended, afterBlank }) {
        let matched = false;
        let claimed = false;
        for (const rule of rules) {
            if (rule.kind === 'progress') {
                if (claimed)
                    continue;
                claimed = this.runners.has(rule.owner);
                if (claimed)
                    continue;
            }
            const match = rule.re.exec(text);
            if (match === null || (!ended && CLOSING.has(rule.kind) && !isWhole(rule.re, text)))
                continue;
            claimed ||= rule.kind === 'progress';
            matched = this.#apply(rule, match, line, text, afterBlank) || matched;
        }
        return matched;
    }
    #tryGlued(text, line, already, { prefix, behind, ended }) {
        let matched = false;
        for (const { literal, rule, alone } of this.#table.glued) {
            if ((rule.kind === 'progress' && this.runners.has(rule.owner)) || !text.includes(literal))
                continue;
            const match = rule.re.exec(text);
            if (match === null || (!alone && (match.index === prefix || (already && isBlank(text, match.index)))))
                continue;
            if (prefix >= 0 && match.index > prefix && behind?.runners.has(rule.owner))
                continue;
            if (!ended && CLOSING.has(rule.kind) && !isWhole(rule.re, text))
                continue;
            if ((rule.kind === 'crash-in-log' || rule.kind === 'worker-crash') && isPassedTest(text))
                continue;
            matched = this.#apply(rule, match, line, text) || matched;
        }
        return matched;
    }
    #runnerOf({ owner, profile }, line) {
        const known = this.runners.get(owner);
        if (known !== undefined)
            return known;
        if (this.#rest !== null)
            this.#kept.bounds.runners.take();
        const runner = new RunnerState(profile, this.name, line, this.#kept);
        this.runners.set(owner, runner);
        return runner;
    }
    #apply(rule, match, line, text, afterBlank = false) {
        const known = this.runners.has(rule.owner);
        if (!known && this.#rest !== null && this.#kept.bounds.runners.isSpent)
            return this.#rest().#apply(rule, match, line, text);
        if (!known && !speaksAlone(rule))
            return false;
        const runner = this.#runnerOf(rule, line);
        const waited = runner.closing.awaitsNext;
        runner.apply(rule, match, line, text, afterBlank);
        if (runner.closing.awaitsNext && !waited)
            this.#waiting.push(runner);
        if (runner.closing.awaitsNext)
            runner.awaitsSince = line;
        return true;
    }
    #tellWaiting(text, line, ended) {
        const blank = ended && !/[^ \t\r]/.test(text);
        for (const { closing, awaitsSince } of this.#waiting)
            if (closing.awaitsNext && awaitsSince !== line)
                closing.nextLine(blank, ended);
        this.#waiting = this.#waiting.filter(({ closing }) => closing.awaitsNext);
    }
}
function isBlank(text, end) {
    for (let at = 0; at < end; at++)
        if (text.charCodeAt(at) !== 0x20 && text.charCodeAt(at) !== 0x09)
            return false;
    return true;
}

;// CONCATENATED MODULE: ./lib/core/parse/log-reader.js






/** Prefixes that are told apart; lines of further ones are taken together. */
const MAX_STREAMS = 1_000;
const OVERFLOW = '…';
const tables = new WeakMap();
function tableOf(profiles) {
    let table = tables.get(profiles);
    if (table === undefined) {
        table = compileRules(profiles);
        tables.set(profiles, table);
    }
    return table;
}
/** Reads lines: which streams there are, what their runners say, and what the system says between them. */
class LogReader {
    /** Literals that must be looked for anywhere in a line. */
    literals;
    #table;
    #keeper = new SignKeeper();
    #kept = { keeper: this.#keeper, bounds: new Bounds() };
    #main;
    #streams = new Map();
    #attentive = new Set();
    #footer;
    /** The piece holds a byte without which there is no prefix. */
    #mayHavePrefixes = true;
    /** Lines of this plan tell nothing new, as long as no other line is read. */
    #known = null;
    /** The last line that was blank. */
    blankLine = -1;
    constructor(profiles, footer) {
        this.#table = tableOf(profiles);
        this.#footer = footer;
        this.#main = new LogStream('', 0, this.#table, this.#kept, null);
        this.literals = [...new Set([...this.#table.glued.map(({ literal }) => literal), ...SYSTEM_LITERALS])];
    }
    /** A new piece of the log to {@link look} at. */
    piece(text) {
        this.#table.automaton.forget();
        this.#mayHavePrefixes = text.includes(':') || text.includes('|') || text.includes('[');
    }
    /** Every line has to be shown, whatever it begins with. */
    get attentive() {
        return this.#attentive.size > 0 || this.#footer !== null;
    }
    /**
     * Whether the line from `from` to `end` could matter: the quick look at every line of a log. `text` and `bytes` are the same, and hold at
     * least one character behind `end`. @returns what the line may mean; `'show'` where that has to be read from the clean line; null where it can't matter.
     */
    look(text, bytes, from, end) {
        const stop = lastInk(text, from, end);
        const at = end - from > 9 ? skipTimestamp(text, from) : from;
        if (at >= stop)
            return null;
        const plan = this.#matters(bytes, at, stop);
        if (plan !== null)
            return at === from ? plan : 'show';
        if (!this.#mayHavePrefixes)
            return null;
        const behind = behindPrefix(text, skipEscapes(text, at), stop);
        if (behind < 0)
            return null;
        return this.#streams.size > 0 || (behind < stop && this.#matters(bytes, behind, stop) !== null) ? 'show' : null;
    }
    #matters(bytes, from, end) {
        const { automaton } = this.#table;
        const row = automaton.read(bytes, from, end);
        const plan = row === 0 ? null : automaton.plan(row);
        if (plan === null || plan === this.#known)
            return null;
        if (!this.#main.knows(plan))
            return plan;
        this.#known = plan;
        return null;
    }
    /** Reads a line that {@link look} found to be nothing but a passed test's result. */
    passed(rule, line) {
        this.#known = null;
        this.#main.passed(rule, line);
    }
    /**
     * Reads one line (or one state of a line that is written over), as bytes. `glued`: one of the literals stands in it. `known`: that it holds no
     * escape sequences, or also what {@link look} found for it. `ended`: whether a line end follows.
     */
    line(raw, line, glued, known = 'any', ended = true) {
        this.#known = null;
        const plain = known !== 'any' || !hasEscapes(raw) ? raw : stripEscapes(raw);
        const text = plain.slice(skipTimestamp(plain, 0), lastInk(plain, 0, plain.length));
        this.#footer?.line(text);
        const plan = typeof known === 'object' ? known : this.#plan(text);
        this.#system(text, plan, line, glued);
        const before = glued ? splitPrefix(text) : null;
        const prefix = before === null ? -1 : text.length - before.rest.length;
        const behind = before === null ? null : (this.#streams.get(before.stream) ?? null);
        if (this.#show(this.#main, text, plan, line, { glued, prefix, behind, ended, afterBlank: this.blankLine === line - 1 }))
            return;
        const prefixed = before ?? splitPrefix(text);
        if (prefixed === null)
            return;
        const own = this.#plan(prefixed.rest);
        const stream = this.#streamOf(prefixed, glued || own !== null);
        if (stream === null)
            return;
        stream.lines += 1;
        this.#system(prefixed.rest, own, line, glued);
        this.#show(stream, prefixed.rest, own, line, { glued, prefix: -1, behind: null, ended, afterBlank: false });
    }
    #plan(text) {
        const { automaton } = this.#table;
        const row = automaton.readText(text);
        return row === 0 ? null : automaton.plan(row);
    }
    end(lastLine) {
        const streams = [this.#main, ...this.#streams.values()];
        for (const stream of streams)
            stream.finish(lastLine);
        const believed = streams.filter((stream) => stream.lines >= stream.needs);
        const names = new Set(believed.map((stream) => stream.name));
        return {
            runners: believed.flatMap((stream) => [...stream.runners.values()].map(({ traces }) => traces)),
            signs: this.#keeper.list().filter((sign) => names.has(sign.stream)),
        };
    }
    #show(stream, text, plan, line, context) {
        const matched = stream.line(text, line, plan, context);
        if (stream.attentive)
            this.#attentive.add(stream);
        else if (this.#attentive.size > 0)
            this.#attentive.delete(stream);
        return matched;
    }
    /** A stream begins with a line that matters; others only count for it. */
    #streamOf({ stream: name, needs }, matters) {
        const known = this.#streams.get(name);
        if (known)
            return known;
        if (!matters)
            return null;
        if (this.#streams.size >= MAX_STREAMS)
            return this.#rest();
        const own = ownBytes(name);
        const stream = new LogStream(decodeBytes(own, 160), needs, this.#table, this.#kept, () => this.#rest());
        this.#streams.set(own, stream);
        return stream;
    }
    /** Has what is beyond what can be told apart. */
    #rest() {
        const known = this.#streams.get(OVERFLOW);
        if (known)
            return known;
        const stream = new LogStream(OVERFLOW, 4, this.#table, this.#kept, null);
        this.#streams.set(OVERFLOW, stream);
        return stream;
    }
    #system(text, plan, line, glued) {
        const candidates = glued && SYSTEM_LITERALS.some((literal) => text.includes(literal)) ? SYSTEM_RULES : (plan?.system ?? []);
        const found = candidates.find(({ re }) => re.test(text));
        if (found && !isPassedTest(text))
            this.#sign(found.code, found.yields, line, text);
    }
    #sign(code, yields, line, text) {
        this.#keeper.add({ code, yields, line, text: decodeBytes(text, 200), id: null, runner: null, stream: '' });
    }
}
/** Where the white space at the end of `text` from `from` to `end` begins. */
function lastInk(text, from, end) {
    let at = end;
    while (at > from && log_reader_isBlank(text.charCodeAt(at - 1)))
        at--;
    return at;
}
function log_reader_isBlank(byte) {
    return byte === 0x20 || byte === 0x09 || byte === 0x0d || byte === 0x0c;
}

;// CONCATENATED MODULE: ./lib/core/parse/log-scanner.js






function createLogScanner(options = {}) {
    const footer = options.footer ? new FooterWatch(options.footer) : null;
    const reader = new LogReader(options.profiles ?? runners/* PROFILES */.jI, footer);
    const lines = new LogLines(reader);
    return {
        write: (chunk) => lines.write(chunk),
        end: () => {
            const log = lines.end();
            const { runners, signs } = reader.end(log.lines);
            const nesting = new Nesting(runners, directRunner(options.argv ?? null));
            return { ...log, runners: runnerFacts(runners, nesting), signs: logSigns(signs, nesting), footer: footer?.found() ?? null };
        },
    };
}
/** One word may be a whole shell script: only words as such name the runner itself. */
function directRunner(argv) {
    return argv === null || argv.length < 2 ? null : ((0,runners/* runnerOfCommand */.D)(argv, false)?.name ?? null);
}


/***/ })

};
