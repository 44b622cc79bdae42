import { act as actOfReact } from '@testing-library/react';
import { vi } from 'vitest';

/** Also waits for code that the step loads: pages, dialogs, and form rules are lazy. */
export const act = <T>(step: () => T | Promise<T>): Promise<T> =>
  actOfReact(async () => {
    const done = await step();
    await vi.dynamicImportSettled();
    return done;
  });
