import { limits } from '@shared/limits';
import { interviewsBetween } from './calendar-entries';
import { busyTimesOf } from '../schedule/busy-times';
import { scheduleBetween } from '../schedule/schedule-items';
import type { Table } from '../../platform/table/table';
import type { Calendars } from './ports';

const perSlot = 10;

export const createCalendars = (table: Table): Calendars => ({
  interviews: (userId, stretch, most = perSlot) => interviewsBetween(table, userId, stretch, most),
  async schedule(userId, stretch, most = perSlot) {
    const items = await scheduleBetween(table, userId, stretch, most);
    return items.map(({ title, startsAt, endsAt }) => ({ title, interviewType: null, startsAt, endsAt }));
  },
  async busyTimes(userId) {
    return (await busyTimesOf(table, userId)).slice(0, limits.busyTimes);
  },
});
