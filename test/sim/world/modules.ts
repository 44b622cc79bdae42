import { vi } from 'vitest';

type Worker = { resolvingModules?: ReadonlySet<string> };

/** What functions load on its first use takes real time, in which no virtual time may pass. */
export const modulesAreLoaded = async (): Promise<void> => {
  const { __vitest_worker__: worker } = globalThis as { __vitest_worker__?: Worker };
  if (worker?.resolvingModules?.size) await vi.dynamicImportSettled();
};
