import { vi } from 'vitest';
import { compressAtOnce } from './world/compression';

// Names of the simulated internet have no addresses.
vi.mock('../../lambdas/platform/internet/network', () => import('./world/internet'));
vi.mock('../../lambdas/search-index/embedded/index-reader', async () =>
  (await import('./world/in-memory')).indexReaders(),
);
vi.mock('../../lambdas/store/site-state/site-state', async () => (await import('./world/in-memory')).siteStates());
vi.mock('../../lambdas/store/personal-keys/personal-keys', async () =>
  (await import('./world/in-memory')).personalKeys(),
);

compressAtOnce();
