export const id = 79;
export const ids = [79];
export const modules = {

/***/ 34079:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  stageEvidence: () => (/* binding */ stageEvidence)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
;// CONCATENATED MODULE: ./lib/core/parse/literal-search.js
/**
 * Finds many literals at once in a stream of bytes, each byte looked at once (Aho and Corasick's automaton), across the borders of pieces.
 */
class LiteralSearch {
    /** Column of each byte: bytes that no literal has share column 0. */
    #columns = new Uint8Array(256);
    #width;
    /** Rows of the next states; a state is the place of its row. */
    #table;
    /** By state (divided by the width): the number of the longest literal that ends there, plus one; 0 where none does. */
    #ends;
    #literals;
    #state = 0;
    /** @param literals none of them empty. */
    constructor(literals) {
        this.#literals = literals;
        let width = 1;
        for (const literal of literals)
            for (const byte of literal)
                if (this.#columns[byte] === 0)
                    this.#columns[byte] = width++;
        this.#width = width;
        const states = 1 + literals.reduce((sum, { length }) => sum + length, 0);
        this.#table = new Int32Array(states * width);
        this.#ends = new Int32Array(states);
        this.#link(this.#grow());
    }
    /** The tree of all literals. @returns how many states there are. */
    #grow() {
        let states = 1;
        for (const [number, literal] of this.#literals.entries()) {
            let state = 0;
            for (const byte of literal) {
                const at = state + (this.#columns[byte] ?? 0);
                if (this.#table[at] === 0)
                    this.#table[at] = states++ * this.#width;
                state = this.#table[at] ?? 0;
            }
            this.#ends[state / this.#width] = number + 1;
        }
        return states;
    }
    /** Where a literal breaks off, the longest end of it that begins another goes on. */
    #link(states) {
        const width = this.#width;
        const fallbacks = new Int32Array(states);
        const queue = [];
        for (let column = 1; column < width; column++) {
            const next = this.#table[column] ?? 0;
            if (next !== 0)
                queue.push(next);
        }
        for (let i = 0; i < queue.length; i++) {
            const state = queue[i] ?? 0;
            const fallback = fallbacks[state / width] ?? 0;
            // A literal that goes on longer is the longest; one that ends here by way of another is shorter.
            if (this.#ends[state / width] === 0)
                this.#ends[state / width] = this.#ends[fallback / width] ?? 0;
            for (let column = 1; column < width; column++) {
                const next = this.#table[state + column] ?? 0;
                const other = this.#table[fallback + column] ?? 0;
                if (next === 0)
                    this.#table[state + column] = other;
                else {
                    fallbacks[next / width] = other;
                    queue.push(next);
                }
            }
        }
    }
    /**
     * @param found is told of each literal's end: its number, and the place behind its last byte, counted from the start of this piece. Of several
     * that end in one place it hears of the longest alone.
     */
    search(piece, found) {
        const [table, columns, ends, width] = [this.#table, this.#columns, this.#ends, this.#width];
        let state = this.#state;
        for (let at = 0; at < piece.length; at++) {
            state = table[state + columns[piece[at]]];
            if (state !== 0 && ends[state / width] !== 0)
                found(ends[state / width] - 1, at + 1);
        }
        this.#state = state;
    }
}

;// CONCATENATED MODULE: ./lib/core/parse/token-shapes.js
const TOKEN_SHAPES = [
    { name: 'GitHub token', prefixes: ['ghp_', 'gho_', 'ghu_', 'ghr_'], pattern: /gh[opru]_[A-Za-z0-9]{36,}/y },
    // Tokens of installations have grown from 40 characters to hundreds, with dots.
    { name: 'GitHub token', prefixes: ['ghs_'], pattern: /ghs_[A-Za-z0-9_.-]{36,}/y },
    { name: 'GitHub token', prefixes: ['github_pat_'], pattern: /github_pat_[A-Za-z0-9_]{36,}/y },
    { name: 'GitLab token', prefixes: ['glpat-', 'glrt-', 'glptt-'], pattern: /gl(?:pat|rt|ptt)-[A-Za-z0-9_.-]{20,}/y, apart: true },
    {
        name: 'AWS key',
        prefixes: ['AKIA', 'ASIA', 'ABIA', 'ACCA'],
        pattern: /A[BCKS][CI]A(?![A-Z0-9]{9}EXAMPLE)[A-Z2-7]{16}(?![A-Za-z0-9_+/=-])/y,
        apart: true,
    },
    { name: 'Google key', prefixes: ['AIza'], pattern: /AIza[A-Za-z0-9_-]{35}(?![A-Za-z0-9_-])/y, apart: true },
    { name: 'Google token', prefixes: ['ya29.'], pattern: /ya29\.[A-Za-z0-9_-]{30,}/y, apart: true },
    { name: 'Slack token', prefixes: ['xox'], pattern: /xox[abeoprs]-(?:\d-)?[A-Za-z0-9]{8,}-[A-Za-z0-9-]{10,}/y, apart: true },
    { name: 'Slack address', prefixes: ['hooks.slack.com/'], pattern: /hooks\.slack\.com\/services\/T\w{6,14}\/B\w{6,14}\/\w{20,}/y },
    { name: 'npm token', prefixes: ['npm_'], pattern: /npm_[A-Za-z0-9]{36}(?![A-Za-z0-9_])/y, apart: true },
    { name: 'PyPI token', prefixes: ['pypi-AgE'], pattern: /pypi-AgE[A-Za-z0-9_-]{50,}/y, apart: true },
    {
        name: 'OpenAI key',
        prefixes: ['sk-'],
        pattern: /sk-(?:[A-Za-z0-9]{48}(?![A-Za-z0-9_-])|(?:proj|svcacct|admin)-[A-Za-z0-9_-]{40,})/y,
        apart: true,
    },
    { name: 'Anthropic key', prefixes: ['sk-ant-'], pattern: /sk-ant-[A-Za-z0-9_-]{40,}/y, apart: true },
    { name: 'Stripe key', prefixes: ['sk_', 'rk_'], pattern: /[rs]k_(?:live|test)_[A-Za-z0-9]{24,}/y, apart: true },
    { name: 'SendGrid key', prefixes: ['SG.'], pattern: /SG\.[A-Za-z0-9_-]{22}\.[A-Za-z0-9_-]{43}(?![A-Za-z0-9_-])/y, apart: true },
    { name: 'Hugging Face token', prefixes: ['hf_'], pattern: /hf_[A-Za-z0-9]{34}(?![A-Za-z0-9_])/y, apart: true },
    { name: 'DigitalOcean token', prefixes: ['dop_v1_', 'doo_v1_'], pattern: /do[op]_v1_[a-f0-9]{64}/y, apart: true },
    {
        name: 'Shopify token',
        prefixes: ['shpat_', 'shpca_', 'shppa_', 'shpss_'],
        pattern: /shp(?:at|ca|pa|ss)_[a-fA-F0-9]{32}/y,
        apart: true,
    },
    { name: 'age key', prefixes: ['AGE-SECRET-KEY-1'], pattern: /AGE-SECRET-KEY-1[A-Z0-9]{58}/y, apart: true },
];
/** Where a JSON Web Token may begin: `{"` in base64. */
const JWT_PREFIX = 'eyJ';
/** Header, claims and signature; of the last, what an empty signature leaves is nobody's secret. */
const JWT_PART = /[A-Za-z0-9_-]*/y;
const JWT_PART_MIN = 10;
/** Where the text form of a private key begins, and what its first line is. */
const KEY_PREFIX = '-----BEGIN ';
const KEY_OPENING = /-----BEGIN [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----/y;
/** The claims of the token that every manual shows: `{"sub":"1234567890"`. */
const FROM_THE_MANUAL = '.eyJzdWIiOiIxMjM0NTY3ODkwIi';
/** Drawn at random, a token has many different characters; `ghp_xxxxxxxx…` in a manual has not. */
const looksDrawn = (token) => new Set(token).size >= 10 && !token.includes(FROM_THE_MANUAL);

;// CONCATENATED MODULE: ./lib/core/parse/secret-scanner.js


/** What a token may reach over before it is taken as it is. A token of this length has been seen to be one long before. */
const HELD_BYTES = 16 * 1024;
/** Looked back at from where a token begins. */
const BEFORE_BYTES = 32;
/** From the opening of a private key to its first line (headers lie between), and between its lines (what a log puts before each). */
const KEY_GAPS = { first: 300, next: 64 };
const KEY_RUN_MIN = { first: 40, next: 8 };
/** Nobody's key is larger. */
const KEY_BYTES = 64 * 1024;
const SHAPES_BY_PREFIX = [
    ...TOKEN_SHAPES.flatMap((shape) => shape.prefixes.map((prefix) => [prefix, shape])),
    [JWT_PREFIX, 'jwt'],
    [KEY_PREFIX, 'key'],
];
/** What may go on behind a token that was cut for its length. */
const MORE_OF_IT = /[A-Za-z0-9_.+/=-]*/y;
/**
 * Looks for secrets in a stream of bytes: for literals that it is given, and for tokens of well-known shapes. Linear in the stream whatever is in
 * it, across the borders of pieces, in bounded memory.
 */
class SecretScanner {
    #search;
    #lengths;
    #firstShape;
    /** Bytes that came last and may be part of a token that isn't at its end yet; latin1. */
    #held = '';
    #heldAt = 0;
    #seen = 0;
    #candidates = [];
    /** In a private key: where its next line is looked for, and how far. */
    #key = null;
    /** Where a token was cut for its length and may go on. */
    #cutAt = null;
    /** Up to where a JSON Web Token was looked for in vain. */
    #noJwtBefore = 0;
    /** Up to where nothing else is looked for: a token, or what only looks like one. */
    #doneUntil = 0;
    constructor(literals) {
        const prefixes = SHAPES_BY_PREFIX.map(([prefix]) => Uint8Array.from(prefix, (char) => char.charCodeAt(0)));
        this.#firstShape = literals.length;
        this.#lengths = [...literals, ...prefixes].map(({ length }) => length);
        this.#search = new LiteralSearch([...literals, ...prefixes]);
    }
    /** @returns what was found by now, in no order; stretches may overlap. */
    write(piece) {
        const spans = [];
        this.#search.search(piece, (literal, end) => {
            const at = this.#seen + end - (this.#lengths[literal] ?? 0);
            if (literal < this.#firstShape)
                spans.push({ offset: at, length: this.#seen + end - at });
            else
                this.#candidates.push({ at, shape: SHAPES_BY_PREFIX[literal - this.#firstShape]?.[1] ?? 'jwt' });
        });
        const busy = this.#candidates.length > 0 || this.#key !== null || this.#cutAt !== null;
        const text = busy ? this.#held + latin1(piece) : '';
        this.#seen += piece.length;
        if (busy)
            this.#decide(text, spans, false);
        this.#hold(busy ? text : this.#held + latin1(piece.subarray(-BEFORE_BYTES)));
        return spans;
    }
    end() {
        const spans = [];
        this.#decide(this.#held, spans, true);
        return spans;
    }
    /** Keeps what isn't decided, with a little before it. */
    #hold(text) {
        const open = Math.min(this.#candidates[0]?.at ?? this.#seen, this.#key?.from ?? this.#seen);
        const from = Math.max(this.#seen - text.length, open - BEFORE_BYTES, 0);
        this.#held = own(text.slice(text.length - (this.#seen - from)));
        this.#heldAt = from;
    }
    /** @param text all bytes from `#heldAt` on. */
    #decide(text, spans, last) {
        const add = (from, to) => {
            if (to > from)
                spans.push({ offset: from, length: to - from });
            this.#doneUntil = Math.max(this.#doneUntil, to);
        };
        this.#goOn(text, add);
        let settled = 0;
        for (;; settled++) {
            if (this.#key !== null && !this.#readKey(text, add, last))
                break;
            const candidate = this.#candidates[settled];
            if (candidate === undefined)
                break;
            if (candidate.at >= this.#doneUntil && !this.#settle(candidate, text, add, last))
                break;
        }
        this.#candidates = this.#candidates.slice(settled);
    }
    #goOn(text, add) {
        if (this.#cutAt === null)
            return;
        const end = this.#cutAt + matchAt(MORE_OF_IT, text, this.#cutAt - this.#heldAt).length;
        add(this.#cutAt, end);
        this.#cutAt = end === this.#heldAt + text.length ? end : null;
    }
    /** @returns whether there is nothing more to wait for. */
    #settle({ at, shape }, text, add, last) {
        const local = at - this.#heldAt;
        const short = !last && text.length - local < HELD_BYTES;
        if (shape === 'key') {
            const opening = matchAt(KEY_OPENING, text, local);
            if (opening === '' && short && text.length - local < 80)
                return false;
            if (opening !== '')
                this.#key = keyFrom(at + opening.length);
            return true;
        }
        const found = shape === 'jwt' ? this.#jwtAt(at, text, short) : tokenAt(shape, text, local, short);
        if (found === null)
            return false;
        const end = at + found.length;
        // What has so few different characters has no token within it either.
        if (!looksDrawn(found))
            this.#doneUntil = Math.max(this.#doneUntil, end);
        else {
            add(at, end);
            if (local + found.length === text.length && !last)
                this.#cutAt = end;
        }
        return true;
    }
    /** @returns null where more must be seen, '' where there is none. */
    #jwtAt(at, text, short) {
        if (at < this.#noJwtBefore)
            return '';
        const start = at - this.#heldAt;
        const header = matchAt(JWT_PART, text, start);
        let end = start + header.length;
        let sound = header.length >= JWT_PART_MIN;
        for (const prefix of [JWT_PREFIX, '']) {
            if (end >= text.length && short)
                return null;
            if (!sound || text[end] !== '.')
                break;
            const part = matchAt(JWT_PART, text, end + 1);
            sound = part.length >= JWT_PART_MIN && part.startsWith(prefix);
            end += 1 + part.length;
        }
        if (end >= text.length && short)
            return null;
        if (sound && text.slice(start, end).split('.').length === 3)
            return text.slice(start, end);
        // Whatever else begins within this header has the same behind it.
        this.#noJwtBefore = at + header.length;
        return '';
    }
    /** Runs of base64 behind the opening of a private key. @returns whether the key has ended. */
    #readKey(text, add, last) {
        const key = this.#key;
        if (key === null)
            return true;
        for (;;) {
            const rest = text.slice(key.from - this.#heldAt, key.until - this.#heldAt);
            const run = nextRun(rest, key.started ? KEY_RUN_MIN.next : KEY_RUN_MIN.first);
            const untilSeen = this.#heldAt + text.length >= key.until;
            if (run === null) {
                if (!untilSeen && !last)
                    return false;
                break;
            }
            const start = key.from + run.index;
            const whole = matchAt(KEY_RUN, text, start - this.#heldAt);
            add(start, start + whole.length);
            Object.assign(key, { started: true, from: start + whole.length, until: Math.min(key.end, start + whole.length + KEY_GAPS.next) });
            if (key.from >= key.end)
                break;
        }
        this.#key = null;
        return true;
    }
}
const KEY_RUN = /[A-Za-z0-9+/=]*/y;
const KEY_RUNS = { 8: /-----END|[A-Za-z0-9+/=]{8}/, 40: /-----END|[A-Za-z0-9+/=]{40}/ };
function nextRun(text, min) {
    const found = KEY_RUNS[min].exec(text);
    return found === null || found[0] === '-----END' ? null : found;
}
const keyFrom = (at) => ({ from: at, until: at + KEY_GAPS.first, started: false, end: at + KEY_BYTES });
function tokenAt({ pattern, apart }, text, local, short) {
    if (apart === true && !standsApart(text, local))
        return '';
    const token = matchAt(pattern, text, local);
    if (!short)
        return token;
    // A token, or what only a further byte can make one, that reaches the end may go on.
    const reach = token === '' ? local + matchAt(MORE_OF_IT, text, local).length : local + token.length;
    return reach >= text.length ? null : token;
}
/** Behind an escape sequence a token is apart too, though that ends in a letter. */
function standsApart(text, at) {
    const before = text.slice(Math.max(0, at - BEFORE_BYTES), at);
    return !/[A-Za-z0-9_-]$/.test(before) || /\x1b\[[\d;]*[A-Za-z]$|\\[nrt]$|%[0-9A-Fa-f]{2}$/.test(before);
}
function matchAt(pattern, text, at) {
    pattern.lastIndex = at;
    return pattern.exec(text)?.[0] ?? '';
}
const latin1 = (bytes) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
/** A copy: a slice would keep the whole text alive. */
const own = (text) => Buffer.from(text, 'latin1').toString('latin1');

;// CONCATENATED MODULE: ./lib/core/parse/secret-values.js
/**
 * Which texts are secrets here: the values of variables that are named like secrets, and what the suite itself masks. They are looked for in
 * all that leaves the machine.
 */
/** Shorter ones stand in every log by chance. */
const MIN_LENGTH = 8;
/** What the suite masks is a secret because it says so. */
const MASKED_MIN_LENGTH = 6;
const MAX_LENGTH = 8 * 1024;
/** More would be no environment but an attack on our memory: nothing is handed over then. */
const MAX_SECRETS = 500;
const NAMED_SECRET = /TOKEN|SECRET|PASSW|PASSPHRASE|CREDENTIAL|KEY|(?:^|[_.-])(?:PASS|PWD|PAT|JWT|AUTH|BEARER|COOKIE|WEBHOOK|DSN)(?:[_.-]|$)/i;
/** Named so, and told to everybody. */
const NAMED_PUBLIC = /^(?:PWD|OLDPWD|GPG_KEY|INPUT_PASS-ENV)$|PUBLIC|KEYWORD|KEYBOARD|KEYMAP|KEYCHAIN|KEYRING|FINGERPRINT|(?:^|_)CACHE_KEY|(?:_|^)(?:FILE|PATH|DIR|TYPE|NAME|TTL|EXPIRES|EXPIRY|ALGORITHM|ENABLED|LENGTH|SOCK|USER|HOST|PORT|VERSION)$/i;
/** What a runner tells everybody about the job. */
const TOLD = /^(?:(?:GITHUB|RUNNER)_(?!.*TOKEN)|(?:USER|LOGNAME|HOME|HOSTNAME|SHELL|LANG|PATH|PWD)$)/;
/** @param env of our own process, which has what the command never sees. */
function secretsIn(env) {
    const told = new Set(Object.entries(env).flatMap(([name, value]) => (TOLD.test(name) && value ? [value] : [])));
    const found = [];
    const add = (from, value) => {
        if (isSecret(value) && !told.has(value))
            found.push({ from, value });
    };
    for (const [from, value = ''] of Object.entries(env)) {
        const password = /:\/\/[^\s/:@]*:([^\s/@]+)@/.exec(value)?.[1];
        if (password !== undefined)
            add(from, password);
        if (NAMED_SECRET.test(from) && !NAMED_PUBLIC.test(from))
            for (const line of linesOf(value))
                add(from, line);
    }
    return found;
}
/** A value of several lines (a key, a file of settings) is looked for line by line, as GitHub's runner does. */
function linesOf(value) {
    const lines = value
        .slice(0, 64 * 1024)
        .split(/\r?\n/)
        .map((line) => line.trim())
        .filter((line) => line !== '');
    return lines.length < 2 ? lines : lines.filter((line) => line.length >= 16);
}
/** Words, numbers, switches, places and addresses are settings, whatever the variable is called. */
function isSecret(value) {
    if (value.length < MIN_LENGTH || value.length > MAX_LENGTH)
        return false;
    if (value.length < 16 && /^[A-Za-z]+(?:[ _.-][A-Za-z]+)*$/.test(value))
        return false;
    // Names of other variables, as `pass-env` has them.
    if (value.length < 64 && /^[A-Z][A-Z\d]*(?:_[A-Z\d]+)+(?:[\s,]+[A-Z][A-Z\d]*(?:_[A-Z\d]+)+)*$/.test(value))
        return false;
    if (value.length < 12 && /^[\d.,:_ -]+$/.test(value))
        return false;
    if (new Set(value).size < 4 || /^-----(?:BEGIN|END) /.test(value))
        return false;
    const place = /^(?:\.{0,2}\/|~\/|[A-Za-z]:[\\/]|[a-z][a-z\d+.-]*:\/\/)/.test(value);
    return !place || /[?@=]/.test(value) || value.split(/[\\/]/).some(isDrawn);
}
/** A part of a path that was drawn at random: `T0AB12cd…`. */
const isDrawn = (part) => part.length >= 20 && /[a-z]/.test(part) && /[A-Z]/.test(part) && /\d/.test(part);
/** Commands, as GitHub's runner reads them: the new form behind white space, the old one anywhere in a line. */
const MASK = /(?:^\s*::add-mask\b[^:]{0,200}::|##\[add-mask[^\]]{0,200}\])(.*)$/i;
/** The secrets that a line of a log masks. @param line hostile. */
function maskedIn(line) {
    const [, masked] = MASK.exec(line) ?? [];
    if (masked === undefined)
        return [];
    const value = masked.replaceAll(/%0D/gi, '\r').replaceAll(/%0A/gi, '\n').replaceAll('%25', '%');
    return value
        .split(/[\r\n]+/)
        .map((each) => each.trim())
        .filter((each) => each.length >= MASKED_MIN_LENGTH && each.length <= MAX_LENGTH)
        .map((each) => ({ from: '::add-mask::', value: each }));
}
/** The bytes by which secrets may stand in a file. */
function literalsOf(secrets) {
    const forms = new Map();
    for (const { value } of secrets)
        for (const form of formsOf(value))
            forms.set(form.toString('latin1'), form);
    return [...forms.values()];
}
function formsOf(value) {
    const plain = Buffer.from(value);
    const percent = percentOf(value);
    const escaped = [JSON.stringify(value).slice(1, -1), ...xmlOf(value), percent, percent.replaceAll(/%[\dA-F]{2}/g, lower)];
    return [plain, ...escaped.map((form) => Buffer.from(form)), ...wideOf(value), ...base64Of(plain)];
}
const lower = (text) => text.toLowerCase();
const NAMED = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };
const NUMBERED = { ...NAMED, '"': '&#34;', "'": '&#39;' };
const HEX = { ...NAMED, '"': '&#x22;', "'": '&#x27;' };
const ONLY_MARKUP = { '&': '&amp;', '<': '&lt;' };
/** As writers of XML do it: in text and attributes, and each in its own way with quotes. */
function xmlOf(value) {
    return [NAMED, NUMBERED, HEX, ONLY_MARKUP].map((names) => value.replaceAll(/[&<>"']/g, (char) => names[char] ?? char));
}
/** By bytes, so that half a character does no harm. */
function percentOf(value) {
    return encodeURIComponent(Buffer.from(value).toString());
}
/** UTF-16 of either byte order: without its last byte, one is within the other. */
function wideOf(value) {
    return [Buffer.from(value, 'utf16le').subarray(0, -1)];
}
/** What is the same of its base64 wherever it stands in what was encoded: `user:secret`, say. */
function base64Of(plain) {
    return [0, 1, 2].flatMap((before) => {
        const text = Buffer.concat([Buffer.alloc(before), plain]).toString('base64');
        const [from, to] = [Math.ceil((before * 8) / 6), Math.floor(((before + plain.length) * 8) / 6)];
        const certain = text.slice(from, to);
        if (certain.length < MIN_LENGTH)
            return [];
        return [certain, certain.replaceAll('+', '-').replaceAll('/', '_')].map((form) => Buffer.from(form));
    });
}

;// CONCATENATED MODULE: ./lib/adapters/blanked-copy.js





/** A receipt says no more of one file. */
const TOLD_SPANS = 1000;
const PIECE_BYTES = 256 * 1024;
/**
 * Copies a regular file once through the scanner. What is read again and blanked is the copy, which nobody else writes to: what the scanner did
 * not see is not in it.
 * @param literals of the secrets, as bytes.
 * @throws system errors; ELOOP for a link.
 */
async function copyBlanked(from, to, literals) {
    const source = await (0,promises_.open)(from, external_node_fs_.constants.O_RDONLY | external_node_fs_.constants.O_NOFOLLOW);
    try {
        const copy = await (0,promises_.open)(to, 'wx+', 0o600);
        try {
            return await copyThrough(source, copy, new SecretScanner(literals));
        }
        finally {
            await copy.close();
        }
    }
    finally {
        await source.close();
    }
}
async function copyThrough(source, copy, scanner) {
    const raw = (0,external_node_crypto_.createHash)('sha256');
    const found = new FoundSpans();
    let sizeBytes = 0;
    for await (const piece of source.createReadStream({ highWaterMark: PIECE_BYTES, autoClose: false })) {
        raw.update(piece);
        await copy.write(piece, 0, piece.length, sizeBytes);
        sizeBytes += piece.length;
        await blankAll(copy, found.add(scanner.write(piece)));
    }
    await blankAll(copy, found.add(scanner.end()));
    const rawSha256 = raw.digest('hex');
    const sha256 = found.count === 0 ? rawSha256 : await digestOf(copy);
    return { sha256, rawSha256, sizeBytes, spans: found.told(), count: found.count };
}
/** Spans as they are found, merged where they touch; bounded. */
class FoundSpans {
    #spans = [];
    #beyond = 0;
    get count() {
        return this.#spans.length + this.#beyond;
    }
    /** @returns what was given. */
    add(spans) {
        if (spans.length === 0)
            return spans;
        const merged = [];
        for (const { offset, length } of [...this.#spans, ...spans].sort((a, b) => a.offset - b.offset)) {
            const last = merged.at(-1);
            if (last !== undefined && offset <= last.offset + last.length)
                last.length = Math.max(last.length, offset + length - last.offset);
            else
                merged.push({ offset, length });
        }
        this.#beyond += Math.max(0, merged.length - TOLD_SPANS);
        this.#spans = merged.slice(0, TOLD_SPANS);
        return spans;
    }
    told() {
        return this.#spans;
    }
}
async function blankAll(copy, spans) {
    for (const { offset, length } of spans) {
        const bytes = Buffer.alloc(length);
        await copy.read(bytes, 0, length, offset);
        // Ends of lines, and what makes two bytes of one letter, stay: the file keeps its form.
        for (const [i, byte] of bytes.entries())
            if (byte !== 0x0a && byte !== 0x0d && byte !== 0)
                bytes[i] = 0x2a;
        await copy.write(bytes, 0, length, offset);
    }
}
async function digestOf(file) {
    const hash = (0,external_node_crypto_.createHash)('sha256');
    for await (const piece of file.createReadStream({ start: 0, highWaterMark: PIECE_BYTES, autoClose: false }))
        hash.update(piece);
    return hash.digest('hex');
}
/** Longer lines are no commands of anybody. */
const LINE_BYTES = 64 * 1024;
/**
 * What the suite itself masks in its log.
 * @returns null where it masks more than anybody looks for.
 * @throws system errors.
 */
async function maskedInLog(path) {
    const found = new Map();
    let rest = '';
    for await (const piece of (0,external_node_fs_.createReadStream)(path, { highWaterMark: PIECE_BYTES })) {
        const text = rest + piece.toString('latin1');
        const cut = text.lastIndexOf('\n') + 1;
        rest = text.slice(cut).slice(0, LINE_BYTES);
        addMasked(text.slice(0, cut), found);
        if (found.size > MAX_SECRETS)
            return null;
    }
    addMasked(rest, found);
    return found.size > MAX_SECRETS ? null : [...found.values()];
}
function addMasked(text, found) {
    // Most of any log has none; only then is it cut into lines.
    if (!/add-mask/i.test(text))
        return;
    for (const line of text.split('\n')) {
        if (line.length > LINE_BYTES || !/add-mask/i.test(line))
            continue;
        for (const secret of maskedIn(Buffer.from(line, 'latin1').toString()))
            found.set(secret.value, secret);
    }
}

// EXTERNAL MODULE: ./lib/adapters/evidence-files.js
var evidence_files = __webpack_require__(81137);
// EXTERNAL MODULE: ./lib/adapters/files.js
var files = __webpack_require__(64683);
// EXTERNAL MODULE: ./lib/core/model/evidence-artifact.js
var evidence_artifact = __webpack_require__(7187);
// EXTERNAL MODULE: ./lib/core/present/verdict-json.js
var verdict_json = __webpack_require__(75117);
// EXTERNAL MODULE: ./lib/core/receipt.js
var core_receipt = __webpack_require__(57411);
// EXTERNAL MODULE: ./lib/flow/gather.js + 1 modules
var gather = __webpack_require__(85599);
;// CONCATENATED MODULE: ./lib/flow/stage-evidence.js













/**
 * Copies what may be handed over, each byte through the scanner. Where there is a secret it is blanked, and receipt and verdict are made anew for
 * the copies, so that anybody can derive the verdict from what was handed over, and sees where something is missing from it.
 * @param into absolute path of an empty folder that nobody else writes to.
 */
async function stageEvidence(run, into) {
    try {
        return await new Staging(run, into).stage();
    }
    catch (error) {
        return { kind: 'refused', why: `the evidence could not be read: ${(0,files/* describeIoError */.QY)(error)}` };
    }
}
const refused = (why) => ({ kind: 'refused', why });
class Staging {
    #run;
    #into;
    #literals = [];
    constructor(run, into) {
        this.#run = run;
        this.#into = into;
    }
    async stage() {
        const { folder, receipt, verdict, receiptSha256, env } = this.#run;
        const names = namesOf(receipt);
        const tooMuch = await this.#tooMuch(names);
        if (tooMuch !== null)
            return refused(tooMuch);
        const known = secretsIn(env);
        const masked = await maskedInLog((0,external_node_path_.join)(folder, 'log.txt'));
        if (masked === null || known.length + masked.length > MAX_SECRETS)
            return refused('there are more secrets than are looked for');
        this.#literals = literalsOf([...known, ...masked]);
        await (0,promises_.mkdir)((0,external_node_path_.join)(this.#into, 'reports'));
        const copies = new Map();
        for (const name of names)
            copies.set(name, await copyBlanked((0,external_node_path_.join)(folder, name), (0,external_node_path_.join)(this.#into, name), this.#literals));
        // A list with gaps is a list of other files: its digest is what the verdict stands on.
        if ((copies.get('files.txt')?.count ?? 0) > 0)
            return refused('the name of a tracked file looks like a secret');
        const files = [...names, 'receipt.json', 'verdict.json'].map((name) => (0,external_node_path_.join)(this.#into, name));
        const told = new Map();
        for (const name of ['receipt.json', 'verdict.json'])
            told.set(name, await copyBlanked((0,external_node_path_.join)(folder, name), (0,external_node_path_.join)(this.#into, name), this.#literals));
        if ([...copies.values(), ...told.values()].every(({ count }) => count === 0)) {
            return { kind: 'staged', files, verdict, receipt, receiptSha256 };
        }
        return await this.#renew(withRedactions(receipt, copies), copies, files);
    }
    async #tooMuch(names) {
        if (names.length + 2 > evidence_artifact/* EVIDENCE_MAX_FILES */.VE)
            return `there are ${names.length} files, more than ${evidence_artifact/* EVIDENCE_MAX_FILES */.VE}`;
        let total = 0;
        for (const name of names)
            total += (await (0,promises_.lstat)((0,external_node_path_.join)(this.#run.folder, name))).size;
        return total > evidence_artifact/* EVIDENCE_MAX_BYTES */.rv ? `it has ${total} bytes, more than ${evidence_artifact/* EVIDENCE_MAX_BYTES */.rv}` : null;
    }
    /** Receipt and verdict for copies with something blanked. */
    async #renew(changed, copies, files) {
        const draft = this.#blank((0,core_receipt.renderReceipt)(changed));
        const parsed = (0,core_receipt.parseReceipt)(draft);
        if ('why' in parsed)
            return refused('the receipt can not be told without a secret');
        const stored = new Map([...copies].map(([name, { sizeBytes }]) => [name, this.#stored(name, sizeBytes)]));
        stored.set('receipt.json', { sizeBytes: draft.length, open: () => pieces(draft) });
        const gathered = await (0,gather/* gatherFrom */.Q)((0,evidence_files/* storedEvidence */.h)(stored), null);
        if (gathered.receipt === null)
            return refused('the receipt can not be told without a secret');
        const { evidence, verdict } = gathered;
        // The suite says what is blanked, by `::add-mask::`: its failures too, if it likes.
        if (verdict.outcome === 'passed' && this.#run.verdict.outcome !== 'passed')
            return refused('with its secrets blanked it would pass, and it did not');
        const receipt = (0,core_receipt.completeReceipt)(parsed.receipt, verdict);
        const bytes = (0,core_receipt.renderReceipt)(receipt);
        const receiptSha256 = (0,external_node_crypto_.createHash)('sha256').update(bytes).digest('hex');
        const json = (0,verdict_json/* toVerdictJson */.R9)(receipt, evidence, verdict, receiptSha256).bytes;
        // Read out of a report, a secret may stand there in a form that no scan of the report could know.
        if ([bytes, json].some((each) => !this.#blank(each).equals(each)))
            return refused('a secret stands in it in a form that can not be blanked');
        (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(this.#into, 'receipt.json'), bytes);
        (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(this.#into, 'verdict.json'), json);
        return { kind: 'staged', files, verdict, receipt, receiptSha256 };
    }
    #stored(name, sizeBytes) {
        return { sizeBytes, open: () => (0,external_node_fs_.createReadStream)((0,external_node_path_.join)(this.#into, name), { highWaterMark: 256 * 1024 }) };
    }
    #blank(bytes) {
        const copy = Buffer.from(bytes);
        const scanner = new SecretScanner(this.#literals);
        for (const { offset, length } of [...scanner.write(bytes), ...scanner.end()])
            copy.fill('*', offset, offset + length);
        return copy;
    }
}
async function* pieces(bytes) {
    yield bytes;
}
/** Files of an evidence folder that are handed over: what a verdict is derived from, and no more. */
function namesOf({ evidence, source }) {
    const reports = [...evidence.reports, ...evidence.rejected].flatMap(({ path }) => (path === null ? [] : [path]));
    const list = (source?.worktree ?? null) === null ? [] : ['files.txt'];
    return ['log.txt', ...list, ...reports];
}
/** The receipt of the copies: their digests, and what is blanked in them. */
function withRedactions(receipt, copies) {
    const { log, reports, rejected, ...rest } = receipt.evidence;
    const renewed = (entry) => {
        const copy = copies.get(entry.path ?? '');
        return copy === undefined || copy.count === 0 ? entry : { ...entry, sha256: copy.sha256 };
    };
    const redactions = [...copies].flatMap(([path, { rawSha256, count, spans }]) => count === 0
        ? []
        : [{ path, raw_sha256: rawSha256, count, spans: spans.map(({ offset, length }) => [offset, length]) }]);
    return {
        ...receipt,
        evidence: {
            log: renewed(log),
            reports: reports.map(renewed),
            rejected: rejected.map(renewed),
            ...rest,
            ...(redactions.length === 0 ? {} : { redactions: redactions.slice(0, 1000) }),
        },
    };
}


/***/ })

};
