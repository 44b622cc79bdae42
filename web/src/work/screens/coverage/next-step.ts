import { freeSlots, mayStartCoverNow } from '@shared/work/rules/filling/filling';
import type { Booking } from '@shared/work/model/booking';
import type { ShiftFilling } from '@shared/work/model/shifts/shift-filling';
import type { ShiftWithBookings } from './coverage-queries';

/** What a planner does next about a shift. `verify`: a draft can't be published before that. */
export type NextStep =
  | { kind: 'verify' | 'publish' | 'start' | 'resume' | 'call' | 'assign' | 'hours' }
  | { kind: 'approve'; booking: Booking }
  | { kind: 'review'; count: number };

type Given = Pick<ShiftWithBookings, 'shift' | 'bookings' | 'filling'> & {
  now: number;
  isLocked: boolean;
  /** Whether the call list is open. */
  areCallsShown: boolean;
};

export const isAhead = ({ startsAt }: ShiftWithBookings['shift'], now: number): boolean => Date.parse(startsAt) > now;

/** Whether own staff can be booked. */
export const mayAssign = (shift: ShiftWithBookings['shift'], now: number): boolean =>
  isAhead(shift, now) && shift.status === 'open' && freeSlots(shift) > 0;

/** Requests that can be approved: not those that wait for an answer to a change. */
const approvable = ({ shift, bookings, now }: Given): Booking[] =>
  isAhead(shift, now) && shift.status === 'open'
    ? bookings.filter(({ status, change }) => status === 'requested' && change === undefined)
    : [];

const urgentState = (filling: ShiftFilling | null): 'running' | 'paused' | null =>
  filling?.kind === 'cover_now' && filling.state !== 'ended' ? filling.state : null;

/** Whether Cover Now is at its last step, after the pool was asked. */
export const isCalling = (filling: ShiftFilling | null): boolean =>
  urgentState(filling) !== null && filling!.moves.some(({ kind }) => kind === 'cover_now');

/** Filling by Cover Now, or by hand: null for covered shifts. */
const fillStep = ({ shift, filling, now, areCallsShown }: Given): NextStep | null => {
  const urgent = urgentState(filling);
  if (mayStartCoverNow(shift, new Date(now)) && urgent !== 'running') {
    return { kind: urgent === null ? 'start' : 'resume' };
  }
  if (isCalling(filling) && !areCallsShown) return { kind: 'call' };
  return mayAssign(shift, now) ? { kind: 'assign' } : null;
};

/** The one next step; null if there is nothing to do. */
export const nextStep = (given: Given): NextStep | null => {
  const { shift, bookings, now, isLocked } = given;
  if (shift.status === 'draft') {
    if (!isAhead(shift, now)) return null;
    return { kind: isLocked ? 'verify' : 'publish' };
  }
  const asked = approvable(given);
  if (asked.length === 1) return { kind: 'approve', booking: asked[0]! };
  if (asked.length > 1) return { kind: 'review', count: asked.length };
  const isSubmitted = bookings.some(({ status }) => status === 'submitted');
  return fillStep(given) ?? (isSubmitted ? { kind: 'hours' } : null);
};
