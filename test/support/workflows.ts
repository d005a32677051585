import { data, Evaluator, Lexer, Parser } from '@actions/expressions';
import { convertWorkflowTemplate, isMapping, isSequence, NoOperationTraceWriter, parseWorkflow } from '@actions/workflow-parser';
import { parseAction } from '@actions/workflow-parser/actions/action-parser';
import type { TemplateToken } from '@actions/workflow-parser/templates/tokens/template-token';

/** What GitHub's own parser finds in an action.yml. */
export interface ActionFile {
  readonly problems: readonly string[];
  readonly inputs: Readonly<Record<string, { readonly description: string; readonly default?: string; readonly required?: string }>>;
  readonly outputs: Readonly<Record<string, { readonly description: string }>>;
  readonly runs: Readonly<Record<string, string>>;
}

const trace = new NoOperationTraceWriter();

export function parseActionFile(name: string, content: string): ActionFile {
  const { context, value } = parseAction({ name, content }, trace);
  const { inputs = {}, outputs = {}, runs = {} } = (value === undefined ? {} : plain(value)) as Partial<ActionFile>;
  return { problems: context.errors.getErrors().map((error) => error.message), inputs, outputs, runs };
}

/** A tree of the parser as plain data; scalars and expressions as their text. */
function plain(token: TemplateToken): unknown {
  if (isMapping(token)) return Object.fromEntries([...token].map(({ key, value }) => [key.toString(), plain(value)]));
  if (isSequence(token)) return [...token].map(plain);
  return token.toString();
}

export interface WorkflowFile {
  /** What GitHub's parser has against it: syntax, unknown keys, bad values, unknown functions in expressions. */
  readonly problems: readonly string[];
  readonly content: Readonly<Record<string, unknown>>;
}

export async function parseWorkflowFile(name: string, content: string): Promise<WorkflowFile> {
  const { context, value } = parseWorkflow({ name, content }, trace);
  const problems = context.errors.getErrors().map((error) => error.message);
  if (value === undefined) return { problems: problems.length > 0 ? problems : [`${name} is empty`], content: {} };
  const { errors = [] } = await convertWorkflowTemplate(context, value);
  return { problems: [...problems, ...errors.map((error) => error.Message)], content: plain(value) as Record<string, unknown> };
}

type Value = string | number | boolean | { readonly [key: string]: Value };

function toData(value: Value): data.ExpressionData {
  if (typeof value === 'string') return new data.StringData(value);
  if (typeof value === 'number') return new data.NumberData(value);
  if (typeof value === 'boolean') return new data.BooleanData(value);
  return new data.Dictionary(...Object.entries(value).map(([key, inner]) => ({ key, value: toData(inner) })));
}

/**
 * Evaluates an expression as GitHub does.
 * @param status what the job's status functions say.
 */
export function evaluate(
  expression: string,
  contexts: Readonly<Record<string, Value>>,
  status: 'success' | 'failure' | 'cancelled' = 'success',
): unknown {
  const functions = ['always', 'success', 'failure', 'cancelled'].map((name) => ({
    name,
    minArgs: 0,
    maxArgs: 0,
    call: () => new data.BooleanData(name === 'always' || name === status),
  }));
  const { tokens } = new Lexer(expression.replace(/^\$\{\{|\}\}$/g, '').trim()).lex();
  const parsed = new Parser(tokens, Object.keys(contexts), functions).parse();
  const context = toData({ ...contexts }) as data.Dictionary;
  const result = new Evaluator(parsed, context, new Map(functions.map((each) => [each.name, each]))).evaluate();
  return 'value' in result ? result.value : result.coerceString();
}
