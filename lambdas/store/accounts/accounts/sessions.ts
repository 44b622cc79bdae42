import { sessionDays } from '@shared/platform/user-pool';
import { setTimeout as wait } from 'node:timers/promises';
import { addSeconds, epochSeconds, type Clock } from '../../../platform/clock';
import { signInsCountFrom, type TokenSession } from '../../../platform/http/ended-sessions';
import { buildUpdate } from '../../../platform/table/build-update';
import { PutCommand } from '../../../platform/table/commands';
import { absent, all, any, equals, lessThan, type Condition } from '../../../platform/table/conditions';
import { getItem, transact, type Item, type Table } from '../../../platform/table/table';
import { entity } from '../../entity';
import { endedAttribute, endedSessionsIn } from './ended-sessions';
import { accountKeys } from './keys';
import type { Sessions } from './ports';
import { securityChangeWrite } from './security-change';

/** One day longer than the pool renews tokens, which it also does for signed-out devices. The API refuses those. */
const keptSeconds = (sessionDays + 1) * 24 * 3600;
/** Timers may fire a millisecond early. */
const marginMs = 2;

/** Condition that the sign-in hasn't ended in the meantime. */
const isOpen = ({ id, authTime }: TokenSession): Condition => {
  const isLater = lessThan('endedAt', new Date(authTime * 1000).toISOString());
  const neverEnded = any(absent('endedAt'), isLater, ...(id === undefined ? [] : [equals('kept', id)]));
  return id === undefined ? neverEnded : all(absent(endedAttribute(id)), neverEnded);
};

/** `pause` waits for a number of milliseconds. The simulator replaces the timer after this module has loaded. */
export const createSessions = (
  table: Table,
  clock: Clock,
  pause: (ms: number) => Promise<unknown> = (ms) => wait(ms),
): Sessions => {
  const secondToEnd = async (endedAt: string): Promise<void> => {
    await pause(Math.max(0, signInsCountFrom(endedAt) - clock.now().getTime()) + marginMs);
  };

  const end = async (
    userId: string,
    ids: readonly string[],
    { now, more, when }: { now: Date; more?: Item; when?: Condition },
  ): Promise<void> => {
    const at = now.toISOString();
    const set = {
      ...entity('Sessions'),
      userId,
      ...Object.fromEntries(ids.map((id) => [endedAttribute(id), at])),
      signedOutAt: at,
      ttl: epochSeconds(addSeconds(now, keptSeconds)),
      ...more,
    };
    await transact(table, [
      {
        Update: { TableName: table.name, Key: accountKeys.sessions(userId), ...buildUpdate({ set, when }) },
        refusal: 'UNAUTHENTICATED',
      },
      securityChangeWrite(table.name, { userId, change: 'signed_out', at }),
    ]);
  };

  return {
    async markEnded(userId) {
      const now = clock.now();
      const endedAt = now.toISOString();
      await table.client.send(
        new PutCommand({
          TableName: table.name,
          Item: {
            ...accountKeys.sessions(userId),
            ...entity('Sessions'),
            endedAt,
            ttl: epochSeconds(addSeconds(now, keptSeconds)),
          },
        }),
      );
      await secondToEnd(endedAt);
    },
    ended: async (userId) => endedSessionsIn(await getItem(table, accountKeys.sessions(userId), true)),
    end: (userId, ids) => end(userId, ids, { now: clock.now() }),
    async endOthers(userId, own) {
      const now = clock.now();
      const endedAt = now.toISOString();
      await end(userId, [], { now, more: { endedAt, kept: own.id ?? null }, when: isOpen(own) });
      await secondToEnd(endedAt);
    },
  };
};
