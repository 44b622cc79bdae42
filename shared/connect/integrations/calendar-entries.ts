import type { IntegrationProvider } from './vocabulary';

/** Services whose calendars take entries of ours. */
export const calendarProviders = [
  'google-calendar',
  'microsoft-outlook',
] as const satisfies readonly IntegrationProvider[];
export type CalendarProvider = (typeof calendarProviders)[number];

export const isCalendarProvider = (id: IntegrationProvider): id is CalendarProvider =>
  calendarProviders.some((it) => it === id);

/** What goes out to a connected calendar. `requests`: shifts that the person asked for, which take no time yet. */
export const calendarEntryKinds = ['interviews', 'shifts', 'requests'] as const;
export type CalendarEntryKind = (typeof calendarEntryKinds)[number];

/** Until its owner chooses. */
export const firstCalendarEntries: readonly CalendarEntryKind[] = ['interviews', 'shifts'];

/** Entries are named by their subject. */
export const isShiftId = (subjectId: string): boolean => subjectId.startsWith('shf_');
