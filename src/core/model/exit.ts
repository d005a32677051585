/** How the process ended, as the kernel said it: a code *or* a signal, never null-as-zero. */
export type Exit =
  | { readonly kind: 'exited'; readonly code: number }
  | { readonly kind: 'signaled'; readonly signal: string }
  | { readonly kind: 'timed_out'; readonly limit_ms: number }
  | { readonly kind: 'interrupted'; readonly signal: string }
  | { readonly kind: 'not_started'; readonly message: string };

/** POSIX signal numbers that are the same on Linux and macOS, and those where Linux is what CI runs on. */
const SIGNALS: Readonly<Record<number, string>> = {
  1: 'SIGHUP',
  2: 'SIGINT',
  3: 'SIGQUIT',
  4: 'SIGILL',
  5: 'SIGTRAP',
  6: 'SIGABRT',
  7: 'SIGBUS',
  8: 'SIGFPE',
  9: 'SIGKILL',
  10: 'SIGUSR1',
  11: 'SIGSEGV',
  12: 'SIGUSR2',
  13: 'SIGPIPE',
  14: 'SIGALRM',
  15: 'SIGTERM',
  16: 'SIGSTKFLT',
  19: 'SIGSTOP',
  20: 'SIGTSTP',
  21: 'SIGTTIN',
  22: 'SIGTTOU',
  24: 'SIGXCPU',
  25: 'SIGXFSZ',
  26: 'SIGVTALRM',
  27: 'SIGPROF',
  29: 'SIGIO',
  30: 'SIGPWR',
  31: 'SIGSYS',
};

/** The signal that a shell reports as status 128+n, or null where the status stands for none. */
export function signalOfStatus(code: number): string | null {
  return SIGNALS[code - 128] ?? null;
}

/** Whether `name` is a signal name a user may pass for `--exit`, such as SIGTERM. */
export function isSignalName(name: string): boolean {
  return Object.values(SIGNALS).includes(name);
}

/** "exit 0", "SIGKILL", "time limit of 60 s": the words for a terminal or a title. */
export function describeExit(exit: Exit): string {
  switch (exit.kind) {
    case 'exited':
      return String(exit.code);
    case 'signaled':
      return `killed by ${exit.signal}`;
    case 'timed_out':
      return `stopped at the time limit of ${exit.limit_ms / 1000} s`;
    case 'interrupted':
      return `interrupted by ${exit.signal}`;
    case 'not_started':
      return `not started: ${exit.message}`;
  }
}
