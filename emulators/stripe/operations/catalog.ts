import { removeRow } from '../core/remove-row';
import { changePrice, changeProduct, makeCoupon, makePrice, makeProduct, makePromotionCode } from '../core/catalog';
import { newId, randomLetters } from '../core/core';
import { mergeMetadata } from '../core/customers';
import { emit } from '../core/events';
import { findCoupon, findEndpoint, findEvent, findPrice, findProduct, findPromotionCode } from '../core/find';
import type { Endpoint } from '../core/state';
import { invalidRequest } from '../core/stripe-error';
import { stripeApiVersion } from '@lambdas/platform/payments/stripe-version';
import { inRange, pageOf } from '../http/listing';
import * as params from '../params/customers';
import { onlyExpand } from '../params/fields';
import { isCodeActive, renderCoupon, renderPrice, renderProduct, renderPromotionCode } from '../render/catalog';
import { renderEndpoint, renderEvent } from '../render/events';
import { setPlain } from './customers';
import { operation } from './operation';

const isAs = <T>(value: T, wanted: T | undefined): boolean => wanted === undefined || value === wanted;

const products = '/v1/products';
const prices = '/v1/prices';
const coupons = '/v1/coupons';
const codes = '/v1/promotion_codes';
const endpoints = '/v1/webhook_endpoints';
const events = '/v1/events';

const fitsType = (type: string, wanted: string): boolean =>
  wanted.endsWith('.*') ? type.startsWith(wanted.slice(0, -1)) : type === wanted;

