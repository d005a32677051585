import { ReceiptError } from '../core/model/errors.ts';

/** A JSON text that was read, with the places of its keys. */
export interface JsonSource {
  readonly value: unknown;
  /** "file:line:column" of a key by its path from the root; of the file where the path is not there. */
  placeOf(path: readonly PropertyKey[]): string;
  /** Paths of keys that stand twice in one object. */
  readonly duplicates: readonly (readonly string[])[];
}

const TOKEN = /\s+|"(?:[^"\\]|\\.)*"|[{}[\],:]|[^\s{}[\],:"]+/gy;
const key = (path: readonly PropertyKey[]) => JSON.stringify(path.map(String));

/**
 * Parses JSON that a person wrote.
 * @param file as the user knows it, for places.
 * @throws ReceiptError INPUT_INVALID with the place, where it is no JSON.
 */
export function parseJsonSource(text: string, file: string): JsonSource {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const position = /at position (\d+)/.exec(message)?.[1];
    const what = message.replace(/ in JSON at position.*| \(line \d+ column \d+\)|, "[\s\S]*" is not valid JSON/g, '');
    throw new ReceiptError('INPUT_INVALID', `${placeAt(text, file, position === undefined ? text.length : Number(position))}: ${what}`, {
      remedy: 'the file must hold JSON without comments',
    });
  }
  const { offsets, duplicates } = findKeys(text);
  return {
    value,
    duplicates,
    placeOf: (path) => {
      const offset = offsets.get(key(path));
      return offset === undefined ? file : placeAt(text, file, offset);
    },
  };
}

function placeAt(text: string, file: string, offset: number): string {
  const before = text.slice(0, offset);
  const line = before.split('\n').length;
  return `${file}:${line}:${offset - before.lastIndexOf('\n')}`;
}

/** Walks well-formed JSON once and keeps the offset of every key. */
function findKeys(text: string): { offsets: Map<string, number>; duplicates: string[][] } {
  const offsets = new Map<string, number>();
  const duplicates: string[][] = [];
  const path: (string | number)[] = [];
  const inObject: boolean[] = [];
  let expectKey = false;
  for (const match of text.matchAll(TOKEN)) {
    const token = match[0];
    if (token === '{' || token === '[') {
      inObject.push(token === '{');
      path.push(token === '{' ? '' : 0);
      expectKey = token === '{';
    } else if (token === '}' || token === ']') {
      inObject.pop();
      path.pop();
      expectKey = false;
    } else if (token === ',') {
      expectKey = inObject.at(-1) === true;
      const at = path.at(-1);
      if (typeof at === 'number') path[path.length - 1] = at + 1;
    } else if (expectKey && token.startsWith('"')) {
      path[path.length - 1] = String(JSON.parse(token));
      expectKey = false;
      if (offsets.has(key(path))) duplicates.push(path.map(String));
      offsets.set(key(path), match.index);
    }
  }
  return { offsets, duplicates };
}
