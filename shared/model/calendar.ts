import * as z from 'zod';
import { limits } from '../limits';
import {
  Cents,
  ClockTime,
  Day,
  Instant,
  InterviewId,
  line,
  optionalLine,
  optionalProse,
  ScheduleItemId,
  TaskId,
  Version,
} from './fields';
import { Currency } from './enumerations';
import { interviewTypes } from './hiring-vocabulary';
import {
  scheduleItemTypes,
  scheduleStatuses,
  taskCategories,
  taskPriorities,
  taskStatuses,
} from './profile-vocabulary';
import { storedFields } from './stored-form';

/** A zone of the IANA database, such as America/New_York. */
export const TimeZone = z
  .string()
  .max(64)
  .refine((zone) => {
    try {
      return new Intl.DateTimeFormat('en', { timeZone: zone }) instanceof Intl.DateTimeFormat;
    } catch {
      return false;
    }
  }, 'Choose a time zone');

/** Wall-clock times in `timeZone`; an end that is not after the start is on the next day, as with a night shift. */
export const ScheduleItemForm = z.strictObject({
  type: z.enum(scheduleItemTypes).default('shift'),
  title: line(limits.jobTitleLength),
  facility: optionalLine(limits.organizationLength),
  date: Day.refine((day) => day >= '2000-01-01' && day < '2100-01-01', 'Enter a date between 2000 and 2099'),
  startTime: ClockTime,
  endTime: ClockTime,
  timeZone: TimeZone,
  rateCents: Cents.nullable().default(null),
  currency: Currency.default('USD'),
  location: optionalLine(limits.locationLength),
  status: z.enum(scheduleStatuses).default('scheduled'),
  notes: optionalProse(limits.calendarNotesLength),
});
export type ScheduleItemForm = z.infer<typeof ScheduleItemForm>;

export const ScheduleItem = z.object({
  ...storedFields(ScheduleItemForm.shape),
  scheduleItemId: ScheduleItemId,
  /** From the wall-clock times, daylight saving counted. */
  startsAt: Instant,
  endsAt: Instant,
  durationMinutes: z.int().positive(),
  version: Version,
});
export type ScheduleItem = z.infer<typeof ScheduleItem>;

export const TaskForm = z.strictObject({
  title: line(limits.jobTitleLength),
  description: optionalProse(limits.calendarNotesLength),
  dueDate: Day.nullable().default(null),
  priority: z.enum(taskPriorities).default('medium'),
  status: z.enum(taskStatuses).default('pending'),
  category: z.enum(taskCategories).default('administrative'),
});
export type TaskForm = z.infer<typeof TaskForm>;

export const Task = z.object({ ...storedFields(TaskForm.shape), taskId: TaskId, version: Version, updatedAt: Instant });
export type Task = z.infer<typeof Task>;

/**
 * A time that an imported calendar says is taken. What for is not kept. Whole days begin and end at midnight UTC, wherever
 * they are shown.
 */
export const BusyTime = z.object({ startsAt: Instant, endsAt: Instant, allDay: z.boolean() });
export type BusyTime = z.infer<typeof BusyTime>;

/** The time of an interview. It is changed where the interview is, not in the calendar. */
export const CalendarInterview = z.object({
  interviewId: InterviewId,
  jobTitle: z.string(),
  organization: z.string(),
  type: z.enum(interviewTypes),
  place: z.string(),
  timeZone: z.string(),
  startsAt: Instant,
  endsAt: Instant,
  /** False while another time is being looked for. */
  settled: z.boolean(),
});
export type CalendarInterview = z.infer<typeof CalendarInterview>;

/** The own calendar from one day to another. */
export const CalendarWindow = z.object({
  items: z.array(ScheduleItem),
  /** Every open one, and completed ones of the window: by due date, or without one by when they were completed. */
  tasks: z.array(Task),
  busy: z.array(BusyTime),
  interviews: z.array(CalendarInterview).default([]),
});
export type CalendarWindow = z.infer<typeof CalendarWindow>;

/** How other calendars see this one, and which one it reads. */
export const CalendarConnection = z.object({
  /** Secret address of the feed; null while it is off. */
  feedUrl: z.string().nullable(),
  busyImport: z
    .object({
      /** Host of the address: the address itself is a secret of its owner. */
      host: z.string(),
      importedAt: Instant.nullable(),
      busyTimes: z.int().nonnegative(),
      /** Why the last attempt failed, in words for the owner. */
      problem: z.string().nullable(),
    })
    .nullable(),
});
export type CalendarConnection = z.infer<typeof CalendarConnection>;
