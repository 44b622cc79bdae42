import { limits } from '@shared/limits';
import { addSeconds, epochSeconds, type Clock } from '../../../platform/clock';
import { PutCommand } from '../../../platform/table/commands';
import { conditionHolds } from '../../../platform/table/conditional-write';
import type { Table } from '../../../platform/table/table';
import { entity } from '../../entity';
import { billingKeys } from './keys';
import type { ProviderEvents } from './ports';

/** Longer than the provider repeats an event, which is up to three days. */
const keptDays = limits.processedEventDays;

/** The stored event starts its consumer through the table's stream. */
export const createProviderEvents = (table: Table, clock: Pick<Clock, 'now'>): ProviderEvents => ({
  async receive(event) {
    const now = clock.now();
    return conditionHolds(
      table.client.send(
        new PutCommand({
          TableName: table.name,
          Item: {
            ...billingKeys.providerEvent(event.eventId),
            ...entity('ProviderEvent'),
            ...event,
            receivedAt: now.toISOString(),
            ttl: epochSeconds(addSeconds(now, keptDays * 24 * 3600)),
          },
          ConditionExpression: 'attribute_not_exists(pk)',
        }),
      ),
    );
  },
});
