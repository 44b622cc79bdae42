import { organizationRoutes } from '@shared/api/organizations.routes';
import { organizationOf } from '../runtime/caller';
import { serve } from '../runtime/serve';
import { deps, platform } from './deps';
import { getInvitation } from './get-invitation';
import { getOrganization } from './get-organization';
import { inviteMember } from './invite-member';
import { listTeamMembers } from './list-team-members';
import { saveOrganization } from './save-organization';

export const handler = serve(
  organizationRoutes,
  {
    getOrganization: ({ caller }) => getOrganization(deps, organizationOf(caller)),
    saveOrganization: ({ body, caller }) => saveOrganization(deps, { organizationId: organizationOf(caller), ...body }),
    listTeamMembers: async ({ caller }) => ({ items: await listTeamMembers(deps, organizationOf(caller)) }),
    inviteMember: ({ body, caller }) =>
      inviteMember(deps, { organizationId: organizationOf(caller), invitedBy: caller.userId, ...body }),
    getInvitation: ({ params }) => getInvitation(deps, params.token),
  },
  platform,
);
