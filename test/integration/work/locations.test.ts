import { locationRoutes } from '@shared/work/api/locations.routes';
import type { Location, LocationForm, LocationUnitForm } from '@shared/work/model/location';
import { randomUUID } from 'node:crypto';
import type * as z from 'zod';
import { describe, expect, it } from 'vitest';
import { api } from '../../support/client';
import { registerTeam } from '../../support/marketplace';
import { registerEmployer, type Person } from '../../support/people';
import { sharedStack } from '../../support/stack';

const stack = await sharedStack();

const as = ({ token }: Person) => ({ token });
const refusal = ({ status, body }: { status: number; body: unknown }) => [status, (body as { code?: string }).code];

const lakeshore: z.input<typeof LocationForm> = {
  name: 'Lakeshore',
  city: 'Chicago',
  state: 'IL',
  timeZone: 'America/Chicago',
};
const icu: z.input<typeof LocationUnitForm> = { name: 'ICU', careUnit: 'icu', weeklyBudgetCents: 1_800_000 };

const create = (person: Person, idempotencyKey: string = randomUUID()) =>
  api(locationRoutes.createLocation, { body: lakeshore }, { ...as(person), idempotencyKey });
const list = async (person: Person): Promise<Location[]> =>
  (await api(locationRoutes.listLocations, {}, as(person))).body.items;
const rename = (person: Person, { locationId, version }: Location, name: string) =>
  api(
    locationRoutes.updateLocation,
    { params: { locationId }, body: { location: { ...lakeshore, name }, version } },
    as(person),
  );
const addUnit = (person: Person, locationId: string, unit = icu) =>
  api(
    locationRoutes.addLocationUnit,
    { params: { locationId }, body: unit },
    { ...as(person), idempotencyKey: randomUUID() },
  );
const removeLocation = (person: Person, locationId: string) =>
  api(locationRoutes.deleteLocation, { params: { locationId } }, as(person));
const removeUnit = (person: Person, locationId: string, unitId: string) =>
  api(locationRoutes.deleteLocationUnit, { params: { locationId, unitId } }, as(person));

describe('locations', () => {
  it('are managed by managers, read by supervisors without budgets, and closed to others', async () => {
    const [{ member, manager }, stranger] = await Promise.all([registerTeam(stack), registerEmployer()]);
    const key = randomUUID();
    const [created, again] = [await create(manager, key), await create(manager, key)];
    expect([created.status, again.body]).toEqual([201, created.body]);
    const { locationId } = created.body;
    expect(await list(member)).toEqual([]);
    const withUnits = await addUnit(manager, locationId, { ...icu, supervisors: [member.userId] });
    await addUnit(manager, locationId, { ...icu, name: 'Emergency' });
    expect((await list(manager)).map(({ units }) => units.map(({ name }) => name))).toEqual([['Emergency', 'ICU']]);
    expect(await list(member)).toEqual([
      { ...withUnits.body, units: [{ ...withUnits.body.units[0]!, weeklyBudgetCents: null }] },
    ]);
    expect(await list(stranger)).toEqual([]);
    expect(refusal(await addUnit(stranger, locationId))).toEqual([404, 'NOT_FOUND']);
    expect(refusal(await rename(stranger, created.body, 'Mine'))).toEqual([404, 'NOT_FOUND']);
  });

  it('reject supervisors of other teams, and keep one who left', async () => {
    const [{ member, manager }, stranger] = await Promise.all([registerTeam(stack), registerEmployer()]);
    const { locationId } = (await create(manager)).body;
    const refused = await addUnit(manager, locationId, { ...icu, supervisors: [stranger.userId] });
    expect([refused.status, refused.body]).toMatchObject([
      400,
      { fields: { supervisors: { code: 'supervisorNotInTeam' } } },
    ]);
    const { units } = (await addUnit(manager, locationId, { ...icu, supervisors: [member.userId] })).body;
    expect(units).toMatchObject([{ supervisors: [member.userId], overtime: 'approval', instantBook: true }]);
  });

  it('keep one of two concurrent changes', async () => {
    const { manager } = await registerTeam(stack);
    const location = (await create(manager)).body;
    const both = await Promise.all([rename(manager, location, 'North'), rename(manager, location, 'South')]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await list(manager)).toMatchObject([{ version: 2 }]);
  });

  it('are deleted once, when they have no units', async () => {
    const { manager } = await registerTeam(stack);
    const { locationId } = (await create(manager)).body;
    const { unitId } = (await addUnit(manager, locationId)).body.units[0]!;
    expect(refusal(await removeLocation(manager, locationId))).toEqual([409, 'LOCATION_HAS_UNITS']);
    const units = await Promise.all([removeUnit(manager, locationId, unitId), removeUnit(manager, locationId, unitId)]);
    expect(units.filter(({ status }) => status === 200)).toHaveLength(1);
    const gone = await Promise.all([removeLocation(manager, locationId), removeLocation(manager, locationId)]);
    expect(gone.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await list(manager)).toEqual([]);
  });
});
