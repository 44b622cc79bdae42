import { systemClock } from '../../platform/clock';
import { createUploads } from '../../platform/files/uploads';
import { lazyDependency } from '../../platform/lazy-dependency';
import { createWeekOf } from '../../store/attendance/approve-attendance';
import { createAttendance } from '../../store/attendance/attendance';
import { createAttendedShifts } from '../../store/attendance/attended-shifts';
import { createLocations } from '../../store/locations/locations';
import { getStoredPlacement } from '../../store/placements/placement-item';
import { createLedgers } from '../../store/reliability/ledgers';
import { createShiftCases } from '../../store/shift-cases/shift-cases';
import { createShifts } from '../../store/shifts/shifts';
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
    const { createPayDeps, recomputePay } = await import('../../store/attendance/open-pay');
    await recomputePay(createPayDeps(table, systemClock), ref);
  },
  uploads: createUploads(table, systemClock),
  files: lazyDependency(async () => (await import('../../platform/files/files')).createFiles()),
  documents: lazyDependency(async () => (await import('../../platform/files/documents')).createDocuments(systemClock)),
};
