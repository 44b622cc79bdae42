import { median, rounded } from '../statistics';
import type { Run } from './record';

/** Of one call: usually, and of the dearest one. */
export type OperationCapacity = { read: number; write: number; tableCalls: number; dearest: number; calls: number };

export type MeasuredCapacity = {
  measuredOn: string;
  operations: Record<string, OperationCapacity>;
  /** Operations that no test called with success. */
  unmeasured: string[];
  /** For each write unit of operations: what functions that follow from calls read, write, and run. */
  following: { read: number; write: number; runs: number };
};

const total = (runs: readonly Run[], of: 'read' | 'write'): number => runs.reduce((sum, run) => sum + run[of], 0);

const capacityOf = (runs: readonly Run[]): OperationCapacity => ({
  read: median(runs.map(({ read }) => read)),
  write: median(runs.map(({ write }) => write)),
  tableCalls: median(runs.map(({ tableCalls }) => tableCalls)),
  dearest: Math.max(...runs.map(({ read, write }) => read + write)),
  calls: runs.length,
});

/** Throws if nothing used anything. */
export const summaryOf = (
  runs: readonly Run[],
  operations: readonly string[],
  measuredOn: string,
): MeasuredCapacity => {
  const byOperation = Map.groupBy(
    runs.filter(({ operation }) => operation !== null),
    ({ operation }) => operation!,
  );
  const called = runs.filter(({ operation }) => operation !== null);
  const following = runs.filter(({ operation }) => operation === null);
  const written = total(called, 'write');
  if (written === 0 || total(called, 'read') === 0) throw new Error('No call read or wrote anything.');
  const share = (value: number): number => rounded(value / written, 3);
  return {
    measuredOn,
    operations: Object.fromEntries(
      operations.flatMap((name) => (byOperation.has(name) ? [[name, capacityOf(byOperation.get(name)!)]] : [])),
    ),
    unmeasured: operations.filter((name) => !byOperation.has(name)),
    following: {
      read: share(total(following, 'read')),
      write: share(total(following, 'write')),
      runs: share(following.length),
    },
  };
};
