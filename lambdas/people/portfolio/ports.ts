import type { Clock } from '../../platform/clock';
import type { DailyCounts } from '../../platform/table/daily-limits';
import type { Files, Uploads } from '../../platform/files/ports';
import type { Photos, PortfolioRepository } from '../../store/people/profiles/ports';

export type Deps = {
  portfolio: PortfolioRepository;
  photos: Photos;
  uploads: Uploads;
  files: Files;
  throttle: DailyCounts;
  clock: Clock;
};
