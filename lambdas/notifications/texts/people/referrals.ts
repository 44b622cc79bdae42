import { referralRoutes } from '@shared/people/api/referrals.routes';
import type { EventOf } from '@shared/core/model/event';
import { paths, pathTo, referralAddress } from '@shared/paths';
import { productName as product } from '@shared/product';
import type { EventReader } from '../../../events/ports';
import { textsOf } from '../../../platform/text/deferred-text';
import { referralCode } from '../../../store/people/referrals/referral-code';
import { stopToken } from '../../../store/people/referrals/stop-token';
import { onSite } from '../../format';
import { defineTexts } from '../../text';

const loadInvited = async (reader: EventReader, { data }: EventOf<'referral.invited'>) => {
  const [invited, inviter] = await Promise.all([
    reader.referralInvitation(data.invitationId),
    reader.account(data.userId),
  ]);
  return invited && inviter && { invited, inviter };
};

const t = textsOf('notifications/referrals');

export const referralTexts = defineTexts({
  'referral.invited': {
    load: loadInvited,
    toAddress: {
      address: ({ invited }) => invited.email,
      // The inviter knows the person, so their language is used.
      language: ({ inviter }) => inviter.language,
      email: async ({ invited, inviter: { firstName, lastName } }, { siteUrl, hash }) => {
        const [code, token] = await Promise.all([
          referralCode(hash, invited.userId, invited.generation),
          stopToken(hash, invited.emailHash),
        ]);
        const post = referralRoutes.stopReferralInvitations.path.replace('{token}', encodeURIComponent(token));
        return {
          subject: t('subject', { firstName, lastName, product }),
          preview: t('preview'),
          heading: t('heading', { firstName, lastName, product }),
          paragraphs: [t('text', { product })],
          action: { label: t('action'), url: onSite(siteUrl, referralAddress(code)) },
          notes: [t('why', { firstName })],
          links: [{ label: t('stop'), url: onSite(siteUrl, pathTo(paths.stopReferrals, { token })) }],
          kind: { unsubscribe: onSite(siteUrl, post) },
        };
      },
    },
  },
});
