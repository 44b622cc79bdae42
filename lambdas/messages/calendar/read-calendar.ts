import { anywhereBetween } from '@shared/messages/rules/schedule-times';
import type { CalendarWindow } from '@shared/messages/model/calendar';
import type { Deps } from './ports';

/** Reads everything that touches these days in any time zone; the client assigns days in its own. */
export const readCalendar = async (
  {
    schedule,
    interviews,
    firstDays,
    tasks,
    connections,
  }: Pick<Deps, 'schedule' | 'interviews' | 'firstDays' | 'tasks' | 'connections'>,
  { userId, from, to }: { userId: string; from: string; to: string },
): Promise<CalendarWindow> => {
  const stretch = anywhereBetween(from, to);
  const [items, meetings, hired, listed, busy] = await Promise.all([
    schedule.between(userId, stretch),
    interviews.between(userId, stretch),
    firstDays.between(userId, { from, to }),
    tasks.list(userId, { from, to }),
    connections.busyTimes(userId),
  ]);
  const { after, before } = stretch;
  return {
    items: items.sort((a, b) => (a.startsAt < b.startsAt ? -1 : 1)),
    interviews: meetings.sort((a, b) => (a.startsAt < b.startsAt ? -1 : 1)),
    firstDays: hired,
    tasks: listed,
    busy: busy.filter(({ startsAt, endsAt }) => endsAt > after && startsAt < before),
  };
};
