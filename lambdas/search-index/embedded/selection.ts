import type { SearchPosition } from '../index-port';

type Key = number | string;
export type Order = { keyOf: (ordinal: number) => Key; descending: boolean };

type Place = { key: Key; id: string };

const isBefore = (one: Place, other: Place, descending: boolean): boolean => {
  if (one.key === other.key) return one.id < other.id;
  return descending ? one.key > other.key : one.key < other.key;
};

export const createSelection = (ids: readonly string[], order: Order, after: SearchPosition | null, limit: number) => {
  const { keyOf, descending } = order;
  const start: Place | null = after && { key: after['key'] ?? 0, id: String(after['id']) };
  const chosen: (Place & { ordinal: number })[] = [];

  const placeOf = (place: Place): number => {
    let [low, high] = [0, chosen.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (isBefore(chosen[middle]!, place, descending)) low = middle + 1;
      else high = middle;
    }
    return low;
  };

  return {
    offer(ordinal: number): void {
      const key = keyOf(ordinal);
      const last = chosen.length > limit ? chosen[limit] : undefined;
      if (last && (descending ? key < last.key : key > last.key)) return;
      const candidate = { key, id: ids[ordinal]!, ordinal };
      if (start && !isBefore(start, candidate, descending)) return;
      if (last && !isBefore(candidate, last, descending)) return;
      chosen.splice(placeOf(candidate), 0, candidate);
      // One extra row reveals a next page.
      if (chosen.length > limit + 1) chosen.pop();
    },

    page(): { ordinals: number[]; next: SearchPosition | null } {
      const page = chosen.slice(0, limit);
      const last = chosen.length > limit ? page.at(-1) : undefined;
      return { ordinals: page.map(({ ordinal }) => ordinal), next: last ? { key: last.key, id: last.id } : null };
    },
  };
};
