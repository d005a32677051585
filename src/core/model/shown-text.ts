declare const made: unique symbol;

/**
 * GitHub's Markdown in which all text that somebody else wrote is harmless. Made by `core/present/markdown-escape.ts` alone, from blocks; so
 * a plain string can't come to be shown in a check, a job summary or a comment.
 */
export type Markdown = string & { readonly [made]: 'markdown' };
