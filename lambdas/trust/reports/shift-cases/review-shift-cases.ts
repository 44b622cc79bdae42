import { recentNoShows } from '@shared/work/rules/reliability/booking-pause';
import { scheduledPaidMinutes } from '@shared/work/rules/pay/break-rules';
import { minutesBetween } from '@shared/work/rules/shifts/work-spells';
import { pointsOf } from '@shared/work/rules/reliability/reliability';
import { AppError } from '@shared/errors';
import type { DisputedBooking, ShiftCaseDetail, ShiftCaseRow } from '@shared/work/model/shifts/shift-case';
import type { ShiftCaseState } from '@shared/work/model/shifts/shift-case-vocabulary';
import { utcDay } from '../../../platform/clock';
import type { AuthorizedCaller } from '../../../platform/http/caller';
import type { Page } from '../../../platform/table/page';
import {
  bookingIdOf,
  placeOfEvent,
  suspendedEvents,
  type LedgerEvent,
} from '../../../store/work/reliability/ledger-item';
import { opensCase } from '../../../store/work/reliability/pause-case';
import { recordOf } from '../../../store/work/reliability/record-of';
import { filesView } from '../../../store/trust/shift-cases/appeal-view';
import type { ShiftCase } from '../../../store/trust/shift-cases/case-item';
import type { BookingItem, ShiftItem } from '../../../store/work/shifts/shift-item';
import { disputedHours } from './disputed-hours';
import { mayDecide } from './may-decide';
import type { ShiftCaseDeps } from './ports';

type Reader = Pick<AuthorizedCaller, 'userId'>;
type Names = Map<string, { name: string; since: string }>;

const namesOf = async ({ names }: ShiftCaseDeps, cases: readonly ShiftCase[]): Promise<Names> => {
  const ownersOf = (side: ShiftCase['side']) => cases.filter((it) => it.side === side).map(({ ownerId }) => ownerId);
  const deciders = cases.flatMap(({ decidedBy }) => decidedBy ?? []);
  const [people, organizations] = await Promise.all([
    names.people([...ownersOf('worker'), ...deciders]),
    names.organizations(ownersOf('facility')),
  ]);
  return new Map([...people, ...organizations]);
};

const rowOf = (it: ShiftCase, names: Names): ShiftCaseRow => {
  const { caseId, kind, side, openedAt, dueAt, state, outcome, decidedAt } = it;
  const name = names.get(it.ownerId)?.name ?? '';
  return { caseId, kind, side, name, openedAt, dueAt, state, outcome, decidedAt };
};

export const listShiftCases = async (
  deps: ShiftCaseDeps,
  { state, cursor }: { state: ShiftCaseState; cursor?: string | undefined },
): Promise<Page<ShiftCaseRow>> => {
  const { items, nextCursor } = await deps.shiftCases.page(state, cursor);
  const names = await namesOf(deps, items);
  return { items: items.map((it) => rowOf(it, names)), nextCursor };
};

const attendanceOf = async ({ attendance }: ShiftCaseDeps, { shiftId, professional, attempt }: BookingItem) => {
  const found = await attendance.get(shiftId, professional.userId);
  return found?.attempt === attempt ? { in: found.in, out: found.out, runningLate: found.runningLate } : null;
};

const bookingOf = async (
  deps: ShiftCaseDeps,
  shift: ShiftItem,
  booking: BookingItem | undefined,
): Promise<DisputedBooking | null> => {
  if (!booking) return null;
  const { professional, status, attempt, bookedAt, startsAt, endsAt, reason, cancellations = [] } = booking;
  return {
    professional: professional.name,
    ...{ status, attempt, bookedAt, startsAt, endsAt, reason, cancellations },
    timeZone: shift.timeZone,
    plannedMinutes: scheduledPaidMinutes(minutesBetween(startsAt, endsAt), booking.terms.breakRule),
    attendance: await attendanceOf(deps, booking),
  };
};

/** Lists recent events for staff, including later and overturned ones. */
const recentOf = async (
  { shifts }: ShiftCaseDeps,
  { kind }: ShiftCase,
  { events, today }: { events: readonly LedgerEvent[]; today: string },
): Promise<ShiftCaseDetail['recent']> => {
  if (kind !== 'pause' && kind !== 'turn_aways') return [];
  const latest = events.reduce((last, { on }) => (on > last ? on : last), today);
  const recent = recentNoShows(events, latest).filter(opensCase);
  const found = await shifts.many([...new Set(recent.map(({ shiftId }) => shiftId))]);
  const suspended = suspendedEvents(events);
  return recent.map(({ on, exempt, eventId, shiftId }) => ({
    on,
    isExempt: exempt || suspended.has(eventId),
    place: placeOfEvent(found.find((shift) => shift.shiftId === shiftId)),
  }));
};

const eventView = ({ on, outcome, exempt }: LedgerEvent): ShiftCaseDetail['event'] => ({
  on,
  outcome,
  points: pointsOf(outcome),
  isExempt: exempt,
});

export const shiftCaseDetail = async (deps: ShiftCaseDeps, it: ShiftCase, reader: Reader): Promise<ShiftCaseDetail> => {
  const today = utcDay(deps.clock.now());
  const [event, events, [summary = null], found, names] = await Promise.all([
    deps.ledgers.event(it.ownerId, it.eventId),
    deps.ledgers.events(it.ownerId, today),
    deps.ledgers.summaries([it.ownerId]),
    deps.shifts.withBookings(it.shiftId),
    namesOf(deps, [it]),
  ]);
  const { text, reason, decidedBy, pausedUntil, minutes, version } = it;
  const isOfCase = (one: BookingItem): boolean =>
    it.kind === 'dispute' ? userOf(one).userId === it.ownerId : bookingIdOf(userOf(one)) === event?.bookingId;
  const booking = found?.bookings.find(isOfCase);
  return {
    ...rowOf(it, names),
    ...{ text, reason, pausedUntil, minutes, version },
    files: filesView(it),
    hours: await disputedHours(deps, it),
    mayDecide: mayDecide(it, reader),
    recent: await recentOf(deps, it, { events, today }),
    since: names.get(it.ownerId)?.since ?? null,
    suspends: suspendedEvents(events).has(it.eventId),
    decidedBy: (decidedBy && names.get(decidedBy)?.name) ?? null,
    event: event && eventView(event),
    place: placeOfEvent(found?.shift),
    booking: found ? await bookingOf(deps, found.shift, booking) : null,
    record: recordOf(summary, today),
  };
};

const userOf = ({ shiftId, professional: { userId } }: BookingItem) => ({ shiftId, userId });

type Reading = { caller: Reader; caseId: string };

export const getShiftCase = async (deps: ShiftCaseDeps, { caller, caseId }: Reading): Promise<ShiftCaseDetail> => {
  const it = await deps.shiftCases.get(caseId);
  if (!it) throw new AppError('NOT_FOUND');
  return shiftCaseDetail(deps, it, caller);
};
