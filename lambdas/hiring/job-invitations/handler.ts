import { jobInvitationRoutes } from '@shared/hiring/api/job-invitations.routes';
import { serve } from '../../platform/http/serve';
import { declineJobInvitation } from './decline-job-invitation';
import { deps, platform } from './deps';
import { inviteToApply } from './invite-to-apply';
import { listJobInvitations, listMyInvitations } from './list-job-invitations';

export const handler = serve(
  jobInvitationRoutes,
  {
    inviteToApply: ({ params, body, caller }) => inviteToApply(deps, { caller, ...params, ...body }),
    listJobInvitations: ({ params, query, caller }) => listJobInvitations(deps, { caller, ...params, ...query }),
    listMyInvitations: ({ query, caller }) => listMyInvitations(deps, { userId: caller.userId, ...query }),
    declineJobInvitation: ({ params, body, caller }) =>
      declineJobInvitation(deps, { userId: caller.userId, ...params, ...body }),
  },
  platform,
);
