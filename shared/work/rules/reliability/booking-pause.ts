import { daysBetween } from '../../../core/rules/calendar-days';
import { effectRules } from './reliability-effects';

/** A no-show, or a worker turned away. `eventId`: ID in the ledger. */
type NoShow = { eventId: string; on: string; exempt: boolean };

/** Pause that our team decides on once. `noShows`: ledger events known by then. */
export type BookingPause = {
  caseId: string;
  dueAt: string;
  decidedAt: string | null;
  /** Null until decided, and once lifted. */
  until: string | null;
  noShows: readonly string[];
};

/** Events of the last 90 days. */
export const recentNoShows = <T extends Pick<NoShow, 'on'>>(noShows: readonly T[], day: string): T[] =>
  noShows.filter(({ on }) => on <= day && daysBetween(on, day) < effectRules.caseDays);

const isUndecided = (pause: BookingPause | null): boolean => pause !== null && pause.decidedAt === null;

/** Whether recent no-shows pause booking: enough of them, not all covered by a decision. */
export const needsPause = (recent: readonly NoShow[], before: BookingPause | null): boolean => {
  const counted = recent.filter(({ exempt }) => !exempt);
  const isNews = counted.some(({ eventId }) => !before?.noShows.includes(eventId));
  return counted.length >= effectRules.caseAfter && isNews && !isUndecided(before);
};

/** Adds events to a pause before its decision, which then covers them. */
export const withRecent = (pause: BookingPause, recent: readonly NoShow[]): BookingPause =>
  isUndecided(pause)
    ? { ...pause, noShows: [...new Set([...pause.noShows, ...recent.map(({ eventId }) => eventId)])] }
    : pause;

/** Null if booking is open; `until` is null until decided. */
export const pausedAt = (pause: BookingPause | null, now: Date): { until: string | null } | null => {
  if (pause === null) return null;
  const { until } = pause;
  if (isUndecided(pause)) return { until: null };
  return until !== null && Date.parse(until) > now.getTime() ? { until } : null;
};

/** End of a publishing stop, which starts only with our team's decision. Null if publishing is open. */
export const publishingStoppedUntil = (pause: BookingPause | null, now: Date): string | null =>
  isUndecided(pause) ? null : (pausedAt(pause, now)?.until ?? null);

/** Deadline of our team's decision on publishing; null if nothing is pending. */
export const publishingDueAt = (pause: BookingPause | null): string | null =>
  isUndecided(pause) ? (pause?.dueAt ?? null) : null;
