import type { JobFilters } from '@shared/find/model/job-search';
import type { Clock } from '../../platform/clock';
import type { JobCards } from '../../store/hiring/jobs/job-cards';
import type { KeyedHash } from '../../platform/crypto/keyed-hash';
import type { DueAlerts, Found, JobAlertRepository } from '../../store/hiring/job-alerts/ports';
import type { Cursors } from '../../platform/http/cursor';
import type { ProfessionalFilters } from '../../search-index/professional-port';
import type { HiddenJobs, SavedJobRepository } from '../../store/hiring/saved-jobs/ports';

export type Deps = {
  saved: SavedJobRepository;
  hidden: HiddenJobs;
  alerts: JobAlertRepository;
  cards: JobCards;
  cursors: Cursors;
  hash: KeyedHash;
  clock: Clock;
};

export type NewJobs = {
  /** Published jobs without those the person has hidden. */
  publishedSince(userId: string, filters: JobFilters, since: string, limit: number): Promise<Found[]>;
};

export type UpdatedProfessionals = {
  /** IDs of people visible to the owner's team, last updated first; none without a team. */
  updatedSince(userId: string, filters: ProfessionalFilters, since: string, limit: number): Promise<string[]>;
};

export type SendDeps = { due: DueAlerts; jobs: NewJobs; professionals: UpdatedProfessionals; clock: Clock };
