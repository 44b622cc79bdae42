import ICAL from 'ical.js';
import { instantAt } from '@shared/domain/schedule-times';
import { limits } from '@shared/limits';
import type { BusyTime } from '@shared/model/calendar';

const dayMs = 24 * 3600 * 1000;
/** Limit across all events, against abusive recurrences. */
const maxOccurrences = 50_000;

export class TooManyTimes extends Error {
  override readonly name = 'TooManyTimes';
}

type Span = { start: number; end: number };
type Stretch = { from: Date; to: Date };

const isZone = (name: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }) instanceof Intl.DateTimeFormat;
  } catch {
    return false;
  }
};

const knownZones = new Map<string, boolean>();
const isKnownZone = (name: string): boolean => {
  const known = knownZones.get(name) ?? isZone(name);
  knownZones.set(name, known);
  return known;
};

const wallOf = (time: ICAL.Time): number =>
  Date.UTC(
    time.year,
    time.month - 1,
    time.day,
    time.isDate ? 0 : time.hour,
    time.isDate ? 0 : time.minute,
    time.isDate ? 0 : time.second,
  );

/** Instant in milliseconds. A known zone name takes precedence over the file's definition. */
const instantOf = (time: ICAL.Time, zoneName: string | null, floating: string): number => {
  const wall = wallOf(time);
  if (time.isDate || time.zone === ICAL.Timezone.utcTimezone) return wall;
  if (zoneName !== null && isKnownZone(zoneName)) return instantAt(wall, zoneName);
  const described = time.zone as ICAL.Timezone | null;
  if (described && described !== ICAL.Timezone.localTimezone) return time.toUnixTime() * 1000;
  return instantAt(wall, floating);
};

const zoneNameOf = (component: ICAL.Component, property: string): string | null => {
  const name = component.getFirstProperty(property)?.getParameter('tzid');
  return typeof name === 'string' ? name : null;
};

const valueOf = (component: ICAL.Component, property: string): string => {
  const value = component.getFirstPropertyValue(property);
  return typeof value === 'string' ? value.toUpperCase() : '';
};

const takesNoTime = (component: ICAL.Component): boolean =>
  valueOf(component, 'status') === 'CANCELLED' ||
  valueOf(component, 'transp') === 'TRANSPARENT' ||
  valueOf(component, 'x-microsoft-cdo-busystatus') === 'FREE';

type Found = { timed: Span[]; days: Span[] };

class Reading {
  readonly found: Found = { timed: [], days: [] };
  private count = 0;

  constructor(
    private readonly stretch: { from: number; to: number },
    private readonly floating: string,
  ) {}

  add(event: ICAL.Event, replaced: ReadonlySet<number>): void {
    const { component, startDate, endDate } = event;
    if (takesNoTime(component) || this.isFarAway(event)) return;
    const zone = zoneNameOf(component, 'dtstart');
    const start = instantOf(startDate, zone, this.floating);
    const length = instantOf(endDate, zoneNameOf(component, 'dtend') ?? zone, this.floating) - start;
    const target = startDate.isDate ? this.found.days : this.found.timed;
    if (length <= 0) return;
    if (!event.isRecurring()) return this.keep(target, start, length);
    const occurrences = event.iterator();
    for (let next = occurrences.next() as ICAL.Time | null; next; next = occurrences.next() as ICAL.Time | null) {
      const at = instantOf(next, zone, this.floating);
      if (at >= this.stretch.to) return;
      if (!replaced.has(at)) this.keep(target, at, length);
    }
  }

  /** Outside the window in any zone. Most events are, and zone conversion is slow. */
  private isFarAway(event: ICAL.Event): boolean {
    if (event.isRecurring()) return false;
    return wallOf(event.startDate) > this.stretch.to + dayMs || wallOf(event.endDate) < this.stretch.from - dayMs;
  }

  private keep(target: Span[], start: number, length: number): void {
    const span = { start: Math.max(start, this.stretch.from), end: Math.min(start + length, this.stretch.to) };
    if (span.end <= span.start) return;
    this.count += 1;
    if (this.count > maxOccurrences) throw new TooManyTimes();
    target.push(span);
  }

