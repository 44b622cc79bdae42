import { AppError } from '@shared/errors';
import type { Location, LocationForm, LocationUnitForm } from '@shared/work/model/location';
import { notice } from '@shared/text/notice';
import { organizationOf, type AuthorizedCaller } from '../../platform/http/caller';
import type { LocationRef } from '../../store/work/locations/ports';
import type { Deps } from './ports';

type OfCaller = { caller: AuthorizedCaller };
type OfLocation = OfCaller & { locationId: string };
type OfUnit = OfLocation & { unitId: string };

/** Returns a supervisor's units, without costs and calendar access. */
const supervisedBy = (userId: string, locations: readonly Location[]): Location[] =>
  locations
    .map((location) => ({
      ...location,
      units: location.units
        .filter(({ supervisors }) => supervisors.includes(userId))
        .map(({ feed: _feed, ...unit }) => ({ ...unit, weeklyBudgetCents: null })),
    }))
    .filter(({ units }) => units.length > 0);

export const listLocations = async ({ locations }: Deps, { caller }: OfCaller): Promise<{ items: Location[] }> => {
  const items = await locations.list(organizationOf(caller));
  return { items: caller.scope === 'assigned' ? supervisedBy(caller.userId, items) : items };
};

const saved = async ({ locations }: Deps, ref: LocationRef): Promise<Location> => {
  const location = await locations.get(ref);
  if (!location) throw new AppError('NOT_FOUND');
  return location;
};

export const createLocation = async (
  { locations, clock }: Deps,
  { caller, location }: OfCaller & { location: LocationForm },
): Promise<Location> => {
  const stored = {
    ...location,
    locationId: clock.newId('loc'),
    updatedAt: clock.now().toISOString(),
    version: 1,
  };
  await locations.create(organizationOf(caller), stored);
  return { ...stored, units: [] };
};

export const updateLocation = async (
  deps: Deps,
  { caller, locationId, location, version }: OfLocation & { location: LocationForm; version: number },
): Promise<Location> => {
  const ref = { organizationId: organizationOf(caller), locationId };
  await deps.locations.update(ref, { location, version, at: deps.clock.now().toISOString() });
  return saved(deps, ref);
};

export const deleteLocation = async (
  deps: Deps,
  { caller, locationId }: OfLocation,
): Promise<{ items: Location[] }> => {
  await deps.locations.remove({ organizationId: organizationOf(caller), locationId });
  return listLocations(deps, { caller });
};

type Supervisors = { field: 'supervisors' | 'unit.supervisors'; organizationId: string; userIds: readonly string[] };

const requireColleagues = async ({ membersAmong }: Deps, { field, organizationId, userIds }: Supervisors) => {
  if ((await membersAmong(organizationId, userIds)).length === userIds.length) return;
  throw new AppError('INVALID_REQUEST', undefined, { fields: { [field]: notice('supervisorNotInTeam') } });
};

export const addLocationUnit = async (
  deps: Deps,
  { caller, locationId, unit }: OfLocation & { unit: LocationUnitForm },
): Promise<Location> => {
  const { locations, clock } = deps;
  const organizationId = organizationOf(caller);
  await requireColleagues(deps, { field: 'supervisors', organizationId, userIds: unit.supervisors });
  const at = clock.now().toISOString();
  await locations.addUnit(organizationId, {
    ...unit,
    unitId: clock.newId('unt'),
    locationId,
    updatedAt: at,
    version: 1,
  });
  return saved(deps, { organizationId, locationId });
};

export const updateLocationUnit = async (
  deps: Deps,
  { caller, locationId, unitId, unit, version }: OfUnit & { unit: LocationUnitForm; version: number },
): Promise<Location> => {
  const { locations, clock } = deps;
  const organizationId = organizationOf(caller);
  const before = (await saved(deps, { organizationId, locationId })).units.find((other) => other.unitId === unitId);
  if (!before) throw new AppError('NOT_FOUND');
  // A supervisor who has left the team doesn't block other changes.
  const added = unit.supervisors.filter((userId) => !before.supervisors.includes(userId));
  await requireColleagues(deps, { field: 'unit.supervisors', organizationId, userIds: added });
  await locations.updateUnit({ organizationId, locationId, unitId }, { unit, version, at: clock.now().toISOString() });
  return saved(deps, { organizationId, locationId });
};

/** Deletes a unit. A concurrently created shift stays, and managers can access it without the unit. */
export const deleteLocationUnit = async (deps: Deps, { caller, locationId, unitId }: OfUnit): Promise<Location> => {
  const organizationId = organizationOf(caller);
  const ref = { organizationId, locationId, unitId };
  if (!(await deps.locations.unit(ref))) throw new AppError('NOT_FOUND');
  if (await deps.upcoming(unitId, deps.clock.now().toISOString())) throw new AppError('UNIT_HAS_SHIFTS');
  // First, because no one could access them without the unit.
  await deps.removePlansOf(organizationId, unitId);
  await deps.locations.removeUnit(ref);
  return saved(deps, { organizationId, locationId });
};
