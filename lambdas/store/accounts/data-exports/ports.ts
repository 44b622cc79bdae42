import type { DueCursor } from '../../../platform/table/table';
import type { ExportItem, ExportOwner } from './export-item';

export type DataExports = {
  get(owner: ExportOwner): Promise<ExportItem | null>;
  /** Replaces one that failed or was requested before `since`; otherwise, returns the one that is there. */
  request(item: ExportItem, since: string): Promise<ExportItem>;
  /** False if another request replaced it. */
  recordDownload(item: ExportItem, at: string): Promise<boolean>;
};

export type OpenExports = {
  page(now: Date, after: DueCursor | null): Promise<{ exports: ExportItem[]; next: DueCursor | null }>;
  /** Null if another run has it. */
  take(item: ExportItem, lease: { now: string; until: string }): Promise<ExportItem | null>;
  /** The changes of whoever has it. ConcurrentModificationError if someone else does. */
  save(before: ExportItem, after: ExportItem): Promise<void>;
};
