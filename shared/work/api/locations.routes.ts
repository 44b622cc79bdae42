import * as z from 'zod';
import { LocationId, LocationUnitId, Version } from '../../core/model/fields';
import { Location, LocationForm, LocationUnitForm } from '../model/location';
import { defineRoutes } from '../../core/api/route';

const locationParams = z.strictObject({ locationId: LocationId });
const unitParams = locationParams.extend({ unitId: LocationUnitId });

export const locationRoutes = defineRoutes({
  listLocations: {
    method: 'GET',
    path: '/api/locations',
    access: 'readCoverage',
    summary:
      "List the organization's locations with their units. Members see the units they supervise, without budgets.",
    response: z.object({ items: z.array(Location) }),
    errors: [],
  },
  createLocation: {
    method: 'POST',
    path: '/api/locations',
    access: 'manageLocations',
    cost: 'create',
    status: 201,
    idempotent: true,
    summary: 'Add a location.',
    body: LocationForm,
    response: Location,
    errors: ['LIMIT_REACHED'],
  },
  updateLocation: {
    method: 'PUT',
    path: '/api/locations/{locationId}',
    access: 'manageLocations',
    summary: 'Save a location. `version` is the version that was edited.',
    params: locationParams,
    body: z.strictObject({ location: LocationForm, version: Version }),
    response: Location,
    errors: ['NOT_FOUND', 'STALE_VERSION'],
  },
  deleteLocation: {
    method: 'DELETE',
    path: '/api/locations/{locationId}',
    access: 'manageLocations',
    summary: 'Delete a location that has no units.',
    params: locationParams,
    response: z.object({ items: z.array(Location) }),
    errors: ['NOT_FOUND', 'LOCATION_HAS_UNITS'],
  },
  addLocationUnit: {
    method: 'POST',
    path: '/api/locations/{locationId}/units',
    access: 'manageLocations',
    cost: 'create',
    status: 201,
    idempotent: true,
    summary: 'Add a unit to a location. Supervisors are members of the team.',
    params: locationParams,
    body: LocationUnitForm,
    response: Location,
    errors: ['NOT_FOUND', 'LIMIT_REACHED'],
  },
  updateLocationUnit: {
    method: 'PUT',
    path: '/api/locations/{locationId}/units/{unitId}',
    access: 'manageLocations',
    summary: 'Save a unit. `version` is the version that was edited.',
    params: unitParams,
    body: z.strictObject({ unit: LocationUnitForm, version: Version }),
    response: Location,
    errors: ['NOT_FOUND', 'STALE_VERSION'],
  },
  deleteLocationUnit: {
    method: 'DELETE',
    path: '/api/locations/{locationId}/units/{unitId}',
    access: 'manageLocations',
    summary: 'Delete a unit that has no shifts ahead.',
    params: unitParams,
    response: Location,
    errors: ['NOT_FOUND', 'UNIT_HAS_SHIFTS'],
  },
});
