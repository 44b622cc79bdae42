import { AppError } from '@shared/errors';
import { shiftLimits } from '@shared/work/limits/shift-limits';
import { DeleteCommand, PutCommand } from '../../../../platform/table/commands';
import { buildCondition, itemAbsent } from '../../../../platform/table/conditions';
import { ifConditionHolds } from '../../../../platform/table/conditional-write';
import { queryFirst, type Table } from '../../../../platform/table/table';
import { entity } from '../../../entity';
import { shiftIndexes, shiftKeys } from '../keys';
import type { Favorites } from '../ports';

const favoritesOf = async (table: Table, unitId: string): Promise<string[]> => {
  const items = await queryFirst(table, {
    list: shiftIndexes.unitFavorites(unitId),
    limit: shiftLimits.favoritesPerUnit,
    newestFirst: false,
  });
  return items.map((item) => String(item['userId']));
};

export const createFavorites = (table: Table): Favorites => ({
  of: (unitId) => favoritesOf(table, unitId),

  async add(favorite) {
    const { unitId, userId } = favorite;
    const known = await favoritesOf(table, unitId);
    if (known.includes(userId)) return;
    if (known.length >= shiftLimits.favoritesPerUnit) throw new AppError('LIMIT_REACHED');
    const item = {
      ...shiftKeys.unitFavorite(unitId, userId),
      ...entity('UnitFavorite'),
      ...favorite,
      // Stored among the person's bookings, where erasures and exports find it; sorts after them.
      gsi1pk: shiftIndexes.ownBookings(userId),
      gsi1sk: `FAVORITE#${unitId}`,
    };
    await ifConditionHolds(
      table.client.send(new PutCommand({ TableName: table.name, Item: item, ...buildCondition(itemAbsent) })),
    );
  },

  async remove({ unitId, userId }) {
    await table.client.send(new DeleteCommand({ TableName: table.name, Key: shiftKeys.unitFavorite(unitId, userId) }));
  },
});
