import * as z from 'zod';
import { limits } from '../limits';
import { messages } from '../messages';
import { TeamRole } from '../model/enumerations';
import { Email, InvitationId, line, optionalLine, OrganizationId, UploadId, UserId, Version } from '../model/fields';
import { UploadTarget } from '../model/file';
import { CompanyProfile, LogoUpload, Organization, PendingInvitation, TeamMember } from '../model/organization';
import { defineRoutes } from './route';

const invitationParams = z.strictObject({ invitationId: InvitationId });
const memberParams = z.strictObject({ userId: UserId });
const tokenParams = z.strictObject({ token: z.string().max(200) });
const Done = z.object({ message: z.string() });
const Invited = PendingInvitation.extend({ message: z.string() });

/** Who is invited, and as what. */
export const InvitationForm = z.strictObject({
  firstName: line(limits.nameLength, messages.invitationFieldsRequired),
  lastName: line(limits.nameLength, messages.invitationFieldsRequired),
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
    summary: 'The caller’s organisation with its company profile.',
    response: Organization,
    errors: ['NOT_FOUND'],
  },
  saveOrganization: {
    method: 'PUT',
    path: '/api/organization',
    access: 'editCompanyProfile',
    summary: 'Save the company profile made from `version`.',
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
    summary: 'Found an organisation as an employer who belongs to none; the founder is its administrator.',
    body: z.strictObject({ company_name: line(limits.organizationLength, messages.companyNameRequired) }),
    response: z.object({ organizationId: OrganizationId }),
    errors: ['ALREADY_IN_ORGANIZATION', 'EMAIL_NOT_VERIFIED'],
  },
  requestLogoUpload: {
    method: 'POST',
    path: '/api/organization/logo-uploads',
    access: 'editCompanyProfile',
    status: 201,
    summary: 'An address that takes one image for a few minutes.',
    body: LogoUpload,
    response: UploadTarget,
    errors: ['TOO_MANY_REQUESTS'],
  },
  setLogo: {
    method: 'PUT',
    path: '/api/organization/logo',
    access: 'editCompanyProfile',
    summary: 'Make the uploaded image the logo, once its content has proved to be one.',
    body: z.strictObject({ uploadId: UploadId }),
    response: Organization,
    errors: ['UPLOAD_MISSING'],
  },
  removeLogo: {
    method: 'DELETE',
    path: '/api/organization/logo',
    access: 'editCompanyProfile',
    summary: 'Remove the logo and its file.',
    response: Organization,
    errors: [],
  },
  listTeamMembers: {
    method: 'GET',
    path: '/api/organization/members',
    access: 'readTeamJobs',
    summary: 'The team.',
    response: z.object({ items: z.array(TeamMember) }),
    errors: [],
  },
  changeMember: {
    method: 'PUT',
    path: '/api/organization/members/{userId}',
    access: 'manageTeam',
    summary: 'Change a member’s role and department. The last administrator stays one.',
    params: memberParams,
    body: z.strictObject({ role: TeamRole, department: optionalLine(limits.nameLength) }),
    response: TeamMember,
    errors: ['NOT_FOUND', 'LAST_ADMIN'],
  },
  removeMember: {
    method: 'DELETE',
    path: '/api/organization/members/{userId}',
    access: 'manageTeam',
    summary: 'Remove a member; what they posted stays with the organisation.',
    params: memberParams,
    response: Done,
    errors: ['NOT_FOUND', 'LAST_ADMIN'],
  },
  transferAdministration: {
    method: 'POST',
    path: '/api/organization/transfer',
    access: 'manageTeam',
    summary: 'Make a member an administrator and become a manager in the same step.',
    body: z.strictObject({ userId: UserId }),
    response: Done,
    errors: ['NOT_FOUND'],
  },
  leaveOrganization: {
    method: 'POST',
    path: '/api/organization/leave',
    access: 'readTeamJobs',
    summary: 'Leave the team.',
    response: Done,
    errors: ['LAST_ADMIN'],
  },
  listInvitations: {
    method: 'GET',
    path: '/api/organization/invitations',
    access: 'manageTeam',
    summary: 'Invitations that were neither accepted nor revoked, newest first; expired ones are left out.',
    response: z.object({ items: z.array(PendingInvitation) }),
    errors: [],
  },
  inviteMember: {
    method: 'POST',
    path: '/api/organization/invitations',
    access: 'manageTeam',
    status: 201,
    idempotent: true,
    summary: 'Invite somebody by e-mail; the link is valid once, for 7 days.',
    body: InvitationForm,
    response: Invited,
    errors: ['ALREADY_MEMBER', 'TOO_MANY_REQUESTS'],
  },
  resendInvitation: {
    method: 'POST',
    path: '/api/organization/invitations/{invitationId}/resend',
    access: 'manageTeam',
    summary: 'Send the invitation again and let it be valid for another 7 days.',
    params: invitationParams,
    response: Invited,
    errors: ['NOT_FOUND', 'COOLDOWN', 'TOO_MANY_REQUESTS'],
  },
  revokeInvitation: {
    method: 'DELETE',
    path: '/api/organization/invitations/{invitationId}',
    access: 'manageTeam',
    summary: 'Take an invitation back: its link stops working.',
    params: invitationParams,
    response: Done,
    errors: ['NOT_FOUND'],
  },
  getInvitation: {
    method: 'GET',
    path: '/api/invitations/{token}',
    access: 'public',
    summary: 'What an invitation link stands for, shown before its holder registers or accepts.',
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
      'Join the inviting team with the account of the invited address. Somebody who is alone in an organisation without ' +
      'postings moves: that organisation is deleted.',
    params: tokenParams,
    response: z.object({ organization: z.string(), role: TeamRole, message: z.string() }),
    errors: ['INVALID_TOKEN', 'INVITATION_FOR_OTHER', 'ALREADY_IN_ORGANIZATION', 'LIMIT_REACHED', 'EMAIL_NOT_VERIFIED'],
  },
});
