// Trims GitHub's OpenAPI description to the operations we call, for the test server: fixtures/github/api.json.
// The whole package is 385 MB, so it is no dependency. To take a newer one, in a folder of its own:
//   npm install --ignore-scripts @octokit/openapi@VERSION
//   node scripts/trim-openapi.mjs THAT_FOLDER/node_modules/@octokit/openapi
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './install.mjs';

const REPO = '/repos/{owner}/{repo}';
const PATHS = [
  REPO,
  ...[
    '/check-runs',
    '/check-runs/{check_run_id}',
    '/check-runs/{check_run_id}/annotations',
    '/commits',
    '/commits/{ref}',
    '/commits/{ref}/check-runs',
    '/commits/{ref}/status',
    '/commits/{ref}/statuses',
    '/commits/{commit_sha}/pulls',
    '/statuses/{sha}',
    '/pulls',
    '/pulls/{pull_number}',
    '/pulls/{pull_number}/files',
    '/pulls/{pull_number}/reviews',
    '/issues/{issue_number}/comments',
    '/issues/comments/{comment_id}',
    '/compare/{basehead}',
    '/contents/{path}',
    '/git/commits/{commit_sha}',
    '/git/trees/{tree_sha}',
    '/branches',
    '/branches/{branch}',
    '/branches/{branch}/protection',
    '/branches/{branch}/protection/required_status_checks',
    '/rules/branches/{branch}',
    '/rulesets/{ruleset_id}',
    '/actions/artifacts/{artifact_id}',
    '/actions/artifacts/{artifact_id}/{archive_format}',
    '/actions/jobs/{job_id}',
    '/actions/jobs/{job_id}/logs',
    '/actions/runs',
    '/actions/runs/{run_id}',
    '/actions/runs/{run_id}/artifacts',
    '/actions/runs/{run_id}/attempts/{attempt_number}',
    '/actions/runs/{run_id}/attempts/{attempt_number}/jobs',
    '/actions/runs/{run_id}/jobs',
    '/actions/workflows/{workflow_id}',
    '/actions/permissions/workflow',
    '/environments/{environment_name}',
    '/environments/{environment_name}/deployment-branch-policies',
    '/environments/{environment_name}/secrets',
    '/actions/secrets',
  ].map((path) => REPO + path),
];

const isNode = (value) => value !== null && typeof value === 'object';
const children = (node) => (Array.isArray(node) ? node : Object.values(node)).filter(isNode);

function visit(node, change) {
  if (!Array.isArray(node)) change(node);
  for (const child of children(node)) visit(child, change);
}

/** What is written for readers, and examples of whole answers: the server makes its own. */
function dropProse(node) {
  for (const key of ['description', 'summary', 'externalDocs', 'x-github', 'x-octokit', 'tags', 'example', 'examples']) {
    // A schema may have a property of that very name: those hold a schema, with a type or a reference.
    const value = node[key];
    if (value !== undefined && !(isNode(value) && ('type' in value || '$ref' in value || 'oneOf' in value || 'anyOf' in value)))
      delete node[key];
  }
}

/** JSON Schema has no `nullable` without a type, and null is in no list of values that doesn't name it; the same said as validators take it. */
function spellNullable(node) {
  if (node.nullable === true && Array.isArray(node.enum) && !node.enum.includes(null)) node.enum.push(null);
  if (node.nullable !== true || node.type !== undefined) return;
  delete node.nullable;
  const alternatives = node.anyOf ?? node.oneOf ?? (node.allOf ? [{ allOf: node.allOf }] : node.$ref ? [{ $ref: node.$ref }] : null);
  if (alternatives === null) return;
  for (const key of ['anyOf', 'oneOf', 'allOf', '$ref']) delete node[key];
  node.anyOf = [...alternatives, { type: 'object', nullable: true, enum: [null] }];
}

/** Copies what the given part refers to, and what that refers to. */
function copyReferences(from, to, part) {
  visit(part, ({ $ref }) => {
    if (typeof $ref !== 'string') return;
    const [section, kind, name] = $ref.slice(2).split('/');
    to[section] ??= {};
    to[section][kind] ??= {};
    if (to[section][kind][name] !== undefined) return;
    to[section][kind][name] = structuredClone(from[section][kind][name]);
    copyReferences(from, to, to[section][kind][name]);
  });
}

const folder = process.argv[2];
if (folder === undefined) throw new Error('usage: node scripts/trim-openapi.mjs FOLDER_OF_@octokit/openapi');
const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
const whole = JSON.parse(readFileSync(join(folder, 'generated', 'api.github.com.json'), 'utf8'));

const trimmed = {
  openapi: whole.openapi,
  info: { ...whole.info, 'x-source': `@octokit/openapi ${version}` },
  servers: [{ url: '/' }],
  paths: {},
};
for (const path of PATHS) {
  if (whole.paths[path] === undefined) throw new Error(`${path} is not in @octokit/openapi ${version}`);
  trimmed.paths[path] = structuredClone(whole.paths[path]);
}
copyReferences(whole, trimmed, trimmed.paths);
// Examples are neither needed nor few; components that only examples named go with them.
delete trimmed.components.examples;
visit(trimmed.paths, dropProse);
for (const kind of Object.values(trimmed.components)) visit(kind, dropProse);
visit(trimmed, spellNullable);

const out = join(ROOT, 'fixtures', 'github', 'api.json');
const text = `${JSON.stringify(trimmed)}\n`;
writeFileSync(out, text);
console.log(`${out}: ${Object.keys(trimmed.paths).length} paths, ${text.length} bytes, from @octokit/openapi ${version}`);
