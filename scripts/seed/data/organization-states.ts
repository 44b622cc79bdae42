import type { OrganizationStatus } from '@shared/organizations/model/organization-verification';
import type { SeedPerson } from './seed-organization';

type SeededState = Exclude<OrganizationStatus, 'verified'>;
export type SeedOrganizationState = { organization: string; founder: SeedPerson; status: SeededState; note: string };

/** Small organizations without jobs, one in each verification state except verified, which all others have. */
export const seedOrganizationStates: readonly SeedOrganizationState[] = [
  {
    organization: 'Prairie Creek Clinics',
    founder: { key: 'andrea-novak', firstName: 'Andrea', lastName: 'Novak', phone: '(217) 555-0170' },
    status: 'pending',
    note: '',
  },
  {
    organization: 'Juniper Home Health',
    founder: { key: 'oliver-grant', firstName: 'Oliver', lastName: 'Grant', phone: '(505) 555-0171' },
    status: 'unverified',
    note: '',
  },
  {
    organization: 'Bluewater Dialysis Partners',
    founder: { key: 'simone-archer', firstName: 'Simone', lastName: 'Archer', phone: '(251) 555-0172' },
    status: 'needs_info',
    note: 'The license names "Bluewater Renal Care". Which document shows that both are the same organization?',
  },
  {
    organization: 'Summit Rapid Staffing',
    founder: { key: 'grant-holloway', firstName: 'Grant', lastName: 'Holloway', phone: '(303) 555-0173' },
    status: 'rejected',
    note: 'The license belongs to another company, and the NPI is of a person.',
  },
  {
    organization: 'Old Mill Family Medicine',
    founder: { key: 'teresa-whelan', firstName: 'Teresa', lastName: 'Whelan', phone: '(802) 555-0174' },
    status: 'suspended',
    note: 'The clinic license was revoked on November 2.',
  },
];
