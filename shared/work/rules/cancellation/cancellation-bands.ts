/**
 * Product policy, the same for both sides: points of 10 by notice, and the hours that a facility pays. The lower edge
 * belongs to the band.
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
/** A person turned away is paid half the shift, at least this. */
export const turnedAwayLeastMinutes = 4 * 60;

const minuteMs = 60_000;

/** Minutes of notice, not rounded: a second short of a band is the next one. */
export const noticeMinutes = (startsAt: string, at: string): number =>
  (Date.parse(startsAt) - Date.parse(at)) / minuteMs;

const last = cancellationBands[3];

export const cancellationBand = (notice: number): CancellationBand =>
  cancellationBands.find(({ fromMinutes }) => notice >= fromMinutes) ?? last;

/** The instant until which a booking can be canceled in this band; null for the last, which ends with the start. */
export const bandEndsAt = (startsAt: string, { fromMinutes }: CancellationBand): string | null =>
  fromMinutes === -Infinity ? null : new Date(Date.parse(startsAt) - fromMinutes * minuteMs).toISOString();

/** The worker's arrival, or a facility's change of the start that was announced so late. In whole minutes. */
export const latePoints = (minutes: number): number => {
  if (minutes < 8) return 0;
  return minutes <= 30 ? 1 : 3;
};

/** Points of the facility, by the worked part of the scheduled paid minutes. */
export const sentHomePoints = (workedMinutes: number, scheduledMinutes: number): number => {
  if (workedMinutes <= 0) return absencePoints;
  return workedMinutes * 2 < scheduledMinutes ? 6 : 1;
};

const undoMinutes = 10;
const undoFromNoticeMinutes = 8 * 60;

/** The first moment at which a booking or a cancellation can't be undone any more. Past if it starts too soon. */
export const undoEndsAt = ({ doneAt, startsAt }: { doneAt: string; startsAt: string }): string => {
  const byStart = Date.parse(startsAt) - undoFromNoticeMinutes * minuteMs;
  return new Date(Math.min(Date.parse(doneAt) + undoMinutes * minuteMs, byStart)).toISOString();
};

/** Whether what is done at a moment can be undone for the whole time. */
export const isUndoneFreely = (startsAt: string, at: string): boolean =>
  noticeMinutes(startsAt, at) > undoFromNoticeMinutes + undoMinutes;

/** Whether a booking or a cancellation can still be undone without a trace. */
export const canUndo = ({ doneAt, startsAt, at }: { doneAt: string; startsAt: string; at: string }): boolean =>
  noticeMinutes(at, doneAt) <= undoMinutes && noticeMinutes(startsAt, at) > undoFromNoticeMinutes;
