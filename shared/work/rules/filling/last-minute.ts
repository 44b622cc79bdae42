import type { ShiftPreferences } from '../../model/shifts/shift-preferences';

/** Whether someone wants last-minute shifts. An unknown distance excludes no one. */
export const wantsLastMinute = (
  { lastMinute, miles: atMost }: Pick<ShiftPreferences, 'lastMinute' | 'miles'>,
  miles: number | null,
): boolean => lastMinute && (miles === null || miles <= atMost);
