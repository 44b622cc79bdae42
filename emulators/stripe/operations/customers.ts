import {
  adjustBalance,
  createCustomer,
  createTaxIdOf,
  deleteTaxId,
  mergeMetadata,
  updateCustomer,
} from '../core/customers';
import { endSubscription } from '../core/cancellation';
import { emit, tracked } from '../core/events';
import { findAnyCustomer, findCustomer, findTaxId } from '../core/find';
import { attachPaymentMethod, findOrMakeMethod } from '../core/payments';
import { inRange, pageOf } from '../http/listing';
import * as params from '../params/customers';
import { onlyExpand } from '../params/fields';
import { renderBalanceTransaction, renderCustomer, renderTaxId, taxIdsOf } from '../render/customers';
import { operation } from './operation';

const customers = '/v1/customers';

export const customerOperations = [
  operation(`POST ${customers}`, params.createCustomer, (core, { payment_method, ...given }) => {
    if (payment_method === undefined) return renderCustomer(createCustomer(core, given));
    const method = findOrMakeMethod(core, payment_method, 'payment_method');
    const { invoice_settings, ...rest } = given;
    const customer = createCustomer(core, rest);
    attachPaymentMethod(core, method, customer.id);
    const isDefault = invoice_settings?.default_payment_method === payment_method;
    if (invoice_settings) {
      updateCustomer(core, customer, {
        invoice_settings: { ...invoice_settings, ...(isDefault && { default_payment_method: method.id }) },
      });
    }
    return renderCustomer(customer);
  }),
  operation(`GET ${customers}`, params.listCustomers, (core, { email, created, ...page }) =>
    pageOf(
      customers,
      Object.values(core.state.customers).filter(
        (it) => !it.deleted && (email === undefined || it.email === email) && inRange(it.created, created),
      ),
      page,
      renderCustomer,
    ),
  ),
  operation(`GET ${customers}/{customer}`, onlyExpand, (core, _params, id) =>
    renderCustomer(findAnyCustomer(core, id)),
  ),
  operation(`POST ${customers}/{customer}`, params.updateCustomer, (core, given, id) => {
    const customer = findCustomer(core, id);
    updateCustomer(core, customer, given);
    return renderCustomer(customer);
  }),
  operation(`DELETE ${customers}/{customer}`, onlyExpand, (core, _params, id) => {
    const customer = findCustomer(core, id);
    for (const subscription of Object.values(core.state.subscriptions)) {
      if (subscription.customer !== customer.id || subscription.ended_at !== null) continue;
      endSubscription(core, subscription, { reason: 'cancellation_requested', invoicesRest: false });
    }
    const before = renderCustomer(customer);
    customer.deleted = true;
    emit(core, 'customer.deleted', before);
    return renderCustomer(customer);
  }),
  operation(`GET ${customers}/{customer}/tax_ids`, params.plainList, (core, page, id) =>
    pageOf(`${customers}/${id}/tax_ids`, taxIdsOf(core, findCustomer(core, id).id), page, renderTaxId),
  ),
  operation(`POST ${customers}/{customer}/tax_ids`, params.createTaxId, (core, given, id) =>
    renderTaxId(createTaxIdOf(core, findCustomer(core, id), given)),
  ),
  operation(`DELETE ${customers}/{customer}/tax_ids/{id}`, onlyExpand, (core, _params, _customer, id) => {
    deleteTaxId(core, findTaxId(core, id));
    return { id, object: 'tax_id', deleted: true };
  }),
  operation(`GET ${customers}/{customer}/balance_transactions`, params.plainList, (core, page, id) =>
    pageOf(
      `${customers}/${id}/balance_transactions`,
      Object.values(core.state.balanceTransactions).filter((it) => it.customer === id),
      page,
      renderBalanceTransaction,
    ),
  ),
  operation(`POST ${customers}/{customer}/balance_transactions`, params.createBalanceTransaction, (core, given, id) =>
    renderBalanceTransaction(adjustBalance(core, findCustomer(core, id), given)),
  ),
];

/** For objects whose only change is their metadata and a few plain fields. */
export const setPlain = <T extends { metadata: Record<string, string> }>(
  core: Parameters<typeof tracked>[0],
  type: string,
  row: T,
  render: () => Record<string, unknown>,
  { metadata, ...fields }: Partial<Omit<T, 'metadata'>> & { metadata?: Parameters<typeof mergeMetadata>[1] },
): void => {
  tracked(core, type, render, () => {
    for (const [name, value] of Object.entries(fields)) if (value !== undefined) Object.assign(row, { [name]: value });
    row.metadata = mergeMetadata(row.metadata, metadata);
  });
};
