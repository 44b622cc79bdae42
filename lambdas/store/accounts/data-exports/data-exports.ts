import { buildUpdate } from '../../../platform/table/build-update';
import { PutCommand, UpdateCommand } from '../../../platform/table/commands';
import {
  all,
  any,
  atMost,
  buildCondition,
  equals,
  itemAbsent,
  type Condition,
} from '../../../platform/table/conditions';
import { conditionHolds } from '../../../platform/table/conditional-write';
import { ConcurrentModificationError } from '../../../platform/table/retry-on-conflict';
import { getItem, queryDue, type Table } from '../../../platform/table/table';
import { exportItem, ExportItem, exportKey } from './export-item';
import { dataExportIndexes } from './keys';
import type { DataExports, OpenExports } from './ports';

/** Returns whether the condition held. */
const putIf = async (table: Table, item: ExportItem, when: Condition): Promise<boolean> => {
  return conditionHolds(
    table.client.send(new PutCommand({ TableName: table.name, Item: exportItem(item), ...buildCondition(when) })),
  );
};

export const createDataExports = (table: Table): DataExports => {
  const get: DataExports['get'] = async (owner) => {
    const item = await getItem(table, exportKey(owner), true);
    return item ? ExportItem.parse(item) : null;
  };
  return {
    get,

    async request(item, since) {
      const isOver = all(equals('state', 'ready'), atMost('requestedAt', since));
      const isPut = await putIf(table, item, any(itemAbsent, equals('state', 'failed'), isOver));
      const stored = isPut ? item : await get(item.owner);
      if (!stored) throw new ConcurrentModificationError();
      return stored;
    },

    async recordDownload({ owner, exportId }, at) {
      return conditionHolds(
        table.client.send(
          new UpdateCommand({
            TableName: table.name,
            Key: exportKey(owner),
            ...buildUpdate({ set: { downloadedAt: at }, when: equals('exportId', exportId) }),
          }),
        ),
      );
    },
  };
};

const isHeldAs = ({ exportId, leaseUntil }: ExportItem): Condition =>
  all(equals('exportId', exportId), equals('leaseUntil', leaseUntil));

export const createOpenExports = (table: Table): OpenExports => ({
  async page(now, after) {
    const bound = { compared: '<=', with: now.toISOString() } as const;
    const { items, next } = await queryDue(table, { list: dataExportIndexes.openExports, bound, after });
    return { exports: items.map((item) => ExportItem.parse(item)), next };
  },

  async take(item, { now, until }) {
    if (item.leaseUntil !== null && item.leaseUntil > now) return null;
    const taken: ExportItem = { ...item, state: 'building', attempts: item.attempts + 1, leaseUntil: until };
    return (await putIf(table, taken, isHeldAs(item))) ? taken : null;
  },

  async save(before, after) {
    if (!(await putIf(table, after, isHeldAs(before)))) throw new ConcurrentModificationError();
  },
});
