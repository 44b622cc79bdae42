import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { addSeconds, epochSeconds, type Clock } from '../runtime/clock';
import { entity, keys } from '../runtime/keys';
import { getItem, type Table } from '../runtime/table-gateway';
import type { Circuit } from './nppes-gateway';

/** The breaker of every process: one that finds the registry down spares it for all. */
export const createRegistryCircuit = (table: Table, clock: Clock): Circuit => ({
  async isOpen() {
    const item = await getItem(table, keys.registryCircuit());
    return typeof item?.['openUntil'] === 'string' && item['openUntil'] > clock.now().toISOString();
  },
  async open(seconds) {
    const until = addSeconds(clock.now(), seconds);
    await table.client.send(
      new PutCommand({
        TableName: table.name,
        Item: {
          ...keys.registryCircuit(),
          ...entity('RegistryCircuit'),
          openUntil: until.toISOString(),
          ttl: epochSeconds(until),
        },
      }),
    );
  },
});
