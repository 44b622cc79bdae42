import type { OwnBooking } from '@shared/work/model/booking';
import type { FoundShift } from '@shared/work/model/shifts/shift';

/** A shift of the feed, with the reader's own request if they wait for an answer. */
export type FeedShift = FoundShift & { request?: OwnBooking };

const requestedShift = (request: OwnBooking): FeedShift => {
  const { booking, shift } = request;
  return {
    // The terms that were requested, also if the shift has new ones.
    shift: { ...shift, ...booking.terms, expectedCents: booking.expectedCents },
    way: null,
    reasons: [],
    steps: [],
    load: null,
    opensAt: null,
    invite: null,
    ...(booking.payroll && { payroll: booking.payroll }),
    request,
  };
};

const isWaiting = ({ booking: { status, startsAt } }: OwnBooking, now: number): boolean =>
  status === 'requested' && Date.parse(startsAt) > now;

/** Keeps requested shifts in the feed, which the server leaves out as taken. They come first on their day. */
export const withRequests = (
  items: readonly FoundShift[],
  own: readonly OwnBooking[],
  now: number,
): readonly FeedShift[] => {
  const requests = own.filter((it) => isWaiting(it, now));
  const requested = new Set(requests.map(({ booking }) => booking.shiftId));
  return [...requests.map(requestedShift), ...items.filter(({ shift }) => !requested.has(shift.shiftId))];
};
