import { yearlyCents } from '@shared/hiring/rules/pay/pay';
import type { JobFilters } from '@shared/find/model/job-search';
import { limits } from '@shared/limits';
import { postedWithinDays } from '@shared/core/model/vocabulary';
import { dayMs, ranking } from '../job-ranking';
import { namedPlace, searchedRadius } from '../place-test';
import type { JobDocument, JobOrder, ManagedJobSearch, PublicJobSearch } from '../port';
import { fold } from '@shared/text/folded-words';
import { isPrefix, searchWordsOf, wordsOf } from '../../platform/text/fold-text';
import { searchedFields, type SearchedField } from './indexed-job';
import {
  allBut,
  fuzziness,
  mostFrequent,
  placed,
  term,
  textQuery,
  wholeWord,
  type SortField,
  type Spelling,
} from './request-parts';
import type { Aggregations, QueryContainer, SearchBody } from './request-types';

export type Markers = { start: string; end: string };

const active = term('status', 'active');
const publishedFrom = (moment: number): QueryContainer => ({ range: { 'order.published': { gte: moment } } });

type FilterName = Exclude<keyof JobFilters, 'q' | 'words' | 'payUnit' | 'radius'>;
type FilterQueries = Partial<Record<FilterName, QueryContainer>>;

const anyOf = (field: string, values: readonly string[]): QueryContainer => ({ terms: { [field]: [...values] } });

/** Matches the city itself, and the radius around it where its coordinates are known. */
const near = (filters: JobFilters, city: string): QueryContainer => {
  const { point, name } = namedPlace(city);
  const town = term('derived.town', name);
  if (!point) return town;
  const around = { geo_distance: { distance: `${searchedRadius(filters)}mi`, 'derived.point': point } };
  return { bool: { should: [town, around] } };
};

const termQueries = (filters: JobFilters): FilterQueries => {
  const { profession, unit, area, hiring, jobType, specialty, shift, pattern, certification, state } = filters;
  return {
    ...(profession && { profession: anyOf('professions', profession) }),
    ...(unit && { unit: anyOf('unit', unit) }),
    ...(area && { area: anyOf('derived.areas', area) }),
    ...(hiring && { hiring: anyOf('derived.hiring', hiring) }),
    ...(jobType && { jobType: anyOf('jobType', jobType) }),
    ...(specialty && { specialty: anyOf('specialty.exact', specialty) }),
    ...(shift && { shift: anyOf('shift', shift) }),
    ...(pattern && { pattern: anyOf('pattern', pattern) }),
    ...(certification && { certification: anyOf('derived.certifications', certification) }),
    ...(state && { state: anyOf('derived.state', state) }),
  };
};

const filterQueries = (filters: JobFilters, now: Date): FilterQueries => {
  const {
    location,
    city,
    remote,
    urgent,
    verified,
    asap,
    weeks,
    hours,
    payMin,
    payUnit = 'year',
    postedWithin,
  } = filters;
  return {
    ...termQueries(filters),
    ...(location && { location: term('derived.town', namedPlace(location).name) }),
    ...(city && { city: near(filters, city) }),
    ...(remote && { remote: term('remote', true) }),
    ...(urgent && { urgent: term('urgentHiring', true) }),
    ...(verified && { verified: term('derived.verified', true) }),
    ...(asap && { asap: term('startAsap', true) }),
    ...(weeks && { weeks: term('contractWeeks', weeks) }),
    ...(hours && { hours: term('hoursPerShift', hours) }),
    ...(payMin && { payMin: { range: { 'order.payUsd': { gte: yearlyCents(payMin * 100, payUnit) } } } }),
    ...(postedWithin && { postedWithin: publishedFrom(now.getTime() - postedWithin * dayMs) }),
  };
};

const facetAggregations = (queries: FilterQueries, now: Date): Aggregations => {
  const under = (name: FilterName, values: Aggregations[string]) => ({
    filter: allBut(queries, name),
    aggs: { values },
  });
  const within = Object.fromEntries(
    postedWithinDays.map((days) => [String(days), publishedFrom(now.getTime() - days * dayMs)]),
  );
  return {
    matching: { filter: { match_all: {} } },
    profession: under('profession', mostFrequent('professions')),
    unit: under('unit', mostFrequent('unit')),
    hiring: under('hiring', mostFrequent('derived.hiring')),
    shift: under('shift', mostFrequent('shift')),
    jobType: under('jobType', mostFrequent('jobType')),
    specialty: under('specialty', mostFrequent('specialty.exact')),
    location: under('location', mostFrequent('derived.town')),
    remote: under('remote', { filter: term('remote', true) }),
    urgent: under('urgent', { filter: term('urgentHiring', true) }),
    verified: under('verified', { filter: term('derived.verified', true) }),
    postedWithin: under('postedWithin', { filters: { filters: within } }),
  };
};

