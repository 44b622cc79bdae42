import { share } from '../calendar';
import type { Core } from '../core';
import { periodDiscount } from './discounts';
import { newLine, type NewLine } from './invoices';
import type { Item, Subscription } from '../state';

/** "Sep 3, 2026", in UTC. */
export const dateText = (seconds: number): string =>
  new Date(seconds * 1000).toLocaleDateString('en-US', {
    month: 'short',
    day: 'numeric',
    year: 'numeric',
    timeZone: 'UTC',
  });

export const productName = (core: Core, price: string): string =>
  core.state.products[core.state.prices[price]!.product]!.name;
const quantityText = ({ quantity }: Item): string => (quantity === 1 ? '' : `${quantity} × `);

export const itemAmount = (core: Core, { price, quantity }: Pick<Item, 'price' | 'quantity'>): number =>
  core.state.prices[price]!.unit_amount * quantity;

/** Invoice line for a full period. */
export const periodLine = (
  core: Core,
  subscription: Subscription,
  item: Item,
  period: { start: number; end: number },
  isTrial = false,
): NewLine => {
  const { unit_amount, recurring } = core.state.prices[item.price]!;
  const name = productName(core, item.price);
  const price = `$${(unit_amount / 100).toFixed(2)} / ${recurring?.interval ?? 'month'}`;
  return newLine({
    amount: isTrial ? 0 : itemAmount(core, item),
    description: isTrial ? `Trial period for ${name}` : `${item.quantity} × ${name} (at ${price})`,
    period,
    price: item.price,
    quantity: item.quantity,
    subscription: subscription.id,
    subscription_item: item.id,
  });
};

/**
 * Amount invoiced for the rest of the period, after discounts; null if none. In flexible billing, credit is based on what
 * the customer was charged, not on the price.
 */
export const creditLine = (core: Core, subscription: Subscription, item: Item, at: number): NewLine | null => {
  const { billed } = item;
  if (!billed || billed.amount === 0 || at >= billed.to) return null;
  const lines = billed.invoice === null ? [] : (core.state.invoices[billed.invoice]?.lines ?? []);
  const credited = lines.filter((line) => line.subscription_item === item.id && line.amount > 0).map(({ id }) => id);
  return newLine({
    amount: -share(billed.amount, billed.to - Math.max(at, billed.from), billed.to - billed.from),
    description: `Unused time on ${quantityText(item)}${productName(core, item.price)} after ${dateText(at)}`,
    discountable: false,
    period: { start: at, end: billed.to },
    price: item.price,
    proration: true,
    quantity: item.quantity,
    subscription: subscription.id,
    subscription_item: item.id,
    credited: billed.invoice !== null && credited.length > 0 ? { invoice: billed.invoice, lines: credited } : null,
  });
};

/** Rest of the current period at the item's price, with proportional discounts. */
export const remainingLine = (core: Core, subscription: Subscription, item: Item, at: number): NewLine | null => {
  const { current_period_start: start, current_period_end: end } = item;
  const full = itemAmount(core, item);
  if (full === 0 || at >= end) return null;
  const net = full - periodDiscount(core, subscription, item.price, full);
  return newLine({
    amount: share(net, end - Math.max(at, start), end - start),
    description: `Remaining time on ${quantityText(item)}${productName(core, item.price)} after ${dateText(at)}`,
    discountable: false,
    period: { start: at, end },
    price: item.price,
    proration: true,
    quantity: item.quantity,
    subscription: subscription.id,
    subscription_item: item.id,
  });
};
