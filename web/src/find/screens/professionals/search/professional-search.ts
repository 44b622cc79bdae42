import type { Specialty } from '@shared/core/model/enumerations';
import {
  areas,
  certifications,
  professions,
  units,
  type Area,
  type Certification,
  type Profession,
  type Unit,
} from '@shared/people/model/healthcare-vocabulary';
import type { AvailabilityStatus } from '@shared/people/model/professional';
import type { ProfessionalSearchParameters } from '@shared/find/model/professional-search';
import { limits } from '@shared/limits';
import {
  availabilityStatuses,
  jobInterests,
  professionalExperienceBands,
  professionalSorts,
  ratingsAndUp,
  stateCodes,
  type JobInterest,
  type StateCode,
} from '@shared/people/model/profile-vocabulary';
import { spokenLanguages, type SpokenLanguage } from '@shared/people/model/profile/spoken-languages';
import { specialties, specialtyFromSlug, specialtySlug } from '@shared/core/model/vocabulary';
import { oneOf, searchText, several } from '@/lib/forms/search-parameters';
import type { SearchAddress } from '@/components/search/search-place';

export type ExperienceBand = (typeof professionalExperienceBands)[number];
export type RatingAndUp = (typeof ratingsAndUp)[number];
export type ProfessionalSort = (typeof professionalSorts)[number];

export type ProfessionalSearch = {
  q: string;
  /** A value exactly as in the facets. */
  location: string;
  professions: readonly Profession[];
  specialties: readonly Specialty[];
  units: readonly Unit[];
  areas: readonly Area[];
  certifications: readonly Certification[];
  languages: readonly SpokenLanguage[];
  interests: readonly JobInterest[];
  flexible: boolean;
  experience: readonly ExperienceBand[];
  availability: readonly AvailabilityStatus[];
  rating: RatingAndUp | null;
  licensedIn: StateCode | null;
  verified: boolean;
  /** Null for the default order: relevance with a text, recently updated without. */
  sort: ProfessionalSort | null;
};

export const everybody: ProfessionalSearch = {
  q: '',
  location: '',
  professions: [],
  specialties: [],
  units: [],
  areas: [],
  certifications: [],
  languages: [],
  interests: [],
  flexible: false,
  experience: [],
  availability: [],
  rating: null,
  licensedIn: null,
  verified: false,
  sort: null,
};

export const defaultSort = (search: Pick<ProfessionalSearch, 'q'>): ProfessionalSort =>
  search.q ? 'relevance' : 'newest';

const canonical = (search: ProfessionalSearch): ProfessionalSearch => {
  const isUsual = search.sort === defaultSort(search) || (search.sort === 'relevance' && !search.q);
  return isUsual ? { ...search, sort: null } : search;
};

const parse = (parameters: URLSearchParams): ProfessionalSearch =>
  canonical({
    q: searchText(parameters.get('q') ?? ''),
    location: searchText(parameters.get('location') ?? '', limits.locationLength),
    professions: several(professions, parameters.get('profession')),
    specialties: several(specialties, parameters.get('specialty'), (part) =>
      specialtyFromSlug(part.replace(/[ &]/g, '-')),
    ),
    units: several(units, parameters.get('unit')),
    areas: several(areas, parameters.get('area')),
    certifications: several(certifications, parameters.get('certification')),
    languages: several(spokenLanguages, parameters.get('language')),
    interests: several(jobInterests, parameters.get('interest')),
    flexible: parameters.get('flexible') === 'true',
    experience: several(professionalExperienceBands, parameters.get('experience')),
    availability: several(availabilityStatuses, parameters.get('availability')),
    rating: ratingsAndUp.find((rating) => String(rating) === parameters.get('rating')) ?? null,
    licensedIn: oneOf(stateCodes, parameters.get('licensedIn')),
    verified: parameters.get('verified') === 'true',
    sort: oneOf(professionalSorts, parameters.get('sort')),
  });

const entries = (search: ProfessionalSearch, nameOf: (specialty: Specialty) => string) => {
  const { sort } = canonical(search);
  return {
    ...(search.q && { q: search.q }),
    ...(search.location && { location: search.location }),
    ...(search.professions.length > 0 && { profession: search.professions.join(',') }),
    ...(search.specialties.length > 0 && { specialty: search.specialties.map(nameOf).join(',') }),
    ...(search.units.length > 0 && { unit: search.units.join(',') }),
    ...(search.areas.length > 0 && { area: search.areas.join(',') }),
    ...(search.certifications.length > 0 && { certification: search.certifications.join(',') }),
    ...(search.languages.length > 0 && { language: search.languages.join(',') }),
    ...(search.interests.length > 0 && { interest: search.interests.join(',') }),
    ...(search.flexible && { flexible: 'true' as const }),
    ...(search.experience.length > 0 && { experience: search.experience.join(',') }),
    ...(search.availability.length > 0 && { availability: search.availability.join(',') }),
    ...(search.rating !== null && { rating: String(search.rating) }),
    ...(search.licensedIn !== null && { licensedIn: search.licensedIn }),
    ...(search.verified && { verified: 'true' as const }),
    ...(sort && { sort }),
  };
};

/** Sorting by rate is limited to viewers who see rates. */
export const sortsFor = ({ q }: Pick<ProfessionalSearch, 'q'>, seesRates: boolean): ProfessionalSort[] =>
  professionalSorts.filter((sort) => (sort !== 'relevance' || q !== '') && (sort !== 'rate' || seesRates));

/** Order in effect: a shared link may name one this viewer may not use. */
export const effectiveSort = (search: ProfessionalSearch, seesRates: boolean): ProfessionalSort =>
  sortsFor(search, seesRates).find((sort) => sort === search.sort) ?? defaultSort(search);

export const searchQueryOf = (search: ProfessionalSearch, seesRates: boolean): ProfessionalSearchParameters =>
  entries({ ...search, sort: effectiveSort(search, seesRates) }, (name) => name);

export const professionalSearchAddress: SearchAddress<ProfessionalSearch> = {
  parse,
  parameters: (search) => new URLSearchParams(entries(search, specialtySlug)),
  canonical,
};

/** The reading of the text counts as chosen. */
export const understoodSearch = (search: ProfessionalSearch, read?: Record<string, string>): ProfessionalSearch =>
  read === undefined ? search : { ...parse(new URLSearchParams(read)), sort: search.sort };

export const withoutFilters = (search: ProfessionalSearch): ProfessionalSearch => ({
  ...everybody,
  q: search.q,
  sort: search.sort,
});

export const countFilters = (search: ProfessionalSearch): number =>
  search.professions.length +
  search.specialties.length +
  search.units.length +
  search.areas.length +
  search.certifications.length +
  search.languages.length +
  search.interests.length +
  search.experience.length +
  search.availability.length +
  [search.location !== '', search.rating !== null, search.licensedIn !== null, search.flexible, search.verified].filter(
    Boolean,
  ).length;
