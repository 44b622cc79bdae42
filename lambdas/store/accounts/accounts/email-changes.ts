import { limits } from '@shared/limits';
import * as z from 'zod';
import { addSeconds, epochSeconds, type Clock } from '../../../platform/clock';
import { buildUpdate } from '../../../platform/table/build-update';
import { DeleteCommand, PutCommand, UpdateCommand } from '../../../platform/table/commands';
import { equals } from '../../../platform/table/conditions';
import { conditionHolds } from '../../../platform/table/conditional-write';
import { getItem, type Item, type Table } from '../../../platform/table/table';
import { entity } from '../../entity';
import { accountKeys } from './keys';
import type { EmailChanges, PendingEmail } from './ports';

const PendingEmailItem = z.object({
  email: z.string(),
  requestId: z.string(),
  sentAt: z.string(),
  expiresAt: z.string(),
});

/** TTL deletion is delayed. */
export const pendingEmailIn = (item: Item | undefined, now: Date): PendingEmail | null => {
  if (!item) return null;
  const pending = PendingEmailItem.parse(item);
  return pending.expiresAt > now.toISOString() ? pending : null;
};

export const createEmailChanges = (table: Table, clock: Clock): EmailChanges => {
  const times = () => {
    const now = clock.now();
    const until = addSeconds(now, limits.emailLinkHours * 3600);
    return { sentAt: now.toISOString(), expiresAt: until.toISOString(), ttl: epochSeconds(until) };
  };
  return {
    async put(userId, { email, requestId }) {
      const Item = { ...accountKeys.pendingEmail(userId), ...entity('PendingEmail'), email, requestId, ...times() };
      await table.client.send(new PutCommand({ TableName: table.name, Item }));
    },
    async get(userId) {
      return pendingEmailIn(await getItem(table, accountKeys.pendingEmail(userId), true), clock.now());
    },
    async extend(userId, requestId) {
      const update = buildUpdate({ set: times(), when: equals('requestId', requestId) });
      return conditionHolds(
        table.client.send(
          new UpdateCommand({ TableName: table.name, Key: accountKeys.pendingEmail(userId), ...update }),
        ),
      );
    },
    async cancel(userId) {
      await table.client.send(new DeleteCommand({ TableName: table.name, Key: accountKeys.pendingEmail(userId) }));
    },
    spending: (userId, requestId) => ({
      Delete: {
        TableName: table.name,
        Key: accountKeys.pendingEmail(userId),
        ConditionExpression: 'requestId = :request',
        ExpressionAttributeValues: { ':request': requestId },
      },
      refusal: 'INVALID_TOKEN',
    }),
  };
};
