import { transact, type Table, type Write } from '../../../platform/table/table';
import type { ShiftChange } from '../shifts/ports';
import type { ShiftCase } from '../../trust/shift-cases/case-item';
import { caseWrite, openingWrites } from '../../trust/shift-cases/case-writes';
import { changeWrites } from '../shifts/shifts';
import { weekWrites, type WeekWrite } from '../timesheets/week-writes';
import { attendanceWrite } from './attendance';
import type { AttendanceWrite } from './ports';

/** `week`: the timesheet that an approval writes. */
export type AttendedChange = ShiftChange & { attendance: AttendanceWrite; week?: WeekWrite };

export type AttendedShifts = {
  /** Writes all in one transaction. ConcurrentModificationError if any of it changed since reading. */
  change(change: AttendedChange): Promise<void>;
  /** Writes a resolved dispute: attendance, the line of the difference, if any, and the case that opens or closes. */
  resolve(change: DisputeResolution): Promise<void>;
};

/** `before`: null if the case is new. */
export type DisputeResolution = {
  attendance: AttendanceWrite;
  week?: WeekWrite;
  shiftCase?: { before: ShiftCase | null; after: ShiftCase };
};

const caseWrites = (TableName: string, { before, after }: NonNullable<DisputeResolution['shiftCase']>): Write[] =>
  before ? [caseWrite(TableName, before, after)] : openingWrites(TableName, after);

export const createAttendedShifts = (table: Table): AttendedShifts => ({
  change: ({ attendance, week, ...shift }) =>
    transact(table, [
      ...changeWrites(table, shift),
      attendanceWrite(table, attendance),
      ...(week ? weekWrites(table, week) : []),
    ]),
  resolve: ({ attendance, week, shiftCase }) =>
    transact(table, [
      attendanceWrite(table, attendance),
      ...(week ? weekWrites(table, week) : []),
      ...(shiftCase ? caseWrites(table.name, shiftCase) : []),
    ]),
});
