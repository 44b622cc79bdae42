import type { SeedOrganization } from './seed-organization';

const sameAsBilling = (address: string, city: string, state: string, code: string) => ({
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

/** An agency, senior living, and home health. */
export const furtherOrganizations: readonly SeedOrganization[] = [
  {
    key: 'meridian',
    profile: {
      company_name: 'Meridian Staffing',
      company_description:
        'Meridian places travel nurses, technologists, and locum clinicians in about 140 hospitals. Travelers are our employees, paid every Friday, with one recruiter from the first call to the last shift.',
      industry: 'Healthcare Consulting',
      company_size: '201-500',
      founded_year: 2009,
      website: 'https://meridianstaffing.example',
      phone: '(312) 555-0170',
      contact_person: 'Renee Castillo',
      job_title: 'Vice President, Clinical Staffing',
      linkedin_url: '',
      headquarters_address: '300 South Wacker Drive, Floor 19',
      headquarters_city: 'Chicago',
      headquarters_state: 'Illinois',
      headquarters_country: 'United States',
      headquarters_postal_code: '60606',
      ...sameAsBilling('300 South Wacker Drive, Floor 19', 'Chicago', 'Illinois', '60606'),
      tax_id: '00-2009140',
      business_license: 'IL-NSA-20091',
      specializations: ['Anesthesiology', 'Critical Care', 'Emergency Medicine', 'Internal Medicine', 'Surgery'],
      benefits: ['Health Insurance', 'Dental Insurance', '401(k) Matching', 'Malpractice Insurance'],
    },
    contacts: [
      {
        name: 'Dominic Hale',
        title: 'Senior Recruiter',
        email: 'd.hale@meridianstaffing.example',
        phone: '(312) 555-0172',
        department: 'Recruitment',
        linkedin_url: '',
        is_primary: true,
      },
    ],
    offer: {
      employees: ['Medical, dental, and a 401(k) from day one', 'One recruiter for as long as you are with us'],
      contracts: [
        'Medical and dental coverage from the first day',
        'Weekly pay, licensing and certification fees reimbursed',
        'A clinical liaison on the phone around the clock',
      ],
      closing:
        'Meridian looks after about 900 clinicians on assignment. Your recruiter sends the full pay breakdown before you are submitted, starts your file the same day, and stays your contact until the last timesheet is paid.',
    },
    team: [
      {
        key: 'renee-castillo',
        firstName: 'Renee',
        lastName: 'Castillo',
        phone: '(312) 555-0171',
        role: 'admin',
        department: 'Clinical Staffing',
      },
      {
        key: 'dominic-hale',
        firstName: 'Dominic',
        lastName: 'Hale',
        phone: '(312) 555-0172',
        role: 'manager',
        department: 'Recruitment',
      },
    ],
  },
  {
    key: 'willamette',
    profile: {
      company_name: 'Willamette Senior Living',
      company_description:
        'Willamette runs two nursing homes, a memory care house, and three assisted living communities between Salem and Portland. Nursing leaders work the floor every week, and assignments stay with the same residents.',
      industry: 'Other',
      company_size: '201-500',
      founded_year: 1978,
      website: 'https://willametteseniorliving.example',
      phone: '(503) 555-0190',
      contact_person: 'Karen Holmquist',
      job_title: 'Director of Nursing Services',
      linkedin_url: '',
      headquarters_address: '1180 Liberty Street Southeast',
      headquarters_city: 'Salem',
      headquarters_state: 'Oregon',
      headquarters_country: 'United States',
      headquarters_postal_code: '97302',
      ...sameAsBilling('1180 Liberty Street Southeast', 'Salem', 'Oregon', '97302'),
      tax_id: '00-1978220',
      business_license: 'OR-NF-19782',
      specializations: ['Primary Care'],
      benefits: ['Health Insurance', 'Dental Insurance', 'Paid Time Off', 'Flexible Schedule'],
    },
    contacts: [
      {
        name: 'Luis Ferrer',
        title: 'Staffing Coordinator',
        email: 'l.ferrer@willametteseniorliving.example',
        phone: '(503) 555-0192',
        department: 'Staffing',
        linkedin_url: '',
        is_primary: true,
      },
    ],
    offer: {
      employees: [
        'Medical and dental coverage from 24 hours a week',
        'Paid time off from the first month',
        'Tuition help for CNA to LPN and LPN to RN programs',
      ],
      contracts: [
        'Daily pay through an app if you want it',
        'Holiday shifts at time and a half',
        'Move to a permanent post whenever you like',
      ],
      closing:
        'Willamette is a family-owned operator of six homes between Salem and Portland. Nursing leaders work the floor every week, assignments stay with the same residents, and most of us have been here for years. Visit before you decide.',
    },
    team: [
      {
        key: 'karen-holmquist',
        firstName: 'Karen',
        lastName: 'Holmquist',
        phone: '(503) 555-0191',
        role: 'admin',
        department: 'Nursing Services',
      },
      {
        key: 'luis-ferrer',
        firstName: 'Luis',
        lastName: 'Ferrer',
        phone: '(503) 555-0192',
        role: 'manager',
        department: 'Staffing',
      },
    ],
  },
  {
    key: 'gulfside',
    profile: {
      company_name: 'Gulfside Home Health',
      company_description:
        'Gulfside is a Medicare-certified home health agency in Hillsborough and Pinellas counties. Nurses and therapists keep small territories and the same patients from the first visit to discharge.',
      industry: 'Home Healthcare',
      company_size: '51-200',
      founded_year: 2013,
      website: 'https://gulfsidehomehealth.example',
      phone: '(813) 555-0150',
      contact_person: 'Denise Amaro',
      job_title: 'Administrator',
      linkedin_url: '',
      headquarters_address: '2600 West Swann Avenue',
      headquarters_city: 'Tampa',
      headquarters_state: 'Florida',
      headquarters_country: 'United States',
      headquarters_postal_code: '33609',
      ...sameAsBilling('2600 West Swann Avenue', 'Tampa', 'Florida', '33609'),
      tax_id: '00-2013055',
      business_license: 'FL-HHA-29913',
      specializations: ['Primary Care', 'Orthopedics'],
      benefits: ['Health Insurance', 'Paid Time Off', 'Flexible Schedule'],
    },
    contacts: [
      {
        name: 'Denise Amaro',
        title: 'Administrator',
        email: 'd.amaro@gulfsidehomehealth.example',
        phone: '(813) 555-0151',
        department: 'Administration',
        linkedin_url: '',
        is_primary: true,
      },
    ],
    offer: {
      employees: [
        'Paid time off from day one and seven holidays',
        'Health coverage and a 401(k)',
        'Field mentor for the first 90 days',
      ],
      contracts: [
        'Drive time and mileage paid on every visit',
        'Tablet and phone provided',
        'Weekly pay and an office that answers until 10 PM',
      ],
      closing:
        'Gulfside is a Medicare-certified agency that keeps territories small, so you drive less and know your patients. The office schedules around your life where it can. You meet the field team on a paid ride-along before you sign.',
    },
    team: [
      {
        key: 'denise-amaro',
        firstName: 'Denise',
        lastName: 'Amaro',
        phone: '(813) 555-0151',
        role: 'admin',
        department: 'Administration',
      },
    ],
  },
];
