import { addDays } from '@shared/core/rules/calendar-days';
import { holdsSlot } from '@shared/work/rules/shifts/shift-status';
import { readShiftDay } from '@/work/parts/attendance/attendance-queries';
import { api } from '@/lib/api/api';
import { loadTexts, withTexts } from '@/lib/i18n/i18n';
import { forgetKeptDays, keepClockOwner, keepDay } from '@/lib/offline/clock-store';
import { today } from '@/lib/time/today';

/** Loads the screen, so that the service worker caches it. */
export const loadShiftDay = async (): Promise<void> => {
  await Promise.all([
    withTexts(import('../shift-day-view')),
    withTexts(import('../here-view')),
    loadTexts('notices', 'errors'),
  ]);
};

const daysKept = 4;

/** Stores the locations of the next shifts, for a hospital without a signal. */
export const keepNextShifts = async (userId: string, isRemembered: boolean): Promise<void> => {
  await keepClockOwner(userId);
  if (!isRemembered) return forgetKeptDays(userId);
  const { items } = await api('listOwnBookings', { query: { from: addDays(today(), -1), days: String(daysKept) } });
  for (const { booking } of items.filter(({ booking: { status } }) => holdsSlot(status))) {
    await keepDay(userId, await readShiftDay(booking.shiftId));
  }
  return undefined;
};
