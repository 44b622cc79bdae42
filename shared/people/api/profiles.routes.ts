import * as z from 'zod';
import { limits } from '../../limits';
import { Profession } from '../../core/model/enumerations';
import { CertificationId, cursorQuery, Day, searchedText, OrganizationId, FirstVersion } from '../../core/model/fields';
import {
  BlockedOrganization,
  HeldCertification,
  MemberPrivacy,
  MyProfile,
  PrivacyVersion,
  ProfileDraft,
  ProfilePrivacy,
  ProfileStep,
} from '../model/professional';
import { ReceiptRef, ShownReceipt } from '../../money/model/receipt';
import { defineRoutes } from '../../core/api/route';

const ProfileVersion = FirstVersion;
const certificationParams = z.strictObject({ certificationId: CertificationId });
const CertificationForm = HeldCertification.omit({ id: true });
/** Without a version, the settings overwrite stored ones. */
const anyVersion = { version: PrivacyVersion.optional() };
const stored = { version: PrivacyVersion };
const organizationParams = z.strictObject({ organizationId: OrganizationId });

export const profileRoutes = defineRoutes({
  getMyProfile: {
    method: 'GET',
    path: '/api/profiles',
    access: 'editProfessionalProfile',
    summary: "Get the professional's own profile. Before the first save it is empty with `version` 0.",
    response: MyProfile,
    errors: [],
  },
  saveProfileDraft: {
    method: 'PUT',
    path: '/api/profiles/draft',
    access: 'editProfessionalProfile',
    staying: true,
    summary: "Save the profile wizard's current entries, complete or not. `step` is where the professional resumes.",
    body: z.strictObject({ profile: ProfileDraft, step: ProfileStep, version: ProfileVersion }),
    bodyBytes: limits.profileBodyBytes,
    response: MyProfile,
    errors: ['STALE_VERSION', 'LIMIT_REACHED'],
  },
  submitMyProfile: {
    method: 'POST',
    path: '/api/profiles/submission',
    access: 'editProfessionalProfile',
    staying: true,
    summary:
      'Submit the profile at the end of the wizard. Everything that the wizard requires must be present; licenses go into verification.',
    body: z.strictObject({ profile: ProfileDraft, version: ProfileVersion }),
    bodyBytes: limits.profileBodyBytes,
    response: MyProfile,
    errors: ['STALE_VERSION', 'LIMIT_REACHED'],
  },
  saveMyProfile: {
    method: 'PUT',
    path: '/api/profiles',
    access: 'editProfessionalProfile',
    staying: true,
    summary:
      'Save the profile from the settings form, which requires less than the wizard. `version` is the version that was edited, 0 for the first save.',
    body: z.strictObject({ profile: ProfileDraft, version: ProfileVersion }),
    bodyBytes: limits.profileBodyBytes,
    response: MyProfile,
    errors: ['STALE_VERSION', 'LIMIT_REACHED'],
  },
  confirmMyProfession: {
    method: 'PUT',
    path: '/api/profiles/profession',
    access: 'editProfessionalProfile',
    summary: 'Confirm or choose the profession of a profile saved before professions were asked.',
    body: z.strictObject({ profession: Profession }),
    response: MyProfile,
    errors: ['NOT_FOUND', 'STALE_VERSION'],
  },
  saveCertification: {
    method: 'PUT',
    path: '/api/profiles/certifications/{certificationId}',
    access: 'editProfessionalProfile',
    summary:
      'Add or change one certification of the profile. `before` is the certification that was edited, null for a new one. Once the profile is submitted, the certification goes into verification.',
    params: certificationParams,
    body: z.strictObject({ certification: CertificationForm, before: CertificationForm.nullable() }),
    response: MyProfile,
    errors: ['STALE_VERSION', 'LIMIT_REACHED'],
  },
  removeCertification: {
    method: 'DELETE',
    path: '/api/profiles/certifications/{certificationId}',
    access: 'editProfessionalProfile',
    summary: 'Remove one certification from the profile, with its verification and document.',
    params: certificationParams,
    response: MyProfile,
    errors: ['NOT_FOUND', 'STALE_VERSION'],
  },
  saveProfilePrivacy: {
    method: 'PUT',
    path: '/api/profiles/privacy',
    access: 'editProfessionalProfile',
    summary:
      'Set who can see the profile, the contact details, and whether the professional is online, where distances start, and whether views count. `version` is the version that was edited.',
    body: z.strictObject({ ...ProfilePrivacy.shape, ...anyVersion }),
    response: z.object({ ...ProfilePrivacy.shape, ...stored }),
    errors: ['STALE_VERSION'],
  },
  getMemberPrivacy: {
    method: 'GET',
    path: '/api/profiles/member-privacy',
    access: 'memberPrivacy',
    summary: 'Get what professionals see of the team member: being online, and the profiles that the member opened.',
    response: z.object({ ...MemberPrivacy.shape, ...stored }),
    errors: [],
  },
  saveMemberPrivacy: {
    method: 'PUT',
    path: '/api/profiles/member-privacy',
    access: 'memberPrivacy',
    summary: 'Set what professionals see of the team member. `version` is the version that was edited.',
    body: z.strictObject({ ...MemberPrivacy.shape, ...anyVersion }),
    response: z.object({ ...MemberPrivacy.shape, ...stored }),
    errors: ['STALE_VERSION'],
  },
  listBlockedOrganizations: {
    method: 'GET',
    path: '/api/profiles/blocked-organizations',
    access: 'editProfessionalProfile',
    summary: 'List the employers that cannot see the profile.',
    response: z.object({ items: z.array(BlockedOrganization) }),
    errors: [],
  },
  blockOrganization: {
    method: 'PUT',
    path: '/api/profiles/blocked-organizations/{organizationId}',
    access: 'editProfessionalProfile',
    summary: 'Hide the profile from an employer. Blocking one again has no effect.',
    params: organizationParams,
    response: BlockedOrganization,
    errors: ['NOT_FOUND', 'LIMIT_REACHED'],
  },
  unblockOrganization: {
    method: 'DELETE',
    path: '/api/profiles/blocked-organizations/{organizationId}',
    access: 'editProfessionalProfile',
    summary: 'Unblock an employer so it can see the profile again.',
    params: organizationParams,
    response: z.object({ organizationId: OrganizationId }),
    errors: [],
  },
  findOrganizations: {
    method: 'GET',
    path: '/api/profiles/organizations',
    access: 'editProfessionalProfile',
    summary: 'Find employers to block by the beginning of their name.',
    query: z.strictObject({ name: searchedText(limits.organizationLength).min(1) }),
    response: z.object({ items: z.array(BlockedOrganization) }),
    errors: [],
  },
  listReceipts: {
    method: 'GET',
    path: '/api/profiles/receipts',
    access: 'editProfessionalProfile',
    summary:
      'List what the professional shared with organizations: what, with which, why, when, and whether it was opened. Latest first.',
    query: cursorQuery,
    response: z.object({ items: z.array(ShownReceipt), nextCursor: z.string().nullable() }),
    errors: ['INVALID_CURSOR'],
  },
  revokeReceipt: {
    method: 'POST',
    path: '/api/profiles/receipts/revocations',
    access: 'editProfessionalProfile',
    summary:
      'Stop sharing what the organization has not opened yet. Refused once it has. A repeated call changes nothing.',
    body: ReceiptRef,
    response: ReceiptRef,
    errors: ['NOT_FOUND', 'ALREADY_HANDED_OVER'],
  },
  exportReceipts: {
    method: 'GET',
    path: '/api/profiles/receipts/export',
    access: 'editProfessionalProfile',
    cost: 'slow',
    summary: 'Get the receipts as CSV, in parts.',
    query: cursorQuery,
    response: z.object({ csv: z.string(), nextCursor: z.string().nullable() }),
    errors: ['INVALID_CURSOR'],
  },
  getProfileViews: {
    method: 'GET',
    path: '/api/profiles/views',
    access: 'editProfessionalProfile',
    summary: "Get the profile's view counts. Each viewer counts once per day.",
    response: z.object({
      total: z.int().nonnegative(),
      /** Views of the last 30 days, oldest first, including days without views. */
      days: z.array(z.object({ day: Day, views: z.int().nonnegative() })),
    }),
    errors: [],
  },
  listProfileViewers: {
    method: 'GET',
    path: '/api/profiles/viewers',
    access: 'editProfessionalProfile',
    summary:
      'List the verified organizations that opened the profile in the last 30 days, the latest first, each once. Empty while the professional does not share their own views.',
    query: cursorQuery,
    response: z.object({
      /** Whether the professional shares their own profile views. */
      shared: z.boolean(),
      items: z.array(BlockedOrganization.extend({ viewedOn: Day })),
      nextCursor: z.string().nullable(),
    }),
    errors: ['INVALID_CURSOR'],
  },
});
