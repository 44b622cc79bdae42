import { ConcurrentModificationError } from '../../../platform/table/retry-on-conflict';
import type { ExclusionCase } from './case-item';
import type { ExclusionCases } from './ports';

export const exclusionCasesFake = () => {
  const stored = new Map<string, ExclusionCase>();
  const cases: ExclusionCases = {
    get: async (userId) => stored.get(userId) ?? null,
    async save(before, after) {
      if (stored.get(after.userId)?.version !== before?.version) throw new ConcurrentModificationError();
      stored.set(after.userId, after);
    },
    page: async (hold) => ({
      items: [...stored.values()].filter((it) => it.hits.length > 0 && it.hold === hold),
      nextCursor: null,
    }),
  };
  return { cases, stored };
};
