/**
 * The format of `files.txt`: one line `mode digest path` for each file that was tested, sorted by the bytes of the path. Modes are git's
 * (100644, 100755, 120000), the digest is the sha256 of the raw bytes (for a link: of its target), or git's blob id where the tree was too
 * large to hash. In a path, a backslash is written `\\` and a line end `\n`, so that one line is always one file.
 */

/** A path as bytes, one character (U+0000 to U+00FF) per byte, with `/`: file names need not be UTF-8. Hostile. */
export type BytePath = string;

export interface ListedFile {
  readonly mode: string;
  /** `unreadable` where the bytes can't be read. */
  readonly digest: string;
}

/** In no particular order. */
export type FilesList = ReadonlyMap<BytePath, ListedFile>;

export function toBytePath(path: string): BytePath {
  return Buffer.from(path, 'utf8').toString('latin1');
}

/** As text; bytes that aren't UTF-8 become U+FFFD. */
export function fromBytePath(path: BytePath): string {
  return Buffer.from(path, 'latin1').toString('utf8');
}

const byBytes = (a: BytePath, b: BytePath) => (a < b ? -1 : a > b ? 1 : 0);

/** The bytes of `files.txt`. */
export function renderFilesList(files: FilesList): Uint8Array {
  const lines = [...files.keys()].sort(byBytes).map((path) => {
    const file = files.get(path);
    return `${file?.mode} ${file?.digest} ${escapePath(path)}\n`;
  });
  return Buffer.from(lines.join(''), 'latin1');
}

function escapePath(path: BytePath): string {
  return /[\\\n]/.test(path) ? path.replaceAll('\\', '\\\\').replaceAll('\n', '\\n') : path;
}

/** @returns null where a line has another form. */
export function parseFilesList(bytes: Uint8Array): FilesList | null {
  const files = new Map<BytePath, ListedFile>();
  const text = Buffer.from(bytes).toString('latin1');
  if (text !== '' && !text.endsWith('\n')) return null;
  for (const line of text.split('\n').slice(0, -1)) {
    const [, mode, digest, path] = /^(\d{6}) ([0-9a-z:]+) (.+)$/s.exec(line) ?? [];
    if (mode === undefined || digest === undefined || path === undefined) return null;
    files.set(
      path.replace(/\\(.)/g, (_, next: string) => (next === 'n' ? '\n' : next)),
      { mode, digest },
    );
  }
  return files;
}

/** Paths whose file differs, is missing, or is only in `after`; sorted by bytes. */
export function differingFiles(before: FilesList, after: FilesList): { changed: BytePath[]; missing: BytePath[]; added: BytePath[] } {
  const changed: BytePath[] = [];
  const missing: BytePath[] = [];
  for (const [path, file] of before) {
    const now = after.get(path);
    if (now === undefined) missing.push(path);
    else if (now.mode !== file.mode || now.digest !== file.digest) changed.push(path);
  }
  const added = [...after.keys()].filter((path) => !before.has(path));
  return { changed: changed.sort(byBytes), missing: missing.sort(byBytes), added: added.sort(byBytes) };
}
