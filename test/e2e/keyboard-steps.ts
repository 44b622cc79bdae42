import { expect, type Locator, type Page } from '@playwright/test';

/** Describes what is wrong with the focus, or null. */
const focusProblem = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return 'lost';
    const isMarked = (element: Element | null | undefined): boolean => {
      if (!element) return false;
      return [null, '::before', '::after'].some((pseudo) => {
        const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element, pseudo);
        return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none';
      });
    };
    const { left, right, top, bottom } = focused.getBoundingClientRect();
    const isInside = right > 0 && bottom > 0 && left < window.innerWidth && top < window.innerHeight;
    // The start of the page has no focus ring.
    if (focused.matches('main, [tabindex="-1"]')) return null;
    const words = focused.outerHTML.slice(0, 200);
    if (!isInside) return `out of sight: ${words}`;
    return [focused, focused.parentElement, focused.nextElementSibling, focused.closest('label')].some(isMarked)
      ? null
      : `not marked: ${words}`;
  });

export const press = (page: Page, key: string): Promise<void> => page.keyboard.press(key);

const isFocused = (target: Locator): Promise<boolean> => target.evaluate((it) => it === document.activeElement);

/** Moves to a target and checks that every stop has a visible focus. */
export const tabTo = async (page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> => {
  await expect(target).toBeVisible();
  for (let stops = 0; stops < 60; stops += 1) {
    await press(page, key);
    await expectFocusKept(page);
    if (await isFocused(target)) return;
  }
  throw new Error(`Not reached by ${key}: ${String(target)}`);
};

export const expectFocusKept = async (page: Page): Promise<void> =>
  expect(async () => expect(await focusProblem(page)).toBeNull()).toPass({ intervals: [50], timeout: 10_000 });
