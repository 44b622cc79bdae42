import { limits } from '@shared/limits';
import { calendarInterviewsBetween } from '../runtime/calendar-interviews';
import type { Table } from '../runtime/table-gateway';
import type { CalendarInterviews } from './ports';

export const createCalendarInterviews = (table: Table): CalendarInterviews => ({
  between: (userId, stretch) => calendarInterviewsBetween(table, userId, stretch, limits.calendarItemsPerWindow),
});
