import { existsSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import type { Tool } from './tools.ts';

/** Debian's, Ubuntu's, Google's; or what RECEIPT_CHROMIUM names. */
const PLACES = [process.env['RECEIPT_CHROMIUM'] ?? '', '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

export function chromium(): Tool | null {
  const file = PLACES.find((place) => place !== '' && existsSync(place));
  return file === undefined ? null : { name: 'chromium', file, version: '' };
}

/** A browser without a window that speaks to nobody: every request that isn't the page itself is refused. */
export async function launch({ file }: Tool): Promise<Browser> {
  const { chromium: engine } = await import('playwright-core');
  return await engine.launch({
    executablePath: file,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--font-render-hinting=none',
      '--force-color-profile=srgb',
    ],
  });
}
