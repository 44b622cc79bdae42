import type { Differential } from './differential';

type Instants = readonly [from: string, to: string];

/** Worked time of a shift with its terms. Instants are truncated to the minute. */
export type WorkedShift = {
  id: string;
  startsAt: string;
  endsAt: string;
  /** Only unpaid breaks. */
  breaks?: readonly Instants[];
  rateCents: number;
  differentials: readonly Differential[];
  bonusCents?: number;
  /** Pay for being on standby as a backup. It counts in the regular rate, its hours don't: 29 CFR 778.223. */
  standbyCents?: number;
  missedMeals?: number;
  missedRests?: number;
};

const minuteMs = 60_000;
const minuteOf = (instant: string): number => Math.floor(Date.parse(instant) / minuteMs);

const isWithin = (minute: number, [from, to]: readonly [number, number]): boolean => minute >= from && minute < to;

/** Starts of the paid minutes in milliseconds, ascending. */
export const paidMinutes = ({ startsAt, endsAt, breaks = [] }: WorkedShift): number[] => {
  const [start, end] = [minuteOf(startsAt), minuteOf(endsAt)];
  const pauses = breaks.map(([from, to]) => [minuteOf(from), minuteOf(to)] as const);
  return Array.from({ length: Math.max(0, end - start) }, (_, index) => start + index)
    .filter((minute) => !pauses.some((pause) => isWithin(minute, pause)))
    .map((minute) => minute * minuteMs);
};
