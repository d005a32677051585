import { parseWorkflowFile } from './workflows.ts';

/** What a workflow of ours is for; each is allowed another shape. */
export type WorkflowRole = 'run' | 'suite' | 'verdict' | 'audit' | 'advisory' | 'sweep' | 'required';

interface JobShape {
  readonly permissions: Readonly<Record<string, string>>;
  readonly needs?: string;
  /** `always`: runs whatever became of the job that it needs. Absent: under no condition. */
  readonly if?: 'always';
  readonly environment?: string;
  /** It calls the workflow that runs the suite, and is nothing else. */
  readonly calls?: true;
  /** Runs code of the repository: checks it out, and sets it up by steps of its own. */
  readonly runsCode?: true;
  /** The one script that it runs, with the job's own token. */
  readonly script?: RegExp;
  /** Actions that it may use besides those that set up the code. */
  readonly uses?: readonly RegExp[];
}

interface Shape {
  readonly on: unknown;
  readonly jobs: Readonly<Record<string, JobShape>>;
}

const RECEIPT = /^[\w.-]+\/receipt@/;
const JUDGE = /^[\w.-]+\/receipt\/judge@/;
const PUBLISH = /^[\w.-]+\/receipt\/publish@/;
const APP_TOKEN = /^actions\/create-github-app-token@/;

const READS = { actions: 'read', contents: 'read', 'pull-requests': 'read' };
const CHANGES = {
  pull_request: { types: ['opened', 'synchronize', 'reopened', 'edited'] },
  merge_group: { types: ['checks_requested'] },
  push: { branches: 'any list' },
};
const SCHEDULE = { schedule: 'any', workflow_dispatch: '' };
const SUITE_JOB: JobShape = { permissions: { contents: 'read' }, runsCode: true, uses: [RECEIPT] };

const SHAPES: Readonly<Record<WorkflowRole, Shape>> = {
  run: { on: CHANGES, jobs: { receipt: { permissions: { contents: 'read' }, calls: true } } },
  suite: { on: { workflow_call: '' }, jobs: { suite: SUITE_JOB } },
  verdict: {
    on: { workflow_run: { workflows: ['receipt-run'], types: ['completed'] } },
    jobs: {
      judge: { permissions: READS, uses: [JUDGE] },
      publish: {
        permissions: { actions: 'read', contents: 'read' },
        needs: 'judge',
        if: 'always',
        environment: 'receipt-verdict',
        uses: [APP_TOKEN, PUBLISH],
      },
    },
  },
  audit: {
    on: SCHEDULE,
    jobs: { audit: { permissions: { checks: 'read', contents: 'read' }, uses: [JUDGE] } },
  },
  sweep: {
    on: SCHEDULE,
    jobs: { sweep: { permissions: { ...READS, checks: 'write' }, script: /^npx --yes test-receipt@[\d.]+ sweep --older-than \d+h$/ } },
  },
  advisory: {
    on: CHANGES,
    jobs: {
      suite: SUITE_JOB,
      verdict: { permissions: { ...READS, checks: 'write' }, needs: 'suite', if: 'always', uses: [JUDGE, PUBLISH] },
    },
  },
  required: {
    on: { pull_request: '', merge_group: '' },
    jobs: { suite: SUITE_JOB, verdict: { permissions: READS, needs: 'suite', if: 'always', uses: [JUDGE] } },
  },
};

/** What the linter has against a workflow: the rule, and where. */
export interface Finding {
  readonly rule: Rule;
  readonly what: string;
}

type Rule =
  | 'parses'
  | 'events'
  | 'permissions'
  | 'concurrency'
  | 'jobs'
  | 'condition'
  | 'environment'
  | 'hosted'
  | 'time-limit'
  | 'uses'
  | 'pinned'
  | 'expression'
  | 'secrets'
  | 'cache'
  | 'checkout'
  | 'masked'
  | 'surroundings';

type Node = Readonly<Record<string, unknown>>;
const nodeOf = (value: unknown): Node => (typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Node) : {});
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const same = (a: unknown, b: unknown) => JSON.stringify(sorted(a)) === JSON.stringify(sorted(b));

function sorted(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value ?? '';
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, sorted(inner)]),
  );
}

