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
