import { professionsOf } from '@shared/people/rules/other-professions';
import { limits } from '@shared/limits';
import type { Profession } from '@shared/people/model/healthcare-vocabulary';
import type { JobFilters, MatchedJobSearchQuery, MatchedJobSearchResult } from '@shared/find/model/job-search';
import { earliestToday } from '../../platform/clock';
import { emptyJobPage } from '../../search-index/empty-job-page';
import type { SearchPosition } from '../../search-index/index-port';
import type { JobSearchPage } from '../../search-index/port';
import { matchedHits, pageOfBlocks, type BlockPlace } from './matched-blocks';
import type { Deps } from './ports';
import { readSearch, shownHits } from './read-search';
import { searchCursor } from './search-cursor';
import { orderOf } from './search-jobs';

/** Position of a page with the first page's `total`. */
type Place = BlockPlace & { total: number; isTotalExact: boolean };

const positionOf = ({ after, ...place }: Place): SearchPosition => ({
  after: JSON.stringify(after),
  skip: place.skip,
  total: place.total,
  isTotalExact: Number(place.isTotalExact),
});

const placeOf = (position: SearchPosition): Place => ({
  after: JSON.parse(String(position['after'])) as SearchPosition | null,
  skip: Number(position['skip']),
  total: Number(position['total']),
  isTotalExact: position['isTotalExact'] === 1,
});

/** Limits filters to the person's professions; null if none is left. */
const ofProfessions = (filters: JobFilters, own: readonly Profession[]): JobFilters | null => {
  const profession = own.filter((it) => filters.profession?.includes(it) ?? true);
  return profession.length === 0 ? null : { ...filters, profession };
};

export const searchMatchedJobs = async (
  deps: Deps,
  { userId, sort, cursor, possible, ...asked }: MatchedJobSearchQuery & { userId: string },
): Promise<MatchedJobSearchResult> => {
  const [profile, hidden] = await Promise.all([deps.applicants.profile(userId), deps.hidden.ids(userId)]);
  const own = profile ? professionsOf(profile) : [];
  const only = possible === false || own.length === 0 ? null : own;
  const isByMatch = own.length > 0 && (sort ?? 'match') === 'match';
  const order = orderOf({ sort, q: asked.q });
  const cursors = searchCursor(deps.cursors, `searchMatchedJobs#${userId}`, { ...asked, sort: order, only, isByMatch });
  const position = await cursors.read(cursor);
  const known = position && placeOf(position);
  const now = deps.clock.now();

  const limit = isByMatch || only ? limits.matchedAtOnce : limits.pageSize;
  const searchFrom = async (filters: JobFilters, after: SearchPosition | null): Promise<JobSearchPage> => {
    const wanted = only ? ofProfessions(filters, only) : filters;
    return wanted ? deps.search.search({ filters: wanted, sort: order, after, limit, now, hidden }) : emptyJobPage;
  };
  const matchedOf = ({ hits, next }: JobSearchPage) => ({
    next,
    hits: matchedHits(hits, {
      profile,
      today: earliestToday(now),
      isPossibleOnly: only !== null,
      isByMatch,
      isByText: order === 'relevance',
    }),
  });

  const after = known?.after ?? null;
  const { page, filters, understood, relaxed } = await readSearch(deps, asked, (it) => searchFrom(it, after));
  const first = matchedOf(page);
  const { hits, next } = await pageOfBlocks(first, known ?? { after, skip: 0 }, {
    limit: limits.pageSize,
    read: async (from) => matchedOf(await searchFrom(filters, from)),
  });
  const isWhole = page.next === null || only === null;
  const { total, isTotalExact } = known ?? {
    total: page.total - (page.hits.length - first.hits.length),
    isTotalExact: isWhole,
  };
  const shown = shownHits(
    hits.map(({ hit }) => hit),
    filters,
  );
  return {
    items: shown.map((job, index) => ({ ...job, match: hits[index]!.match })),
    total,
    isTotalExact,
    possible: own.length === 0 ? null : only !== null,
    facets: page.facets,
    understood,
    relaxed,
    nextCursor: await cursors.write(next && positionOf({ ...next, total, isTotalExact })),
  };
};
