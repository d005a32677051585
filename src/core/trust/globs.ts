// The matcher that the rest of the house uses for globs; pure where it is told not to look for Windows.
import picomatch from 'picomatch';

/**
 * @param globs from the top of the repository, `/` before them or not; one that ends with a plain name means what is below a folder of that name too.
 * @returns whether a path of the repository (hostile) fits one of the globs. Upper and lower case are one: some file systems have no other way.
 */
export function matcherOf(globs: readonly string[]): (path: string) => boolean {
  const all = globs.flatMap(spelled).map((glob) => picomatch(glob, { dot: true, nocase: true, windows: false }));
  // A dot of an expression doesn't stand for a line end.
  return (path) => all.some((fits) => fits(path.replace(/[\n\r\u2028\u2029]/g, '_')));
}

/** Whoever writes `/tests` or `tests/` must not find out later that it protected nothing. */
function spelled(glob: string): string[] {
  const plain = glob.replace(/^(?:\.?\/)+/, '').replace(/\/+$/, '');
  if (plain === '') return [];
  return /[*?[\]{}()!+@\\][^/]*$/.test(plain) ? [plain] : [plain, `${plain}/**`];
}
