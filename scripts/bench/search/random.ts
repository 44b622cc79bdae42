import { shards } from '../../../lambdas/store/shards';

/** Deterministic, so runs are comparable. */
export type Random = {
  /** 0 inclusive to 1 exclusive. */
  next(): number;
  below(count: number): number;
  chance(share: number): boolean;
  of<T>(values: readonly T[]): T;
  /** Favors the first values, as with locations and specialties. */
  mostlyFirst<T>(values: readonly T[]): T;
};

/** Mulberry32: small, fast and uniform enough for test data. */
export const createRandom = (seed: number): Random => {
  let state = seed;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (count: number): number => Math.floor(next() * count);
  return {
    next,
    below,
    chance: (share) => next() < share,
    of: (values) => values[below(values.length)]!,
    mostlyFirst: (values) => values[Math.floor(values.length * next() ** 2.2)]!,
  };
};

export const idFrom = (random: Random): string => Array.from({ length: 26 }, () => random.of(shards)).join('');
const hex = '0123456789abcdef';
export const uuidFrom = (random: Random): string =>
  'xxxxxxxx-xxxx-4xxx-8xxx-xxxxxxxxxxxx'.replaceAll('x', () => hex.charAt(random.below(hex.length)));
