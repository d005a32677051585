import { readdirSync, readFileSync } from 'node:fs';
import { join, posix, relative, sep } from 'node:path';
import { parseSync } from 'vite';
import { ROOT } from './root.ts';

/** One import, export-from, dynamic import or import type. `to` is a path below `src` for our own files, else the specifier as written. */
export interface Arrow {
  readonly from: string;
  readonly to: string;
  readonly own: boolean;
  /** Erased by the compiler: it can close a circle of words, but not one of running code. */
  readonly typeOnly: boolean;
}

/** What a source file reaches for, as its syntax tree says (comments and strings can't fool it). */
export interface SourceFile {
  /** Below `src`, with `/`. */
  readonly path: string;
  readonly arrows: readonly Arrow[];
  /** Global names read, with the property where one is read of them: `process.env`, `Date.now`, `new Date()`. */
  readonly globals: readonly string[];
  /** Kinds of syntax nodes present. */
  readonly kinds: ReadonlySet<string>;
  /** Names of what is called or constructed, the last part of a path alone: `error` for `core.error(…)`. */
  readonly calls: ReadonlySet<string>;
  /** Types that something is asserted to be: `Markdown` for `x as Markdown`. */
  readonly asserted: ReadonlySet<string>;
}

interface Node {
  readonly type: string;
  readonly [key: string]: unknown;
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

function* walk(node: Node): Generator<Node> {
  yield node;
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) yield* walk(child);
  }
}

const specifierOf = (node: Node): { value: string; typeOnly: boolean } | null => {
  const source = node.type === 'TSImportType' ? (node['source'] ?? node['argument']) : node['source'];
  if (!isNode(source)) return null;
  const literal = isNode(source['literal']) ? source['literal'] : source;
  if (typeof literal['value'] !== 'string') throw new Error(`an import whose target is no literal: ${JSON.stringify(source)}`);
  const typeOnly = node.type === 'TSImportType' || node['importKind'] === 'type' || node['exportKind'] === 'type';
  return { value: literal['value'], typeOnly };
};

const WATCHED = new Set([
  'process',
  'Date',
  'Math',
  'console',
  'setTimeout',
  'setInterval',
  'setImmediate',
  'fetch',
  'performance',
  'require',
]);

function globalOf(node: Node): string | null {
  const named = (value: unknown) =>
    isNode(value) && value.type === 'Identifier' && WATCHED.has(String(value['name'])) ? String(value['name']) : null;
  if (node.type === 'MemberExpression') {
    const object = named(node['object']);
    const property = node['property'];
    return object && isNode(property) ? `${object}.${String(property['name'] ?? '…')}` : null;
  }
  if (node.type === 'NewExpression' && Array.isArray(node['arguments']) && node['arguments'].length === 0) {
    const name = named(node['callee']);
    return name && `new ${name}()`;
  }
  if (node.type === 'CallExpression') {
    const name = named(node['callee']);
    return name && `${name}()`;
  }
  return null;
}

function callOf(node: Node): string | null {
  if (node.type !== 'CallExpression' && node.type !== 'NewExpression') return null;
  const callee = node['callee'];
  if (!isNode(callee)) return null;
  const last = callee.type === 'MemberExpression' ? callee['property'] : callee;
  return isNode(last) ? String(last['name'] ?? '') : null;
}

function assertedOf(node: Node): string | null {
  const type = node.type === 'TSAsExpression' ? node['typeAnnotation'] : null;
  const name = isNode(type) ? type['typeName'] : null;
  return isNode(name) ? String(name['name'] ?? '') : null;
}

const namesOf = (nodes: readonly Node[], read: (node: Node) => string | null) => new Set(nodes.flatMap((node) => read(node) ?? []));

/** @param path below `src`, with `/`; it settles what relative imports mean. */
export function readSource(path: string, text: string): SourceFile {
  const parsed = parseSync(path, text);
  if (parsed.errors.length > 0) throw new Error(`${path}: ${parsed.errors[0]?.message}`);
  const nodes = [...walk(parsed.program as unknown as Node)];
  const arrows = nodes
    .filter((node) => /^(Import(Declaration|Expression)|Export(Named|All)Declaration|TSImportType)$/.test(node.type))
    .flatMap((node): Arrow[] => {
      const target = specifierOf(node);
      if (!target) return [];
      const own = target.value.startsWith('.');
      const to = own ? posix.join(posix.dirname(path), target.value) : target.value;
      return [{ from: path, to, own, typeOnly: target.typeOnly }];
    });
  return {
    path,
    arrows,
    globals: nodes.flatMap((node) => globalOf(node) ?? []),
    kinds: new Set(nodes.map((node) => node.type)),
    calls: namesOf(nodes, callOf),
    asserted: namesOf(nodes, assertedOf),
  };
}

/** Every TypeScript file below `src`. */
export function readSources(): SourceFile[] {
  const src = join(ROOT, 'src');
  return readdirSync(src, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
    .map((file) => readSource(relative(src, file).split(sep).join('/'), readFileSync(file, 'utf8')));
}
