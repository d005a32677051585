/**
 * What the caller or the world did wrong, as opposed to bad evidence (which is data, a reason).
 * Thrown at the edge, caught once in a face's main; always exit 3.
 */
export type ErrorCode =
  | 'INPUT_INVALID' // usage, configuration
  | 'IO_FAILED' // a file, folder or pipe of ours
  | 'BUSY' // another run holds the suite's folder
  | 'GIT_FAILED'
  | 'GITHUB_REFUSED'
  | 'INTERNAL';

export class ReceiptError extends Error {
  readonly code: ErrorCode;
  /** What to do, one or more lines; printed below the message. */
  readonly remedy: string | undefined;

  /** @param message what went wrong and where, without the leading `receipt:`; hostile text must be escaped by the face. */
  constructor(code: ErrorCode, message: string, options: { remedy?: string; cause?: unknown } = {}) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause });
    this.name = 'ReceiptError';
    this.code = code;
    this.remedy = options.remedy;
  }
}
