import type { Clock } from '../../platform/clock';
import type { KeyedHash } from '../../platform/crypto/keyed-hash';
import type { DailyCounts } from '../../platform/table/daily-limits';
import type { ApprovingDeps } from '../../store/work/attendance/approve-attendance';
import type { ClockPhones } from '../../store/work/attendance/clock-phones';
import type { Kiosks } from '../../store/work/attendance/kiosks';
import type { AttendanceStore } from '../../store/work/attendance/ports';
import type { Locations } from '../../store/work/locations/ports';
import type { People } from '../../store/organizations/organizations/member-names';
import type { Organizations } from '../../store/organizations/organizations/organizations';
import type { Ledgers, ReturnAnswers } from '../../store/work/reliability/ports';
import type { ShiftCases } from '../../store/trust/shift-cases/ports';

export type Deps = ApprovingDeps & {
  attendance: AttendanceStore;
  locations: Pick<Locations, 'get' | 'list' | 'unit'>;
  organizations: Pick<Organizations, 'get'>;
  people: Pick<People, 'find'>;
  clockPhones: ClockPhones;
  kiosks: Kiosks;
  ledgers: Pick<Ledgers, 'event'>;
  returnAnswers: ReturnAnswers;
  shiftCases: Pick<ShiftCases, 'get'>;
  /** Recomputes the overtime of the workweek after a change of minutes. */
  recomputePay(ref: { shiftId: string; userId: string }): Promise<void>;
  throttle: DailyCounts;
  hash: KeyedHash;
  clock: Clock;
};
