import type { JobFilters } from '@shared/model/job-search';
import type { JobAlert } from '@shared/model/job-alert';
import type { AlertKey } from '../runtime/alert-token';
import type { Clock } from '../runtime/clock';
import type { JobCards } from '../runtime/job-cards-repository';
import type { KeyedHash } from '../runtime/keyed-hash';

export type Page<T> = { items: T[]; nextCursor: string | null };
export type SavedJob = { jobId: string; savedAt: string };

export type SavedJobRepository = {
  /** Whether this person may keep it: it is or was public, or they applied for it. */
  isShown(userId: string, jobId: string): Promise<boolean>;
  /** When it was first saved. Refuses more than `limits.savedJobs`. */
  save(userId: string, saved: SavedJob): Promise<string>;
  remove(userId: string, jobId: string): Promise<void>;
  /** Last saved first. */
  list(userId: string, query: { cursor?: string | undefined; pageSize: number }): Promise<Page<SavedJob>>;
  ids(userId: string): Promise<string[]>;
};

/** An alert as it is stored. */
export type StoredAlert = JobAlert & {
  userId: string;
  nextRunAt: string;
  /** Postings that were first published before this are not news to it. */
  newsSince: string;
  /** When it was last searched for; null before the first time. */
  searchedAt: string | null;
  /** What earlier searches found of the time that the next one looks at again. */
  seen: NewJob[];
};
export type NewJob = { jobId: string; publishedAt: string };

export type JobAlertRepository = {
  get(key: AlertKey): Promise<StoredAlert | null>;
  /** Newest first. */
  list(userId: string): Promise<StoredAlert[]>;
  /** Refuses more than `limits.jobAlerts`. */
  create(alert: StoredAlert): Promise<void>;
  /** Throws ChangedMeanwhile when the alert is no longer as it was read. */
  change(before: StoredAlert, after: StoredAlert): Promise<void>;
  remove(key: AlertKey): Promise<void>;
};

export type Deps = {
  saved: SavedJobRepository;
  alerts: JobAlertRepository;
  cards: JobCards;
  hash: KeyedHash;
  clock: Clock;
};

/** What an alert found, to be mailed. */
export type AlertDelivery = AlertKey & {
  deliveryId: string;
  /** Newest first. */
  jobIds: string[];
  /** There are more than these. */
  more: boolean;
  createdAt: string;
};

export type DueAlerts = {
  /** A page of what is due at `now`, longest due first. */
  page(now: Date, after: DueCursor | null): Promise<{ alerts: StoredAlert[]; next: DueCursor | null }>;
  /** Moves the alert on and keeps what it found, both or neither. Throws ChangedMeanwhile when somebody else has. */
  deliver(before: StoredAlert, after: StoredAlert, delivery: AlertDelivery | null): Promise<void>;
};
export type DueCursor = Record<string, unknown>;

/** The part of the search that alerts use. */
export type NewJobs = {
  publishedSince(filters: JobFilters, since: string, limit: number): Promise<NewJob[]>;
};

export type SendDeps = { due: DueAlerts; jobs: NewJobs; clock: Clock };
