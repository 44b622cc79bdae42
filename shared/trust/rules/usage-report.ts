import { limits } from '../../limits';
import type { UsageRow } from '../model/usage';

/** Count of one page or feature on one day. A day may have several parts with different people. */
export type UsageCount = Pick<UsageRow, 'kind' | 'name'> & { day: string; people: number; uses: number };

type Total = { people: number; uses: number };

const added = (one: Total | undefined, { people, uses }: Total): Total => ({
  people: (one?.people ?? 0) + people,
  uses: (one?.uses ?? 0) + uses,
});

/** Most visits first. A day with fewer people than `limits.usagePeople` would reveal individuals and is excluded. */
export const usageRows = (counts: readonly UsageCount[]): UsageRow[] => {
  const things = Map.groupBy(counts, ({ kind, name }) => `${kind}#${name}`);
  const rows = [...things.values()].map((parts): UsageRow => {
    const days = new Map<string, Total>();
    for (const part of parts) days.set(part.day, added(days.get(part.day), part));
    const told = [...days.values()].filter(({ people }) => people >= limits.usagePeople);
    const sum = told.reduce<Total | undefined>(added, undefined);
    const { kind, name } = parts[0]!;
    return { kind, name, days: told.length, visits: sum?.people ?? null, uses: sum?.uses ?? null };
  });
  return rows.sort((a, b) => (b.visits ?? -1) - (a.visits ?? -1) || a.name.localeCompare(b.name, 'en'));
};
