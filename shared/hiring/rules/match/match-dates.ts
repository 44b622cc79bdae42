import { asapDays } from '../../../data/healthcare/lead-times';
import { addDays } from '../../../core/rules/calendar-days';
import type { JobSubject } from './match-subjects';

/** `startOn` is null without a deadline, `endOn` for work without an end. */
export type MatchDates = { today: string; startOn: string | null; endOn: string | null };

const startOf = ({ startOn, startAsap }: JobSubject, today: string): string | null => {
  if (startOn !== null && startOn >= today) return startOn;
  return startAsap || startOn !== null ? addDays(today, asapDays) : null;
};

/** Dates of a job; an open job whose first day has passed starts as soon as possible. */
export const matchDates = (job: JobSubject, today: string): MatchDates => {
  const startOn = startOf(job, today);
  const endOn = startOn === null || job.contractWeeks === null ? null : addDays(startOn, 7 * job.contractWeeks);
  return { today, startOn, endOn };
};

/** Renewal needed for a credential that expires on that day; null if none. */
export const renewalOf = (
  expiresOn: string | null,
  { today, startOn, endOn }: MatchDates,
): { by: string; kind: 'obtain' | 'renewal' } | null => {
  if (expiresOn === null || expiresOn >= (endOn ?? startOn ?? today)) return null;
  return { by: expiresOn, kind: startOn !== null && expiresOn < startOn ? 'obtain' : 'renewal' };
};

export const isInTime = (days: number, { today, startOn }: MatchDates): boolean =>
  startOn === null || addDays(today, days) <= startOn;

const lasting = '9999-12-31';

/** The credential that is valid longest. */
export const longest = <T extends { expiresOn: string | null }>(them: readonly T[]): T | undefined =>
  them.reduce<T | undefined>(
    (best, it) => (best && (best.expiresOn ?? lasting) >= (it.expiresOn ?? lasting) ? best : it),
    undefined,
  );

export const isCurrent = ({ expiresOn }: { expiresOn: string | null }, today: string): boolean =>
  expiresOn === null || expiresOn >= today;
