import type { ShiftCaseState } from '@shared/work/model/shifts/shift-case-vocabulary';
import type { Page } from '../../../platform/table/page';
import type { AttendanceWrite } from '../../work/attendance/ports';
import type { ShiftCase } from './case-item';

export type ShiftCases = {
  get(caseId: string): Promise<ShiftCase | null>;
  /** Returns existing cases, unordered. */
  many(caseIds: readonly string[]): Promise<ShiftCase[]>;
  /** Updates the event, and uses up the uploads. ConcurrentModificationError if it is gone, exempt, or appealed. */
  open(it: ShiftCase): Promise<void>;
  /**
   * Also updates the event, if it exists, or the pause of booking. `attendance`: of an overturned no-show.
   * ConcurrentModificationError if the case, or the attendance, changed since it was read.
   */
  decide(before: ShiftCase, after: ShiftCase, attendance: AttendanceWrite | null): Promise<void>;
  /** Lists open ones by earliest deadline, decided ones newest first. */
  page(state: ShiftCaseState, cursor: string | undefined): Promise<Page<ShiftCase>>;
};