export const catalogOperations = [
  operation(`POST ${products}`, params.createProduct, (core, given) => renderProduct(makeProduct(core, given))),
  operation(`GET ${products}`, params.listProducts, (core, { active, ids, created, ...page }) =>
    pageOf(
      products,
      Object.values(core.state.products).filter(
        (it) => isAs(it.active, active) && (!ids || ids.includes(it.id)) && inRange(it.created, created),
      ),
      page,
      renderProduct,
    ),
  ),
  operation(`GET ${products}/{id}`, onlyExpand, (core, _params, id) => renderProduct(findProduct(core, id))),
  operation(`POST ${products}/{id}`, params.updateProduct, (core, given, id) => {
    const product = findProduct(core, id);
    changeProduct(core, product, given);
    return renderProduct(product);
  }),

  operation(`POST ${prices}`, params.createPrice, (core, given) => renderPrice(makePrice(core, given))),
  operation(`GET ${prices}`, params.listPrices, (core, given) => {
    const { active, currency, lookup_keys, product, recurring, type, created, ...page } = given;
    const rows = Object.values(core.state.prices).filter(
      (it) =>
        isAs(it.active, active) &&
        isAs(it.currency, currency) &&
        isAs(it.product, product) &&
        (!lookup_keys || (it.lookup_key !== null && lookup_keys.includes(it.lookup_key))) &&
        isAs(it.recurring?.interval, recurring?.interval) &&
        isAs(it.recurring ? 'recurring' : 'one_time', type) &&
        inRange(it.created, created),
    );
    return pageOf(prices, rows, page, renderPrice);
  }),
  operation(`GET ${prices}/{price}`, onlyExpand, (core, _params, id) => renderPrice(findPrice(core, id))),
  operation(`POST ${prices}/{price}`, params.updatePrice, (core, given, id) => {
    const price = findPrice(core, id);
    changePrice(core, price, given);
    return renderPrice(price);
  }),

  operation(`POST ${coupons}`, params.createCoupon, (core, given) => renderCoupon(core, makeCoupon(core, given))),
  operation(`GET ${coupons}`, params.plainList, (core, page) =>
    pageOf(
      coupons,
      Object.values(core.state.coupons).filter(({ deleted }) => !deleted),
      page,
      (it) => renderCoupon(core, it),
    ),
  ),
  operation(`GET ${coupons}/{coupon}`, onlyExpand, (core, _params, id) => renderCoupon(core, findCoupon(core, id))),
  operation(`POST ${coupons}/{coupon}`, params.updateCoupon, (core, { name, metadata }, id) => {
    const coupon = findCoupon(core, id);
    setPlain(core, 'coupon.updated', coupon, () => renderCoupon(core, coupon), {
      metadata,
      ...(name !== undefined && { name }),
    });
    return renderCoupon(core, coupon);
  }),
  operation(`DELETE ${coupons}/{coupon}`, onlyExpand, (core, _params, id) => {
    const coupon = findCoupon(core, id);
    const before = renderCoupon(core, coupon);
    coupon.deleted = true;
    emit(core, 'coupon.deleted', before);
    return renderCoupon(core, coupon);
  }),

  operation(`POST ${codes}`, params.createPromotionCode, (core, given) =>
    renderPromotionCode(core, makePromotionCode(core, given)),
  ),
  operation(`GET ${codes}`, params.listPromotionCodes, (core, { active, code, coupon, customer, created, ...page }) =>
    pageOf(
      codes,
      Object.values(core.state.promotionCodes).filter(
        (it) =>
          isAs(isCodeActive(core, it), active) &&
          isAs(it.code.toLowerCase(), code?.toLowerCase()) &&
          isAs(it.coupon, coupon) &&
          isAs(it.customer, customer) &&
          inRange(it.created, created),
      ),
      page,
      (it) => renderPromotionCode(core, it),
    ),
  ),
  operation(`GET ${codes}/{promotion_code}`, onlyExpand, (core, _params, id) =>
    renderPromotionCode(core, findPromotionCode(core, id)),
  ),
  operation(`POST ${codes}/{promotion_code}`, params.updatePromotionCode, (core, { active, metadata }, id) => {
    const code = findPromotionCode(core, id);
    setPlain(core, 'promotion_code.updated', code, () => renderPromotionCode(core, code), {
      metadata,
      ...(active !== undefined && { active }),
    });
    return renderPromotionCode(core, code);
  }),

  operation(`GET ${events}`, params.listEvents, (core, { type, types, created, ...page }) => {
    const wanted = types ?? (type === undefined ? null : [type]);
    const rows = Object.values(core.state.events).filter(
      (it) => (!wanted || wanted.some((pattern) => fitsType(it.type, pattern))) && inRange(it.created, created),
    );
    return pageOf(events, rows, page, (it) => renderEvent(core, it));
  }),
  operation(`GET ${events}/{id}`, onlyExpand, (core, _params, id) => renderEvent(core, findEvent(core, id))),

  operation(`POST ${endpoints}`, params.createEndpoint, (core, given) => {
    if (given.api_version !== undefined && given.api_version !== stripeApiVersion) {
      throw invalidRequest(`The local emulator sends events of ${stripeApiVersion}.`, { param: 'api_version' });
    }
    const endpoint: Endpoint = {
      id: newId('we'),
      created: core.now(),
      url: given.url,
      secret: `whsec_${randomLetters(32)}`,
      enabled_events: given.enabled_events,
      description: given.description ?? null,
      metadata: mergeMetadata({}, given.metadata),
      disabled: false,
    };
    core.state.endpoints[endpoint.id] = endpoint;
    return renderEndpoint(endpoint, true);
  }),
  operation(`GET ${endpoints}`, params.plainList, (core, page) =>
    pageOf(endpoints, Object.values(core.state.endpoints), page, (it) => renderEndpoint(it)),
  ),
  operation(`GET ${endpoints}/{webhook_endpoint}`, onlyExpand, (core, _params, id) =>
    renderEndpoint(findEndpoint(core, id)),
  ),
  operation(`POST ${endpoints}/{webhook_endpoint}`, params.updateEndpoint, (core, given, id) => {
    const endpoint = findEndpoint(core, id);
    if (given.url !== undefined) endpoint.url = given.url;
    if (given.enabled_events !== undefined) endpoint.enabled_events = given.enabled_events;
    if (given.description !== undefined) endpoint.description = given.description;
    if (given.disabled !== undefined) endpoint.disabled = given.disabled;
    endpoint.metadata = mergeMetadata(endpoint.metadata, given.metadata);
    return renderEndpoint(endpoint);
  }),
  operation(`DELETE ${endpoints}/{webhook_endpoint}`, onlyExpand, (core, _params, id) => {
    removeRow(core.state.endpoints, findEndpoint(core, id).id);
    return { id, object: 'webhook_endpoint', deleted: true };
  }),
];
