import { systemClock } from '../../platform/clock';
import { createDailyCounts } from '../../platform/table/daily-limits';
import { createUploads } from '../../platform/files/uploads';
import { createHttpPlatform } from '../../store/http-platform';
import { lazyDependency } from '../../platform/lazy-dependency';
import { createPhotos } from '../../store/people/profiles/photos';
import { createPortfolioRepository } from '../../store/people/profiles/portfolio-items';
import type { Deps } from './ports';

export const platform = createHttpPlatform();
const { table } = platform;

export const deps: Deps = {
  portfolio: createPortfolioRepository(table),
  photos: createPhotos(table),
  uploads: createUploads(table, systemClock),
  files: lazyDependency(async () => (await import('../../platform/files/files')).createFiles()),
  throttle: createDailyCounts(table, systemClock),
  clock: systemClock,
};
