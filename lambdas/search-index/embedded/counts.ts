import { limits } from '@shared/limits';

type Counted<T> = { value: T; count: number };

const ordered = <T extends string>(counted: Counted<T>[], most: number): Counted<T>[] =>
  counted.sort((one, other) => other.count - one.count || (one.value < other.value ? -1 : 1)).slice(0, most);

export const mostFrequentOf = <T extends string>(
  counts: ReadonlyMap<T, number>,
  most: number = limits.facetValues,
): Counted<T>[] =>
  ordered(
    [...counts].map(([value, count]) => ({ value, count })),
    most,
  );

export const mostFrequent = <T extends string>(
  counts: Uint32Array,
  valueOf: (id: number) => T | undefined,
  most: number = limits.facetValues,
): Counted<T>[] => {
  const counted: Counted<T>[] = [];
  for (const [id, count] of counts.entries()) {
    const value = count > 0 ? valueOf(id) : undefined;
    if (value) counted.push({ value, count });
  }
  return ordered(counted, most);
};

export const wanted = (numbers: readonly number[] | undefined): Uint8Array | null => {
  if (!numbers) return null;
  const marks = new Uint8Array(256);
  for (const number of numbers) marks[number] = 1;
  return marks;
};
