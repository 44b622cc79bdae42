import * as z from 'zod';
import { limits } from '../../limits';
import { notice } from '../../text/notice';
import { defaultLanguage, languages } from '../../text/language';
import { appearances } from './appearances';
import { TeamRole, UserType } from '../../core/model/enumerations';
import {
  Email,
  foldedText,
  Instant,
  line,
  NewPassword,
  optionalLine,
  OrganizationId,
  Phone,
  UserId,
  FirstVersion,
} from '../../core/model/fields';
import { CurrentTerms } from './legal';

export const AccountLanguage = z.enum(languages);

export const Appearance = z.enum(appearances);

/** The ID is the identity provider's subject. */
export const Account = z.object({
  userId: UserId,
  userType: UserType,
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  phone: z.string(),
  /** Language of everything sent to the person. */
  language: AccountLanguage.default(defaultLanguage),
  emailVerifiedAt: Instant.nullable(),
  twoFactorEnabled: z.boolean(),
  createdAt: Instant,
  /** Number of the newest What's New entry that the person saw. */
  newsSeen: z.int().optional(),
  /** Job title of employers; professionals have theirs in the profile. */
  jobTitle: z.string().optional(),
  /** Version of name, phone, and job title; missing until they are changed. */
  detailsVersion: z.int().nonnegative().optional(),
  /** Present while an account from an identity provider has no password. */
  passwordUnknown: z.literal(true).optional(),
  /** Appearance on every device; missing until it is chosen. */
  appearance: Appearance.optional(),
});
export type Account = z.infer<typeof Account>;

const detailFields = {
  firstName: line(limits.nameLength),
  lastName: line(limits.nameLength),
  phone: Phone,
  jobTitle: optionalLine(limits.nameLength),
};

/** Details that people change in the account settings. */
export const AccountDetails = z.strictObject({ ...detailFields, version: FirstVersion });
export type AccountDetails = z.infer<typeof AccountDetails>;
export const AccountDetailsForm = z.strictObject(detailFields);
export type AccountDetailsForm = z.input<typeof AccountDetailsForm>;

export const SavedDetails = z.object({
  firstName: z.string(),
  lastName: z.string(),
  phone: z.string(),
  jobTitle: z.string(),
  version: z.int(),
});
export type SavedDetails = z.infer<typeof SavedDetails>;

export const Membership = z.object({
  userId: UserId,
  organizationId: OrganizationId,
  role: TeamRole,
  department: z.string(),
  joinedAt: Instant,
  /** Present while the organization requires two-factor authentication and the account has it off. */
  twoFactorDue: z.literal(true).optional(),
  /** End of the grace period for two-factor authentication; missing if it is over or there was none. */
  twoFactorDueAt: Instant.optional(),
  /** Time at which the organization is closed, while a closing is pending. */
  organizationClosesAt: Instant.optional(),
  /** Whether the organization is verified. Missing if it existed before verification: then the stage's grace period counts. */
  organizationVerified: z.boolean().optional(),
});
export type Membership = z.infer<typeof Membership>;

export const canManageTeam = (role: TeamRole): boolean => role !== 'member';

const PersonFields = z.strictObject({
  userType: UserType,
  firstName: line(limits.nameLength),
  lastName: line(limits.nameLength),
  phone: Phone,
  /** Employers only: the organization to create. */
  organization: foldedText(limits.organizationLength).optional(),
  /** Code of the referral link; an invalid one is ignored. */
  referralCode: z.string().max(100).optional(),
  acceptedTerms: CurrentTerms,
});

const RegistrationFields = PersonFields.extend({
  email: Email,
  password: NewPassword,
  /** Token to join the inviting organization instead. */
  invitationToken: z.string().max(200).optional(),
});

export const Registration = RegistrationFields.refine(
  (it) => it.userType !== 'employer' || !!it.organization || !!it.invitationToken,
  { path: ['organization'], message: notice('organizationRequired') },
);
export type Registration = z.infer<typeof Registration>;

const TermsBox = z.boolean().refine((accepted) => accepted, notice('termsRequired'));

/** Registration with form-only fields and a checkbox for the terms. */
export const RegistrationForm = RegistrationFields.extend({
  confirmPassword: z.string(),
  acceptedTerms: TermsBox,
})
  .refine((it) => it.userType !== 'employer' || !!it.organization || !!it.invitationToken, {
    path: ['organization'],
    message: notice('organizationRequired'),
  })
  .refine((it) => it.password === it.confirmPassword, {
    path: ['confirmPassword'],
    message: notice('passwordsDoNotMatch'),
  });
export type RegistrationForm = z.infer<typeof RegistrationForm>;

const hasOrganization = (it: { userType: UserType; organization?: string | undefined }): boolean =>
  it.userType !== 'employer' || !!it.organization;
const organizationMissing = { path: ['organization'], message: notice('organizationRequired') };

export const RegistrationCompletion = PersonFields.refine(hasOrganization, organizationMissing);
export type RegistrationCompletion = z.infer<typeof RegistrationCompletion>;

export const RegistrationCompletionForm = PersonFields.extend({ acceptedTerms: TermsBox }).refine(
  hasOrganization,
  organizationMissing,
);
export type RegistrationCompletionForm = z.infer<typeof RegistrationCompletionForm>;
