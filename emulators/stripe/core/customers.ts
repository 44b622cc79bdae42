import { removeRow } from './remove-row';
import type * as z from 'zod';
import type { createBalanceTransaction, createTaxId, CustomerParams } from '../params/customers';
import type { AddressParam, MetadataParam } from '../params/fields';
import { renderBalanceTransaction, renderCustomer, renderTaxId } from '../render/customers';
import { newId, randomLetters, type Core } from './core';
import { emit, tracked } from './events';
import { findPaymentMethod, noSuchMethodOf } from './find';
import type { Address, Metadata } from './common-state';
import type { BalanceTransaction, Customer, TaxId } from './state';
import { invalidRequest } from './stripe-error';

export const mergeMetadata = (current: Metadata, change: MetadataParam): Metadata => {
  if (change === undefined) return current;
  if (change === null) return {};
  const merged: Record<string, string | null> = { ...current, ...change };
  return Object.fromEntries(Object.entries(merged).filter((entry): entry is [string, string] => entry[1] !== null));
};

const emptyAddress: Address = { city: null, country: null, line1: null, line2: null, postal_code: null, state: null };
export const toAddress = (address: AddressParam | null): Address | null =>
  address && { ...emptyAddress, ...Object.fromEntries(Object.entries(address).filter(([, it]) => it !== undefined)) };

/** Assigns given values. */
const given = <T extends object>(target: T, values: { [K in keyof T]?: T[K] | undefined }): void => {
  for (const [name, value] of Object.entries(values)) if (value !== undefined) Object.assign(target, { [name]: value });
};

const applyParams = (core: Core, customer: Customer, params: CustomerParams): void => {
  const settings = params.invoice_settings ?? {};
  if (settings.default_payment_method) {
    const method = findPaymentMethod(core, settings.default_payment_method, 'invoice_settings[default_payment_method]');
    if (method.customer !== customer.id) throw noSuchMethodOf(method.id, 'invoice_settings[default_payment_method]');
  }
  given(customer, {
    ...(params.address !== undefined && { address: toAddress(params.address) }),
    description: params.description,
    email: params.email,
    name: params.name,
    phone: params.phone,
    preferred_locales: params.preferred_locales,
    tax_exempt: params.tax_exempt === null ? 'none' : params.tax_exempt,
    invoice_prefix: params.invoice_prefix,
    next_invoice_sequence: params.next_invoice_sequence,
    metadata: mergeMetadata(customer.metadata, params.metadata),
    default_payment_method: settings.default_payment_method,
    footer: settings.footer,
    custom_fields: settings.custom_fields,
  });
  if (params.balance !== undefined && params.balance !== customer.balance) {
    changeBalance(core, customer, params.balance - customer.balance, { type: 'adjustment' });
  }
};

export const createCustomer = (core: Core, params: CustomerParams): Customer => {
  const customer: Customer = {
    id: `cus_${randomLetters(14)}`,
    created: core.now(),
    email: null,
    name: null,
    phone: null,
    description: null,
    address: null,
    metadata: {},
    balance: 0,
    currency: null,
    default_payment_method: null,
    footer: null,
    custom_fields: null,
    preferred_locales: [],
    tax_exempt: 'none',
    invoice_prefix: randomLetters(8).toUpperCase(),
    next_invoice_sequence: 1,
    delinquent: false,
    deleted: false,
  };
  applyParams(core, customer, params);
  core.state.customers[customer.id] = customer;
  emit(core, 'customer.created', renderCustomer(customer));
  for (const taxId of params.tax_id_data ?? []) createTaxIdOf(core, customer, taxId);
  return customer;
};

export const updateCustomer = (core: Core, customer: Customer, params: CustomerParams): void => {
  tracked(
    core,
    'customer.updated',
    () => renderCustomer(customer),
    () => applyParams(core, customer, params),
  );
};

export const createTaxIdOf = (core: Core, customer: Customer, { type, value }: z.infer<typeof createTaxId>): TaxId => {
  if (!/^[a-z]{2}_[a-z0-9_]+$/.test(type)) throw invalidRequest(`Invalid type: ${type}`, { param: 'type' });
  const taxId: TaxId = { id: newId('txi'), created: core.now(), customer: customer.id, type, value };
  core.state.taxIds[taxId.id] = taxId;
  emit(core, 'customer.tax_id.created', renderTaxId(taxId));
  return taxId;
};

export const deleteTaxId = (core: Core, taxId: TaxId): void => {
  removeRow(core.state.taxIds, taxId.id);
  emit(core, 'customer.tax_id.deleted', renderTaxId(taxId));
};

type Reason = Pick<BalanceTransaction, 'type'> &
  Partial<Pick<BalanceTransaction, 'credit_note' | 'description' | 'invoice' | 'metadata'>>;

/** A negative amount is customer credit. */
export const changeBalance = (core: Core, customer: Customer, amount: number, reason: Reason): BalanceTransaction => {
  customer.balance += amount;
  const transaction: BalanceTransaction = {
    id: newId('cbtxn'),
    created: core.now(),
    customer: customer.id,
    amount,
    currency: customer.currency ?? 'usd',
    ending_balance: customer.balance,
    description: null,
    metadata: {},
    invoice: null,
    credit_note: null,
    ...reason,
  };
  customer.currency ??= transaction.currency;
  core.state.balanceTransactions[transaction.id] = transaction;
  emit(core, 'customer_balance_transaction.created', renderBalanceTransaction(transaction));
  return transaction;
};

export const adjustBalance = (
  core: Core,
  customer: Customer,
  params: z.infer<typeof createBalanceTransaction>,
): BalanceTransaction => {
  if (customer.currency !== null && customer.currency !== params.currency) {
    throw invalidRequest(`The customer's currency is ${customer.currency}.`, { param: 'currency' });
  }
  customer.currency = params.currency;
  return tracked(
    core,
    'customer.updated',
    () => renderCustomer(customer),
    () =>
      changeBalance(core, customer, params.amount, {
        type: 'adjustment',
        description: params.description ?? null,
        metadata: mergeMetadata({}, params.metadata),
      }),
  );
};
