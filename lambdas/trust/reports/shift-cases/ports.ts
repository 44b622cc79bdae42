import type { Clock } from '../../../platform/clock';
import type { DailyCounts } from '../../../platform/table/daily-limits';
import type { FileDeps } from '../../../store/attachments';
import type { ApprovingDeps } from '../../../store/work/attendance/approve-attendance';
import type { AttendanceStore } from '../../../store/work/attendance/ports';
import type { Locations } from '../../../store/work/locations/ports';
import type { CaseNames } from '../../../store/trust/reports/ports';
import type { Ledgers } from '../../../store/work/reliability/ports';
import type { ShiftCases } from '../../../store/trust/shift-cases/ports';
import type { Shifts } from '../../../store/work/shifts/ports';

export type ShiftCaseDeps = FileDeps &
  ApprovingDeps & {
    shiftCases: ShiftCases;
    ledgers: Pick<Ledgers, 'event' | 'events' | 'summaries'>;
    shifts: Pick<Shifts, 'get' | 'booking' | 'head' | 'many' | 'withBookings'>;
    attendance: Pick<AttendanceStore, 'get' | 'whole' | 'save'>;
    locations: Pick<Locations, 'unit'>;
    names: CaseNames;
    /** Recomputes the overtime of the workweek after decided hours. */
    recomputePay(ref: { shiftId: string; userId: string }): Promise<void>;
    throttle: DailyCounts;
    clock: Clock;
  };
