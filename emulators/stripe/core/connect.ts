import type * as z from 'zod';
import type { createAccount, createPayout, createTransfer } from '../params/connect';
import { renderAccount, renderPayout, renderTransfer } from '../render/connect';
import { day } from './calendar';
import { bankId, cardId, type ConnectedAccount, type Payout, type Transfer } from './connect-state';
import { newId, randomLetters, type Core } from './core';
import { mergeMetadata } from './customers';
import { emit } from './events';
import { findAccount } from './find';
import { removeRow } from './remove-row';
import type { State } from './state';
import { invalidRequest } from './stripe-error';

/** A standard payout arrives after two days, an instant one within half an hour. https://docs.stripe.com/payouts */
const arrivesAfter = { standard: 2 * day, instant: 60 };

export const createConnected = (core: Core, params: z.infer<typeof createAccount>): ConnectedAccount => {
  const account: ConnectedAccount = {
    id: `acct_${randomLetters(16)}`,
    created: core.now(),
    email: params.email ?? null,
    country: params.country ?? 'US',
    metadata: mergeMetadata({}, params.metadata),
    details_submitted: false,
    bank: null,
    card: null,
    bankFailure: null,
    cardFailure: null,
    balance: 0,
  };
  core.state.accounts[account.id] = account;
  return account;
};

export type PaidTo = Pick<ConnectedAccount, 'bank' | 'card' | 'bankFailure' | 'cardFailure'>;

/** Completes the hosted page. */
export const finishOnboarding = (core: Core, account: ConnectedAccount, paidTo: PaidTo): void => {
  Object.assign(account, { details_submitted: true, ...paidTo });
  emit(core, 'account.updated', renderAccount(account), { account: account.id });
};

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);

/** Balance of the platform: collected, and neither refunded nor transferred. Nothing is ever pending. */
const platformBalance = ({ charges, refunds, transfers }: State): number =>
  sumOf(Object.values(charges).map((it) => (it.status === 'succeeded' ? it.amount : 0))) -
  sumOf(Object.values(refunds).map(({ amount }) => amount)) -
  sumOf(Object.values(transfers).map(({ amount }) => amount));

const insufficient = (): never => {
  throw invalidRequest('You have insufficient available funds in your Stripe account.', {
    code: 'balance_insufficient',
  });
};

export const createTransferTo = (core: Core, params: z.infer<typeof createTransfer>): Transfer => {
  const account = findAccount(core, params.destination, 'destination');
  if (!account.details_submitted) {
    throw invalidRequest('Your destination account needs to have the transfers capability enabled.', {
      code: 'insufficient_capabilities_for_transfer',
      param: 'destination',
    });
  }
  if (params.amount > platformBalance(core.state)) insufficient();
  const transfer: Transfer = {
    id: newId('tr'),
    created: core.now(),
    amount: params.amount,
    currency: params.currency,
    destination: account.id,
    transfer_group: params.transfer_group ?? null,
    metadata: mergeMetadata({}, params.metadata),
  };
  account.balance += params.amount;
  core.state.transfers[transfer.id] = transfer;
  emit(core, 'transfer.created', renderTransfer(transfer));
  return transfer;
};

/** Destination: the bank account, unless another is named. */
const destinationOf = (account: ConnectedAccount, { method, destination }: z.infer<typeof createPayout>): string => {
  const chosen = destination ?? bankId(account);
  const known = [...(account.bank === null ? [] : [bankId(account)]), ...(account.card ? [cardId(account)] : [])];
  if (!known.includes(chosen)) throw invalidRequest('There is no external account.', { code: 'no_account' });
  if (method === 'instant' && chosen !== cardId(account)) {
    throw invalidRequest('This external account does not support instant payouts.', {
      code: 'instant_payouts_unsupported',
      param: 'method',
    });
  }
  return chosen;
};

export const createPayoutOf = (core: Core, params: z.infer<typeof createPayout>): Payout => {
  if (core.account === null) throw invalidRequest('The local emulator pays out for connected accounts only.');
  const account = findAccount(core, core.account, 'account');
  const destination = destinationOf(account, params);
  if (params.amount > account.balance) insufficient();
  const payout: Payout = {
    id: newId('po'),
    created: core.now(),
    account: account.id,
    amount: params.amount,
    currency: params.currency,
    method: params.method,
    destination,
    status: 'pending',
    arrival_date: core.now() + arrivesAfter[params.method],
    failure_code: null,
    metadata: mergeMetadata({}, params.metadata),
  };
  account.balance -= params.amount;
  core.state.payouts[payout.id] = payout;
  emit(core, 'payout.created', renderPayout(payout), { account: account.id });
  return payout;
};

/** A failed payout returns to the balance, and its destination must be replaced. https://docs.stripe.com/payouts#payout-failures */
const arrive = (core: Core, payout: Payout): void => {
  const account = findAccount(core, payout.account);
  const isCard = payout.method === 'instant';
  const own = (isCard ? account.cardFailure : account.bankFailure) ?? null;
  const failure = core.state.failPayout[account.id] ?? own;
  removeRow(core.state.failPayout, account.id);
  payout.status = failure === null ? 'paid' : 'failed';
  payout.failure_code = failure;
  if (failure !== null) {
    account.balance += payout.amount;
    account[isCard ? 'card' : 'bank'] = null;
    emit(core, 'account.updated', renderAccount(account), { account: account.id });
  }
  emit(core, `payout.${payout.status}`, renderPayout(payout), { account: account.id });
};

/** Deletes an account like in live mode: only without a balance. https://docs.stripe.com/api/accounts/delete */
export const removeConnected = (core: Core, account: ConnectedAccount): void => {
  const isOnItsWay = Object.values(core.state.payouts).some(
    (it) => it.account === account.id && it.status === 'pending',
  );
  if (account.balance !== 0 || isOnItsWay) {
    throw invalidRequest('You cannot delete the account when the balance in any currency is non-zero.');
  }
  removeRow(core.state.accounts, account.id);
};

export const rejectConnected = (core: Core, account: ConnectedAccount): ConnectedAccount => {
  Object.assign(account, { bank: null, card: null, details_submitted: false });
  emit(core, 'account.updated', renderAccount(account), { account: account.id });
  return account;
};

export const payoutsDue = ({ payouts }: State) =>
  Object.values(payouts)
    .filter(({ status }) => status === 'pending')
    .map((payout) => ({
      at: payout.arrival_date,
      what: 'payout arrives',
      id: payout.id,
      run: (core: Core) => arrive(core, payout),
    }));
