import type { Clock } from '../runtime/clock';
import type { Organizations } from '../runtime/organization-repository';
import type { People } from '../runtime/people-repository';
import type { StoredJob } from '../runtime/stored-job';
import type { Totals } from '../runtime/totals';
import type { ApplicationStatus } from '@shared/model/enumerations';

export type Page<T> = { items: T[]; nextCursor: string | null };

export type JobRepository = {
  /** Read consistently: decisions are made from it. */
  get(jobId: string): Promise<StoredJob | null>;
  create(job: StoredJob): Promise<void>;
  /** Fails with ChangedMeanwhile when the stored posting is not `before` any more, applications aside. */
  change(before: StoredJob, after: StoredJob): Promise<void>;
  /** As `change`, also when the assignee is no member of the organisation: NOT_FOUND. */
  assign(before: StoredJob, after: StoredJob & { assignedTo: string }): Promise<void>;
  /** Refused with JOB_HAS_APPLICATIONS; fails with ChangedMeanwhile. */
  remove(job: StoredJob): Promise<void>;
  /** Counters of the organisation, or of one member's postings. */
  totals(organizationId: string, userId: string | null): Promise<Totals>;
  /** The person's application for this posting. */
  applicationOf(jobId: string, userId: string): Promise<{ applicationId: string; status: ApplicationStatus } | null>;
};

export type Deps = { jobs: JobRepository; organizations: Organizations; people: People; clock: Clock };
