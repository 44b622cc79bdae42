import type { ScheduleItem, ScheduleItemForm } from '@shared/messages/model/calendar';
import type * as z from 'zod';
import { ownZone } from '@/lib/time/own-zone';

export type EventValues = z.input<typeof ScheduleItemForm>;

const defaultTimes = { start: '07:00', end: '19:00' };
const lastMinute = '23:59';

const hourAfter = (time: string): string => {
  const hour = Number(time.slice(0, 2)) + 1;
  return hour > 23 ? lastMinute : `${String(hour).padStart(2, '0')}${time.slice(2)}`;
};

export const newEvent = (day: string, time: string | null): EventValues => ({
  type: time === null ? 'shift' : 'meeting',
  title: '',
  facility: '',
  date: day,
  startTime: time ?? defaultTimes.start,
  endTime: time === null ? defaultTimes.end : hourAfter(time),
  timeZone: ownZone(),
  rateCents: null,
  currency: 'USD',
  location: '',
  status: 'scheduled',
  notes: '',
});

export const eventValues = ({
  scheduleItemId: _id,
  startsAt: _startsAt,
  endsAt: _endsAt,
  durationMinutes: _minutes,
  version: _version,
  ...values
}: ScheduleItem): EventValues => values;
