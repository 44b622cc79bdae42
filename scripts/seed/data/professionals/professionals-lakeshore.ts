import type { Certification, Unit } from '@shared/people/model/healthcare-vocabulary';
import { card, nursingLicense, rota, study, work, type SeedProfessional } from './seed-professional';

type Nurse = Pick<
  SeedProfessional,
  'key' | 'firstName' | 'lastName' | 'phone' | 'gender' | 'dateOfBirth' | 'specialty'
> & {
  street: string;
  zipCode: string;
  title: string;
  unit: Unit;
  years: number;
  cards: readonly Certification[];
  bio: string;
  skills: string[];
  rate: readonly [number, number];
  employer: string;
  school: string;
  /** Digits of the license number. */
  license: string;
};

const board = 'Illinois Department of Financial and Professional Regulation';

/** A per diem nurse in Chicago, visible only to employers they work for or applied to. */
const nurse = ({ street, unit, years, cards, employer, school, license, ...person }: Nurse): SeedProfessional => {
  const graduated = 2026 - years - 1;
  return {
    ...person,
    address: street,
    city: 'Chicago',
    state: 'IL',
    profession: 'rn',
    units: [{ unit, years }],
    certifications: cards.map((code, index) => card(code, 90 + 40 * index)),
    experience: years,
    location: 'Chicago, Illinois',
    languages: ['en'],
    employment: [
      work(
        'Staff Nurse',
        employer,
        'Chicago, Illinois',
        [`${graduated}-07-12`],
        'Bedside care, precepting, and relief charge.',
      ),
    ],
    education: [
      study('Bachelor of Science in Nursing', school, 'Nursing', [`${graduated - 4}-08-24`, `${graduated}-05-14`]),
    ],
    licenses: [nursingLicense('IL', board, `IL-041-${license}`, `${graduated}-06-22`, 540)],
    availability: rota({ schedule: ['Per Diem', 'Part-time'], shiftTypes: ['Day Shift', 'Night Shift'] }),
    jobTypes: ['Clinical Practice'],
    workPreferences: ['Part-time', 'Flexible Hours'],
    privacy: { visibility: 'private' },
  };
};

