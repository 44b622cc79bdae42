import type { Page } from '../../../platform/table/page';
import type { DueCursor } from '../../../platform/table/table';
import type { AttendanceItem, ClockEntryItem } from './attendance-item';

/** `before` is null if nothing was recorded. */
export type AttendanceWrite = { before: AttendanceItem | null; after: AttendanceItem };

export type AttendanceStore = {
  get(shiftId: string, userId: string): Promise<AttendanceItem | null>;
  /** With its entries, in no order. */
  whole(shiftId: string, userId: string): Promise<{ item: AttendanceItem | null; entries: ClockEntryItem[] }>;
  /** Null if it is new; else the one that is kept. */
  keepEntry(entry: ClockEntryItem): Promise<ClockEntryItem | null>;
  /** ConcurrentModificationError if it changed since it was read. */
  save(write: AttendanceWrite): Promise<void>;
  /** Submitted ones of a location's units, the soonest to be answered first. Null: of all units. */
  toApprove(
    locationId: string,
    page: { unitIds: ReadonlySet<string> | null; cursor?: string | undefined },
  ): Promise<Page<AttendanceItem>>;
};

export type DueAttendance = {
  attendance(
    until: string,
    after: DueCursor | null,
  ): Promise<{ due: { shiftId: string; userId: string }[]; next: DueCursor | null }>;
  /** Submitted ones of a unit, the soonest to be answered first. */
  awaitingApproval(unit: { locationId: string; unitId: string }, limit: number): Promise<AttendanceItem[]>;
  /** All or none. ConcurrentModificationError if one of them changed since it was read. */
  remind(writes: readonly AttendanceWrite[]): Promise<void>;
};
