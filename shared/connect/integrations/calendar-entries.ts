import type { IntegrationProvider } from './vocabulary';

/** Services whose calendars we write entries to. */
export const calendarProviders = [
  'google-calendar',
  'microsoft-outlook',
] as const satisfies readonly IntegrationProvider[];
export type CalendarProvider = (typeof calendarProviders)[number];

export const isCalendarProvider = (id: IntegrationProvider): id is CalendarProvider =>
  calendarProviders.some((it) => it === id);

/** Kinds of entries written to a connected calendar. `requests`: requested shifts, which don't block time yet. */
export const calendarEntryKinds = ['interviews', 'shifts', 'requests'] as const;
export type CalendarEntryKind = (typeof calendarEntryKinds)[number];

/** Kinds of entries until the owner chooses. */
export const firstCalendarEntries: readonly CalendarEntryKind[] = ['interviews', 'shifts'];

/** Entries are named by their subject. */
export const isShiftId = (subjectId: string): boolean => subjectId.startsWith('shf_');
