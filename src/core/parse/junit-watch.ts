import type { OpenCase } from './junit-cases.ts';

/** Looks for tests, by the names that a runner printed, among the finished cases of a report. */
export interface Watch {
  finished(open: OpenCase): void;
  /** Of the names asked for: those that were found. */
  found(): string[];
}

/** What runners put between a class (or module, or suite) and a test's name. */
const JOINTS = ['.', '::', '/', ' ', ' > ', '#'];

/** @param names as printed in a log; hostile. Compared whole: nothing is matched by a part of its name. */
export function finishedNames(names: ReadonlySet<string>): Watch {
  const found = new Set<string>();
  const pytest = new Map([...names].filter((name) => name.includes('::')).map((name) => [dotted(name), name]));

  function look(id: string): void {
    if (names.has(id)) found.add(id);
  }

  return {
    finished({ name, classname, suite }) {
      if (names.size === found.size) return;
      look(name);
      for (const outer of new Set([classname, suite ?? ''])) {
        if (outer === '') continue;
        for (const joint of JOINTS) look(`${outer}${joint}${name}`);
        const node = pytest.get(`${outer}.${name}`);
        if (node !== undefined) found.add(node);
      }
    },
    found: () => [...found],
  };
}

/** pytest prints `tests/test_a.py::TestX::test_y`, and reports the class `tests.test_a.TestX`. */
function dotted(nodeId: string): string {
  return nodeId.replace(/\.py(?=::)/, '').replace(/::|[\\/]/g, '.');
}
