/**
 * Workflow commands as GitHub's runner reads them from a step's output (actions/runner: ActionCommand.cs, ActionCommandManager.cs):
 * `::name k=v::data` behind leading white space, the older `##[name k=v;]data` anywhere in a line, names in any case, stop tokens.
 */
export interface WorkflowCommand {
  readonly name: string;
  readonly properties: Readonly<Record<string, string>>;
  readonly data: string;
}

export interface Annotation {
  readonly level: 'error' | 'warning' | 'notice';
  readonly properties: Readonly<Record<string, string>>;
  readonly message: string;
}

/** What a step's output made the runner do. */
export interface CommandEffects {
  readonly annotations: Annotation[];
  readonly masks: string[];
  readonly outputs: Record<string, string>;
  readonly state: Record<string, string>;
  readonly path: string[];
  readonly matchers: string[];
  /** A command that the runner can't carry out makes the step fail. */
  failed: boolean;
  /** Lines that were shown as they are. */
  readonly shown: string[];
}

const KNOWN = [
  'stop-commands',
  'set-env',
  'set-output',
  'save-state',
  'add-path',
  'add-mask',
  'add-matcher',
  'remove-matcher',
  'debug',
  'warning',
  'error',
  'notice',
  'group',
  'endgroup',
  'echo',
];

function decode(text: string, extra: Readonly<Record<string, string>>): string {
  let plain = text;
  for (const [code, character] of Object.entries({ ...extra, '%0D': '\r', '%0A': '\n', '%25': '%' }))
    plain = plain.replaceAll(code, character);
  return plain;
}

function readProperties(text: string, separator: string, extra: Readonly<Record<string, string>>): Record<string, string> {
  const pairs = text.split(separator).flatMap((pair) => {
    const at = pair.indexOf('=');
    return at < 1 || at === pair.length - 1 ? [] : [[pair.slice(0, at), decode(pair.slice(at + 1), extra)] as const];
  });
  return Object.fromEntries(pairs);
}

function parse(line: string, known: ReadonlySet<string>): WorkflowCommand | null {
  const v2 = /^\s*::(?<info>.*?)::(?<data>.*)$/s.exec(line)?.groups;
  const old = /##\[(?<info>[^\]]*)\](?<data>.*)$/s.exec(line)?.groups;
  for (const [groups, separator, extra] of [
    [v2, ',', { '%3A': ':', '%2C': ',' }],
    [old, ';', { '%3B': ';', '%5D': ']' }],
  ] as const) {
    const [name = '', ...rest] = groups?.['info']?.split(' ') ?? [];
    if (groups === undefined || !known.has(name.toLowerCase())) continue;
    const properties = readProperties(rest.join(' '), separator, extra);
    return { name: name.toLowerCase(), properties, data: decode(groups['data'] ?? '', separator === ';' ? extra : {}) };
  }
  return null;
}

/** Reads a step's output line by line; both streams go through one reader. */
export class CommandReader {
  readonly effects: CommandEffects = {
    annotations: [],
    masks: [],
    outputs: {},
    state: {},
    path: [],
    matchers: [],
    failed: false,
    shown: [],
  };
  readonly #known = new Set(KNOWN);
  #token: string | null = null;

  /** Whether commands are stopped now. */
  get stopped(): boolean {
    return this.#token !== null;
  }

  read(line: string): void {
    const command = parse(line, this.#known);
    if (command === null || (this.#token !== null && command.name !== this.#token)) {
      this.effects.shown.push(line);
      return;
    }
    if (this.#token !== null) {
      this.#known.delete(this.#token);
      this.#token = null;
      return;
    }
    this.#carryOut(command);
  }

  #carryOut({ name, properties, data }: WorkflowCommand): void {
    const { effects } = this;
    switch (name) {
      case 'stop-commands':
        if (data === '' || this.#known.has(data.toLowerCase()) || data.toLowerCase() === 'pause-logging') {
          effects.failed = true;
          return;
        }
        this.#token = data.toLowerCase();
        this.#known.add(this.#token);
        effects.masks.push(data);
        return;
      case 'error':
      case 'warning':
      case 'notice':
        effects.annotations.push({ level: name, properties, message: data });
        return;
      case 'add-mask':
        effects.masks.push(data);
        return;
      case 'set-output':
        effects.outputs[properties['name'] ?? ''] = data;
        return;
      case 'save-state':
        effects.state[properties['name'] ?? ''] = data;
        return;
      case 'add-matcher':
        effects.matchers.push(data);
        return;
      case 'set-env':
      case 'add-path':
        // Switched off in 2020: the runner refuses, and fails the step.
        effects.failed = true;
        return;
    }
  }
}

/** Splits a stream into lines as .NET's StreamReader does: at \n, \r and \r\n. */
export class LineSplitter {
  #rest = '';
  readonly #take: (line: string) => void;

  constructor(take: (line: string) => void) {
    this.#take = take;
  }

  write(text: string): void {
    const lines = (this.#rest + text).split(/\r\n|\n|\r(?!$)/);
    this.#rest = lines.pop() ?? '';
    for (const line of lines) this.#take(line);
  }

  end(): void {
    if (this.#rest !== '') this.#take(this.#rest.replace(/\r$/, ''));
    this.#rest = '';
  }
}

/**
 * Name and value pairs from GITHUB_OUTPUT, GITHUB_ENV or GITHUB_STATE, as the runner reads them: `name=value` and `name<<DELIMITER`.
 * @throws where the runner would refuse the file and fail the step; pairs before that place have taken effect.
 */
export function readCommandFile(text: string, take: (name: string, value: string) => void): void {
  let at = 0;
  const next = (): { line: string; ended: boolean } | null => {
    if (at >= text.length) return null;
    const end = text.indexOf('\n', at);
    const line = text.slice(at, end < 0 ? undefined : end);
    at = end < 0 ? text.length : end + 1;
    return { line, ended: end >= 0 };
  };
  for (let read = next(); read !== null; read = next()) {
    const { line } = read;
    if (line === '') continue;
    const equals = line.indexOf('=');
    const heredoc = line.indexOf('<<');
    if (equals >= 0 && (heredoc < 0 || equals < heredoc)) {
      take(line.slice(0, equals), line.slice(equals + 1));
      continue;
    }
    const [name, delimiter] = [line.slice(0, heredoc), line.slice(heredoc + 2)];
    if (heredoc < 1 || delimiter === '') throw new Error(`Invalid format '${line}'`);
    const value: string[] = [];
    for (let inner = next(); ; inner = next()) {
      if (inner === null) throw new Error(`Invalid value. Matching delimiter not found '${delimiter}'`);
      if (inner.line === delimiter) break;
      if (!inner.ended) throw new Error('Invalid value. EOF marker missing new line.');
      value.push(inner.line);
    }
    take(name, value.join('\n'));
  }
}
