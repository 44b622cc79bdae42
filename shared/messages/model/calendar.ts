import * as z from 'zod';
import { limits } from '../../limits';
import { notice } from '../../text/notice';
import {
  Cents,
  ClockTime,
  Day,
  Instant,
  InterviewId,
  line,
  optionalLine,
  optionalProse,
  PlacementId,
  ScheduleItemId,
  TaskId,
  Version,
  webAddress,
} from '../../core/model/fields';
import { PlannedDay } from '../../core/model/given-times';
import { Currency } from '../../core/model/enumerations';
import { interviewTypes } from '../../hiring/model/hiring-vocabulary';
import {
  scheduleItemTypes,
  scheduleStatuses,
  taskCategories,
  taskPriorities,
  taskStatuses,
} from '../../people/model/profile-vocabulary';
import { storedFields } from '../../core/model/stored-form';

/** Cache of known zones: formatters are slow to create, and every shift and location has a zone. */
const knownZones = new Set<string>();
/** Limit of the cache: there are about 600 zones, in any letter case. */
const mostKnownZones = 1000;

const isZone = (zone: string): boolean => {
  if (knownZones.has(zone)) return true;
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone }).format();
  } catch {
    return false;
  }
  if (knownZones.size < mostKnownZones) knownZones.add(zone);
  return true;
};

/** IANA time zone, such as America/New_York. */
export const TimeZone = z.string().max(64).refine(isZone, notice('timeZoneRequired'));

/** Wall-clock times in `timeZone`; an end at or before the start is on the next day. */
export const ScheduleItemForm = z.strictObject({
  type: z.enum(scheduleItemTypes).default('shift'),
  title: line(limits.jobTitleLength),
  facility: optionalLine(limits.organizationLength),
  date: PlannedDay,
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
  /** Derived from the wall-clock times, with daylight saving time. */
  startsAt: Instant,
  endsAt: Instant,
  durationMinutes: z.int().positive(),
  version: Version,
});
export type ScheduleItem = z.infer<typeof ScheduleItem>;

export const TaskForm = z.strictObject({
  title: line(limits.jobTitleLength),
  description: optionalProse(limits.calendarNotesLength),
  dueDate: PlannedDay.nullable().default(null),
  priority: z.enum(taskPriorities).default('medium'),
  status: z.enum(taskStatuses).default('pending'),
  category: z.enum(taskCategories).default('administrative'),
});
export type TaskForm = z.infer<typeof TaskForm>;

export const Task = z.object({ ...storedFields(TaskForm.shape), taskId: TaskId, version: Version, updatedAt: Instant });
export type Task = z.infer<typeof Task>;

/** All-day events start and end at midnight UTC, wherever they are shown. */
export const BusyTime = z.object({ startsAt: Instant, endsAt: Instant, allDay: z.boolean() });
export type BusyTime = z.infer<typeof BusyTime>;

/** Read-only here; changed on the interview. */
export const CalendarInterview = z.object({
  interviewId: InterviewId,
  /** Null for a call without an application. */
  jobTitle: z.string().nullable(),
  organization: z.string(),
  type: z.enum(interviewTypes),
  place: z.string(),
  timeZone: z.string(),
  startsAt: Instant,
  endsAt: Instant,
  /** False while a new time is proposed. */
  settled: z.boolean(),
});
export type CalendarInterview = z.infer<typeof CalendarInterview>;

/** First day of a hire; its hours aren't known before the first shift. */
export const CalendarFirstDay = z.object({
  placementId: PlacementId,
  day: Day,
  jobTitle: z.string(),
  organization: z.string(),
  location: z.string(),
});
export type CalendarFirstDay = z.infer<typeof CalendarFirstDay>;

export const CalendarWindow = z.object({
  items: z.array(ScheduleItem),
  /** All open tasks, and those completed in the window: by due date, or else completion time. */
  tasks: z.array(Task),
  busy: z.array(BusyTime),
  interviews: z.array(CalendarInterview).default([]),
  firstDays: z.array(CalendarFirstDay).default([]),
});
export type CalendarWindow = z.infer<typeof CalendarWindow>;

/** URL of a calendar file, which calendar apps show as `webcal:`. */
export const CalendarAddress = z
  .string()
  .trim()
  .max(limits.calendarAddressLength)
  .overwrite((address) => address.replace(/^webcals?:/i, 'https:'))
  .pipe(
    webAddress('called', limits.calendarAddressLength, notice('calendarAddressInvalid')).min(
      1,
      notice('calendarAddressInvalid'),
    ),
  );

/** Why an event of an imported calendar was skipped; the first of several reasons. */
export const leftOutReasons = ['noStart', 'badTime', 'badRule'] as const;
export type LeftOutReason = (typeof leftOutReasons)[number];

export const CalendarCounts = z.object({
  /** Number of events read; null before they were counted. */
  events: z.int().nonnegative().nullable().default(null),
  leftOut: z.array(z.object({ reason: z.enum(leftOutReasons), count: z.int().positive() })).default([]),
});
export type CalendarCounts = z.infer<typeof CalendarCounts>;

export const CalendarConnection = z.object({
  /** Secret feed URL; null while disabled. */
  feedUrl: z.string().nullable(),
  busyImport: z
    .object({
      /** Only the host: the full URL is the owner's secret. */
      host: z.string(),
      importedAt: Instant.nullable(),
      busyTimes: z.int().nonnegative(),
      ...CalendarCounts.shape,
      /** Notice about a problem. */
      problem: z.string().nullable(),
    })
    .nullable(),
});
export type CalendarConnection = z.infer<typeof CalendarConnection>;
