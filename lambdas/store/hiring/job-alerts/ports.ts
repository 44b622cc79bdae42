import type { JobAlert } from '@shared/hiring/model/job-alert';
import type { AlertKey } from './alert-token';

export type JobAlertItem = JobAlert & {
  userId: string;
  nextRunAt: string;
  /** Only jobs first published, or profiles updated, after this are new. */
  newsSince: string;
  searchedAt: string | null;
  /** Results of earlier searches within the overlap. */
  seen: Found[];
  /** Professionals in earlier emails, newest first, so that an update doesn't list them again. */
  mailed: string[];
  /** Set while the owner's account is about to be deleted; sends nothing. */
  held?: true | undefined;
};

/** A job or professional, and when it was published or found. */
export type Found = { id: string; at: string };

export type JobAlertRepository = {
  get(key: AlertKey): Promise<JobAlertItem | null>;
  list(userId: string): Promise<JobAlertItem[]>;
  /** LIMIT_REACHED beyond the limit. */
  create(alert: JobAlertItem, limit: number): Promise<void>;
  /** ConcurrentModificationError if changed since reading. */
  change(before: JobAlertItem, after: JobAlertItem): Promise<void>;
  remove(key: AlertKey): Promise<void>;
};

export type AlertDelivery = AlertKey & {
  deliveryId: string;
  jobIds: string[];
  userIds: string[];
  more: boolean;
  createdAt: string;
};

export type DueAlerts = {
  page(now: Date, after: DueCursor | null): Promise<{ alerts: JobAlertItem[]; next: DueCursor | null }>;
  /** Advances the alert and stores its delivery atomically. ConcurrentModificationError if changed since reading. */
  deliver(before: JobAlertItem, after: JobAlertItem, delivery: AlertDelivery | null): Promise<void>;
};

export type DueCursor = Record<string, unknown>;