/** Asks of a workflow file what the trusted verdict rests on. Whatever isn't the shape of its role is a finding. */
export async function lintWorkflow(role: WorkflowRole, text: string): Promise<Finding[]> {
  const { problems, content } = await parseWorkflowFile(`${role}.yml`, text);
  if (problems.length > 0) return problems.map((what) => ({ rule: 'parses', what }));
  return [...wholeFindings(SHAPES[role], content), ...jobFindings(SHAPES[role], content), ...textFindings(text)];
}

function wholeFindings({ on, jobs }: Shape, content: Node): Finding[] {
  const findings: Finding[] = [];
  const say = (rule: Rule, what: string) => findings.push({ rule, what });
  if (!same(eventsOf(content['on'], on), on)) say('events', 'it is not started by exactly what it is to be started by');
  if (!same(content['permissions'], {})) say('permissions', 'the workflow gives all jobs a permission');
  if (textOf(nodeOf(content['concurrency'])['group']) === '' && !('workflow_call' in nodeOf(on))) say('concurrency', 'it has no group');
  for (const key of ['env', 'defaults']) if (content[key] !== undefined) say('surroundings', `${key} reaches into every job`);
  if (!same(Object.keys(nodeOf(content['jobs'])).sort(), Object.keys(jobs).sort())) say('jobs', 'it has other jobs than it is to have');
  return findings;
}

/** Of an event whose filter is everybody's own, that it has one and no other. */
function eventsOf(given: unknown, wanted: unknown): unknown {
  const events = { ...nodeOf(given) };
  if (listOf(events['schedule']).length > 0) events['schedule'] = 'any';
  const push = nodeOf(events['push']);
  const branches = listOf(push['branches']);
  if (nodeOf(wanted)['push'] !== undefined && same(Object.keys(push), ['branches']) && branches.length > 0 && !branches.includes('**')) {
    events['push'] = { branches: 'any list' };
  }
  return events;
}

function jobFindings({ jobs }: Shape, content: Node): Finding[] {
  return Object.entries(nodeOf(content['jobs'])).flatMap(([name, value]) => {
    const shape = jobs[name];
    if (shape === undefined) return [];
    const job = nodeOf(value);
    const findings = shape.calls === true ? callFindings(job) : [...machineFindings(job), ...stepFindings(shape, job)];
    return [...sharedFindings(shape, job), ...findings].map(({ rule, what }) => ({ rule, what: `${name}: ${what}` }));
  });
}

function sharedFindings(shape: JobShape, job: Node): Finding[] {
  const findings: Finding[] = [];
  const say = (rule: Rule, what: string) => findings.push({ rule, what });
  if (!same(job['permissions'], shape.permissions)) say('permissions', 'its token may do something else than it is to do');
  if (!same(textOf(job['needs']) || undefined, shape.needs)) say('jobs', 'it needs something else');
  const condition = textOf(job['if']).replace(/^\$\{\{\s*|\s*\}\}$/g, '');
  if (condition !== (shape.if === 'always' ? 'always()' : '')) say('condition', 'it may be skipped, and a skipped job counts as success');
  if (textOf(job['environment']) !== (shape.environment ?? '')) say('environment', 'it is in another environment');
  if (job['continue-on-error'] !== undefined) say('masked', 'its failure counts as success');
  const around = ['env', 'defaults', 'container', 'services', 'strategy', 'secrets', 'concurrency'];
  for (const key of around) if (job[key] !== undefined) say('surroundings', `it has ${key}`);
  return findings;
}

/** A caller that passes nothing on, at a commit. */
function callFindings(job: Node): Finding[] {
  const findings: Finding[] = [];
  if (!/^[\w.-]+\/[\w.-]+\/\.github\/workflows\/[\w.-]+\.ya?ml@[0-9a-f]{40}$/.test(textOf(job['uses']))) {
    findings.push({ rule: 'pinned', what: 'the called workflow is not named by repository and commit' });
  }
  if (job['with'] !== undefined) findings.push({ rule: 'surroundings', what: 'it passes inputs on' });
  return findings;
}

function machineFindings(job: Node): Finding[] {
  const findings: Finding[] = [];
  if (!/^(ubuntu|windows|macos)-[\d.]+$/.test(textOf(job['runs-on'])))
    findings.push({ rule: 'hosted', what: 'its machine may be anybody’s' });
  const limit = Number(textOf(job['timeout-minutes']));
  if (!(limit > 0 && limit <= 60)) findings.push({ rule: 'time-limit', what: 'it has no time limit of its own' });
  return findings;
}

