import type { HealthRecord } from '@shared/people/model/health-record';
import type { Write } from '../../../platform/table/table';
import type { HealthFileItem, StoredHealthRecord } from './health-file-item';

/** Only for the owner and people with the owner's consent. */
export type HealthRecords = { list(userId: string): Promise<HealthRecord[]> };

export type HealthFile = { records: readonly StoredHealthRecord[]; version: number };

export type HealthFiles = {
  /** Consistent read; without a file, no records and version 0. */
  get(userId: string): Promise<HealthFile>;
  /** ConcurrentModificationError if the file changed since reading. */
  save(
    userId: string,
    before: HealthFile,
    records: readonly StoredHealthRecord[],
    at: string,
    more?: readonly Write[],
  ): Promise<void>;
};

export type DueHealthFiles = {
  page(
    now: string,
    after: Record<string, unknown> | null,
  ): Promise<{ files: HealthFileItem[]; next: Record<string, unknown> | null }>;
  /** Removes the due date and records the reminder. ConcurrentModificationError if the file changed since reading. */
  remind(file: HealthFileItem, days: number, now: string): Promise<void>;
};
