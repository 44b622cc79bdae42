import type { Application } from '@shared/hiring/model/application';
import type { JobHistoryKind, JobStatus, Specialty } from '@shared/core/model/enumerations';
import type { JobItem } from './job-item';
import type { PostingQuota } from './posting-quota';
import type { Totals, WeekTotals } from './job-counters';
import type { Page } from '../../../platform/table/page';

export type HistoryRecord = {
  id: string;
  kind: JobHistoryKind;
  at: string;
  by: string | null;
  fields: string[];
  from: JobStatus | null;
  to: JobStatus | null;
  assignee: string | null;
};

/** `by` is null if automatic; `final` can't be undone. */
export type JobClosing = Pick<HistoryRecord, 'id' | 'at' | 'by'> & { final?: boolean };

export type OwnApplication = Pick<Application, 'applicationId' | 'status' | 'attempt' | 'appliedAt'>;

/** Every write also updates history, lists and counters. QUOTA_REACHED if publishing would exceed the quota. */
export type JobRepository = {
  get(jobId: string): Promise<JobItem | null>;
  create(job: JobItem, record: HistoryRecord, quota: PostingQuota | null): Promise<void>;
  /** ConcurrentModificationError if the job changed, apart from applications. */
  change(before: JobItem, after: JobItem, record: HistoryRecord, quota: PostingQuota | null): Promise<void>;
  close(before: JobItem, closing: JobClosing): Promise<JobItem>;
  /** Like `change`; NOT_FOUND if the assignee is not a member. */
  assign(before: JobItem, after: JobItem, record: HistoryRecord): Promise<void>;
  /** ConcurrentModificationError if changed or applied to. */
  remove(job: JobItem): Promise<void>;
  applicationOf(jobId: string, userId: string): Promise<OwnApplication | null>;
  isSaved(jobId: string, userId: string): Promise<boolean>;
};

export type JobHistory = { list(jobId: string, cursor?: string): Promise<Page<HistoryRecord>> };

export type OrganizationCounters = {
  all: Totals;
  members: { userId: string; totals: Totals }[];
  specialties: { specialty: Specialty; totals: Totals }[];
  projects: { project: string; totals: Totals }[];
};

export type JobCounters = {
  of(organizationId: string, userId: string | null): Promise<Totals>;
  everything(organizationId: string): Promise<OrganizationCounters>;
  weeks(organizationId: string, since: string): Promise<Map<string, WeekTotals>>;
};

export type DueJob = { jobId: string };

export type DueCursor = Record<string, unknown>;

export type JobDeadlines = {
  before(day: string, after: DueCursor | null): Promise<{ due: DueJob[]; next: DueCursor | null }>;
};

export type Company = { name: string; logoPath: string | null; website: string; country: string };

export type JobPages = {
  find(jobId: string): Promise<{ job: JobItem; company: Company } | null>;
};
