import { AppError } from '@shared/errors';
import { shiftLimits } from '@shared/work/limits/shift-limits';
import { LocationUnit, StoredLocation, type Location } from '@shared/work/model/location';
import { buildUpdate } from '../../../platform/table/build-update';
import { absent, all, any, atMost, buildCondition, itemExists, lessThan } from '../../../platform/table/conditions';
import { createCounted } from '../../../platform/table/counted-item';
import { countWrite } from '../../../platform/table/reserve-slot';
import { getItem, getItems, queryEvery, transact, type Item, type Table } from '../../../platform/table/table';
import { updateVersion } from '../../../platform/table/update-version';
import { entity } from '../../entity';
import { locationIndexes, locationKeys } from './keys';
import type { LocationRef, Locations, UnitRef } from './ports';

const locationKey = ({ organizationId, locationId }: LocationRef) => locationKeys.location(organizationId, locationId);
const unitKey = ({ organizationId, locationId, unitId }: UnitRef) =>
  locationKeys.locationUnit(organizationId, locationId, unitId);

const byName = (a: { name: string }, b: { name: string }): number => a.name.localeCompare(b.name, 'en');

const located = (items: readonly Item[]): Location[] => {
  const units = items.filter(({ entity: name }) => name === 'LocationUnit').map((item) => LocationUnit.parse(item));
  return items
    .filter(({ entity: name }) => name === 'Location')
    .map((item) => StoredLocation.parse(item))
    .map((location) => ({
      ...location,
      units: units.filter(({ locationId }) => locationId === location.locationId).sort(byName),
    }))
    .sort(byName);
};

/** Reads at most one page: organizations have few locations and units. */
const readAll = async (table: Table, organizationId: string): Promise<Location[]> => {
  const items: Item[] = [];
  const list = locationIndexes.locations(organizationId);
  for await (const item of queryEvery(table, { list, consistent: true })) items.push(item);
  return located(items);
};

export const createLocations = (table: Table): Locations => ({
  list: (organizationId) => readAll(table, organizationId),

  async get({ organizationId, locationId }) {
    const locations = await readAll(table, organizationId);
    return locations.find((location) => location.locationId === locationId) ?? null;
  },

  async unit(ref) {
    const [location, unit] = await getItems(table, [locationKey(ref), unitKey(ref)], true);
    return location && unit ? { location: StoredLocation.parse(location), unit: LocationUnit.parse(unit) } : null;
  },

  create: (organizationId, location) =>
    createCounted(
      table,
      {
        ...locationKeys.location(organizationId, location.locationId),
        ...entity('Location'),
        organizationId,
        ...location,
      },
      { count: locationKeys.locationCount(organizationId), limit: shiftLimits.locationsPerOrganization },
    ),

  async update(ref, { location, ...change }) {
    await updateVersion(table, locationKey(ref), { fields: location, ...change });
  },

  async remove(ref) {
    if (!(await getItem(table, locationKey(ref), true))) throw new AppError('NOT_FOUND');
    await transact(table, [
      {
        Delete: {
          TableName: table.name,
          Key: locationKey(ref),
          ...buildCondition(all(itemExists, any(absent('unitCount'), atMost('unitCount', 0)))),
        },
        refusal: 'LOCATION_HAS_UNITS',
      },
      countWrite(table.name, locationKeys.locationCount(ref.organizationId), { add: -1 }),
    ]);
  },

  async addUnit(organizationId, unit) {
    const key = locationKeys.location(organizationId, unit.locationId);
    if (!(await getItem(table, key, true))) throw new AppError('NOT_FOUND');
    await transact(table, [
      {
        Put: {
          TableName: table.name,
          Item: { ...unitKey({ organizationId, ...unit }), ...entity('LocationUnit'), organizationId, ...unit },
          ConditionExpression: 'attribute_not_exists(pk)',
        },
      },
      {
        Update: {
          TableName: table.name,
          Key: key,
          ...buildUpdate({
            add: { unitCount: 1 },
            when: all(itemExists, any(absent('unitCount'), lessThan('unitCount', shiftLimits.unitsPerLocation))),
          }),
        },
        refusal: 'LIMIT_REACHED',
      },
    ]);
  },

  async updateUnit(ref, { unit, ...change }) {
    await updateVersion(table, unitKey(ref), { fields: unit, ...change });
  },

  removeUnit: (ref) =>
    transact(table, [
      {
        Delete: { TableName: table.name, Key: unitKey(ref), ...buildCondition(itemExists) },
        refusal: 'NOT_FOUND',
      },
      {
        Update: {
          TableName: table.name,
          Key: locationKey(ref),
          ...buildUpdate({ add: { unitCount: -1 }, when: itemExists }),
        },
      },
    ]),
});
