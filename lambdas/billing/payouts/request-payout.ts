import { payoutRequestedEntry } from '@shared/domain/ledger';
import { centsByOrganization } from '@shared/domain/payouts/plan-payout';
import { AppError } from '@shared/errors';
import type { Payouts } from '@shared/model/payout';
import { log } from '../../platform/logger';
import { retryOnConflict } from '../../platform/table/retry-on-conflict';
import { takenWeeks } from '../../store/payouts/payable-lines';
import type { PayoutItem } from '../../store/payouts/payout-item';
import type { PayoutRequest } from '../../store/payouts/ports';
import { movePayout } from './move-payout';
import { requirePayouts, requestsPerDay } from './onboarding';
import { getPayouts } from './payouts-view';
import { planFor, quoteOf, type Planned } from './plan-for';
import type { MoveDeps, PayoutDeps } from './ports';

/** Whatever the provider says: the hourly run goes on with it. */
const tryToMove = async (deps: MoveDeps, payout: PayoutItem): Promise<void> => {
  try {
    await retryOnConflict(async () => {
      const current = await deps.store.get(payout.userId, payout.payoutId);
      if (current) await movePayout(deps, current);
    });
  } catch (error) {
    log.error('a payout could not be sent yet', error, { payoutId: payout.payoutId });
  }
};

type Asked = { userId: string; quoteId: string };

const requestOf = (
  planned: Planned,
  { userId, quoteId }: Asked,
  now: { payoutId: string; at: string },
): PayoutRequest => {
  const { account, funds, weeks, plan } = planned;
  const { payoutId, at } = now;
  const quote = quoteOf(plan);
  if (!quote || quote.quoteId !== quoteId) throw new AppError('TERMS_CHANGED');
  const { accountId } = account;
  if (accountId === null || !account.isReady) throw new AppError('PAYOUT_ACCOUNT_INCOMPLETE');
  return {
    before: account,
    payout: {
      payoutId,
      userId,
      accountId,
      status: 'requested',
      lines: quote.lines,
      amountCents: quote.amountCents,
      createdAt: at,
      arrivesOn: null,
      failure: null,
      transferId: null,
      providerPayoutId: null,
      attempt: 1,
      isRecorded: false,
      dueAt: at,
      version: 1,
    },
    funds: [...centsByOrganization(quote.lines)].map(([organizationId, cents]) => ({
      read: funds.get(organizationId)!,
      cents,
      entry: payoutRequestedEntry({ payoutId, at, cents }),
    })),
    weeks: takenWeeks(weeks, quote.lines, payoutId),
  };
};

/** Taken from the organizations' balances in one transaction, then sent. The same request pays once. */
export const requestPayout = async (deps: PayoutDeps, { userId, quoteId }: Asked): Promise<Payouts> => {
  requirePayouts(deps);
  await deps.throttle.count(...requestsPerDay(userId));
  const payoutId = deps.clock.newId('pay');
  const payout = await retryOnConflict(async () => {
    // An earlier run of this request, whose answer was lost.
    const known = await deps.store.get(userId, payoutId);
    if (known) return known;
    const planned = await planFor(deps, userId);
    if (planned.account.openPayoutId !== null) throw new AppError('PAYOUT_OPEN');
    const at = deps.clock.now().toISOString();
    const request = requestOf(planned, { userId, quoteId }, { payoutId, at });
    await deps.store.request(request);
    return request.payout;
  });
  await tryToMove(deps, payout);
  return getPayouts(deps, userId);
};

/** What the bank returned is in the person's account at the provider, and goes to the bank account they gave since. */
export const retryPayout = async (
  deps: PayoutDeps,
  { userId, payoutId }: { userId: string; payoutId: string },
): Promise<Payouts> => {
  requirePayouts(deps);
  await deps.throttle.count(...requestsPerDay(userId));
  const again = await retryOnConflict(async () => {
    const [before, account] = await Promise.all([deps.store.get(userId, payoutId), deps.store.account(userId)]);
    if (!before) throw new AppError('NOT_FOUND');
    if (before.status !== 'failed') throw new AppError('ILLEGAL_TRANSITION');
    if (!account.isReady) throw new AppError('PAYOUT_ACCOUNT_INCOMPLETE');
    const dueAt = deps.clock.now().toISOString();
    const next = { providerPayoutId: null, failure: null, arrivesOn: null, attempt: before.attempt + 1, dueAt };
    return deps.store.change({ before, after: { ...before, ...next, status: 'requested' } });
  });
  await tryToMove(deps, again);
  return getPayouts(deps, userId);
};
