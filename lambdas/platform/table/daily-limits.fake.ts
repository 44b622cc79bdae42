import { dailyCountsBy, type DailyCounts } from './daily-limits';

/** `counts`: by subject. They aren't reset at the end of the day. */
export const fakeDailyCounts = (world: { counts: Map<string, number>; now?: Date }): DailyCounts =>
  dailyCountsBy(
    async (subject, cap) => {
      const count = (world.counts.get(subject) ?? 0) + 1;
      if (count > cap) return false;
      world.counts.set(subject, count);
      return true;
    },
    { now: () => world.now ?? new Date('2026-11-21T12:00:00.000Z') },
  );
