import { payoutSentEntry } from '@shared/domain/ledger';
import { centsByOrganization } from '@shared/domain/payouts/plan-payout';
import { payoutLimits } from '@shared/payout-limits';
import { addSeconds } from '../../platform/clock';
import type { ProviderPayout } from '../../platform/payments/payout-port';
import type { PayoutItem } from '../../store/payouts/payout-item';
import type { MoveDeps } from './ports';

const lookAgainAt = ({ clock }: Pick<MoveDeps, 'clock'>): string =>
  addSeconds(clock.now(), payoutLimits.lookAgainHours * 3600).toISOString();

const transferred = async (deps: MoveDeps, before: PayoutItem): Promise<PayoutItem> => {
  if (before.transferId !== null) return before;
  const { accountId, payoutId, amountCents, lines } = before;
  const transferId = await deps.payouts.transfer({ accountId, payoutId, amountCents });
  const at = deps.clock.now().toISOString();
  const entries = [...centsByOrganization(lines)].map(([organizationId, cents]) => ({
    organizationId,
    entry: payoutSentEntry({ payoutId, at, cents }),
  }));
  return deps.store.change({ before, after: { ...before, transferId }, entries });
};

const recorded = async ({ store, payable, clock }: MoveDeps, before: PayoutItem): Promise<PayoutItem> => {
  if (before.isRecorded) return before;
  await payable.record(before, clock.now().toISOString());
  return store.change({ before, after: { ...before, isRecorded: true } });
};

/** What the provider says about it. Saying the same again writes nothing. */
const withStatus = async (deps: MoveDeps, before: PayoutItem, said: ProviderPayout): Promise<PayoutItem> => {
  const isSame = before.providerPayoutId === said.providerPayoutId && before.status === said.status;
  const isDue = before.dueAt !== null && before.dueAt <= deps.clock.now().toISOString();
  if (isSame && !isDue) return before;
  const after = { ...before, ...said, dueAt: said.status === 'sent' ? lookAgainAt(deps) : null };
  if (said.status !== 'paid') return deps.store.change({ before, after });
  const account = await deps.store.account(before.userId);
  const closes = account.openPayoutId === before.payoutId ? { closes: account } : {};
  return deps.store.change({ before, after, ...closes });
};

/** Does what is left to do, each step once, and asks how far it is. */
export const movePayout = async (deps: MoveDeps, payout: PayoutItem): Promise<PayoutItem> => {
  const before = await recorded(deps, await transferred(deps, payout));
  const { accountId, amountCents, payoutId, attempt, providerPayoutId } = before;
  const said =
    providerPayoutId === null
      ? await deps.payouts.send({ accountId, amountCents }, `${payoutId}-payout-${attempt}`)
      : await deps.payouts.status(accountId, providerPayoutId);
  return withStatus(deps, before, said);
};
