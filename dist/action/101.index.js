export const id = 101;
export const ids = [101];
export const modules = {

/***/ 22824:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ publishPorts)
/* harmony export */ });
/* harmony import */ var _adapters_github_api_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45696);
/* harmony import */ var _adapters_github_checks_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(82615);
/* harmony import */ var _adapters_machine_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(41285);



/** GitHub's check runs, the clock, and the step's debug log, to which every request and decision goes. */
async function publishPorts(access) {
    const { debug } = await Promise.all(/* import() */[__webpack_require__.e(119), __webpack_require__.e(659)]).then(__webpack_require__.bind(__webpack_require__, 91659));
    const checks = (0,_adapters_github_checks_js__WEBPACK_IMPORTED_MODULE_1__/* .githubCheckRuns */ .a)((0,_adapters_github_api_js__WEBPACK_IMPORTED_MODULE_0__/* .githubApi */ .Mc)({ ...access, debug }));
    return { checks, debug, clock: _adapters_machine_js__WEBPACK_IMPORTED_MODULE_2__/* .systemClock */ .m, random: Math.random, sleep: (ms) => new Promise((done) => setTimeout(done, ms)) };
}


/***/ }),

/***/ 64953:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $c: () => (/* binding */ EVERY_SUITE),
/* harmony export */   E5: () => (/* binding */ formatExternalId),
/* harmony export */   Wt: () => (/* binding */ parseExternalId)
/* harmony export */ });
const EVERY_SUITE = '*';
const FORM = /^receipt:v1:(\d{1,15}):(\d{1,15}):(\d{1,6}):([\w.-]{1,100}|\*):([0-9a-f]{8}):([0-9a-f]{16}):([0-9a-f]{32}|-)$/;
const EVIDENCE_LENGTH = 32;
/** @param evidence a SHA-256 in hex, of which the first half is kept. */
function formatExternalId({ repositoryId, runId, attempt, suite, step, writer }, evidence) {
    return ['receipt:v1', repositoryId, runId, attempt, suite, step, writer, evidence?.slice(0, EVIDENCE_LENGTH) ?? '-'].join(':');
}
/** @returns null for what isn't ours: anybody may write anything there. */
function parseExternalId(text) {
    const [, repositoryId, runId, attempt, suite, step, writer, evidence] = FORM.exec(text) ?? [];
    if (suite === undefined || step === undefined || writer === undefined)
        return null;
    return {
        repositoryId: Number(repositoryId),
        runId: Number(runId),
        attempt: Number(attempt),
        suite,
        step,
        writer,
        evidence: evidence === undefined || evidence === '-' ? null : evidence,
    };
}


/***/ }),

/***/ 8614:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  k: () => (/* binding */ publishCheck)
});

// EXTERNAL MODULE: ./lib/core/model/check-run.js
var check_run = __webpack_require__(45177);
// EXTERNAL MODULE: ./lib/core/model/check-writer.js
var check_writer = __webpack_require__(64953);
// EXTERNAL MODULE: ./lib/flow/patience.js
var patience = __webpack_require__(25001);
;// CONCATENATED MODULE: ./lib/flow/check-edits.js