const newest = [['published', 'order.published', 'desc'] as const];
const publicOrders: Record<JobOrder, readonly SortField[]> = {
  relevance: [['score', '_score', 'desc'], ...newest],
  newest,
  oldest: [['published', 'order.published', 'asc']],
  salary: [['pay', 'order.payUsd', 'desc'], ...newest],
  weekly_pay: [['pay', 'order.weeklyUsd', 'desc'], ...newest],
  title: [['title', 'title.folded', 'asc'], ...newest],
  organization: [['organization', 'organization.folded', 'asc'], ...newest],
};
const created = [['created', 'order.created', 'desc'] as const];
const managedOrders: Record<ManagedJobSearch['sort'], readonly SortField[]> = {
  newest: created,
  oldest: [['created', 'order.created', 'asc']],
  salary: [['pay', 'order.payUsd', 'desc'], ...created],
  title: [['title', 'title.folded', 'asc'], ...created],
};
const tieBreak: SortField = ['jobId', 'jobId', 'desc'];

export const publicSort = (sort: JobOrder, q: string | undefined): readonly SortField[] => [
  ...publicOrders[sort === 'relevance' && searchWordsOf(q ?? '').length === 0 ? 'newest' : sort],
  tieBreak,
];
export const managedSort = (sort: ManagedJobSearch['sort']): readonly SortField[] => [...managedOrders[sort], tieBreak];

/** Highlighting matches whole words; prefixes are in their own field. */
const highlightQuery = (field: SearchedField, words: readonly string[], spelling: Spelling): QueryContainer => ({
  bool: {
    should: words.flatMap((word): QueryContainer[] => [
      { [isPrefix(word) ? 'match_bool_prefix' : 'match']: { [field]: { query: word } } },
      ...(spelling === 'withTypos' ? [{ match: { [field]: { query: word, fuzziness } } }] : []),
    ]),
  },
});

const excerpt = { fragment_size: 200, number_of_fragments: 5 };
const whole = { number_of_fragments: 0 };
const highlightedFields = { title: whole, organization: whole, specialty: whole, description: excerpt } as const;

const highlight = (q: string | undefined, spelling: Spelling, { start, end }: Markers): Partial<SearchBody> => {
  const words = searchWordsOf(q ?? '');
  if (words.length === 0) return {};
  const of = (name: keyof typeof highlightedFields) => ({
    ...highlightedFields[name],
    highlight_query: highlightQuery(name, words, spelling),
  });
  return {
    highlight: {
      type: 'unified',
      pre_tags: [start],
      post_tags: [end],
      fields: {
        title: of('title'),
        organization: of('organization'),
        specialty: of('specialty'),
        description: of('description'),
      },
    },
  };
};

const shown = (hidden: readonly string[] = []): QueryContainer =>
  hidden.length === 0 ? active : { bool: { filter: [active], must_not: [anyOf('jobId', hidden)] } };

/** Same ranking as embedded/jobs/job-rank.ts. */
const ranked = (query: QueryContainer, q: string, at: number): QueryContainer => ({
  function_score: {
    query,
    functions: [
      { weight: 1 },
      { filter: { match_phrase: { title: wordsOf(q).join(' ') } }, weight: ranking.titlePhrase },
      {
        exp: { 'order.published': { origin: at, scale: ranking.halfLifeDays * dayMs, decay: 0.5 } },
        weight: ranking.freshness,
      },
      { filter: { range: { 'order.payUsd': { gte: 0 } } }, weight: ranking.payListed },
    ],
    score_mode: 'sum',
    boost_mode: 'multiply',
  },
});

type Asked = { hidden?: readonly string[] | undefined; at: number };

const activeMatching = (q: string | undefined, spelling: Spelling, { hidden, at }: Asked): QueryContainer => {
  const text = textQuery(searchedFields, q, spelling);
  return { bool: { filter: [shown(hidden)], ...(text && q && { must: [ranked(text, q, at)] }) } };
};

