import { describe, expect, test } from 'vitest';
import { maskedIn, secretsIn } from '../../../src/core/parse/secret-values.ts';

const from = (env: Record<string, string>) => secretsIn(env).map((secret) => secret.from);
const values = (env: Record<string, string>) => secretsIn(env).map(({ value }) => value);
const DRAWN = 'q7Zp-3vK9xLw2';

describe('the environment', () => {
  test.each(
    [
      ...[
        'GITHUB_TOKEN',
        'ACTIONS_RUNTIME_TOKEN',
        'INPUT_TOKEN',
        'npm_config__authToken',
        'NPMTOKEN',
        'DB_PASSWORD',
        'MYSQL_PWD',
        'DB_PASS',
      ],
      ...['AWS_SECRET_ACCESS_KEY', 'STRIPE_KEY', 'APIKEY', 'SECRET_KEY_BASE', 'SSH_PRIVATE_KEY', 'GH_PAT', 'JWT', 'NPM_AUTH', 'SENTRY_DSN'],
      ...['GOOGLE_CREDENTIALS', 'SESSION_COOKIE', 'SIGNING_PASSPHRASE'],
    ].map((name) => [name]),
  )('%s is named like a secret', (name) => expect(from({ [name]: DRAWN })).toEqual([name]));

  test.each(
    [
      ...[
        'PWD',
        'OLDPWD',
        'GPG_KEY',
        'KEYBOARD',
        'SSH_PUBLIC_KEY',
        'TOKEN_FILE',
        'SECRET_NAME',
        'CACHE_KEY',
        'INPUT_COMMAND',
        'AUTHOR',
        'PATCH',
      ],
      ...['INPUT_PASS-ENV', 'npm_package_keywords_0', 'GITHUB_SHA', 'COMPATIBILITY', 'KEYCHAIN', 'PASSWORD_LENGTH'],
    ].map((name) => [name]),
  )('%s is not', (name) => expect(from({ [name]: DRAWN })).toEqual([]));

  test.each([
    ...[
      'true',
      'short',
      '1234567',
      '20260101',
      'password',
      'postgres',
      'test-password',
      'aaaaaaaaaaaaaaa',
      '/home/runner/work/_temp/key.pem',
    ],
    ...[
      'MY_LONG_DEPLOYMENT_TOKEN',
      'NPM_TOKEN, SOME_OTHER_TOKEN',
      './keys/private',
      'C:\\keys\\private',
      'https://vault.example.com/v1/token',
      '********',
    ],
  ])('%j is a setting, whatever it is called', (value) => expect(from({ A_SECRET: value })).toEqual([]));

  test.each(['correct horse battery staple', 'hunter2!', 'Pa55word', 'https://hooks.example.com/x?token=abc', '/A0bC+dEfG=='])(
    '%j is not',
    (value) => expect(values({ A_SECRET: value })).toEqual([value]),
  );

  test('what the runner tells everybody is none, though a secret has the same value', () =>
    expect(from({ GITHUB_REPOSITORY: 'octo/repo-1', A_SECRET: 'octo/repo-1' })).toEqual([]));

  test('of several lines each is looked for', () =>
    expect(values({ DEPLOY_KEY: `-----BEGIN PRIVATE KEY-----\n${DRAWN}${DRAWN}\n}\n${DRAWN}AAAA\n-----END PRIVATE KEY-----` })).toEqual([
      DRAWN + DRAWN,
      `${DRAWN}AAAA`,
    ]));

  test('a password within an address is one, wherever it stands', () =>
    expect(secretsIn({ DATABASE: `postgres://me:${DRAWN}@db:5432/x` })).toEqual([{ from: 'DATABASE', value: DRAWN }]));
});

describe('what the suite masks', () => {
  test.each([
    ['::add-mask::hunter2', ['hunter2']],
    ['  ::ADD-MASK::hunter2  ', ['hunter2']],
    ['##[add-mask]hunter2', ['hunter2']],
    ['::add-mask::per%25cent', ['per%cent']],
    ['::add-mask::first line%0Asecond line', ['first line', 'second line']],
    ['::add-mask::ok', []],
    ['echo ::add-mask::hunter2', []],
    ['::add-masks::hunter2', []],
    ['::debug::hunter2', []],
  ])('%j', (line, masked) => expect(maskedIn(line).map(({ value }) => value)).toEqual(masked));
});
