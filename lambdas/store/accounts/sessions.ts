import { PutCommand } from '../../platform/table/commands';
import { addSeconds, epochSeconds, type Clock } from '../../platform/clock';
import { type Table } from '../../platform/table/table';
import { entity } from '../entity';
import { accountKeys } from './keys';
import type { Sessions } from './ports';

/** Longer than any access token is valid. */
const keptSeconds = 24 * 3600;

export const createSessions = (table: Table, clock: Clock): Sessions => ({
  async markEnded(userId) {
    const now = clock.now();
    await table.client.send(
      new PutCommand({
        TableName: table.name,
        Item: {
          ...accountKeys.sessions(userId),
          ...entity('Sessions'),
          endedAt: now.toISOString(),
          ttl: epochSeconds(addSeconds(now, keptSeconds)),
        },
      }),
    );
  },
});
