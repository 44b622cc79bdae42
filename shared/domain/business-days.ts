import { limits } from '../limits';

const dayMs = 24 * 3600 * 1000;
const isWeekend = (at: Date): boolean => at.getUTCDay() === 0 || at.getUTCDay() === 6;

/** Skips Saturdays and Sundays (UTC). */
export const addBusinessDays = (at: Date, days: number): Date => {
  let [next, left] = [at, days];
  while (left > 0) {
    next = new Date(next.getTime() + dayMs);
    if (!isWeekend(next)) left -= 1;
  }
  return next;
};

export const respondBy = (appliedAt: Date): Date => addBusinessDays(appliedAt, limits.reviewBusinessDays.max);
