/**
 * How tokens of well-known services look. Each begins with letters of its own, so that one search finds where any of them may begin; what
 * follows is then held against the shape. Shapes err towards too few: a log full of digests, identifiers and paths must show none.
 */
export interface TokenShape {
  readonly name: string;
  readonly prefixes: readonly string[];
  /** Sticky, matched where a prefix stands. Can't take more than the token has, and never goes over the same text twice. */
  readonly pattern: RegExp;
  /** Not where a letter, digit, `-` or `_` stands before it: its prefix is too common. */
  readonly apart?: true;
}

export const TOKEN_SHAPES: readonly TokenShape[] = [
  { name: 'GitHub token', prefixes: ['ghp_', 'gho_', 'ghu_', 'ghr_'], pattern: /gh[opru]_[A-Za-z0-9]{36,}/y },
  // Tokens of installations have grown from 40 characters to hundreds, with dots.
  { name: 'GitHub token', prefixes: ['ghs_'], pattern: /ghs_[A-Za-z0-9_.-]{36,}/y },
  { name: 'GitHub token', prefixes: ['github_pat_'], pattern: /github_pat_[A-Za-z0-9_]{36,}/y },
  { name: 'GitLab token', prefixes: ['glpat-', 'glrt-', 'glptt-'], pattern: /gl(?:pat|rt|ptt)-[A-Za-z0-9_.-]{20,}/y, apart: true },
  {
    name: 'AWS key',
    prefixes: ['AKIA', 'ASIA', 'ABIA', 'ACCA'],
    pattern: /A[BCKS][CI]A(?![A-Z0-9]{9}EXAMPLE)[A-Z2-7]{16}(?![A-Za-z0-9_+/=-])/y,
    apart: true,
  },
  { name: 'Google key', prefixes: ['AIza'], pattern: /AIza[A-Za-z0-9_-]{35}(?![A-Za-z0-9_-])/y, apart: true },
  { name: 'Google token', prefixes: ['ya29.'], pattern: /ya29\.[A-Za-z0-9_-]{30,}/y, apart: true },
  { name: 'Slack token', prefixes: ['xox'], pattern: /xox[abeoprs]-(?:\d-)?[A-Za-z0-9]{8,}-[A-Za-z0-9-]{10,}/y, apart: true },
  { name: 'Slack address', prefixes: ['hooks.slack.com/'], pattern: /hooks\.slack\.com\/services\/T\w{6,14}\/B\w{6,14}\/\w{20,}/y },
  { name: 'npm token', prefixes: ['npm_'], pattern: /npm_[A-Za-z0-9]{36}(?![A-Za-z0-9_])/y, apart: true },
  { name: 'PyPI token', prefixes: ['pypi-AgE'], pattern: /pypi-AgE[A-Za-z0-9_-]{50,}/y, apart: true },
  {
    name: 'OpenAI key',
    prefixes: ['sk-'],
    pattern: /sk-(?:[A-Za-z0-9]{48}(?![A-Za-z0-9_-])|(?:proj|svcacct|admin)-[A-Za-z0-9_-]{40,})/y,
    apart: true,
  },
  { name: 'Anthropic key', prefixes: ['sk-ant-'], pattern: /sk-ant-[A-Za-z0-9_-]{40,}/y, apart: true },
  { name: 'Stripe key', prefixes: ['sk_', 'rk_'], pattern: /[rs]k_(?:live|test)_[A-Za-z0-9]{24,}/y, apart: true },
  { name: 'SendGrid key', prefixes: ['SG.'], pattern: /SG\.[A-Za-z0-9_-]{22}\.[A-Za-z0-9_-]{43}(?![A-Za-z0-9_-])/y, apart: true },
  { name: 'Hugging Face token', prefixes: ['hf_'], pattern: /hf_[A-Za-z0-9]{34}(?![A-Za-z0-9_])/y, apart: true },
  { name: 'DigitalOcean token', prefixes: ['dop_v1_', 'doo_v1_'], pattern: /do[op]_v1_[a-f0-9]{64}/y, apart: true },
  {
    name: 'Shopify token',
    prefixes: ['shpat_', 'shpca_', 'shppa_', 'shpss_'],
    pattern: /shp(?:at|ca|pa|ss)_[a-fA-F0-9]{32}/y,
    apart: true,
  },
  { name: 'age key', prefixes: ['AGE-SECRET-KEY-1'], pattern: /AGE-SECRET-KEY-1[A-Z0-9]{58}/y, apart: true },
];

/** Where a JSON Web Token may begin: `{"` in base64. */
export const JWT_PREFIX = 'eyJ';
/** Header, claims and signature; of the last, what an empty signature leaves is nobody's secret. */
export const JWT_PART = /[A-Za-z0-9_-]*/y;
export const JWT_PART_MIN = 10;

/** Where the text form of a private key begins, and what its first line is. */
export const KEY_PREFIX = '-----BEGIN ';
export const KEY_OPENING = /-----BEGIN [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----/y;

/** The claims of the token that every manual shows: `{"sub":"1234567890"`. */
const FROM_THE_MANUAL = '.eyJzdWIiOiIxMjM0NTY3ODkwIi';

/** Drawn at random, a token has many different characters; `ghp_xxxxxxxx…` in a manual has not. */
export const looksDrawn = (token: string): boolean => new Set(token).size >= 10 && !token.includes(FROM_THE_MANUAL);
