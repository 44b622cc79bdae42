import * as z from 'zod';
import { limits } from '../limits';
import { TeamRole } from '../model/enumerations';
import { Email, Instant, InvitationId, optionalLine, Version } from '../model/fields';
import { CompanyProfile, Organization, TeamMember } from '../model/organization';
import { defineRoutes } from './route';

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
  listTeamMembers: {
    method: 'GET',
    path: '/api/organization/members',
    access: 'readTeamJobs',
    summary: 'The team.',
    response: z.object({ items: z.array(TeamMember) }),
    errors: [],
  },
  inviteMember: {
    method: 'POST',
    path: '/api/organization/invitations',
    access: 'manageTeam',
    status: 201,
    idempotent: true,
    summary: 'Invite somebody by e-mail; the link is valid once, for 7 days.',
    body: z.strictObject({ email: Email, role: TeamRole, department: optionalLine(limits.nameLength) }),
    response: z.object({
      invitationId: InvitationId,
      email: z.string(),
      role: TeamRole,
      expiresAt: Instant,
      message: z.string(),
    }),
    errors: ['ALREADY_MEMBER', 'TOO_MANY_REQUESTS'],
  },
  getInvitation: {
    method: 'GET',
    path: '/api/invitations/{token}',
    access: 'public',
    summary: 'What an invitation link stands for, shown before its holder registers.',
    params: z.strictObject({ token: z.string().max(200) }),
    response: z.object({ email: z.string(), organization: z.string(), role: TeamRole }),
    errors: ['INVALID_TOKEN'],
  },
});
