import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { type GithubRun, readGithubRun } from '../adapters/github-event.ts';
import { guardOutput } from '../adapters/guarded-output.ts';
import { systemClock } from '../adapters/machine.ts';
import { type CheckOutput, conclusionOf } from '../core/model/check-run.ts';
import { ReceiptError } from '../core/model/errors.ts';
import { cutText, escapeTerminal } from '../core/present/escape.ts';
import { checkSummary, plainSummary } from '../core/present/markdown.ts';
import { verdictText } from '../core/present/text.ts';
import { titleOf } from '../core/present/title.ts';
import { resetAggregates } from '../flow/aggregate.ts';
import { EXIT } from '../flow/exit-codes.ts';
import type { RunOptions, RunResult } from '../flow/options.ts';
import type { CheckTarget, Published, PublishPorts } from '../flow/publish.ts';
import { runSuite } from '../flow/run.ts';
import { annotationsOf } from './annotations.ts';
import { Cancellation } from './cancellation.ts';
import { type Completion, completeCheck, openCheck, targetOf } from './check.ts';
import { CommandFiles } from './command-files.ts';
import { type StickyComment, stickyComment } from './comment.ts';
import { type HandedOver, handOver, tellHandedOver } from './hand-over.ts';
import type { ActionInputs } from './inputs.ts';
import { publishPorts } from './publish-ports.ts';
import { checkViewOf, folderFrom, writeResults } from './results.ts';
import { CHECK_STATE, DONE_STATE, formatCheckState } from './state.ts';
import { tellCheck, tellLine, troubleContext, type Unpublished } from './tell-check.ts';

/** On cancel GitHub's runner leaves 10 s for everything; the command gets this much of it. */
const GRACE_MS = 2_000;
const SCREEN = { columns: 100, colour: false };

/**
 * Runs the suite as one step of a workflow: opens the check, runs, judges, completes the check, and says all of it in the job summary and
 * the outputs. The exit status carries the verdict, whatever became of the check.
 * @throws {ReceiptError} where there is no verdict; the check, if it was opened, is completed as a failure first.
 */
export async function main(inputs: ActionInputs, env: NodeJS.ProcessEnv, out: NodeJS.WriteStream): Promise<number> {
  return await new Step(inputs, env, out).run();
}

class Step {
  readonly #inputs: ActionInputs;
  readonly #env: NodeJS.ProcessEnv;
  readonly #out: NodeJS.WriteStream;
  readonly #run: GithubRun | null;
  readonly #files: CommandFiles;
  readonly #cancellation = new Cancellation(systemClock);
  readonly #workspace: string;
  readonly #cwd: string;
  /** Where a check is wanted and possible. */
  #target: CheckTarget | null = null;
  #ports: PublishPorts | null = null;
  /** Where one is wanted and there is a pull request. */
  #comment: StickyComment | null = null;

  constructor(inputs: ActionInputs, env: NodeJS.ProcessEnv, out: NodeJS.WriteStream) {
    this.#inputs = inputs;
    this.#env = env;
    this.#out = out;
    this.#run = readGithubRun(env);
    this.#files = new CommandFiles(env);
    this.#workspace = env['GITHUB_WORKSPACE'] ?? process.cwd();
    this.#cwd = resolve(this.#workspace, inputs.workingDirectory);
  }

