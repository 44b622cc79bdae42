import * as z from 'zod';
import { limits } from '../limits';
import { Day, line, OrganizationId } from '../model/fields';
import { BlockedOrganization, MyProfile, ProfileDraft, ProfilePrivacy, ProfileStep } from '../model/professional';
import { defineRoutes } from './route';

const ProfileVersion = z.int().nonnegative();
const organizationParams = z.strictObject({ organizationId: OrganizationId });

export const profileRoutes = defineRoutes({
  getMyProfile: {
    method: 'GET',
    path: '/api/profile',
    access: 'editProfessionalProfile',
    summary: 'The signed-in professional’s profile; empty with version 0 before the first save.',
    response: MyProfile,
    errors: [],
  },
  saveProfileDraft: {
    method: 'PUT',
    path: '/api/profile/draft',
    access: 'editProfessionalProfile',
    summary: 'Keep what the wizard holds, complete or not, when a step is left. `step` is where it goes on.',
    body: z.strictObject({ profile: ProfileDraft, step: ProfileStep, version: ProfileVersion }),
    bodyBytes: limits.profileBodyBytes,
    response: MyProfile,
    errors: ['STALE_VERSION'],
  },
  submitMyProfile: {
    method: 'POST',
    path: '/api/profile/submission',
    access: 'editProfessionalProfile',
    summary: 'The end of the wizard: everything that it requires is there, and licenses go into review.',
    body: z.strictObject({ profile: ProfileDraft, version: ProfileVersion }),
    bodyBytes: limits.profileBodyBytes,
    response: MyProfile,
    errors: ['STALE_VERSION'],
  },
  saveMyProfile: {
    method: 'PUT',
    path: '/api/profile',
    access: 'editProfessionalProfile',
    summary:
      'Save the settings form, which requires less than the wizard. `version` is the one it was edited from, 0 for the first save.',
    body: z.strictObject({ profile: ProfileDraft, version: ProfileVersion }),
    bodyBytes: limits.profileBodyBytes,
    response: MyProfile,
    errors: ['STALE_VERSION'],
  },
  saveProfilePrivacy: {
    method: 'PUT',
    path: '/api/profile/privacy',
    access: 'editProfessionalProfile',
    summary: 'Who sees the profile, the contact details and whether its owner is online.',
    body: ProfilePrivacy,
    response: ProfilePrivacy,
    errors: [],
  },
  listBlockedOrganizations: {
    method: 'GET',
    path: '/api/profile/blocked-organizations',
    access: 'editProfessionalProfile',
    summary: 'Employers who do not see the profile.',
    response: z.object({ items: z.array(BlockedOrganization) }),
    errors: [],
  },
  blockOrganization: {
    method: 'PUT',
    path: '/api/profile/blocked-organizations/{organizationId}',
    access: 'editProfessionalProfile',
    summary: 'Hide the profile from an employer. Blocking it again changes nothing.',
    params: organizationParams,
    response: BlockedOrganization,
    errors: ['NOT_FOUND', 'LIMIT_REACHED'],
  },
  unblockOrganization: {
    method: 'DELETE',
    path: '/api/profile/blocked-organizations/{organizationId}',
    access: 'editProfessionalProfile',
    summary: 'Hide it from the employer no longer.',
    params: organizationParams,
    response: z.object({ organizationId: OrganizationId }),
    errors: [],
  },
  findOrganizations: {
    method: 'GET',
    path: '/api/profile/organizations',
    access: 'editProfessionalProfile',
    summary: 'Employers whose name begins like this, to choose whom to block.',
    query: z.strictObject({ name: line(limits.organizationLength) }),
    response: z.object({ items: z.array(BlockedOrganization) }),
    errors: [],
  },
  getProfileViews: {
    method: 'GET',
    path: '/api/profile/views',
    access: 'editProfessionalProfile',
    summary: 'How often the profile was looked at: each viewer counts once a day.',
    response: z.object({
      total: z.int().nonnegative(),
      /** The last 30 days, oldest first, days without a view included. */
      days: z.array(z.object({ day: Day, views: z.int().nonnegative() })),
    }),
    errors: [],
  },
});
