import { limits } from '@shared/limits';
import { calendarInterviewsBetween } from './named-calendar-entries';
import type { Table } from '../../../platform/table/table';
import type { CalendarInterviews } from './ports';

export const createCalendarInterviews = (table: Table): CalendarInterviews => ({
  between: (userId, stretch) => calendarInterviewsBetween(table, userId, stretch, limits.calendarItemsPerWindow),
});
