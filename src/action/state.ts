import { formatExternalId, parseExternalId } from '../core/model/check-writer.ts';
import type { CheckTarget } from '../flow/publish.ts';

/** What `main` leaves for `post`: the check that it opens, and whether it was closed. */
export const CHECK_STATE = 'check';
export const DONE_STATE = 'done';

export function formatCheckState({ headSha, name, writer, startedAt, id }: CheckTarget): string {
  return JSON.stringify({ headSha, name, externalId: formatExternalId(writer, null), startedAt, id });
}

/**
 * Reads what `main` left. The suite ran in between and may have written there, so that all of it is checked; the worst that a forged state can
 * do is to close a check of this run as a failure.
 * @returns null where there is nothing to close.
 */
export function parseCheckState(text: string | undefined): CheckTarget | null {
  if (text === undefined || text.length > 4096) return null;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  const [headSha, name, externalId, startedAt] = ['headSha', 'name', 'externalId', 'startedAt'].map((key) => textAt(value, key));
  const writer = parseExternalId(externalId ?? '');
  if (!/^[0-9a-f]{40,64}$/.test(headSha ?? '') || !name || writer === null || !/^[\d-]{10}T[\d:.]+Z$/.test(startedAt ?? '')) return null;
  const id = valueAt(value, 'id');
  return {
    headSha: headSha ?? '',
    name,
    writer,
    startedAt: startedAt ?? '',
    detailsUrl: null,
    appId: null,
    id: typeof id === 'number' && Number.isSafeInteger(id) && id > 0 ? id : null,
  };
}

function valueAt(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : null;
}

function textAt(value: unknown, key: string): string | null {
  const found = valueAt(value, key);
  return typeof found === 'string' ? found : null;
}
