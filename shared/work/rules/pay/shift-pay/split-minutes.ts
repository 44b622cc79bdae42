import type { OvertimeNumbers } from '../../../../data/overtime-rules';
import { wallTimeAt } from '../../../../messages/rules/schedule-times';
import { appliesOf } from './differential';
import { type Boundaries, type PayCalendar, periods, stretchAt, workdays } from './pay-calendar';
import { paidMinutes, type WorkedShift } from './worked-shift';

/** Minutes of a shift in one period. `differentials` has one entry for each differential of the shift. */
export type Part = { period: number; worked: number; overtime: number; double: number; differentials: number[] };

export type SplitShift = { shift: WorkedShift; workday: number; period: number; parts: Part[] };

/** `starts`: starts of the periods that the parts reference by index, and of the one after the last. */
export type Split = { shifts: SplitShift[]; starts: Boundaries };

type Minute = { at: number; workday: number; period: number };
type Premium = 'overtime' | 'double' | null;
type Limits = Omit<OvertimeNumbers, 'periodDays'>;

const minuteMs = 60_000;
/** Longest break across which hours stay consecutive: one hour, counted by minute. */
const maxPauseMs = 61 * minuteMs;
const noOvertime = { periodDays: 7 } as const;

const add = <K>(counts: Map<K, number>, key: K): number => {
  const count = (counts.get(key) ?? 0) + 1;
  counts.set(key, count);
  return count;
};

const isOver = (count: number, limit: number | null): boolean => limit !== null && count > limit;

/** The last workday of each period in which all seven were worked. */
const seventhDays = (minutes: readonly Minute[], days: Boundaries, starts: Boundaries): ReadonlySet<number> => {
  const worked = new Set(minutes.map(({ workday }) => workday));
  const byPeriod = Map.groupBy(worked, (workday) => stretchAt(starts, days[workday] ?? 0));
  return new Set(
    [...byPeriod.values()].flatMap((workdaysOfPeriod) => workdaysOfPeriod.toSorted((a, b) => a - b)[6] ?? []),
  );
};

/**
 * Classifies minutes in order, so overtime falls on later ones. An hour with a daily premium doesn't count toward the
 * period's limit: no hour gets two premiums. The total is the larger of both counts.
 */
const premiumsBy = (limits: Limits, sevenths: ReadonlySet<number>): ((minute: Minute) => Premium) => {
  const byDay = new Map<number, number>();
  const byPeriod = new Map<number, number>();
  let run = 0;
  let last = -Infinity;
  const ofDay = ({ workday }: Minute): Premium => {
    const count = add(byDay, workday);
    const isSeventh = sevenths.has(workday);
    if (isOver(count, limits.dailyDoubleMinutes) || (isSeventh && count > 8 * 60)) return 'double';
    if (isOver(count, limits.dailyOverMinutes) || isSeventh) return 'overtime';
    return isOver(run, limits.consecutiveOverMinutes) ? 'overtime' : null;
  };
  return (minute) => {
    run = minute.at - last > maxPauseMs ? 1 : run + 1;
    last = minute.at;
    const premium = ofDay(minute);
    if (premium) return premium;
    return isOver(add(byPeriod, minute.period), limits.periodOverMinutes) ? 'overtime' : null;
  };
};

const partAt = (split: SplitShift, period: number): Part => {
  const known = split.parts.find((part) => part.period === period);
  if (known) return known;
  const part = { period, worked: 0, overtime: 0, double: 0, differentials: split.shift.differentials.map(() => 0) };
  split.parts.push(part);
  return part;
};

const span = (shifts: readonly WorkedShift[]): [number, number] => [
  Math.min(...shifts.map(({ startsAt }) => Date.parse(startsAt))),
  Math.max(...shifts.map(({ endsAt }) => Date.parse(endsAt))),
];

const byStart = (a: WorkedShift, b: WorkedShift): number =>
  Date.parse(a.startsAt) - Date.parse(b.startsAt) || (a.id < b.id ? -1 : 1);

/** Shifts in order of start. Without a rule there is no overtime, as for contractors. */
export const splitMinutes = (
  unordered: readonly WorkedShift[],
  calendar: PayCalendar,
  rule: OvertimeNumbers | null,
): Split => {
  if (unordered.length === 0) return { shifts: [], starts: [] };
  const [from, to] = span(unordered);
  const days = workdays(from, to, calendar);
  const starts = periods(from, to, calendar, (rule ?? noOvertime).periodDays);
  const minuteAt = (at: number): Minute => ({ at, workday: stretchAt(days, at), period: stretchAt(starts, at) });
  const shifts = unordered.toSorted(byStart).map((shift) => ({ shift, minutes: paidMinutes(shift).map(minuteAt) }));
  const sevenths = rule?.seventhDay
    ? seventhDays(
        shifts.flatMap(({ minutes }) => minutes),
        days,
        starts,
      )
    : new Set<number>();
  const premiumOf = rule ? premiumsBy(rule, sevenths) : () => null;

  return {
    starts,
    shifts: shifts.map(({ shift, minutes }) => {
      const { workday, period } = minuteAt(Date.parse(shift.startsAt));
      const split: SplitShift = { shift, workday, period, parts: [] };
      const applies = shift.differentials.map(appliesOf);
      for (const minute of minutes) {
        const part = partAt(split, minute.period);
        part.worked += 1;
        const premium = premiumOf(minute);
        if (premium) part[premium] += 1;
        const wall = wallTimeAt(minute.at, calendar.zone);
        part.differentials = part.differentials.map((count, index) => count + (applies[index]?.(wall) ? 1 : 0));
      }
      return split;
    }),
  };
};
