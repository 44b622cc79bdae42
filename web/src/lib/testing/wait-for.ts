import { vi } from 'vitest';

/** Catches hangs, not slowness: without a limit, vi.waitFor gives up after a second. */
export const waitFor = <T>(check: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(check, { timeout: 60_000, interval: 20 });
