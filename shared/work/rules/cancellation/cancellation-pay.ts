import { type FacilityExemption, reportingPay, type ReportingPayRow } from '../../../data/reporting-pay';
import type { Engagement } from '../../../hiring/model/pay-vocabulary';
import type { StateCode } from '../../../people/model/profile-vocabulary';
import type { CancellationBasis } from '../../model/shifts/shift-vocabulary';
import { effectiveRule } from '../../../core/rules/effective-rule';
import { cancellationBand, turnedAwayLeastMinutes } from './cancellation-bands';
import { centsFor, type PayLine } from '../pay/shift-pay/pay-line';

/** Cancellation by the facility, before the start or after arrival. A worker who cancels pays and gets nothing. */
export type FacilityCancellation =
  | { how: 'canceled'; noticeMinutes: number }
  | { how: 'sent_home'; workedMinutes: number };

export type CanceledBooking = {
  /** Day of the shift, YYYY-MM-DD. */
  day: string;
  state: StateCode | null;
  engagement: Engagement;
  /** Scheduled minutes without unpaid breaks. */
  scheduledMinutes: number;
  rateCents: number;
  /** Hourly minimum wage of the state: `minimumWageCents` in `pay-rules`. */
  minimumWageCents: number;
  /** Hourly rate with differentials, for laws that use it; defaults to `rateCents`. */
  regularRateCents?: number;
  exemption?: FacilityExemption | null;
  /** Share of a contract's guaranteed hours for this shift; see `guaranteedWeekCents`. */
  guaranteedCents?: number;
};

/** `minutes`: total owed, including worked ones; `topUpMinutes`: paid without work, in one line. */
export type CancellationPay = {
  minutes: number;
  topUpMinutes: number;
  hourlyCents: number;
  cents: number;
  basis: CancellationBasis;
};

type Owed = Omit<CancellationPay, 'basis'>;

const nothing: CancellationPay = { minutes: 0, topUpMinutes: 0, hourlyCents: 0, cents: 0, basis: 'none' };

const owed = (minutes: number, workedMinutes: number, hourlyCents: number): Owed => {
  const topUpMinutes = Math.max(0, minutes - workedMinutes);
  return { minutes, topUpMinutes, hourlyCents, cents: centsFor(hourlyCents, topUpMinutes) };
};

const policyMinutes = (how: FacilityCancellation, scheduledMinutes: number): number => {
  const minutes =
    how.how === 'canceled'
      ? cancellationBand(how.noticeMinutes).paidMinutes
      : Math.max(turnedAwayLeastMinutes, scheduledMinutes / 2);
  return Math.min(minutes, scheduledMinutes);
};

const worked = (how: FacilityCancellation): number => (how.how === 'sent_home' ? how.workedMinutes : 0);

const rowOf = ({ state, day, engagement }: CanceledBooking): ReportingPayRow | null =>
  engagement === 'contractor' ? null : effectiveRule(reportingPay, state, day);

const lawMinutes = (row: ReportingPayRow, scheduledMinutes: number, workedMinutes: number): number => {
  const { share, leastMinutes, mostMinutes, upToScheduled, fromScheduledMinutes } = row;
  if (scheduledMinutes < fromScheduledMinutes) return 0;
  if (share !== null && workedMinutes >= scheduledMinutes * share) return 0;
  const minutes =
    share === null ? mostMinutes : Math.min(mostMinutes, Math.max(leastMinutes, scheduledMinutes * share));
  return upToScheduled ? Math.min(minutes, scheduledMinutes) : minutes;
};

/** Laws apply only to people who came to work: only the policy covers notice before the start. */
const byLaw = (how: FacilityCancellation, booking: CanceledBooking): Owed => {
  const row = rowOf(booking);
  if (how.how === 'canceled' || !row) return nothing;
  if (booking.exemption && row.exempt.includes(booking.exemption)) return nothing;
  const hourly = row.rate === 'minimum' ? booking.minimumWageCents : (booking.regularRateCents ?? booking.rateCents);
  return owed(lawMinutes(row, booking.scheduledMinutes, how.workedMinutes), how.workedMinutes, hourly);
};

const byPolicy = (how: FacilityCancellation, booking: CanceledBooking): Owed =>
  booking.exemption ? nothing : owed(policyMinutes(how, booking.scheduledMinutes), worked(how), booking.rateCents);

/** The highest basis in cents, once; the policy if equal. */
export const cancellationPay = (how: FacilityCancellation, booking: CanceledBooking): CancellationPay => {
  const policy = byPolicy(how, booking);
  const law = byLaw(how, booking);
  const guaranteed = booking.guaranteedCents ?? 0;
  const most = Math.max(policy.cents, law.cents, guaranteed);
  if (most === 0) return { ...policy, basis: booking.exemption ? 'exempt' : 'none' };
  if (policy.cents === most) return { ...policy, basis: 'policy' };
  if (law.cents === most) return { ...law, basis: 'law' };
  return { ...nothing, cents: guaranteed, basis: 'guarantee' };
};

/** Separate line: not hours worked, so excluded from overtime and the regular rate. */
export const cancellationLine = (how: FacilityCancellation, pay: CancellationPay): PayLine | null => {
  if (pay.cents === 0) return null;
  const { topUpMinutes: minutes, hourlyCents, cents } = pay;
  return { code: how.how === 'canceled' ? 'cancellation' : 'sent_home', minutes, hourlyCents, cents };
};