  replacedBy(component: ICAL.Component): number {
    const time = component.getFirstPropertyValue('recurrence-id') as ICAL.Time;
    return instantOf(time, zoneNameOf(component, 'recurrence-id'), this.floating);
  }
}

const merged = (spans: readonly Span[]): Span[] => {
  const result: Span[] = [];
  for (const span of [...spans].sort((a, b) => a.start - b.start)) {
    const last = result.at(-1);
    if (last && span.start <= last.end) last.end = Math.max(last.end, span.end);
    else result.push({ ...span });
  }
  return result;
};

const addEvents = (reading: Reading, calendar: ICAL.Component): void => {
  const components = calendar.getAllSubcomponents('vevent');
  const changed = components.filter((component) => component.hasProperty('recurrence-id'));
  const replacedOf = new Map<string, Set<number>>();
  for (const component of changed) {
    const id = valueOf(component, 'uid');
    replacedOf.set(id, (replacedOf.get(id) ?? new Set()).add(reading.replacedBy(component)));
  }
  for (const component of components) {
    // Resolved above: the library would compare every event with every other.
    const event = new ICAL.Event(component, { exceptions: [] });
    const isChanged = component.hasProperty('recurrence-id');
    reading.add(event, isChanged ? new Set() : (replacedOf.get(valueOf(component, 'uid')) ?? new Set()));
  }
};

const needed =
  /^(?:BEGIN|END|VERSION|UID|DTSTART|DTEND|DURATION|RRULE|RDATE|EXDATE|RECURRENCE-ID|STATUS|TRANSP|TZID|TZOFFSETFROM|TZOFFSETTO|X-WR-TIMEZONE|X-MICROSOFT-CDO-BUSYSTATUS)[;:]/i;

/** Lines with times; titles and attendees are not even parsed. */
const linesOfTimes = (text: string): string => {
  let keeps = false;
  const lines = text.split(/\r\n|\n|\r/).filter((line) => {
    if (!/^[ \t]/.test(line)) keeps = needed.test(line);
    return keeps;
  });
  return lines.join('\r\n');
};

const calendarsIn = (text: string): ICAL.Component[] => {
  const parsed = ICAL.parse(linesOfTimes(text)) as unknown[];
  const roots = Array.isArray(parsed[0]) ? parsed : [parsed];
  return roots.map((root) => new ICAL.Component(root as unknown[]));
};

const floatingZoneOf = (calendar: ICAL.Component): string => {
  const name = calendar.getFirstPropertyValue('x-wr-timezone');
  return typeof name === 'string' && isKnownZone(name) ? name : 'UTC';
};

const busy =
  (allDay: boolean) =>
  ({ start, end }: Span): BusyTime => ({
    startsAt: new Date(start).toISOString(),
    endsAt: new Date(end).toISOString(),
    allDay,
  });

/** Overlaps merged, recurrences expanded, at most `limits.busyTimes` from `now` on. Throws parser errors. */
export const busyTimesIn = (text: string, { from, to }: Stretch, now: Date): BusyTime[] => {
  const found: Found = { timed: [], days: [] };
  for (const calendar of calendarsIn(text)) {
    const stretch = { from: Math.floor(from.getTime() / dayMs) * dayMs, to: Math.ceil(to.getTime() / dayMs) * dayMs };
    const reading = new Reading(stretch, floatingZoneOf(calendar));
    addEvents(reading, calendar);
    found.timed.push(...reading.found.timed);
    found.days.push(...reading.found.days);
  }
  const all = [...merged(found.days).map(busy(true)), ...merged(found.timed).map(busy(false))].sort((a, b) =>
    a.startsAt < b.startsAt ? -1 : 1,
  );
  if (all.length <= limits.busyTimes) return all;
  return all.filter(({ endsAt }) => endsAt > now.toISOString()).slice(0, limits.busyTimes);
};
