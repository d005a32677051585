import { REASON_CODES, REASONS, type ReasonCode } from '../model/reasons.ts';
import { padTo, wrapWords } from './columns.ts';
import { doRows, type Screen } from './screen.ts';

const GROUPS = {
  run: 'The run, or its evidence, cannot be believed',
  failure: 'A failure was seen',
  missing: 'Nothing red was seen, but something is missing',
  ending: 'The run ended, but not as a whole run ends',
  policy: 'The policy was not met',
  trust: 'The receipt cannot be trusted',
  note: 'Notes: shown, never deciding',
} as const satisfies Record<(typeof REASONS)[ReasonCode]['group'], string>;

const CLASSES = {
  code: 'the code under test, its tests or how they are called',
  environment: 'the environment it ran in',
  infrastructure: 'the machinery around it; editing code does not help',
} as const satisfies Record<(typeof REASONS)[ReasonCode]['class'], string>;

/** A template for a reader who has no arguments: `{file}` becomes `<file>`. */
function open(template: string): string {
  return template.replace(/\{(\w+)\}/g, '<$1>');
}

/** What `receipt explain CODE` prints. */
export function reasonText(code: ReasonCode, screen: Screen): string {
  const { outcome, class: kind, group, says, remedy } = REASONS[code];
  const rows = [
    `${code}  ${outcome === 'note' ? 'a note, decides nothing' : `makes a run ${outcome}`}`,
    '',
    ...wrapWords(open(says), screen.columns - 2).map((line) => `  ${line}`),
    '',
    ...(remedy === '' ? [] : [...doRows(screen, open(remedy), '', 8), '']),
    `  Kind   ${GROUPS[group]}.`,
    `  Class  ${kind}: ${CLASSES[kind]}.`,
  ];
  return `${rows.join('\n')}\n`;
}

/** Every reason in its order: the first one present decides. */
export function reasonListText(screen: Screen): string {
  const rows = ['The first reason present, in this order, decides the outcome.'];
  let group = '';
  for (const code of REASON_CODES) {
    if (REASONS[code].group !== group) {
      group = REASONS[code].group;
      rows.push('', GROUPS[REASONS[code].group]);
    }
    const [first = '', ...rest] = wrapWords(open(REASONS[code].says), screen.columns - 38);
    rows.push(`  ${padTo(code, 23)}${padTo(REASONS[code].outcome, 12)} ${first}`, ...rest.map((line) => ' '.repeat(38) + line));
  }
  return `${rows.join('\n')}\n`;
}
