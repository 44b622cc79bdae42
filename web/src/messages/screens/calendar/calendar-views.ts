export const calendarViews = ['month', 'week', 'day', 'list'] as const;
export type CalendarViewName = (typeof calendarViews)[number];

export const viewNames: Record<CalendarViewName, string> = {
  month: 'dayGridMonth',
  week: 'timeGridWeek',
  day: 'timeGridDay',
  list: 'listMonth',
};
