import type { Page } from '@playwright/test';

/** Collects the browser's event timing of every interaction; call before the first navigation. */
export const observeInteractions = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const durations = new Map<number, number>();
    Object.assign(window, { durations });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { interactionId?: number })[]) {
        const id = entry.interactionId ?? 0;
        if (id > 0) durations.set(id, Math.max(durations.get(id) ?? 0, entry.duration));
      }
      // The browser reports at least 16 ms; faster interactions count as that.
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  });
};

/** Milliseconds of each interaction since the last call. */
export const takeDurations = (page: Page): Promise<number[]> =>
  page.evaluate(() => {
    const { durations } = window as unknown as { durations: Map<number, number> };
    const taken = [...durations.values()];
    durations.clear();
    return taken;
  });

/** Factor by which the processor is slowed down; 1 is full speed. */
export const slowDown = async (page: Page, rate: number): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
};

/**
 * Waits until the page is idle and has painted the result of an interaction. With a slowed processor, Chromium may never
 * report an idle page. Functions inside have no names: the compiler wraps named ones in a helper that the page lacks.
 */
export const settle = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((painted) => {
        requestIdleCallback(() => requestAnimationFrame(() => requestAnimationFrame(() => painted())), {
          timeout: 1000,
        });
      }),
  );

/** Presses the key again when the page has painted the result. */
export const press = async (page: Page, key: string, times: number): Promise<void> => {
  for (let step = 0; step < times; step += 1) {
    await page.keyboard.press(key);
    await settle(page);
  }
};
