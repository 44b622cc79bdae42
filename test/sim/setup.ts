import { vi } from 'vitest';
import { compressAtOnce } from './world/compression';

// Names of the simulated internet have no addresses.
vi.mock('../../lambdas/platform/internet/network', () => import('./world/internet'));
// What a reader has in memory is of one world.
vi.mock('../../lambdas/search-index/embedded/index-reader', () => import('./world/index-reader'));

compressAtOnce();
