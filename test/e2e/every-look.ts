import type { Page } from '@playwright/test';
import { expectNoAxeViolations, expectNoSidewaysScroll } from './support';

const widths = [
  { width: 1440, height: 900 },
  { width: 360, height: 740 },
];
const colourRules = ['color-contrast', 'link-in-text-block'];

const show = async (page: Page, scheme: 'light' | 'dark'): Promise<void> => {
  await page.evaluate((it) => document.documentElement.setAttribute('data-color-scheme', it), scheme);
};

/** Wide and narrow, light and dark. */
export const checkEveryLook = async (page: Page, what: string): Promise<void> => {
  await show(page, 'light');
  for (const viewport of widths) {
    await page.setViewportSize(viewport);
    const look = `${what} at ${viewport.width} px`;
    await expectNoAxeViolations(page, look);
    await expectNoSidewaysScroll(page, look);
  }
  // Dark mode differs in colors only, independent of the width.
  await show(page, 'dark');
  await expectNoAxeViolations(page, `${what}, dark`, colourRules);
};
