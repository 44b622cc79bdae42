import { loadParts, type LoadPart } from '../../model/shifts/shift-vocabulary';
import type { WorkLimits } from '../../../data/work-rules';
import { addDays, daysAhead } from '../../../core/rules/calendar-days';
import {
  workSpells,
  minutesBetween,
  minutesWithin,
  overlap,
  type WorkSpell,
  type Stretch,
} from '../shifts/work-spells';
import type { ShiftReason } from '../shifts/shift-subjects';
import { localDay } from '../shifts/shift-times';

const dayMinutes = 24 * 60;
const weekMs = 7 * 24 * 3600 * 1000;

/** 1 is the limit; `part` is the largest of the three. */
export type Load = { value: number; part: LoadPart };

export type Hours = { reasons: ShiftReason[]; load: Load };

type Day = Stretch & { zone: string };

/** Maximum minutes in any 168 hours that include the shift. */
const weekMinutes = (shift: Stretch, bookings: readonly Stretch[]): number => {
  const all = [shift, ...bookings];
  const [from, to] = [Date.parse(shift.startsAt), Date.parse(shift.endsAt)];
  // The sum changes linearly in between.
  const starts = all
    .flatMap(({ startsAt, endsAt }) => [Date.parse(startsAt), Date.parse(endsAt) - weekMs])
    .filter((start) => start < to && start + weekMs > from);
  const minutesFrom = (start: number): number =>
    all.reduce((sum, it) => sum + minutesWithin(it, start, start + weekMs), 0);
  return Math.max(...starts.map(minutesFrom));
};

const daysInRow = (day: string, days: ReadonlySet<string>): number => {
  const countOf = (step: 1 | -1): number => {
    let count = 0;
    for (const next of daysAhead(addDays(day, step), step)) {
      if (!days.has(next)) break;
      count += 1;
    }
    return count;
  };
  return countOf(-1) + 1 + countOf(1);
};

const startDays = (bookings: readonly Stretch[], zone: string): Set<string> =>
  new Set(bookings.map(({ startsAt }) => localDay(startsAt, zone)));

/**
 * A long work spell counts on each day on which one of its bookings starts, so a booking that joins two days never shortens
 * a run.
 */
const longInRow = (
  own: WorkSpell,
  spells: readonly WorkSpell[],
  { startsAt, zone }: Day,
  limits: WorkLimits,
): number => {
  if (own.minutes < limits.longFromMinutes) return 0;
  const long = spells.filter(({ minutes }) => minutes >= limits.longFromMinutes).flatMap(({ bookings }) => bookings);
  return daysInRow(localDay(startsAt, zone), startDays(long, zone));
};

/** The free day between two work spells less than 24 hours apart: a night, and the morning of the day after next. */
const brokenRestDay = (before: WorkSpell, { startsAt }: WorkSpell, zone: string): string | null => {
  const started = before.bookings.at(-1)?.startsAt ?? before.startsAt;
  const free = addDays(localDay(startsAt, zone), -1);
  const isFree = free > localDay(started, zone);
  return isFree && minutesBetween(before.endsAt, startsAt) < dayMinutes ? free : null;
};

/** Days on which a booking starts, and free days without enough rest. */
const workDays = (spells: readonly WorkSpell[], zone: string): Set<string> => {
  const days = startDays(
    spells.flatMap(({ bookings }) => bookings),
    zone,
  );
  spells.slice(1).forEach((spell, index) => {
    const before = spells[index];
    const broken = before ? brokenRestDay(before, spell, zone) : null;
    if (broken !== null) days.add(broken);
  });
  return days;
};

type Rest = { minutes: number; needed: number };

const restBetween = (one: WorkSpell, other: WorkSpell, limits: WorkLimits): Rest => {
  const isLong = Math.max(one.minutes, other.minutes) >= limits.longFromMinutes;
  const needed = isLong ? Math.max(limits.restAfterLongMinutes, limits.restMinutes) : limits.restMinutes;
  return { minutes: minutesBetween(one.endsAt, other.startsAt), needed };
};

const shareOf = ({ minutes, needed }: Rest): number => needed / minutes;

/** Rest on the side with the larger shortage; null without a work spell before or after. */
const scarcestRest = (own: WorkSpell, spells: readonly WorkSpell[], limits: WorkLimits): Rest | null => {
  const at = spells.indexOf(own);
  const [before, after] = [spells[at - 1], spells[at + 1]];
  const rests = [
    ...(before ? [restBetween(before, own, limits)] : []),
    ...(after ? [restBetween(own, after, limits)] : []),
  ];
  return rests.reduce<Rest | null>((least, it) => (least && shareOf(least) >= shareOf(it) ? least : it), null);
};

const twoDigits = (value: number): number => Math.round(value * 100) / 100;

const loadOf = (shares: Record<LoadPart, number>): Load => {
  const part = loadParts.reduce((largest, it) => (shares[it] > shares[largest] ? it : largest));
  return { value: twoDigits(shares[part]), part };
};

const spellReasons = ({ minutes }: WorkSpell, limit: number): ShiftReason[] =>
  minutes > limit ? [{ code: 'duty', args: { minutes, limit } }] : [];

const restReasons = (rest: Rest | null): ShiftReason[] =>
  rest && rest.minutes < rest.needed ? [{ code: 'rest', args: rest }] : [];

const hoursReasons = (minutes: number, limit: number): ShiftReason[] =>
  minutes > limit ? [{ code: 'hours', args: { minutes, limit } }] : [];

const rowReasons = (code: 'in_a_row' | 'day_of_rest', count: number, limit: number): ShiftReason[] =>
  count > limit ? [{ code, args: { count, limit } }] : [];

/** The first booking that overlaps the shift. */
export const overlapping = (shift: Stretch, bookings: readonly Stretch[]): Stretch | null => {
  const found = bookings.find((it) => overlap(shift, it));
  return found ? { startsAt: found.startsAt, endsAt: found.endsAt } : null;
};

/**
 * The person's hours with the shift, across employers. No booking may overlap it. `mayBeLong`: the location and the person
 * both agree to long work spells.
 */
export const hoursWith = (
  shift: Day & { limits: WorkLimits },
  bookings: readonly Stretch[],
  mayBeLong: boolean,
): Hours => {
  const { limits, zone } = shift;
  const spells = workSpells([...bookings, shift]);
  const own = spells.find((it) => it.bookings.includes(shift));
  if (!own) throw new Error('The shift is in no work spell');
  const rest = scarcestRest(own, spells, limits);
  const [minutes, long] = [weekMinutes(shift, bookings), longInRow(own, spells, shift, limits)];
  const days = daysInRow(localDay(shift.startsAt, zone), workDays(spells, zone));
  return {
    reasons: [
      ...spellReasons(own, mayBeLong ? limits.longDutyMinutes : limits.dutyMinutes),
      ...restReasons(rest),
      ...hoursReasons(minutes, limits.weekMinutes),
      ...rowReasons('in_a_row', long, limits.longInRow),
      ...rowReasons('day_of_rest', days, limits.daysInRow),
    ],
    load: loadOf({
      hours: minutes / limits.weekMinutes,
      in_a_row: long / limits.longInRow,
      rest: rest ? shareOf(rest) : 0,
    }),
  };
};

export const fatigueBands = ['rested', 'filling', 'at_limit'] as const;
export type FatigueBand = (typeof fatigueBands)[number];

export const fatigueBand = ({ value }: Load): FatigueBand => {
  if (value < 0.7) return 'rested';
  return value < 0.9 ? 'filling' : 'at_limit';
};