function stepFindings(shape: JobShape, job: Node): Finding[] {
  const steps = listOf(job['steps']).map(nodeOf);
  const findings = steps.flatMap((step) => oneStep(shape, step));
  const used = steps.map((step) => textOf(step['uses']));
  for (const own of shape.uses ?? []) {
    if (used.filter((uses) => own.test(uses)).length !== 1) findings.push({ rule: 'uses', what: `${own.source} is not used exactly once` });
  }
  if (shape.runsCode !== true) return findings;
  if (!RECEIPT.test(used.at(-1) ?? '')) findings.push({ rule: 'uses', what: 'the measured command is not the last step' });
  const [checkout, ...more] = steps.filter((step) => textOf(step['uses']).startsWith('actions/checkout@'));
  if (checkout === undefined || more.length > 0) findings.push({ rule: 'checkout', what: 'there is not exactly one' });
  return findings;
}

function oneStep(shape: JobShape, step: Node): Finding[] {
  const findings: Finding[] = [];
  const say = (rule: Rule, what: string) => findings.push({ rule, what });
  const [uses, given] = [textOf(step['uses']), nodeOf(step['with'])];
  const own = (shape.uses ?? []).some((each) => each.test(uses));
  const script = shape.script?.test(textOf(step['run'])) === true;
  if (shape.runsCode !== true && !own && !script) say('uses', `${uses || 'a script'} has no business here`);
  if (step['continue-on-error'] !== undefined) say('masked', 'a failed step counts as success');
  const token = { GITHUB_TOKEN: `\${{ github.token }}` };
  if (step['env'] !== undefined && !(script && same(step['env'], token))) say('surroundings', 'a step has variables of its own');
  // Behind a failed step only what tells the verdict may still run.
  const condition = textOf(step['if']).replace(/^\$\{\{\s*|\s*\}\}$/g, '');
  if (condition !== '' && !(condition === 'always()' && PUBLISH.test(uses))) say('condition', 'a step may be skipped');
  if (textOf(step['run']).includes('${{')) say('expression', 'an expression in a script');
  if (!APP_TOKEN.test(uses) && /\bsecrets\b/.test(JSON.stringify(step)))
    say('secrets', 'a secret goes somewhere else than to the App’s token');
  if (APP_TOKEN.test(uses)) for (const what of wideToken(given)) say('secrets', what);
  if (uses.startsWith('actions/checkout@')) for (const what of looseCheckout(given)) say('checkout', what);
  if (cached(uses, given)) say('cache', `${uses} may restore what somebody else left`);
  return findings;
}

/** The App's token may write checks of this repository, for as long as the job runs. */
function wideToken(given: Node): string[] {
  const rights = Object.entries(given).filter(([key]) => key.startsWith('permission-'));
  return [
    ...(same(Object.fromEntries(rights), { 'permission-checks': 'write' }) ? [] : ['the token may do more or less than write checks']),
    ...['owner', 'repositories', 'enterprise', 'skip-token-revoke', 'github-api-url']
      .filter((key) => given[key] !== undefined)
      .map((key) => `${key} makes the token reach further`),
  ];
}

function looseCheckout(given: Node): string[] {
  // As in a template: the head of a pull request, and the commit of everything else.
  const wanted = ['', `\${{ github.event.pull_request.head.sha || github.sha }}`];
  return [
    ...(textOf(given['persist-credentials']) === 'false' ? [] : ['the token stays in the checkout']),
    ...(wanted.includes(textOf(given['ref'])) ? [] : ['it is another commit']),
    ...['repository', 'token', 'ssh-key', 'path', 'allow-unsafe-pr-checkout'].filter((key) => given[key] !== undefined),
  ];
}

function cached(uses: string, given: Node): boolean {
  if (uses.startsWith('actions/cache')) return true;
  if (given['cache'] !== undefined && textOf(given['cache']) !== 'false') return true;
  return uses.startsWith('actions/setup-node@') && textOf(given['package-manager-cache']) !== 'false';
}

/** What a parsed file no longer shows. */
function textFindings(text: string): Finding[] {
  const loose = text
    .split('\n')
    .filter((line) => /^[\s-]*uses:/.test(line))
    .filter((line) => !/uses: [\w.-]+\/[\w./-]+@[0-9a-f]{40} # (SLOT( v\d+\.\d+\.\d+)?|v\d+\.\d+\.\d+)$/.test(line));
  return loose.map((line) => ({ rule: 'pinned', what: line.trim() }));
}
