import type { ShiftPreferences } from '../../model/shifts/shift-preferences';

/** Whether someone wants to be asked at the last minute. A distance that isn't known keeps no one out. */
export const wantsLastMinute = (
  { lastMinute, miles: atMost }: Pick<ShiftPreferences, 'lastMinute' | 'miles'>,
  miles: number | null,
): boolean => lastMinute && (miles === null || miles <= atMost);
