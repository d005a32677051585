import { Buffer } from 'node:buffer';
import type { ReportFacts } from '../model/report.ts';
import { type CtrfCounter, createCtrfCounter } from './ctrf.ts';
import { createDecoder, type Decoder } from './decoder.ts';
import type { Sniffed } from './encoding.ts';
import { foreignJson, unknownJson } from './foreign.ts';
import { createJsonReader, type JsonReader, type JsonRefusal } from './json.ts';
import { DEFAULT_FAILING, type FormatReader, limitsOf, type Refusal, type ReportReaderOptions } from './report-format.ts';
import { createSeenNames } from './seen-names.ts';

const PIECE = 64 * 1024;
/** Of a JSON object: a summary for each of many things is one. */
const KEYS = 10_000;
const EMPTY = Buffer.alloc(0);
const CUT = 'The file is cut short or mixed with other output: let the runner write it itself, and finish.';

/** Reads a JSON document and counts it, as long as it may be CTRF. */
export class CtrfReport implements FormatReader {
  readonly #counter: CtrfCounter;
  readonly #json: JsonReader;
  readonly #decoder: Decoder;
  #bytes: number;

  constructor(sniffed: Sniffed, options: ReportReaderOptions) {
    this.#counter = createCtrfCounter({
      file: options.path,
      watch: options.watch ?? new Set(),
      maxFailing: options.maxFailing ?? DEFAULT_FAILING,
      seen: options.seen ?? createSeenNames(),
    });
    const { token_bytes: tokenChars, depth, name_length: keyLength, attributes } = limitsOf(options);
    this.#json = createJsonReader({ tokenChars, depth, keyLength, keys: Math.max(KEYS, attributes) }, this.#counter);
    this.#decoder = createDecoder(sniffed.encoding);
    this.#bytes = sniffed.bomBytes;
  }

  root = () => (this.#counter.isCtrf() ? 'ctrf' : null);

  write(bytes: Buffer): Refusal | null {
    for (let at = 0; at < bytes.length; at += PIECE) this.#feed(bytes.subarray(at, at + PIECE), false);
    return this.#refusal();
  }

  end(): Refusal | null {
    this.#feed(EMPTY, true);
    this.#json.end();
    const refusal = this.#refusal();
    if (refusal !== null || this.#counter.isCtrf()) return refusal;
    return { kind: 'foreign', format: unknownJson(this.#counter.rootKeys()), place: { line: 1, column: 1 } };
  }

  facts(): ReportFacts {
    return this.#counter.facts();
  }

  #feed(bytes: Buffer, last: boolean): void {
    const start = this.#bytes - this.#decoder.pending();
    this.#bytes += bytes.length;
    const { text, problem } = this.#decoder.decode(bytes, last);
    this.#json.write(text, start, this.#decoder.byteLength);
    if (problem !== null && this.#json.refusal() === null) this.#json.refuse(problem);
  }

  #refusal(): Refusal | null {
    const refusal = this.#json.refusal();
    if (refusal === null) return null;
    const known = foreignJson(this.#counter.rootKeys());
    // What is no CTRF may well be no single JSON text either (one object a line).
    if (known !== null && !this.#counter.isCtrf()) return { kind: 'foreign', format: known, place: { line: 1, column: 1 } };
    return { kind: refusal.kind === 'unsafe' ? 'unsafe' : 'malformed', ...said(refusal), cases: this.#counter.cases() };
  }
}

function said({ kind, why, place }: JsonRefusal): { why: string; hint: string | null; place: JsonRefusal['place'] } {
  return { why: kind === 'complaint' ? `it is no CTRF: ${why}` : why, hint: kind === 'malformed' ? CUT : null, place };
}
