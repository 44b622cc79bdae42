import type { PayoutLine } from '../../model/payout';
import type { Engagement } from '../../../hiring/model/pay-vocabulary';
import type { PayoutWait } from '../../model/payout-vocabulary';
import { payoutLimits } from '../../limits/payout-limits';

/** Approved shift in a timesheet. */
export type ApprovedLine = PayoutLine & {
  engagement: Engagement | null;
  currency: string;
  /** Whether the organization or an earlier payout paid it. */
  isSettled: boolean;
};

/**
 * Wardline pays out only where no wages are involved: those are the employer's to pay, with payroll taxes, and some states
 * regulate advances on them.
 */
export const isPaidHere = ({ engagement, currency }: Pick<ApprovedLine, 'engagement' | 'currency'>): boolean =>
  engagement === 'contractor' && currency === 'USD';

type Funds = ReadonlyMap<string, number>;
export type PayoutPlan = { lines: PayoutLine[]; waiting: { line: PayoutLine; why: PayoutWait }[] };

type Planning = PayoutPlan & {
  left: Map<string, number>;
  today: number;
  weeks: Set<string>;
  organizations: Set<string>;
};

const waitOf = ({ left, today }: Planning, { cents, organizationId }: PayoutLine): PayoutWait | null => {
  if (cents > (left.get(organizationId) ?? 0)) return 'funds';
  return cents > today ? 'limit' : null;
};

const weekOf = ({ placementId, weekStartsOn }: PayoutLine): string => `${placementId}#${weekStartsOn}`;

const hasRoom = ({ weeks, organizations }: Planning, line: PayoutLine): boolean =>
  (weeks.has(weekOf(line)) || weeks.size < payoutLimits.weeksPerPayout) &&
  (organizations.has(line.organizationId) || organizations.size < payoutLimits.organizationsPerPayout);

const take = (plan: Planning, line: PayoutLine): void => {
  plan.lines.push(line);
  plan.left.set(line.organizationId, plan.left.get(line.organizationId)! - line.cents);
  plan.today -= line.cents;
  plan.weeks.add(weekOf(line));
  plan.organizations.add(line.organizationId);
};

const plain = ({ engagement: _, currency: __, isSettled: ___, ...line }: ApprovedLine): PayoutLine => line;

const byAge = (one: PayoutLine, other: PayoutLine): number =>
  one.day.localeCompare(other.day) || one.shiftId.localeCompare(other.shiftId) || one.cents - other.cents;

/** Oldest first, whole shifts only: as far as each organization's funds and the daily limit reach. */
export const planPayout = (lines: readonly ApprovedLine[], funds: Funds, spentTodayCents: number): PayoutPlan => {
  const plan: Planning = {
    lines: [],
    waiting: [],
    left: new Map(funds),
    today: payoutLimits.dailyCents - spentTodayCents,
    weeks: new Set(),
    organizations: new Set(),
  };
  const unpaid = lines.filter((it) => isPaidHere(it) && !it.isSettled);
  // Weeks with negative corrections, which the organization settles as a whole.
  const corrected = new Set(unpaid.filter(({ cents }) => cents < 0).map(weekOf));
  const owed = unpaid.filter(({ cents }) => cents > 0).map(plain);
  for (const line of owed.sort(byAge)) {
    const why = corrected.has(weekOf(line)) ? 'correction' : waitOf(plan, line);
    if (why) plan.waiting.push({ line, why });
    else if (hasRoom(plan, line)) take(plan, line);
    else plan.waiting.push({ line, why: 'limit' });
  }
  return { lines: plan.lines, waiting: plan.waiting };
};

export const payoutCents = (lines: readonly Pick<PayoutLine, 'cents'>[]): number =>
  lines.reduce((sum, { cents }) => sum + cents, 0);

export const centsByOrganization = (lines: readonly PayoutLine[]): Map<string, number> => {
  const sums = new Map<string, number>();
  for (const { organizationId, cents } of lines) sums.set(organizationId, (sums.get(organizationId) ?? 0) + cents);
  return sums;
};
