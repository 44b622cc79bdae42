import { limits } from '@shared/limits';
import { UserId } from '@shared/core/model/fields';
import * as z from 'zod';
import { addSeconds, epochSeconds } from '../../../platform/clock';
import { buildUpdate } from '../../../platform/table/build-update';
import { absent, all, any, itemAbsent, atMost } from '../../../platform/table/conditions';
import { getItem, getItems, transact, type Table } from '../../../platform/table/table';
import { accountKeys } from '../../accounts/accounts/keys';
import { entity } from '../../entity';
import { referralKeys } from './keys';
import { getReferralLink } from './referral-links';
import type { InvitedColleague, ReferralInvitations } from './ports';

const StoredInvitation = z.object({ userId: UserId, email: z.string(), emailHash: z.string() });

/** Returns null if the address now has an account or opted out: neither gets an email. */
export const getReferralInvitation = async (table: Table, invitationId: string): Promise<InvitedColleague | null> => {
  const item = await getItem(table, referralKeys.referralInvitation(invitationId), true);
  if (!item) return null;
  const invitation = StoredInvitation.parse(item);
  const { userId, emailHash } = invitation;
  const [[owner, address], link] = await Promise.all([
    getItems(table, [accountKeys.emailOwner(emailHash), referralKeys.referralAddress(emailHash)], true),
    getReferralLink(table, userId),
  ]);
  if (owner || address?.['stoppedAt'] || !link) return null;
  return { ...invitation, generation: link.generation };
};

const keptSeconds = limits.referralInvitationDays * 24 * 3600;

class NotInvited extends Error {
  override readonly name = 'NotInvited';
}

export const createReferralInvitations = (table: Table): ReferralInvitations => {
  const TableName = table.name;
  return {
    async put(invitation, since) {
      const { invitationId, emailHash, createdAt } = invitation;
      const ttl = epochSeconds(addSeconds(new Date(createdAt), keptSeconds));
      try {
        await transact(table, [
          {
            Update: {
              TableName,
              Key: referralKeys.referralAddress(emailHash),
              ...buildUpdate({
                set: { ...entity('ReferralAddress'), invitedAt: createdAt, ttl },
                when: any(itemAbsent, all(absent('stoppedAt'), atMost('invitedAt', since))),
              }),
            },
            refusal: NotInvited,
          },
          {
            Put: {
              TableName,
              Item: {
                ...referralKeys.referralInvitation(invitationId),
                ...entity('ReferralInvitation'),
                ...invitation,
                ttl,
              },
              ConditionExpression: 'attribute_not_exists(pk)',
            },
          },
        ]);
      } catch (error) {
        if (!(error instanceof NotInvited)) throw error;
      }
    },

    stop: (emailHash, at) =>
      transact(table, [
        {
          Update: {
            TableName,
            Key: referralKeys.referralAddress(emailHash),
            ...buildUpdate({ set: { ...entity('ReferralAddress'), stoppedAt: at }, remove: ['ttl'] }),
          },
        },
      ]),
  };
};
