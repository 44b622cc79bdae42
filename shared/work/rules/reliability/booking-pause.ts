import { daysBetween } from '../../../core/rules/calendar-days';
import { effectRules } from './reliability-effects';

/** A no-show, or someone who was turned away. `eventId`: of the ledger. */
type NoShow = { eventId: string; on: string; exempt: boolean };

/** Our team decides about it once. `noShows`: events of the ledger that were known by then. */
export type BookingPause = {
  caseId: string;
  dueAt: string;
  decidedAt: string | null;
  /** Null until it's decided, and once it's lifted. */
  until: string | null;
  noShows: readonly string[];
};

/** Events that count on a day. */
export const recentNoShows = <T extends Pick<NoShow, 'on'>>(noShows: readonly T[], day: string): T[] =>
  noShows.filter(({ on }) => on <= day && daysBetween(on, day) < effectRules.caseDays);

const isUndecided = (pause: BookingPause | null): boolean => pause !== null && pause.decidedAt === null;

/** Whether recent no-shows pause booking: there are enough of them, and our team hasn't decided about all of them. */
export const needsPause = (recent: readonly NoShow[], before: BookingPause | null): boolean => {
  const counted = recent.filter(({ exempt }) => !exempt);
  const isNews = counted.some(({ eventId }) => !before?.noShows.includes(eventId));
  return counted.length >= effectRules.caseAfter && isNews && !isUndecided(before);
};

/** What happens while our team has yet to decide belongs to that decision. */
export const withRecent = (pause: BookingPause, recent: readonly NoShow[]): BookingPause =>
  isUndecided(pause)
    ? { ...pause, noShows: [...new Set([...pause.noShows, ...recent.map(({ eventId }) => eventId)])] }
    : pause;

/** Null if booking is open; `until` is null while no one has decided. */
export const pausedAt = (pause: BookingPause | null, now: Date): { until: string | null } | null => {
  if (pause === null) return null;
  const { until } = pause;
  if (isUndecided(pause)) return { until: null };
  return until !== null && Date.parse(until) > now.getTime() ? { until } : null;
};

/** Shifts are published until our team decides. Null if they are. */
export const publishingStoppedUntil = (pause: BookingPause | null, now: Date): string | null =>
  isUndecided(pause) ? null : (pausedAt(pause, now)?.until ?? null);

/** By when our team decides whether they are; null if there is nothing to decide. */
export const publishingDueAt = (pause: BookingPause | null): string | null =>
  isUndecided(pause) ? (pause?.dueAt ?? null) : null;
