import { QueryCommand } from '../../../platform/table/commands';
import { timesheetIndexes, timesheetKeys } from './keys';
import type { Item, Table } from '../../../platform/table/table';
import { earningsCountsOf } from './earnings-counters';
import type { Earnings } from './ports';

export const createEarnings = (table: Table): Earnings => {
  const read = async (userId: string, from: string, until: string, limit?: number): Promise<Item[]> => {
    const { Items = [] } = await table.client.send(
      new QueryCommand({
        TableName: table.name,
        KeyConditionExpression: 'pk = :list AND sk BETWEEN :from AND :until',
        ExpressionAttributeValues: { ':list': timesheetIndexes.earnings(userId), ':from': from, ':until': until },
        ...(limit !== undefined && { Limit: limit }),
      }),
    );
    return Items;
  };
  const last = '~';
  return {
    async totals(userId) {
      const prefix = timesheetKeys.earningsTotal(userId, '').sk;
      const items = await read(userId, prefix, `${prefix}${last}`);
      return new Map(items.map((item) => [String(item['sk']).slice(prefix.length), earningsCountsOf(item)]));
    },
    async months(userId, since) {
      const from = timesheetKeys.earningsMonth(userId, since, '').sk;
      const prefix = from.slice(0, from.indexOf(since));
      const items = await read(userId, from, `${prefix}${last}`);
      return new Map(items.map((item) => [String(item['sk']).slice(prefix.length), earningsCountsOf(item)]));
    },
    async nextDue(userId, currency) {
      const from = timesheetKeys.pendingPay(userId, currency, '', '').sk;
      const [first] = await read(userId, from.slice(0, -1), `${from.slice(0, -1)}${last}`, 1);
      return first ? String(first['dueOn']) : null;
    },
  };
};
