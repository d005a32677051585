import { ACTIONS_APP, type Asked, type Family, type World } from './family.ts';
import { appShown } from './people.ts';
import { type Answer, invalid, notFound } from './transport.ts';

export interface CheckRunRecord {
  readonly id: number;
  readonly app: number;
  name: string;
  head_sha: string;
  external_id: string;
  status: string;
  conclusion: string | null;
  started_at: string;
  completed_at: string | null;
  details_url: string;
  title: string | null;
  summary: string | null;
  text: string | null;
  readonly annotations: Readonly<Record<string, unknown>>[];
  /** Readings of a list that don't show it yet. */
  hiddenFor: number;
}

interface Checks {
  readonly runs: CheckRunRecord[];
}

export const CHECKS: Family<Checks> = {
  name: 'checks',
  empty: () => ({ runs: [] }),
  operations: {
    'checks/create': { needs: ['checks', 'write'], handle: create },
    'checks/update': { needs: ['checks', 'write'], handle: update },
    'checks/get': { needs: ['checks', 'read'], handle: (part, asked) => answerWith(find(part, asked)) },
    'checks/list-for-ref': { needs: ['checks', 'read'], handle: list },
  },
};

/** Texts whose limit GitHub counts in bytes. */
const BYTE_LIMITED = ['summary', 'text'] as const;
const LIMIT_BYTES = 65_535;

interface CheckBody {
  readonly name?: string;
  readonly head_sha?: string;
  readonly external_id?: string;
  readonly status?: string;
  readonly conclusion?: string;
  readonly started_at?: string;
  readonly completed_at?: string;
  readonly details_url?: string;
  readonly output?: {
    readonly title?: string;
    readonly summary: string;
    readonly text?: string;
    readonly annotations?: Record<string, unknown>[];
  };
}

function complaint(body: CheckBody): Answer | null {
  for (const part of BYTE_LIMITED) {
    const text = body.output?.[part] ?? '';
    if (Buffer.byteLength(text) > LIMIT_BYTES) return invalid(`Only ${LIMIT_BYTES} characters are allowed for ${part}`);
  }
  if (body.status === 'completed' && body.conclusion === undefined) return invalid('conclusion is required when status is completed');
  return null;
}

function create({ runs }: Checks, { body, grant, world }: Asked): Answer {
  const asked = body as CheckBody;
  const refused = complaint(asked) ?? unknownCommit(world, asked.head_sha ?? '');
  if (refused !== null) return refused;
  const check: CheckRunRecord = {
    id: 1000 + runs.length,
    app: grant.app ?? ACTIONS_APP,
    name: asked.name ?? '',
    head_sha: asked.head_sha ?? '',
    external_id: '',
    status: 'queued',
    conclusion: null,
    started_at: new Date().toISOString(),
    completed_at: null,
    details_url: '',
    title: null,
    summary: null,
    text: null,
    annotations: [],
    hiddenFor: world.lag,
  };
  runs.push(check);
  apply(check, asked);
  return { status: 201, body: shown(check) };
}

function unknownCommit({ commits }: World, sha: string): Answer | null {
  return commits === null || commits.has(sha) ? null : invalid(`No commit found for SHA: ${sha}`);
}

function update(part: Checks, asked: Asked): Answer {
  const check = find(part, asked);
  if (check === undefined) return notFound();
  const body = asked.body as CheckBody;
  const refused = complaint(body) ?? notYours(check, asked);
  if (refused !== null) return refused;
  apply(check, body);
  return { status: 200, body: shown(check) };
}

/** An app changes its own check runs alone. */
function notYours(check: CheckRunRecord, { grant }: Asked): Answer | null {
  if (check.app === grant.app) return null;
  return {
    status: 403,
    body: { message: `Invalid app_id \`${check.app}\` - check run can only be modified by the GitHub App that created it.` },
  };
}

function apply(check: CheckRunRecord, body: CheckBody): void {
  for (const key of ['name', 'external_id', 'started_at', 'details_url'] as const) {
    const value = body[key];
    if (value !== undefined) check[key] = value;
  }
  if (body.output !== undefined) {
    check.title = body.output.title ?? check.title;
    check.summary = body.output.summary;
    check.text = body.output.text ?? check.text;
    check.annotations.push(...(body.output.annotations ?? []));
  }
  // A conclusion completes a check run, whatever the status says.
  if (body.conclusion !== undefined) {
    check.status = 'completed';
    check.conclusion = body.conclusion;
    check.completed_at = body.completed_at ?? new Date().toISOString();
  } else if (body.status !== undefined) {
    check.status = body.status;
    check.conclusion = null;
    check.completed_at = null;
  }
}

function list({ runs }: Checks, { params, query }: Asked): Answer {
  const { check_name: name, app_id: app, status, filter = 'latest', per_page: perPage = 30, page = 1 } = query;
  const matching = runs
    .filter(
      (check) =>
        check.hiddenFor-- <= 0 &&
        check.head_sha === params['ref'] &&
        (name === undefined || check.name === name) &&
        (status === undefined || check.status === status) &&
        (app === undefined || check.app === Number(app)),
    )
    .reverse();
  const latest = (check: CheckRunRecord, at: number) =>
    matching.findIndex((other) => other.name === check.name && other.app === check.app) === at;
  const listed = filter === 'all' ? matching : matching.filter(latest);
  const from = (Number(page) - 1) * Number(perPage);
  return {
    status: 200,
    body: { total_count: listed.length, check_runs: listed.slice(from, from + Number(perPage)).map((check) => shown(check)) },
  };
}

const find = ({ runs }: Checks, { params }: Asked) => runs.find(({ id }) => id === Number(params['check_run_id']));

function answerWith(check: CheckRunRecord | undefined): Answer {
  return check === undefined ? notFound() : { status: 200, body: shown(check) };
}

/** A check run as the API shows it. */
function shown(check: CheckRunRecord): unknown {
  const url = `https://api.github.invalid/repos/octo-org/octo-repo/check-runs/${check.id}`;
  return {
    id: check.id,
    node_id: `CR_${check.id}`,
    head_sha: check.head_sha,
    external_id: check.external_id,
    url,
    html_url: `https://github.invalid/octo-org/octo-repo/runs/${check.id}`,
    details_url: check.details_url,
    status: check.status,
    conclusion: check.conclusion,
    started_at: check.started_at,
    completed_at: check.completed_at,
    output: {
      title: check.title,
      summary: check.summary,
      text: check.text,
      annotations_count: check.annotations.length,
      annotations_url: `${url}/annotations`,
    },
    name: check.name,
    check_suite: { id: check.app === ACTIONS_APP ? 5 : 6 },
    app: appShown(check.app),
    pull_requests: [],
  };
}
