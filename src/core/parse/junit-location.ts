import type { Location } from '../model/report.ts';

const SOURCE =
  '(?:[cm]?[jt]sx?|vue|svelte|py|rb|go|rs|java|kts?|groovy|scala|cljs?|cs|fs|vb|php|c|cc|cpp|cxx|hh?|hpp|mm?|swift|exs?|erl|lua|p[lm]|t|sh|bats|dart|hs|ml|nim|zig|jl|[rR]|feature|robot)';
// `at f (src/a.ts:41:7)`, ` ❯ src/a.ts:41:20`, `tests/test_a.py:12: AssertionError`, `    a_test.go:12: want 1`, `(AppTest.java:20)`
const WITH_COLON = new RegExp(
  `(?:^|[\\s('"\`@])((?:file://)?(?:[A-Za-z]:)?[^\\s()'"\`:<>|]{1,300}\\.${SOURCE}):(?:line )?(\\d{1,7})\\b`,
  'gm',
);
// `  File "/app/tests/test_a.py", line 12, in test_a`
const PYTHON = /File "([^"\n]{1,300})", line (\d{1,7})/g;
const FOREIGN = /node_modules|node:internal|\binternal\/|site-packages|dist-packages|\/vendor\/|\.pnpm|\/rustc\//;

const JVM = /^[^\\/]+\.(?:java|kts?|groovy|scala|clj)$/;

/** What the report itself says of the place; each may be absent. */
export interface LocationHint {
  readonly file: string | null;
  /** `com.example.CartTest`: Java and Kotlin frames name `CartTest.java`. */
  readonly classname: string;
}

/**
 * The place in the project's own sources that a failure's text names: the first one in the file or class of the case, else the first.
 * @param text bounded by the caller; hostile.
 */
export function locationIn(text: string, hint: LocationHint): Location | null {
  const found = placesIn(text);
  const { file } = hint;
  if (file !== null) {
    const own = found.find((place) => sameFile(place.file, file));
    return own === undefined ? null : { file, line: own.line };
  }
  const unit = /(\w+)(?:\$\w+)*$/.exec(hint.classname)?.[1];
  // A JVM's frames are mostly the framework's, and name no folder: only the class itself tells which is ours.
  return found.find((place) => unit !== undefined && stemOf(place.file) === unit) ?? found.find((place) => !JVM.test(place.file)) ?? null;
}

/** Further places that a failure's text names, for a reader who knows which files are the project's; none of a JVM's bare names. */
export function framesIn(text: string, seen: Location | null): Location[] {
  const others = placesIn(text).filter(({ file, line }) => !JVM.test(file) && (file !== seen?.file || line !== seen.line));
  return others.slice(0, MAX_FRAMES);
}

const MAX_FRAMES = 8;

function placesIn(text: string): Location[] {
  const places: Location[] = [];
  for (const pattern of [WITH_COLON, PYTHON]) {
    for (const [, path = '', line = ''] of text.matchAll(pattern)) {
      if (!FOREIGN.test(path)) places.push({ file: path.replace(/^file:\/\//, ''), line: Number(line) });
    }
  }
  return places;
}

function stemOf(path: string): string {
  return /([^\\/]+)\.\w+$/.exec(path)?.[1] ?? '';
}

function sameFile(a: string, b: string): boolean {
  const [long, short] = a.length >= b.length ? [a, b] : [b, a];
  return long === short || (long.endsWith(short) && /[\\/]/.test(long.charAt(long.length - short.length - 1)));
}
