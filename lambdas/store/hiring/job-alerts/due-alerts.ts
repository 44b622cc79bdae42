import { limits } from '@shared/limits';
import { addSeconds, epochSeconds } from '../../../platform/clock';
import { entity } from '../../entity';
import { jobAlertIndexes, jobAlertKeys } from './keys';
import { queryDue, transact, type Table } from '../../../platform/table/table';
import { AlertItem, replaceAlert } from './job-alerts';
import type { DueAlerts } from './ports';

export const createDueAlerts = (table: Table): DueAlerts => {
  const TableName = table.name;
  return {
    async page(now, after) {
      // An alert rescheduled to exactly now sorts after it, so a run meets none twice.
      const bound = { compared: '<=', with: now.toISOString() } as const;
      const { items, next } = await queryDue(table, { list: jobAlertIndexes.dueAlerts, bound, after });
      return { alerts: items.map((item) => AlertItem.parse(item)), next };
    },

    async deliver(before, after, delivery) {
      const write = replaceAlert(TableName, before, after);
      if (!delivery) return transact(table, [write]);
      const Item = {
        ...jobAlertKeys.alertDelivery(delivery.deliveryId),
        ...entity('AlertDelivery'),
        ...delivery,
        ttl: epochSeconds(addSeconds(new Date(delivery.createdAt), limits.processedEventDays * 24 * 3600)),
      };
      await transact(table, [write, { Put: { TableName, Item, ConditionExpression: 'attribute_not_exists(pk)' } }]);
    },
  };
};
