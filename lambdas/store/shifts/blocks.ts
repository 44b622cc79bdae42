import { AppError } from '@shared/errors';
import { shiftLimits } from '@shared/shift-limits';
import { DeleteCommand, PutCommand } from '../../platform/table/commands';
import { buildCondition, itemAbsent } from '../../platform/table/conditions';
import { ifHolds } from '../../platform/table/if-holds';
import { queryFirst, type Item, type Table } from '../../platform/table/table';
import { entity } from '../entity';
import { shiftIndexes, shiftKeys } from './keys';
import type { Blocks, UnitBlock } from './ports';

/** Among the person's bookings, so that erasures, exports, and bookings find it; before them by its letter. */
const prefix = 'BLOCK#';
/** The next letter. */
const afterPrefix = 'BLOCK$';

const readBlock = (item: Item): UnitBlock => {
  const text = (name: keyof UnitBlock): string => String(item[name]);
  return {
    unitId: text('unitId'),
    organizationId: text('organizationId'),
    userId: text('userId'),
    reason: text('reason'),
    blockedBy: text('blockedBy'),
    blockedAt: text('blockedAt'),
  };
};

const blocksOf = async (table: Table, unitId: string): Promise<UnitBlock[]> => {
  const list = shiftIndexes.unitBlocks(unitId);
  return (await queryFirst(table, { list, limit: shiftLimits.blocksPerUnit, newestFirst: false })).map(readBlock);
};

export const createBlocks = (table: Table): Blocks => ({
  of: (unitId) => blocksOf(table, unitId),

  async unitsBlocking(userId) {
    const items = await queryFirst(table, {
      list: shiftIndexes.ownBookings(userId),
      index: 'gsi1',
      limit: shiftLimits.blocksRead,
      newestFirst: false,
      bound: { compared: '>', with: prefix },
    });
    return items.filter(({ gsi1sk }) => String(gsi1sk) < afterPrefix).map(({ unitId }) => String(unitId));
  },

  async add(block) {
    const { unitId, userId } = block;
    const known = await blocksOf(table, unitId);
    if (known.some((it) => it.userId === userId)) return;
    if (known.length >= shiftLimits.blocksPerUnit) throw new AppError('LIMIT_REACHED');
    const item = {
      ...shiftKeys.unitBlock(unitId, userId),
      ...entity('UnitBlock'),
      ...block,
      gsi1pk: shiftIndexes.ownBookings(userId),
      gsi1sk: `${prefix}${unitId}`,
    };
    await ifHolds(
      table.client.send(new PutCommand({ TableName: table.name, Item: item, ...buildCondition(itemAbsent) })),
    );
  },

  async remove({ unitId, userId }) {
    await table.client.send(new DeleteCommand({ TableName: table.name, Key: shiftKeys.unitBlock(unitId, userId) }));
  },
});
