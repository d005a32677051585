import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Context, type Document, OpenAPIBackend } from 'openapi-backend';
import { ROOT } from '../root.ts';
import { FAMILIES } from './families.ts';
import type { Asked, Call, Grant, World } from './family.ts';
import { refusal } from './tokens.ts';
import { notFound } from './transport.ts';

const document = () => JSON.parse(readFileSync(join(ROOT, 'fixtures', 'github', 'api.json'), 'utf8')) as Document;
const NOBODY: Grant = { app: null, permissions: {} };

/** Holds each request, and each answer of ours, against GitHub's own description. */
export async function contract(world: World): Promise<OpenAPIBackend> {
  const api = new OpenAPIBackend({
    definition: document(),
    // Without checks of the description itself, which is GitHub's and large.
    quick: true,
    strict: false,
    coerceTypes: true,
    ajvOpts: { strict: false, allErrors: true, validateFormats: false, logger: false },
    handlers: {
      notFound: () => notFound(),
      methodNotAllowed: () => notFound(),
      notImplemented: (context: Context) => {
        throw new Error(`the test server does not answer ${context.operation.operationId}`);
      },
      validationFail: (context: Context, call: Call) => {
        const errors = context.validation.errors ?? [];
        call.breaches.push(...errors.map((error) => `${error.instancePath} ${error.message}`));
        return { status: 422, body: { message: 'Validation Failed', errors } };
      },
    },
  });
  for (const family of FAMILIES) {
    for (const [name, operation] of Object.entries(family.operations)) {
      api.registerHandler(name, (context: Context, call: Call) => {
        const answer = refusal(call, operation.needs, world) ?? operation.handle(askedBy(context, call, world));
        if (answer.status >= 200 && answer.status < 300 && !Buffer.isBuffer(answer.body) && answer.status !== 204) {
          const validation = api.validateResponse(JSON.parse(JSON.stringify(answer.body)), context.operation, answer.status);
          for (const error of validation.errors ?? []) call.breaches.push(`our answer: ${error.instancePath} ${error.message}`);
        }
        return answer;
      });
    }
  }
  return await api.init();
}

function askedBy(context: Context, call: Call, world: World): Asked {
  return {
    params: context.request.params as Record<string, string>,
    query: context.request.query as Record<string, string>,
    body: (context.request.requestBody ?? {}) as Record<string, unknown>,
    call,
    grant: world.tokens.get(call.token ?? '') ?? NOBODY,
    world,
  };
}
