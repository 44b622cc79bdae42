import ICAL from 'ical.js';
import { limits } from '@shared/limits';
import type { BusyTime, LeftOutReason } from '@shared/messages/model/calendar';
import { calendarBlocksIn, parseComponent, type CalendarBlocks } from './calendar-blocks';
import { buildClocks, toWallTime, type Clocks, type ZoneClock } from './calendar-clock';
import {
  addedTo,
  clockFor,
  isAt,
  readMoments,
  occurrencesOf,
  readEventTimes,
  readValues,
  wallAt,
  type EventTimes,
  type Moment,
  type Occurrence,
} from './event-times';
import { LeftOut } from './left-out';

const dayMs = 24 * 3600 * 1000;
/** Limit across all events, against abusive recurrences. */
const maxOccurrences = 50_000;

export class TooManyTimes extends Error {
  override readonly name = 'TooManyTimes';
}

type Span = { start: number; end: number };
type Stretch = { from: Date; to: Date };
/** The calendar's owner: time zone for times without one, and address for declined invitations. */
export type CalendarOwner = { timeZone: string; email: string };

type LeftOutCount = { reason: LeftOutReason; count: number };
export type CalendarReading = { busy: BusyTime[]; events: number; leftOut: LeftOutCount[] };

const valueOf = (component: ICAL.Component, property: string): string => {
  const value = component.getFirstPropertyValue(property);
  return typeof value === 'string' ? value.toUpperCase() : '';
};

const addressOf = (property: ICAL.Property): string =>
  String(property.getFirstValue())
    .replace(/^mailto:/i, '')
    .toLowerCase();

/** A single guest is the owner of the calendar. */
const isDeclined = (component: ICAL.Component, own: readonly string[]): boolean => {
  const guests = component.getAllProperties('attendee');
  const mine = guests.length === 1 ? guests : guests.filter((guest) => own.includes(addressOf(guest)));
  return mine.some((guest) => String(guest.getParameter('partstat')).toUpperCase() === 'DECLINED');
};

const takesNoTime = (component: ICAL.Component, own: readonly string[]): boolean =>
  valueOf(component, 'status') === 'CANCELLED' ||
  valueOf(component, 'transp') === 'TRANSPARENT' ||
  valueOf(component, 'x-microsoft-cdo-busystatus') === 'FREE' ||
  isDeclined(component, own);

/** Shifts a series from one occurrence on. */
type Later = { from: number; shift: number; clock: ZoneClock; times: EventTimes; takesTime: boolean };

class Reading {
  readonly timed: Span[] = [];
  readonly days: Span[] = [];
  readonly leftOut = new Map<LeftOutReason, number>();
  events = 0;
  private count = 0;

  constructor(private readonly stretch: { from: number; to: number }) {}

  /** An invalid event doesn't affect others. */
  try<T>(run: () => T): T | null {
    try {
      return run();
    } catch (error) {
      if (error instanceof TooManyTimes) throw error;
      const reason = error instanceof LeftOut ? error.reason : 'badRule';
      this.leftOut.set(reason, (this.leftOut.get(reason) ?? 0) + 1);
      return null;
    }
  }

  private keep({ isDate }: EventTimes, start: number, until: number): void {
    this.keepIn(isDate ? this.days : this.timed, start, until);
  }

  keepIn(target: Span[], start: number, until: number): void {
    const span = { start: Math.max(start, this.stretch.from), end: Math.min(until, this.stretch.to) };
    if (span.end <= span.start) return;
    this.count += 1;
    if (this.count > maxOccurrences) throw new TooManyTimes();
    target.push(span);
  }

  add(component: ICAL.Component, clocks: Clocks, { replaced, later }: Changes): void {
    const times = readEventTimes(component, clocks);
    const isGone = [...readMoments(component, 'exdate', clocks, times), ...replaced(times)];
    const moved = later(times);
    const one = ({ at, wall }: Occurrence, end: number): void => {
      if (isAt(isGone, at, times)) return;
      const change = moved.findLast(({ from }) => from <= at);
      if (!change) this.keep(times, at, end);
      else if (change.takesTime) this.keepMoved(wall + change.shift, change);
    };
    // An invalid addition skips the whole event.
    const added = addedTo(component, clocks, times);
    const earlier = Math.min(0, ...moved.map(({ shift }) => shift));
    for (const it of occurrencesOf(component, times, this.stretch.to - earlier)) one(it, times.endOf(it));
    for (const it of added) one(it, it.end);
  }

  private keepMoved(wall: number, { clock, times }: Later): void {
    const at = clock.instant(wall);
    this.keep(times, at, times.endOf({ at, wall: clock === times.clock ? wall : times.clock.wall(at) }));
  }
}

type Changes = { replaced(series: EventTimes): Moment[]; later(series: EventTimes): Later[] };

const rangeOf = (component: ICAL.Component): string =>
  String(component.getFirstProperty('recurrence-id')?.getParameter('range') ?? '').toUpperCase();

const laterOf = (component: ICAL.Component, clocks: Clocks, series: EventTimes, own: readonly string[]): Later[] => {
  const [moment] = readMoments(component, 'recurrence-id', clocks, series);
  if (!moment) return [];
  const from = 'instant' in moment ? moment.instant : series.clock.instant(moment.day);
  const times = readEventTimes(component, clocks);
  const isOwnSeries = component.hasProperty('rrule');
  // Whole days are in no zone.
  const clock = times.isDate || series.isDate ? times.clock : series.clock;
  const shift = clock.wall(times.start) - wallAt(moment, series);
  return [{ from, shift, clock, times, takesTime: !isOwnSeries && !takesNoTime(component, own) }];
};

