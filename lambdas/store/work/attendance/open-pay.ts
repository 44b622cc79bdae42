import type { Table } from '../../../platform/table/table';
import { createLocations } from '../locations/locations';
import { createEngagementOf } from '../placements/engagement-of';
import { getStoredPlacement } from '../placements/placement-item';
import { createShifts } from '../shifts/shifts';
import { createRecomputedWeeks } from '../timesheets/recomputed-weeks';
import { createAttendedReads } from './attendance';
import type { PayDeps } from './recompute-pay';

export { recomputePay } from './recompute-pay';

export const createPayDeps = (table: Table, clock: PayDeps['clock']): PayDeps => ({
  shifts: createShifts(table),
  attendance: createAttendedReads(table),
  weeks: createRecomputedWeeks(table),
  locations: createLocations(table),
  placement: (placementId) => getStoredPlacement(table, placementId),
  engagement: createEngagementOf(table),
  clock,
});
