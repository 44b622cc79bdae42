import { limits } from '@shared/limits';
import type { CalendarInterview, CalendarWindow, ScheduleItem, Task } from '@shared/model/calendar';
import { scheduleItemTypes } from '@shared/model/profile-vocabulary';
import { today } from '@/lib/time/today';
import { monthOf } from './month';

export type MonthFigures = Record<(typeof scheduleItemTypes)[number], number> & {
  minutes: number;
  tasksDue: number;
};

const monthAt = (instant: string): string => monthOf(today(new Date(instant)));

export const monthFigures = ({ items, interviews, tasks }: CalendarWindow, month: string): MonthFigures => {
  const within = items.filter(({ startsAt }) => monthAt(startsAt) === month);
  const counts = Object.fromEntries(
    scheduleItemTypes.map((type) => [type, within.filter((item) => item.type === type).length]),
  ) as Record<(typeof scheduleItemTypes)[number], number>;
  return {
    ...counts,
    interview: counts.interview + interviews.filter(({ startsAt }) => monthAt(startsAt) === month).length,
    minutes: within
      .filter(({ type }) => type === 'shift')
      .reduce((sum, { durationMinutes }) => sum + durationMinutes, 0),
    tasksDue: tasks.filter(
      ({ dueDate, status }) => dueDate !== null && monthOf(dueDate) === month && status !== 'completed',
    ).length,
  };
};

export type UpcomingEvent = ScheduleItem | CalendarInterview;

export const upcomingEvents = (
  { items, interviews }: Pick<CalendarWindow, 'items' | 'interviews'>,
  now: Date,
): UpcomingEvent[] =>
  [...items, ...interviews]
    .filter(({ endsAt }) => endsAt > now.toISOString())
    .sort((a, b) => (a.startsAt < b.startsAt ? -1 : 1))
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
