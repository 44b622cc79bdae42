import { queryEvery, type Table } from '../../../platform/table/table';
import { placementIndexes } from './keys';
import { readPlacement, type PlacementItem } from './placement-item';

/**
 * All placements of an organization that end on a day or later, newest first; without a day, ended ones too. Reads the list
 * without a limit, about a kilobyte each: people beyond one would miss invites, early access, and pay.
 */
export const readPool = async (table: Table, organizationId: string, from = ''): Promise<PlacementItem[]> => {
  const found: PlacementItem[] = [];
  const list = placementIndexes.organizationPlacements(organizationId);
  for await (const item of queryEvery(table, { list, index: 'gsi3', newestFirst: true })) {
    const { endOn } = item;
    if (typeof endOn !== 'string' || endOn >= from) found.push(readPlacement(item));
  }
  return found;
};
