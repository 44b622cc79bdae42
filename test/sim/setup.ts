import { vi } from 'vitest';
import { compressAtOnce } from './world/compression';

const { renewing } = vi.hoisted(() => ({
  renewing: async <Module extends object>(
    original: () => Promise<Module>,
    ...factories: (keyof Module & string)[]
  ): Promise<Module> => (await import('./world/in-memory')).renewedIn(await original(), ...factories),
}));

// Names of the simulated internet have no addresses.
vi.mock('../../lambdas/platform/internet/network', () => import('./world/internet'));
// What functions have in memory is of one world.
vi.mock(import('../../lambdas/search-index/embedded/index-reader'), (it) => renewing(it, 'createIndexReader'));
vi.mock(import('../../lambdas/store/site-state/site-state'), (it) =>
  renewing(it, 'createCachedState', 'createSwitches'),
);
vi.mock(import('../../lambdas/store/personal-keys/personal-keys'), (it) => renewing(it, 'createPersonalKeys'));
vi.mock(import('../../lambdas/store/billing/kept-plans'), (it) => renewing(it, 'createKeptPlans'));
vi.mock(import('../../lambdas/platform/table/work-counts'), (it) => renewing(it, 'createWorkCounts'));

compressAtOnce();
