import * as z from 'zod';
import { buildUpdate } from '../../../platform/table/build-update';
import { equals, itemAbsent } from '../../../platform/table/conditions';
import { ConcurrentModificationError } from '../../../platform/table/retry-on-conflict';
import { getItem, transact, type Table, type Write } from '../../../platform/table/table';
import { entity } from '../../entity';
import { referralKeys } from './keys';
import type { ReferralCodes, ReferralLinks, StoredReferralLink } from './ports';

const StoredLink = z.object({ generation: z.int().positive(), joined: z.int().nonnegative() });

export const getReferralLink = async (table: Table, userId: string): Promise<StoredReferralLink | null> => {
  const item = await getItem(table, referralKeys.referralLink(userId), true);
  return item ? StoredLink.parse(item) : null;
};

/** Adds to the count of the link's owner. */
export const creditWrite = (TableName: string, referrerId: string): Write => ({
  Update: { TableName, Key: referralKeys.referralLink(referrerId), ...buildUpdate({ add: { joined: 1 } }) },
});

export const createReferralCodes = (table: Table): ReferralCodes => ({
  async ownerOf(codeHash) {
    const item = await getItem(table, referralKeys.referralCode(codeHash));
    return item ? String(item['userId']) : null;
  },
});

export const createReferralLinks = (table: Table): ReferralLinks => {
  const TableName = table.name;
  return {
    get: (userId) => getReferralLink(table, userId),

    put: (userId, { generation, codeHash, previousCodeHash }) =>
      transact(table, [
        {
          Update: {
            TableName,
            Key: referralKeys.referralLink(userId),
            ...buildUpdate({
              set: { ...entity('ReferralLink'), userId, generation },
              setIfAbsent: { joined: 0 },
              when: previousCodeHash === null ? itemAbsent : equals('generation', generation - 1),
            }),
          },
          refusal: ConcurrentModificationError,
        },
        {
          Put: {
            TableName,
            Item: { ...referralKeys.referralCode(codeHash), ...entity('ReferralCode'), userId },
          },
        },
        ...(previousCodeHash === null
          ? []
          : [{ Delete: { TableName, Key: referralKeys.referralCode(previousCodeHash) } }]),
      ]),
  };
};
