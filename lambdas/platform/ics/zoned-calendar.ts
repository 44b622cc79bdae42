import type { ICalCalendar } from 'ical-generator';
import { wallTimeAt } from '@shared/messages/rules/schedule-times';
import { timeZoneBlock } from './time-zone';

/** Of clock changes around the entries of a calendar. */
const zoneDays = 400;
const dayMs = 24 * 3600 * 1000;

/** The generator writes a date in a zone as the clock of this process shows it. */
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

/** Zones that entries name, described in the calendar. */
export const describeZones = (calendar: ICalCalendar, now: Date): void => {
  const stretch = {
    from: new Date(now.getTime() - zoneDays * dayMs),
    until: new Date(now.getTime() + zoneDays * dayMs),
  };
  calendar.timezone({ name: null, generator: (zone) => timeZoneBlock(zone, stretch) });
};
