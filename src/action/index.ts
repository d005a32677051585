import { ReceiptError } from '../core/model/errors.ts';
import { EXIT } from '../flow/exit-codes.ts';
import { keepHeapSmall } from './small-heap.ts';

/** The action's two phases; dist/action/main.js and post.js call one each. They set the exit status and never end the process themselves. */
export async function runMain(): Promise<void> {
  keepHeapSmall();
  await told(async () => {
    // What is wrong with the inputs is said before anything large is loaded.
    const inputs = (await import('./inputs.ts')).readInputs(process.env);
    return await (await import('./main.ts')).main(inputs, process.env, process.stdout);
  });
}

export async function runPost(): Promise<void> {
  await told(async () => await (await import('./post.ts')).post(process.env));
}

/** The sub-action judge: dist/action/judge.js. */
export async function runJudge(): Promise<void> {
  await told(async () => {
    const inputs = (await import('./judge-inputs.ts')).readJudgeInputs(process.env);
    return await (await import('./judge.ts')).judge(inputs, process.env);
  });
}

/** The sub-action publish: dist/action/publish.js. */
export async function runPublish(): Promise<void> {
  await told(async () => {
    const inputs = (await import('./publish-inputs.ts')).readPublishInputs(process.env);
    return await (await import('./publish.ts')).publish(inputs, process.env);
  });
}

/** The sub-action aggregate: dist/action/aggregate.js. */
export async function runAggregate(): Promise<void> {
  await told(async () => {
    const inputs = (await import('./aggregate-inputs.ts')).readAggregateInputs(process.env);
    return await (await import('./aggregate.ts')).aggregate(inputs, process.env);
  });
}

async function told(phase: () => Promise<number>): Promise<void> {
  // The runner that reads our output may go first.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
  try {
    process.exitCode = await phase();
  } catch (error) {
    process.exitCode = EXIT.ours;
    const { debug } = await import('@actions/core');
    const { say } = await import('./say.ts');
    const known = error instanceof ReceiptError;
    const message = error instanceof Error ? error.message : String(error);
    const remedy = known ? error.remedy : 'This should not happen. Run the job again with debug logging and report what it shows.';
    const lines = [known ? message : `unexpected: ${message}`, ...(remedy?.split('\n') ?? [])];
    await say('error', lines.join('\n'), 'receipt');
    if (error instanceof Error) debug(error.stack ?? '');
  }
}
