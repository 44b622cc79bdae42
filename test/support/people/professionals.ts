import type { Professional } from '@lambdas/store/people/profiles/professional-view';
import { StoredProfile } from '@shared/people/model/professional';
import { profileVisibilities } from '@shared/people/model/profile-vocabulary';
import type { VerifiedBadge } from '@shared/people/model/verification';
import fc from 'fast-check';
import type * as z from 'zod';

/** Unique values that some viewers must not receive. */
export const secrets = {
  private: {
    deaNumber: 'DEA-SECRET-1',
    dateOfBirth: '1971-02-03',
    gender: 'prefer-not-to-say',
    address: 'Secret Street 9',
    city: 'Secretville',
    zipCode: '99881',
  },
  licenseNumbers: ['LIC-SECRET-1', 'LIC-SECRET-2'],
  educationNumbers: ['EDU-CERT-4411', 'EDU-CRED-4412', 'https://verify.example.test/4413'],
  npi: '1234567893',
  email: 'nora@secret.example',
  phone: '+1 555 010 7788',
  bio: 'Night shifts are my home',
  skills: ['Ventilators'],
  employers: ['Harbor Medical Center', 'Clínica São José'],
  institutions: ['Midtown University'],
  lastName: 'Østergaard',
} as const;

type Differing = Omit<Partial<z.input<typeof StoredProfile>>, 'privacy'> & {
  privacy?: z.input<typeof StoredProfile>['privacy'];
};

const entryId = (number: number): string => `ent_${String(number).padStart(26, '0')}`;
export const licenseIdOf = (number: number): string => `lic_${String(number).padStart(26, '0')}`;

export const storedProfile = (differing: Differing = {}): StoredProfile => {
  const { employers, institutions, licenseNumbers, npi, bio, skills } = secrets;
  return StoredProfile.parse({
    userId: '00000000-0000-4000-8000-000000000001',
    profile_completion: 100,
    version: 1,
    updatedAt: '2026-11-20T08:00:00.000Z',
    photo_url: '/media/photos/nora.webp',
    resume: { fileName: 'cv.pdf', contentType: 'application/pdf', bytes: 1000, uploadedAt: '2026-11-20T08:00:00.000Z' },
    title: 'Registered Nurse',
    specialty: 'Emergency Medicine',
    experience: 9,
    location: 'Boston, MA',
    languages: ['en', 'da'],
    bio: `${bio}. I am Nora Østergaard and worked at ${employers[0]} and the CLINICA SAO JOSE.`,
    skills,
    hourlyRateMinCents: 70_00,
    hourlyRateMaxCents: 90_00,
    availability: { daysAvailable: ['monday'] },
    employment: employers.map((employer, index) => ({
      id: entryId(index),
      position: `Nurse at ${employer}`.slice(0, index === 0 ? 5 : undefined),
      employer,
      location: 'Boston, MA',
      startDate: '2020-01-01',
      endDate: null,
      current: index === 0,
      description: `On the wards of ${employer}`,
    })),
    education: institutions.map((institution, index) => ({
      id: entryId(10 + index),
      institution,
      degree: 'BSN',
      field: 'Nursing',
      startDate: '2010-01-01',
      certificateNumber: secrets.educationNumbers[0],
      credentialId: secrets.educationNumbers[1],
      verificationUrl: secrets.educationNumbers[2],
    })),
    licenses: licenseNumbers.map((number, index) => ({
      id: licenseIdOf(index + 1),
      name: 'RN license',
      number,
      issuingBody: 'Board of Nursing',
      issueDate: '2020-01-01',
      expiryDate: '2027-06-30',
      state: index === 0 ? 'MA' : 'NH',
    })),
    npiNumber: npi,
    ...differing,
  } satisfies z.input<typeof StoredProfile>);
};

export const badge: VerifiedBadge = {
  credentialId: licenseIdOf(1),
  label: 'RN license',
  certification: null,
  state: 'MA',
  source: 'reviewer',
  verifiedAt: '2026-11-01T08:00:00.000Z',
};

export const professional = (differing: Differing = {}): Professional => ({
  profile: storedProfile(differing),
  account: { firstName: 'Nora', lastName: secrets.lastName, email: secrets.email, phone: secrets.phone },
  badges: [badge],
  documents: [],
  reviewed: { rejectedCredentials: [], pendingCredentials: [] },
  rating: null,
});

export const AnyProfessional: fc.Arbitrary<Professional> = fc
  .record({
    visibility: fc.constantFrom(...profileVisibilities),
    contactInfoVisible: fc.boolean(),
    showOnlineStatus: fc.boolean(),
  })
  .map((privacy) => professional({ privacy }));
