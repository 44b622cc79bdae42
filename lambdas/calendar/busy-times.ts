import ICAL from 'ical.js';
import { limits } from '@shared/limits';
import type { BusyTime, LeftOutReason } from '@shared/model/calendar';
import { calendarBlocksIn, componentOf, type CalendarBlocks } from './calendar-blocks';
import { clocksOf, wallOf, type Clocks } from './calendar-clock';
import { addedTo, isAt, LeftOut, momentsOf, startsOf, timesOf, type EventTimes, type Moment } from './event-times';

const dayMs = 24 * 3600 * 1000;
/** Limit across all events, against abusive recurrences. */
const maxOccurrences = 50_000;

export class TooManyTimes extends Error {
  override readonly name = 'TooManyTimes';
}

type Span = { start: number; end: number };
type Stretch = { from: Date; to: Date };
/** Whose calendar it is: the clock of times without a zone, and the address that may have declined. */
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

/** From one occurrence of a series on, everything is moved. */
type Later = { from: number; shift: number; length: number; takesTime: boolean };

class Reading {
  readonly timed: Span[] = [];
  readonly days: Span[] = [];
  readonly leftOut = new Map<LeftOutReason, number>();
  events = 0;
  private count = 0;

  constructor(private readonly stretch: { from: number; to: number }) {}

  /** One bad event costs no other. */
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

  keep(target: Span[], start: number, length: number): void {
    const span = { start: Math.max(start, this.stretch.from), end: Math.min(start + length, this.stretch.to) };
    if (span.end <= span.start) return;
    this.count += 1;
    if (this.count > maxOccurrences) throw new TooManyTimes();
    target.push(span);
  }

  add(component: ICAL.Component, clocks: Clocks, { replaced, later }: Changes): void {
    const times = timesOf(component, clocks);
    const target = times.isDate ? this.days : this.timed;
    const isGone = [...momentsOf(component, 'exdate', clocks, times), ...replaced(times)];
    const moved = later(times);
    const one = (at: number, length: number): void => {
      if (isAt(isGone, at, times)) return;
      const change = moved.findLast(({ from }) => from <= at);
      if (!change) this.keep(target, at, length);
      else if (change.takesTime)
        this.keep(target, times.clock.instant(times.clock.wall(at) + change.shift), change.length);
    };
    // A bad addition leaves out the whole event.
    const added = addedTo(component, clocks, times);
    const earlier = Math.min(0, ...moved.map(({ shift }) => shift));
    for (const at of startsOf(component, times, this.stretch.to - earlier)) one(at, times.length);
    for (const { at, length } of added) one(at, length);
  }
}

type Changes = { replaced(series: EventTimes): Moment[]; later(series: EventTimes): Later[] };

const rangeOf = (component: ICAL.Component): string =>
  String(component.getFirstProperty('recurrence-id')?.getParameter('range') ?? '').toUpperCase();

const laterOf = (component: ICAL.Component, clocks: Clocks, series: EventTimes, own: readonly string[]): Later[] => {
  const [moment] = momentsOf(component, 'recurrence-id', clocks, series);
  if (!moment) return [];
  const from = 'instant' in moment ? moment.instant : series.clock.instant(moment.day);
  const { start, length } = timesOf(component, clocks);
  const isOwnSeries = component.hasProperty('rrule');
  const shift = series.clock.wall(start) - series.clock.wall(from);
  return [{ from, shift, length, takesTime: !isOwnSeries && !takesNoTime(component, own) }];
};

const changesOf = (changed: readonly ICAL.Component[], clocks: Clocks, own: readonly string[]): Changes => ({
  replaced: (series) => changed.flatMap((it) => momentsOf(it, 'recurrence-id', clocks, series)),
  later: (series) =>
    changed
      .filter((it) => rangeOf(it) === 'THISANDFUTURE')
      .flatMap((it) => laterOf(it, clocks, series, own))
      .sort((a, b) => a.from - b.from),
});

const nothingChanged: Changes = { replaced: () => [], later: () => [] };

const addEvents = (reading: Reading, blocks: CalendarBlocks, clocks: Clocks, own: readonly string[]): void => {
  const components = blocks.events.flatMap((lines) => reading.try(() => componentOf(lines)) ?? []);
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

const addFreeBusy = (reading: Reading, blocks: CalendarBlocks): void => {
  for (const lines of blocks.freeBusy) {
    reading.try(() => {
      const properties = componentOf(lines).getAllProperties('freebusy');
      for (const property of properties) {
        if (String(property.getParameter('fbtype')).toUpperCase() === 'FREE') continue;
        for (const period of property.getValues()) {
          if (!(period instanceof ICAL.Period)) throw new LeftOut('badTime');
          const start = wallOf(period.start);
          reading.keep(reading.timed, start, wallOf(period.getEnd()) - start);
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

const addCalendar = (reading: Reading, blocks: CalendarBlocks, owner: CalendarOwner): void => {
  // What it calls off is no longer in the calendar.
  if (ownLine(blocks, 'METHOD').toUpperCase() === 'CANCEL') {
    reading.events += blocks.events.length;
    return;
  }
  const zones = blocks.zones.flatMap((lines) => reading.try(() => componentOf(lines)) ?? []);
  const clocks = clocksOf(zones, ownLine(blocks, 'X-WR-TIMEZONE'), owner.timeZone);
  const own = [owner.email, ownLine(blocks, 'X-WR-CALNAME')].map((it) => it.toLowerCase()).filter(Boolean);
  addEvents(reading, blocks, clocks, own);
  addFreeBusy(reading, blocks);
};

const busy =
  (allDay: boolean) =>
  ({ start, end }: Span): BusyTime => ({
    startsAt: new Date(start).toISOString(),
    endsAt: new Date(end).toISOString(),
    allDay,
  });

/** Overlaps merged, recurrences expanded, at most `limits.busyTimes` from `now` on. Throws for what is no calendar. */
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
