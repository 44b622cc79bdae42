import { vi } from 'vitest';
import type * as IndexReader from '../../../lambdas/search-index/embedded/index-reader';
import type * as PersonalKeys from '../../../lambdas/store/personal-keys/personal-keys';
import type * as SiteState from '../../../lambdas/store/site-state/site-state';

// Functions stay warm from world to world. What they keep in memory of a table is of one world: its clock starts again, so
// what another world left would never be too old, and a life would depend on those before it.

let worlds = 0;

export const forgetWorld = (): void => void (worlds += 1);

const ofWorld = <T>(make: () => T): (() => T) => {
  let [world, made] = [worlds, make()];
  return () => {
    if (world !== worlds) [world, made] = [worlds, make()];
    return made;
  };
};

/** Modules as `vi.mock` wants them. */
export const indexReaders = async (): Promise<Partial<typeof IndexReader>> => {
  const real = await vi.importActual<typeof IndexReader>('../../../lambdas/search-index/embedded/index-reader');
  return {
    ...real,
    createIndexReader: (...parts) => {
      const current = ofWorld(() => real.createIndexReader(...parts));
      return () => current()();
    },
  };
};

export const siteStates = async (): Promise<Partial<typeof SiteState>> => {
  const real = await vi.importActual<typeof SiteState>('../../../lambdas/store/site-state/site-state');
  const createCachedState: typeof SiteState.createCachedState = (...parts) => {
    const current = ofWorld(() => real.createCachedState(...parts));
    return { read: () => current().read(), isOn: (name) => current().isOn(name) };
  };
  return {
    ...real,
    createCachedState,
    createSwitches: (table, clock) => createCachedState(real.createSiteSettings(table), clock),
  };
};

export const personalKeys = async (): Promise<Partial<typeof PersonalKeys>> => {
  const real = await vi.importActual<typeof PersonalKeys>('../../../lambdas/store/personal-keys/personal-keys');
  return {
    ...real,
    createPersonalKeys: (...parts) => {
      const current = ofWorld(() => real.createPersonalKeys(...parts));
      return { find: (userId) => current().find(userId), make: (userId) => current().make(userId) };
    },
  };
};
