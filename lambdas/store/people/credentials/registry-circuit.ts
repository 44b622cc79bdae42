import { PutCommand } from '../../../platform/table/commands';
import { addSeconds, epochSeconds, type Clock } from '../../../platform/clock';
import { credentialKeys } from './keys';
import { entity } from '../../entity';
import { getItem, type Table } from '../../../platform/table/table';
import type { RegistryCircuit } from '../../../platform/registry/registry-port';

/** Shared circuit breaker: a process that finds the registry down stops calls of all. */
export const createRegistryCircuit = (table: Table, clock: Clock): RegistryCircuit => ({
  async isOpen() {
    const item = await getItem(table, credentialKeys.registryCircuit());
    return typeof item?.['openUntil'] === 'string' && item['openUntil'] > clock.now().toISOString();
  },
  async open(seconds) {
    const until = addSeconds(clock.now(), seconds);
    await table.client.send(
      new PutCommand({
        TableName: table.name,
        Item: {
          ...credentialKeys.registryCircuit(),
          ...entity('RegistryCircuit'),
          openUntil: until.toISOString(),
          ttl: epochSeconds(until),
        },
      }),
    );
  },
});
