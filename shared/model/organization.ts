import * as z from 'zod';
import { limits } from '../limits';
import { messages } from '../messages';
import { CompanySize, Industry, TeamRole } from './enumerations';
import { Email, Instant, line, optionalLine, optionalProse, OrganizationId, UserId, Version } from './fields';

/** The editable company profile; empty optional values are null. */
export const CompanyProfile = z.strictObject({
  company_name: line(limits.organizationLength, messages.companyNameRequired),
  company_description: optionalProse(limits.jobTextLength),
  industry: Industry.nullable(),
  company_size: CompanySize.nullable(),
  website: z
    .union([z.literal(''), z.url({ protocol: /^https?$/ }).max(300)], { error: messages.websiteInvalid })
    .default(''),
  phone: optionalLine(limits.phoneLength),
  email: z.union([z.literal(''), Email], { error: messages.emailInvalid }).default(''),
  headquarters_city: optionalLine(limits.locationLength),
  headquarters_state: optionalLine(limits.locationLength),
  headquarters_country: z.string().trim().max(limits.locationLength).default('United States'),
});
export type CompanyProfile = z.infer<typeof CompanyProfile>;

// Not strict, unlike the profile that people send: a stored organisation holds more than this.
export const Organization = z.object({
  ...CompanyProfile.shape,
  organizationId: OrganizationId,
  version: Version,
  createdAt: Instant,
  updatedAt: Instant,
});
export type Organization = z.infer<typeof Organization>;

/** One row of the team list; `name` parts come from the account. */
export const TeamMember = z.object({
  user_id: UserId,
  role: TeamRole,
  department: z.string(),
  profile: z.object({ first_name: z.string(), last_name: z.string(), email: z.string() }),
});
export type TeamMember = z.infer<typeof TeamMember>;
