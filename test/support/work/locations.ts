import { locationRoutes } from '@shared/work/api/locations.routes';
import type { Location } from '@shared/work/model/location';
import { randomUUID } from 'node:crypto';
import { api } from '../client';
import type { Person } from '../people';

type Author = Pick<Person, 'token'>;

const written = ({ status, body }: { status: number; body: Location }): Location => {
  if (status !== 201) throw new Error(`The location answered ${status}: ${JSON.stringify(body)}`);
  return body;
};

/** Adds a location with an ICU of these supervisors. */
export const addLocation = async ({ token }: Author, supervisors: string[] = []): Promise<Location> => {
  const once = () => ({ token, idempotencyKey: randomUUID() });
  const location = { name: 'Lakeshore Main', city: 'Chicago', state: 'IL', timeZone: 'America/Chicago' } as const;
  const { locationId } = written(await api(locationRoutes.createLocation, { body: location }, once()));
  const call = { params: { locationId }, body: { name: 'ICU', careUnit: 'icu' as const, supervisors } };
  return written(await api(locationRoutes.addLocationUnit, call, once()));
};
