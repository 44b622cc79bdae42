import type { Attendance, DisputeCase } from '../../model/attendance';
import type { BookingSide } from '../../model/shifts/shift-vocabulary';
import { undisputedMinutes } from './attendance';

export type Dispute = NonNullable<Attendance['dispute']>;

const appealDays = 14;
const dayMs = 24 * 3600 * 1000;

const daysAfter = (at: string): string => new Date(Date.parse(at) + appealDays * dayMs).toISOString();

/** Case that staff have yet to decide. */
export const openDisputeCase = ({ cases }: Pick<Dispute, 'cases'>): DisputeCase | null =>
  cases.find(({ state }) => state === 'open') ?? null;

/** Latest decision, which counts. */
export const lastRuling = ({ cases }: Pick<Dispute, 'cases'>): DisputeCase | null =>
  cases.findLast(({ state }) => state === 'decided') ?? null;

/** `appeal`: of a decision, by either side. `objection`: by the professional, to the unit's record of an agreement. */
export type DisputeStep = { kind: 'appeal' | 'objection'; until: string };

/** What a side may still escalate to staff, once each; null if nothing. */
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
  // Only once: a settlement after an objection is final.
  const mayObject = side === 'worker' && isLess && !accepted && settledAt !== null && cases.length < 2;
  return mayObject ? { kind: 'objection', until: daysAfter(settledAt) } : null;
};

/** Whether the professional may accept the unit's minutes. A no-show has none. */
export const mayAccept = ({ status, dispute }: Pick<Attendance, 'status' | 'dispute'>): boolean =>
  dispute !== null && dispute.settledMinutes === null && status !== 'no_show';

/** Range of decisions: all claims of both sides. An appeal may also reverse the earlier decision. */
export const rulingRange = (
  { claimedMinutes, foundMinutes }: Pick<Dispute, 'claimedMinutes' | 'foundMinutes'>,
  { approvedMinutes, isAppeal }: { approvedMinutes: number; isAppeal: boolean },
): { least: number; most: number } => ({
  least: isAppeal ? undisputedMinutes(claimedMinutes, foundMinutes) : approvedMinutes,
  most: claimedMinutes,
});
