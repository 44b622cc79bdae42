import type { Partitions } from '../bench/capacity/record';

/** Of one partition: https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/bp-partition-key-design.html */
export const partitionLimits = { read: 3000, write: 1000 } as const;

const monthSeconds = 30 * 24 * 60 * 60;

/** Assumptions until a stage has users: peak factor, and share of the busiest of many. */
export const skew = { peak: 5, organization: 0.01, job: 0.001, other: 0.00001 } as const;

const shardedLists = /^(?:JOBS|PROFILES|ANSWERS#due)#\*$/;
const shardCount = 32;
const ofDays = /^USAGE#\*$/;
const ofOrganizations = /^(?:ORG|BOARD|LOC|UNIT|STATS|AUDIT\w*|READING|BILLING|LEDGER|INTEGRATION|WEBHOOK)#/;

/** Share of the busiest partition in all calls to its kind. */
export const shareOf = (kind: string): number => {
  if (!kind.includes('*') || ofDays.test(kind)) return 1;
  if (shardedLists.test(kind)) return 1 / shardCount;
  if (ofOrganizations.test(kind)) return skew.organization;
  return kind.startsWith('JOB#') ? skew.job : skew.other;
};

export type Heat = { kind: string; read: number; write: number; full: number };

/** Units per second of the busiest partition of each kind, fullest first. */
export const heatMap = (partitions: Partitions, people: number): Heat[] =>
  Object.entries(partitions)
    .map(([kind, units]) => {
      const rate = (people * skew.peak * shareOf(kind)) / monthSeconds;
      const [read, write] = [units.read * rate, units.write * rate];
      return { kind, read, write, full: Math.max(read / partitionLimits.read, write / partitionLimits.write) };
    })
    .toSorted((a, b) => b.full - a.full);