/** So often we look for a check that may have been made before we make another. */
const LOOKS = 3;
/** A check that we know of may be missing so often before we believe it. */
const MISSES = 3;
/** GitHub asks for a second between writes. */
const BETWEEN_WRITES_MS = 1_000;
/** With less time than this, annotations beyond the last request's are left out. */
const ANNOTATING_MS = 8_000;
/** What one publication writes, and what it remembers of that from round to round. */
class CheckEdits {
    #ports;
    #request;
    #patience;
    /** Of our check, as far as it is known. */
    id;
    /** The request as it was was refused: from now on without annotations and with a short summary. */
    #minimal = false;
    #reopens = true;
    /** Looks still due before a check is made: one may have been, though nobody told us. */
    #looks = 0;
    #misses = 0;
    /** Annotations that GitHub took for the check that is being completed. */
    #sent = 0;
    #foreign = new Set();
    constructor(ports, request, patience) {
        this.#ports = ports;
        this.#request = request;
        this.#patience = patience;
        this.id = request.target.id;
    }
    /** GitHub showed a completed check as completed still, though it took our request to open it again: false from then on. */
    get reopens() {
        return this.#reopens;
    }
    /** A check with our marks that isn't ours to write: another app's, or closed to us by GitHub. */
    isForeign({ id }) {
        return this.#foreign.has(id);
    }
    /** @returns whether a check that we know of has been missing so often that it is not there. */
    missedForGood() {
        return ++this.#misses >= MISSES;
    }
    /** @returns false where there is no less to say than what was refused. */
    sayLess() {
        const could = !this.#minimal;
        this.#minimal = true;
        return could;
    }
    /** Says it on checks that stay somebody else's by their marks. */
    async putAside(checks, state) {
        for (const check of checks) {
            if (check.status === 'completed' && check.conclusion === state.conclusion)
                continue;
            const change = { externalId: check.externalId, state, startedAt: null, completedAt: this.#now() };
            const answer = this.#own(check, await this.#update(check.id, change));
            if (!answer.ok)
                return answer;
        }
        return { ok: true, value: null };
    }
    /** Makes a check, unless one may have been made already. */
    async create(state) {
        if (this.#looks > 0) {
            this.#looks -= 1;
            return { ok: false, trouble: (0,patience/* unsettled */.NZ)('a check may have been made, and is not listed yet') };
        }
        const { headSha, name, detailsUrl } = this.#request.target;
        const { annotations } = this.#said(state).output;
        const first = annotations.length > check_run/* ANNOTATIONS_PER_REQUEST */.jg ? unfinished(state) : state;
        const change = this.#change(first, annotations.slice(0, check_run/* ANNOTATIONS_PER_REQUEST */.jg));
        const made = this.#note('create', await this.#ports.checks.create({ headSha, name, detailsUrl, ...change }, this.#patience.timeout()));
        if (!made.ok) {
            // A limit says that nothing was done; all other weather leaves it open.
            if (made.trouble.kind === 'weather' && !patience/* LIMITS */.b1.has(made.trouble.code))
                this.#looks = LOOKS;
            return made;
        }
        this.id = made.value.id;
        return first === state ? this.held(made.value, state) : await this.#say(made.value, state);
    }
    /** @param checks newest first. @returns the newest as written; or the first trouble. */
    async sayOnAll(checks, state) {
        let written = { ok: false, trouble: (0,patience/* unsettled */.NZ)('there is nothing to write to') };
        // The newest is what people see and what decides: it comes last.
        for (const check of [...checks].reverse()) {
            const newest = check === checks[0];
            written = await this.#say(check, newest ? state : { ...state, output: { ...state.output, annotations: [] } });
            if (!written.ok)
                return written;
        }
        return written;
    }
    /** Annotations first, as far as one request doesn't take them all, and only then the conclusion: what is cut off in between stays open. */
    async #say(check, state) {
        if (this.#says(check, state))
            return { ok: true, value: check };
        const { annotations } = this.#said(state).output;
        let sent = Math.min(Math.max(check.annotations, check.id === this.id ? this.#sent : 0), annotations.length);
        while (annotations.length - sent > check_run/* ANNOTATIONS_PER_REQUEST */.jg) {
            if (this.#patience.left() < ANNOTATING_MS) {
                this.#ports.debug(`no time for ${annotations.length - sent} of ${annotations.length} annotations`);
                sent = annotations.length;
                break;
            }
            const next = annotations.slice(sent, sent + check_run/* ANNOTATIONS_PER_REQUEST */.jg);
            const answer = this.#own(check, await this.#update(check.id, this.#change(unfinished(state), next)));
            if (!answer.ok)
                return answer;
            sent += next.length;
            this.id = check.id;
            this.#sent = sent;
            await this.#ports.sleep(BETWEEN_WRITES_MS);
        }
        const answer = this.#own(check, await this.#update(check.id, this.#change(state, annotations.slice(sent))));
        return answer.ok ? this.held(answer.value, state) : answer;
    }
    async #update(id, change) {
        return this.#note(`update ${id}`, await this.#ports.checks.update(id, change, this.#patience.timeout()));
    }
    /** What a refusal to change this check means: that it is another's to write, or missing for a moment, needn't be the end. */
    #own(check, answer) {
        if (answer.ok || answer.trouble.kind !== 'locked')
            return answer;
        const { code } = answer.trouble;
        if (code === 'hidden' && !this.missedForGood())
            return { ok: false, trouble: (0,patience/* unsettled */.NZ)('a check that was there is not found') };
        const { writer } = this.#request.target.writer;
        const another = code === 'not-yours' || (code === 'permission' && (0,check_writer/* parseExternalId */.Wt)(check.externalId)?.writer !== writer);
        if (!another || check.id === this.id)
            return answer;
        // If it is we who may write nothing, making a check of our own will tell.
        this.#foreign.add(check.id);
        return { ok: false, trouble: (0,patience/* unsettled */.NZ)('a check with our marks is not ours to write') };
    }
    #change(state, annotations) {
        const { target, evidence } = this.#request;
        const said = this.#said(state);
        return {
            externalId: (0,check_writer/* formatExternalId */.E5)(target.writer, state.status === 'completed' ? evidence : null),
            state: { ...said, output: { ...said.output, annotations } },
            startedAt: target.startedAt,
            completedAt: state.status === 'completed' ? this.#now() : null,
        };
    }
    #said(state) {
        return this.#minimal ? minimal(state) : state;
    }
    #now() {
        return this.#ports.clock.now().toISOString();
    }
    /** Is all of this on the check already? */
    #says(check, state) {
        const { target, evidence } = this.#request;
        const externalId = (0,check_writer/* formatExternalId */.E5)(target.writer, state.status === 'completed' ? evidence : null);
        return check.externalId === externalId && this.#isAs(check, state) && check.title === state.output.title;
    }
    #isAs({ status, conclusion, headSha }, state) {
        const asked = state.status === 'completed' ? state.conclusion : null;
        return status === state.status && conclusion === asked && headSha === this.#request.target.headSha;
    }
    /** A check that isn't as asked wasn't published. */
    held(check, state) {
        if (this.#isAs(check, state))
            return { ok: true, value: check };
        if (state.status === 'in_progress')
            this.#reopens = false;
        return { ok: false, trouble: (0,patience/* unsettled */.NZ)('GitHub took the check, but shows it otherwise') };
    }
    #note(what, answer) {
        return noted(this.#ports, what, answer);
    }
}
/** Tells the debug log what came of a request. */
function noted({ debug }, what, answer) {
    debug(answer.ok ? `${what}: ok` : `${what}: ${answer.trouble.kind}, ${answer.trouble.code}: ${answer.trouble.what}`);
    return answer;
}
function unfinished({ output }) {
    return { status: 'in_progress', output };
}
function minimal(state) {
    const { title } = state.output;
    return {
        ...state,
        output: { title, summary: 'GitHub refused the details. They are in the job summary and in the receipt.', annotations: [] },
    };
}

