import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SecretScanner, type Span } from '../../../src/core/parse/secret-scanner.ts';
import { literalsOf, type SecretValue } from '../../../src/core/parse/secret-values.ts';
import { ROOT } from '../../support/root.ts';

/** Characters that look drawn at random, the same each time. Put together here so that no scanner takes this file for a leak. */
function drawn(length: number, alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'): string {
  const digest = Array.from({ length: Math.ceil(length / 32) }, (_, i) => [...createHash('sha256').update(`${i}`).digest()]).flat();
  return digest
    .slice(0, length)
    .map((byte) => alphabet[byte % alphabet.length])
    .join('');
}

const secret = (value: string): SecretValue => ({ from: 'A_TOKEN', value });

/** @returns what is left of the text, every secret byte a `*`. */
function blanked(text: string | Buffer, secrets: readonly string[] = [], cuts: readonly number[] = []): string {
  const bytes = Buffer.from(text as string);
  const scanner = new SecretScanner(literalsOf(secrets.map(secret)));
  const spans: Span[] = [];
  const places = [0, ...[...cuts].map((cut) => cut % (bytes.length + 1)).sort((a, b) => a - b), bytes.length];
  for (const [i, from] of places.slice(0, -1).entries()) spans.push(...scanner.write(bytes.subarray(from, places[i + 1])));
  spans.push(...scanner.end());
  for (const { offset, length } of spans) bytes.fill(0x2a, offset, offset + length);
  return bytes.toString();
}

const HEX = '0123456789abcdef';
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const jwt = `eyJ${drawn(17)}.eyJ${drawn(60)}.${drawn(43)}`;
const keyLines = Array.from({ length: 6 }, (_, i) => drawn(64 + i, `${BASE32}abcdefgh+/`).slice(i));
const key = (kind: string, between = '\n') =>
  [`-----BEGIN ${kind}-----`, ...keyLines, 'AbCdEfGhIj==', `-----END ${kind}-----`].join(between);

const TOKENS: readonly (readonly [string, string])[] = [
  ['a personal token', `ghp_${drawn(36)}`],
  ['a token of an app', `gho_${drawn(36)}`],
  ['a token of an installation', `ghs_${drawn(36)}`],
  ['one of the longer form', `ghs_${drawn(8)}_${jwt}`],
  ['a fine-grained token', `github_pat_${drawn(22)}_${drawn(59)}`],
  ['a GitLab token', `glpat-${drawn(20)}`],
  ['an AWS key', `AKIA${drawn(16, BASE32)}`],
  ['a Google key', `AIza${drawn(35)}`],
  ['a Slack token', `xoxb-${drawn(12, '0123456789')}-${drawn(12, '0123456789')}-${drawn(24)}`],
  ['an npm token', `npm_${drawn(36)}`],
  ['a PyPI token', `pypi-AgEIcHlwaS5vcmc${drawn(120)}`],
  ['an OpenAI key', `sk-${drawn(48)}`],
  ['a newer OpenAI key', `sk-proj-${drawn(80)}`],
  ['an Anthropic key', `sk-ant-api03-${drawn(80)}`],
  ['a Stripe key', `sk_live_${drawn(24)}`],
  ['a SendGrid key', `SG.${drawn(22)}.${drawn(43)}`],
  ['a Hugging Face token', `hf_${drawn(34)}`],
  ['a DigitalOcean token', `dop_v1_${drawn(64, HEX)}`],
  ['a JSON Web Token', jwt],
];

describe('tokens of known shapes', () => {
  test.each(TOKENS)('%s is found in a line, a colour, an attribute, an address', (_, token) => {
    for (const line of ['token: %\n', '\x1b[31m%\x1b[0m\n', '<property name="t" value="%"/>', 'https://x:%@host/', '{"t":"\\n%"}', '%']) {
      expect(blanked(line.replace('%', token))).toBe(line.replace('%', '*'.repeat(token.length)));
    }
  });

  test.each(TOKENS)('%s is found wherever the pieces are cut', (_, token) => {
    const text = `some text before ${token} and behind`;
    const whole = blanked(text);
    for (let cut = 1; cut < text.length; cut++) expect(blanked(text, [], [cut])).toBe(whole);
    expect(
      blanked(
        text,
        [],
        Array.from(text, (_, i) => i),
      ),
    ).toBe(whole);
  });

  test('a token longer than anything that is held back is blanked to its end', () => {
    const token = `ghs_${drawn(100)}${'aB3-'.repeat(20_000)}`;
    const text = `a ${token} b`;
    const cuts = Array.from({ length: 50 }, (_, i) => i * 2000);
    expect(blanked(text, [], cuts)).toBe(`a ${'*'.repeat(token.length)} b`);
  });

  test.each([
    ['PRIVATE KEY', '\n'],
    ['RSA PRIVATE KEY', '\r\n'],
    ['OPENSSH PRIVATE KEY', '\\n'],
    ['EC PRIVATE KEY', '\n2026-01-01T00:00:00.0000000Z   | '],
    ['PGP PRIVATE KEY BLOCK', '\n'],
  ])('of a %s with %j between its lines, every line is blanked', (kind, between) => {
    const text = `before\n${key(kind, between)}\nbehind, and a digest ${drawn(64, HEX)}`;
    const cuts = Array.from({ length: text.length / 7 }, (_, i) => i * 7);
    const found = blanked(text);
    for (const line of keyLines) expect(found).not.toContain(line.slice(0, 16));
    expect(found).toContain(`-----END ${kind}-----`);
    expect(found).toContain(`behind, and a digest ${drawn(64, HEX)}`);
    for (const line of keyLines) expect(blanked(text, [], cuts)).not.toContain(line.slice(8, 24));
  });
});

