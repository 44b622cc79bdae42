import { longDutyHours } from '@/work/parts/shifts/long-duty-hours';
import type { TFunction } from '@/lib/i18n/i18n';

/** How long people may work in a row at a location. */
export const longDutyText = (longDuty: boolean, t: TFunction<'locations'>): string =>
  t(longDuty ? 'longDuty.allowed' : 'longDuty.refused', longDutyHours);
