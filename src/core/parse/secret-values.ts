/**
 * Which texts are secrets here: the values of variables that are named like secrets, and what the suite itself masks. They are looked for in
 * all that leaves the machine.
 */

type Env = Readonly<Record<string, string | undefined>>;

/** A secret and where it is known from; never the value itself is told. */
export interface SecretValue {
  /** Name of a variable, or `::add-mask::`. */
  readonly from: string;
  readonly value: string;
}

/** Shorter ones stand in every log by chance. */
const MIN_LENGTH = 8;
/** What the suite masks is a secret because it says so. */
const MASKED_MIN_LENGTH = 6;
const MAX_LENGTH = 8 * 1024;
/** More would be no environment but an attack on our memory: nothing is handed over then. */
export const MAX_SECRETS = 500;

const NAMED_SECRET =
  /TOKEN|SECRET|PASSW|PASSPHRASE|CREDENTIAL|KEY|(?:^|[_.-])(?:PASS|PWD|PAT|JWT|AUTH|BEARER|COOKIE|WEBHOOK|DSN)(?:[_.-]|$)/i;
/** Named so, and told to everybody. */
const NAMED_PUBLIC =
  /^(?:PWD|OLDPWD|GPG_KEY|INPUT_PASS-ENV)$|PUBLIC|KEYWORD|KEYBOARD|KEYMAP|KEYCHAIN|KEYRING|FINGERPRINT|(?:^|_)CACHE_KEY|(?:_|^)(?:FILE|PATH|DIR|TYPE|NAME|TTL|EXPIRES|EXPIRY|ALGORITHM|ENABLED|LENGTH|SOCK|USER|HOST|PORT|VERSION)$/i;
/** What a runner tells everybody about the job. */
const TOLD = /^(?:(?:GITHUB|RUNNER)_(?!.*TOKEN)|(?:USER|LOGNAME|HOME|HOSTNAME|SHELL|LANG|PATH|PWD)$)/;

/** @param env of our own process, which has what the command never sees. */
export function secretsIn(env: Env): SecretValue[] {
  const told = new Set(Object.entries(env).flatMap(([name, value]) => (TOLD.test(name) && value ? [value] : [])));
  const found: SecretValue[] = [];
  const add = (from: string, value: string) => {
    if (isSecret(value) && !told.has(value)) found.push({ from, value });
  };
  for (const [from, value = ''] of Object.entries(env)) {
    const password = /:\/\/[^\s/:@]*:([^\s/@]+)@/.exec(value)?.[1];
    if (password !== undefined) add(from, password);
    if (NAMED_SECRET.test(from) && !NAMED_PUBLIC.test(from)) for (const line of linesOf(value)) add(from, line);
  }
  return found;
}

/** A value of several lines (a key, a file of settings) is looked for line by line, as GitHub's runner does. */
function linesOf(value: string): string[] {
  const lines = value
    .slice(0, 64 * 1024)
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
  return lines.length < 2 ? lines : lines.filter((line) => line.length >= 16);
}

/** Words, numbers, switches, places and addresses are settings, whatever the variable is called. */
function isSecret(value: string): boolean {
  if (value.length < MIN_LENGTH || value.length > MAX_LENGTH) return false;
  if (value.length < 16 && /^[A-Za-z]+(?:[ _.-][A-Za-z]+)*$/.test(value)) return false;
  // Names of other variables, as `pass-env` has them.
  if (value.length < 64 && /^[A-Z][A-Z\d]*(?:_[A-Z\d]+)+(?:[\s,]+[A-Z][A-Z\d]*(?:_[A-Z\d]+)+)*$/.test(value)) return false;
  if (value.length < 12 && /^[\d.,:_ -]+$/.test(value)) return false;
  if (new Set(value).size < 4 || /^-----(?:BEGIN|END) /.test(value)) return false;
  const place = /^(?:\.{0,2}\/|~\/|[A-Za-z]:[\\/]|[a-z][a-z\d+.-]*:\/\/)/.test(value);
  return !place || /[?@=]/.test(value) || value.split(/[\\/]/).some(isDrawn);
}

/** A part of a path that was drawn at random: `T0AB12cd…`. */
const isDrawn = (part: string): boolean => part.length >= 20 && /[a-z]/.test(part) && /[A-Z]/.test(part) && /\d/.test(part);

/** Commands, as GitHub's runner reads them: the new form behind white space, the old one anywhere in a line. */
const MASK = /(?:^\s*::add-mask\b[^:]{0,200}::|##\[add-mask[^\]]{0,200}\])(.*)$/i;

/** The secrets that a line of a log masks. @param line hostile. */
export function maskedIn(line: string): SecretValue[] {
  const [, masked] = MASK.exec(line) ?? [];
  if (masked === undefined) return [];
  const value = masked.replaceAll(/%0D/gi, '\r').replaceAll(/%0A/gi, '\n').replaceAll('%25', '%');
  return value
    .split(/[\r\n]+/)
    .map((each) => each.trim())
    .filter((each) => each.length >= MASKED_MIN_LENGTH && each.length <= MAX_LENGTH)
    .map((each) => ({ from: '::add-mask::', value: each }));
}

/** The bytes by which secrets may stand in a file. */
export function literalsOf(secrets: readonly SecretValue[]): Uint8Array[] {
  const forms = new Map<string, Buffer>();
  for (const { value } of secrets) for (const form of formsOf(value)) forms.set(form.toString('latin1'), form);
  return [...forms.values()];
}

function formsOf(value: string): Buffer[] {
  const plain = Buffer.from(value);
  const percent = percentOf(value);
  const escaped = [JSON.stringify(value).slice(1, -1), ...xmlOf(value), percent, percent.replaceAll(/%[\dA-F]{2}/g, lower)];
  return [plain, ...escaped.map((form) => Buffer.from(form)), ...wideOf(value), ...base64Of(plain)];
}

const lower = (text: string): string => text.toLowerCase();
const NAMED: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };
const NUMBERED: Readonly<Record<string, string>> = { ...NAMED, '"': '&#34;', "'": '&#39;' };
const HEX: Readonly<Record<string, string>> = { ...NAMED, '"': '&#x22;', "'": '&#x27;' };
const ONLY_MARKUP: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;' };

/** As writers of XML do it: in text and attributes, and each in its own way with quotes. */
function xmlOf(value: string): string[] {
  return [NAMED, NUMBERED, HEX, ONLY_MARKUP].map((names) => value.replaceAll(/[&<>"']/g, (char) => names[char] ?? char));
}

/** By bytes, so that half a character does no harm. */
function percentOf(value: string): string {
  return encodeURIComponent(Buffer.from(value).toString());
}

/** UTF-16 of either byte order: without its last byte, one is within the other. */
function wideOf(value: string): Buffer[] {
  return [Buffer.from(value, 'utf16le').subarray(0, -1)];
}

/** What is the same of its base64 wherever it stands in what was encoded: `user:secret`, say. */
function base64Of(plain: Buffer): Buffer[] {
  return [0, 1, 2].flatMap((before) => {
    const text = Buffer.concat([Buffer.alloc(before), plain]).toString('base64');
    const [from, to] = [Math.ceil((before * 8) / 6), Math.floor(((before + plain.length) * 8) / 6)];
    const certain = text.slice(from, to);
    if (certain.length < MIN_LENGTH) return [];
    return [certain, certain.replaceAll('+', '-').replaceAll('/', '_')].map((form) => Buffer.from(form));
  });
}
