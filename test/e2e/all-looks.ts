import type { Page } from '@playwright/test';
import { expectNoAxeViolations, expectNoSidewaysScroll } from './support';

/** Every rule at both widths, and every color in both schemes, which differ in nothing else. */
export const looks = {
  wide: { viewport: { width: 1440, height: 900 }, scheme: 'light' },
  narrow: { viewport: { width: 360, height: 740 }, scheme: 'dark' },
} as const;

type Look = keyof typeof looks;

export const checkLook = async (page: Page, what: string, name: Look): Promise<void> => {
  const { viewport, scheme } = looks[name];
  await page.evaluate((it) => document.documentElement.setAttribute('data-color-scheme', it), scheme);
  await page.setViewportSize(viewport);
  const look = `${what} at ${viewport.width} px, ${scheme}`;
  await expectNoAxeViolations(page, look);
  await expectNoSidewaysScroll(page, look);
};

export const checkAllLooks = async (page: Page, what: string): Promise<void> => {
  await checkLook(page, what, 'wide');
  await checkLook(page, what, 'narrow');
};
