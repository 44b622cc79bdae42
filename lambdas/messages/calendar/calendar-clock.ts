import ICAL from 'ical.js';
import { instantAt, wallTimeAt } from '@shared/messages/rules/schedule-times';
import { zoneNamed } from './calendar-zones';

/** Converts between wall-clock times, read as UTC, and instants: in milliseconds. */
export type ZoneClock = { instant(wall: number): number; wall(instant: number): number };

export const toWallTime = (time: ICAL.Time): number => {
  const { year, month, day, isDate } = time;
  return isDate ? Date.UTC(year, month - 1, day) : Date.UTC(year, month - 1, day, time.hour, time.minute, time.second);
};

export const utcClock: ZoneClock = { instant: (wall) => wall, wall: (instant) => instant };

const clockOf = (zone: string): ZoneClock => ({
  instant: (wall) => instantAt(wall, zone),
  wall: (instant) => wallTimeAt(instant, zone),
});

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const dayMs = 24 * 3600 * 1000;

type Change = { at: number; from: number; to: number };

/** Reading a time expands the zone's rules for its year, up to 2035. */
const changesOf = (zone: ICAL.Timezone): Change[] => {
  zone.utcOffset(ICAL.Time.fromJSDate(new Date(Date.UTC(2035, 0, 1)), true));
  return (zone.changes as Record<string, number>[])
    .map(({ year = 0, month = 1, day, hour, minute, second, prevUtcOffset = 0, utcOffset = 0 }) => ({
      at: Date.UTC(year, month - 1, day, hour, minute, second),
      from: prevUtcOffset * 1000,
      to: utcOffset * 1000,
    }))
    .sort((one, other) => one.at - other.at);
};

/**
 * Like known zones: the first of a repeated hour, and past a skipped one. The library takes the second, and mistakes an
 * instant near a change for a local time. Null for a zone without rules.
 */
const describedClock = (component: ICAL.Component): ZoneClock | null => {
  const changes = changesOf(new ICAL.Timezone({ component, tzid: textOf(component.getFirstPropertyValue('tzid')) }));
  const [first] = changes;
  if (!first) return null;
  const offsetAt = (instant: number): number => changes.findLast(({ at }) => at <= instant)?.to ?? first.from;
  return {
    wall: (instant) => instant + offsetAt(instant),
    instant(wall) {
      const early = wall - offsetAt(wall - dayMs);
      const late = wall - offsetAt(wall + dayMs);
      return early + offsetAt(early) !== wall && late + offsetAt(late) === wall ? late : early;
    },
  };
};

export type Clocks = { named(tzid: string | null): ZoneClock; floating: ZoneClock };

/** A known name overrides the file's own definition of it. */
export const buildClocks = (zones: readonly ICAL.Component[], calendarZone: string, ownZone: string): Clocks => {
  const described = new Map(
    zones.map((component) => [textOf(component.getFirstPropertyValue('tzid')), component] as const),
  );
  const known = (name: string): ZoneClock | null => {
    const zone = zoneNamed(name);
    if (zone !== null) return clockOf(zone);
    const component = described.get(name);
    return component ? describedClock(component) : null;
  };
  const [only = ''] = described.size === 1 ? described.keys() : [];
  const floating = known(only) ?? known(calendarZone) ?? clockOf(ownZone);
  const byName = new Map<string, ZoneClock>();
  return {
    floating,
    named(tzid) {
      if (tzid === null) return floating;
      const clock = byName.get(tzid) ?? known(tzid) ?? floating;
      byName.set(tzid, clock);
      return clock;
    },
  };
};
