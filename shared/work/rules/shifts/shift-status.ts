import type { ShiftStatus, BookingStatus } from '../../model/shifts/shift-vocabulary';
import { shiftLimits } from '../../limits/shift-limits';

const minuteMs = 60_000;

/** A shift also starts with free slots, which Cover Now keeps filling; once it runs, people are sent home instead. */
const shiftMoves: Record<ShiftStatus, readonly ShiftStatus[]> = {
  draft: ['open', 'canceled'],
  open: ['covered', 'in_progress', 'canceled'],
  covered: ['open', 'in_progress', 'canceled'],
  in_progress: ['completed'],
  completed: [],
  canceled: [],
};

export const nextShiftStatuses = (status: ShiftStatus): readonly ShiftStatus[] => shiftMoves[status];

/** Status of an open or covered shift after its counters changed; a cancellation reopens it. */
export const countedStatus = (
  status: ShiftStatus,
  { headcount, confirmed }: { headcount: number; confirmed: number },
): ShiftStatus => {
  if (status !== 'open' && status !== 'covered') return status;
  return confirmed >= headcount ? 'covered' : 'open';
};

/** `clock` is the schedule, including automatic approval; `payroll` pays. */
export const bookingActors = ['professional', 'supervisor', 'clock', 'payroll'] as const;
export type BookingActor = (typeof bookingActors)[number];

/** Time of a possible move, in minutes from the start or end of the shift. */
type Time = { of: 'startsAt' | 'endsAt'; minutes: number };
type Move = {
  /** Null means no booking yet. */
  from: BookingStatus | null;
  to: BookingStatus;
  by: readonly BookingActor[];
  notBefore?: Time;
  /** Actors limited by `notBefore`; missing means all. */
  timed?: readonly BookingActor[];
  needsReason?: readonly BookingActor[];
};

const afterStart: Time = { of: 'startsAt', minutes: shiftLimits.noShowMinutes };
const clockIn: Time = { of: 'startsAt', minutes: -shiftLimits.clockInMinutesAhead };
const needsTime: Time = { of: 'endsAt', minutes: shiftLimits.needsTimeHours * 60 };

const bookingMoves: readonly Move[] = [
  { from: null, to: 'requested', by: ['professional'] },
  { from: null, to: 'invited', by: ['supervisor', 'clock'] },
  { from: null, to: 'backup', by: ['professional'] },
  { from: null, to: 'confirmed', by: ['professional', 'supervisor'] },
  { from: 'requested', to: 'confirmed', by: ['supervisor'] },
  { from: 'requested', to: 'declined', by: ['supervisor'] },
  { from: 'requested', to: 'withdrawn', by: ['professional'] },
  { from: 'requested', to: 'lapsed', by: ['clock'] },
  { from: 'invited', to: 'confirmed', by: ['professional'] },
  { from: 'invited', to: 'declined', by: ['professional'] },
  { from: 'invited', to: 'withdrawn', by: ['supervisor'] },
  { from: 'invited', to: 'lapsed', by: ['clock'] },
  { from: 'backup', to: 'confirmed', by: ['professional'] },
  { from: 'backup', to: 'withdrawn', by: ['professional'] },
  { from: 'backup', to: 'lapsed', by: ['clock'] },
  { from: 'confirmed', to: 'in_progress', by: ['professional', 'supervisor'], notBefore: clockIn },
  { from: 'confirmed', to: 'canceled_by_facility', by: ['supervisor'] },
  { from: 'confirmed', to: 'canceled_by_worker', by: ['professional'] },
  { from: 'confirmed', to: 'no_show', by: ['supervisor'], notBefore: afterStart },
  {
    from: 'confirmed',
    to: 'sent_home',
    by: ['supervisor', 'professional'],
    notBefore: { of: 'startsAt', minutes: 0 },
    needsReason: ['professional'],
  },
  { from: 'in_progress', to: 'sent_home', by: ['supervisor', 'professional'], needsReason: ['professional'] },
  {
    from: 'in_progress',
    to: 'completed',
    by: ['professional', 'supervisor', 'clock'],
    notBefore: needsTime,
    timed: ['clock'],
  },
  { from: 'sent_home', to: 'submitted', by: ['professional', 'supervisor'] },
  { from: 'completed', to: 'submitted', by: ['professional', 'supervisor'] },
  { from: 'submitted', to: 'returned', by: ['supervisor'], needsReason: ['supervisor'] },
  { from: 'submitted', to: 'approved', by: ['supervisor', 'clock'] },
  { from: 'returned', to: 'submitted', by: ['professional'] },
  { from: 'returned', to: 'approved', by: ['professional', 'supervisor'] },
  { from: 'approved', to: 'paid', by: ['payroll'] },
];

export const nextBookingStatuses = (from: BookingStatus | null, by: BookingActor): BookingStatus[] =>
  bookingMoves.filter((it) => it.from === from && it.by.includes(by)).map(({ to }) => to);

/** Statuses that hold a slot. */
const holding: readonly BookingStatus[] = [
  'confirmed',
  'in_progress',
  'completed',
  'submitted',
  'returned',
  'approved',
  'paid',
];
export const holdsSlot = (status: BookingStatus): boolean => holding.includes(status);

/** Whether no status follows; corrections are new history lines. */
export const isFinal = (status: BookingStatus): boolean => !bookingMoves.some(({ from }) => from === status);

/** Statuses that allow another attempt, like no booking. */
const over: readonly BookingStatus[] = [
  'declined',
  'withdrawn',
  'lapsed',
  'canceled_by_worker',
  'canceled_by_facility',
];
export const mayTryAgain = (status: BookingStatus): boolean => over.includes(status);

export type MoveFacts = { startsAt: string; endsAt: string; hasReason: boolean };
export type MoveProblem = 'not_possible' | 'not_yours' | 'too_early' | 'reason_missing';

const isTooEarly = ({ notBefore, timed }: Move, by: BookingActor, facts: MoveFacts, at: Date): boolean => {
  if (!notBefore || (timed && !timed.includes(by))) return false;
  return at.getTime() < Date.parse(facts[notBefore.of]) + notBefore.minutes * minuteMs;
};

/** Why a booking can't change status now; null if it can. Claiming checks eligibility, slot, and terms. */
export const moveProblem = (
  from: BookingStatus | null,
  to: BookingStatus,
  by: BookingActor,
  facts: MoveFacts,
  at: Date,
): MoveProblem | null => {
  const move = bookingMoves.find((it) => it.from === from && it.to === to);
  if (!move) return 'not_possible';
  if (!move.by.includes(by)) return 'not_yours';
  if (isTooEarly(move, by, facts, at)) return 'too_early';
  return move.needsReason?.includes(by) && !facts.hasReason ? 'reason_missing' : null;
};
