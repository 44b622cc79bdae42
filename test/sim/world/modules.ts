import { vi } from 'vitest';

type Worker = {
  resolvingModules?: ReadonlySet<string>;
  evaluatedModules?: { idToModuleMap: ReadonlyMap<string, unknown> };
};

let known = 0;

/** What functions load on its first use takes real time, in which no virtual time may pass. */
export const modulesAreLoaded = async (): Promise<void> => {
  const { __vitest_worker__: worker } = globalThis as { __vitest_worker__?: Worker };
  const modules = worker?.evaluatedModules?.idToModuleMap;
  // A module that was just found may still be read from the disk.
  if (!worker?.resolvingModules?.size && modules?.size === known) return;
  await vi.dynamicImportSettled();
  known = modules?.size ?? known;
};
