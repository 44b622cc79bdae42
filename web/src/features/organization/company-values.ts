import type { CompanyProfile, Organization } from '@shared/model/organization';

const fields = [
  'company_name',
  'company_description',
  'industry',
  'company_size',
  'website',
  'phone',
  'email',
  'headquarters_city',
  'headquarters_state',
  'headquarters_country',
] as const satisfies readonly (keyof CompanyProfile)[];

/** The editable part of the stored organisation. */
export const companyOf = (organization: Organization): CompanyProfile =>
  Object.fromEntries(fields.map((field) => [field, organization[field]])) as CompanyProfile;
