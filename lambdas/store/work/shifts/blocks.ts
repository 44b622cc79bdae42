import { shiftLimits } from '@shared/work/limits/shift-limits';
import { countWrite } from '../../../platform/table/reserve-slot';
import { ConcurrentModificationError, retryOnConflict } from '../../../platform/table/retry-on-conflict';
import { getItem, queryEvery, queryFirst, transact, type Item, type Table } from '../../../platform/table/table';
import { entity } from '../../entity';
import { shiftIndexes, shiftKeys } from './keys';
import type { Blocks, UnitBlock } from './ports';

const prefix = 'BLOCK#';
/** Sorts after the prefix. */
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

type Ref = Pick<UnitBlock, 'unitId' | 'userId'>;

const blockOf = async (table: Table, { unitId, userId }: Ref): Promise<UnitBlock | null> => {
  const item = await getItem(table, shiftKeys.unitBlock(unitId, userId), true);
  return item ? readBlock(item) : null;
};

const itemOf = (block: UnitBlock): Item => ({
  ...shiftKeys.unitBlock(block.unitId, block.userId),
  ...entity('UnitBlock'),
  ...block,
  gsi1pk: shiftIndexes.unitBlocks(block.unitId),
  gsi1sk: `${block.blockedAt}#${block.userId}`,
});

export const createBlocks = (table: Table): Blocks => ({
  async of(unitId) {
    const list = shiftIndexes.unitBlocks(unitId);
    const limit = shiftLimits.blocksPerUnit;
    return (await queryFirst(table, { list, index: 'gsi1', limit, newestFirst: false })).map(readBlock);
  },

  async unitsBlocking(userId) {
    const list = shiftIndexes.ownBookings(userId);
    const attributes = ['unitId'];
    const units: string[] = [];
    const items = queryEvery(table, { list, since: prefix, until: afterPrefix, consistent: true, attributes });
    for await (const { unitId } of items) units.push(String(unitId));
    return units;
  },

  add: (block) =>
    retryOnConflict(async () => {
      const before = await blockOf(table, block);
      if (before) return before;
      await transact(table, [
        {
          Put: { TableName: table.name, Item: itemOf(block), ConditionExpression: 'attribute_not_exists(pk)' },
          refusal: ConcurrentModificationError,
        },
        countWrite(table.name, shiftKeys.unitBlockCount(block.unitId), { add: 1, limit: shiftLimits.blocksPerUnit }),
      ]);
      return block;
    }),

  remove: (ref) =>
    retryOnConflict(async () => {
      if (!(await blockOf(table, ref))) return;
      await transact(table, [
        {
          Delete: {
            TableName: table.name,
            Key: shiftKeys.unitBlock(ref.unitId, ref.userId),
            ConditionExpression: 'attribute_exists(pk)',
          },
          refusal: ConcurrentModificationError,
        },
        countWrite(table.name, shiftKeys.unitBlockCount(ref.unitId), { add: -1 }),
      ]);
    }),
});
