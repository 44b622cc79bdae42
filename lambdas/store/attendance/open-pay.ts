import type { Table } from '../../platform/table/table';
import { createLocations } from '../locations/locations';
import { createEngagementOf } from '../placements/engagement-of';
import { getStoredPlacement } from '../placements/placement-item';
import { createShifts } from '../shifts/shifts';
import { createSettledWeeks } from '../timesheets/settled-weeks';
import { createAttendedReads } from './attendance';
import type { PayDeps } from './settle-pay';

export { settlePay } from './settle-pay';

export const createPayDeps = (table: Table, clock: PayDeps['clock']): PayDeps => ({
  shifts: createShifts(table),
  attendance: createAttendedReads(table),
  weeks: createSettledWeeks(table),
  locations: createLocations(table),
  placement: (placementId) => getStoredPlacement(table, placementId),
  engagement: createEngagementOf(table),
  clock,
});
