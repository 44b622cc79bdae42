import { vi } from 'vitest';

type Worker = {
  resolvingModules?: ReadonlySet<string>;
  evaluatedModules?: { idToModuleMap: ReadonlyMap<string, unknown> };
};

const { setImmediate } = globalThis;

/** Lets everything happen that waits for no timer. */
export const breathe = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

let known = 0;

const modulesAreLoaded = async (): Promise<void> => {
  const { __vitest_worker__: worker } = globalThis as { __vitest_worker__?: Worker };
  const modules = worker?.evaluatedModules?.idToModuleMap;
  // A module that was just found may still be read from the disk.
  if (!worker?.resolvingModules?.size && modules?.size === known) return;
  await vi.dynamicImportSettled();
  known = modules?.size ?? known;
};

const isReading = (): boolean => process.getActiveResourcesInfo().some((resource) => resource.startsWith('FSReq'));

/** What functions load or read on its first use takes real time, in which no virtual time may pass. */
export const realWorkIsDone = async (): Promise<void> => {
  await modulesAreLoaded();
  while (isReading()) await breathe();
};
