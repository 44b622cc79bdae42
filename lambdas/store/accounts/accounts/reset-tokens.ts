import { conditionHolds, updateIf } from '../../../platform/table/conditional-write';
import { UpdateCommand } from '../../../platform/table/commands';
import { limits } from '@shared/limits';
import { functionTimeoutSeconds } from '@shared/platform/timing';
import { addSeconds, epochSeconds, type Clock } from '../../../platform/clock';
import { accountKeys } from './keys';
import { entity } from '../../entity';
import { transact, type Table, type Write } from '../../../platform/table/table';
import type { ResetTokens } from './ports';
import { buildUpdate } from '../../../platform/table/build-update';
import { absent, all, any, atMost, equals, itemExists, moreThan } from '../../../platform/table/conditions';

type Issued = { tokenHash: string; userId: string; emailHash: string };

const tokenWrite = (TableName: string, now: Date, { tokenHash, userId, emailHash }: Issued): Write => {
  const until = addSeconds(now, limits.resetTokenMinutes * 60);
  const Item = {
    ...accountKeys.resetToken(tokenHash),
    ...entity('ResetToken'),
    userId,
    emailHash,
    expiresAt: until.getTime(),
    ttl: epochSeconds(until),
  };
  return { Put: { TableName, Item } };
};

export const createResetTokens = (table: Table, clock: Clock): ResetTokens => ({
  exchange: ({ spending, ...token }) => transact(table, [spending, tokenWrite(table.name, clock.now(), token)]),
  put: (token) => transact(table, [tokenWrite(table.name, clock.now(), token)]),

  async claim(tokenHash, emailHash) {
    const now = clock.now();
    const item = await updateIf(table, accountKeys.resetToken(tokenHash), {
      // Expires with the function's timeout, in case the process stopped.
      set: { claimedUntil: addSeconds(now, functionTimeoutSeconds).getTime() },
      when: all(
        equals('emailHash', emailHash),
        moreThan('expiresAt', now.getTime()),
        any(absent('claimedUntil'), atMost('claimedUntil', now.getTime())),
      ),
    });
    return item && String(item['userId']);
  },

  async release(tokenHash) {
    await conditionHolds(
      table.client.send(
        new UpdateCommand({
          TableName: table.name,
          Key: accountKeys.resetToken(tokenHash),
          ...buildUpdate({ remove: ['claimedUntil'], when: itemExists }),
        }),
      ),
    );
  },
});
