import type { Booking, SentHome } from '../../model/booking';
import type { StateCode } from '../../../people/model/profile-vocabulary';
import type { PayLine } from '../../model/pay-line';
import type { BookingSide } from '../../model/shifts/shift-vocabulary';
import { minimumWageCents } from '../timesheets/pay-rules';
import { scheduledPaidMinutes } from '../pay/break-rules';
import { cancellationPay } from '../cancellation/cancellation-pay';
import { holdsSlot } from '../shifts/shift-status';

type Ended = Pick<Booking, 'startsAt' | 'endsAt' | 'terms' | 'payroll'>;
export type Leaving = { by: BookingSide; state: StateCode | null; workedMinutes: number };

/** Effects of ending a booking early now. Only a facility that sends someone home pays more than the worked time. */
export const sentHomeOf = (
  { startsAt, endsAt, terms, payroll }: Ended,
  { by, state, workedMinutes }: Leaving,
  now: Date,
): SentHome => {
  const how = { by, at: now.toISOString(), workedMinutes };
  if (by === 'worker' || payroll) return { ...how, minutes: 0, cents: 0, basis: 'none' };
  const { topUpMinutes, cents, basis } = cancellationPay(
    { how: 'sent_home', workedMinutes },
    {
      day: terms.day,
      rateCents: terms.rateCents,
      scheduledMinutes: scheduledPaidMinutes((Date.parse(endsAt) - Date.parse(startsAt)) / 60_000, terms.breakRule),
      state,
      // Applies to any employer: contractors get at least as much.
      engagement: 'facility',
      minimumWageCents: minimumWageCents(state, terms.day),
    },
  );
  return { ...how, minutes: topUpMinutes, cents, basis };
};

/**
 * Lines that a facility owes for sending someone home; null if none. `approvedMinutes`: worked minutes once approved; until
 * then the recorded ones count.
 */
export const sentHomeLines = (
  booking: Ended & Pick<Booking, 'sentHome'>,
  { state, approvedMinutes }: { state: StateCode | null; approvedMinutes: number | null },
): PayLine[] | null => {
  const { sentHome, terms } = booking;
  if (sentHome?.by !== 'facility') return null;
  const owed =
    approvedMinutes === null
      ? sentHome
      : sentHomeOf(booking, { by: 'facility', state, workedMinutes: approvedMinutes }, new Date(sentHome.at));
  const { minutes, cents, basis } = owed;
  if (cents === 0) return [];
  // A law may set its own rate.
  const hourlyCents = basis === 'law' && minutes > 0 ? Math.round((cents * 60) / minutes) : terms.rateCents;
  return [{ code: 'sent_home', hourlyCents, minutes, cents }];
};

/** Whether the booking holds a slot, which ends with being sent home, even before its minutes are approved. */
export const holdsPlace = ({ status, sentHome }: Pick<Booking, 'status' | 'sentHome'>): boolean =>
  holdsSlot(status) && sentHome === undefined;
