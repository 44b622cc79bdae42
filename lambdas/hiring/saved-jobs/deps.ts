import { systemClock } from '../../platform/clock';
import { createHttpPlatform } from '../../store/http-platform';
import { createJobCards } from '../../store/hiring/jobs/job-cards';
import { createJobAlertRepository } from '../../store/hiring/job-alerts/job-alerts';
import type { Deps } from './ports';
import { createHiddenJobs } from '../../store/hiring/saved-jobs/hidden-jobs';
import { createSavedJobRepository } from '../../store/hiring/saved-jobs/saved-jobs';

export const platform = createHttpPlatform();

export const deps: Deps = {
  saved: createSavedJobRepository(platform.table, platform.cursors),
  hidden: createHiddenJobs(platform.table),
  alerts: createJobAlertRepository(platform.table),
  cards: createJobCards(platform.table),
  cursors: platform.cursors,
  hash: platform.hash,
  clock: systemClock,
};
