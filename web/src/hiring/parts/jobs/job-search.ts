import type { JobSort, JobType, RateUnit, Specialty } from '@shared/core/model/enumerations';
import type { JobFilterParameters } from '@shared/find/model/job-search';
import { limits } from '@shared/limits';
import type {
  Area,
  Certification,
  HiringKind,
  Profession,
  Shift,
  JobShiftPattern,
  Unit,
} from '@shared/people/model/healthcare-vocabulary';
import {
  jobSorts,
  jobTypes,
  postedWithinDays,
  rateUnits,
  specialties,
  specialtyFromSlug,
  specialtySlug,
} from '@shared/core/model/vocabulary';
import { paths } from '@shared/paths';
import { oneOf, searchText, several } from '@/lib/forms/search-parameters';
import type { SearchAddress } from '@/components/search/search-place';

type PostedWithin = (typeof postedWithinDays)[number];

export type JobSearch = {
  q: string;
  /** Searches for the literal text. */
  words: boolean;
  professions: readonly Profession[];
  hiring: readonly HiringKind[];
  units: readonly Unit[];
  areas: readonly Area[];
  shifts: readonly Shift[];
  patterns: readonly JobShiftPattern[];
  certifications: readonly Certification[];
  states: readonly string[];
  city: string;
  /** Null for the default. */
  radius: number | null;
  asap: boolean;
  weeks: number | null;
  hours: number | null;
  jobTypes: readonly JobType[];
  specialties: readonly Specialty[];
  location: string;
  remote: boolean;
  urgent: boolean;
  verified: boolean;
  payMin: number | null;
  payUnit: RateUnit;
  postedWithin: PostedWithin | null;
  /** Null for the default order: relevance with a text, newest without. */
  sort: JobSort | null;
};

export const emptySearch: JobSearch = {
  q: '',
  words: false,
  professions: [],
  hiring: [],
  units: [],
  areas: [],
  shifts: [],
  patterns: [],
  certifications: [],
  states: [],
  city: '',
  radius: null,
  asap: false,
  weeks: null,
  hours: null,
  jobTypes: [],
  specialties: [],
  location: '',
  remote: false,
  urgent: false,
  verified: false,
  payMin: null,
  payUnit: 'hour',
  postedWithin: null,
  sort: null,
};

const payMax = limits.payMaxCents / 100;

const numberOf = (text: string | null, most: number): number | null => {
  const number = text !== null && /^\d{1,3}$/.test(text) ? Number(text) : 0;
  return number > 0 && number <= most ? number : null;
};

const payOf = (text: string | null): number | null => {
  const amount = text !== null && /^\d{1,12}$/.test(text) ? Number(text) : 0;
  return amount > 0 && amount <= payMax ? amount : null;
};

export const defaultSort = (search: Pick<JobSearch, 'q'>): JobSort => (search.q ? 'relevance' : 'newest');

/** Normal form of a search: omits the default order and a meaningless one. */
export const canonical = (search: JobSearch): JobSearch => {
  const isUsual = search.sort === defaultSort(search) || (search.sort === 'relevance' && !search.q);
  const isUsualRadius = search.city === '' || search.radius === limits.searchRadius.usual;
  return {
    ...search,
    words: search.words && search.q !== '',
    radius: isUsualRadius ? null : search.radius,
    payUnit: search.payMin === null ? emptySearch.payUnit : search.payUnit,
    sort: isUsual ? null : search.sort,
  };
};

/** Filters by the form of codes, because their lists are large for a first visit. Unknown ones match nothing. */
const codesIn = <T extends string>(text: string | null, form = /^[a-z0-9_]{2,30}$/): T[] =>
  [...new Set((text ?? '').split(',').filter((code) => form.test(code)))] as T[];

