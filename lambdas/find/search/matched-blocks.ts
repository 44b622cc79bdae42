import { matchOutcomes } from '@shared/hiring/rules/match/match';
import { matchRank } from '@shared/hiring/rules/match/match-outcome';
import type { MatchedProfile } from '@shared/hiring/rules/match/match-subject-of';
import type { MatchOutcome } from '@shared/hiring/model/match';
import type { SearchPosition } from '../../search-index/index-port';
import { withUrgentRaised } from '../../search-index/job-ranking';
import type { JobSearchHit, JobSearchPage } from '../../search-index/port';

export type MatchedHit = { hit: JobSearchHit; match: MatchOutcome | null };
type Asked = {
  profile: MatchedProfile | null;
  today: string;
  isPossibleOnly: boolean;
  isByMatch: boolean;
  isByText: boolean;
};

const isPossible = ({ match }: MatchedHit): boolean => match !== null && match.score !== null;
const rankOf = ({ match }: MatchedHit): number => (match ? matchRank(match) : 0);

export const matchedHits = (
  hits: readonly JobSearchHit[],
  { profile, today, isPossibleOnly, isByMatch, isByText }: Asked,
): MatchedHit[] => {
  const outcomeOf = profile?.profession ? matchOutcomes(profile, today) : null;
  const ordered = isByText ? withUrgentRaised(hits) : hits;
  const matched = ordered.map((hit) => ({ hit, match: outcomeOf?.(hit.document) ?? null }));
  const kept = isPossibleOnly ? matched.filter(isPossible) : matched;
  return isByMatch ? kept.toSorted((one, other) => rankOf(other) - rankOf(one)) : kept;
};

/** Start of a page: the block's position in the search, and how many of its matched jobs to skip. */
export type BlockPlace = { after: SearchPosition | null; skip: number };

type Block = Pick<JobSearchPage, 'next'> & { hits: MatchedHit[] };

/** Limit of blocks per page, so that a search with few matches ends with a short page. */
const mostBlocks = 4;

/** Fills a page from as many blocks as it needs, up to the limit. */
export const pageOfBlocks = async (
  first: Block,
  { after, skip }: BlockPlace,
  { limit, read }: { limit: number; read: (after: SearchPosition) => Promise<Block> },
): Promise<{ hits: MatchedHit[]; next: BlockPlace | null }> => {
  const hits: MatchedHit[] = [];
  let [block, place]: [Block, BlockPlace] = [first, { after, skip }];
  for (let count = 1; ; count += 1) {
    const wanted = limit - hits.length;
    hits.push(...block.hits.slice(place.skip, place.skip + wanted));
    if (block.hits.length > place.skip + wanted) return { hits, next: { ...place, skip: place.skip + wanted } };
    if (block.next === null) return { hits, next: null };
    place = { after: block.next, skip: 0 };
    if (hits.length === limit || count === mostBlocks) return { hits, next: place };
    block = await read(block.next);
  }
};
