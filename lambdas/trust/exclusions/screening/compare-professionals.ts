import type { WatchList } from '@shared/trust/model/exclusion';
import type { StoredProfile } from '@shared/people/model/professional';
import { log } from '../../../platform/logger';
import type { ProfilePages } from '../../../store/people/profiles/profile-pages';
import type { WatchListStore } from '../../../store/trust/watch-lists/ports';

export type Comparison = (profile: StoredProfile) => Promise<boolean>;

export type CompareDeps = {
  lists: Pick<WatchListStore, 'current' | 'finishShard'>;
  profiles: Pick<ProfilePages, 'ofShard'>;
  compare: Record<WatchList, Comparison>;
};

export type CompareResult = { compared: number; hits: number; failed: number; finished: boolean };

const concurrent = 8;

type Counts = { compared: number; hits: number; failed: number };

const compareOne = async (compare: Comparison, profile: StoredProfile, counts: Counts): Promise<void> => {
  try {
    const hit = await compare(profile);
    counts.compared += 1;
    counts.hits += hit ? 1 : 0;
  } catch (error) {
    counts.failed += 1;
    log.error('professional not compared', error, { userId: profile.userId });
  }
};

/** Compares a shard; null if time ran out. Repeating it is harmless. */
const compareShard = async (
  { profiles }: Pick<CompareDeps, 'profiles'>,
  compare: Comparison,
  shard: string,
  hasTime: () => boolean,
): Promise<Counts | null> => {
  const counts = { compared: 0, hits: 0, failed: 0 };
  for await (const page of profiles.ofShard(shard)) {
    const saved = page.filter(({ version }) => version > 0);
    for (let first = 0; first < saved.length; first += concurrent) {
      if (!hasTime()) return null;
      await Promise.all(saved.slice(first, first + concurrent).map((it) => compareOne(compare, it, counts)));
    }
  }
  return counts;
};

/** Compares every saved profile with the current edition, shard by shard; the next run continues. */
export const compareProfessionals = async (
  deps: CompareDeps,
  list: WatchList,
  hasTime: () => boolean,
): Promise<CompareResult> => {
  const result: CompareResult = { compared: 0, hits: 0, failed: 0, finished: true };
  const current = await deps.lists.current(list);
  for (const shard of current?.pendingShards ?? []) {
    const counts = hasTime() ? await compareShard(deps, deps.compare[list], shard, hasTime) : null;
    if (!counts) return { ...result, finished: false };
    for (const name of ['compared', 'hits', 'failed'] as const) result[name] += counts[name];
    // A failure keeps only its own shard open.
    if (counts.failed === 0) await deps.lists.finishShard(list, current!.edition, shard, counts.hits);
  }
  return result;
};
