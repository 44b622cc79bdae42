import type { DayOfWeek } from '@shared/work/model/shifts/shift-vocabulary';

/** Keys in the catalog of weekdays. */
export const weekdayNames = {
  sun: 'sunday',
  mon: 'monday',
  tue: 'tuesday',
  wed: 'wednesday',
  thu: 'thursday',
  fri: 'friday',
  sat: 'saturday',
} as const satisfies Record<DayOfWeek, string>;
