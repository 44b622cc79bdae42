import * as z from 'zod';
import { limits } from '../limits';
import { notice } from '../text/notice';
import { TeamRole } from '../model/enumerations';
import { Email, InvitationId, line, optionalLine, OrganizationId, UploadId, UserId, Version } from '../model/fields';
import { UploadTarget } from '../model/file';
import {
  CompanyName,
  CompanyProfile,
  LogoUpload,
  Organization,
  PendingInvitation,
  PublicOrganization,
  TeamMember,
  TeamTwoFactorState,
} from '../model/organization';
import { defineRoutes } from './route';
import { Said } from './said';

const invitationParams = z.strictObject({ invitationId: InvitationId });
const memberParams = z.strictObject({ userId: UserId });
const tokenParams = z.strictObject({ token: z.string().max(200) });

export const InvitationForm = z.strictObject({
  firstName: line(limits.nameLength, notice('invitationFieldsRequired')),
  lastName: line(limits.nameLength, notice('invitationFieldsRequired')),
  email: Email,
  role: TeamRole,
  department: optionalLine(limits.nameLength),
});
export type InvitationForm = z.infer<typeof InvitationForm>;

export const organizationRoutes = defineRoutes({
  getOrganization: {
    method: 'GET',
    path: '/api/organization',
    access: 'readTeamJobs',
    summary: "Get the caller's organization with its company profile.",
    response: Organization,
    errors: ['NOT_FOUND'],
  },
  getPublicOrganization: {
    method: 'GET',
    path: '/api/organizations/{organizationId}',
    access: 'public',
    summary: 'Get the public page of an organization, without contact details.',
    params: z.strictObject({ organizationId: OrganizationId }),
    response: PublicOrganization,
    errors: ['NOT_FOUND'],
  },
  saveOrganization: {
    method: 'PUT',
    path: '/api/organization',
    access: 'editCompanyProfile',
    summary: 'Save the company profile. `version` is the version that was edited.',
    body: z.strictObject({ profile: CompanyProfile, version: Version }),
    response: Organization,
    errors: ['STALE_VERSION'],
  },
  createOrganization: {
    method: 'POST',
    path: '/api/organizations',
    access: 'signedIn',
    status: 201,
    idempotent: true,
    summary: 'Create an organization as an employer who belongs to none. The creator becomes its administrator.',
    body: z.strictObject({ company_name: CompanyName }),
    response: z.object({ organizationId: OrganizationId }),
    errors: ['ALREADY_IN_ORGANIZATION', 'EMAIL_NOT_VERIFIED'],
  },
  requestLogoUpload: {
    method: 'POST',
    path: '/api/organization/logo-uploads',
    access: 'editCompanyProfile',
    status: 201,
    summary: 'Get an upload URL for one logo image. It expires after a few minutes.',
    body: LogoUpload,
    response: UploadTarget,
    errors: ['TOO_MANY_REQUESTS'],
  },
  setLogo: {
    method: 'PUT',
    path: '/api/organization/logo',
    access: 'editCompanyProfile',
    summary: 'Set an uploaded image as the logo once its content has been checked.',
    body: z.strictObject({ uploadId: UploadId }),
    response: Organization,
    errors: ['UPLOAD_MISSING', 'UPLOAD_BEING_CHECKED'],
  },
  removeLogo: {
    method: 'DELETE',
    path: '/api/organization/logo',
    access: 'editCompanyProfile',
    summary: 'Remove the logo.',
    response: Organization,
    errors: [],
  },
  listTeamMembers: {
    method: 'GET',
    path: '/api/organization/members',
    access: 'readTeamJobs',
    summary: 'List the team members.',
    response: z.object({ items: z.array(TeamMember) }),
    errors: [],
  },
  changeMember: {
    method: 'PUT',
    path: '/api/organization/members/{userId}',
    access: 'manageTeam',
    summary: "Change a member's role and department. The last administrator cannot be demoted.",
    params: memberParams,
    body: z.strictObject({ role: TeamRole, department: optionalLine(limits.nameLength) }),
    response: TeamMember,
    errors: ['NOT_FOUND', 'LAST_ADMIN'],
  },
  removeMember: {
    method: 'DELETE',
    path: '/api/organization/members/{userId}',
    access: 'manageTeam',
    summary: 'Remove a member from the team. Jobs that they posted stay with the organization.',
    params: memberParams,
    response: Said('memberRemoved'),
    errors: ['NOT_FOUND', 'LAST_ADMIN'],
  },
  transferAdministration: {
    method: 'POST',
    path: '/api/organization/transfer',
    access: 'manageTeam',
    summary: 'Make another member an administrator and become a manager yourself.',
    body: z.strictObject({ userId: UserId }),
    response: Said('administrationTransferred'),
    errors: ['NOT_FOUND'],
  },
  leaveOrganization: {
    method: 'POST',
    path: '/api/organization/leave',
    access: 'leaveTeam',
    summary: 'Leave the team.',
    response: Said('organizationLeft'),
    errors: ['LAST_ADMIN'],
  },
  getTeamTwoFactor: {
    method: 'GET',
    path: '/api/organization/two-factor',
    access: 'manageTeam',
    summary: 'Get whether the organization requires two-factor authentication, and which members have it off.',
    response: TeamTwoFactorState,
    errors: [],
  },
  setTeamTwoFactor: {
    method: 'PUT',
    path: '/api/organization/two-factor',
    access: 'manageTeam',
    summary:
      "Require two-factor authentication of all members, or stop requiring it. The caller's own must be on to require it. Members who have it off are refused with TWO_FACTOR_REQUIRED until they set it up.",
    body: z.strictObject({ required: z.boolean() }),
    response: TeamTwoFactorState,
    errors: ['TWO_FACTOR_REQUIRED', 'NOT_FOUND', 'STALE_VERSION'],
  },
  listInvitations: {
    method: 'GET',
    path: '/api/organization/invitations',
    access: 'manageTeam',
    summary: 'List pending invitations, newest first. Expired, accepted, and revoked invitations are not included.',
    response: z.object({ items: z.array(PendingInvitation) }),
    errors: [],
  },
  inviteMember: {
    method: 'POST',
    path: '/api/organization/invitations',
    access: 'manageTeam',
    status: 201,
    idempotent: true,
    summary: 'Invite a member by email. The link works once and expires after 7 days.',
    body: InvitationForm,
    response: PendingInvitation.extend(Said('invitationSent').shape),
    errors: ['ALREADY_MEMBER', 'TOO_MANY_REQUESTS'],
  },
  resendInvitation: {
    method: 'POST',
    path: '/api/organization/invitations/{invitationId}/resend',
    access: 'manageTeam',
    summary: 'Resend an invitation and extend it by 7 days.',
    params: invitationParams,
    response: PendingInvitation.extend(Said('invitationResent').shape),
    errors: ['NOT_FOUND', 'COOLDOWN', 'TOO_MANY_REQUESTS'],
  },
  revokeInvitation: {
    method: 'DELETE',
    path: '/api/organization/invitations/{invitationId}',
    access: 'manageTeam',
    summary: 'Revoke an invitation. Its link stops working.',
    params: invitationParams,
    response: Said('invitationRevoked'),
    errors: ['NOT_FOUND'],
  },
  getInvitation: {
    method: 'GET',
    path: '/api/invitations/{token}',
    access: 'public',
    summary: 'Get an invitation by its token before registering or accepting.',
    params: tokenParams,
    response: z.object({
      firstName: z.string(),
      lastName: z.string(),
      email: z.string(),
      organization: z.string(),
      role: TeamRole,
    }),
    errors: ['INVALID_TOKEN'],
  },
  acceptInvitation: {
    method: 'POST',
    path: '/api/invitations/{token}/accept',
    access: 'signedIn',
    summary:
      'Accept an invitation with the account of the invited email address. If the user is the only member of an organization without jobs, that organization is deleted.',
    params: tokenParams,
    response: Said('invitationAccepted').extend({ organization: z.string(), role: TeamRole }),
    errors: ['INVALID_TOKEN', 'INVITATION_FOR_OTHER', 'ALREADY_IN_ORGANIZATION', 'LIMIT_REACHED', 'EMAIL_NOT_VERIFIED'],
  },
});
