import type { Attendance, DisputeCase } from '../../model/attendance';
import type { BookingSide } from '../../model/shifts/shift-vocabulary';
import { undisputedMinutes } from './attendance';

export type Dispute = NonNullable<Attendance['dispute']>;

const appealDays = 14;
const dayMs = 24 * 3600 * 1000;

const daysAfter = (at: string): string => new Date(Date.parse(at) + appealDays * dayMs).toISOString();

/** The one that staff have yet to decide. */
export const openDisputeCase = ({ cases }: Pick<Dispute, 'cases'>): DisputeCase | null =>
  cases.find(({ state }) => state === 'open') ?? null;

/** The decision that counts. */
export const lastRuling = ({ cases }: Pick<Dispute, 'cases'>): DisputeCase | null =>
  cases.findLast(({ state }) => state === 'decided') ?? null;

/** `appeal`: of a decision, by either side. `objection`: of the professional, to what the unit says that both agreed on. */
export type DisputeStep = { kind: 'appeal' | 'objection'; until: string };

/** What a side may still bring to staff, once each; null if nothing. */
export const nextDisputeStep = (dispute: Dispute, side: BookingSide, now: Date): DisputeStep | null => {
  const step = openStep(dispute, side);
  return step && Date.parse(step.until) >= now.getTime() ? step : null;
};

const openStep = (dispute: Dispute, side: BookingSide): DisputeStep | null => {
  const { cases, settledMinutes, settledAt, claimedMinutes, accepted } = dispute;
  if (openDisputeCase(dispute)) return null;
  const ruling = lastRuling(dispute);
  if (ruling) {
    return ruling.isAppeal ? null : { kind: 'appeal', until: daysAfter(ruling.decidedAt ?? ruling.openedAt) };
  }
  const isLess = settledMinutes !== null && settledMinutes < claimedMinutes;
  // At most once more: what is settled after an objection stays.
  const mayObject = side === 'worker' && isLess && !accepted && settledAt !== null && cases.length < 2;
  return mayObject ? { kind: 'objection', until: daysAfter(settledAt) } : null;
};

/** Whether the professional may accept the unit's minutes. After a no-show there are none to accept. */
export const mayAccept = ({ status, dispute }: Pick<Attendance, 'status' | 'dispute'>): boolean =>
  dispute !== null && dispute.settledMinutes === null && status !== 'no_show';

/** What staff may decide: all that either side says. An appeal may also take back what was decided before. */
export const rulingRange = (
  { claimedMinutes, foundMinutes }: Pick<Dispute, 'claimedMinutes' | 'foundMinutes'>,
  { approvedMinutes, isAppeal }: { approvedMinutes: number; isAppeal: boolean },
): { least: number; most: number } => ({
  least: isAppeal ? undisputedMinutes(claimedMinutes, foundMinutes) : approvedMinutes,
  most: claimedMinutes,
});
