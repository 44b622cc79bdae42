import type { Partitions, Run } from './record';

type Times = Readonly<Record<string, { read: number; write: number }>>;

const added = (into: Partitions, partitions: Partitions, times: { read: number; write: number }): void => {
  for (const [kind, { read, write }] of Object.entries(partitions)) {
    const units = (into[kind] ??= { read: 0, write: 0 });
    units.read += read * times.read;
    units.write += write * times.write;
  }
};

/**
 * Units by kind of partition for calls as often as in `times`, including resulting work. Null if one of their runs is
 * missing.
 */
export const heatOf = (runs: readonly Run[], times: Times): Partitions | null => {
  const byOperation = Map.groupBy(runs, ({ operation }) => operation);
  const heat: Partitions = {};
  for (const [operation, of] of Object.entries(times)) {
    const found = byOperation.get(operation);
    if (!found) return null;
    const share = { read: of.read / found.length, write: of.write / found.length };
    for (const { partitions = {} } of found) added(heat, partitions, share);
  }
  const writtenIn = (some: readonly Run[]): number => some.reduce((sum, { write }) => sum + write, 0);
  const followed = byOperation.get(null) ?? [];
  const caused = writtenIn(runs) - writtenIn(followed);
  const written = Object.values(heat).reduce((sum, { write }) => sum + write, 0);
  const share = caused === 0 ? 0 : written / caused;
  for (const { partitions = {} } of followed) added(heat, partitions, { read: share, write: share });
  return Object.fromEntries(
    Object.entries(heat)
      .map(
        ([kind, { read, write }]) =>
          [kind, { read: Number(read.toFixed(2)), write: Number(write.toFixed(2)) }] as const,
      )
      .filter(([, { read, write }]) => read + write > 0)
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  );
};
