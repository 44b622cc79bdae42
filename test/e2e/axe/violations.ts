import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { measureContrastOnce, type Contrast } from './contrast-once';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const openPanel = '[aria-modal="true"]:popover-open';

type Violation = { id: string; help: string; at: string[] };

/** Readable looks, shared by a worker's documents because all pages of a build have the same styles. */
const readable = new Set<string>();

/** Loads axe once per document: its source is half a megabyte. */
const loadAxe = async (page: Page): Promise<void> => {
  const isLoaded = await page.evaluate(() => 'axe' in window);
  if (isLoaded) return;
  await page.evaluate(source);
  await page.evaluate(measureContrastOnce, [...readable]);
};

/** Checks the panel that covers the page, if any, because the rest can't be reached. Axe handles modal dialogs. */
export const violationsOf = async (page: Page): Promise<Violation[]> => {
  const panel = page.locator(openPanel);
  const isCovered = (await panel.count()) > 0;
  await loadAxe(page);
  const context = isCovered ? openPanel : null;
  try {
    const found = await page.evaluate(
      async ({ context, tags }) => {
        const { axe, contrast } = window as unknown as { axe: typeof import('axe-core'); contrast: Contrast };
        contrast.begin();
        const { violations } = await axe.run(context ?? document, {
          runOnly: tags,
          resultTypes: ['violations'],
          // Style sheets are loaded for a rule that isn't among these.
          preload: { assets: ['media'] },
        });
        const wrong = violations.map(({ id, help, nodes }) => ({
          id,
          help,
          at: nodes.slice(0, 3).map(({ html, failureSummary }) => `${html.slice(0, 200)} ${failureSummary ?? ''}`),
        }));
        return { wrong, passed: contrast.newlyPassed() };
      },
      { context, tags: wcag },
    );
    for (const look of found.passed) readable.add(look);
    return found.wrong;
  } catch (error) {
    const hasClosed = isCovered && (await panel.count()) === 0;
    if (hasClosed) return violationsOf(page);
    throw error;
  }
};
