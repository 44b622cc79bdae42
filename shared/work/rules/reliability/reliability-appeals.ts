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

/** What counts, for a while. `today`: YYYY-MM-DD at the location. */
export const isAppealable = (event: Appealable, today: string): boolean =>
  !event.exempt && pointsOf(event.outcome) > 0 && today <= appealBy(event);

type Timing = Pick<Appeal, 'openedOn' | 'decidedOn'>;

/** An open appeal suspends its event unless another one was opened in the 90 days before it; then the event counts. */
const suspends = (appeal: Timing, all: readonly Timing[]): boolean =>
  appeal.decidedOn === null &&
  !all.some((other) => {
    if (other === appeal || other.openedOn > appeal.openedOn) return false;
    const isSameDayLater = other.openedOn === appeal.openedOn && all.indexOf(other) > all.indexOf(appeal);
    return !isSameDayLater && daysBetween(other.openedOn, appeal.openedOn) < quietDays;
  });

/** Open appeals that suspend their event, of all that were opened, in that order. */
export const suspending = <T extends Timing>(appeals: readonly T[]): T[] =>
  appeals.filter((it) => suspends(it, appeals));

/** The events as they count now; `appeals` in the order in which they were opened. */
export const withAppeals = (events: readonly ReliabilityEvent[], appeals: readonly Appeal[]): ReliabilityEvent[] => {
  const suspended = new Set(suspending(appeals).map(({ bookingId }) => bookingId));
  return events.map((event) => (suspended.has(event.bookingId) ? { ...event, exempt: true } : event));
};

/** Our team took it out of the ledger: the person was there, or it doesn't count. */
export const isOverturnedNoShow = ({ outcome, exempt }: { outcome: BookingOutcome; exempt: boolean }): boolean =>
  exempt && outcome.kind === 'no_show';
