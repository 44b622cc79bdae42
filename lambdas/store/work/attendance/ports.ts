import type { Page } from '../../../platform/table/page';
import type { DueCursor } from '../../../platform/table/table';
import type { AttendanceItem, ClockEntryItem } from './attendance-item';

/** `before` is null if nothing was recorded. */
export type AttendanceWrite = { before: AttendanceItem | null; after: AttendanceItem };

export type AttendanceStore = {
  get(shiftId: string, userId: string): Promise<AttendanceItem | null>;
  /** Attendance with its unordered entries. */
  whole(shiftId: string, userId: string): Promise<{ item: AttendanceItem | null; entries: ClockEntryItem[] }>;
  /** Returns null if it is new, or the stored one. */
  keepEntry(entry: ClockEntryItem): Promise<ClockEntryItem | null>;
  /** ConcurrentModificationError if it changed since it was read. */
  save(write: AttendanceWrite): Promise<void>;
  /** Lists submitted attendance of locations, earliest deadline first. Null means all units of the location. */
  toApprove(
    organizationId: string,
    page: {
      units: readonly { locationId: string; unitIds: ReadonlySet<string> | null }[];
      cursor?: string | undefined;
    },
  ): Promise<Page<AttendanceItem>>;
};

export type ApprovalDeadline = { unitId: string; answerBy: string };

export type ApprovalDeadlines = {
  /** Lists the deadlines of submitted attendance of a location, earliest first. */
  of(locationId: string, limit: number): Promise<ApprovalDeadline[]>;
};

export type DueAttendance = {
  attendance(
    until: string,
    after: DueCursor | null,
  ): Promise<{ due: { shiftId: string; userId: string }[]; next: DueCursor | null }>;
  /** Lists submitted attendance of a unit, earliest deadline first. */
  awaitingApproval(unit: { locationId: string; unitId: string }, limit: number): Promise<AttendanceItem[]>;
  /** Writes all or none. ConcurrentModificationError if one of them changed since it was read. */
  remind(writes: readonly AttendanceWrite[]): Promise<void>;
};
