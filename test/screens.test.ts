import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkSummary, jobSummary } from '../src/core/present/markdown.ts';
import { chromium, launch } from './support/browser.ts';
import { githubPage } from './support/github-page.ts';
import { HOSTILE } from './support/harmless.ts';
import { ROOT } from './support/root.ts';
import { SAMPLES, type SampleName } from './support/sample-views.ts';
import { maySkip, type Tool } from './support/tools.ts';
import { aFailedView } from './support/views.ts';

const NAMES = Object.keys(SAMPLES) as SampleName[];
const IMAGES = join(ROOT, 'docs', 'images');
/** Of what each picture shows: the Markdown's digest. */
const SHOWN = join(IMAGES, 'shown.json');
/** `npm run screens` writes the pictures. */
const writes = process.env['RECEIPT_SCREENS'] === 'write';
const digestOf = (name: SampleName) => createHash('sha256').update(checkSummary(SAMPLES[name]().view)).digest('hex');

const found = chromium();
const absent: Tool = { name: 'chromium', file: '/nowhere/chromium', version: '' };

/** The widths of a check's page and of a telephone. */
const WIDTHS = [720, 390] as const;

const FOREIGN = 'article :is(a, img, script, iframe, style, svg, form, input, object, embed, video, audio)';

/** What can be read on the page, folded text left out: that is what textContent wouldn't say. */
// biome-ignore lint/performance/useDomNodeTextContent: see above.
const readable = (page: Page) => page.locator('article').innerText();

/** What the document itself says once it is laid out. */
async function facts(page: Page) {
  const table = page.locator('table').first();
  const text = await readable(page);
  const witnesses = await table.boundingBox();
  return {
    text,
    firstLine: text.split('\n')[0] ?? '',
    heads: await table.locator('th').allInnerTexts(),
    foreign: await page.locator(FOREIGN).count(),
    attributes: await page.evaluate<string[]>("[...document.querySelectorAll('article *')].flatMap((it) => it.getAttributeNames())"),
    witnessesEnd: (witnesses?.y ?? Number.POSITIVE_INFINITY) + (witnesses?.height ?? 0),
    digestsStart: (await page.locator('details').last().boundingBox())?.y ?? 0,
    overflow: await page.evaluate<number>('document.documentElement.scrollWidth - document.documentElement.clientWidth'),
  };
}
const HARMLESS = { foreign: 0, attributes: [], overflow: 0 };

describe.skipIf(found === null && maySkip(found))('in a browser', () => {
  let browser: Browser;
  const requests: string[] = [];
  beforeAll(async () => {
    browser = await launch(found ?? absent);
  });
  afterAll(async () => {
    await browser?.close();
    // The page is handed over as text: whatever was asked for came out of it.
    expect(requests).toEqual([]);
  });

  async function shown(markdown: string, title: string | null, width: number, theme: 'light' | 'dark'): Promise<Page> {
    const page = await browser.newPage({ viewport: { width, height: 800 } });
    page.on('request', (request) => requests.push(request.url()));
    page.on('dialog', (dialog) => requests.push(dialog.message()));
    await page.setContent(githubPage(markdown, { theme, title }));
    return page;
  }

  describe.each(NAMES)('%s', (name) => {
    const { title, view } = SAMPLES[name]();

    test.each(WIDTHS.flatMap((width) => (['light', 'dark'] as const).map((theme) => ({ width, theme }))))(
      '$width px, $theme',
      async ({ width, theme }) => {
        const page = await shown(checkSummary(view), title, width, theme);
        const seen = await facts(page);
        const [deciding] = view.verdict.reasons;
        expect(seen.firstLine).toMatch(FIRST_LINES[name]);
        if (view.verdict.outcome !== 'passed') expect(seen.text).toContain(deciding?.code);
        expect(seen.heads).toEqual(['Exit', 'Log', 'Reports']);
        expect(seen).toMatchObject(HARMLESS);
        // What decides, what to do and the witnesses are on the first screen; digests, folded away, come last.
        expect(seen.witnessesEnd).toBeLessThan(800);
        expect(seen.digestsStart).toBeGreaterThan(seen.witnessesEnd);
        expect(seen.text).not.toContain('receipt.json');
        if (writes && width === 720 && theme === 'light') {
          mkdirSync(IMAGES, { recursive: true });
          await page.setViewportSize({ width, height: 100 });
          await page.screenshot({ path: join(IMAGES, `${name}.png`), fullPage: true });
        }
        await page.close();
      },
    );
  });

  test('hostile names run nothing, load nothing, and stand there as text', async () => {
    const failing = HOSTILE.map((name, i) => ({ suite: null, name, file: name, line: i + 1, message: name }));
    const view = aFailedView({ failing, path: '<img src=x onerror=alert(1)>', command: ['</code><script>alert(1)</script>'] });
    const page = await shown(jobSummary('<script>alert(1)</script>', view), null, 720, 'light');
    const seen = await facts(page);
    expect(seen).toMatchObject(HARMLESS);
    for (const details of await page.locator('summary').all()) await details.click();
    const text = await readable(page);
    for (const hostile of [
      '<script>alert(1)</script>',
      '@octo-org/team',
      '[x](https://evil.invalid)',
      '\\x1b[31mred',
      '\\u{202e}gnp.exe',
      '\\u{e0041}',
    ]) {
      expect(text).toContain(hostile);
    }
    await page.close();
  });

  test('a name without a space in it widens no page', async () => {
    const long = 'x'.repeat(200);
    const view = aFailedView({ failing: [{ suite: null, name: long, file: long, line: 1, message: long }], path: long, command: [long] });
    for (const width of WIDTHS) {
      const page = await shown(checkSummary(view), long.slice(0, 100), width, 'light');
      expect((await facts(page)).overflow).toBe(0);
      await page.close();
    }
  });
});

const FIRST_LINES: Readonly<Record<SampleName, RegExp>> = {
  passed: /^128 tests: 126 passed, 2 skipped\. Exit, log and reports agree\.$/,
  failed: /^2 of 128 tests failed\.$/,
  'cut-report': /^The report report\.xml is not well-formed: <testcase> is never closed/,
  killed: /^The command was ended by SIGKILL\.$/,
  'no-report': /^No JUnit report was written/,
  'failed-early': /^The command ended with status 2 before any test runner showed up\.$/,
};

test('the pictures show what a check says today (npm run screens)', () => {
  const digests = Object.fromEntries(NAMES.map((name) => [name, digestOf(name)]));
  if (writes) writeFileSync(SHOWN, `${JSON.stringify(digests, null, 2)}\n`);
  expect(JSON.parse(readFileSync(SHOWN, 'utf8'))).toEqual(digests);
  expect(NAMES.filter((name) => !existsSync(join(IMAGES, `${name}.png`)))).toEqual([]);
});
