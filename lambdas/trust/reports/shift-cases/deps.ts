import { systemClock } from '../../../platform/clock';
import { createUploads } from '../../../platform/files/uploads';
import { lazyDependency } from '../../../platform/lazy-dependency';
import { createWeekOf } from '../../../store/work/attendance/approve-attendance';
import { createAttendance } from '../../../store/work/attendance/attendance';
import { createAttendedShifts } from '../../../store/work/attendance/attended-shifts';
import { createLocations } from '../../../store/work/locations/locations';
import { getStoredPlacement } from '../../../store/work/placements/placement-item';
import { createLedgers } from '../../../store/work/reliability/ledgers';
import { createShiftCases } from '../../../store/trust/shift-cases/shift-cases';
import { createShifts } from '../../../store/work/shifts/shifts';
import { deps, platform } from '../deps';
import type { ShiftCaseDeps } from './ports';

const { table, cursors } = platform;

export const shiftCaseDeps: ShiftCaseDeps = {
  ...{ throttle: deps.throttle, names: deps.names, clock: systemClock },
  shiftCases: createShiftCases(table, cursors),
  ledgers: createLedgers(table),
  shifts: createShifts(table),
  attendance: createAttendance(table, cursors),
  attended: createAttendedShifts(table),
  placement: (placementId) => getStoredPlacement(table, placementId),
  week: createWeekOf(table),
  locations: createLocations(table),
  recomputePay: async (ref) => {
    const { createPayDeps, recomputePay } = await import('../../../store/work/attendance/open-pay');
    await recomputePay(createPayDeps(table, systemClock), ref);
  },
  uploads: createUploads(table, systemClock),
  files: lazyDependency(async () => (await import('../../../platform/files/files')).createFiles()),
  documents: lazyDependency(async () =>
    (await import('../../../platform/files/documents')).createDocuments(systemClock),
  ),
};
