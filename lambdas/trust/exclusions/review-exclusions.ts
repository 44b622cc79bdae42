import { exclusionRank } from '@shared/trust/rules/exclusion-review';
import { AppError } from '@shared/errors';
import {
  watchLists,
  type ExclusionDetail,
  type ExclusionHold,
  type ExclusionQueueItem,
  type WatchListState,
} from '@shared/trust/model/exclusion';
import type { ExclusionCase } from '../../store/trust/exclusions/case-item';
import { isStale } from './lists/stale-list';
import type { Deps } from './ports';

const queueItem = ({ userId, hold, hits, updatedAt }: ExclusionCase, professional: string): ExclusionQueueItem => {
  const open = hits.filter(({ state }) => state === 'open');
  const [strongest] = open.toSorted((one, other) => exclusionRank(one) - exclusionRank(other));
  return {
    userId,
    professional,
    hold,
    strength: strongest?.strength ?? null,
    name: strongest?.name ?? null,
    open: open.length,
    updatedAt,
  };
};

export const listExclusionCases = async (
  { cases, professionals }: Pick<Deps, 'cases' | 'professionals'>,
  { hold, cursor }: { hold: ExclusionHold; cursor?: string | undefined },
): Promise<{ items: ExclusionQueueItem[]; nextCursor: string | null }> => {
  const { items, nextCursor } = await cases.page(hold, cursor);
  const names = await professionals.names(items.map(({ userId }) => userId));
  return { nextCursor, items: items.map((it) => queueItem(it, names.get(it.userId) ?? '')) };
};

export const getWatchLists = async ({
  lists,
  clock,
}: Pick<Deps, 'lists' | 'clock'>): Promise<{ items: WatchListState[] }> => {
  const editions = await Promise.all(watchLists.map((list) => lists.current(list)));
  const now = clock.now();
  return {
    items: watchLists.flatMap((list, index) => {
      const edition = editions[index];
      if (!edition) return [];
      const { fileDate, rows, hits, importedAt, pendingShards } = edition;
      const comparing = pendingShards.length > 0;
      return [{ list, fileDate, rows, hits, importedAt, comparing, stale: isStale(fileDate, now) }];
    }),
  };
};

export const loadExclusionDetail = async (
  { professionals }: Pick<Deps, 'professionals'>,
  stored: ExclusionCase,
): Promise<ExclusionDetail> => {
  const professional = await professionals.get(stored.userId);
  if (!professional) throw new AppError('NOT_FOUND');
  return { ...stored, professional: professional.shown };
};

export const getExclusionCase = async (
  deps: Pick<Deps, 'cases' | 'professionals'>,
  userId: string,
): Promise<ExclusionDetail> => {
  const stored = await deps.cases.get(userId);
  if (!stored || stored.hits.length === 0) throw new AppError('NOT_FOUND');
  return loadExclusionDetail(deps, stored);
};
