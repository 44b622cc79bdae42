import { sessionDays } from '@shared/platform/user-pool';
import { addSeconds, epochSeconds, type Clock } from '../../platform/clock';
import { buildUpdate } from '../../platform/table/build-update';
import { PutCommand } from '../../platform/table/commands';
import { getItem, transact, type Item, type Table } from '../../platform/table/table';
import { entity } from '../entity';
import { endedAttribute, endedSessionsIn } from './ended-sessions';
import { accountKeys } from './keys';
import type { Sessions } from './ports';
import { securityChangeWrite } from './security-change';

const daySeconds = 24 * 3600;

/** Longer than any access token is valid: the pool renews none of an ended session. */
const keptSeconds = daySeconds;
/** The pool goes on renewing tokens of a device that was signed out, which the API refuses. */
const keptForDevicesSeconds = (sessionDays + 1) * daySeconds;

export const createSessions = (table: Table, clock: Clock): Sessions => {
  const end = async (userId: string, ids: readonly string[], more: Item): Promise<void> => {
    const now = clock.now();
    const at = now.toISOString();
    const set = {
      ...entity('Sessions'),
      userId,
      ...Object.fromEntries(ids.map((id) => [endedAttribute(id), at])),
      signedOutAt: at,
      ttl: epochSeconds(addSeconds(now, keptForDevicesSeconds)),
      ...more,
    };
    await transact(table, [
      { Update: { TableName: table.name, Key: accountKeys.sessions(userId), ...buildUpdate({ set }) } },
      securityChangeWrite(table.name, { userId, change: 'signed_out', at }),
    ]);
  };

  return {
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
    ended: async (userId) => endedSessionsIn(await getItem(table, accountKeys.sessions(userId), true)),
    end: (userId, ids) => end(userId, ids, {}),
    endOthers: (userId, { kept, ids }) => end(userId, ids, { endedAt: clock.now().toISOString(), kept }),
  };
};
