import type { Booking, BookingCancellation } from '../../model/booking';
import type { BookingOutcome } from '../../model/reliability';
import type { BookingSide, BookingStatus } from '../../model/shifts/shift-vocabulary';
import { scheduledPaidMinutes } from '../pay/break-rules';
import { latePoints } from '../cancellation/cancellation-bands';
import type { ResolvedHours } from '../filling/facility-measures';
import { localDay } from '../shifts/shift-times';

/** Outcome of one attempt of a booking for one side. `on`: YYYY-MM-DD at the location. */
export type SideEvent = {
  side: BookingSide;
  attempt: number;
  on: string;
  outcome: BookingOutcome;
  exempt: boolean;
  /** How the facility settled the hours, if it did. */
  hours?: ResolvedHours;
};

type Ended = Pick<Booking, 'attempt' | 'cancellations' | 'endsAt' | 'sentHome' | 'startsAt' | 'status' | 'terms'> & {
  exemptAttempts?: readonly number[];
};

/** Facts from recorded times. By default, the worker was on time, and a worker sent home hasn't worked. */
export type Attended = {
  lateMinutes?: number;
  workedMinutes?: number;
  sentHomeBy?: BookingSide;
  hours?: ResolvedHours;
};

const minuteMs = 60_000;

const scheduledMinutes = ({ startsAt, endsAt, terms }: Ended): number =>
  scheduledPaidMinutes((Date.parse(endsAt) - Date.parse(startsAt)) / minuteMs, terms.breakRule);

const arrival = ({ lateMinutes = 0 }: Attended): BookingOutcome =>
  latePoints(lateMinutes) > 0 ? { kind: 'late', minutes: lateMinutes } : { kind: 'kept' };

const sentHome = (booking: Ended, { workedMinutes = 0 }: Attended): BookingOutcome =>
  workedMinutes > 0
    ? { kind: 'sent_home', workedMinutes, scheduledMinutes: scheduledMinutes(booking) }
    : { kind: 'turned_away' };

type Outcomes = Partial<Record<BookingSide, BookingOutcome>>;

/** Outcomes by final status. Each side is rated by its own actions. */
const outcomesOf = (booking: Ended, given: Attended): Outcomes => {
  const { sentHome: ended } = booking;
  // Minutes approved later don't change the outcome.
  const attended = ended ? { ...given, workedMinutes: ended.workedMinutes, sentHomeBy: ended.by } : given;
  switch (ended ? 'sent_home' : booking.status) {
    case 'approved':
    case 'paid':
      return { worker: arrival(attended), facility: { kind: 'kept' } };
    case 'no_show':
      return { worker: { kind: 'no_show' } };
    case 'sent_home':
      return {
        worker: arrival(attended),
        ...(attended.sentHomeBy !== 'worker' && { facility: sentHome(booking, attended) }),
      };
    default:
      return {};
  }
};

/** Statuses after which a ledger may change; includes "confirmed" after an undone cancellation. */
export const ledgerStatuses: readonly BookingStatus[] = [
  'confirmed',
  'canceled_by_facility',
  'canceled_by_worker',
  'no_show',
  'sent_home',
  'approved',
  'paid',
];

type Undone = Pick<SideEvent, 'side' | 'attempt' | 'on'>;
/** `undone`: events that must be removed. */
export type LedgerState = { events: SideEvent[]; undone: Undone[] };

const isSame = (a: Undone, b: Undone): boolean => a.side === b.side && a.attempt === b.attempt && a.on === b.on;

/** Current ledger events of a booking for both sides, idempotent. */
export const ledgerEventsOf = (booking: Ended, timeZone: string, attended: Attended = {}): LedgerState => {
  const { cancellations = [], exemptAttempts = [], attempt, terms } = booking;
  const placed = ({ by, at, attempt: of }: BookingCancellation): Undone => ({
    side: by,
    attempt: of,
    on: localDay(at, timeZone),
  });
  const canceled = cancellations
    .filter(({ undone }) => !undone)
    .map((it): SideEvent => ({
      ...placed(it),
      outcome: { kind: 'canceled', noticeHours: it.noticeMinutes / 60 },
      exempt: it.by === 'worker' && exemptAttempts.includes(it.attempt),
    }));
  const worked = Object.entries(outcomesOf(booking, attended)).map(([side, outcome]): SideEvent => ({
    side: side as BookingSide,
    attempt,
    on: terms.day,
    outcome,
    exempt: false,
    ...(side === 'facility' && attended.hours && { hours: attended.hours }),
  }));
  const events = [...canceled, ...worked];
  const undone = cancellations.filter((it) => it.undone).map(placed);
  // Cancellations undone on the same day share one item: a transaction accepts each item once.
  const isFirst = (it: Undone, index: number): boolean => undone.findIndex((other) => isSame(other, it)) === index;
  return { events, undone: undone.filter(isFirst).filter((it) => !events.some((event) => isSame(event, it))) };
};
