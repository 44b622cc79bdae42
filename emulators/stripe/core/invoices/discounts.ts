import { isCodeActive, isCouponValid, renderDiscount } from '../../render/catalog';
import type { DiscountsParam } from '../../params/fields';
import { addIntervals } from '../calendar';
import { newId, type Core } from '../core';
import { discountsOfAmounts } from './discount-amounts';
import { emit } from '../events';
import { findCoupon, findPromotionCode } from '../find';
import type { Line } from './invoice-state';
import type { Discount, PromotionCode, Subscription } from '../state';
import { invalidRequest } from '../stripe-error';

export type ChosenDiscount = { coupon: string; promotion_code: string | null };

const hasPaidBefore = (core: Core, customer: string): boolean =>
  Object.values(core.state.invoices).some((it) => it.customer === customer && it.amount_paid > 0) ||
  Object.values(core.state.paymentIntents).some((it) => it.customer === customer && it.status === 'succeeded');

/** Throws Stripe's error for a code that can't be used, such as one used up in the meantime. */
export const checkCode = (core: Core, code: PromotionCode, customer: string | null, amount: number | null): void => {
  const refuse = (message: string): never => {
    throw invalidRequest(message, { code: 'promotion_code_invalid', param: 'discounts[0][promotion_code]' });
  };
  if (!isCodeActive(core, code)) refuse('This promotion code is expired or has already been redeemed.');
  if (code.customer !== null && code.customer !== customer) refuse('This promotion code belongs to another customer.');
  if (code.first_time_transaction && customer !== null && hasPaidBefore(core, customer)) {
    refuse('This promotion code cannot be redeemed because the associated customer has prior transactions.');
  }
  if (code.minimum_amount !== null && amount !== null && amount < code.minimum_amount) {
    refuse('This promotion code requires a higher amount.');
  }
};

/** At most one discount, like the product. */
export const chooseDiscount = (
  core: Core,
  params: DiscountsParam,
  { customer, amount }: { customer: string | null; amount: number | null },
): ChosenDiscount | null => {
  const [first, second] = params ?? [];
  if (second) throw invalidRequest('The local emulator applies one discount.', { param: 'discounts' });
  if (first?.promotion_code) {
    const code = findPromotionCode(core, first.promotion_code, 'discounts[0][promotion_code]');
    checkCode(core, code, customer, amount);
    return { coupon: code.coupon, promotion_code: code.id };
  }
  if (!first?.coupon) return null;
  const coupon = findCoupon(core, first.coupon, 'discounts[0][coupon]');
  if (!isCouponValid(core, coupon)) {
    throw invalidRequest(`Coupon expired: ${coupon.id}`, { code: 'coupon_expired', param: 'discounts[0][coupon]' });
  }
  return { coupon: coupon.id, promotion_code: null };
};

/** Counts the redemption. Operations run sequentially, so a single-use code is redeemed once. */
export const redeem = (
  core: Core,
  chosen: ChosenDiscount,
  owner: { customer: string; subscription: string | null; invoice: string | null },
): Discount => {
  const coupon = core.state.coupons[chosen.coupon]!;
  const start = core.now();
  const end =
    coupon.duration === 'repeating'
      ? addIntervals(start, coupon.duration_in_months ?? 1, { interval: 'month', interval_count: 1 })
      : null;
  const discount: Discount = { id: newId('di'), ...chosen, ...owner, start, end, used: false };
  core.state.discounts[discount.id] = discount;
  coupon.times_redeemed += 1;
  if (chosen.promotion_code) core.state.promotionCodes[chosen.promotion_code]!.times_redeemed += 1;
  emit(core, 'customer.discount.created', renderDiscount(discount));
  return discount;
};

export const isRunning = (core: Core, discount: Discount): boolean =>
  !discount.used && (discount.end === null || core.now() < discount.end);

const productOf = (core: Core, price: string | null): string | null =>
  price === null ? null : core.state.prices[price]!.product;

/** Discounts in cents per line. */
export const lineDiscounts = (core: Core, discount: Discount, lines: readonly Line[]): number[] =>
  discountsOfAmounts(
    core.state.coupons[discount.coupon]!,
    lines.map((line) => ({ product: productOf(core, line.price), amount: line.discountable ? line.amount : 0 })),
  );

/** Writes discounts into the lines; a one-time discount is used up by it. */
export const applyDiscounts = (core: Core, discounts: readonly string[], lines: Line[]): void => {
  for (const id of discounts) {
    const discount = core.state.discounts[id]!;
    if (!isRunning(core, discount)) continue;
    const amounts = lineDiscounts(core, discount, lines);
    lines.forEach((line, index) => {
      if (amounts[index]! > 0) line.discount_amounts.push({ amount: amounts[index]!, discount: id });
    });
    const isForOne = core.state.coupons[discount.coupon]!.duration === 'once';
    if (isForOne && amounts.some((amount) => amount > 0)) discount.used = true;
  }
};

/** Discount of the subscription on a full period, for prorations. */
export const periodDiscount = (core: Core, subscription: Subscription, price: string, amount: number): number =>
  subscription.discounts
    .map((id) => core.state.discounts[id]!)
    .filter((discount) => isRunning(core, discount) && core.state.coupons[discount.coupon]!.duration !== 'once')
    .reduce((sum, { coupon }) => {
      const [off] = discountsOfAmounts(core.state.coupons[coupon]!, [{ product: productOf(core, price), amount }]);
      return sum + off!;
    }, 0);

/** Removes ended discounts from the subscription. */
export const dropEndedDiscounts = (core: Core, subscription: Subscription): void => {
  subscription.discounts = subscription.discounts.filter((id) => isRunning(core, core.state.discounts[id]!));
};
