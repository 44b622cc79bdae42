import { act as actOfReact } from '@testing-library/react';
import { vi } from 'vitest';

/** Waits for code that the step loads, too: pages, dialogs, and rules of forms come when they're needed. */
export const act = <T>(step: () => T | Promise<T>): Promise<T> =>
  actOfReact(async () => {
    const done = await step();
    await vi.dynamicImportSettled();
    return done;
  });
