import { conditionHolds } from '../../../platform/table/conditional-write';
import { UpdateCommand } from '../../../platform/table/commands';
import { buildUpdate } from '../../../platform/table/build-update';
import { absent } from '../../../platform/table/conditions';
import { getItem, getItems, type Table } from '../../../platform/table/table';
import { receiptKeys } from './keys';
import type { Disclosures, HandingOver } from './ports';
import { firstShared, readReceipt } from './receipt-item';

const keyOf = ({ userId, ...ref }: HandingOver) => receiptKeys.receipt(userId, ref);

export const createDisclosures = (table: Table): Disclosures => {
  /** The condition settles the race between the opening organization and the revoking person. */
  const record = async ({ userId, ...ref }: HandingOver, at: string): Promise<boolean> => {
    const { entity, shape, ...first } = firstShared(userId, ref, at);
    const update = buildUpdate({
      setIfAbsent: { entity, shape, ...first, deliveredAt: at },
      when: absent('revokedAt'),
    });
    return conditionHolds(
      table.client.send(new UpdateCommand({ TableName: table.name, Key: keyOf({ userId, ...ref }), ...update })),
    );
  };

  return {
    async handOver(handed, at) {
      const items = await getItems(table, handed.map(keyOf), true);
      return Promise.all(
        handed.map(async (it, index) => {
          const stored = items[index] && readReceipt(items[index]);
          if (stored && stored.revokedAt !== null) return false;
          return stored && stored.deliveredAt !== null ? true : record(it, at);
        }),
      );
    },

    async isRevoked(handed) {
      const item = await getItem(table, keyOf(handed), true);
      return item !== undefined && readReceipt(item).revokedAt !== null;
    },
  };
};
