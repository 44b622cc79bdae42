import { expireSession } from '../core/advance';
import { cancelNow, resumeSubscription } from '../core/cancellation';
import { updateSubscription } from '../core/changes';
import { createSession, refuseClosed } from '../core/checkout';
import { wholeOrNothing } from '../core/core';
import { findSession, findSubscription } from '../core/find';
import { changeSubscription } from '../core/invoices/settlement';
import { createSubscription } from '../core/subscriptions';
import type { Subscription } from '../core/state';
import { inRange, pageOf } from '../http/listing';
import { onlyExpand } from '../params/fields';
import * as params from '../params/subscriptions';
import { plainList } from '../params/customers';
import { renderSession, sessionLineItems } from '../render/sessions';
import { renderSubscription } from '../render/subscriptions';
import { operation } from './operation';

const subscriptions = '/v1/subscriptions';
const sessions = '/v1/checkout/sessions';

const isAs = <T>(value: T, wanted: T | undefined): boolean => wanted === undefined || value === wanted;

/** Without a status: all that haven't ended. */
const hasStatus = ({ status }: Subscription, wanted: string | undefined): boolean => {
  const hasEnded = status === 'canceled' || status === 'incomplete_expired';
  if (wanted === 'all') return true;
  if (wanted === 'ended') return hasEnded;
  return wanted === undefined ? status !== 'canceled' : status === wanted;
};

export const subscriptionOperations = [
  operation(`POST ${subscriptions}`, params.createSubscription, (core, given) => {
    const { subscription } = wholeOrNothing(core, () => createSubscription(core, given));
    return renderSubscription(core, subscription);
  }),
  operation(`GET ${subscriptions}`, params.listSubscriptions, (core, { customer, price, status, created, ...page }) =>
    pageOf(
      subscriptions,
      Object.values(core.state.subscriptions).filter(
        (it) =>
          isAs(it.customer, customer) &&
          hasStatus(it, status) &&
          (price === undefined || it.items.some((item) => item.price === price)) &&
          inRange(it.created, created),
      ),
      page,
      (it) => renderSubscription(core, it),
    ),
  ),
  operation(`GET ${subscriptions}/{subscription_exposed_id}`, onlyExpand, (core, _params, id) =>
    renderSubscription(core, findSubscription(core, id)),
  ),
  operation(`POST ${subscriptions}/{subscription_exposed_id}`, params.updateSubscription, (core, given, id) => {
    const found = findSubscription(core, id);
    updateSubscription(core, found, given);
    return renderSubscription(core, found);
  }),
  operation(`DELETE ${subscriptions}/{subscription_exposed_id}`, params.cancelSubscription, (core, given, id) => {
    const found = findSubscription(core, id);
    cancelNow(core, found, given);
    return renderSubscription(core, found);
  }),
  operation(`POST ${subscriptions}/{subscription}/resume`, params.resumeSubscription, (core, _params, id) => {
    const found = findSubscription(core, id);
    resumeSubscription(core, found);
    return renderSubscription(core, found);
  }),
  operation(`DELETE ${subscriptions}/{subscription_exposed_id}/discount`, onlyExpand, (core, _params, id) => {
    const found = findSubscription(core, id);
    const [discount] = found.discounts;
    changeSubscription(core, found, () => {
      found.discounts = [];
    });
    return { id: discount ?? `di_${found.id}`, object: 'discount', deleted: true, ...ended(core.now(), found) };
  }),

  operation(`POST ${sessions}`, params.createSession, (core, given) => renderSession(core, createSession(core, given))),
  operation(`GET ${sessions}`, params.listSessions, (core, given) => {
    const { customer, payment_intent, status, subscription, created, ...page } = given;
    const rows = Object.values(core.state.sessions).filter(
      (it) =>
        isAs(it.customer, customer) &&
        isAs(it.payment_intent, payment_intent) &&
        isAs(it.status, status) &&
        isAs(it.subscription, subscription) &&
        inRange(it.created, created),
    );
    return pageOf(sessions, rows, page, (it) => renderSession(core, it));
  }),
  operation(`GET ${sessions}/{session}`, onlyExpand, (core, _params, id) => renderSession(core, findSession(core, id))),
  operation(`GET ${sessions}/{session}/line_items`, plainList, (core, _params, id) =>
    sessionLineItems(core, findSession(core, id)),
  ),
  operation(`POST ${sessions}/{session}/expire`, onlyExpand, (core, _params, id) => {
    const session = findSession(core, id);
    refuseClosed(session);
    expireSession(core, session);
    return renderSession(core, session);
  }),
];

const ended = (now: number, { customer, id }: Subscription) => ({
  checkout_session: null,
  customer,
  customer_account: null,
  invoice: null,
  invoice_item: null,
  promotion_code: null,
  source: { type: 'coupon', coupon: null },
  start: now,
  subscription: id,
  subscription_item: null,
});
