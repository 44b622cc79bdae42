import ICAL from 'ical.js';
import type { LeftOutReason } from '@shared/messages/model/calendar';
import { LeftOut } from './left-out';
import { utcClock, toWallTime, type Clocks, type ZoneClock } from './calendar-clock';

const dayMs = 24 * 3600 * 1000;

const tzidOf = (property: ICAL.Property | null): string | null => {
  const name = property?.getParameter('tzid');
  return typeof name === 'string' ? name : null;
};

/** Reads values, because the library rejects invalid times only then. */
export const readValues = (property: ICAL.Property, reason: LeftOutReason = 'badTime'): unknown[] => {
  try {
    return property.getValues();
  } catch {
    throw new LeftOut(reason);
  }
};

const checked = (time: unknown, reason: LeftOutReason = 'badTime'): ICAL.Time => {
  if (!(time instanceof ICAL.Time) || !Number.isFinite(toWallTime(time)) || !time.year || !time.month || !time.day)
    throw new LeftOut(reason);
  return time;
};

export const clockFor = (time: ICAL.Time, property: ICAL.Property, clocks: Clocks, otherwise: ZoneClock): ZoneClock => {
  if (time.isDate || time.zone === ICAL.Timezone.utcTimezone) return utcClock;
  const tzid = tzidOf(property);
  return tzid === null ? otherwise : clocks.named(tzid);
};

/** A moment of a series: an instant, or a day of its clock. */
export type Moment = { instant: number } | { day: number };

/** `wall`: local time of the series at the instant, even if the clock skips it. */
export type Occurrence = { at: number; wall: number };

export type EventTimes = {
  start: number;
  wall: number;
  isDate: boolean;
  clock: ZoneClock;
  endOf(occurrence: Occurrence): number;
};

/** A local day, which can have 23 or 25 hours. */
const nominalEnd =
  (clock: ZoneClock, days: number, exact: number): EventTimes['endOf'] =>
  ({ wall }) =>
    clock.instant(wall + days * dayMs) + exact;

/** Ends at the local time, also when the clocks change, unless no time would be left. */
const endOnClock =
  (clock: ZoneClock, length: number): EventTimes['endOf'] =>
  ({ at, wall }) => {
    const end = clock.instant(wall + length);
    return end > at ? end : at + length;
  };

const endOf = (
  component: ICAL.Component,
  { start, wall, isDate, clock }: Omit<EventTimes, 'endOf'>,
  clocks: Clocks,
): EventTimes['endOf'] => {
  const end = component.getFirstProperty('dtend');
  if (end) {
    const time = checked(readValues(end)[0]);
    const own = clockFor(time, end, clocks, clock);
    if (own === clock) return endOnClock(clock, toWallTime(time) - wall);
    const length = own.instant(toWallTime(time)) - start;
    return ({ at }) => at + length;
  }
  const property = component.getFirstProperty('duration');
  if (!property) return nominalEnd(clock, Number(isDate), 0);
  const duration = readValues(property)[0] as ICAL.Duration;
  const days = duration.isNegative ? 0 : duration.weeks * 7 + duration.days;
  return nominalEnd(clock, days, duration.toSeconds() * 1000 - days * dayMs);
};

export const readEventTimes = (component: ICAL.Component, clocks: Clocks): EventTimes => {
  const property = component.getFirstProperty('dtstart');
  if (!property) throw new LeftOut('noStart');
  const time = checked(readValues(property, 'noStart')[0], 'noStart');
  const clock = clockFor(time, property, clocks, clocks.floating);
  const wall = toWallTime(time);
  const times = { start: clock.instant(wall), wall, isDate: time.isDate, clock };
  return { ...times, endOf: endOf(component, times, clocks) };
};

const dayOf = (wall: number): number => Math.floor(wall / dayMs) * dayMs;

/** Returns the day at the time of the series. */
const wallOn = (day: number, series: EventTimes): number => day + series.wall - dayOf(series.wall);

export const wallAt = (moment: Moment, series: EventTimes): number =>
  'instant' in moment ? series.clock.wall(moment.instant) : wallOn(moment.day, series);

const momentOf = (time: ICAL.Time, property: ICAL.Property, clocks: Clocks, series: EventTimes): Moment => {
  const wall = toWallTime(time);
  if (time.isDate || series.isDate) return { day: dayOf(wall) };
  return { instant: clockFor(time, property, clocks, series.clock).instant(wall) };
};

export const isAt = (moments: readonly Moment[], instant: number, { clock }: EventTimes): boolean =>
  moments.some((it) => ('instant' in it ? it.instant === instant : it.day === dayOf(clock.wall(instant))));

export const readMoments = (component: ICAL.Component, name: string, clocks: Clocks, series: EventTimes): Moment[] =>
  component
    .getAllProperties(name)
    .flatMap((property) => readValues(property).map((value) => momentOf(checked(value), property, clocks, series)));

/** Returns individually added dates; a period has its own end. */
export const addedTo = (
  component: ICAL.Component,
  clocks: Clocks,
  series: EventTimes,
): (Occurrence & { end: number })[] =>
  component.getAllProperties('rdate').flatMap((property) =>
    readValues(property).map((value) => {
      const moment = momentOf(checked(value instanceof ICAL.Period ? value.start : value), property, clocks, series);
      const wall = wallAt(moment, series);
      const at = 'instant' in moment ? moment.instant : series.clock.instant(wall);
      const length = value instanceof ICAL.Period && value.getDuration().toSeconds() * 1000;
      return { at, wall, end: length === false ? series.endOf({ at, wall }) : at + length };
    }),
  );

const untilOf = (until: ICAL.Time | null, { isDate, clock }: EventTimes): number => {
  if (!until) return Infinity;
  const wall = toWallTime(checked(until));
  if (until.isDate) return isDate ? wall : clock.instant(wall + dayMs) - 1;
  return until.zone === ICAL.Timezone.utcTimezone ? wall : clock.instant(wall);
};

/** Returns occurrences that start before `to`. A rule ends at an instant; the library would compare local times. */
export const occurrencesOf = function* (
  component: ICAL.Component,
  series: EventTimes,
  to: number,
): Generator<Occurrence> {
  const rules = component.getAllProperties('rrule').map((property) => property.getFirstValue());
  if (rules.length === 0) yield { at: series.start, wall: series.wall };
  for (const rule of rules) {
    if (!(rule instanceof ICAL.Recur)) throw new LeftOut('badRule');
    const until = Math.min(untilOf(rule.until, series), to - 1);
    rule.until = null;
    const first = ICAL.Time.fromJSDate(new Date(series.wall), true);
    first.zone = ICAL.Timezone.localTimezone;
    first.isDate = series.isDate;
    const walls = rule.iterator(first);
    for (let next = walls.next() as ICAL.Time | null; next; next = walls.next() as ICAL.Time | null) {
      const wall = toWallTime(next);
      const at = series.clock.instant(wall);
      if (at > until) break;
      yield { at, wall };
    }
  }
};
