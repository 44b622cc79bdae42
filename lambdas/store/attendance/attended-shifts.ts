import { transact, type Table } from '../../platform/table/table';
import type { ShiftChange } from '../shifts/ports';
import { changeWrites } from '../shifts/shifts';
import { weekWrites, type WeekWrite } from '../timesheets/week-writes';
import { attendanceWrite } from './attendance';
import type { AttendanceWrite } from './ports';

/** `week`: the timesheet that an approval writes. */
export type AttendedChange = ShiftChange & { attendance: AttendanceWrite; week?: WeekWrite };

export type AttendedShifts = {
  /** All of it in one transaction. ConcurrentModificationError if any of it changed since reading. */
  change(change: AttendedChange): Promise<void>;
  /** After the approval: attendance and the line of the difference, if there is one. */
  settle(change: { attendance: AttendanceWrite; week?: WeekWrite }): Promise<void>;
};

export const createAttendedShifts = (table: Table): AttendedShifts => ({
  change: ({ attendance, week, ...shift }) =>
    transact(table, [
      ...changeWrites(table, shift),
      attendanceWrite(table, attendance),
      ...(week ? weekWrites(table, week) : []),
    ]),
  settle: ({ attendance, week }) =>
    transact(table, [attendanceWrite(table, attendance), ...(week ? weekWrites(table, week) : [])]),
});
