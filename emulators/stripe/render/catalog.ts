import type { Core } from '../core/core';
import type { Coupon, Discount, Price, Product, PromotionCode } from '../core/state';
import { test, type Json } from './list';

export const renderProduct = (product: Product): Json => ({
  ...product,
  ...test,
  object: 'product',
  images: [],
  package_dimensions: null,
  shippable: null,
});

export const renderPrice = (price: Price): Json => ({
  ...price,
  ...test,
  object: 'price',
  billing_scheme: 'per_unit',
  custom_unit_amount: null,
  tiers_mode: null,
  transform_quantity: null,
  type: price.recurring ? 'recurring' : 'one_time',
  recurring: price.recurring && { ...price.recurring, meter: null, usage_type: 'licensed' },
  unit_amount_decimal: String(price.unit_amount),
});

export const isCouponValid = (core: Core, coupon: Coupon): boolean =>
  !coupon.deleted &&
  (coupon.max_redemptions === null || coupon.times_redeemed < coupon.max_redemptions) &&
  (coupon.redeem_by === null || core.now() < coupon.redeem_by);

export const renderCoupon = (core: Core, { deleted, applies_to, ...coupon }: Coupon): Json =>
  deleted
    ? { id: coupon.id, object: 'coupon', deleted }
    : { ...coupon, ...test, object: 'coupon', valid: isCouponValid(core, { deleted, applies_to, ...coupon }) };

/** False once it or its coupon is used up or expired. */
export const isCodeActive = (core: Core, code: PromotionCode): boolean =>
  code.active &&
  (code.max_redemptions === null || code.times_redeemed < code.max_redemptions) &&
  (code.expires_at === null || core.now() < code.expires_at) &&
  isCouponValid(core, core.state.coupons[code.coupon]!);

export const renderPromotionCode = (core: Core, code: PromotionCode): Json => {
  const { coupon, first_time_transaction, minimum_amount, minimum_amount_currency, ...rest } = code;
  return {
    ...rest,
    ...test,
    object: 'promotion_code',
    active: isCodeActive(core, code),
    customer_account: null,
    promotion: { type: 'coupon', coupon },
    restrictions: { first_time_transaction, minimum_amount, minimum_amount_currency },
  };
};

export const renderDiscount = ({ used: _, coupon, ...discount }: Discount): Json => ({
  ...discount,
  object: 'discount',
  checkout_session: null,
  customer_account: null,
  invoice_item: null,
  subscription_item: null,
  source: { type: 'coupon', coupon },
});
