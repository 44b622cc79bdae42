import { median, rounded } from '../statistics';
import { heatOf } from './heat';
import type { Partitions, Run } from './record';

/** Capacity of one call: usual, and of the most expensive one. */
export type OperationCapacity = { read: number; write: number; tableCalls: number; dearest: number; calls: number };

export type MeasuredCapacity = {
  measuredOn: string;
  operations: Record<string, OperationCapacity>;
  /** Reads, writes, and runs of triggered functions for each write unit of operations. */
  following: { read: number; write: number; runs: number };
  /** Units by kind of partition in a person's month, including triggered functions. */
  partitions?: Partitions;
};

type Times = Parameters<typeof heatOf>[1];

const partitionsIn = (runs: readonly Run[], times: Times): Pick<MeasuredCapacity, 'partitions'> => {
  const partitions = heatOf(runs, times);
  return partitions ? { partitions } : {};
};

const total = (runs: readonly Run[], of: 'read' | 'write'): number => runs.reduce((sum, run) => sum + run[of], 0);

const capacityOf = (runs: readonly Run[]): OperationCapacity => ({
  read: median(runs.map(({ read }) => read)),
  write: median(runs.map(({ write }) => write)),
  tableCalls: median(runs.map(({ tableCalls }) => tableCalls)),
  dearest: Math.max(...runs.map(({ read, write }) => read + write)),
  calls: runs.length,
});

const metricsOf = (runs: readonly Run[], operations: readonly string[]): MeasuredCapacity['operations'] => {
  const byOperation = Map.groupBy(runs, ({ operation }) => operation);
  return Object.fromEntries(
    operations.flatMap((name) => (byOperation.has(name) ? [[name, capacityOf(byOperation.get(name)!)]] : [])),
  );
};

/** Adds measurements of these runs missing in the full run, and their partitions if they have a full month. */
export const withMore = (
  measured: MeasuredCapacity,
  runs: readonly Run[],
  operations: readonly string[],
  times: Times = {},
): MeasuredCapacity => {
  const metrics = { ...metricsOf(runs, operations), ...measured.operations };
  return {
    ...measured,
    operations: Object.fromEntries(operations.flatMap((name) => (metrics[name] ? [[name, metrics[name]]] : []))),
    ...(Object.keys(times).length > 0 && partitionsIn(runs, times)),
  };
};

/** Operations without a measurement or reason, and unnecessary reasons. */
export const problemsOf = (
  { operations: metrics }: MeasuredCapacity,
  operations: readonly string[],
  reasons: Readonly<Record<string, string>>,
): string[] => {
  const isMeasured = (name: string): boolean => !!metrics[name] && metrics[name].read + metrics[name].write > 0;
  return [
    ...operations
      .filter((name) => !isMeasured(name) && !reasons[name])
      .map((name) => `${name} measured nothing, and no reason says why`),
    ...Object.keys(reasons)
      .filter((name) => !operations.includes(name) || isMeasured(name))
      .map((name) => `${name} has a reason that it doesn't need`),
  ];
};

/** Throws if no call used capacity. */
export const summaryOf = (
  runs: readonly Run[],
  operations: readonly string[],
  measuredOn: string,
  times: Times = {},
): MeasuredCapacity => {
  const called = runs.filter(({ operation }) => operation !== null);
  const following = runs.filter(({ operation }) => operation === null);
  const written = total(called, 'write');
  if (written === 0 || total(called, 'read') === 0) throw new Error('No call read or wrote anything.');
  const share = (value: number): number => rounded(value / written, 3);
  return {
    measuredOn,
    operations: metricsOf(called, operations),
    following: {
      read: share(total(following, 'read')),
      write: share(total(following, 'write')),
      runs: share(following.length),
    },
    ...(Object.keys(times).length > 0 && partitionsIn(runs, times)),
  };
};