const changesOf = (changed: readonly ICAL.Component[], clocks: Clocks, own: readonly string[]): Changes => ({
  replaced: (series) => changed.flatMap((it) => readMoments(it, 'recurrence-id', clocks, series)),
  later: (series) =>
    changed
      .filter((it) => rangeOf(it) === 'THISANDFUTURE')
      .flatMap((it) => laterOf(it, clocks, series, own))
      .sort((a, b) => a.from - b.from),
});

const nothingChanged: Changes = { replaced: () => [], later: () => [] };

const addEvents = (reading: Reading, blocks: CalendarBlocks, clocks: Clocks, own: readonly string[]): void => {
  const components = blocks.events.flatMap((lines) => reading.try(() => parseComponent(lines)) ?? []);
  const changedOf = new Map<string, ICAL.Component[]>();
  for (const component of components) {
    if (!component.hasProperty('recurrence-id')) continue;
    const id = valueOf(component, 'uid');
    const known = changedOf.get(id);
    if (known) known.push(component);
    else changedOf.set(id, [component]);
  }
  for (const component of components) {
    reading.try(() => {
      const isChange = component.hasProperty('recurrence-id');
      if (!takesNoTime(component, own)) {
        const changed = isChange ? [] : (changedOf.get(valueOf(component, 'uid')) ?? []);
        reading.add(component, clocks, changed.length === 0 ? nothingChanged : changesOf(changed, clocks, own));
      }
      reading.events += 1;
    });
  }
};

const addFreeBusy = (reading: Reading, blocks: CalendarBlocks, clocks: Clocks): void => {
  for (const lines of blocks.freeBusy) {
    reading.try(() => {
      const properties = parseComponent(lines).getAllProperties('freebusy');
      for (const property of properties) {
        if (String(property.getParameter('fbtype')).toUpperCase() === 'FREE') continue;
        for (const period of readValues(property)) {
          if (!(period instanceof ICAL.Period)) throw new LeftOut('badTime');
          const clock = clockFor(period.start, property, clocks, clocks.floating);
          reading.keepIn(
            reading.timed,
            clock.instant(toWallTime(period.start)),
            clock.instant(toWallTime(period.getEnd())),
          );
        }
      }
      reading.events += 1;
    });
  }
};

const merged = (spans: readonly Span[]): Span[] => {
  const result: Span[] = [];
  for (const span of [...spans].sort((a, b) => a.start - b.start)) {
    const last = result.at(-1);
    if (last && span.start <= last.end) last.end = Math.max(last.end, span.end);
    else result.push({ ...span });
  }
  return result;
};

const ownLine = ({ own }: CalendarBlocks, name: string): string => {
  const line = own.find((it) => it.toUpperCase().startsWith(name) && /^[;:]/.test(it.slice(name.length)));
  return line?.slice(line.indexOf(':') + 1).trim() ?? '';
};

/** An invalid zone doesn't count as a skipped event. */
const zoneOf = (lines: readonly string[]): ICAL.Component[] => {
  try {
    return [parseComponent(lines)];
  } catch {
    return [];
  }
};

const addCalendar = (reading: Reading, blocks: CalendarBlocks, owner: CalendarOwner): void => {
  // A canceling calendar has no events.
  if (ownLine(blocks, 'METHOD').toUpperCase() === 'CANCEL') {
    reading.events += blocks.events.length;
    return;
  }
  const zones = blocks.zones.flatMap(zoneOf);
  const clocks = buildClocks(zones, ownLine(blocks, 'X-WR-TIMEZONE'), owner.timeZone);
  const own = [owner.email, ownLine(blocks, 'X-WR-CALNAME')].map((it) => it.toLowerCase()).filter(Boolean);
  addEvents(reading, blocks, clocks, own);
  addFreeBusy(reading, blocks, clocks);
};

const busy =
  (allDay: boolean) =>
  ({ start, end }: Span): BusyTime => ({
    startsAt: new Date(start).toISOString(),
    endsAt: new Date(end).toISOString(),
    allDay,
  });

/** Merges overlaps, expands recurrences, and returns at most `limits.busyTimes` from `now` on. Rejects other files. */
export const busyTimesIn = (text: string, { from, to }: Stretch, now: Date, owner: CalendarOwner): CalendarReading => {
  const stretch = { from: Math.floor(from.getTime() / dayMs) * dayMs, to: Math.ceil(to.getTime() / dayMs) * dayMs };
  const reading = new Reading(stretch);
  for (const blocks of calendarBlocksIn(text)) addCalendar(reading, blocks, owner);
  const all = [...merged(reading.days).map(busy(true)), ...merged(reading.timed).map(busy(false))].sort((a, b) =>
    a.startsAt < b.startsAt ? -1 : 1,
  );
  const kept =
    all.length <= limits.busyTimes
      ? all
      : all.filter(({ endsAt }) => endsAt > now.toISOString()).slice(0, limits.busyTimes);
  const leftOut = [...reading.leftOut].map(([reason, count]) => ({ reason, count }));
  return { busy: kept, events: reading.events, leftOut };
};
