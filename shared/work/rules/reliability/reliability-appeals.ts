import { addDays, daysBetween } from '../../../core/rules/calendar-days';
import type { BookingOutcome } from '../../model/reliability';
import { type Outcome, pointsOf, type ReliabilityEvent } from './reliability';

/** Days are YYYY-MM-DD; `decidedOn` is null while the appeal is open. */
export type Appeal = { bookingId: string; openedOn: string; decidedOn: string | null };

const appealDays = 14;
const quietDays = 90;

/** Last day on which the event can be appealed. */
export const appealBy = ({ on }: Pick<ReliabilityEvent, 'on'>): string => addDays(on, appealDays);

type Appealable = Pick<ReliabilityEvent, 'on'> & { outcome: Outcome; exempt: boolean };

/** Whether the event counts and is recent enough. `today`: YYYY-MM-DD at the location. */
export const isAppealable = (event: Appealable, today: string): boolean =>
  !event.exempt && pointsOf(event.outcome) > 0 && today <= appealBy(event);

type Timing = Pick<Appeal, 'openedOn' | 'decidedOn'>;

/** An open appeal suspends its event, unless another appeal was opened in the 90 days before. */
const suspends = (appeal: Timing, all: readonly Timing[]): boolean =>
  appeal.decidedOn === null &&
  !all.some((other) => {
    if (other === appeal || other.openedOn > appeal.openedOn) return false;
    const isSameDayLater = other.openedOn === appeal.openedOn && all.indexOf(other) > all.indexOf(appeal);
    return !isSameDayLater && daysBetween(other.openedOn, appeal.openedOn) < quietDays;
  });

/** Open appeals that suspend their event, from all appeals in order of opening. */
export const suspending = <T extends Timing>(appeals: readonly T[]): T[] =>
  appeals.filter((it) => suspends(it, appeals));

/** Events as they currently count; `appeals` in order of opening. */
export const withAppeals = (events: readonly ReliabilityEvent[], appeals: readonly Appeal[]): ReliabilityEvent[] => {
  const suspended = new Set(suspending(appeals).map(({ bookingId }) => bookingId));
  return events.map((event) => (suspended.has(event.bookingId) ? { ...event, exempt: true } : event));
};

/** Whether our team overturned it: the worker was present, or it doesn't count. */
export const isOverturnedNoShow = ({ outcome, exempt }: { outcome: BookingOutcome; exempt: boolean }): boolean =>
  exempt && outcome.kind === 'no_show';
