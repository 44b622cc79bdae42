import type { AlertFrequency } from '../../core/model/enumerations';

/** Run time of daily and weekly alerts: before the working day in the Americas, before noon in Europe. */
export const alertTime = { hourUtc: 11, weekdayUtc: 1 } as const;

const dayMs = 86_400_000;

/** When an alert is next due. Immediate alerts are due on every run. */
export const nextAlertRun = (frequency: AlertFrequency, after: Date): Date => {
  if (frequency === 'immediate') return after;
  const today = new Date(after).setUTCHours(alertTime.hourUtc, 0, 0, 0);
  const next = new Date(today > after.getTime() ? today : today + dayMs);
  if (frequency === 'daily') return next;
  const days = (alertTime.weekdayUtc - next.getUTCDay() + 7) % 7;
  return new Date(next.getTime() + days * dayMs);
};
