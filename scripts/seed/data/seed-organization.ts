import type { TeamRole } from '@shared/core/model/enumerations';
import type { CompanyContact, CompanyProfile } from '@shared/organizations/model/organization';
import type { Language } from '@shared/text/language';

export type SeedPerson = { key: string; firstName: string; lastName: string; phone: string; language?: Language };
export type SeedMember = SeedPerson & { role: TeamRole; department: string };
export type SeedContact = Omit<CompanyContact, 'id'>;
export type SeedOrganization = {
  key: string;
  profile: Omit<CompanyProfile, 'email' | 'contacts'>;
  contacts: readonly SeedContact[];
  /** Benefits of its jobs, for employees and for contracts. */
  offer: { employees: readonly string[]; contracts: readonly string[]; closing: string };
  team: readonly [SeedMember, ...SeedMember[]];
  invited?: SeedMember;
};

/** Billing address in the United States, where deliveries go too. */
export const sameAsBilling = (address: string, city: string, state: string, code: string) => ({
  billing_address: address,
  billing_city: city,
  billing_state: state,
  billing_country: 'United States',
  billing_postal_code: code,
  shipping_address: '',
  shipping_city: '',
  shipping_state: '',
  shipping_country: '',
  shipping_postal_code: '',
  shipping_same_as_billing: true,
});
