import { card, stateLicense, study, weekdaysOnly, work, type SeedProfessional } from './seed-professional';

/** Independent contractors. */
export const contractProfessionals: readonly SeedProfessional[] = [
  {
    key: 'noah-lindgren',
    firstName: 'Noah',
    lastName: 'Lindgren',
    phone: '(847) 555-0160',
    gender: 'male',
    dateOfBirth: '1990-04-12',
    address: '1021 Ridge Avenue',
    city: 'Evanston',
    state: 'IL',
    zipCode: '60202',
    npiNumber: '2761223181',
    title: 'Physical Therapist',
    profession: 'pt',
    units: [{ unit: 'therapy_snf', years: 6 }],
    certifications: [card('bls', 120)],
    specialty: 'Physical Medicine',
    experience: 8,
    location: 'Evanston, Illinois',
    bio: 'Eight years of inpatient and skilled nursing rehabilitation, the last three on my own account. Stairs before discharge, always.',
    skills: ['Gait training', 'transfers', 'wheelchair fitting', 'fall prevention'],
    languages: ['en', 'sv'],
    rate: [54, 66],
    employment: [
      work(
        'Physical Therapist',
        'Ridge Avenue Therapy',
        'Evanston, Illinois',
        ['2023-03-06'],
        'Own practice: contract shifts in skilled nursing centers on the North Shore.',
      ),
    ],
    education: [
      study('Doctor of Physical Therapy', 'Lakefront University', 'Physical Therapy', ['2014-08-25', '2017-05-20']),
    ],
    licenses: [stateLicense('IL', 'Physical Therapist', 'IL-070-031184', '2017-07-10', 520)],
    availability: weekdaysOnly({ hoursPerWeek: 24, schedule: ['Per Diem', 'Contract'] }),
    jobTypes: ['Clinical Practice'],
    workPreferences: ['Contract', 'Flexible Hours'],
    privacy: { visibility: 'private' },
  },
];
