import { feeReturnedEntry, payoutSentEntry } from '@shared/money/rules/ledger';
import { feeByOrganization } from '@shared/money/rules/payouts/payout-fee';
import { centsByOrganization } from '@shared/money/rules/payouts/plan-payout';
import { payoutLimits } from '@shared/money/limits/payout-limits';
import { addSeconds } from '../../../platform/clock';
import { log } from '../../../platform/logger';
import type { ProviderPayout } from '../../../platform/payments/payout-port';
import { ProviderRefused } from '../../../platform/payments/provider-port';
import type { PayoutItem } from '../../../store/money/payouts/payout-item';
import type { MoveDeps } from './ports';

const lookAgainAt = ({ clock }: Pick<MoveDeps, 'clock'>): string =>
  addSeconds(clock.now(), payoutLimits.lookAgainHours * 3600).toISOString();

/** Transfers the payout without the fee of an instant one. */
const transferred = async (deps: MoveDeps, before: PayoutItem): Promise<PayoutItem> => {
  if (before.transferId !== null) return before;
  const { accountId, payoutId, amountCents, feeCents, lines } = before;
  const transferId = await deps.payouts.transfer({ accountId, group: payoutId, amountCents: amountCents - feeCents });
  const at = deps.clock.now().toISOString();
  const fees = feeByOrganization(lines, feeCents);
  const entries = [...centsByOrganization(lines)].map(([organizationId, cents]) => ({
    organizationId,
    entry: payoutSentEntry({ payoutId, at, cents, feeCents: fees.get(organizationId)! }),
  }));
  return deps.store.change({ before, after: { ...before, transferId }, entries });
};

const recorded = async ({ store, payable, clock }: MoveDeps, before: PayoutItem): Promise<PayoutItem> => {
  if (before.isRecorded) return before;
  await payable.record(before, clock.now().toISOString());
  return store.change({ before, after: { ...before, isRecorded: true } });
};

const withFee = async (deps: MoveDeps, before: PayoutItem): Promise<PayoutItem> => {
  const { accountId, payoutId, returnedFeeCents, feeTransferId, lines } = before;
  if (returnedFeeCents === 0 || feeTransferId !== null) return before;
  const order = { accountId, group: `${payoutId}-fee`, amountCents: returnedFeeCents };
  const after = { ...before, feeTransferId: await deps.payouts.transfer(order) };
  const at = deps.clock.now().toISOString();
  const entries = [...feeByOrganization(lines, returnedFeeCents)]
    .filter(([, cents]) => cents > 0)
    .map(([organizationId, cents]) => ({ organizationId, entry: feeReturnedEntry({ payoutId, at, cents }) }));
  return deps.store.change({ before, after, entries });
};

type ProviderStatus = Pick<PayoutItem, 'providerPayoutId' | 'arrivesOn' | 'failure'> & Pick<ProviderPayout, 'status'>;

/** Handles rejections: instant payouts for many reasons, such as a limit; standard ones for a lost bank account. */
const refusedFor = async (deps: MoveDeps, before: PayoutItem, error: unknown): Promise<ProviderStatus> => {
  if (!(error instanceof ProviderRefused)) throw error;
  if (before.method === 'standard' && (await deps.payouts.eligibility(before.accountId))?.isReady) throw error;
  return { status: 'failed', providerPayoutId: null, arrivesOn: null, failure: error.code || 'refused' };
};

const sentOrAsked = async (deps: MoveDeps, before: PayoutItem): Promise<ProviderStatus> => {
  const { accountId, amountCents, feeCents, payoutId, attempt, providerPayoutId, destinationId } = before;
  if (providerPayoutId !== null) return deps.payouts.status(accountId, providerPayoutId);
  const order = { accountId, amountCents: amountCents - feeCents, instantTo: destinationId };
  try {
    return await deps.payouts.send(order, `${payoutId}-payout-${attempt}`);
  } catch (error) {
    return refusedFor(deps, before, error);
  }
};

/** Stores the provider's status. The same status again writes nothing. */
const withStatus = async (deps: MoveDeps, before: PayoutItem, answer: ProviderStatus): Promise<PayoutItem> => {
  const { providerPayoutId, status, arrivesOn, failure } = answer;
  const isSame = before.providerPayoutId === providerPayoutId && before.status === status;
  const isDue = before.dueAt !== null && before.dueAt <= deps.clock.now().toISOString();
  if (isSame && !isDue) return before;
  const dueAt = status === 'sent' ? lookAgainAt(deps) : null;
  const after = { ...before, providerPayoutId, status, arrivesOn, failure, dueAt };
  if (status !== 'paid') return deps.store.change({ before, after });
  const account = await deps.store.account(before.userId);
  const closes = account.openPayoutId === before.payoutId ? { closes: account } : {};
  return deps.store.change({ before, after, ...closes });
};

/** Converts an undeliverable instant payout to a standard one with its fee returned. */
const asStandard = (deps: MoveDeps, before: PayoutItem, { failure }: ProviderStatus): Promise<PayoutItem> => {
  const { payoutId, attempt, feeCents } = before;
  log.info('an instant payout goes as a standard one', { payoutId, failure });
  const after: PayoutItem = {
    ...before,
    status: 'requested',
    method: 'standard',
    destinationId: null,
    feeCents: 0,
    returnedFeeCents: feeCents,
    providerPayoutId: null,
    arrivesOn: null,
    failure: null,
    attempt: attempt + 1,
    dueAt: deps.clock.now().toISOString(),
  };
  return deps.store.change({ before, after });
};

/** Completes the remaining steps, each once, and asks for the status. */
export const movePayout = async (deps: MoveDeps, payout: PayoutItem): Promise<PayoutItem> => {
  const before = await withFee(deps, await recorded(deps, await transferred(deps, payout)));
  const answer = await sentOrAsked(deps, before);
  if (answer.status === 'failed' && before.method === 'instant') {
    return movePayout(deps, await asStandard(deps, before, answer));
  }
  return withStatus(deps, before, answer);
};
