import { addDays, mondayOfDay } from '@shared/domain/calendar-days';
import {
  isPaidHere,
  payoutCents,
  planPayout,
  type ApprovedLine,
  type PayoutPlan,
} from '@shared/domain/payouts/plan-payout';
import type { PayoutLine, PayoutQuote } from '@shared/model/payout';
import { payoutLimits } from '@shared/payout-limits';
import { createHash } from 'node:crypto';
import { dayOf } from '../../platform/clock';
import type { PayoutAccountItem } from '../../store/payouts/payout-item';
import type { Funds } from '../../store/payouts/ports';
import type { TimesheetItem } from '../../store/timesheets/timesheet-item';
import type { PayoutDeps } from './ports';

export type Planned = {
  account: PayoutAccountItem;
  approved: ApprovedLine[];
  weeks: TimesheetItem[];
  funds: Map<string, Funds>;
  plan: PayoutPlan;
};

export const availableCents = ({ funded, spent }: Funds): number => funded.cents - spent.spentCents;

const fundsOf = async (
  { store }: Pick<PayoutDeps, 'store'>,
  lines: readonly ApprovedLine[],
): Promise<Planned['funds']> => {
  const ids = [...new Set(lines.filter((line) => isPaidHere(line) && !line.isSettled).map((it) => it.organizationId))];
  return new Map(await Promise.all(ids.map(async (id) => [id, await store.funds(id)] as const)));
};

/** What the person can be paid now, from what is stored now. */
export const planFor = async (
  deps: Pick<PayoutDeps, 'store' | 'payable' | 'clock'>,
  userId: string,
): Promise<Planned> => {
  const today = dayOf(deps.clock.now());
  const since = mondayOfDay(addDays(today, -7 * payoutLimits.weeksBack));
  const [account, { lines: approved, weeks }] = await Promise.all([
    deps.store.account(userId),
    deps.payable.payableLines(userId, since),
  ]);
  const funds = await fundsOf(deps, approved);
  const now = deps.clock.now().toISOString();
  const isChanging = ({ funded }: Funds): boolean => funded.changingUntil !== null && funded.changingUntil > now;
  const left = new Map([...funds].map(([id, it]) => [id, isChanging(it) ? 0 : availableCents(it)]));
  const spentToday = account.spent?.day === today ? account.spent.cents : 0;
  return { account, approved, weeks, funds, plan: planPayout(approved, left, spentToday) };
};

const quoteIdOf = (lines: readonly PayoutLine[]): string =>
  createHash('sha256').update(JSON.stringify(lines)).digest('hex');

export const quoteOf = ({ lines }: PayoutPlan): PayoutQuote | null =>
  lines.length === 0 ? null : { quoteId: quoteIdOf(lines), lines, amountCents: payoutCents(lines) };
