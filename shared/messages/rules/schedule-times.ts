import { addDays } from '../../core/rules/calendar-days';
const dayMs = 24 * 3600 * 1000;
const minuteMs = 60_000;

const formats = new Map<string, Intl.DateTimeFormat>();
const formatOf = (zone: string): Intl.DateTimeFormat => {
  const known = formats.get(zone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    calendar: 'gregory',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  formats.set(zone, format);
  return format;
};

/** Wall-clock time in the zone as UTC milliseconds. */
const wallAt = (instantMs: number, zone: string): number => {
  const parts = Object.fromEntries(
    formatOf(zone)
      .formatToParts(instantMs)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const part = (name: string): number => parts[name] ?? 0;
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'));
};

// Clocks change only at quarter hours.
const quarterMs = 15 * minuteMs;
const maxKnown = 20_000;
const knownOffsets = new Map<string, number>();

const offsetAt = (instantMs: number, zone: string): number => {
  const quarter = Math.floor(instantMs / quarterMs) * quarterMs;
  const key = `${quarter} ${zone}`;
  const known = knownOffsets.get(key);
  if (known !== undefined) return known;
  const offset = wallAt(quarter, zone) - quarter;
  if (knownOffsets.size >= maxKnown) knownOffsets.clear();
  knownOffsets.set(key, offset);
  return offset;
};

/** Wall-clock time in the zone as UTC milliseconds. */
export const wallTimeAt = (instantMs: number, zone: string): number => instantMs + offsetAt(instantMs, zone);

/**
 * Converts wall-clock milliseconds to an instant. Ambiguous times use the first; skipped ones move past the gap.
 */
export const instantAt = (wallMs: number, zone: string): number => {
  const before = offsetAt(wallMs - dayMs, zone);
  const first = wallMs - before;
  if (offsetAt(first, zone) === before) return first;
  const after = offsetAt(wallMs + dayMs, zone);
  return offsetAt(wallMs - after, zone) === after ? wallMs - after : first;
};

/** Both instants of a repeated wall-clock time, or else the only one; earliest first. */
export const instantsAt = (wallMs: number, zone: string): number[] => {
  const first = instantAt(wallMs, zone);
  const later = wallMs - offsetAt(wallMs + dayMs, zone);
  return later > first && wallTimeAt(later, zone) === wallMs ? [first, later] : [first];
};

export const wallClock = (day: string, time: string): number => Date.parse(`${day}T${time}:00.000Z`);

export const daysAfter = addDays;

type WallClockTimes = { date: string; startTime: string; endTime: string; timeZone: string };
export type ScheduleTimes = { startsAt: string; endsAt: string; durationMinutes: number };

/** An end at or before the start is on the next day, as in a night shift. */
export const endDayOf = ({ date, startTime, endTime }: Omit<WallClockTimes, 'timeZone'>): string =>
  endTime > startTime ? date : daysAfter(date, 1);

/** Instants and duration with daylight saving time; null if a clock change leaves no time. */
export const scheduleTimes = (entry: WallClockTimes): ScheduleTimes | null => {
  const { date, startTime, endTime, timeZone } = entry;
  const startsAt = instantAt(wallClock(date, startTime), timeZone);
  const endsAt = instantAt(wallClock(endDayOf(entry), endTime), timeZone);
  if (endsAt <= startsAt) return null;
  return {
    startsAt: new Date(startsAt).toISOString(),
    endsAt: new Date(endsAt).toISOString(),
    durationMinutes: Math.round((endsAt - startsAt) / minuteMs),
  };
};

/** Extreme UTC offsets, in hours. */
const mostAhead = 14;
const mostBehind = 12;

/** Interval in which it is one of these days anywhere on Earth. */
export const anywhereBetween = (from: string, to: string): { after: string; before: string } => ({
  after: new Date(Date.parse(from) - mostAhead * 3600 * 1000).toISOString(),
  before: new Date(Date.parse(to) + dayMs + mostBehind * 3600 * 1000).toISOString(),
});
