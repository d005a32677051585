import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../root.ts';

interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly nullable?: boolean;
  readonly enum?: readonly unknown[];
  readonly format?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly allOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
}

interface Described {
  readonly paths: Readonly<
    Record<string, Readonly<Record<string, { readonly operationId?: string; readonly responses: Readonly<Record<string, Schema>> }>>>
  >;
}

let described: Described | null = null;
const description = () => (described ??= JSON.parse(readFileSync(join(ROOT, 'fixtures', 'github', 'api.json'), 'utf8')) as Described);

/**
 * An answer of GitHub's with all that its description requires: what a test says stands, the rest is filled in with what means nothing.
 */
export function shaped(operation: string, value: unknown): unknown {
  const found = Object.values(description().paths)
    .flatMap((methods) => Object.values(methods))
    .find(({ operationId }) => operationId === operation);
  const response = found === undefined ? undefined : followed(found.responses['200'] as Schema);
  const content = Object.values((response as { content?: Record<string, { schema: Schema }> } | undefined)?.content ?? {})[0];
  if (content === undefined) throw new Error(`${operation} is not described`);
  return filled(content.schema, value);
}

function followed(schema: Schema): Schema {
  if (schema.$ref === undefined) return schema;
  const keys = schema.$ref.split('/').slice(1);
  const found = keys.reduce<unknown>((at, key) => (at as Record<string, unknown>)[key.replaceAll('~1', '/')], description());
  return followed(found as Schema);
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

function filled(given: Schema, value: unknown): unknown {
  const schema = merged(followed(given), value);
  if (value === null) return null;
  if (Array.isArray(value)) return value.map((each) => filled(schema.items ?? {}, each));
  if (isObject(value) || (value === undefined && schema.properties !== undefined)) return object(schema, value ?? {});
  return value === undefined ? neutral(schema) : value;
}

function object(schema: Schema, value: Record<string, unknown>): Record<string, unknown> {
  const whole: Record<string, unknown> = {};
  for (const key of new Set([...(schema.required ?? []), ...Object.keys(value)])) {
    const part = schema.properties?.[key];
    const own = value[key];
    if (part === undefined) whole[key] = own;
    else whole[key] = own === undefined && nullable(followed(part)) ? null : filled(part, own);
  }
  return whole;
}

const nullable = ({ nullable: may, type }: Schema) => may === true || (Array.isArray(type) && type.includes('null'));

/** One schema of several that hold together, or of those that fit what is given. */
function merged(schema: Schema, value: unknown): Schema {
  if (schema.allOf !== undefined) {
    const parts = schema.allOf.map((part) => merged(followed(part), value));
    const required = parts.flatMap((part) => part.required ?? []);
    return { ...schema, type: 'object', required, properties: Object.assign({}, ...parts.map(({ properties }) => properties)) };
  }
  const choices = (schema.oneOf ?? schema.anyOf)?.map(followed);
  if (choices === undefined) return schema;
  const fits = (choice: Schema) =>
    Array.isArray(value)
      ? choice.type === 'array'
      : !isObject(value) || Object.keys(value).every((key) => choice.properties?.[key] !== undefined);
  return merged(choices.find(fits) ?? choices[0] ?? {}, value);
}

function neutral(schema: Schema): unknown {
  if (nullable(schema)) return null;
  if (schema.enum !== undefined) return schema.enum[0];
  switch (schema.type) {
    case 'array':
      return [];
    case 'boolean':
      return false;
    case 'integer':
    case 'number':
      return 0;
    case 'object':
      return {};
    default:
      return schema.format === 'date-time' ? '2026-03-02T09:15:00Z' : '';
  }
}
