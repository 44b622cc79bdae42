import { chromium } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromiumFlags, ensureChromium } from './lib/chromium';

// Writes the icons of the installed site from favicon.svg. They are committed; run it again when the mark changes.

const folder = join(import.meta.dirname, '../web/public');
const mark = readFileSync(join(folder, 'favicon.svg'), 'utf8');
const background = /fill="(#[\da-f]{6})"/.exec(mark)![1]!;

/** `share`: share of the side that the mark fills. Some devices crop the rest, so it has the mark's color. */
const icons = [
  { file: 'icon-192.png', side: 192, share: 1 },
  { file: 'icon-512.png', side: 512, share: 1 },
  { file: 'icon-maskable.png', side: 512, share: 0.8 },
  { file: 'apple-touch-icon.png', side: 180, share: 0.9 },
] as const;

const browser = await chromium.launch({ executablePath: await ensureChromium(), args: chromiumFlags });
const page = await browser.newPage();
for (const { file, side, share } of icons) {
  const size = side * share;
  const isWhole = share === 1;
  await page.setViewportSize({ width: side, height: side });
  await page.setContent(
    `<style>html,body{margin:0;background:${isWhole ? 'transparent' : background}}
    body{display:grid;place-items:center;height:${side}px}svg{width:${size}px;height:${size}px}</style>${mark}`,
  );
  await page.screenshot({ path: join(folder, file), omitBackground: isWhole });
}
await browser.close();
