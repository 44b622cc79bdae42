import { ulid } from 'ulid';
import { managers, stale, team, type Row } from './row';

const location = {
  name: 'Lakeshore',
  city: 'Chicago',
  state: 'IL',
  timeZone: 'America/Chicago',
};
const unit = { name: 'ICU', careUnit: 'icu' };
const anyLocation = () => ({ locationId: `loc_${ulid()}` });
const anyUnit = () => ({ ...anyLocation(), unitId: `unt_${ulid()}` });
/** Of things that don't exist. */
const managersOnly = { own: [401, 403, 403, 404, 404, 403] } satisfies Row;

export const coverageRows: Record<string, Row> = {
  listLocations: { own: team },
  createLocation: { call: () => ({ body: location }), own: managers },
  updateLocation: {
    call: () => ({ params: anyLocation(), body: { location, version: stale } }),
    ...managersOnly,
  },
  deleteLocation: { call: () => ({ params: anyLocation() }), ...managersOnly },
  addLocationUnit: { call: () => ({ params: anyLocation(), body: unit }), ...managersOnly },
  updateLocationUnit: {
    call: () => ({ params: anyUnit(), body: { unit, version: stale } }),
    ...managersOnly,
  },
  deleteLocationUnit: { call: () => ({ params: anyUnit() }), ...managersOnly },
};
