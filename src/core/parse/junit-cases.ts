import { Buffer } from 'node:buffer';
import type { FailingTest } from '../model/report.ts';
import { framesIn, locationIn } from './junit-location.ts';
import { statusKind } from './junit-names.ts';
import { countOf } from './junit-suites.ts';
import type { XmlAttributes } from './xml.ts';

/** How a test case ended. */
export type CaseEnd = 'passed' | 'failed' | 'errored' | 'skipped';

/** A test case while it is being read. */
export interface OpenCase {
  readonly name: string;
  readonly classname: string;
  readonly suite: string | null;
  readonly attributes: XmlAttributes;
  /** The attributes of these names. */
  readonly status: string | undefined;
  readonly result: string | undefined;
  readonly line: number;
  readonly column: number;
  errors: number;
  failures: number;
  skips: number;
  /** A skip of `type="todo"` (node:test). */
  todo: boolean;
  /** flakyFailure, flakyError, rerunFailure and rerunError elements. */
  reruns: number;
  /** The first failure or error, for showing; null where none was seen or none more is shown. */
  detail: Detail | null;
}

/** What a failure or error element says; hostile, `text` bounded by {@link DETAIL_CHARS}. */
export interface Detail {
  readonly message: string;
  text: string;
}

/** How much of a failure's text is looked at. */
export const DETAIL_CHARS = 8 * 1024;
const MESSAGE_CHARS = 300;
const NAME_CHARS = 300;

export function openCase(attributes: XmlAttributes, suite: string | null, line: number, column: number): OpenCase {
  const { name = '', classname = '', status, result } = attributes;
  return {
    name,
    classname,
    suite,
    attributes,
    status,
    result,
    line,
    column,
    errors: 0,
    failures: 0,
    skips: 0,
    todo: false,
    reruns: 0,
    detail: null,
  };
}

/** Red beats skipped; an error child beats a failure; a status or result attribute counts where no child says it. */
export function endOf(open: OpenCase): CaseEnd {
  if (open.errors > 0) return 'errored';
  const status = statusKind(open.status);
  const result = statusKind(open.result);
  if (open.failures > 0 || status === 'red' || result === 'red') return 'failed';
  return open.skips > 0 || status === 'skipped' || result === 'skipped' ? 'skipped' : 'passed';
}

/** With its name, what tells a test from others, across files too: its class, else its suite. */
export function scopeOf({ classname, suite }: OpenCase): string {
  return classname === '' ? (suite ?? '') : classname;
}

/** A red case for a reader; holds nothing of the document that it was read from. */
export function failingTest(open: OpenCase, suiteFile: string | undefined): FailingTest {
  const file = open.attributes['file'] ?? suiteFile ?? null;
  const text = open.detail?.text ?? '';
  const message = open.detail?.message ?? '';
  const seen = locationIn(text, { file, classname: open.classname }) ?? locationIn(message, { file, classname: open.classname });
  const frames = file === null ? framesIn(`${text}\n${message}`, seen) : [];
  return {
    suite: open.suite === null ? null : cut(open.suite, NAME_CHARS),
    name: cut(open.name.trim() === '' ? '(no name)' : open.name, NAME_CHARS),
    file: cutOrNull(seen?.file ?? file),
    line: seen?.line ?? countOf(open.attributes['line'] ?? open.attributes['lineno']),
    message: firstLine(message) ?? firstLine(text) ?? statusMessage(open),
    ...(frames.length > 0 ? { frames: frames.map(({ file: path, line }) => ({ file: cut(path, NAME_CHARS), line })) } : {}),
  };
}

function statusMessage({ attributes }: OpenCase): string {
  return cut(attributes['message'] ?? `status ${attributes['status'] ?? attributes['result'] ?? 'failed'}`, MESSAGE_CHARS);
}

/** The first line that isn't blank, colour sequences left out; null where there is none. */
export function firstLine(text: string | undefined): string | null {
  if (text === undefined) return null;
  // Raw ESC is dropped by the reader, so what is left of a colour sequence is `[31m`.
  const line = /\S.*/.exec(
    text
      .slice(0, DETAIL_CHARS)
      .replace(/\x1b?\[[\d;]{1,12}m/g, '')
      .replace(/[\x00-\x08\x0b\x0c\x0e-\x1f]/g, ''),
  )?.[0];
  return line === undefined ? null : cut(line.trimEnd(), MESSAGE_CHARS);
}

function cutOrNull(text: string | null): string | null {
  return text === null ? null : cut(text, NAME_CHARS);
}

/** A copy: a part of a string keeps the whole alive, and a message may be a megabyte. */
function cut(text: string, chars: number): string {
  const shown = text.length <= chars ? text : `${text.slice(0, chars - 1)}…`;
  return Buffer.from(shown, 'utf16le').toString('utf16le');
}
