import * as z from 'zod';
import { Instant, LocationId, LocationUnitId, prose, UserId } from '../../core/model/fields';
import { shiftLimits } from '../limits/shift-limits';
import { defineRoutes } from '../../core/api/route';

const favorites = z.object({ favorites: z.array(UserId) });
const unitBlocks = z.object({
  people: z.array(
    z.object({ userId: UserId, name: z.string(), by: z.string(), reason: z.string(), blockedAt: Instant }),
  ),
});
const unitPerson = z.strictObject({ locationId: LocationId, unitId: LocationUnitId, userId: UserId });

/** Favorites of a unit, who see its shifts first, and people blocked from it. */
export const unitPeopleRoutes = defineRoutes({
  listFavorites: {
    method: 'GET',
    path: '/api/shifts/locations/{locationId}/units/{unitId}/favorites',
    access: 'planShifts',
    summary: "People who see a unit's shifts first, by name.",
    params: unitPerson.omit({ userId: true }),
    response: z.object({ people: z.array(z.object({ userId: UserId, name: z.string() })) }),
    errors: ['NOT_FOUND'],
  },
  addFavorite: {
    method: 'PUT',
    path: '/api/shifts/locations/{locationId}/units/{unitId}/favorites/{userId}',
    access: 'planShifts',
    summary: "Let someone of the pool see a unit's shifts first.",
    params: unitPerson,
    response: favorites,
    errors: ['NOT_FOUND', 'LIMIT_REACHED'],
  },
  removeFavorite: {
    method: 'DELETE',
    path: '/api/shifts/locations/{locationId}/units/{unitId}/favorites/{userId}',
    access: 'planShifts',
    summary: "Let someone see a unit's shifts when everyone of the pool does.",
    params: unitPerson,
    response: favorites,
    errors: ['NOT_FOUND'],
  },
  listUnitBlocks: {
    method: 'GET',
    path: '/api/shifts/locations/{locationId}/units/{unitId}/blocks',
    access: 'manageLocations',
    summary: "People who can't book a unit's shifts, by name.",
    params: unitPerson.omit({ userId: true }),
    response: unitBlocks,
    errors: ['NOT_FOUND'],
  },
  blockFromUnit: {
    method: 'PUT',
    path: '/api/shifts/locations/{locationId}/units/{unitId}/blocks/{userId}',
    access: 'manageLocations',
    summary: "Keep someone of the pool from booking a unit's shifts. Bookings stay.",
    params: unitPerson,
    body: z.strictObject({ reason: prose(shiftLimits.reasonLength) }),
    response: unitBlocks,
    errors: ['NOT_FOUND', 'LIMIT_REACHED'],
  },
  unblockFromUnit: {
    method: 'DELETE',
    path: '/api/shifts/locations/{locationId}/units/{unitId}/blocks/{userId}',
    access: 'manageLocations',
    summary: "Let someone book a unit's shifts again.",
    params: unitPerson,
    response: unitBlocks,
    errors: ['NOT_FOUND'],
  },
});
