import type * as z from 'zod';
import type {
  createCoupon,
  createPrice,
  createProduct,
  createPromotionCode,
  updatePrice,
  updateProduct,
} from '../params/customers';
import { renderCoupon, renderPrice, renderProduct, renderPromotionCode } from '../render/catalog';
import { newId, randomLetters, type Core } from './core';
import { mergeMetadata } from './customers';
import { emit, tracked } from './events';
import { findCoupon, findCustomer, findProduct } from './find';
import type { Coupon, Price, Product, PromotionCode } from './state';
import { invalidRequest } from './stripe-error';

const refuseTaken = (isTaken: boolean, kind: string, id: string): void => {
  if (isTaken) throw invalidRequest(`${kind} already exists.`, { code: 'resource_already_exists', param: id });
};

export const makeProduct = (core: Core, params: z.infer<typeof createProduct>): Product => {
  const id = params.id ?? `prod_${randomLetters(14)}`;
  refuseTaken(id in core.state.products, 'Product', 'id');
  const product: Product = {
    id,
    created: core.now(),
    updated: core.now(),
    name: params.name,
    description: params.description ?? null,
    active: params.active ?? true,
    metadata: mergeMetadata({}, params.metadata),
    default_price: null,
    statement_descriptor: params.statement_descriptor ?? null,
    unit_label: params.unit_label ?? null,
    tax_code: params.tax_code ?? null,
    marketing_features: params.marketing_features ?? [],
    url: params.url ?? null,
  };
  core.state.products[id] = product;
  emit(core, 'product.created', renderProduct(product));
  return product;
};

export const changeProduct = (core: Core, product: Product, params: z.infer<typeof updateProduct>): void => {
  const { expand: _, metadata, marketing_features, ...rest } = params;
  tracked(
    core,
    'product.updated',
    () => renderProduct(product),
    () => {
      Object.assign(product, Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined)));
      if (marketing_features !== undefined) product.marketing_features = marketing_features ?? [];
      product.metadata = mergeMetadata(product.metadata, metadata);
      product.updated = core.now();
    },
  );
};

/** A lookup key belongs to one active price; `transfer_lookup_key` takes it from another. */
const takeLookupKey = (core: Core, key: string, transfers: boolean, own: string | null): void => {
  const other = Object.values(core.state.prices).find((price) => price.lookup_key === key && price.id !== own);
  if (!other) return;
  if (!transfers) {
    throw invalidRequest(
      `A price (\`${other.id}\`) already uses that lookup key. Use a different key or set \`transfer_lookup_key\`.`,
      { code: 'resource_already_exists', param: 'lookup_key' },
    );
  }
  tracked(
    core,
    'price.updated',
    () => renderPrice(other),
    () => {
      other.lookup_key = null;
    },
  );
};

export const makePrice = (core: Core, params: z.infer<typeof createPrice>): Price => {
  const product = findProduct(core, params.product, 'product');
  if (params.lookup_key) takeLookupKey(core, params.lookup_key, params.transfer_lookup_key ?? false, null);
  const price: Price = {
    id: newId('price'),
    created: core.now(),
    product: product.id,
    currency: params.currency,
    unit_amount: params.unit_amount,
    recurring: params.recurring
      ? { interval: params.recurring.interval, interval_count: params.recurring.interval_count }
      : null,
    lookup_key: params.lookup_key ?? null,
    nickname: params.nickname ?? null,
    active: params.active ?? true,
    metadata: mergeMetadata({}, params.metadata),
    tax_behavior: params.tax_behavior ?? 'unspecified',
  };
  core.state.prices[price.id] = price;
  emit(core, 'price.created', renderPrice(price));
  return price;
};

export const changePrice = (core: Core, price: Price, params: z.infer<typeof updatePrice>): void => {
  if (params.lookup_key) takeLookupKey(core, params.lookup_key, params.transfer_lookup_key ?? false, price.id);
  tracked(
    core,
    'price.updated',
    () => renderPrice(price),
    () => {
      if (params.active !== undefined) price.active = params.active;
      if (params.lookup_key !== undefined) price.lookup_key = params.lookup_key;
      if (params.nickname !== undefined) price.nickname = params.nickname;
      if (params.tax_behavior !== undefined) price.tax_behavior = params.tax_behavior;
      price.metadata = mergeMetadata(price.metadata, params.metadata);
    },
  );
};

export const makeCoupon = (core: Core, params: z.infer<typeof createCoupon>): Coupon => {
  const id = params.id ?? randomLetters(8);
  refuseTaken(id in core.state.coupons, 'Coupon', 'id');
  if ((params.percent_off === undefined) === (params.amount_off === undefined)) {
    throw invalidRequest('Exactly one of percent_off and amount_off is required.', { param: 'percent_off' });
  }
  if (params.amount_off !== undefined && params.currency === undefined) {
    throw invalidRequest('You must pass currency when passing amount_off', { param: 'currency' });
  }
  if ((params.duration === 'repeating') !== (params.duration_in_months !== undefined)) {
    throw invalidRequest('duration_in_months is required for, and only for, repeating coupons.', {
      param: 'duration_in_months',
    });
  }
  const coupon: Coupon = {
    id,
    created: core.now(),
    name: params.name ?? null,
    percent_off: params.percent_off ?? null,
    amount_off: params.amount_off ?? null,
    currency: params.currency ?? null,
    duration: params.duration,
    duration_in_months: params.duration_in_months ?? null,
    max_redemptions: params.max_redemptions ?? null,
    redeem_by: params.redeem_by ?? null,
    times_redeemed: 0,
    applies_to: params.applies_to?.products ?? null,
    metadata: mergeMetadata({}, params.metadata),
    deleted: false,
  };
  core.state.coupons[id] = coupon;
  emit(core, 'coupon.created', renderCoupon(core, coupon));
  return coupon;
};

export const makePromotionCode = (core: Core, params: z.infer<typeof createPromotionCode>): PromotionCode => {
  const coupon = findCoupon(core, params.promotion.coupon, 'promotion[coupon]');
  if (params.customer) findCustomer(core, params.customer, 'customer');
  const code = params.code ?? randomLetters(8).toUpperCase();
  const isTaken = Object.values(core.state.promotionCodes).some(
    (it) => it.active && it.code.toLowerCase() === code.toLowerCase(),
  );
  if (isTaken)
    throw invalidRequest(`An active promotion code with \`code: ${code}\` already exists.`, { param: 'code' });
  const promotionCode: PromotionCode = {
    id: newId('promo'),
    created: core.now(),
    code,
    coupon: coupon.id,
    active: params.active ?? true,
    customer: params.customer ?? null,
    expires_at: params.expires_at ?? null,
    max_redemptions: params.max_redemptions ?? null,
    times_redeemed: 0,
    first_time_transaction: params.restrictions?.first_time_transaction ?? false,
    minimum_amount: params.restrictions?.minimum_amount ?? null,
    minimum_amount_currency: params.restrictions?.minimum_amount_currency ?? null,
    metadata: mergeMetadata({}, params.metadata),
  };
  core.state.promotionCodes[promotionCode.id] = promotionCode;
  emit(core, 'promotion_code.created', renderPromotionCode(core, promotionCode));
  return promotionCode;
};
