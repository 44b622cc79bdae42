import { test, type Page } from '@playwright/test';
import { expect } from './support';

type Counted = { actions?: number };

/** Counts presses of the pointer, and fields that are typed in. */
const countActions = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const counted = window as unknown as Required<Counted>;
    const isCounting = 'actions' in window;
    counted.actions = 0;
    if (isCounting) return;
    const typedIn = new Set<EventTarget>();
    const add = (): void => void (counted.actions += 1);
    addEventListener('pointerdown', add, true);
    addEventListener(
      'input',
      ({ target }) => {
        const isText = target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && !target.checked);
        if (!isText || typedIn.has(target)) return;
        typedIn.add(target);
        add();
      },
      true,
    );
  });

/** A task of a person on a page that is open, with the most actions it may take. Prints its actions and milliseconds. */
export const countedTask = (page: Page, name: string, most: number, run: () => Promise<void>): Promise<void> =>
  test.step(name, async () => {
    await countActions(page);
    const began = performance.now();
    await run();
    const ms = Math.round(performance.now() - began);
    const actions = await page.evaluate(() => (window as unknown as Counted).actions);
    console.info(`${name}: ${actions} of at most ${most} actions, ${ms} ms`);
    expect(actions, `actions to ${name}`).toBeGreaterThan(0);
    expect(actions, `actions to ${name}`).toBeLessThanOrEqual(most);
  });