;// CONCATENATED MODULE: ./lib/flow/publish-claims.js

function claimsOn(seen, writer, replaces) {
    const claims = { own: [], earlier: [], rivals: [], newer: [] };
    const earlierWriters = new Map();
    for (const check of [...seen].sort((a, b) => b.id - a.id)) {
        const by = (0,check_writer/* parseExternalId */.Wt)(check.externalId);
        const claim = by === null ? null : claimOf(by, writer, replaces);
        if (by === null || claim === null)
            continue;
        claims[claim].push(check);
        if (claim === 'earlier')
            earlierWriters.set(by.attempt, (earlierWriters.get(by.attempt) ?? new Set()).add(by.writer));
    }
    // Two steps shared the name in an earlier attempt already: if only one of them runs again, it can't speak for the other.
    if (replaces === 'attempts' && [...earlierWriters.values()].some(({ size }) => size > 1))
        claims.rivals.push(...claims.earlier.splice(0));
    return claims;
}
function claimOf(by, writer, replaces) {
    if (by.repositoryId !== writer.repositoryId)
        return null;
    if (by.runId !== writer.runId && replaces === 'attempts')
        return null;
    const age = by.runId - writer.runId || by.attempt - writer.attempt;
    if (age > 0)
        return 'newer';
    if (age === 0)
        return by.writer === writer.writer ? 'own' : 'rivals';
    return by.step === writer.step || replaces === 'runs' ? 'earlier' : 'rivals';
}

