import type { DueCursor } from '../../../platform/table/table';
import type { ExportItem, ExportOwner } from './export-item';

export type DataExports = {
  get(owner: ExportOwner): Promise<ExportItem | null>;
  /** Replaces one that failed or was requested before `since`; otherwise, returns the existing one. */
  request(item: ExportItem, since: string): Promise<ExportItem>;
  /** Returns false if another request replaced it. */
  recordDownload(item: ExportItem, at: string): Promise<boolean>;
};

export type OpenExports = {
  page(now: Date, after: DueCursor | null): Promise<{ exports: ExportItem[]; next: DueCursor | null }>;
  /** Returns null if another run has it. */
  take(item: ExportItem, lease: { now: string; until: string }): Promise<ExportItem | null>;
  /** Saves changes of the current holder. ConcurrentModificationError for any other run. */
  save(before: ExportItem, after: ExportItem): Promise<void>;
};