const HARMLESS: readonly (readonly [string, string])[] = [
  ['a commit', drawn(40, HEX)],
  ['a digest', `sha256:${drawn(64, HEX)} ${drawn(128, HEX)}`],
  ['an integrity', `sha512-${drawn(86)}==`],
  ['a UUID', `${drawn(8, HEX)}-${drawn(4, HEX)}-4${drawn(3, HEX)}-a${drawn(3, HEX)}-${drawn(12, HEX)}`],
  [
    'names that begin like tokens',
    'npm_config_registry npm_package_devDependencies_typescript_eslint_parser_x sk-learn-contrib-something task-runner',
  ],
  ['a key of the manual', 'AKIAIOSFODNN7EXAMPLE'],
  ['a token of the manual', `ghp_${'x'.repeat(36)} ghp_${'0'.repeat(40)}`],
  [
    'the JSON Web Token of the manual',
    `eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiIxMjM0NTY3ODkwIiwibmFtZSI6IkpvaG4gRG9lIn0.${drawn(43)}`,
  ],
  ['a public key', key('PUBLIC KEY')],
  ['a certificate', key('CERTIFICATE')],
  ['talk about keys', `expected a file that begins with -----BEGIN PRIVATE KEY----- and found one of ${drawn(12)} bytes\n`.repeat(20)],
  ['a source map', `//# sourceMappingURL=data:application/json;base64,eyJ${drawn(3000)}`],
  ['a picture in base64', drawn(20_000)],
  ['capitals', `ASIA PACIFIC AKIA ${drawn(60, BASE32)}`],
  ['our own digest line', `receipt-evidence receipt~default~~1 sha256:${drawn(64, HEX)}`],
];

test.each(HARMLESS)('%s is nobody’s secret', (_, text) => expect(blanked(text)).toBe(text));

describe('values that are known', () => {
  const value = `p&ss<w"rd/${drawn(9)}+é`;

  test.each([
    ['as it is', value],
    ['in JSON', JSON.stringify({ value })],
    ['in XML', value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')],
    ['in an address', encodeURIComponent(value)],
    ['in an address with small digits', encodeURIComponent(value).replaceAll(/%../g, (hex) => hex.toLowerCase())],
  ])('are found %s', (_, text) => expect(blanked(`a ${text} b`, [value])).toMatch(/^a (\{"value":")?\*+("\})? b$/));

  test('are found in base64, wherever they stand in what was encoded', () => {
    for (let before = 0; before < 6; before++) {
      const encoded = Buffer.from(`${'u'.repeat(before)}${value}:rest`).toString('base64');
      const left = blanked(encoded, [value]);
      expect(left).toMatch(/^.{0,12}\*{20,}.{0,12}$/);
      expect(blanked(encoded.replaceAll('+', '-').replaceAll('/', '_'), [value])).toMatch(/^.{0,12}\*{20,}.{0,12}$/);
    }
  });

  test('are found in UTF-16 of both byte orders', () => {
    const plain = drawn(20);
    const wide = Buffer.from(`a ${plain} b`, 'utf16le');
    for (const bytes of [wide, Buffer.from(wide).swap16()]) expect(blanked(bytes, [plain]).replaceAll('\0', '')).toMatch(/^a \*{39} b$/);
  });

  test('are found whatever stands around them, and wherever the pieces are cut', () => {
    const values = ['abcabcabd', 'bcabcabcd', drawn(12), 'aaaaaaaab'];
    fc.assert(
      fc.property(
        fc.array(fc.oneof(fc.constantFrom(...values, 'abc', 'aaaa', 'ghp', 'ey', '.'), fc.string({ maxLength: 4 })), { maxLength: 30 }),
        fc.array(fc.nat(), { maxLength: 6 }),
        (parts, cuts) => {
          const text = parts.join('');
          let expected = Buffer.from(text).toString('latin1');
          const marks = Array.from(expected, () => false);
          for (const each of values) {
            for (let at = expected.indexOf(each); at >= 0; at = expected.indexOf(each, at + 1)) marks.fill(true, at, at + each.length);
          }
          expected = Buffer.from(Array.from(expected, (char, i) => (marks[i] ? '*' : char)).join(''), 'latin1').toString();
          expect(blanked(text, values, cuts)).toBe(expected);
        },
      ),
      { numRuns: 500 },
    );
  });
});

describe.each([
  join(ROOT, 'fixtures', 'runs'),
  join(ROOT, '..', 'shared', 'corpus', 'logs'),
  join(ROOT, '..', 'shared', 'corpus', 'junit'),
])('the real logs and reports of %s', (folder) => {
  test.skipIf(!existsSync(folder))('show no secrets', () => {
    const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    const alarms = files.filter((file) => {
      const scanner = new SecretScanner([]);
      return [...scanner.write(readFileSync(join(file.parentPath, file.name))), ...scanner.end()].length > 0;
    });
    expect(files.length).toBeGreaterThan(10);
    expect(alarms.map(({ name }) => name)).toEqual([]);
  });
});
