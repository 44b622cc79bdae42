import type { AlertFrequency } from '../model/enumerations';

/** When daily and weekly alerts go out: before the working day in the Americas, before noon in Europe. */
export const alertTime = { hourUtc: 11, weekdayUtc: 1 } as const;

const dayMs = 86_400_000;

/** The next moment at which an alert is due. An immediate one is due at every run. */
export const nextAlertRun = (frequency: AlertFrequency, after: Date): Date => {
  // Later than this run, which therefore does not meet it again.
  if (frequency === 'immediate') return new Date(after.getTime() + 1000);
  const today = new Date(after).setUTCHours(alertTime.hourUtc, 0, 0, 0);
  const next = new Date(today > after.getTime() ? today : today + dayMs);
  if (frequency === 'daily') return next;
  const days = (alertTime.weekdayUtc - next.getUTCDay() + 7) % 7;
  return new Date(next.getTime() + days * dayMs);
};
