import type { Application } from '@shared/model/application';
import type { JobHistoryKind, JobStatus, Specialty } from '@shared/model/enumerations';
import type { JobItem } from './job-item';
import type { Totals, WeekTotals } from './job-counters';
import type { Page } from '../../platform/table/page';

/** One change of a posting as it is stored: people by id, `by` null for what happens by itself. */
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

/** `by` is null for what happens by itself; `final`: it cannot be taken back. */
export type JobClosing = Pick<HistoryRecord, 'id' | 'at' | 'by'> & { final?: boolean };

export type OwnApplication = Pick<Application, 'applicationId' | 'status' | 'attempt' | 'appliedAt'>;

/**
 * Every write stores its history record and moves lists and counters with it. `activeJobsMax` refuses a posting that
 * goes live with QUOTA_REACHED when the organisation has as many active ones already.
 */
export type JobRepository = {
  /** Read consistently: decisions are made from it. */
  get(jobId: string): Promise<JobItem | null>;
  create(job: JobItem, record: HistoryRecord, activeJobsMax: number | null): Promise<void>;
  /** Fails with ConcurrentModificationError when the stored posting is not `before` any more, applications aside. */
  change(before: JobItem, after: JobItem, record: HistoryRecord, activeJobsMax: number | null): Promise<void>;
  /** Answers the closed posting. Fails as `change` does. */
  close(before: JobItem, closing: JobClosing): Promise<JobItem>;
  /** As `change`, also when the assignee, if any, is no member of the organisation: NOT_FOUND. */
  assign(before: JobItem, after: JobItem, record: HistoryRecord): Promise<void>;
  /** Fails with ConcurrentModificationError, also when somebody applied. */
  remove(job: JobItem): Promise<void>;
  /** The person's application for this posting. */
  applicationOf(jobId: string, userId: string): Promise<OwnApplication | null>;
  isSaved(jobId: string, userId: string): Promise<boolean>;
};

export type JobHistory = { list(jobId: string, cursor?: string): Promise<Page<HistoryRecord>> };

/** Everything that an organisation counts. */
export type OrganizationCounters = {
  all: Totals;
  members: { userId: string; totals: Totals }[];
  specialties: { specialty: Specialty; totals: Totals }[];
  projects: { project: string; totals: Totals }[];
};

export type JobCounters = {
  /** Of the organisation, or of one member's postings. */
  of(organizationId: string, userId: string | null): Promise<Totals>;
  everything(organizationId: string): Promise<OrganizationCounters>;
  /** By Monday, from this one on; weeks without anything are left out. */
  weeks(organizationId: string, since: string): Promise<Map<string, WeekTotals>>;
};

/** A posting whose deadline stands in the list of deadlines. */
export type DueJob = { jobId: string };

export type DueCursor = Record<string, unknown>;

export type JobDeadlines = {
  /** Active postings whose deadline was before this day, soonest first. */
  before(day: string, after: DueCursor | null): Promise<{ due: DueJob[]; next: DueCursor | null }>;
};

export type Company = { name: string; logoPath: string | null; website: string; country: string };

/** Reads what a job's page says of it. Null when there is no such posting. */
export type JobPages = {
  find(jobId: string): Promise<{ job: JobItem; company: Company } | null>;
};
