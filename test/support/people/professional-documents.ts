import type {
  ProfessionalDocument,
  ProfessionalSearchRequest,
  SearchAccess,
} from '@lambdas/search-index/professional-port';
import type { ProfessionalCard } from '@shared/people/model/professional-view';
import {
  availabilityStatuses,
  professionalExperienceBands,
  ratingsAndUp,
  type JobInterest,
} from '@shared/people/model/profile-vocabulary';
import type { SpokenLanguage } from '@shared/people/model/profile/spoken-languages';
import { specialties } from '@shared/core/model/vocabulary';
import type { Area, Certification, Unit } from '@shared/people/model/healthcare-vocabulary';
import type { PersonSubject } from '@shared/hiring/rules/match/match-subjects';
import fc from 'fast-check';
import { badge } from './professionals';

export const today = '2026-11-21';
export const personIdOf = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

/** Employer view, with overrides for the public view. */
type Differing = Partial<Omit<ProfessionalDocument, SearchAccess>> & {
  card?: Partial<ProfessionalCard>;
  limited?: Partial<ProfessionalCard>;
};

const subjectOf = ({ profession, npFocus, specialty, experience }: ProfessionalCard): PersonSubject => ({
  profession,
  npFocus,
  licenses: [],
  certifications: [],
  units: [],
  specialty,
  practiceYears: experience,
  place: null,
  travels: false,
  shifts: [],
  weeklyHours: null,
  desired: null,
  kinds: [],
});

export const professionalDocument = (
  number: number,
  { card, limited, ...differing }: Differing = {},
): ProfessionalDocument => {
  const standard: ProfessionalCard = {
    userId: personIdOf(number),
    displayName: 'Nora Hansen',
    anonymous: false,
    photo_url: null,
    title: 'Registered Nurse',
    profession: 'rn',
    npFocus: null,
    otherProfessions: [],
    specialty: 'Emergency Medicine',
    subSpecialty: '',
    experience: 8,
    location: 'Boston, MA',
    languages: ['en'],
    availabilityStatus: 'available',
    badges: [],
    rating: null,
    hourlyRate: { minCents: 70_00, maxCents: 90_00, currency: 'USD' },
    bio: 'I look after people at night.',
    skills: ['Triage', 'wound care'],
    ...card,
  };
  return {
    userId: personIdOf(number),
    standard,
    limited: { ...standard, displayName: 'Nora H.', hourlyRate: null, bio: null, skills: null, ...limited },
    licensedUntil: { MA: '2027-06-30' },
    subject: subjectOf(standard),
    blocked: [],
    updatedAt: '2026-11-01T08:00:00.000Z',
    revision: 1,
    ...differing,
  };
};

export const professionalSearch = (differing: Partial<ProfessionalSearchRequest> = {}): ProfessionalSearchRequest => ({
  filters: {},
  access: 'standard',
  organizationId: null,
  sort: 'newest',
  after: null,
  limit: 25,
  today,
  ...differing,
});

const oneOf = <T>(...values: readonly T[]): fc.Arbitrary<T> => fc.constantFrom(...values);
const titles = ['Registered Nurse', 'ICU Nurse', 'Family Physician', 'Physical Therapist', 'Cardiologist'];
const locations = ['Boston, MA', 'Boston, Massachusetts', 'Portland, OR', 'Austin, TX', 'austin texas'];
export const organizations = ['org_00000000000000000000000001', 'org_00000000000000000000000002'];

const AnyRating = oneOf(null, { average: 5, reviews: 3 }, { average: 4.4, reviews: 40 }, { average: 2.5, reviews: 7 });
const AnyRate = oneOf(
  null,
  { minCents: 60_00, maxCents: 80_00, currency: 'USD' as const },
  { minCents: null, maxCents: 95_00, currency: 'USD' as const },
  { minCents: 10_00, maxCents: 20_00, currency: 'EUR' as const },
);

const AnyUnits = fc.uniqueArray(oneOf<Unit>('icu', 'ed', 'telemetry'), { maxLength: 2 });
const AnyCertifications = oneOf<PersonSubject['certifications']>(
  [],
  [{ code: 'ccrn', expiresOn: null }],
  [
    { code: 'ccrn', expiresOn: '2026-11-20' },
    { code: 'cen', expiresOn: today },
  ],
);

