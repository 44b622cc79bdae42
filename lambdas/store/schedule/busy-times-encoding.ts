import type { BusyTime } from '@shared/model/calendar';

const minuteMs = 60_000;
const base = 36;

/** Busy times in the few bytes that let thousands of them be read with every look at the calendar. */
export const packTimes = (times: readonly BusyTime[]): string =>
  times
    .map(({ startsAt, endsAt, allDay }) => {
      const start = Math.floor(Date.parse(startsAt) / minuteMs);
      const length = Math.ceil(Date.parse(endsAt) / minuteMs) - start;
      return `${start.toString(base)}.${length.toString(base)}${allDay ? '.' : ''}`;
    })
    .join(' ');

const instant = (minutes: number): string => new Date(minutes * minuteMs).toISOString();

export const unpackTimes = (packed: string): BusyTime[] =>
  packed.split(' ').flatMap((time) => {
    const [from = '', length = '', allDay] = time.split('.');
    const start = parseInt(from, base);
    return Number.isNaN(start)
      ? []
      : [
          {
            startsAt: instant(start),
            endsAt: instant(start + parseInt(length, base)),
            allDay: allDay !== undefined,
          },
        ];
  });
