import {
  availabilityStatuses,
  professionalExperienceBands,
  professionalExperienceYears,
  ratingsAndUp,
  type StateCode,
} from '@shared/people/model/profile-vocabulary';
import { placeName } from '@shared/core/rules/places/place-of';
import type { Certification } from '@shared/people/model/healthcare-vocabulary';
import { areasOf } from '../licensed-until';
import { takingWork } from '../candidate-filters';
import type {
  CandidateRequest,
  ProfessionalFilters,
  ProfessionalOrder,
  ProfessionalSearchRequest,
} from '../professional-port';
import { searchWordsOf } from '../../platform/text/fold-text';
import { searchedFieldsOf } from './indexed-professional';
import { allBut, mostFrequent, placed, term, textQuery, type SortField, type Spelling } from './request-parts';
import type { Aggregations, QueryContainer, SearchBody } from './request-types';

type Band = (typeof professionalExperienceBands)[number];
type FilterName = Exclude<keyof ProfessionalFilters, 'q'>;
type FilterQueries = Partial<Record<FilterName, QueryContainer>>;

const anyOf = (should: QueryContainer[]): QueryContainer => ({ bool: { should, minimum_should_match: 1 } });

const inBand = (band: Band): QueryContainer => {
  const { min, max } = professionalExperienceYears[band];
  return { range: { 'order.experience': { gte: min, ...(max !== null && { lt: max }) } } };
};
const ratedAtLeast = (stars: number): QueryContainer => ({ range: { 'order.rating': { gte: stars } } });

const updatedSince = (instant: string): QueryContainer => ({
  range: { 'order.updated': { gt: Date.parse(instant) } },
});

const licensedQuery = (state: StateCode, today: string): QueryContainer =>
  anyOf(areasOf(state).map((area): QueryContainer => ({ range: { [`licensedUntil.${area}`]: { gte: today } } })));

const certifiedQuery = (codes: readonly Certification[], today: string): QueryContainer =>
  anyOf(codes.map((code): QueryContainer => ({ range: { [`certifiedUntil.${code}`]: { gte: today } } })));

const filterQueries = ({ filters, access, today }: ProfessionalSearchRequest): FilterQueries => {
  const { profession, specialty, location, experience, availability, rating, licensedIn, verified } = filters;
  const { unit, area, certification, language, interest, flexible } = filters;
  return {
    ...(profession && { profession: { terms: { professions: profession } } }),
    ...(specialty && { specialty: { terms: { [`${access}.specialty.exact`]: specialty } } }),
    ...(location !== undefined && { location: term(`towns.${access}`, placeName(location)) }),
    ...(experience && { experience: anyOf(experience.map(inBand)) }),
    ...(availability && { availability: { terms: { [`${access}.availabilityStatus`]: availability } } }),
    ...(rating !== undefined && { rating: ratedAtLeast(rating) }),
    ...(licensedIn && { licensedIn: licensedQuery(licensedIn, today) }),
    ...(unit && { unit: { terms: { units: unit } } }),
    ...(area && { area: { terms: { areas: area } } }),
    ...(certification && { certification: certifiedQuery(certification, today) }),
    ...(language && { language: { terms: { languages: language } } }),
    ...(interest && { interest: { terms: { interests: interest } } }),
    ...(flexible && { flexible: term('flexible', true) }),
    ...(verified && { verified: term('verified', true) }),
  };
};

const each = <T extends string | number>(values: readonly T[], query: (value: T) => QueryContainer) => ({
  filters: { filters: Object.fromEntries(values.map((value) => [String(value), query(value)])) },
});

/** Each count applies all filters but its own. `matching` counts by text only. */
const facetAggregations = (
  queries: FilterQueries,
  { access }: Pick<ProfessionalSearchRequest, 'access'>,
): Aggregations => {
  const under = (name: FilterName, values: Aggregations[string]) => ({
    filter: allBut(queries, name),
    aggs: { values },
  });
  return {
    matching: { filter: { match_all: {} } },
    profession: under('profession', mostFrequent('professions')),
    specialty: under('specialty', mostFrequent(`${access}.specialty.exact`)),
    location: under('location', mostFrequent(`towns.${access}`)),
    language: under('language', mostFrequent('languages')),
    interest: under('interest', mostFrequent('interests')),
    flexible: under('flexible', { filter: term('flexible', true) }),
    experience: under('experience', each(professionalExperienceBands, inBand)),
    availability: under(
      'availability',
      each(availabilityStatuses, (status) => term(`${access}.availabilityStatus`, status)),
    ),
    rating: under('rating', each(ratingsAndUp, ratedAtLeast)),
    verified: under('verified', { filter: term('verified', true) }),
  };
};

const newest = [['updated', 'order.updated', 'desc'] as const];
/** Ties by last update, then ID, for an unambiguous position. */
const orders: Record<ProfessionalOrder, readonly SortField[]> = {
  relevance: [['score', '_score', 'desc'], ...newest],
  newest,
  rating: [['rating', 'order.rating', 'desc'], ...newest],
  reviews: [['reviews', 'order.reviews', 'desc'], ...newest],
  rate: [['rate', 'order.rate', 'asc'], ...newest],
  experience: [['experience', 'order.experience', 'desc'], ...newest],
};

export const professionalSort = (sort: ProfessionalOrder, q: string | undefined): readonly SortField[] => [
  ...orders[sort === 'relevance' && searchWordsOf(q ?? '').length === 0 ? 'newest' : sort],
  ['userId', 'userId', 'desc'],
];

export const professionalRequest = (request: ProfessionalSearchRequest, spelling: Spelling): SearchBody => {
  const { filters, access, organizationId, sort, after, limit, updatedAfter } = request;
  const text = textQuery(searchedFieldsOf[access], filters.q, spelling);
  const queries = filterQueries(request);
  return {
    query: {
      bool: {
        ...(text && { must: [text] }),
        filter: [updatedAfter === undefined ? { match_all: {} } : updatedSince(updatedAfter)],
        ...(organizationId !== null && { must_not: [term('blocked', organizationId)] }),
      },
    },
    // After aggregations, which need results without single filters.
    post_filter: allBut(queries),
    aggs: facetAggregations(queries, request),
    // Other access levels' data is not even returned.
    _source: [access],
    track_total_hits: true,
    size: limit + 1,
    ...placed(professionalSort(sort, filters.q), after),
  };
};

/** Licensed people score 1, others 0. */
export const candidateRequest = ({
  professions,
  state,
  organizationId,
  limit,
  today,
}: CandidateRequest): SearchBody => ({
  query: {
    bool: {
      filter: [{ terms: { professions: [...professions] } }, { terms: { 'standard.availabilityStatus': takingWork } }],
      must_not: [term('blocked', organizationId)],
      ...(state && { should: [{ constant_score: { filter: licensedQuery(state, today) } }], minimum_should_match: 0 }),
    },
  },
  _source: ['userId', 'subject'],
  track_total_hits: true,
  size: limit,
  sort: [{ _score: { order: 'desc' } }, { 'order.updated': { order: 'desc' } }, { userId: { order: 'asc' } }],
});