/** Later pages use the ranking of the first one. */
export const rankedAt = ({ after, now }: Pick<PublicJobSearch, 'after' | 'now'>): number =>
  Number(after?.['at'] ?? now.getTime());

export const searchRequest = (search: PublicJobSearch, spelling: Spelling, markers: Markers): SearchBody => {
  const { filters, now, limit, after } = search;
  const queries = filterQueries(filters, now);
  return {
    query: activeMatching(filters.q, spelling, { hidden: search.hidden, at: rankedAt(search) }),
    post_filter: allBut(queries),
    aggs: facetAggregations(queries, now),
    track_total_hits: true,
    size: limit + 1,
    ...placed(publicSort(search.sort, filters.q), after),
    ...highlight(filters.q, spelling, markers),
  };
};

export const publishedSinceRequest = (
  filters: JobFilters,
  { since, limit, now, hidden }: { since: string; limit: number; now: Date; hidden?: readonly string[] | undefined },
  spelling: Spelling,
): SearchBody => ({
  query: activeMatching(filters.q, spelling, { hidden, at: now.getTime() }),
  post_filter: {
    bool: {
      filter: [allBut(filterQueries(filters, now)), { range: { 'order.published': { gt: Date.parse(since) } } }],
    },
  },
  aggs: { matching: { filter: { match_all: {} } } },
  size: limit,
  ...placed([...newest, tieBreak], null),
});

export const similarRequest = (document: JobDocument, limit: number): SearchBody => {
  const { jobId, title, description, specialty, department, location, jobType, professions } = document;
  const like = (field: string, text: string, boost: number): QueryContainer => ({
    more_like_this: { fields: [field], like: [{ doc: { [field]: text } }], min_term_freq: 1, min_doc_freq: 1, boost },
  });
  const same = (field: string, value: string | null, boost: number): QueryContainer[] =>
    value ? [{ constant_score: { filter: term(field, value), boost } }] : [];
  return {
    query: {
      bool: {
        filter: [active, ...(professions.length > 0 ? [anyOf('professions', professions)] : [])],
        must_not: [term('jobId', jobId)],
        must: [{ bool: { should: [...same('specialty.exact', specialty, 8), like('title', title, 2)] } }],
        should: [
          like('description', description, 0.5),
          ...same('department.exact', department, 3),
          ...same('derived.town', namedPlace(location).name, 2),
          ...same('jobType', jobType, 1),
        ],
      },
    },
    size: limit,
    ...placed([['score', '_score', 'desc'], ...newest, tieBreak], null),
  };
};

const partOf = (field: string, text: string): QueryContainer => ({
  wildcard: { [field]: { value: `*${fold(text).replaceAll(/[\\*?]/g, '\\$&')}*`, case_insensitive: true } },
});

export const managedRequest = (search: ManagedJobSearch): SearchBody => {
  const { organizationId, responsible, poster, q, status, jobType, specialty, location, sort, limit, after } = search;
  return {
    query: {
      bool: {
        filter: [
          term('organizationId', organizationId),
          ...(responsible ? [term('responsible', responsible)] : []),
          ...(poster ? [term('derived.poster', poster)] : []),
          ...(status ? [term('status', status)] : []),
          ...(jobType ? [term('jobType', jobType)] : []),
          ...(specialty ? [term('specialty.exact', specialty)] : []),
          ...(location ? [partOf('derived.where.part', location)] : []),
          ...(q ? [{ bool: { should: [partOf('title.part', q), partOf('department.part', q)] } }] : []),
        ],
      },
    },
    _source: false,
    size: limit + 1,
    ...placed(managedSort(sort), after),
  };
};

/** Counts of all active jobs. */
export const offeredRequest = (): SearchBody => ({
  query: { bool: { filter: [active] } },
  size: 0,
  aggs: {
    profession: mostFrequent('professions', limits.suggestedFrom),
    unit: mostFrequent('unit', limits.suggestedFrom),
    area: mostFrequent('derived.areas', limits.suggestedFrom),
    specialty: mostFrequent('specialty.exact', limits.suggestedFrom),
    town: mostFrequent('derived.town', limits.suggestedFrom),
    organization: mostFrequent('organization.exact', limits.suggestedFrom),
  },
});

export const unknownWordsRequest = (words: readonly string[]): SearchBody => ({
  size: 0,
  aggs: Object.fromEntries(words.map((word) => [word, { filter: wholeWord(searchedFields, word) }])),
});
