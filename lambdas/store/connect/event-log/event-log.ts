import { OutboundEvent } from '@shared/connect/model/outbound-event';
import { QueryCommand } from '../../../platform/table/commands';
import { epochSeconds, type Clock } from '../../../platform/clock';
import { getItem, type Item, type Table } from '../../../platform/table/table';
import { eventLogIndexes, eventLogKeys, sequenceText } from './keys';
import type { EventLogReader } from './ports';

const readEvent = ({ about, ...item }: Item): OutboundEvent => OutboundEvent.parse({ ...item, entity: about });

/** Returns events with consecutive numbers. A later event can become visible before the previous one. */
const unbroken = (events: readonly OutboundEvent[]): OutboundEvent[] => {
  const gap = events.findIndex(({ sequence }, index) => index > 0 && sequence !== events[index - 1]!.sequence + 1);
  return gap < 0 ? [...events] : events.slice(0, gap);
};

export const createEventLog = (table: Table, clock: Clock): EventLogReader => {
  /** The table deletes expired items late and out of order. */
  const isKept = (item: Item): boolean => Number(item['ttl']) > epochSeconds(clock.now());
  const at: EventLogReader['at'] = async (organizationId, sequence) => {
    const item = await getItem(table, eventLogKeys.loggedEvent(organizationId, sequence), true);
    return item && isKept(item) ? readEvent(item) : null;
  };
  return {
    async after(organizationId, sequence, limit) {
      let start: Item | undefined;
      for (;;) {
        const { Items = [], LastEvaluatedKey } = await table.client.send(
          new QueryCommand({
            TableName: table.name,
            KeyConditionExpression: 'pk = :pk AND sk > :after',
            ExpressionAttributeValues: {
              ':pk': eventLogIndexes.eventLog(organizationId),
              ':after': sequenceText(sequence),
            },
            ConsistentRead: true,
            Limit: limit,
            ...(start && { ExclusiveStartKey: start }),
          }),
        );
        const found = Items.filter(isKept);
        // This page had only expired ones.
        if (found.length > 0 || !LastEvaluatedKey) return unbroken(found.map(readEvent));
        start = LastEvaluatedKey;
      }
    },
    at,
    async byId(organizationId, eventId) {
      const mark = await getItem(table, eventLogKeys.loggedEventId(organizationId, eventId), true);
      return mark ? at(organizationId, Number(mark['sequence'])) : null;
    },
    async last(organizationId) {
      const head = await getItem(table, eventLogKeys.eventLogHead(organizationId), true);
      return Number(head?.['sequence'] ?? 0);
    },
  };
};
