import { type Policy, parsePolicy } from '../core/model/policy.ts';
import type { RepositorySeen } from '../core/model/trusted-run.ts';
import type { SourceReader } from '../core/ports.ts';
import type { Asking } from './asking.ts';
import { Doubted } from './doubted.ts';
import type { History } from './history.ts';

/**
 * The policy of the default branch: a pull request's copy of it is nobody's policy yet.
 * @throws {Doubted} `policy-invalid` where it can't be used. @throws {Unanswered}
 */
export async function readPolicy(
  asking: Asking,
  sources: SourceReader,
  history: History,
  { defaultBranch }: RepositorySeen,
  file: string,
): Promise<Policy> {
  const invalid = (why: string) => new Doubted([{ code: 'policy-invalid', where: { file }, args: { file, why } }]);
  const tip = await history.tip(defaultBranch);
  if (tip === null) throw invalid(`the default branch ${defaultBranch} has no commit`);
  const found = await asking.ask(`the policy ${file}`, (ms) => sources.file(file, tip, ms));
  if (found === null) throw invalid('the default branch has no such file');
  if (found.bytes === null) throw invalid('GitHub does not give its content');
  const parsed = parsePolicy(found.bytes);
  if ('why' in parsed) throw invalid(parsed.why);
  return parsed.policy;
}