const AnyDocument = fc.record({
  units: AnyUnits,
  certifications: AnyCertifications,
  card: fc.record({
    title: oneOf(...titles),
    profession: oneOf<ProfessionalCard['profession']>('physician', 'rn', 'pt', null),
    otherProfessions: oneOf<ProfessionalCard['otherProfessions']>(
      [],
      [{ id: 'ent_1', profession: 'dentist', npFocus: null }],
      [
        { id: 'ent_1', profession: 'lpn', npFocus: null },
        { id: 'ent_2', profession: 'np', npFocus: 'fnp' },
      ],
    ),
    specialty: oneOf(...specialties.slice(0, 4), null),
    experience: oneOf(null, 0, 1, 2, 3, 5, 9, 10, 14, 15, 20, 40),
    location: oneOf(...locations),
    languages: fc.uniqueArray(oneOf<SpokenLanguage>('en', 'es', 'vi'), { maxLength: 3 }),
    availabilityStatus: oneOf(...availabilityStatuses),
    badges: oneOf([], [badge]),
    rating: AnyRating,
    hourlyRate: AnyRate,
  }),
  licensedUntil: oneOf<ProfessionalDocument['licensedUntil']>(
    {},
    { MA: today },
    { MA: '2026-11-20', TX: '2028-01-01' },
    { TX: '2027-01-01', nlc: '2027-01-01' },
    { TX: '2026-01-01', nlc: '2026-01-01', CA: '9999-12-31' },
  ),
  interests: oneOf<ProfessionalDocument['interests']>(undefined, [], ['Research'], ['Locum Tenens', 'Research']),
  flexible: oneOf(undefined, false, true),
  blocked: fc.uniqueArray(oneOf(...organizations), { maxLength: 2 }),
  updatedAt: fc.integer({ min: 1, max: 20 }).map((day) => `2026-11-${String(day).padStart(2, '0')}T08:00:00.000Z`),
});

export const sampledProfessionals = (count: number): ProfessionalDocument[] =>
  fc.sample(AnyDocument, { numRuns: count, seed: 20_261_121 }).map(({ units, certifications, ...differing }, index) => {
    const document = professionalDocument(index + 1, differing);
    const worked = units.map((unit) => ({ unit, years: 2, lastWorkedOn: null }));
    return { ...document, subject: { ...document.subject, units: worked, certifications } };
  });

export const AnyProfessionalSearch: fc.Arbitrary<
  Pick<ProfessionalSearchRequest, 'filters' | 'sort' | 'limit' | 'access' | 'organizationId' | 'updatedAfter'>
> = fc.record({
  updatedAfter: oneOf('1970-01-01T00:00:00.000Z', '2026-11-08T08:00:00.000Z', '2026-11-19T00:00:00.000Z'),
  access: oneOf('limited', 'standard'),
  organizationId: oneOf(null, ...organizations),
  filters: fc.record(
    {
      q: oneOf('nurse', 'physician', 'ICU', 'emergency medicine', 'triage'),
      profession: fc.uniqueArray(oneOf('physician', 'rn', 'dentist'), { minLength: 1, maxLength: 2 }),
      specialty: fc.uniqueArray(oneOf(...specialties.slice(0, 4)), { minLength: 1, maxLength: 2 }),
      unit: fc.uniqueArray(oneOf<Unit>('icu', 'ed'), { minLength: 1, maxLength: 2 }),
      area: fc.constantFrom<Area[]>(['critical_care'], ['cardiology', 'emergency']),
      certification: fc.constantFrom<Certification[]>(['ccrn'], ['cen', 'ccrn']),
      language: fc.uniqueArray(oneOf<SpokenLanguage>('es', 'vi', 'ht'), { minLength: 1, maxLength: 2 }),
      interest: fc.constantFrom<JobInterest[]>(
        ['Research'],
        ['Telemedicine'],
        ['Locum Tenens', 'Training & Education'],
      ),
      flexible: fc.constant(true as const),
      location: oneOf(...locations),
      experience: fc.uniqueArray(oneOf(...professionalExperienceBands), { minLength: 1, maxLength: 3 }),
      availability: fc.uniqueArray(oneOf(...availabilityStatuses), { minLength: 1, maxLength: 2 }),
      rating: oneOf(...ratingsAndUp),
      licensedIn: oneOf('MA', 'TX', 'CA', 'FL'),
      verified: fc.constant(true as const),
    },
    { requiredKeys: [] },
  ),
  sort: oneOf('relevance', 'rating', 'reviews', 'rate', 'experience', 'newest'),
  limit: fc.integer({ min: 1, max: 40 }),
});