/** Parses a URL or an alert's stored search. Drops unknown and out-of-range values. */
export const parseSearch = (parameters: URLSearchParams): JobSearch =>
  canonical({
    q: searchText(parameters.get('q') ?? ''),
    words: parameters.get('words') === 'true',
    professions: codesIn(parameters.get('profession')),
    hiring: codesIn(parameters.get('hiring')),
    units: codesIn(parameters.get('unit')),
    areas: codesIn(parameters.get('area')),
    shifts: codesIn(parameters.get('shift')),
    patterns: codesIn(parameters.get('pattern')),
    certifications: codesIn(parameters.get('certification')),
    states: codesIn(parameters.get('state'), /^[A-Z]{2}$/),
    city: searchText(parameters.get('city') ?? '', limits.locationLength),
    radius: limits.searchRadius.all.find((miles) => String(miles) === parameters.get('radius')) ?? null,
    asap: parameters.get('asap') === 'true',
    weeks: numberOf(parameters.get('weeks'), limits.contractWeeksMax),
    hours: numberOf(parameters.get('hours'), limits.hoursPerShift.max),
    jobTypes: several(jobTypes, parameters.get('jobType')),
    // The site's URLs use slugs, the API uses names.
    specialties: several(specialties, parameters.get('specialty'), (part) =>
      specialtyFromSlug(part.replace(/[ &]/g, '-')),
    ),
    location: searchText(parameters.get('location') ?? '', limits.locationLength),
    remote: parameters.get('remote') === 'true',
    urgent: parameters.get('urgent') === 'true',
    verified: parameters.get('verified') === 'true',
    payMin: payOf(parameters.get('payMin')),
    payUnit: oneOf(rateUnits, parameters.get('payUnit')) ?? emptySearch.payUnit,
    postedWithin: postedWithinDays.find((days) => String(days) === parameters.get('postedWithin')) ?? null,
    sort: oneOf(jobSorts, parameters.get('sort')),
  });

const list = <N extends string>(name: N, values: readonly string[]): { [K in N]?: string } =>
  values.length > 0 ? ({ [name]: values.join(',') } as { [K in N]?: string }) : {};

const filterEntries = (search: JobSearch, nameOf: (specialty: Specialty) => string) => ({
  ...(search.q && { q: search.q }),
  ...(search.words && { words: 'true' as const }),
  ...list('profession', search.professions),
  ...list('hiring', search.hiring),
  ...list('jobType', search.jobTypes),
  ...list('unit', search.units),
  ...list('area', search.areas),
  ...list('specialty', search.specialties.map(nameOf)),
  ...list('shift', search.shifts),
  ...list('pattern', search.patterns),
  ...list('certification', search.certifications),
  ...list('state', search.states),
  ...(search.city && { city: search.city }),
  ...(search.radius !== null && { radius: String(search.radius) }),
  ...(search.location && { location: search.location }),
  ...(search.remote && { remote: 'true' as const }),
  ...(search.urgent && { urgent: 'true' as const }),
  ...(search.verified && { verified: 'true' as const }),
  ...(search.asap && { asap: 'true' as const }),
  ...(search.weeks !== null && { weeks: String(search.weeks) }),
  ...(search.hours !== null && { hours: String(search.hours) }),
  ...(search.payMin !== null && { payMin: String(search.payMin), payUnit: search.payUnit }),
  ...(search.postedWithin !== null && { postedWithin: String(search.postedWithin) }),
});

export const filterParameters = (search: JobSearch): JobFilterParameters => filterEntries(search, (name) => name);

export const addressParameters = (search: JobSearch): URLSearchParams => {
  const { sort } = canonical(search);
  return new URLSearchParams({ ...filterEntries(search, specialtySlug), ...(sort && { sort }) });
};

export const searchAddress = (search: JobSearch): string => {
  const parameters = addressParameters(search).toString();
  return parameters ? `${paths.jobs}?${parameters}` : paths.jobs;
};

export const withoutFilters = (search: JobSearch): JobSearch => ({ ...emptySearch, q: search.q, sort: search.sort });

export const isFiltered = (search: JobSearch): boolean => addressParameters({ ...search, sort: null }).size > 0;

/** Values of all filters, without the text. */
export const countFilters = (search: JobSearch): number => {
  const { q: _q, payUnit: _unit, radius: _radius, city, location, ...others } = filterParameters(search);
  const lists = Object.values(others).flatMap((value) => value?.split(',') ?? []);
  return lists.length + [city, location].filter(Boolean).length;
};

/** A search as the server read its text: filters for what it recognized, the rest as text. */
export const understoodSearch = (
  search: JobSearch,
  understood: Readonly<Record<string, string>> | undefined,
): JobSearch =>
  understood === undefined ? search : canonical({ ...parseSearch(new URLSearchParams(understood)), sort: search.sort });

export const jobSearchAddress: SearchAddress<JobSearch> = {
  parse: parseSearch,
  parameters: addressParameters,
  canonical,
};
