/**
 * Product policy, the same for both sides: points out of 10 by notice, and hours that a facility pays. Bands include their
 * lower bound.
 */
export const cancellationBands = [
  { code: 'days3', fromMinutes: 72 * 60, points: 0, paidMinutes: 0 },
  { code: 'day1', fromMinutes: 24 * 60, points: 1, paidMinutes: 0 },
  { code: 'hours4', fromMinutes: 4 * 60, points: 3, paidMinutes: 2 * 60 },
  { code: 'late', fromMinutes: -Infinity, points: 6, paidMinutes: 4 * 60 },
] as const;
export type CancellationBand = (typeof cancellationBands)[number];

/** A no-show, or a person turned away or sent home at arrival. */
export const absencePoints = 10;
/** Minimum pay of a person turned away, who gets half the shift. */
export const turnedAwayLeastMinutes = 4 * 60;

const minuteMs = 60_000;

/** Minutes of notice, not rounded: one second less than a band falls into the next. */
export const noticeMinutes = (startsAt: string, at: string): number =>
  (Date.parse(startsAt) - Date.parse(at)) / minuteMs;

const last = cancellationBands[3];

export const cancellationBand = (notice: number): CancellationBand =>
  cancellationBands.find(({ fromMinutes }) => notice >= fromMinutes) ?? last;

/** Time until which a booking can be canceled in this band; null for the last one, which ends with the start. */
export const bandEndsAt = (startsAt: string, { fromMinutes }: CancellationBand): string | null =>
  fromMinutes === -Infinity ? null : new Date(Date.parse(startsAt) - fromMinutes * minuteMs).toISOString();

/** Points for a worker's late arrival, or a facility's late change of the start. In whole minutes. */
export const latePoints = (minutes: number): number => {
  if (minutes < 8) return 0;
  return minutes <= 30 ? 1 : 3;
};

/** Points of the facility, by the worked share of the scheduled paid minutes. */
export const sentHomePoints = (workedMinutes: number, scheduledMinutes: number): number => {
  if (workedMinutes <= 0) return absencePoints;
  return workedMinutes * 2 < scheduledMinutes ? 6 : 1;
};

const undoMinutes = 10;
const undoFromNoticeMinutes = 8 * 60;

/** End of the undo period of a booking or a cancellation. In the past if it starts too soon. */
export const undoEndsAt = ({ doneAt, startsAt }: { doneAt: string; startsAt: string }): string => {
  const byStart = Date.parse(startsAt) - undoFromNoticeMinutes * minuteMs;
  return new Date(Math.min(Date.parse(doneAt) + undoMinutes * minuteMs, byStart)).toISOString();
};

/** Whether an action now can be undone for the full period. */
export const isUndoneFreely = (startsAt: string, at: string): boolean =>
  noticeMinutes(startsAt, at) > undoFromNoticeMinutes + undoMinutes;

/** Whether a booking or a cancellation can still be undone without a trace. */
export const canUndo = ({ doneAt, startsAt, at }: { doneAt: string; startsAt: string; at: string }): boolean =>
  noticeMinutes(at, doneAt) <= undoMinutes && noticeMinutes(startsAt, at) > undoFromNoticeMinutes;