  async run(): Promise<number> {
    const { workingDirectory } = this.#inputs;
    if (!statSync(this.#cwd, { throwIfNoEntry: false })?.isDirectory()) {
      const remedy = 'It is taken from the workspace; earlier steps (actions/checkout) have to make it.';
      throw new ReceiptError('INPUT_INVALID', `the input working-directory names no folder: ${workingDirectory}`, { remedy });
    }
    const opened = await this.#open();
    this.#comment = await stickyComment(this.#inputs, this.#run, this.#env['GITHUB_SERVER_URL'] ?? '');
    await this.#comment?.outdate();
    let result: RunResult;
    try {
      result = await this.#runSuite();
    } catch (error) {
      await this.#fail(error);
      throw error;
    }
    const touched = this.#files.reset();
    const conclusion = conclusionOf(result.verdict.outcome);
    const published = await this.#complete({ conclusion, output: await this.#outputFor(result), evidence: result.receiptSha256 });
    await this.#comment?.tell(checkViewOf(result, this.#workspace), published, this.#cancellation.leftMs());
    const handedOver = await this.#handOver(result);
    // Publishing takes its time, and a process that the suite left behind may have used it.
    const again = this.#files.reset();
    await this.#saveState(published);
    await writeResults({
      result,
      inputs: this.#inputs,
      attempt: this.#run?.attempt ?? 1,
      workspace: this.#workspace,
      checkUrl: published !== null && 'check' in published ? published.check.url : null,
      handedOver,
      touched: [...new Set([...touched, ...again])],
    });
    const mustHave = await tellHandedOver(handedOver, this.#inputs);
    const context = troubleContext(this.#run, this.#env);
    const code = await tellCheck(result.verdict.outcome, published ?? opened, this.#inputs, context);
    await tellLine(this.#comment?.trouble(context) ?? null);
    return mustHave && code === EXIT.passed ? EXIT.ours : code;
  }

  /** Of a job that is cancelled there is no time, and nobody judges it. */
  async #handOver(result: RunResult): Promise<HandedOver | null> {
    if (this.#inputs.upload === 'never' || this.#cancellation.leftMs() !== null) return null;
    return await handOver(result, this.#inputs, this.#run?.attempt ?? 1, this.#env);
  }

  /** @returns why there will be no check, where that is known already. */
  async #open(): Promise<Unpublished | null> {
    if (this.#inputs.check === 'never') return null;
    const target = targetOf(this.#inputs, this.#run, this.#env, systemClock.now());
    if ('none' in target) return { kind: 'impossible', why: target.none };
    const { owner, repo } = this.#run ?? { owner: '', repo: '' };
    this.#ports = await publishPorts({ owner, repo, token: this.#inputs.token ?? '' });
    this.#target = target;
    // Before the request: should we die behind it, `post` finds the check by what we saved.
    await this.#saveState(null);
    const opened = await openCheck(this.#ports, target);
    if ('check' in opened) {
      const { id, appId } = opened.check;
      this.#target = { ...target, id };
      await this.#saveState(null);
      if (target.writer.attempt > 1 && appId !== null) await resetAggregates(this.#ports, target, appId);
    }
    if (opened.kind !== 'trouble' || opened.trouble.kind !== 'locked') return null;
    // Asking again would get the same answer.
    this.#target = null;
    return opened;
  }

  async #runSuite(): Promise<RunResult> {
    const { command, shell, suite, shard, timeoutMs, passEnv, expectations, leniencies } = this.#inputs;
    const options: RunOptions = {
      command,
      shell,
      cwd: this.#cwd,
      out: '.receipt',
      suite,
      timeoutMs,
      passEnv,
      expectations,
      leniencies,
      ...(shard === null ? {} : { shard }),
      optionsFrom: null,
      colour: false,
    };
    const guarded = guardOutput(this.#out);
    try {
      const stopSignal = () => this.#cancellation.signal;
      const result = await runSuite(options, { display: guarded.stream, env: this.#env, stopGraceMs: GRACE_MS, stopSignal });
      // Names of tests are in it: no line of it may be a command either.
      guarded.stream.write(`\n${verdictText(viewOf(result, this.#workspace), SCREEN)}`);
      return result;
    } finally {
      await guarded.release();
    }
  }

  async #outputFor(result: RunResult): Promise<CheckOutput> {
    const { verdict, evidence } = result;
    const annotations = this.#inputs.annotations ? await annotationsOf(result, this.#cwd) : [];
    return {
      title: titleOf(verdict, evidence, this.#run?.attempt ?? 1),
      summary: checkSummary({ ...checkViewOf(result, this.#workspace), marked: annotations.length }),
      annotations,
    };
  }

  async #complete(completion: Completion): Promise<Published | null> {
    if (this.#target === null || this.#ports === null) return null;
    await this.#saveState(null);
    return await completeCheck(this.#ports, this.#target, completion, this.#cancellation.leftMs());
  }

  /** Tells `post` of the check, and whether anything of it is left to do. */
  async #saveState(published: Published | null): Promise<void> {
    if (this.#target === null) return;
    const { saveState } = await import('@actions/core');
    saveState(CHECK_STATE, formatCheckState(this.#target));
    if (published !== null && published.kind !== 'trouble') saveState(DONE_STATE, 'true');
    this.#files.keep('GITHUB_STATE');
  }

  /** No verdict: the check says so, as far as it can. */
  async #fail(error: unknown): Promise<void> {
    this.#files.reset();
    const message = error instanceof Error ? error.message : String(error);
    const title = cutText(`INCOMPLETE · ${escapeTerminal(message, 80)}`, 100);
    const summary = plainSummary(
      'There is no verdict: receipt itself could not do its work. The log of the step says why, and what to do.',
    );
    const published = await this.#complete({ conclusion: 'failure', output: { title, summary, annotations: [] }, evidence: null });
    await this.#comment?.giveUp(this.#cancellation.leftMs());
    this.#files.reset();
    await this.#saveState(published);
  }
}

function viewOf(result: RunResult, workspace: string) {
  const { evidence, verdict, receipt, receiptSha256, folder } = result;
  return { evidence, verdict, receipt: { value: receipt, sha256: receiptSha256, folder: folderFrom(workspace, folder) } };
}
