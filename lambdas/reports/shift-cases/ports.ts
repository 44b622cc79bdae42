import type { Clock } from '../../platform/clock';
import type { DailyCounts } from '../../platform/table/daily-limits';
import type { FileDeps } from '../../store/attachments';
import type { ApprovingDeps } from '../../store/attendance/approve-attendance';
import type { AttendanceStore } from '../../store/attendance/ports';
import type { Locations } from '../../store/locations/ports';
import type { CaseNames } from '../../store/moderation/ports';
import type { Ledgers } from '../../store/reliability/ports';
import type { ShiftCases } from '../../store/shift-cases/ports';
import type { Shifts } from '../../store/shifts/ports';

export type ShiftCaseDeps = FileDeps &
  ApprovingDeps & {
    shiftCases: ShiftCases;
    ledgers: Pick<Ledgers, 'event' | 'events' | 'summaries'>;
    shifts: Pick<Shifts, 'get' | 'booking' | 'head' | 'many' | 'withBookings'>;
    attendance: Pick<AttendanceStore, 'get' | 'whole' | 'save'>;
    locations: Pick<Locations, 'unit'>;
    names: CaseNames;
    /** What decided hours change in the overtime of their workweek. */
    recomputePay(ref: { shiftId: string; userId: string }): Promise<void>;
    throttle: DailyCounts;
    clock: Clock;
  };
