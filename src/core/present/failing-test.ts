import type { FailingTest } from '../model/report.ts';

/** A failing test as people name it: its suite, unless that says no more than the name or the place. Unescaped. */
export function fullName({ suite, name, file }: FailingTest): string {
  const plain =
    suite === null || suite === '' || name.startsWith(suite) || (file !== null && (suite === file || file.endsWith(`/${suite}`)));
  const shown = plain ? name : `${suite} > ${name}`;
  return shown === '' ? '(no name)' : shown;
}

/** `src/cart.test.ts:41`, or what of it is known. Unescaped. */
export function placeOf({ file, line }: FailingTest): string {
  return file === null ? '' : line === null ? file : `${file}:${line}`;
}
