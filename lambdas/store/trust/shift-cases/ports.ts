import type { ShiftCaseState } from '@shared/work/model/shifts/shift-case-vocabulary';
import type { Page } from '../../../platform/table/page';
import type { AttendanceWrite } from '../../work/attendance/ports';
import type { ShiftCase } from './case-item';

export type ShiftCases = {
  get(caseId: string): Promise<ShiftCase | null>;
  /** In no order, those that exist. */
  many(caseIds: readonly string[]): Promise<ShiftCase[]>;
  /** With its event, and spends its uploads. ConcurrentModificationError if that is gone, exempt, or appealed by now. */
  open(it: ShiftCase): Promise<void>;
  /**
   * With its event, if that is still there, or with the pause of booking. `attendance`: of whoever was there after all.
   * ConcurrentModificationError if the case, or the attendance, changed since it was read.
   */
  decide(before: ShiftCase, after: ShiftCase, attendance: AttendanceWrite | null): Promise<void>;
  /** Open ones the soonest due first, decided ones the newest first. */
  page(state: ShiftCaseState, cursor: string | undefined): Promise<Page<ShiftCase>>;
};
