export const id = 506;
export const ids = [506];
export const modules = {

/***/ 5334:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ih: () => (/* binding */ RingWriter),
/* harmony export */   pL: () => (/* binding */ RING_BYTES),
/* harmony export */   yo: () => (/* binding */ RingReader)
/* harmony export */ });
/** A ring of slots in shared memory: one thread fills it, another empties it, neither copies more than once. */
const SLOT_BYTES = 64 * 1024;
const SLOTS = 64;
/** The reader is woken for so many at once: nobody waits for what it finds before the end, and each waking costs as much as reading a slot. */
const BATCH = 16;
/** Places in the control block: slots written and read so far, whether the writer waits for room, whether it has ended. */
const WRITTEN = 0;
const READ = 1;
const WAITING = 2;
const ENDED = 3;
/** Grows with what the writer wakes the reader for: what a reader without work waits for. */
const EVENTS = 4;
const CONTROL = 5;
/** Into shared memory, whole words are copied only from and to places that are whole words: elsewhere it takes eight times as long. */
const ALIGNED = 64;
const CONTROL_BYTES = Math.ceil(((CONTROL + SLOTS) * Int32Array.BYTES_PER_ELEMENT) / ALIGNED) * ALIGNED;
const RING_BYTES = CONTROL_BYTES + SLOTS * SLOT_BYTES;
class Ring {
    /** The control block; behind its places, the length of each slot. */
    control;
    data;
    constructor(memory) {
        this.control = new Int32Array(memory, 0, CONTROL + SLOTS);
        this.data = new Uint8Array(memory, CONTROL_BYTES);
    }
}
class RingWriter extends Ring {
    #waiting = [];
    /** @returns whether there is room for more; what found none is copied, and handed over by `flush` */
    write(chunk) {
        for (let at = 0; at < chunk.length; at += SLOT_BYTES) {
            const part = chunk.subarray(at, at + SLOT_BYTES);
            if (this.#waiting.length > 0 || !this.#put(part))
                this.#waiting.push(Uint8Array.from(part));
        }
        return this.flush();
    }
    /** @returns whether all that waited is handed over; where not, the reader will say when there is room */
    flush() {
        for (let part = this.#waiting[0]; part !== undefined; part = this.#waiting[0]) {
            if (!this.#put(part)) {
                Atomics.store(this.control, WAITING, 1);
                // The reader may have emptied the ring before it could see that.
                if (!this.#put(part))
                    return false;
            }
            this.#waiting.shift();
        }
        return true;
    }
    #put(part) {
        const written = Atomics.load(this.control, WRITTEN);
        const unread = written - Atomics.load(this.control, READ);
        if (unread >= SLOTS)
            return false;
        const slot = written % SLOTS;
        this.data.set(part, slot * SLOT_BYTES);
        this.control[CONTROL + slot] = part.length;
        Atomics.store(this.control, WRITTEN, written + 1);
        if (unread + 1 >= BATCH)
            this.#tell();
        return true;
    }
    end() {
        Atomics.store(this.control, ENDED, 1);
        this.#tell();
    }
    #tell() {
        Atomics.add(this.control, EVENTS, 1);
        Atomics.notify(this.control, EVENTS);
    }
}
class RingReader extends Ring {
    /**
     * Empties the ring until the writer has ended; blocks the thread while there is nothing.
     * @param take gets each part, valid only during the call
     * @param room called when a writer that waits may go on
     */
    readAll(take, room) {
        for (let read = 0; this.#await(read);) {
            const slot = read % SLOTS;
            take(this.data.subarray(slot * SLOT_BYTES, slot * SLOT_BYTES + (this.control[CONTROL + slot] ?? 0)));
            read += 1;
            Atomics.store(this.control, READ, read);
            const left = Atomics.load(this.control, WRITTEN) - read;
            if (left <= SLOTS / 2 && Atomics.exchange(this.control, WAITING, 0) === 1)
                room();
        }
    }
    /** @returns whether there is another part */
    #await(read) {
        for (;;) {
            // In this order: nothing that happens after a look at it is slept through, and what was written before the end is seen before it.
            const events = Atomics.load(this.control, EVENTS);
            const ended = Atomics.load(this.control, ENDED) === 1;
            if (Atomics.load(this.control, WRITTEN) !== read)
                return true;
            if (ended)
                return false;
            Atomics.wait(this.control, EVENTS, events);
        }
    }
}


/***/ }),

/***/ 2506:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   scanOnThread: () => (/* binding */ scanOnThread)
/* harmony export */ });
/* harmony import */ var node_worker_threads__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5919);
/* harmony import */ var _core_parse_log_scanner_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8354);
/* harmony import */ var _scan_ring_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5334);



/** The other end of a threaded log scan: reads the log from shared memory, and answers with what it found. */
function scanOnThread() {
    const { memory, footer, argv } = node_worker_threads__WEBPACK_IMPORTED_MODULE_0__.workerData;
    const scanner = (0,_core_parse_log_scanner_js__WEBPACK_IMPORTED_MODULE_1__/* .createLogScanner */ .F)({ footer, argv });
    new _scan_ring_js__WEBPACK_IMPORTED_MODULE_2__/* .RingReader */ .yo(memory).readAll((part) => scanner.write(part), () => node_worker_threads__WEBPACK_IMPORTED_MODULE_0__.parentPort?.postMessage('room'));
    node_worker_threads__WEBPACK_IMPORTED_MODULE_0__.parentPort?.postMessage(scanner.end());
}


/***/ })

};
