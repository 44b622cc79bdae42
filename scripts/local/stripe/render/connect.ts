import type { ConnectedAccount, Payout, Transfer } from '../core/connect-state';
import { listOf, test, type Json } from './list';

const plain = { object: 'account', type: 'express', business_type: 'individual', default_currency: 'usd' } as const;

export const renderAccount = ({ id, created, email, country, metadata, ...account }: ConnectedAccount): Json => ({
  ...plain,
  id,
  created,
  email,
  country,
  metadata,
  charges_enabled: false,
  details_submitted: account.details_submitted,
  payouts_enabled: account.bank !== null,
  capabilities: { transfers: account.details_submitted ? 'active' : 'inactive' },
});

export const renderTransfer = (transfer: Transfer): Json => ({
  ...transfer,
  ...test,
  object: 'transfer',
  amount_reversed: 0,
  balance_transaction: null,
  description: null,
  reversals: listOf(`/v1/transfers/${transfer.id}/reversals`, []),
  reversed: false,
  source_transaction: null,
  source_type: 'card',
});

export const renderPayout = ({ account: _, ...payout }: Payout): Json => ({
  ...payout,
  ...test,
  object: 'payout',
  automatic: false,
  balance_transaction: null,
  description: null,
  failure_message: null,
  reconciliation_status: 'not_applicable',
  source_type: 'card',
  statement_descriptor: null,
  type: 'bank_account',
});
