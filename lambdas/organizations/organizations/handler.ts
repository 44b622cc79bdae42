import { organizationRoutes } from '@shared/organizations/api/organizations.routes';
import { scopeOf } from '@shared/organizations/rules/permissions';
import { actionResult } from '../../platform/http/english';
import { organizationOf, type AuthorizedCaller } from '../../platform/http/caller';
import { requestUpload } from '../../platform/files/request-upload';
import { serve } from '../../platform/http/serve';
import { acceptInvitation } from './accept-invitation';
import { changeMember, removeMember } from './change-team';
import { deps, platform } from './deps';
import { createOrganization } from './create-organization';
import { addFacilityPhoto, removeFacilityPhoto, saveFacilityPhotos } from './facility-photos';
import { getInvitation } from './get-invitation';
import { readOrganization } from './read-organization';
import { getPublicOrganization } from './get-public-organization';
import { inviteMember } from './invite-member';
import { listTeamMembers } from './list-team-members';
import { listInvitations, resendInvitation, revokeInvitation } from './manage-invitations';
import { saveOrganization } from './save-organization';
import { removeLogo, setLogo } from './set-logo';
import { getTeamTwoFactor, setTeamTwoFactor } from './team-two-factor';

const managesTeam = ({ role }: AuthorizedCaller): boolean => scopeOf('manageTeam', role) === 'organization';

const actor = (caller: AuthorizedCaller) => ({ organizationId: organizationOf(caller), actorId: caller.userId });

export const handler = serve(
  organizationRoutes,
  {
    getOrganization: ({ caller }) =>
      readOrganization(deps, { organizationId: organizationOf(caller), role: caller.role }),
    getPublicOrganization: ({ params }) => getPublicOrganization(deps, params.organizationId),
    saveOrganization: ({ body, caller }) => saveOrganization(deps, { organizationId: organizationOf(caller), ...body }),
    createOrganization: ({ body, caller }) =>
      createOrganization(deps, { userId: caller.userId, name: body.company_name }),
    requestLogoUpload: ({ body, caller }) =>
      requestUpload(deps, { owner: organizationOf(caller), kind: 'logo', contentType: body.contentType }),
    setLogo: ({ body, caller }) => setLogo(deps, { organizationId: organizationOf(caller), ...body }),
    removeLogo: ({ caller }) => removeLogo(deps, organizationOf(caller)),
    requestFacilityPhotoUpload: ({ body, caller }) =>
      requestUpload(deps, { owner: organizationOf(caller), kind: 'facility', contentType: body.contentType }),
    addFacilityPhoto: ({ body, caller }) => addFacilityPhoto(deps, { organizationId: organizationOf(caller), ...body }),
    saveFacilityPhotos: ({ body, caller }) =>
      saveFacilityPhotos(deps, { organizationId: organizationOf(caller), ...body }),
    removeFacilityPhoto: ({ params, caller }) =>
      removeFacilityPhoto(deps, { organizationId: organizationOf(caller), ...params }),
    listTeamMembers: async ({ caller }) => ({ items: await listTeamMembers(deps, organizationOf(caller)) }),
    changeMember: ({ params, body, caller }) => changeMember(deps, { ...actor(caller), ...params, ...body }),
    removeMember: async ({ params, caller }) => {
      await removeMember(deps, { ...actor(caller), ...params });
      return actionResult('memberRemoved');
    },
    leaveOrganization: async ({ caller }) => {
      await removeMember(deps, { ...actor(caller), userId: caller.userId });
      return actionResult('organizationLeft');
    },
    getTeamTwoFactor: ({ caller }) => getTeamTwoFactor(deps, organizationOf(caller)),
    setTeamTwoFactor: ({ body, caller }) => setTeamTwoFactor(deps, { ...actor(caller), ...body }),
    listInvitations: async ({ caller }) => ({ items: await listInvitations(deps, organizationOf(caller)) }),
    inviteMember: ({ body, caller }) =>
      inviteMember(deps, { organizationId: organizationOf(caller), invitedBy: caller.userId, ...body }, caller),
    resendInvitation: ({ params, caller }) =>
      resendInvitation(deps, { organizationId: organizationOf(caller), managesTeam: managesTeam(caller), ...params }),
    revokeInvitation: ({ params, caller }) =>
      revokeInvitation(deps, { organizationId: organizationOf(caller), managesTeam: managesTeam(caller), ...params }),
    getInvitation: ({ params }) => getInvitation(deps, params.token),
    acceptInvitation: ({ params, caller }) => acceptInvitation(deps, { userId: caller.userId, token: params.token }),
  },
  platform,
);
