import ICAL from 'ical.js';
import { instantAt, wallTimeAt } from '@shared/domain/schedule-times';
import { zoneNamed } from './calendar-zones';

/** Between wall-clock times, read as UTC, and instants: in milliseconds. */
export type ZoneClock = { instant(wall: number): number; wall(instant: number): number };

export const wallOf = (time: ICAL.Time): number => {
  const { year, month, day, isDate } = time;
  return isDate ? Date.UTC(year, month - 1, day) : Date.UTC(year, month - 1, day, time.hour, time.minute, time.second);
};

export const utcClock: ZoneClock = { instant: (wall) => wall, wall: (instant) => instant };

const clockOf = (zone: string): ZoneClock => ({
  instant: (wall) => instantAt(wall, zone),
  wall: (instant) => wallTimeAt(instant, zone),
});

const describedClock = (zone: ICAL.Timezone): ZoneClock => ({
  instant(wall) {
    const time = ICAL.Time.fromJSDate(new Date(wall), true);
    time.zone = zone;
    return time.toUnixTime() * 1000;
  },
  wall: (instant) => wallOf(ICAL.Time.fromJSDate(new Date(instant), true).convertToZone(zone)),
});

export type Clocks = { named(tzid: string | null): ZoneClock; floating: ZoneClock };

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** A known name takes precedence over the file's own definition of it. */
export const clocksOf = (zones: readonly ICAL.Component[], calendarZone: string, ownZone: string): Clocks => {
  const described = new Map(
    zones.map((component) => {
      const tzid = textOf(component.getFirstPropertyValue('tzid'));
      return [tzid, describedClock(new ICAL.Timezone({ component, tzid }))] as const;
    }),
  );
  const known = (name: string): ZoneClock | null => {
    const zone = zoneNamed(name);
    return zone === null ? (described.get(name) ?? null) : clockOf(zone);
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
