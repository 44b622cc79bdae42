import { systemClock } from '../../platform/clock';
import { createDailyCounts } from '../../platform/table/daily-limits';
import { createHttpPlatform } from '../../store/http-platform';
import { createLocations } from '../../store/work/locations/locations';
import { createInvitations } from '../../store/organizations/organizations/invitations';
import type { StaffDeps } from './own-staff/ports';
import { createShiftDeps } from './shift-deps';

export const platform = createHttpPlatform();
const { table, hash } = platform;

export const deps = createShiftDeps(table, hash);

export const staffDeps: StaffDeps = {
  locations: createLocations(table),
  pool: deps.fills.poolOf,
  preferences: deps.preferences,
  invitations: createInvitations(table),
  throttle: createDailyCounts(table, systemClock),
  hash,
  clock: systemClock,
};
