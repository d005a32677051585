import type { Markdown } from '../core/model/shown-text.ts';
import { escapeTerminal } from '../core/present/escape.ts';

export type Level = 'info' | 'notice' | 'warning' | 'error';

/** What the runner takes for a command: `::name::` at the start of a line, and `##[name]` anywhere in it. */
const COMMAND = /^(\s*):(?=:)|#(?=#\[)/g;

/**
 * The rendering contract for the step's log and its annotations, and the only way to them: each line is cut, its control and invisible
 * characters are shown as escapes, and none can be a workflow command. The text may hold what anybody wrote; its line ends are ours.
 * @param title of an annotation; nothing for `info`.
 */
export async function say(level: Level, text: string, title?: string): Promise<void> {
  const core = await import('@actions/core');
  const shown = text.split('\n').map((line) => escapeTerminal(line, 1000));
  // The other levels are commands themselves, whose text @actions/core escapes.
  if (level === 'info')
    core.info(
      shown
        .map((line) => line.replace(COMMAND, (_, space: string | undefined) => `${space ?? ''}\\x${space === undefined ? '23' : '3a'}`))
        .join('\n'),
    );
  else core[level](shown.join('\n'), title === undefined ? {} : { title: escapeTerminal(title, 200) });
}

/** Adds to the job summary; an old runner has none. */
export async function writeJobSummary(text: Markdown): Promise<void> {
  if (!process.env['GITHUB_STEP_SUMMARY']) return;
  const { summary } = await import('@actions/core');
  await summary.addRaw(text).write();
}
