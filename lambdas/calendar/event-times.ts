import ICAL from 'ical.js';
import type { LeftOutReason } from '@shared/model/calendar';
import { utcClock, wallOf, type Clocks, type ZoneClock } from './calendar-clock';

const dayMs = 24 * 3600 * 1000;

/** Of an event that can't be read. */
export class LeftOut extends Error {
  override readonly name = 'LeftOut';
  constructor(readonly reason: LeftOutReason) {
    super(reason);
  }
}

const tzidOf = (property: ICAL.Property | null): string | null => {
  const name = property?.getParameter('tzid');
  return typeof name === 'string' ? name : null;
};

const checked = (time: unknown): ICAL.Time => {
  if (!(time instanceof ICAL.Time) || !Number.isFinite(wallOf(time)) || !time.year || !time.month || !time.day)
    throw new LeftOut('badTime');
  return time;
};

const clockFor = (time: ICAL.Time, property: ICAL.Property, clocks: Clocks, otherwise: ZoneClock): ZoneClock => {
  if (time.isDate || time.zone === ICAL.Timezone.utcTimezone) return utcClock;
  const tzid = tzidOf(property);
  return tzid === null ? otherwise : clocks.named(tzid);
};

/** A moment of a series: an instant, or a day of its clock. */
export type Moment = { instant: number } | { day: number };

export type EventTimes = { start: number; wall: number; length: number; isDate: boolean; clock: ZoneClock };

const lengthOf = (component: ICAL.Component, { start, isDate, clock }: Omit<EventTimes, 'length'>, clocks: Clocks) => {
  const end = component.getFirstProperty('dtend');
  if (end) {
    const time = checked(end.getFirstValue());
    return clockFor(time, end, clocks, clock).instant(wallOf(time)) - start;
  }
  const duration = component.getFirstPropertyValue('duration');
  if (duration instanceof ICAL.Duration) return duration.toSeconds() * 1000;
  return isDate ? dayMs : 0;
};

export const timesOf = (component: ICAL.Component, clocks: Clocks): EventTimes => {
  const property = component.getFirstProperty('dtstart');
  if (!property) throw new LeftOut('noStart');
  const time = checked(property.getFirstValue());
  const clock = clockFor(time, property, clocks, clocks.floating);
  const wall = wallOf(time);
  const times = { start: clock.instant(wall), wall, isDate: time.isDate, clock };
  return { ...times, length: lengthOf(component, times, clocks) };
};

const momentOf = (time: ICAL.Time, property: ICAL.Property, clocks: Clocks, series: EventTimes): Moment => {
  const wall = wallOf(time);
  if (time.isDate && !series.isDate) return { day: wall };
  const instant = clockFor(time, property, clocks, series.clock).instant(wall);
  return series.isDate ? { day: Math.floor(wall / dayMs) * dayMs } : { instant };
};

export const isAt = (moments: readonly Moment[], instant: number, { clock }: EventTimes): boolean =>
  moments.some((it) =>
    'instant' in it ? it.instant === instant : it.day === Math.floor(clock.wall(instant) / dayMs) * dayMs,
  );

export const momentsOf = (component: ICAL.Component, name: string, clocks: Clocks, series: EventTimes): Moment[] =>
  component
    .getAllProperties(name)
    .flatMap((property) => property.getValues().map((value) => momentOf(checked(value), property, clocks, series)));

type Occurrence = { at: number; length: number };

/** Added one by one; a period has its own length. */
export const addedTo = (component: ICAL.Component, clocks: Clocks, series: EventTimes): Occurrence[] =>
  component.getAllProperties('rdate').flatMap((property) =>
    property.getValues().map((value): Occurrence => {
      const start = checked(value instanceof ICAL.Period ? value.start : value);
      const clock = clockFor(start, property, clocks, series.clock);
      const at = clock.instant(wallOf(start));
      return { at, length: value instanceof ICAL.Period ? value.getDuration().toSeconds() * 1000 : series.length };
    }),
  );

const untilOf = (until: ICAL.Time | null, { isDate, clock }: EventTimes): number => {
  if (!until) return Infinity;
  const wall = wallOf(checked(until));
  if (until.isDate) return isDate ? wall : clock.instant(wall + dayMs) - 1;
  return until.zone === ICAL.Timezone.utcTimezone ? wall : clock.instant(wall);
};

/** The starts of a series before `to`. The end of a rule is an instant; the library would compare clocks. */
export const startsOf = function* (component: ICAL.Component, series: EventTimes, to: number): Generator<number> {
  const rules = component.getAllProperties('rrule').map((property) => property.getFirstValue());
  if (rules.length === 0) yield series.start;
  for (const rule of rules) {
    if (!(rule instanceof ICAL.Recur)) throw new LeftOut('badRule');
    const until = Math.min(untilOf(rule.until, series), to - 1);
    rule.until = null;
    const first = ICAL.Time.fromJSDate(new Date(series.wall), true);
    first.zone = ICAL.Timezone.localTimezone;
    first.isDate = series.isDate;
    const walls = rule.iterator(first);
    for (let next = walls.next() as ICAL.Time | null; next; next = walls.next() as ICAL.Time | null) {
      const at = series.clock.instant(wallOf(next));
      if (at > until) break;
      yield at;
    }
  }
};
