import type { JobAlert } from '@shared/model/job-alert';
import type { AlertKey } from './alert-token';

export type JobAlertItem = JobAlert & {
  userId: string;
  nextRunAt: string;
  /** Only jobs first published after this are new. */
  newsSince: string;
  searchedAt: string | null;
  /** Results of earlier searches within the overlap. */
  seen: NewJob[];
};

export type NewJob = { jobId: string; publishedAt: string };

export type JobAlertRepository = {
  get(key: AlertKey): Promise<JobAlertItem | null>;
  list(userId: string): Promise<JobAlertItem[]>;
  /** LIMIT_REACHED beyond `limits.jobAlerts`. */
  create(alert: JobAlertItem): Promise<void>;
  /** ConcurrentModificationError if changed since reading. */
  change(before: JobAlertItem, after: JobAlertItem): Promise<void>;
  remove(key: AlertKey): Promise<void>;
};

export type AlertDelivery = AlertKey & {
  deliveryId: string;
  jobIds: string[];
  more: boolean;
  createdAt: string;
};

export type DueAlerts = {
  page(now: Date, after: DueCursor | null): Promise<{ alerts: JobAlertItem[]; next: DueCursor | null }>;
  /** Advances the alert and stores its delivery atomically. ConcurrentModificationError if changed since reading. */
  deliver(before: JobAlertItem, after: JobAlertItem, delivery: AlertDelivery | null): Promise<void>;
};

export type DueCursor = Record<string, unknown>;
