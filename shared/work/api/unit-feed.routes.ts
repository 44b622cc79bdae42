import * as z from 'zod';
import { LocationId, LocationUnitId, FirstVersion } from '../../core/model/fields';
import { unitFeedActs, UnitFeedAddress } from '../model/shifts/unit-feed-address';
import { defineRoutes } from '../../core/api/route';

export const unitFeedRoutes = defineRoutes({
  changeUnitFeed: {
    method: 'PUT',
    path: '/api/locations/{locationId}/units/{unitId}/feed',
    access: 'manageLocations',
    cost: 'create',
    summary:
      "Turn on a unit's calendar feed and get its secret URL, give it a new URL, or turn it off. Turning on a feed that is on changes nothing. `version` is the one that was read, 0 before the first.",
    params: z.strictObject({ locationId: LocationId, unitId: LocationUnitId }),
    body: z.strictObject({ act: z.enum(unitFeedActs), version: FirstVersion }),
    response: UnitFeedAddress,
    errors: ['NOT_FOUND', 'STALE_VERSION'],
  },
});

/** Read by other calendars as text/calendar; not in the web client or the OpenAPI document. */
export const unitFeedFileRoutes = defineRoutes({
  readUnitFeed: {
    method: 'GET',
    path: '/api/unit-feeds/{token}',
    access: 'public',
    summary: "Get a unit's shifts behind a secret feed URL.",
    params: z.strictObject({ token: z.string() }),
    response: z.string(),
    errors: [],
  },
});
