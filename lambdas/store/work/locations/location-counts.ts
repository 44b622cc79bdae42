import { queryEvery, type Table } from '../../../platform/table/table';
import { locationIndexes } from './keys';

export type LocationCounts = {
  count(organizationId: string): Promise<{ locations: number; units: number }>;
};

/** Counts one page of the organization's locations, without their contents. */
export const createLocationCounts = (table: Table): LocationCounts => ({
  async count(organizationId) {
    const counts = { locations: 0, units: 0 };
    const list = locationIndexes.locations(organizationId);
    for await (const { entity } of queryEvery(table, { list, attributes: ['entity'] })) {
      if (entity === 'Location') counts.locations += 1;
      if (entity === 'LocationUnit') counts.units += 1;
    }
    return counts;
  },
});
