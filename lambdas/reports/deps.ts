import { systemClock } from '../platform/clock';
import { createDailyCounts } from '../platform/table/daily-limits';
import { createHttpPlatform } from '../store/http-platform';
import { createCaseNames } from '../store/moderation/case-names';
import { createReportCases } from '../store/moderation/cases';
import { createReportedThings } from '../store/moderation/reported-things';
import { createAttendance } from '../store/attendance/attendance';
import { createLedgers } from '../store/reliability/ledgers';
import { createShiftCases } from '../store/shift-cases/shift-cases';
import { createShifts } from '../store/shifts/shifts';
import type { Deps } from './ports';
import type { ShiftCaseDeps } from './shift-cases/ports';

export const platform = createHttpPlatform();
const { table, cursors } = platform;

export const deps: Deps = {
  cases: createReportCases(table, cursors),
  things: createReportedThings(table, systemClock),
  names: createCaseNames(table),
  throttle: createDailyCounts(table, systemClock),
  clock: systemClock,
};

export const shiftCaseDeps: ShiftCaseDeps = {
  shiftCases: createShiftCases(table, cursors),
  ledgers: createLedgers(table),
  shifts: createShifts(table),
  attendance: createAttendance(table, cursors),
  names: deps.names,
  clock: systemClock,
};
