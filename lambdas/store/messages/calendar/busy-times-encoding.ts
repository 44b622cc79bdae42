import type { BusyTime } from '@shared/messages/model/calendar';

const minuteMs = 60_000;
const base = 36;

/** Compact encoding, so thousands can be read with every calendar view. */
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
