/**
 * Whole lines by which tools say that they left out part of a log. Each has its source. No such mark: elisions inside a stack trace or a
 * value (`... 23 more`, `... 30 common frames omitted`, `...Full output truncated (12 lines hidden), use '-vv' to show`, `... 5 more items`).
 */
export const TRUNCATION_MARKS: readonly RegExp[] = [
  // "... [1204 lines truncated] ...", "... [8 lines truncated]", "[82 characters truncated]": agents' shells (Claude Code's wording, copied by many)
  /^(?:\.{3} ?|… ?)?\[(?:\.{3} ?|… ?)?\d[\d,]* (?:more |earlier |additional )?(?:lines?|characters?|chars?|bytes|tokens) (?:truncated|omitted|elided|clipped|not shown)\.?(?: ?\.{3}| ?…)?\](?: ?\.{3}| ?…)?$/,
  // "... 1204 lines truncated ...", "…512 tokens truncated…": the same without brackets (Codex CLI, aider)
  /^(?:\.{3}|…) ?\d[\d,]* (?:lines?|characters?|chars?|bytes|tokens) (?:truncated|omitted|elided|clipped) ?(?:\.{3}|…)$/,
  // "[... omitted 812 of 1300 lines ...]", "[... omitted 812 bytes ...]", "[... output truncated to fit 10240 bytes ...]": Codex CLI
  /^\[(?:\.{3}|…) ?(?:omitted \d|output truncated)[^\]]*\]$/,
  // "[... Observation truncated due to length ...]": OpenHands
  /^\[(?:\.{3}|…) ?Observation truncated due to length ?(?:\.{3}|…)\]$/,
  // "[output truncated]", "...[output truncated]", "[Output truncated. Full output saved to …]", "... (output truncated)", "[... PREVIOUS OUTPUT TRUNCATED ...]": agents' shells, VS Code
  /^(?:\.{3} ?|… ?)?[[(<](?:\.{3} ?|… ?)?(?:previous |command |log |test |stdout )?(?:output|log|content) (?:was |is )?truncated\b[^\])>]*[\])>](?: ?\.{3}| ?…)?$/i,
  // "<response clipped><NOTE>To save on context only part of this file has been shown …": SWE-agent's and Anthropic's reference tools
  /^<response clipped>/,
  // "< truncated lines 190-437 >", "<truncated 512 lines>": agents' shells
  /^< ?truncated (?:lines \d+-\d+|\d+ (?:lines|characters|bytes)) ?>$/,
  // "[...truncated 1.23 MB...]", "[...truncated 345 lines...]": Jenkins (console view, email-ext BUILD_LOG)
  /^\[\.{3} ?truncated \d[^\]]*\]$/,
  // "[output clipped, log limit 2MiB reached]", "#12 5.0 [output clipped, log limit 200KiB/s reached]": BuildKit
  /^(?:#\d+ [\d.]+ )?\[output clipped, log limit [^\]]+ reached\]$/,
  // "Job's log exceeded limit of 4194304 bytes.", "Build log exceeded limit of …": GitLab runner
  /^(?:Job's|Build) log exceeded limit of \d+ bytes\./,
  // "The job exceeded the maximum log length, and has been terminated.": Travis CI
  /^The job exceeded the maximum log length, and has been terminated\.$/,
  // "The log length has exceeded the limit of 4 MB (this usually means that …)": Travis CI
  /^The log length has exceeded the limit of \d+ ?[KMG]B/,
  // "This step has been truncated due to its large size. Download the full logs …": GitHub's log view
  /^This step has been truncated due to its large size\./,
];
