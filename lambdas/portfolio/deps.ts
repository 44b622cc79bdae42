import { systemClock } from '../runtime/clock';
import { createDailyCounts } from '../runtime/daily-count-repository';
import { createUploads } from '../runtime/files/upload-repository';
import { createHttpPlatform } from '../runtime/http-platform';
import { lazyPort } from '../runtime/lazy-port';
import { createPhotos } from './photo-repository';
import { createPortfolioRepository } from './portfolio-repository';
import type { Deps } from './ports';

export const platform = createHttpPlatform();
const { table } = platform;

export const deps: Deps = {
  portfolio: createPortfolioRepository(table),
  photos: createPhotos(table),
  uploads: createUploads(table, systemClock),
  // Lists are read far more often than images change.
  files: lazyPort(async () => (await import('../runtime/files/files-gateway')).createFiles()),
  throttle: createDailyCounts(table, systemClock),
  clock: systemClock,
};
