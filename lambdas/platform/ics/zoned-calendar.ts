import type { ICalCalendar } from 'ical-generator';
import { wallTimeAt } from '@shared/messages/rules/schedule-times';
import { timeZoneBlock } from './time-zone';

/** Days of clock changes around the calendar entries. */
const zoneDays = 400;
const dayMs = 24 * 3600 * 1000;

/** The generator writes dates in a zone by this process's local time. */
export const onClock = (instant: string, zone: string): Date => {
  const wall = new Date(wallTimeAt(Date.parse(instant), zone));
  return new Date(
    wall.getUTCFullYear(),
    wall.getUTCMonth(),
    wall.getUTCDate(),
    wall.getUTCHours(),
    wall.getUTCMinutes(),
  );
};

/** Adds the zones that entries name. */
export const describeZones = (calendar: ICalCalendar, now: Date): void => {
  const stretch = {
    from: new Date(now.getTime() - zoneDays * dayMs),
    until: new Date(now.getTime() + zoneDays * dayMs),
  };
  calendar.timezone({ name: null, generator: (zone) => timeZoneBlock(zone, stretch) });
};
