import { professionsOf } from '@shared/people/rules/other-professions';
import type {
  CandidateRequest,
  ProfessionalCandidate,
  ProfessionalDocument,
  ProfessionalSearchRequest,
} from '@lambdas/search-index/professional-port';
import { areasOfPerson } from '@lambdas/search-index/professional-terms';
import { placeName } from '@shared/core/rules/places/place-of';
import { nlcWorkStates } from '@shared/data/license-compacts';
import type { ProfessionalFacets } from '@shared/find/model/professional-search';
import {
  availabilityStatuses,
  professionalExperienceBands,
  professionalExperienceYears,
  ratingsAndUp,
} from '@shared/people/model/profile-vocabulary';

type Band = (typeof professionalExperienceBands)[number];
type Check = (document: ProfessionalDocument) => boolean;

const isInBand = ({ standard: { experience } }: ProfessionalDocument, band: Band): boolean => {
  const { min, max } = professionalExperienceYears[band];
  return experience !== null && experience >= min && (max === null || experience < max);
};
const isRated = ({ standard: { rating } }: ProfessionalDocument, stars: number): boolean =>
  rating !== null && rating.average >= stars;

/** Predicates of all filters except the text. */
const checks = ({ filters, today }: Pick<ProfessionalSearchRequest, 'filters' | 'today'>): Record<string, Check> => {
  const { unit, area, certification, language, interest, flexible } = filters;
  const { profession, specialty, location, experience, availability, rating, licensedIn, verified } = filters;
  return {
    ...(profession && {
      profession: (it: ProfessionalDocument) => professionsOf(it.standard).some((one) => profession.includes(one)),
    }),
    ...(specialty && {
      specialty: (it: ProfessionalDocument) => specialty.some((one) => one === it.standard.specialty),
    }),
    ...(location && {
      location: (it: ProfessionalDocument) => placeName(it.standard.location) === placeName(location),
    }),
    ...(unit && { unit: ({ subject }: ProfessionalDocument) => subject.units.some((it) => unit.includes(it.unit)) }),
    ...(area && { area: (it: ProfessionalDocument) => areasOfPerson(it).some((one) => area.includes(one)) }),
    ...(certification && {
      certification: ({ subject }: ProfessionalDocument) =>
        subject.certifications.some((it) => certification.includes(it.code) && (it.expiresOn ?? '9999') >= today),
    }),
    ...(language && {
      language: ({ standard }: ProfessionalDocument) => standard.languages.some((it) => language.includes(it)),
    }),
    ...(interest && {
      interest: ({ interests = [] }: ProfessionalDocument) => interests.some((it) => interest.includes(it)),
    }),
    ...(flexible && { flexible: (it: ProfessionalDocument) => it.flexible === true }),
    ...(experience && { experience: (it: ProfessionalDocument) => experience.some((band) => isInBand(it, band)) }),
    ...(availability && {
      availability: (it: ProfessionalDocument) => availability.includes(it.standard.availabilityStatus),
    }),
    ...(rating && { rating: (it: ProfessionalDocument) => isRated(it, rating) }),
    ...(licensedIn && {
      licensedIn: ({ licensedUntil }: ProfessionalDocument) =>
        (licensedUntil[licensedIn] ?? '') >= today ||
        (nlcWorkStates.has(licensedIn) && (licensedUntil.nlc ?? '') >= today),
    }),
    ...(verified && { verified: (it: ProfessionalDocument) => it.standard.badges.length > 0 }),
  };
};

const mostFrequent = <T extends string>(values: readonly T[]): { value: T; count: number }[] =>
  [...new Set(values)]
    .map((value) => ({ value, count: values.filter((it) => it === value).length }))
    .sort((one, other) => other.count - one.count || (one.value < other.value ? -1 : 1));

/** Reference implementation, one professional at a time. */
export const expectedProfessionals = (
  documents: readonly ProfessionalDocument[],
  query: Pick<ProfessionalSearchRequest, 'filters' | 'today' | 'organizationId' | 'updatedAfter'>,
): { userIds: string[]; facets: ProfessionalFacets } => {
  const shown = documents.filter(
    ({ blocked, updatedAt }) =>
      updatedAt > (query.updatedAfter ?? '') &&
      (query.organizationId === null || !blocked.includes(query.organizationId)),
  );
  const asked = Object.entries(checks(query));
  const passing = (without?: string) =>
    shown.filter((document) => asked.every(([name, check]) => name === without || check(document)));
  return {
    userIds: passing().map(({ userId }) => userId),
    facets: {
      profession: mostFrequent(passing('profession').flatMap(({ standard }) => professionsOf(standard))),
      specialty: mostFrequent(passing('specialty').flatMap(({ standard }) => standard.specialty ?? [])),
      location: mostFrequent(passing('location').map(({ standard }) => placeName(standard.location))),
      language: mostFrequent(passing('language').flatMap(({ standard }) => standard.languages)),
      interest: mostFrequent(passing('interest').flatMap(({ interests = [] }) => interests)),
      flexible: passing('flexible').filter((it) => it.flexible).length,
      experience: professionalExperienceBands.map((value) => ({
        value,
        count: passing('experience').filter((it) => isInBand(it, value)).length,
      })),
      availability: availabilityStatuses.map((value) => ({
        value,
        count: passing('availability').filter(({ standard }) => standard.availabilityStatus === value).length,
      })),
      rating: ratingsAndUp.map((value) => ({
        value,
        count: passing('rating').filter((it) => isRated(it, value)).length,
      })),
      verified: passing('verified').filter(({ standard }) => standard.badges.length > 0).length,
    },
  };
};

const firstOf = (...compared: readonly number[]): number => compared.find((it) => it !== 0) ?? 0;

export const expectedCandidates = (
  documents: readonly ProfessionalDocument[],
  { professions, state, organizationId, today }: Omit<CandidateRequest, 'limit'>,
): ProfessionalCandidate[] => {
  const isLicensed = ({ licensedUntil }: ProfessionalDocument): boolean =>
    state !== null &&
    ((licensedUntil[state] ?? '') >= today || (nlcWorkStates.has(state) && (licensedUntil.nlc ?? '') >= today));
  return documents
    .filter(
      ({ standard, blocked }) =>
        professionsOf(standard).some((it) => professions.includes(it)) &&
        standard.availabilityStatus !== 'busy' &&
        !blocked.includes(organizationId),
    )
    .toSorted((one, other) =>
      firstOf(
        Number(isLicensed(other)) - Number(isLicensed(one)),
        other.updatedAt.localeCompare(one.updatedAt),
        one.userId.localeCompare(other.userId),
      ),
    )
    .map(({ userId, subject }) => ({ userId, subject }));
};