/** The nursing pool of Lakeshore. */
export const lakeshoreProfessionals: readonly SeedProfessional[] = [
  nurse({
    ...{ key: 'miriam-feldman', firstName: 'Miriam', lastName: 'Feldman', phone: '(312) 555-0150' },
    ...{ gender: 'female', dateOfBirth: '1988-02-11', street: '5412 North Glenwood Avenue', zipCode: '60640' },
    ...{ title: 'Intensive Care Nurse', specialty: 'Critical Care', unit: 'icu', years: 9, license: '418801' },
    ...{ cards: ['bls', 'acls', 'ccrn'], rate: [56, 68], skills: ['Ventilators', 'CRRT', 'family meetings'] },
    ...{ employer: 'Ravenswood Community Hospital', school: 'Midway University' },
    bio: 'Nine years of medical intensive care. Families remember that I draw the plan on the whiteboard.',
  }),
  nurse({
    ...{ key: 'andrew-oyelaran', firstName: 'Andrew', lastName: 'Oyelaran', phone: '(312) 555-0151' },
    ...{ gender: 'male', dateOfBirth: '1992-10-04', street: '1840 South Racine Avenue', zipCode: '60608' },
    ...{ title: 'Intensive Care Nurse', specialty: 'Critical Care', unit: 'icu', years: 6, license: '463120' },
    ...{ cards: ['bls', 'acls'], rate: [54, 66], skills: ['Ventilators', 'arterial lines', 'rapid response'] },
    ...{ employer: 'Pilsen General Hospital', school: 'Lakefront University' },
    bio: 'Six years of surgical intensive care, days by choice since the twins arrived.',
  }),
  nurse({
    ...{ key: 'hana-park', firstName: 'Hana', lastName: 'Park', phone: '(312) 555-0152' },
    ...{ gender: 'female', dateOfBirth: '1994-06-27', street: '3220 West Bryn Mawr Avenue', zipCode: '60659' },
    ...{ title: 'Intensive Care Nurse, Nights', specialty: 'Critical Care', unit: 'icu', years: 5, license: '471914' },
    ...{ cards: ['bls', 'acls'], rate: [56, 70], skills: ['Sepsis care', 'ventilators', 'night charge'] },
    ...{ employer: 'North Park Medical Center', school: 'Midway University' },
    bio: 'Five years of night shifts in a mixed intensive care unit, two of them in charge.',
  }),
  nurse({
    ...{ key: 'walter-szymanski', firstName: 'Walter', lastName: 'Szymanski', phone: '(312) 555-0153' },
    ...{ gender: 'male', dateOfBirth: '1983-12-01', street: '4110 West Wellington Avenue', zipCode: '60641' },
    ...{ title: 'Intensive Care Nurse, Nights', specialty: 'Critical Care', unit: 'icu', years: 12, license: '389907' },
    ...{ cards: ['bls', 'acls', 'ccrn'], rate: [58, 72], skills: ['Balloon pumps', 'CRRT', 'precepting'] },
    ...{ employer: 'Belmont Heart Hospital', school: 'Lakefront University' },
    bio: 'Twelve years of cardiac intensive care at night. I bring the crossword and finish it at four.',
  }),
  nurse({
    ...{ key: 'colin-mcbride', firstName: 'Colin', lastName: 'McBride', phone: '(312) 555-0154' },
    ...{ gender: 'male', dateOfBirth: '1990-03-19', street: '2705 West Ainslie Street', zipCode: '60625' },
    ...{ title: 'Emergency Nurse', specialty: 'Emergency Medicine', unit: 'ed', years: 7, license: '452016' },
    ...{ cards: ['bls', 'acls', 'tncc'], rate: [54, 66], skills: ['Triage', 'trauma', 'splinting'] },
    ...{ employer: 'Lincoln Square Hospital', school: 'Midway University' },
    bio: 'Seven years of emergency nursing. Triage is my favorite chair in the house.',
  }),
  nurse({
    ...{ key: 'zainab-hassan', firstName: 'Zainab', lastName: 'Hassan', phone: '(312) 555-0155' },
    ...{ gender: 'female', dateOfBirth: '1995-08-30', street: '6230 North Artesian Avenue', zipCode: '60659' },
    ...{ title: 'Emergency Nurse', specialty: 'Emergency Medicine', unit: 'ed', years: 4, license: '480233' },
    ...{
      cards: ['bls', 'acls', 'pals'],
      rate: [52, 64],
      skills: ['Pediatric emergencies', 'triage', 'ultrasound lines'],
    },
    ...{ employer: 'Devon Avenue Medical Center', school: 'Lakefront University' },
    bio: 'Four years in a busy city department, a third of it with children.',
  }),
  nurse({
    ...{ key: 'tessa-novotny', firstName: 'Tessa', lastName: 'Novotny', phone: '(312) 555-0156' },
    ...{ gender: 'female', dateOfBirth: '1987-05-08', street: '1455 West Cuyler Avenue', zipCode: '60613' },
    ...{
      title: 'Emergency Nurse, Evenings',
      specialty: 'Emergency Medicine',
      unit: 'ed',
      years: 10,
      license: '407728',
    },
    ...{ cards: ['bls', 'acls', 'tncc'], rate: [56, 68], skills: ['Trauma', 'charge', 'disaster drills'] },
    ...{ employer: 'Lincoln Square Hospital', school: 'Midway University' },
    bio: 'Ten years of emergency nursing, mostly from noon to midnight, when the waiting room is full.',
  }),
  nurse({
    ...{ key: 'diego-maldonado', firstName: 'Diego', lastName: 'Maldonado', phone: '(312) 555-0157' },
    ...{ gender: 'male', dateOfBirth: '1993-01-22', street: '2918 South Throop Street', zipCode: '60608' },
    ...{
      title: 'Medical-Surgical Nurse',
      specialty: 'Internal Medicine',
      unit: 'med_surg',
      years: 5,
      license: '469350',
    },
    ...{ cards: ['bls', 'acls'], rate: [48, 58], skills: ['Discharge teaching', 'wound care', 'heart failure'] },
    ...{ employer: 'Pilsen General Hospital', school: 'Midway University' },
    bio: 'Five years on a medical floor. I like early rounds and patients who ask questions.',
  }),
  nurse({
    ...{ key: 'yuki-sato', firstName: 'Yuki', lastName: 'Sato', phone: '(312) 555-0158' },
    ...{ gender: 'female', dateOfBirth: '1991-11-14', street: '910 West Agatite Avenue', zipCode: '60640' },
    ...{ title: 'Stepdown Nurse', specialty: 'Cardiology', unit: 'pcu', years: 6, license: '458842' },
    ...{ cards: ['bls', 'acls'], rate: [52, 62], skills: ['Telemetry', 'BiPAP', 'drips'] },
    ...{ employer: 'North Park Medical Center', school: 'Lakefront University' },
    bio: 'Six years of stepdown nights after cardiac surgery.',
  }),
  nurse({
    ...{ key: 'owen-fitzgerald', firstName: 'Owen', lastName: 'Fitzgerald', phone: '(312) 555-0159' },
    ...{ gender: 'male', dateOfBirth: '1986-09-09', street: '3517 North Paulina Street', zipCode: '60657' },
    ...{ title: 'Operating Room Nurse', specialty: 'Surgery', unit: 'or', years: 8, license: '436671' },
    ...{ cards: ['bls', 'acls'], rate: [54, 64], skills: ['Circulating', 'orthopedics', 'robotics'] },
    ...{ employer: 'Belmont Heart Hospital', school: 'Midway University' },
    bio: 'Eight years of circulating, mostly hips and knees. The count is right the first time.',
  }),
];