;// CONCATENATED MODULE: ./lib/flow/publish.js



/**
 * Brings the check run to a state. There is no key by which GitHub would know a repeated request, so a POST is never blindly repeated: whenever
 * it is unclear what a request did, we look. Our checks are known by `external_id`.
 */
async function publishCheck(ports, request) {
    return await new Publisher(ports, request).run();
}
class Publisher {
    #ports;
    #request;
    #patience;
    #edits;
    /** Looks still due before we believe that there is nothing to close. */
    #looks = 2;
    constructor(ports, request) {
        this.#ports = ports;
        this.#request = request;
        this.#patience = new patience/* Patience */.i3(ports, request.budget);
        this.#edits = new CheckEdits(ports, request, this.#patience);
    }
    async run() {
        for (;;) {
            const round = await this.#round();
            if ('end' in round)
                return this.#told(round.end);
            if (!(await this.#patience.again(round.retry)))
                return this.#told({ kind: 'trouble', trouble: round.retry });
        }
    }
    async #round() {
        const { target, replaces = 'attempts', onlyClose = false, onRival } = this.#request;
        const seen = await this.#look();
        if (!seen.ok)
            return { retry: seen.trouble };
        const claims = claimsOn(seen.value.filter((check) => !this.#edits.isForeign(check)), target.writer, replaces);
        if (claims.newer.length > 0)
            return { end: { kind: 'superseded' } };
        if (onlyClose)
            return await this.#close(claims);
        const state = claims.rivals.length > 0 ? onRival : this.#request.state;
        const written = await this.#write(claims, state);
        if (!written.ok)
            return this.#afterTrouble(written.trouble);
        if (state.status === 'in_progress')
            return { end: { kind: 'done', check: written.value } };
        const shown = await this.#readBack(written.value.id, state);
        if (!shown.ok)
            return { retry: shown.trouble };
        return { end: { kind: claims.rivals.length > 0 ? 'rival' : 'done', check: shown.value } };
    }
    /** The list, and our own check, which a list may not show yet. */
    async #look() {
        const { checks } = this.#ports;
        const { headSha, name, appId } = this.#request.target;
        const listed = this.#note('list', await checks.find({ ref: headSha, name, appId }, this.#patience.timeout()));
        const id = this.#edits.id;
        if (!listed.ok || id === null || listed.value.some((check) => check.id === id))
            return listed;
        const known = this.#note(`get ${id}`, await checks.get(id, this.#patience.timeout()));
        if (!known.ok) {
            if (known.trouble.kind !== 'locked' || known.trouble.code !== 'hidden')
                return known;
            if (!this.#edits.missedForGood())
                return { ok: false, trouble: (0,patience/* unsettled */.NZ)('the check is not shown yet') };
            // It never was: the id comes from a file that others can write.
            this.#edits.id = null;
            return listed;
        }
        const isIt = known.value.name === name && known.value.headSha === headSha;
        return { ok: true, value: isIt ? [known.value, ...listed.value] : listed.value };
    }
    async #close({ own, earlier }) {
        const { state } = this.#request;
        const open = own.filter(({ status }) => status !== 'completed');
        // An attempt that did not come to its end must not leave the green of the one before.
        const stale = own.length > 0 ? [] : earlier.filter(({ status, conclusion }) => status !== 'completed' || conclusion === 'success');
        // A check that was just made may not be listed yet: looking again costs little.
        if (own.length === 0 && stale.length === 0 && this.#looks-- > 0)
            return { retry: (0,patience/* unsettled */.NZ)('no check of this step was found') };
        const [first, ...others] = stale;
        const ours = first === undefined ? open : [...open, first];
        if (ours.length === 0)
            return { end: { kind: 'none' } };
        const aside = await this.#edits.putAside(others, { status: 'completed', conclusion: 'failure', output: this.#superseded });
        const written = aside.ok ? await this.#edits.sayOnAll(ours, state) : aside;
        if (!written.ok)
            return this.#afterTrouble(written.trouble);
        const shown = await this.#readBack(written.value.id, state);
        return shown.ok ? { end: { kind: 'done', check: shown.value } } : { retry: shown.trouble };
    }
    /** Everything that has to say the state says it, or trouble. */
    async #write({ own, earlier, rivals }, state) {
        const canSay = ({ status }) => this.#edits.reopens || status !== 'completed' || state.status === 'completed';
        // Annotations can't be taken back: a check that holds those of an earlier attempt is put aside. Of several one becomes ours, so that we have one.
        const usable = earlier.find((check) => canSay(check) && check.annotations === 0);
        const taken = own.length > 0 ? own.filter(canSay) : usable === undefined ? [] : [usable];
        const aside = [...own, ...earlier].filter((check) => !taken.includes(check));
        if (state.status === 'in_progress') {
            const reset = await this.#edits.putAside(aside.filter(({ conclusion }) => conclusion === 'success' || conclusion === null), STALE);
            if (!reset.ok)
                return reset;
        }
        const written = taken.length > 0 ? await this.#edits.sayOnAll(taken, state) : await this.#edits.create(state);
        if (!written.ok || state.status === 'in_progress' || rivals.length > 0)
            return written;
        // So that it doesn't matter whether GitHub asks the newest of a name or all of them.
        const alike = await this.#edits.putAside(aside, { ...state, output: this.#superseded });
        return alike.ok ? written : alike;
    }
    get #superseded() {
        const { runId, attempt } = this.#request.target.writer;
        const title = this.#request.replaces === 'runs' ? `Superseded by run ${runId}` : `Superseded by attempt ${attempt}`;
        return { title, summary: 'A newer check of this name says what came of it.', annotations: [] };
    }
    async #readBack(id, state) {
        const { headSha, name, appId } = this.#request.target;
        const shown = this.#note(`read back ${id}`, await this.#ports.checks.get(id, this.#patience.timeout()));
        if (shown.ok)
            return this.#edits.held(shown.value, state);
        if (shown.trouble.kind === 'locked' && shown.trouble.code !== 'hidden')
            return shown;
        // One way of looking may lag behind the other.
        const listed = this.#note('list', await this.#ports.checks.find({ ref: headSha, name, appId }, this.#patience.timeout()));
        const found = listed.ok ? listed.value.find((check) => check.id === id) : undefined;
        return found === undefined
            ? { ok: false, trouble: (0,patience/* unsettled */.NZ)(`what was written could not be read back: ${shown.trouble.what}`) }
            : this.#edits.held(found, state);
    }
    #afterTrouble(trouble) {
        if (trouble.kind !== 'ours')
            return { retry: trouble };
        // Something in what we say was refused: once more with the least that can be said, then no more.
        if (!this.#edits.sayLess())
            return { end: { kind: 'trouble', trouble } };
        return { retry: trouble };
    }
    #note(what, answer) {
        return noted(this.#ports, what, answer);
    }
    #told(published) {
        const { name, headSha } = this.#request.target;
        this.#ports.debug(`check ${JSON.stringify(name)} on ${headSha}: ${published.kind}`);
        return published;
    }
}
/** What stands of an earlier attempt while a newer one runs in a check of its own. */
const STALE = {
    status: 'completed',
    conclusion: 'failure',
    output: { title: 'A newer attempt is running', summary: 'A newer attempt of this run has a check of its own.', annotations: [] },
};


/***/ })

};
