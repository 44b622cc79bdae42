import * as z from 'zod';
import { bounds } from '../../bounds';
import { inMegabytes, limits } from '../../limits';
import { notice } from '../../text/notice';
import {
  CompanyBenefit,
  CompanySize,
  Department,
  Industry,
  MemberStatus,
  TeamRole,
} from '../../core/model/enumerations';
import {
  FirstVersion,
  ContactId,
  Email,
  foldedText,
  Instant,
  InvitationId,
  optionalLine,
  OptionalDeskPhone,
  optionalProse,
  OptionalUrl,
  OrganizationId,
  UserId,
  Version,
  Photo,
} from '../../core/model/fields';
import { FacilityPhoto } from '../../people/model/facility-photo';
import { FileUpload } from '../../core/model/file';
import { VerifiedEmployer } from './organization-verification';
import { Rating } from '../../people/model/review';
import { storedFields } from '../../core/model/stored-form';
import {
  companyBenefits,
  defaultCountry,
  departments,
  logoTypes,
  twoFactorGraceChoices,
} from '../../core/model/vocabulary';

const OptionalEmail = z.union([z.literal(''), Email], { error: notice('emailInvalid') }).default('');

export const CompanyContact = z.strictObject({
  id: ContactId,
  name: optionalLine(limits.nameLength),
  title: optionalLine(limits.nameLength),
  email: OptionalEmail,
  phone: OptionalDeskPhone,
  department: optionalLine(limits.nameLength),
  linkedin_url: OptionalUrl,
  is_primary: z.boolean(),
});
export type CompanyContact = z.infer<typeof CompanyContact>;

export const addressKinds = ['headquarters', 'billing', 'shipping'] as const;
export type AddressKind = (typeof addressKinds)[number];

const address = <const K extends AddressKind>(kind: K) => {
  const parts = {
    address: optionalLine(limits.addressLength),
    city: optionalLine(limits.locationLength),
    state: optionalLine(limits.locationLength),
    country: optionalLine(limits.locationLength).unwrap().default(defaultCountry),
    postal_code: optionalLine(limits.postalCodeLength),
  };
  return Object.fromEntries(Object.entries(parts).map(([name, schema]) => [`${kind}_${name}`, schema])) as {
    [P in keyof typeof parts as `${K}_${P}`]: (typeof parts)[P];
  };
};

export const CompanyName = foldedText(limits.organizationLength).min(1, notice('companyNameRequired'));

/** Fields for verification, invoices, and support. Of the members, only administrators see them. */
const restrictedFields = {
  ...address('billing'),
  ...address('shipping'),
  shipping_same_as_billing: z.boolean().default(false),
  tax_id: optionalLine(limits.taxIdLength),
  business_license: optionalLine(limits.businessLicenseLength),
  contacts: z.array(CompanyContact).max(limits.companyContacts).default([]),
};
type RestrictedField = keyof typeof restrictedFields;
export const restrictedCompanyFields = Object.keys(restrictedFields) as RestrictedField[];

const CompanyProfileFields = z.strictObject({
  company_name: CompanyName,
  company_description: optionalProse(limits.jobTextLength),
  industry: Industry.nullable(),
  company_size: CompanySize.nullable(),
  founded_year: z
    .int()
    .min(limits.foundedYearMin)
    .max(Number(bounds.lastDay.slice(0, 4)))
    .refine((year) => year <= new Date().getFullYear(), notice('foundedInFuture'))
    .nullable()
    .default(null),
  website: OptionalUrl,
  phone: OptionalDeskPhone,
  email: OptionalEmail,
  contact_person: optionalLine(limits.nameLength),
  job_title: optionalLine(limits.nameLength),
  linkedin_url: OptionalUrl,
  ...address('headquarters'),
  specializations: z.array(Department).max(departments.length).default([]),
  benefits: z.array(CompanyBenefit).max(companyBenefits.length).default([]),
  ...restrictedFields,
});

export const CompanyProfile = CompanyProfileFields.refine(
  ({ contacts }) => contacts.length === 0 || contacts.filter(({ is_primary }) => is_primary).length === 1,
  { path: ['contacts'], message: notice('primaryContactRequired') },
);
export type CompanyProfile = z.infer<typeof CompanyProfile>;
export const companyProfileFields = Object.keys(CompanyProfileFields.shape) as (keyof CompanyProfile)[];

// Not strict, unlike the input: stored organizations have more fields.
export const Organization = z.object({
  ...storedFields(CompanyProfileFields.shape),
  organizationId: OrganizationId,
  /** Same-origin path. Changing it does not change the version. */
  logo_url: z.string().nullable().default(null),
  /** Photos of its facilities; jobs show the first one. Changing them doesn't change the version. */
  photos: z.array(FacilityPhoto).default([]),
  /** 0 before the first photo. */
  photosVersion: FirstVersion.default(0),
  /** Null while not verified. Changing it does not change the version. */
  verified: VerifiedEmployer.nullable().default(null),
  version: Version,
  createdAt: Instant,
  updatedAt: Instant,
});
export type Organization = z.infer<typeof Organization>;

/** Fields visible to the whole team. */
export const TeamOrganization = Organization.omit(
  Object.fromEntries(restrictedCompanyFields.map((name) => [name, true])) as Record<RestrictedField, true>,
);
export type TeamOrganization = z.infer<typeof TeamOrganization>;

// Strict, so an answer with a restricted field isn't taken for a team's answer.
export const OwnOrganization = z.union([TeamOrganization.strict(), Organization]);
export type OwnOrganization = z.infer<typeof OwnOrganization>;

/** Public fields: no contacts, no address beyond the town, no legal data. */
export const PublicOrganization = Organization.pick({
  organizationId: true,
  company_name: true,
  logo_url: true,
  photos: true,
  industry: true,
  company_size: true,
  founded_year: true,
  website: true,
  company_description: true,
  specializations: true,
  benefits: true,
  headquarters_city: true,
  headquarters_state: true,
  verified: true,
}).extend({ rating: Rating });
export type PublicOrganization = z.infer<typeof PublicOrganization>;

export const TeamMember = z.object({
  user_id: UserId,
  role: TeamRole,
  department: z.string(),
  profile: z.object({
    first_name: z.string(),
    last_name: z.string(),
    email: z.string(),
    photo_url: Photo,
    job_title: z.string().optional(),
  }),
  status: MemberStatus,
  joinedAt: Instant,
  lastActiveAt: Instant.nullable(),
});
export type TeamMember = z.infer<typeof TeamMember>;

export const TwoFactorGraceDays = z.union(twoFactorGraceChoices.map((days) => z.literal(days)));

export const TeamTwoFactorState = z.object({
  required: z.boolean(),
  /** Days that members have, from the start of the rule or from joining. */
  graceDays: TwoFactorGraceDays,
  /** The last day on which a member may work without it; null if there is none. */
  graceUntil: Instant.nullable(),
  /** Members whose own two-factor authentication is off. */
  membersWithout: z.array(UserId),
});
export type TeamTwoFactorState = z.infer<typeof TeamTwoFactorState>;

export const PendingInvitation = z.object({
  invitationId: InvitationId,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  role: TeamRole,
  department: z.string(),
  createdAt: Instant,
  sentAt: Instant,
  expiresAt: Instant,
});
export type PendingInvitation = z.infer<typeof PendingInvitation>;

export const LogoUpload = FileUpload(
  { types: logoTypes, message: notice('logoType') },
  { bytes: limits.logoBytes, message: notice('logoTooLarge', { megabytes: inMegabytes(limits.logoBytes) }) },
);
export type LogoUpload = z.infer<typeof LogoUpload>;
