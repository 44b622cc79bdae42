import type { JobFilters } from '@shared/model/job-search';
import type { Clock } from '../platform/clock';
import type { JobCards } from '../store/jobs/job-cards';
import type { KeyedHash } from '../platform/crypto/keyed-hash';
import type { DueAlerts, JobAlertRepository, NewJob } from '../store/job-alerts/ports';
import type { SavedJobRepository } from '../store/saved-jobs/ports';

export type Deps = {
  saved: SavedJobRepository;
  alerts: JobAlertRepository;
  cards: JobCards;
  hash: KeyedHash;
  clock: Clock;
};

export type NewJobs = {
  publishedSince(filters: JobFilters, since: string, limit: number): Promise<NewJob[]>;
};

export type SendDeps = { due: DueAlerts; jobs: NewJobs; clock: Clock };
