/** Splits at what ends a simple command; quotes are respected as far as it takes to find program names. */
const SEPARATORS = /&&|\|\||[;|&\n()]/;
const ASSIGNMENT = /^[A-Za-z_]\w*=/;
/** Programs that start another one: how many of their own words (options aside) stand before it. */
const LAUNCHERS: Readonly<Record<string, readonly string[]>> = {
  env: [''],
  npx: [''],
  bunx: [''],
  pnpx: [''],
  npm: ['exec', 'x'],
  pnpm: ['exec', 'dlx', ''],
  yarn: ['exec', 'dlx', 'run', ''],
  bun: ['x'],
  uv: ['run'],
  poetry: ['run'],
  pipenv: ['run'],
  pdm: ['run'],
  hatch: ['run'],
  rye: ['run'],
  bundle: ['exec'],
  time: [''],
  nice: [''],
  sudo: [''],
  exec: [''],
  command: [''],
  stdbuf: [''],
  'cross-env': [''],
  c8: [''],
  nyc: [''],
  'xvfb-run': [''],
};
/** Options of launchers that take the next word with them. */
const WITH_VALUE = /^(?:-[nsp]|--(?:package|workspace|prefix|filter|dir|adjustment|with|python|group))$/;

/** The simple commands of a command line, words joined by one space, launchers and folders of programs taken off. */
export function simpleCommands(command: readonly string[], shell: boolean): string[] {
  const lines = shell ? (command[0] ?? '').split(SEPARATORS).map((part) => part.trim().split(/\s+/)) : [command];
  return lines.map((words) => withoutLaunchers(words.map((word) => word.replace(/^(['"])(.*)\1$/, '$2')))).filter((line) => line !== '');
}

function withoutLaunchers(words: readonly string[]): string {
  let rest = [...words];
  for (let depth = 0; depth < 8; depth++) {
    while (rest[0] !== undefined && ASSIGNMENT.test(rest[0])) rest = rest.slice(1);
    const program = programName(rest[0] ?? '');
    const next = program === 'timeout' ? afterTimeout(rest) : program === 'node' ? afterNode(rest) : afterLauncher(program, rest);
    if (next === null) return [program, ...rest.slice(1)].join(' ');
    rest = next;
  }
  return rest.join(' ');
}

/** `./node_modules/.bin/vitest`, `C:\bin\vitest.cmd`, `vitest.mjs` → `vitest`. */
function programName(word: string): string {
  const name = word.slice(Math.max(word.lastIndexOf('/'), word.lastIndexOf('\\')) + 1);
  return name.replace(/\.(?:exe|cmd|bat|ps1|[cm]?js)$/i, '');
}

function afterLauncher(program: string, words: readonly string[]): string[] | null {
  const verbs = LAUNCHERS[program];
  if (verbs === undefined) return null;
  let at = skipOptions(words, 1);
  if (verbs.includes(words[at] ?? '') && words[at] !== '') at = skipOptions(words, at + 1);
  else if (!verbs.includes('')) return null;
  return at < words.length ? words.slice(at) : null;
}

function skipOptions(words: readonly string[], from: number): number {
  let at = from;
  while (at < words.length && /^-|^[A-Za-z_]\w*=/.test(words[at] ?? '')) at += WITH_VALUE.test(words[at] ?? '') ? 2 : 1;
  return at;
}

/** `timeout -k 5 20m pytest` → `pytest`. */
function afterTimeout(words: readonly string[]): string[] | null {
  const at = words.findIndex((word, place) => place > 0 && /^\d+(?:\.\d+)?[smhd]?$/.test(word) && !/^-[ks]$/.test(words[place - 1] ?? ''));
  return at < 0 || at + 1 >= words.length ? null : words.slice(at + 1);
}

/** `node node_modules/vitest/vitest.mjs run` → `vitest run`; a script of the project itself names no runner. */
function afterNode(words: readonly string[]): string[] | null {
  const at = words.findIndex((word, place) => place > 0 && !word.startsWith('-'));
  const script = words[at] ?? '';
  return /[/\\]node_modules[/\\]/.test(`/${script}`) ? [programName(script), ...words.slice(at + 1)] : null;
}
