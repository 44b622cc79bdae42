import { plainImage } from '@lambdas/platform/table/marshal';
import type { Outcome } from './invariant';

export type Stored = Record<string, unknown> & { pk: string; sk: string; entity: string };

/** All items of an entity, as the stores read them. */
export const itemsOf = ({ tables }: Outcome, entity: string): Stored[] =>
  tables.main
    .lists(undefined)
    .all()
    .filter(({ item }) => item['entity']?.S === entity)
    .map(({ item }) => plainImage(item) as Stored);

/** Whether an item has passed its time to live, though the table may not have deleted it yet. */
export const isExpired = ({ ttl }: Stored, now = Date.now()): boolean => typeof ttl === 'number' && ttl * 1000 <= now;

export const allItems = ({ tables }: Outcome): Stored[] =>
  tables.main
    .lists(undefined)
    .all()
    .map(({ item }) => plainImage(item) as Stored);

export const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

export const grouped = <T>(items: readonly T[], keyOf: (item: T) => string): Map<string, T[]> => {
  const groups = new Map<string, T[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
};
