import type { JobSort, JobType, RateUnit, Specialty } from '@shared/model/enumerations';
import type { JobFilterParameters } from '@shared/model/job-search';
import { limits } from '@shared/limits';
import {
  jobSorts,
  jobTypes,
  postedWithinDays,
  rateUnits,
  specialties,
  specialtyFromSlug,
  specialtySlug,
} from '@shared/model/vocabulary';
import { paths } from '@shared/paths';
import { oneOf, searchText, several } from '@/lib/forms/search-parameters';
import type { SearchAddress } from '@/components/search/search-place';

type PostedWithin = (typeof postedWithinDays)[number];

export type JobSearch = {
  q: string;
  jobTypes: readonly JobType[];
  specialties: readonly Specialty[];
  location: string;
  remote: boolean;
  urgent: boolean;
  payMin: number | null;
  payUnit: RateUnit;
  postedWithin: PostedWithin | null;
  /** Null for the default order: relevance with a text, newest without. */
  sort: JobSort | null;
};

export const emptySearch: JobSearch = {
  q: '',
  jobTypes: [],
  specialties: [],
  location: '',
  remote: false,
  urgent: false,
  payMin: null,
  payUnit: 'hour',
  postedWithin: null,
  sort: null,
};

const payMax = limits.payMaxCents / 100;

const payOf = (text: string | null): number | null => {
  const amount = text !== null && /^\d{1,12}$/.test(text) ? Number(text) : 0;
  return amount > 0 && amount <= payMax ? amount : null;
};

export const defaultSort = (search: Pick<JobSearch, 'q'>): JobSort => (search.q ? 'relevance' : 'newest');

/** Normal form of a search: omits the default order and a meaningless one. */
export const canonical = (search: JobSearch): JobSearch => {
  const isUsual = search.sort === defaultSort(search) || (search.sort === 'relevance' && !search.q);
  return {
    ...search,
    payUnit: search.payMin === null ? emptySearch.payUnit : search.payUnit,
    sort: isUsual ? null : search.sort,
  };
};

/** Parses a URL or an alert's stored search. Drops unknown and out-of-range values. */
export const parseSearch = (parameters: URLSearchParams): JobSearch =>
  canonical({
    q: searchText(parameters.get('q') ?? ''),
    jobTypes: several(jobTypes, parameters.get('jobType')),
    // The site's URLs use slugs, the API uses names.
    specialties: several(specialties, parameters.get('specialty'), (part) =>
      specialtyFromSlug(part.replace(/[ &]/g, '-')),
    ),
    location: searchText(parameters.get('location') ?? '', limits.locationLength),
    remote: parameters.get('remote') === 'true',
    urgent: parameters.get('urgent') === 'true',
    payMin: payOf(parameters.get('payMin')),
    payUnit: oneOf(rateUnits, parameters.get('payUnit')) ?? emptySearch.payUnit,
    postedWithin: postedWithinDays.find((days) => String(days) === parameters.get('postedWithin')) ?? null,
    sort: oneOf(jobSorts, parameters.get('sort')),
  });

const filterEntries = (search: JobSearch, nameOf: (specialty: Specialty) => string) => ({
  ...(search.q && { q: search.q }),
  ...(search.jobTypes.length > 0 && { jobType: search.jobTypes.join(',') }),
  ...(search.specialties.length > 0 && { specialty: search.specialties.map(nameOf).join(',') }),
  ...(search.location && { location: search.location }),
  ...(search.remote && { remote: 'true' as const }),
  ...(search.urgent && { urgent: 'true' as const }),
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

export const countFilters = (search: JobSearch): number =>
  search.jobTypes.length +
  search.specialties.length +
  [search.location !== '', search.remote, search.urgent, search.payMin !== null, search.postedWithin !== null].filter(
    Boolean,
  ).length;

export const jobSearchAddress: SearchAddress<JobSearch> = {
  parse: parseSearch,
  parameters: addressParameters,
  canonical,
};
