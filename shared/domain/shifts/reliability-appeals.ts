import { addDays, daysBetween } from '../calendar-days';
import type { ReliabilityEvent } from './reliability';

/** Days are YYYY-MM-DD; `decidedOn` is null while the appeal is open. */
export type Appeal = { bookingId: string; openedOn: string; decidedOn: string | null };

const appealDays = 14;
const quietDays = 90;

/** Last day on which the event can be appealed. */
export const appealBy = ({ on }: Pick<ReliabilityEvent, 'on'>): string => addDays(on, appealDays);

/** An open appeal suspends its event unless another one was opened in the 90 days before it; then the event counts. */
const suspends = (appeal: Appeal, all: readonly Appeal[]): boolean =>
  appeal.decidedOn === null &&
  !all.some((other) => {
    if (other === appeal || other.openedOn > appeal.openedOn) return false;
    const isSameDayLater = other.openedOn === appeal.openedOn && all.indexOf(other) > all.indexOf(appeal);
    return !isSameDayLater && daysBetween(other.openedOn, appeal.openedOn) < quietDays;
  });

/** The events as they count now; `appeals` in the order in which they were opened. */
export const withAppeals = (events: readonly ReliabilityEvent[], appeals: readonly Appeal[]): ReliabilityEvent[] => {
  const suspended = new Set(appeals.filter((it) => suspends(it, appeals)).map(({ bookingId }) => bookingId));
  return events.map((event) => (suspended.has(event.bookingId) ? { ...event, exempt: true } : event));
};
