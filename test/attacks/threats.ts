/** What somebody must be able to do for an attack; each level has those before it that it needs. */
export type Capability =
  | 'writes prose'
  | 'edits sources'
  | 'edits tests'
  | 'edits configuration'
  | 'edits workflows'
  | 'pushes branches'
  | 'forks'
  | 'runs code in the job'
  | 'writes to the repository';

/**
 * `attack`: a folder of this suite tries it. `settings`: what stands against it is a setting on GitHub's side, or the shape of the workflows, which
 * test/templates.test.ts holds. `not stopped`: docs/threat-model.md says why. The last two are listed there by their numbers.
 */
export type Stand = 'attack' | 'settings' | 'not stopped';

export interface Threat {
  readonly does: string;
  readonly who: Capability;
  readonly stand: Stand;
}

const threat = (does: string, who: Capability, stand: Stand = 'attack'): Threat => ({ does, who, stand });

/** Every way to a check that nobody earned, to a weaker gate, or to harm through it, that we know of. */
export const THREATS: Readonly<Record<string, Threat>> = {
  T1: threat('says in prose that all tests pass', 'writes prose'),
  T2: threat('commits a receipt that looks whole', 'pushes branches'),
  T3: threat('hands in evidence of another commit, repository, run, attempt, event, suite or shard', 'runs code in the job'),
  T4: threat('runs again until a flaky test passes', 'writes to the repository'),
  T5: threat('edits the run workflow', 'edits workflows'),
  T6: threat('adds another workflow of the same name', 'edits workflows'),
  T7: threat('writes a check of the same name by GITHUB_TOKEN', 'edits workflows'),
  T8: threat('sets a commit status of the same name', 'pushes branches'),
  T9: threat('reads the key of the App by a workflow that was pushed', 'edits workflows', 'settings'),
  T10: threat('merges past the rules as an administrator or by a deploy key', 'writes to the repository'),
  T11: threat('lets no run begin: a filter, [skip ci], a disabled workflow', 'edits workflows'),
  T12: threat('ends as neutral, skipped or cancelled, which GitHub lets through', 'runs code in the job'),
  T13: threat('opens a second pull request of the same head into a weaker branch', 'pushes branches'),
  T14: threat('deletes tests, or lets them assert nothing', 'edits tests'),
  T15: threat('skips, focuses or selects tests until few or none run', 'edits tests'),
  T16: threat('ends the process with status 0 in the middle of a test', 'edits tests'),
  T17: threat('leaves a variable by which the runner runs nothing', 'edits configuration'),
  T18: threat('masks the exit status: || true, a pipe, a wrapper', 'edits configuration'),
  T19: threat('edits the configuration of the tests', 'edits configuration'),
  T20: threat('plants reports before the run', 'pushes branches'),
  T21: threat('rewrites the reports during the run', 'runs code in the job'),
  T22: threat('leaves a process that edits the evidence after the run', 'runs code in the job'),
  T23: threat('prints the closing lines of a green run', 'edits tests'),
  T24: threat('prints workflow commands', 'edits tests'),
  T25: threat('masks the words of a verdict', 'edits tests'),
  T26: threat('stops workflow commands, so that ours are not heard', 'edits tests'),
  T27: threat('writes to the files by which steps speak to GitHub', 'runs code in the job'),
  T28: threat('prepares PATH or the loader in an earlier step', 'edits workflows'),
  T29: threat('takes the token of the artifact service from the step', 'runs code in the job'),
  T30: threat('signs by itself, with an identity token of the job', 'runs code in the job', 'settings'),
  T31: threat('replaces the artifact, or adds another', 'runs code in the job'),
  T32: threat('hands over an archive that harms who unpacks it', 'runs code in the job'),
  T33: threat('makes a report a link to a secret of the machine', 'edits tests'),
  T34: threat('writes XML that expands, includes or nests without end', 'edits tests'),
  T35: threat('writes XML that two parsers read differently', 'edits tests'),
  T36: threat('writes markup into test names', 'edits tests'),
  T37: threat('writes control and direction characters into test names', 'edits tests'),
  T38: threat('mentions people and issues in test names', 'edits tests'),
  T39: threat('lets secrets into the evidence', 'edits tests'),
  T40: threat('prints without end, or never ends', 'edits tests'),
  T41: threat('plays with the clock', 'runs code in the job'),
  T42: threat('edits tracked files before the run', 'pushes branches'),
  T43: threat('hides edits from git', 'runs code in the job'),
  T44: threat('moves HEAD while the tests run', 'runs code in the job'),
  T45: threat('leaves submodules or large files unfetched', 'edits configuration', 'not stopped'),
  T46: threat('lets dependencies drift', 'edits configuration', 'not stopped'),
  T47: threat('poisons a cache', 'runs code in the job', 'settings'),
  T48: threat('uses another version of an action or of the called workflow', 'edits workflows'),
  T49: threat('runs on a machine that keeps what earlier runs left', 'edits workflows'),
  T50: threat('lets verdicts race each other, the older one last', 'writes to the repository'),
  T51: threat('hands in a receipt that its reader chokes on', 'runs code in the job'),
  T52: threat('gives many tests one name', 'edits tests', 'not stopped'),
  T53: threat('speaks to reviewing agents through test names', 'edits tests'),
  T54: threat('writes code that passes honest tests and is malicious', 'edits sources', 'not stopped'),
  T55: threat('deletes runs, logs or artifacts, or cancels', 'writes to the repository'),
  T56: threat('changes sources while tests run, and puts them back', 'runs code in the job', 'not stopped'),
  T57: threat('behaves differently under receipt', 'edits sources', 'not stopped'),
  T58: threat('weakens policy, code owners or verdict workflow for the next pull request', 'edits workflows'),
  T59: threat('takes a base branch with another run workflow', 'edits workflows'),
  T60: threat('prints a secret, to be read from the artifact', 'edits tests'),
};
