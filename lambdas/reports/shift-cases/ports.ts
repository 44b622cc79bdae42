import type { Clock } from '../../platform/clock';
import type { CaseNames } from '../../store/moderation/ports';
import type { AttendanceStore } from '../../store/attendance/ports';
import type { Ledgers } from '../../store/reliability/ports';
import type { ShiftCases } from '../../store/shift-cases/ports';
import type { Shifts } from '../../store/shifts/ports';

export type ShiftCaseDeps = {
  shiftCases: ShiftCases;
  ledgers: Pick<Ledgers, 'event' | 'events' | 'summaries'>;
  shifts: Pick<Shifts, 'get' | 'many' | 'withBookings'>;
  attendance: Pick<AttendanceStore, 'get'>;
  names: CaseNames;
  clock: Clock;
};
