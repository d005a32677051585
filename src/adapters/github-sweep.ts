import type { CheckOutput } from '../core/model/check-run.ts';
import type { CheckCloser, HeadLister } from '../core/ports.ts';
import { type GithubApi, isObject, nonsense } from './github-api.ts';
import { githubCheckRuns } from './github-checks.ts';
import { commitId, isJson, readList } from './github-reading.ts';

/** A thousand of each. */
const MOST_PAGES = 10;

const LOST: CheckOutput = {
  title: 'INCOMPLETE · the machine was lost',
  summary:
    '<p>The step that runs the suite opened this check and never completed it: its machine was lost, or killed with all that ran on it. A sweep closed it. Run the job again.</p>\n',
  annotations: [],
};

export function githubCheckCloser(api: GithubApi): CheckCloser {
  const { owner, repo, call } = api;
  const { find, get } = githubCheckRuns(api);
  return {
    find,
    get,
    async fail(id, now, timeoutMs) {
      const { title, summary } = LOST;
      const change = { status: 'completed', conclusion: 'failure', completed_at: now.toISOString(), output: { title, summary } } as const;
      const answer = await call(timeoutMs, (octokit, request) =>
        octokit.rest.checks.update({ owner, repo, check_run_id: id, ...change, request }),
      );
      if (!answer.ok) return answer;
      const failed = isObject(answer.value) && answer.value['conclusion'] === 'failure';
      return failed ? { ok: true, value: { conclusion: 'failure' } } : { ok: false, trouble: nonsense() };
    },
  };
}

export function githubHeads(api: GithubApi): HeadLister {
  const { owner, repo } = api;
  return {
    async list(timeoutMs) {
      const pulls = await readList(api, timeoutMs, {
        act: (octokit, page) => octokit.rest.pulls.list({ owner, repo, state: 'open', sort: 'updated', direction: 'desc', ...page }),
        key: null,
        read: (pull) => (isJson(pull) && isJson(pull['head']) ? commitId(pull['head']['sha']) : null),
        pages: MOST_PAGES,
      });
      if (!pulls.ok) return pulls;
      const branches = await readList(api, timeoutMs, {
        act: (octokit, page) => octokit.rest.repos.listBranches({ owner, repo, ...page }),
        key: null,
        read: (branch) => (isJson(branch) && isJson(branch['commit']) ? commitId(branch['commit']['sha']) : null),
        pages: MOST_PAGES,
      });
      if (!branches.ok) return branches;
      return {
        ok: true,
        value: { items: [...pulls.value.items, ...branches.value.items], whole: pulls.value.whole && branches.value.whole },
      };
    },
  };
}
