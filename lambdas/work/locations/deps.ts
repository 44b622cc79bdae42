import { systemClock } from '../../platform/clock';
import { createHttpPlatform } from '../../store/http-platform';
import { createLocations } from '../../store/work/locations/locations';
import { createUnitFeeds } from '../../store/work/locations/unit-feeds';
import { membersAmong } from '../../store/organizations/organizations/memberships';
import { createShiftPlans } from '../../store/work/shift-plans/shift-plans';
import { createShifts } from '../../store/work/shifts/shifts';
import type { Deps } from './ports';
import type { FeedDeps } from './unit-feed';

export const platform = createHttpPlatform();

export const deps: Deps = {
  locations: createLocations(platform.table),
  membersAmong: (organizationId, userIds) => membersAmong(platform.table, organizationId, userIds),
  upcoming: createShifts(platform.table).hasUpcoming,
  removePlansOf: createShiftPlans(platform.table).removeOfUnit,
  clock: systemClock,
};

export const feedDeps: FeedDeps = {
  locations: deps.locations,
  feeds: createUnitFeeds(platform.table),
  hash: platform.hash,
  clock: systemClock,
};
