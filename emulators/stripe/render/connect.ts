import { bankId, cardId, type ConnectedAccount, type Payout, type Transfer } from '../core/connect-state';
import { listOf, test, type Json } from './list';

const plain = { object: 'account', type: 'express', business_type: 'individual', default_currency: 'usd' } as const;

const bankOf = (account: ConnectedAccount): Json[] =>
  account.bank === null
    ? []
    : [
        {
          id: bankId(account),
          object: 'bank_account',
          account: account.id,
          account_holder_name: null,
          account_holder_type: null,
          account_type: null,
          available_payout_methods: ['standard'],
          bank_name: 'STRIPE TEST BANK',
          country: 'US',
          currency: 'usd',
          default_for_currency: true,
          fingerprint: null,
          last4: account.bank,
          metadata: {},
          routing_number: '110000000',
          status: 'new',
        },
      ];

const cardOf = (account: ConnectedAccount): Json[] =>
  account.card
    ? [
        {
          id: cardId(account),
          object: 'card',
          account: account.id,
          available_payout_methods: ['standard', 'instant'],
          brand: 'Visa',
          country: 'US',
          currency: 'usd',
          default_for_currency: false,
          exp_month: 12,
          exp_year: 2034,
          funding: 'debit',
          last4: account.card,
          metadata: {},
        },
      ]
    : [];

export const renderAccount = (account: ConnectedAccount): Json => ({
  ...plain,
  id: account.id,
  created: account.created,
  email: account.email,
  country: account.country,
  metadata: account.metadata,
  charges_enabled: false,
  details_submitted: account.details_submitted,
  payouts_enabled: account.bank !== null,
  external_accounts: listOf(`/v1/accounts/${account.id}/external_accounts`, [...bankOf(account), ...cardOf(account)]),
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
  type: payout.method === 'instant' ? 'card' : 'bank_account',
});

/** All of it is available for payouts. */
export const renderBalance = (amount: number): Json => ({
  object: 'balance',
  livemode: false,
  available: [{ amount, currency: 'usd', source_types: { card: amount } }],
  pending: [{ amount: 0, currency: 'usd', source_types: { card: 0 } }],
});
