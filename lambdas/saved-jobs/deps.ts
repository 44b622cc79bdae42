import { systemClock } from '../runtime/clock';
import { createHttpPlatform } from '../runtime/http-platform';
import { createJobCards } from '../runtime/job-cards-repository';
import { createJobAlertRepository } from './job-alert-repository';
import type { Deps } from './ports';
import { createSavedJobRepository } from './saved-job-repository';

export const platform = createHttpPlatform();

export const deps: Deps = {
  saved: createSavedJobRepository(platform.table, platform.cursors),
  alerts: createJobAlertRepository(platform.table),
  cards: createJobCards(platform.table),
  hash: platform.hash,
  clock: systemClock,
};
