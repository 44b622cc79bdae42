import { limits } from '@shared/limits';
import type { BusyTime } from '@shared/messages/model/calendar';
import type { CalendarEvent } from './ports';

const timeOf = ({ startsAt, endsAt, allDay }: CalendarEvent): BusyTime | null =>
  startsAt !== null && endsAt !== null && startsAt < endsAt ? { startsAt, endsAt, allDay } : null;

const merged = (times: readonly BusyTime[]): BusyTime[] => {
  const result: BusyTime[] = [];
  for (const time of [...times].sort((a, b) => (a.startsAt < b.startsAt ? -1 : 1))) {
    const last = result.at(-1);
    if (last && time.startsAt <= last.endsAt) last.endsAt = time.endsAt > last.endsAt ? time.endsAt : last.endsAt;
    else result.push({ ...time });
  }
  return result;
};

/** Returns merged busy times without our own events, at most `limits.busyTimes` from now on. */
export const busyTimesIn = (events: readonly CalendarEvent[], now: string): BusyTime[] => {
  const times = events
    .filter(({ takesTime, subjectId }) => takesTime && subjectId === null)
    .flatMap((it) => timeOf(it) ?? []);
  const all = [true, false].flatMap((allDay) => merged(times.filter((time) => time.allDay === allDay)));
  all.sort((a, b) => (a.startsAt < b.startsAt ? -1 : 1));
  if (all.length <= limits.busyTimes) return all;
  return all.filter(({ endsAt }) => endsAt > now).slice(0, limits.busyTimes);
};
