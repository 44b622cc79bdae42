import { referralRoutes } from '@shared/people/api/referrals.routes';
import { serve } from '../../platform/http/serve';
import { deps, platform } from './deps';
import { inviteColleague, stopReferralInvitations } from './invite-colleague';
import { getReferralLink, replaceReferralLink } from './referral-link';

export const handler = serve(
  referralRoutes,
  {
    getReferralLink: ({ caller }) => getReferralLink(deps, caller.userId),
    replaceReferralLink: ({ body, caller }) => replaceReferralLink(deps, { userId: caller.userId, ...body }),
    inviteColleague: ({ body, caller }) => inviteColleague(deps, { userId: caller.userId, ...body }),
    stopReferralInvitations: ({ params }) => stopReferralInvitations(deps, params.token),
  },
  platform,
);
