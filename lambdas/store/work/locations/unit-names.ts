import type { Table } from '../../../platform/table/table';
import { createLocations } from './locations';

/** Returns names of existing units. */
export const createUnitNames =
  (table: Table) =>
  async (organizationId: string, unitIds: readonly string[]): Promise<string[]> => {
    if (unitIds.length === 0) return [];
    const locations = await createLocations(table).list(organizationId);
    const named = new Map(locations.flatMap(({ units }) => units.map(({ unitId, name }) => [unitId, name] as const)));
    return unitIds.flatMap((unitId) => named.get(unitId) ?? []);
  };
