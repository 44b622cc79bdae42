import { isPaidHere } from '@shared/money/rules/payouts/plan-payout';
import type { Payouts } from '@shared/money/model/payout';
import { payoutLimits } from '@shared/money/limits/payout-limits';
import { payoutView } from '../../../store/money/payouts/payout-item';
import { planFor, quoteOf, type Planned } from './plan-for';
import type { PayoutDeps } from './ports';

const off: Payouts = {
  payouts: 'off',
  account: 'none',
  quote: null,
  waiting: [],
  payroll: [],
  open: null,
  items: [],
};

const waitingOf = ({ plan }: Planned): Payouts['waiting'] => {
  const sums = new Map<string, Payouts['waiting'][number]>();
  for (const { line, why } of plan.waiting) {
    const { organizationId, organization, cents } = line;
    const key = `${organizationId}#${why}`;
    sums.set(key, { organizationId, organization, why, cents: cents + (sums.get(key)?.cents ?? 0) });
  }
  return [...sums.values()];
};

const payrollOf = ({ approved }: Planned): Payouts['payroll'] => {
  const names = new Map(
    approved
      .filter((line) => !isPaidHere(line))
      .map(({ organizationId, organization }) => [organizationId, { organizationId, organization }]),
  );
  return [...names.values()];
};

export const getPayouts = async (deps: PayoutDeps, userId: string): Promise<Payouts> => {
  if (deps.mode === 'off') return off;
  const [planned, all] = await Promise.all([planFor(deps, userId), deps.store.list(userId, payoutLimits.shown)]);
  const { accountId, isReady, openPayoutId } = planned.account;
  const open = all.find(({ payoutId }) => payoutId === openPayoutId);
  return {
    payouts: 'on',
    account: accountId === null ? 'none' : isReady ? 'ready' : 'incomplete',
    quote: open ? null : quoteOf(planned),
    waiting: waitingOf(planned),
    payroll: payrollOf(planned),
    open: open ? payoutView(open) : null,
    items: all.filter((it) => it !== open).map(payoutView),
  };
};
