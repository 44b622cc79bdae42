import type { Goals } from '@shared/hiring/model/analytics';
import type { DueCursor } from '../../../platform/table/table';
import type { ReportItem } from './report-item';

export type StoredGoals = Goals & { version: number };

export type HiringGoals = {
  /** Returns version 0 without goals until first saved. */
  get(organizationId: string): Promise<StoredGoals>;
  /** STALE_VERSION if changed since reading. */
  save(organizationId: string, goals: Goals, version: number): Promise<StoredGoals>;
};

export type AnalyticsReports = {
  get(userId: string): Promise<ReportItem | null>;
  set(report: ReportItem): Promise<void>;
  stop(userId: string): Promise<void>;
};

export type DueReports = {
  page(now: Date, after: DueCursor | null): Promise<{ reports: ReportItem[]; next: DueCursor | null }>;
  /** Reschedules to `next`. Returns false if another run took it, or it was changed or stopped in the meantime. */
  take(report: ReportItem, next: string): Promise<boolean>;
  /** Restores the due time, because it wasn't sent. */
  giveBack(report: ReportItem, next: string): Promise<void>;
};
