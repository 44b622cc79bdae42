import { addDays, mondayOfDay } from '@shared/core/rules/calendar-days';
import { instantFeeCents } from '@shared/money/rules/payouts/payout-fee';
import {
  isPaidHere,
  payoutCents,
  planPayout,
  type ApprovedLine,
  type PayoutPlan,
} from '@shared/money/rules/payouts/plan-payout';
import type { PayoutQuote } from '@shared/money/model/payout';
import { payoutLimits } from '@shared/money/limits/payout-limits';
import { createHash } from 'node:crypto';
import { utcDay } from '../../../platform/clock';
import type { PayoutAccountItem } from '../../../store/money/payouts/payout-item';
import type { Funds } from '../../../store/money/payouts/ports';
import type { TimesheetItem } from '../../../store/work/timesheets/timesheet-item';
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

/** Plans what the person can be paid now, from the stored data. */
export const planFor = async (
  deps: Pick<PayoutDeps, 'store' | 'payable' | 'clock'>,
  userId: string,
): Promise<Planned> => {
  const today = utcDay(deps.clock.now());
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

type Quoted = Omit<PayoutQuote, 'quoteId'>;

const instantFor = ({ account }: Pick<Planned, 'account'>, amountCents: number): PayoutQuote['instant'] => {
  const feeCents = instantFeeCents(amountCents);
  if (!account.instant || feeCents === null) return null;
  const { kind, last4 } = account.instant;
  return { to: { kind, last4 }, feeCents };
};

/** Hashes each line and the fee, so a choice of shifts also agrees to their pay. */
const quoteIdOf = (quoted: Quoted): string => createHash('sha256').update(JSON.stringify(quoted)).digest('hex');

export const quoteOf = ({ account, plan: { lines } }: Pick<Planned, 'account' | 'plan'>): PayoutQuote | null => {
  if (lines.length === 0) return null;
  const amountCents = payoutCents(lines);
  const quoted = { lines, amountCents, instant: instantFor({ account }, amountCents) };
  return { quoteId: quoteIdOf(quoted), ...quoted };
};
