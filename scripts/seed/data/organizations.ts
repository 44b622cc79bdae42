import type { TeamRole } from '@shared/model/enumerations';
import type { CompanyProfile } from '@shared/model/organization';

export type SeedPerson = { key: string; firstName: string; lastName: string; phone: string };
export type SeedMember = SeedPerson & { role: TeamRole; department: string };
export type SeedOrganization = {
  key: string;
  profile: Omit<CompanyProfile, 'email'>;
  /** Closing paragraph of each of its postings. */
  offer: string;
  /** The first member founds the organisation. */
  team: readonly [SeedMember, ...SeedMember[]];
};

/** Telephone numbers are from the range kept for fiction. */
export const seedOrganizations: readonly SeedOrganization[] = [
  {
    key: 'lakeshore',
    profile: {
      company_name: 'Lakeshore Health System',
      company_description:
        'Lakeshore is a not-for-profit teaching system on the north side of Chicago: two hospitals with 640 beds, a level I trauma centre, a cancer centre and eleven outpatient sites. Residents and fellows train in 14 programs. We staff to published ratios, publish our outcomes and keep clinical decisions with clinicians.',
      industry: 'Hospital & Health System',
      company_size: '1000+',
      website: 'https://lakeshore-health.example',
      phone: '(312) 555-0140',
      headquarters_city: 'Chicago',
      headquarters_state: 'Illinois',
      headquarters_country: 'United States',
    },
    offer:
      'You join a faculty practice with protected administrative time, a scribe on request, 30 days of paid leave, malpractice cover including tail, and a 403(b) with a 6% match. Relocation to Chicago is paid.',
    team: [
      {
        key: 'margaret-ellison',
        firstName: 'Margaret',
        lastName: 'Ellison',
        phone: '(312) 555-0141',
        role: 'admin',
        department: 'Medical Staff Office',
      },
      {
        key: 'david-okafor',
        firstName: 'David',
        lastName: 'Okafor',
        phone: '(312) 555-0142',
        role: 'manager',
        department: 'Physician Recruitment',
      },
      {
        key: 'hannah-lindqvist',
        firstName: 'Hannah',
        lastName: 'Lindqvist',
        phone: '(312) 555-0143',
        role: 'member',
        department: 'Surgical Services',
      },
      {
        key: 'tomas-reyes',
        firstName: 'Tomás',
        lastName: 'Reyes',
        phone: '(312) 555-0144',
        role: 'member',
        department: 'Emergency and Critical Care',
      },
    ],
  },
  {
    key: 'cedar-valley',
    profile: {
      company_name: 'Cedar Valley Medical Group',
      company_description:
        'Cedar Valley is an independent, physician-owned multispecialty group with nine clinics between Portland and Salem. About 120 clinicians care for 85,000 patients, half of them on value-based contracts. Panels are capped, visits are 30 minutes, and every clinician has a medical assistant of their own.',
      industry: 'Clinic Network',
      company_size: '51-200',
      website: 'https://cedarvalleymedical.example',
      phone: '(503) 555-0160',
      headquarters_city: 'Portland',
      headquarters_state: 'Oregon',
      headquarters_country: 'United States',
    },
    offer:
      'We offer a guaranteed salary for two years, then partnership with an equal vote, a four-day clinic week, shared call by telephone only, and $5,000 a year for continuing education.',
    team: [
      {
        key: 'priya-raman',
        firstName: 'Priya',
        lastName: 'Raman',
        phone: '(503) 555-0161',
        role: 'admin',
        department: 'Administration',
      },
      {
        key: 'joel-bergstrom',
        firstName: 'Joel',
        lastName: 'Bergstrom',
        phone: '(503) 555-0162',
        role: 'manager',
        department: 'Clinician Recruitment',
      },
      {
        key: 'aisha-mbeki',
        firstName: 'Aisha',
        lastName: 'Mbeki',
        phone: '(503) 555-0163',
        role: 'member',
        department: 'Specialty Clinics',
      },
    ],
  },
  {
    key: 'harbor',
    profile: {
      company_name: 'Harbor Urgent & Family Care',
      company_description:
        'Harbor runs 22 walk-in centres and six family practices around Tampa Bay, open every day from 7 a.m. to 10 p.m., with X-ray, laboratory and procedure rooms on site. A telemedicine team in the same record covers the region overnight.',
      industry: 'Urgent Care',
      company_size: '201-500',
      website: 'https://harborcare.example',
      phone: '(813) 555-0180',
      headquarters_city: 'Tampa',
      headquarters_state: 'Florida',
      headquarters_country: 'United States',
    },
    offer:
      'Schedules are published eight weeks ahead and swapped in an app. Shifts are twelve hours with an overlap at peak times, charts are done before you leave, and travel between centres is paid time.',
    team: [
      {
        key: 'samuel-whitfield',
        firstName: 'Samuel',
        lastName: 'Whitfield',
        phone: '(813) 555-0181',
        role: 'admin',
        department: 'Operations',
      },
      {
        key: 'lucia-moreno',
        firstName: 'Lucía',
        lastName: 'Moreno',
        phone: '(813) 555-0182',
        role: 'manager',
        department: 'Staffing',
      },
      {
        key: 'grace-kim',
        firstName: 'Grace',
        lastName: 'Kim',
        phone: '(813) 555-0183',
        role: 'member',
        department: 'Telemedicine',
      },
    ],
  },
];
