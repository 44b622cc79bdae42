import type { CompanyProfile } from '@shared/organizations/model/organization';
import { addressField, addressParts } from './company-values';

export const companyTabs = ['basic', 'contact', 'addresses', 'legal', 'branding'] as const;
export type CompanyTab = (typeof companyTabs)[number];
export type CompanyField = keyof CompanyProfile;

const addressFields = (['headquarters', 'billing', 'shipping'] as const).flatMap((kind) =>
  addressParts.map((part) => addressField(kind, part)),
);

/** In reading order. */
const fieldsOf: Record<CompanyTab, readonly CompanyField[]> = {
  basic: [
    'company_name',
    'company_description',
    'industry',
    'company_size',
    'founded_year',
    'website',
    'specializations',
    'benefits',
  ],
  contact: ['contact_person', 'job_title', 'email', 'phone', 'linkedin_url', 'contacts'],
  addresses: [...addressFields, 'shipping_same_as_billing'],
  legal: ['tax_id', 'business_license'],
  branding: [],
};

export const tabOf = (text: string | null): CompanyTab => companyTabs.find((tab) => tab === text) ?? 'basic';

export const firstOf = (names: readonly string[]): { tab: CompanyTab; field: CompanyField } | null => {
  for (const tab of companyTabs) {
    const field = fieldsOf[tab].find((it) => names.includes(it));
    if (field) return { tab, field };
  }
  return null;
};

export const tabsWith = (names: readonly string[]): ReadonlySet<CompanyTab> =>
  new Set(companyTabs.filter((tab) => fieldsOf[tab].some((field) => names.includes(field))));
