import type { OptionInfo } from './option-table.ts';

const SIZES: Readonly<Record<string, number>> = {
  '': 1,
  B: 1,
  KB: 1e3,
  MB: 1e6,
  GB: 1e9,
  KiB: 2 ** 10,
  MiB: 2 ** 20,
  GiB: 2 ** 30,
};
/** Timers hold a signed 32-bit number of milliseconds; a longer one would fire at once. */
const LONGEST_MS = 24 * 86_400_000;

/** A value read, or what is wrong with it (to stand behind the option's name). */
export type ReadValue = { readonly value: string | number } | { readonly problem: string };

function readCount(text: string): ReadValue {
  return /^\d{1,9}$/.test(text) ? { value: Number(text) } : { problem: 'takes a whole number, such as 20' };
}

function readDuration(text: string): ReadValue {
  if (text === '0') return { value: 0 };
  const parts = /^(?:(?<h>\d{1,6})h)?(?:(?<m>\d{1,6})m)?(?:(?<s>\d{1,9}(?:\.\d{1,3})?)s)?$/.exec(text);
  if (parts === null || text === '') return { problem: 'takes a time such as 90s, 20m or 1h' };
  const { h = '0', m = '0', s = '0' } = parts.groups ?? {};
  const ms = Math.round((Number(h) * 3600 + Number(m) * 60 + Number(s)) * 1000);
  return ms > LONGEST_MS ? { problem: 'takes a time of at most 24 days' } : { value: ms };
}

function readSize(text: string): ReadValue {
  const parts = /^(?<n>\d{1,15}(?:\.\d{1,3})?)(?<unit>[A-Za-z]*)$/.exec(text);
  const factor = SIZES[parts?.groups?.['unit'] ?? '?'];
  if (parts === null || factor === undefined) return { problem: 'takes a size such as 256MiB or 4GiB' };
  const bytes = Math.round(Number(parts.groups?.['n']) * factor);
  return Number.isSafeInteger(bytes) ? { value: bytes } : { problem: 'takes a size that a file can have' };
}

function readText(text: string): ReadValue {
  if (text.trim() === '') return { problem: 'needs a value' };
  return text.length > 4096 ? { problem: 'takes at most 4096 characters' } : { value: text };
}

/** Reads one value of an option as its kind asks; for `list`, one element. */
export function readValue(kind: Exclude<OptionInfo['kind'], 'flag'>, text: string): ReadValue {
  switch (kind) {
    case 'count':
      return readCount(text);
    case 'duration':
      return readDuration(text);
    case 'size':
      return readSize(text);
    case 'text':
    case 'list':
      return readText(text);
  }
}
