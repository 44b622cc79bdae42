import { payoutRequestedEntry } from '@shared/money/rules/ledger';
import { instantFeeCents } from '@shared/money/rules/payouts/payout-fee';
import { centsByOrganization, payoutCents } from '@shared/money/rules/payouts/plan-payout';
import { AppError } from '@shared/errors';
import type { PayoutForm, PayoutLine, Payouts } from '@shared/money/model/payout';
import { log } from '../../../platform/logger';
import { retryOnConflict } from '../../../platform/table/retry-on-conflict';
import { takenWeeks } from '../../../store/money/payouts/payable-lines';
import type { PayoutItem } from '../../../store/money/payouts/payout-item';
import type { PayoutRequest } from '../../../store/money/payouts/ports';
import { movePayout } from './move-payout';
import { requirePayouts } from './onboarding';
import { getPayouts } from './payouts-view';
import { planFor, quoteOf, type Planned } from './plan-for';
import type { MoveDeps, PayoutDeps } from './ports';

/** Ignores provider errors, because the hourly run continues the payout. */
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

type Asked = PayoutForm & { userId: string };

/** Returns the lines of the chosen shifts as they are now. */
const chosenLines = (planned: Planned, { quoteId, shiftIds }: Asked): PayoutLine[] => {
  const quote = quoteOf(planned);
  const chosen = new Set(shiftIds);
  const lines = quote?.quoteId === quoteId ? quote.lines.filter(({ shiftId }) => chosen.has(shiftId)) : [];
  const isWhole = new Set(lines.map(({ shiftId }) => shiftId)).size === chosen.size;
  if (lines.length === 0 || !isWhole) throw new AppError('TERMS_CHANGED');
  return lines;
};

/** Rejects a payout that is no longer possible, because nothing would arrive or the destination is gone. */
const payoutDelivery = ({ account }: Planned, method: PayoutForm['method'], amountCents: number) => {
  if (method === 'standard') return { method, feeCents: 0, destinationId: null };
  const feeCents = instantFeeCents(amountCents);
  if (!account.instant || feeCents === null) throw new AppError('INSTANT_PAYOUT_UNAVAILABLE');
  return { method, feeCents, destinationId: account.instant.destinationId };
};

const requestOf = (planned: Planned, asked: Asked, now: { payoutId: string; at: string }): PayoutRequest => {
  const { account, funds, weeks } = planned;
  const { payoutId, at } = now;
  const lines = chosenLines(planned, asked);
  const { accountId } = account;
  if (accountId === null || !account.isReady) throw new AppError('PAYOUT_ACCOUNT_INCOMPLETE');
  const amountCents = payoutCents(lines);
  return {
    before: account,
    payout: {
      payoutId,
      userId: asked.userId,
      accountId,
      status: 'requested',
      ...payoutDelivery(planned, asked.method, amountCents),
      lines,
      amountCents,
      returnedFeeCents: 0,
      createdAt: at,
      arrivesOn: null,
      failure: null,
      transferId: null,
      feeTransferId: null,
      providerPayoutId: null,
      attempt: 1,
      isRecorded: false,
      dueAt: at,
      version: 1,
    },
    funds: [...centsByOrganization(lines)].map(([organizationId, cents]) => ({
      read: funds.get(organizationId)!,
      cents,
      entry: payoutRequestedEntry({ payoutId, at, cents }),
    })),
    weeks: takenWeeks(weeks, lines, payoutId),
  };
};

/** Takes the payout from the organizations' balances in one transaction, then sends it. A repeat pays once. */
export const requestPayout = async (deps: PayoutDeps, asked: Asked): Promise<Payouts> => {
  const { userId } = asked;
  requirePayouts(deps);
  await deps.throttle.count('payoutRequests', { account: userId });
  const payoutId = deps.clock.newId('pay');
  const payout = await retryOnConflict(async () => {
    // An earlier run of this request lost its response.
    const known = await deps.store.get(userId, payoutId);
    if (known) return known;
    const planned = await planFor(deps, userId);
    if (planned.account.openPayoutId !== null) throw new AppError('PAYOUT_OPEN');
    const at = deps.clock.now().toISOString();
    const request = requestOf(planned, asked, { payoutId, at });
    await deps.store.request(request);
    return request.payout;
  });
  await tryToMove(deps, payout);
  return getPayouts(deps, userId);
};

/** Sends money returned by the bank from the person's provider account to their new bank account. */
export const retryPayout = async (
  deps: PayoutDeps,
  { userId, payoutId }: { userId: string; payoutId: string },
): Promise<Payouts> => {
  requirePayouts(deps);
  await deps.throttle.count('payoutRequests', { account: userId });
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
