import type { Fairness } from '../../model/shifts/fill-report';
import { shiftLimits } from '../../limits/shift-limits';

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

/** Gini coefficient: half the mean difference between two people, relative to the mean. 0 is equal for all. */
export const giniOf = (values: readonly number[]): number => {
  const sum = sumOf(values);
  if (sum === 0) return 0;
  const weighted = values
    .toSorted((one, other) => one - other)
    .reduce((total, value, index) => total + (2 * (index + 1) - values.length - 1) * value, 0);
  return weighted / (values.length * sum);
};

/** Share of the total of the first people; a fraction of a person counts as a fraction. */
const shareOfFirst = (sorted: readonly number[], people: number): number => {
  const whole = Math.floor(people);
  return (sumOf(sorted.slice(0, whole)) + (people - whole) * (sorted[whole] ?? 0)) / sumOf(sorted);
};

const tenth = (value: number): number => Math.round(10 * value) / 10;

/** Percentage of each tenth of people, largest first. */
export const decilesOf = (values: readonly number[]): number[] => {
  const sorted = values.toSorted((one, other) => other - one);
  const upTo = (decile: number): number => shareOfFirst(sorted, (decile * values.length) / 10);
  return Array.from({ length: 10 }, (_, index) => tenth(100 * (upTo(index + 1) - upTo(index))));
};

/** `values`: values of everyone, including zeros. Null for too few people, or a total of zero. */
export const fairnessOf = (values: readonly number[]): Fairness | null => {
  if (values.length < shiftLimits.fillReport.peopleFrom || sumOf(values) === 0) return null;
  return { gini: Math.round(100 * giniOf(values)) / 100, deciles: decilesOf(values) };
};

/** Names of evenness, each up to this Gini coefficient. */
const evennessUpTo = [
  ['even', 0.2],
  ['fairly_even', 0.35],
  ['uneven', 0.5],
] as const;
export type Evenness = (typeof evennessUpTo)[number][0] | 'very_uneven';

export const evennessOf = (gini: number): Evenness =>
  evennessUpTo.find(([, upTo]) => gini <= upTo)?.[0] ?? 'very_uneven';

/** Each slot ends 19% later than the previous one: a month of waits takes some 60 counters. */
const slotsPerDoubling = 4;

export const waitSlot = (minutes: number): number => Math.floor(slotsPerDoubling * Math.log2(Math.max(0, minutes) + 1));

const minutesAt = (slot: number): number => 2 ** (slot / slotsPerDoubling) - 1;

/** Median wait by slot, to within a tenth; null without data. */
export const medianWait = (waits: ReadonlyMap<number, number>): number | null => {
  const half = sumOf([...waits.values()]) / 2;
  let before = 0;
  for (const [slot, count] of [...waits].sort(([one], [other]) => one - other)) {
    if (count > 0 && before + count >= half) return Math.round(minutesAt(slot + (half - before) / count));
    before += count;
  }
  return null;
};

/** Whether a request was answered in time; null if its shift was filled or withdrawn first. */
export const answeredInTime = (
  { status, at }: { status: string; at: string },
  answerBy: string | undefined,
): boolean | null => {
  if (answerBy === undefined) return null;
  if (status === 'confirmed' || status === 'declined') return at <= answerBy;
  return status === 'lapsed' && at >= answerBy ? false : null;
};
