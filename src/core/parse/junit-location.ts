/** Where in the sources a failure was seen. */
export interface Location {
  readonly file: string;
  readonly line: number;
}

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

/**
 * The first place of the project's own sources that a failure's text names.
 * @param text bounded by the caller; hostile. @param file the file that the report names for the case: a place in it is preferred.
 */
export function locationIn(text: string, file: string | null): Location | null {
  let first: Location | null = null;
  for (const pattern of [WITH_COLON, PYTHON]) {
    for (const match of text.matchAll(pattern)) {
      const [, path = '', line = ''] = match;
      if (FOREIGN.test(path)) continue;
      const found = { file: path.replace(/^file:\/\//, ''), line: Number(line) };
      if (file === null) return found;
      if (sameFile(found.file, file)) return { file, line: found.line };
      first ??= found;
    }
  }
  return file === null ? first : null;
}

function sameFile(a: string, b: string): boolean {
  const [long, short] = a.length >= b.length ? [a, b] : [b, a];
  return long === short || (long.endsWith(short) && /[\\/]/.test(long.charAt(long.length - short.length - 1)));
}
