import type { Profession, Unit } from '@shared/people/model/healthcare-vocabulary';
import { card, rota, study, work, type SeedProfessional } from '../data/professionals/seed-professional';

const words = (text: string): string[] => text.split(' ');

const firstNames = words(
  'Adaeze Alma Amira Andre Anita Beatriz Bianca Bryan Carlos Celeste Chiara Claire Damian Dana Dmitri Edith Elias Emeka Esther Farah Felix Gloria Grant Hector Helena Hugo Imani Ines Irving Janelle Jared Joanna Kamal Keisha Laila Leon Lorena Malik Marta Mina Nadia Neil Nkechi Olga Omar Priya Quentin Rafael Renata Rohan Sabine Samir Selma Tariq Tessa Uma Vera Wendell Yara Zachary',
);

const lastNames = words(
  'Abernathy Adeyemi Alvarado Anand Baptiste Barlow Bergman Bianchi Brandt Cabrera Calloway Castellan Chaudhry Coleman Dawson Delacruz Dempsey Eklund Eriksen Escobar Farrow Fontaine Gallagher Ghosh Grady Haddad Hargrove Holloway Iyer Jablonski Jimenez Kapoor Kessler Kowalczyk Lachance Lindholm Macias Mbeki Mendez Novak Nwosu Okoro Ortega Paxton Pereira Quinlan Rahman Reinhardt Salazar Sandoval Schroeder Tanaka Teague Underwood Valdez Vance Whitaker Wojcik Yamada Zielinski',
);

const areaCodes = ['312', '773', '708', '847', '630', '224'] as const;
const zipCodes = ['60607', '60608', '60612', '60618', '60622', '60625', '60640', '60647'] as const;
const streets = [
  'West Harrison Street',
  'North Leavitt Street',
  'South Ashland Avenue',
  'West Belmont Avenue',
] as const;
const languages = [['en'], ['en', 'es'], ['en', 'pl'], ['en', 'tl']] as const;

/** The number of a person decides everything about them. Names repeat once all pairs are used. */
const at = <T>(all: readonly T[], index: number): T => all[index % all.length]!;

const nameOf = (number: number): readonly [first: string, last: string] => [
  at(firstNames, number),
  at(lastNames, number * 7 + Math.floor(number / firstNames.length)),
];

type Facts = { title: string; license: string; degree: string; specialty: SeedProfessional['specialty'] };

const facts: Partial<Record<Profession, Facts>> = {
  rn: {
    ...{ title: 'Registered Nurse', license: 'Registered Nurse' },
    ...{ degree: 'Bachelor of Science in Nursing', specialty: 'Internal Medicine' },
  },
  respiratory_therapist: {
    ...{ title: 'Respiratory Therapist', license: 'Respiratory Care Practitioner' },
    ...{ degree: 'Bachelor of Science in Respiratory Care', specialty: 'Internal Medicine' },
  },
  rad_tech: {
    ...{ title: 'Radiologic Technologist', license: 'Radiographer' },
    ...{ degree: 'Associate of Applied Science in Radiography', specialty: 'Radiology' },
  },
};

type Wanted = { number: number; profession: Profession; unit: Unit; employer: string };

/** A clinician in Chicago with a license, two cards, and one employer so far. */
export const largePerson = ({ number, profession, unit, employer }: Wanted): SeedProfessional => {
  const [firstName, lastName] = nameOf(number);
  const { title, license, degree, specialty } = facts[profession]!;
  const years = 1 + ((number * 5) % 18);
  const graduated = 2025 - years;
  const line = String(100 + (Math.floor(number / areaCodes.length) % 100)).padStart(4, '0');
  return {
    ...{ key: `${firstName}-${lastName}`.toLowerCase(), firstName, lastName },
    phone: `(${at(areaCodes, number)}) 555-${line}`,
    gender: number % 5 === 0 ? 'male' : 'female',
    dateOfBirth: `${graduated - 23}-0${1 + (number % 9)}-1${number % 10}`,
    address: `${1000 + ((number * 13) % 4000)} ${at(streets, number)}`,
    ...{ city: 'Chicago', state: 'IL', zipCode: at(zipCodes, number), location: 'Chicago, Illinois' },
    ...{ title, profession, specialty, experience: years },
    units: [{ unit, years }],
    certifications: [card('bls', 70 + (number % 300)), card('acls', 90 + (number % 300))],
    bio: `${title} with ${years} ${years === 1 ? 'year' : 'years'} at the bedside. I like a calm shift and a clear handoff.`,
    skills: ['Patient education', 'Rapid response', 'Handoffs'],
    languages: [...at(languages, number)],
    rate: [44 + (number % 9), 56 + (number % 9)],
    employment: [work(title, employer, 'Chicago, Illinois', [`${graduated}-07-12`], 'Bedside care and precepting.')],
    education: [
      study(degree, 'Lakefront University', degree.split(' in ').at(-1)!, [
        `${graduated - 4}-08-24`,
        `${graduated}-05-14`,
      ]),
    ],
    licenses: [
      {
        ...{ type: 'medical-license', name: license, number: `IL-7${String(number).padStart(5, '0')}`, state: 'IL' },
        issuingBody: 'Illinois Department of Financial and Professional Regulation',
        ...{ issueDate: `${graduated}-06-22`, expiresIn: 300 + (number % 400), scope: 'single' },
      },
    ],
    availability: rota(),
    jobTypes: ['Clinical Practice'],
    workPreferences: ['Full-time'],
    privacy: { visibility: 'private' },
  };
};
