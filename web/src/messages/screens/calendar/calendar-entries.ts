import type { CalendarFirstDay, CalendarInterview, ScheduleItem, Task } from '@shared/messages/model/calendar';
import type { BookedShift, ShownWindow } from './booked-shifts';
import { commonText, type TFunction } from '@/lib/i18n/i18n';
import { formatDate } from '@/lib/time/format';
import { formatSlot, startThere } from './calendar-labels';

export const entryKinds = ['shift', 'firstDay', 'interview', 'training', 'meeting', 'task', 'busy'] as const;
export type EntryKind = (typeof entryKinds)[number];

export const interviewTitle = ({ jobTitle, organization }: CalendarInterview): string =>
  [jobTitle ?? commonText('call'), organization].filter(Boolean).join(', ');

export const firstDayTitle = ({ jobTitle, organization }: CalendarFirstDay): string => `${jobTitle}, ${organization}`;

const placedTitle = (title: string, slot: CalendarInterview | ScheduleItem | BookedShift, zone: string): string => {
  const there = startThere(slot, zone);
  return there === null ? title : `${title} (${there})`;
};

/** One calendar entry. All-day entries use days (the end is exclusive), others use instants. */
export type CalendarEntry = {
  id: string;
  kind: EntryKind;
  title: string;
  start: string;
  end: string;
  allDay: boolean;
  /** False while it may still change, such as a proposed time. */
  agreed: boolean;
  item?: ScheduleItem;
  task?: Task;
  interview?: CalendarInterview;
  firstDay?: CalendarFirstDay;
  booked?: BookedShift;
};

const ofItem = (item: ScheduleItem, zone: string): CalendarEntry => ({
  id: item.scheduleItemId,
  kind: item.type,
  title: placedTitle(item.title, item, zone),
  start: item.startsAt,
  end: item.endsAt,
  allDay: false,
  agreed: item.status !== 'pending',
  item,
});

const ofInterview = (interview: CalendarInterview, zone: string): CalendarEntry => ({
  id: interview.interviewId,
  kind: 'interview',
  title: placedTitle(interviewTitle(interview), interview, zone),
  start: interview.startsAt,
  end: interview.endsAt,
  allDay: false,
  agreed: interview.settled,
  interview,
});

export const bookedTitle = ({ title, location }: BookedShift): string => `${title}, ${location}`;

const ofBooked = (booked: BookedShift, zone: string): CalendarEntry => ({
  id: booked.shiftId,
  kind: 'shift',
  title: placedTitle(bookedTitle(booked), booked, zone),
  start: booked.startsAt,
  end: booked.endsAt,
  allDay: false,
  agreed: booked.agreed,
  booked,
});

const ofFirstDay = (firstDay: CalendarFirstDay, t: TFunction<'calendar'>): CalendarEntry => ({
  id: firstDay.placementId,
  kind: 'firstDay',
  title: t('firstDay', { what: firstDayTitle(firstDay) }),
  start: firstDay.day,
  end: firstDay.day,
  allDay: true,
  agreed: true,
  firstDay,
});

const ofTask = (task: Task): CalendarEntry[] =>
  task.dueDate === null
    ? []
    : [
        {
          id: task.taskId,
          kind: 'task',
          title: task.title,
          start: task.dueDate,
          end: task.dueDate,
          allDay: true,
          agreed: true,
          task,
        },
      ];

/** Screen reader text of an entry: kind, unit, place, day, start, and end. */
export const entryName = (entry: CalendarEntry, t: TFunction<'calendar'>, zone: string): string => {
  const { kind, title, start, end, allDay, item, firstDay } = entry;
  const when = allDay ? formatDate(start) : formatSlot({ startsAt: start, endsAt: end }, t, zone);
  return [!firstDay && t(`kinds.${kind}`), title, item?.facility, item?.location ?? firstDay?.location, when]
    .filter(Boolean)
    .join(', ');
};

/** An imported all-day event is the same day in every time zone. */
const dayOf = (instant: string): string => instant.slice(0, 10);

export const calendarEntries = (
  { items, interviews, firstDays, tasks, busy, booked = [] }: ShownWindow,
  t: TFunction<'calendar'>,
  zone: string,
): CalendarEntry[] => [
  ...items.map((item) => ofItem(item, zone)),
  ...booked.map((shift) => ofBooked(shift, zone)),
  ...interviews.map((interview) => ofInterview(interview, zone)),
  ...firstDays.map((firstDay) => ofFirstDay(firstDay, t)),
  ...tasks.flatMap(ofTask),
  ...busy.map(({ startsAt, endsAt, allDay }): CalendarEntry => ({
    id: `busy ${startsAt} ${allDay ? 'days' : 'time'}`,
    kind: 'busy',
    title: t('busy'),
    start: allDay ? dayOf(startsAt) : startsAt,
    end: allDay ? dayOf(endsAt) : endsAt,
    allDay,
    agreed: true,
  })),
];
