import { isInPool } from '@shared/work/rules/placement-days';
import { shiftLimits } from '@shared/work/limits/shift-limits';
import { queryFirst, type Table } from '../../../platform/table/table';
import { placementIndexes } from './keys';
import { readPlacement, type PlacementItem } from './placement-item';

/** Organizations that can book a professional: the pool of an organization is its placements. */
export type Pools = {
  /** Lists current placements on a day, newest first; a person has few at once. */
  placementsOf(userId: string, day: string): Promise<PlacementItem[]>;
};

export const createPools = (table: Table): Pools => ({
  async placementsOf(userId, day) {
    const list = placementIndexes.professionalPlacements(userId);
    const items = await queryFirst(table, { list, index: 'gsi2', limit: shiftLimits.placementsRead });
    return items.map(readPlacement).filter((placement) => isInPool(placement, day));
  },
});
