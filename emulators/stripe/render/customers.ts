import type { Core } from '../core/core';
import type { BalanceTransaction, Customer, TaxId } from '../core/state';
import { listOf, test, type Json } from './list';

export const renderTaxId = (taxId: TaxId): Json => ({
  ...taxId,
  ...test,
  object: 'tax_id',
  country: null,
  customer_account: null,
  owner: { type: 'customer', customer: taxId.customer },
  verification: null,
});

export const taxIdsOf = (core: Core, customer: string): TaxId[] =>
  Object.values(core.state.taxIds).filter((taxId) => taxId.customer === customer);

export const renderCustomer = (customer: Customer): Json => {
  if (customer.deleted) return { id: customer.id, object: 'customer', deleted: true };
  const { default_payment_method, footer, custom_fields, deleted: _, ...rest } = customer;
  return {
    ...rest,
    ...test,
    object: 'customer',
    customer_account: null,
    default_source: null,
    discount: null,
    invoice_settings: { custom_fields, default_payment_method, footer, rendering_options: null },
    shipping: null,
    test_clock: null,
  };
};

export const renderBalanceTransaction = (transaction: BalanceTransaction): Json => ({
  ...transaction,
  ...test,
  object: 'customer_balance_transaction',
  checkout_session: null,
  customer_account: null,
});

/** Lists included in a customer only on request. */
export const customerTaxIds = (core: Core, customer: string): Json =>
  listOf(`/v1/customers/${customer}/tax_ids`, taxIdsOf(core, customer).map(renderTaxId).reverse());
