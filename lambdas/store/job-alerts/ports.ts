import type { JobAlert } from '@shared/model/job-alert';
import type { AlertKey } from './alert-token';

/** An alert as it is stored. */
export type JobAlertItem = JobAlert & {
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
  get(key: AlertKey): Promise<JobAlertItem | null>;
  /** Newest first. */
  list(userId: string): Promise<JobAlertItem[]>;
  /** Refuses more than `limits.jobAlerts`. */
  create(alert: JobAlertItem): Promise<void>;
  /** Throws ConcurrentModificationError when the alert is no longer as it was read. */
  change(before: JobAlertItem, after: JobAlertItem): Promise<void>;
  remove(key: AlertKey): Promise<void>;
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
  page(now: Date, after: DueCursor | null): Promise<{ alerts: JobAlertItem[]; next: DueCursor | null }>;
  /** Moves the alert on and keeps what it found, both or neither. Throws ConcurrentModificationError when somebody else has. */
  deliver(before: JobAlertItem, after: JobAlertItem, delivery: AlertDelivery | null): Promise<void>;
};

export type DueCursor = Record<string, unknown>;
