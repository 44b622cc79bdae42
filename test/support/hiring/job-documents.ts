import type { JobDocument, ManagedJobSearch, PublicJobSearch } from '@lambdas/search-index/port';
import { hiringKinds, professions, shifts } from '@shared/people/model/healthcare-vocabulary';
import { emptyJobCard, emptyMatchFields } from '@shared/hiring/model/job.fixture';
import { departments, jobTypes, specialties } from '@shared/core/model/vocabulary';
import fc from 'fast-check';

export const now = new Date('2026-11-21T12:00:00.000Z');
const day = 24 * 3600 * 1000;
export const daysAgo = (days: number): string => new Date(now.getTime() - days * day).toISOString();

export const jobIdOf = (number: number): string => `job_${String(number).padStart(26, '0')}`;
export const organizationIdOf = (number: number): string => `org_${String(number).padStart(26, '0')}`;
export const userIdOf = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

export const jobDocument = (number: number, differing: Partial<JobDocument> = {}): JobDocument => ({
  ...emptyJobCard,
  ...emptyMatchFields,
  jobId: jobIdOf(number),
  organizationId: organizationIdOf(1),
  organization: 'Harbor Medical Center',
  logo_url: null,
  facility_photo: null,
  title: 'Registered Nurse',
  department: 'Primary Care',
  specialty: 'Family Medicine',
  location: 'Boston, MA',
  requirements: '',
  requiredCertifications: [],
  preferredCertifications: [],
  status: 'active',
  publishedAt: daysAgo(5),
  description: 'You look after people who come to us.',
  createdAt: daysAgo(6),
  responsible: [userIdOf(1)],
  payYearlyCents: null,
  payWeeklyCents: null,
  revision: 1,
  ...differing,
});

export const yearlyPay = (dollars: number, currency: JobDocument['currency'] = 'USD'): Partial<JobDocument> => ({
  currency,
  salaryMaxCents: dollars * 100,
  payYearlyCents: dollars * 100,
});

export const publicSearch = (differing: Partial<PublicJobSearch> = {}): PublicJobSearch => ({
  filters: {},
  sort: 'newest',
  after: null,
  limit: 25,
  now,
  ...differing,
});

const oneOf = <T>(...values: readonly T[]): fc.Arbitrary<T> => fc.constantFrom(...values);
const titles = [
  'Registered Nurse',
  'ICU Nurse',
  'Family Medicine Physician',
  'Physical Therapist',
  'Cardiology Physician',
  'nurse Practitioner',
];
const locations = ['Boston, MA', 'Portland, OR', 'Austin, TX', 'Austin, Texas', 'Round Rock, TX', ''];

const AnyDocument = fc.record({
  title: oneOf(...titles),
  organization: oneOf('Harbor Medical Center', 'Lakeshore Clinic', 'cedar Valley Health'),
  department: oneOf(...departments.slice(0, 3), null),
  specialty: oneOf(...specialties.slice(0, 4), null),
  location: oneOf(...locations),
  jobType: oneOf(...jobTypes),
  professions: fc.uniqueArray(oneOf(...professions.slice(0, 10)), { maxLength: 2 }),
  unit: oneOf(null, 'icu', 'ed', 'picu', 'telemetry'),
  assignment: oneOf(null, 'travel', 'local'),
  shift: oneOf(null, ...shifts),
  pattern: oneOf(null, '3x12', '5x8'),
  hoursPerShift: oneOf(null, 8, 12),
  contractWeeks: oneOf(null, 13),
  startAsap: fc.boolean(),
  requiredCertifications: fc.uniqueArray(oneOf('bls', 'acls'), { maxLength: 2 }),
  preferredCertifications: fc.uniqueArray(oneOf('ccrn', 'cen'), { maxLength: 1 }),
  remote: fc.boolean(),
  urgentHiring: fc.boolean(),
  verified: oneOf(null, { method: 'document' as const, at: '2026-11-02T09:00:00.000Z' }),
  currency: oneOf('USD', 'USD', 'EUR'),
  payWeeklyCents: oneOf(null, 1800_00, 2500_00, 2520_00),
  payYearlyCents: oneOf(null, 80_000_00, 80_000_00, 120_000_00, 200_000_00),
  publishedAt: fc.integer({ min: 0, max: 40 }).map(daysAgo),
  createdAt: fc.integer({ min: 41, max: 60 }).map(daysAgo),
  status: oneOf('active', 'active', 'active', 'active', 'draft', 'paused', 'closed'),
  organizationNumber: fc.integer({ min: 1, max: 3 }),
  responsible: fc.uniqueArray(fc.integer({ min: 1, max: 4 }).map(userIdOf), { minLength: 1, maxLength: 2 }),
} satisfies Record<string, fc.Arbitrary<unknown>>);

/** Deterministic, with many shared values. */
export const sampledDocuments = (count: number): JobDocument[] =>
  fc.sample(AnyDocument, { numRuns: count, seed: 20_261_121 }).map(({ organizationNumber, ...differing }, index) =>
    jobDocument(index + 1, {
      ...(differing as Partial<JobDocument>),
      organizationId: organizationIdOf(organizationNumber),
    }),
  );

export const AnySearch: fc.Arbitrary<Pick<PublicJobSearch, 'filters' | 'sort' | 'limit'>> = fc.record({
  filters: fc.record(
    {
      q: oneOf('nurse', 'physician', 'harbor', 'family medicine', 'ICU'),
      jobType: fc.uniqueArray(oneOf(...jobTypes), { minLength: 1, maxLength: 3 }),
      specialty: fc.uniqueArray(oneOf(...specialties.slice(0, 4)), { minLength: 1, maxLength: 2 }),
      profession: fc.uniqueArray(oneOf(...professions.slice(0, 10)), { minLength: 1, maxLength: 3 }),
      unit: fc.uniqueArray(oneOf('icu', 'ed'), { minLength: 1 }),
      area: fc.uniqueArray(oneOf('critical_care', 'emergency', 'cardiology'), { minLength: 1, maxLength: 2 }),
      hiring: fc.uniqueArray(oneOf(...hiringKinds), { minLength: 1, maxLength: 2 }),
      shift: fc.uniqueArray(oneOf(...shifts), { minLength: 1, maxLength: 2 }),
      pattern: fc.constant(['3x12' as const]),
      certification: fc.uniqueArray(oneOf('bls', 'ccrn'), { minLength: 1 }),
      state: fc.uniqueArray(oneOf('TX', 'MA'), { minLength: 1 }),
      city: oneOf('Austin, TX', 'Boston, MA'),
      weeks: fc.constant(13),
      hours: oneOf(8, 12),
      asap: fc.constant(true as const),
      location: oneOf(...locations.slice(0, 3)),
      remote: fc.constant(true as const),
      urgent: fc.constant(true as const),
      verified: fc.constant(true as const),
      payMin: oneOf(50_000, 80_000, 100_000),
      postedWithin: oneOf(1, 3, 7, 14, 30),
    },
    { requiredKeys: [] },
  ),
  sort: oneOf('relevance', 'newest', 'oldest', 'salary', 'weekly_pay', 'title', 'organization'),
  limit: fc.integer({ min: 1, max: 40 }),
});

export const managedSearch = (changes: Partial<ManagedJobSearch> = {}): ManagedJobSearch => ({
  organizationId: organizationIdOf(1),
  responsible: null,
  poster: null,
  q: '',
  status: null,
  jobType: null,
  specialty: null,
  location: '',
  sort: 'newest',
  after: null,
  limit: 9,
  ...changes,
});
