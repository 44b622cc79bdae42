import type { Profession, Unit } from '@shared/people/model/healthcare-vocabulary';
import { sameAsBilling, type SeedMember, type SeedOrganization } from '../data/seed-organization';
import type { SeedLocation } from '../data/work/locations';

/** `day` and `night`: people on each shift. Without nights, the unit works on weekdays. */
export type LargeUnit = { name: string; careUnit: Unit; day: number; night: number; profession: Profession };

const unit = (
  name: string,
  careUnit: Unit,
  [day, night = 0]: readonly [number, number?],
  profession: Profession = 'rn',
): LargeUnit => ({ name, careUnit, day, night, profession });

/** As many units as a location may have. */
export const largeUnits: readonly LargeUnit[] = [
  unit('Emergency', 'ed', [4, 4]),
  unit('Pediatric Emergency', 'peds_ed', [3, 2]),
  unit('Medical ICU', 'micu', [4, 3]),
  unit('Surgical ICU', 'sicu', [3, 3]),
  unit('Cardiovascular ICU', 'cvicu', [3, 3]),
  unit('Neuro ICU', 'neuro_icu', [2, 2]),
  unit('Trauma ICU', 'trauma_icu', [3, 2]),
  unit('Coronary Care', 'ccu', [2, 2]),
  unit('Pediatric ICU', 'picu', [2, 2]),
  unit('Neonatal ICU', 'nicu', [4, 3]),
  unit('Stepdown 3 North', 'pcu', [3, 2]),
  unit('Stepdown 3 South', 'pcu', [2, 2]),
  unit('Telemetry 4 East', 'telemetry', [3, 2]),
  unit('Telemetry 4 West', 'telemetry', [3, 2]),
  unit('Med-Surg 5 East', 'med_surg', [3, 2]),
  unit('Med-Surg 5 West', 'med_surg', [3, 2]),
  unit('Med-Surg 6 East', 'med_surg', [3, 2]),
  unit('Med-Surg 6 West', 'med_surg', [3, 2]),
  unit('Med-Surg 7 East', 'med_surg', [2, 2]),
  unit('Orthopedics 7 West', 'ortho_neuro', [3, 2]),
  unit('Oncology 8 East', 'oncology_unit', [3, 2]),
  unit('Pediatrics 8 West', 'peds', [3, 2]),
  unit('Labor and Delivery', 'ld', [3, 3]),
  unit('Antepartum', 'antepartum', [2, 2]),
  unit('Mother and Baby', 'postpartum', [3, 2]),
  unit('Newborn Nursery', 'nursery', [2, 2]),
  unit('Psychiatry', 'psych', [2, 2]),
  unit('Detox', 'detox', [2, 2]),
  unit('Rehabilitation', 'rehab_unit', [2, 2]),
  unit('Float Pool', 'float_pool', [3, 2]),
  unit('Respiratory Care', 'rt_adult', [3, 2], 'respiratory_therapist'),
  unit('Radiology', 'xray', [2, 2], 'rad_tech'),
  unit('Operating Room', 'or', [4]),
  unit('Cardiac Operating Room', 'cvor', [2]),
  unit('Recovery (PACU)', 'pacu', [3]),
  unit('Pre-Op', 'preop', [2]),
  unit('Endoscopy', 'endoscopy', [2]),
  unit('Cath Lab', 'cath_lab', [2]),
  unit('Infusion Center', 'infusion', [2]),
  unit('Dialysis', 'dialysis', [2]),
];

const member = (firstName: string, lastName: string, role: SeedMember['role'], line: number): SeedMember => ({
  ...{ key: `${firstName}-${lastName}`.toLowerCase(), firstName, lastName, role },
  ...{ phone: `(312) 555-01${20 + line}`, department: 'Nursing Administration' },
});

const supervisors = [
  member('Bernadette', 'Oduya', 'member', 2),
  member('Curtis', 'Hallgren', 'member', 3),
  member('Marisol', 'Echeverria', 'member', 4),
  member('Dale', 'Petrosky', 'member', 5),
];

export const largeOrganization: SeedOrganization = {
  key: 'larkfield',
  profile: {
    company_name: 'Larkfield Medical Center',
    company_description:
      'Larkfield is a 720-bed teaching hospital on the near west side of Chicago, with a level I trauma center, a children’s tower, and 40 units that plan their shifts in one office.',
    industry: 'Hospital & Health System',
    company_size: '1000+',
    founded_year: 1924,
    website: 'https://larkfield-medical.example',
    phone: '(312) 555-0120',
    contact_person: 'Rosalind Achterberg',
    job_title: 'Chief Nursing Officer',
    linkedin_url: '',
    headquarters_address: '900 West Harmon Street',
    headquarters_city: 'Chicago',
    headquarters_state: 'Illinois',
    headquarters_country: 'United States',
    headquarters_postal_code: '60607',
    ...sameAsBilling('900 West Harmon Street', 'Chicago', 'Illinois', '60607'),
    tax_id: '00-1924720',
    business_license: 'IL-HOSP-00720',
    specializations: [
      'Cardiology',
      'Critical Care',
      'Emergency Medicine',
      'Internal Medicine',
      'Pediatrics',
      'Surgery',
    ],
    benefits: ['Health Insurance', 'Dental Insurance', '401(k) Matching', 'Paid Time Off'],
  },
  contacts: [],
  offer: {
    employees: ['Medical, dental, and vision coverage from day one', 'A 403(b) with a match'],
    contracts: ['Weekly pay'],
    closing: 'Larkfield publishes its schedules six weeks ahead.',
  },
  team: [member('Rosalind', 'Achterberg', 'admin', 0), member('Theresa', 'Nakamoto', 'manager', 1), ...supervisors],
};

/** Each supervisor has ten units. */
export const largeLocation: SeedLocation = {
  organization: largeOrganization.key,
  location: {
    ...{ name: 'Larkfield Main', street: '900 West Harmon Street', city: 'Chicago', state: 'IL', postalCode: '60607' },
    ...{ timeZone: 'America/Chicago', workweekStartsOn: 0, workdayStartsAt: '07:00' },
  },
  units: largeUnits.map(({ name, careUnit, day, night }, index) => ({
    ...{ name, careUnit, ownStaffFirst: true },
    supervisors: [supervisors[Math.floor((index * supervisors.length) / largeUnits.length)]!.key],
    weeklyBudget: 1_500 * (day + night),
  })),
};
