import type { Core } from '../core/core';
import type { Item, Subscription } from '../core/state';
import { renderPrice } from './catalog';
import { listOf, test, type Json } from './list';

export const renderItem = (core: Core, subscription: string, { billed: _, ...item }: Item): Json => ({
  ...item,
  object: 'subscription_item',
  billing_thresholds: null,
  discounts: [],
  price: renderPrice(core.state.prices[item.price]!),
  subscription,
  tax_rates: [],
});

const pendingUpdate = (core: Core, { id, items, pending_update: pending }: Subscription): Json | null => {
  if (!pending) return null;
  const changed = pending.items
    .filter(({ deleted }) => !deleted)
    .map(({ id: itemId, price, quantity, metadata }) => {
      const item = items.find((it) => it.id === itemId) ?? items[0]!;
      return renderItem(core, id, { ...item, price, quantity, metadata: metadata ?? item.metadata });
    });
  return {
    billing_cycle_anchor: null,
    expires_at: pending.expires_at,
    subscription_items: changed,
    trial_end: pending.trial_end,
    trial_from_plan: null,
  };
};

export const renderSubscription = (core: Core, subscription: Subscription): Json => {
  const {
    announced: _,
    cancellation,
    items,
    missing_payment_method,
    saves_default_payment_method,
    trial_will_end_sent: __,
    ...rest
  } = subscription;
  return {
    ...rest,
    ...test,
    object: 'subscription',
    application_fee_percent: null,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null },
    billing_cycle_anchor_config: null,
    billing_mode: { type: 'flexible', flexible: { proration_discounts: 'included' } },
    billing_schedules: [],
    billing_thresholds: null,
    cancellation_details: cancellation,
    customer_account: null,
    default_source: null,
    default_tax_rates: [],
    invoice_settings: { account_tax_ids: null, issuer: { type: 'self' } },
    items: listOf(
      `/v1/subscription_items?subscription=${subscription.id}`,
      items.map((item) => renderItem(core, subscription.id, item)),
    ),
    next_pending_invoice_item_invoice: null,
    on_behalf_of: null,
    pause_collection: null,
    payment_settings: {
      payment_method_options: null,
      payment_method_types: null,
      save_default_payment_method: saves_default_payment_method ? 'on_subscription' : 'off',
    },
    pending_invoice_item_interval: null,
    pending_update: pendingUpdate(core, subscription),
    schedule: null,
    test_clock: null,
    transfer_data: null,
    trial_settings: { end_behavior: { missing_payment_method } },
  };
};
