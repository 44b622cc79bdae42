import { limits } from '@shared/limits';
import type { CalendarFirstDay, CalendarInterview, ScheduleItem, Task } from '@shared/messages/model/calendar';
import { scheduleItemTypes } from '@shared/people/model/profile-vocabulary';
import { today } from '@/lib/time/today';
import type { BookedShift, ShownWindow } from './booked-shifts';
import { monthOf } from './month';

export type MonthMetrics = Record<(typeof scheduleItemTypes)[number], number> & {
  minutes: number;
  tasksDue: number;
};

const monthAt = (instant: string): string => monthOf(today(new Date(instant)));

export const monthMetrics = ({ items, interviews, tasks, booked = [] }: ShownWindow, month: string): MonthMetrics => {
  const within = items.filter(({ startsAt }) => monthAt(startsAt) === month);
  const counts = Object.fromEntries(
    scheduleItemTypes.map((type) => [type, within.filter((item) => item.type === type).length]),
  ) as Record<(typeof scheduleItemTypes)[number], number>;
  const shifts = booked.filter(({ startsAt, agreed }) => agreed && monthAt(startsAt) === month);
  return {
    ...counts,
    shift: counts.shift + shifts.length,
    interview: counts.interview + interviews.filter(({ startsAt }) => monthAt(startsAt) === month).length,
    minutes:
      within.filter(({ type }) => type === 'shift').reduce((sum, { durationMinutes }) => sum + durationMinutes, 0) +
      shifts.reduce((sum, { startsAt, endsAt }) => sum + (Date.parse(endsAt) - Date.parse(startsAt)) / 60_000, 0),
    tasksDue: tasks.filter(
      ({ dueDate, status }) => dueDate !== null && monthOf(dueDate) === month && status !== 'completed',
    ).length,
  };
};

export type UpcomingEvent = ScheduleItem | CalendarInterview | CalendarFirstDay | BookedShift;

export const keyOfEvent = (event: UpcomingEvent): string => {
  if ('placementId' in event) return event.placementId;
  if ('interviewId' in event) return event.interviewId;
  return 'shiftId' in event ? event.shiftId : event.scheduleItemId;
};

/** A first day has no hours, so it comes first on its day. */
const positionOf = (event: UpcomingEvent): string =>
  'placementId' in event ? event.day : `${today(new Date(event.startsAt))} ${event.startsAt}`;

const isAhead = (event: UpcomingEvent, now: Date): boolean =>
  'placementId' in event ? event.day >= today(now) : event.endsAt > now.toISOString();

export const upcomingEvents = (
  { items, interviews, firstDays, booked = [] }: Pick<ShownWindow, 'items' | 'interviews' | 'firstDays' | 'booked'>,
  now: Date,
): UpcomingEvent[] =>
  [...items, ...interviews, ...firstDays, ...booked.filter(({ agreed }) => agreed)]
    .filter((event) => isAhead(event, now))
    .sort((a, b) => (positionOf(a) < positionOf(b) ? -1 : 1))
    .slice(0, limits.upcomingEvents);

const urgency = { high: 0, medium: 1, low: 2 } as const;
const never = '9999';

export const tasksInOrder = (tasks: readonly Task[]): Task[] =>
  [...tasks].sort(
    (a, b) =>
      Number(a.status === 'completed') - Number(b.status === 'completed') ||
      (a.dueDate ?? never).localeCompare(b.dueDate ?? never) ||
      urgency[a.priority] - urgency[b.priority] ||
      a.taskId.localeCompare(b.taskId),
  );
