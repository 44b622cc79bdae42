/**
 * A promo code of a stage. At the provider it's a coupon with one promotion code, made by `npm run billing:setup`. It never
 * changes: other terms are another code. One that is taken out of the configuration stops working.
 */
export type Promotion = {
  /** Letters, digits, and hyphens; case doesn't matter. */
  code: string;
  /** Percent, or cents in US dollars. */
  off: { percent: number } | { cents: number };
  /** Of a subscription: the first payment, those of some months, or all. */
  lasts: 'once' | 'forever' | { months: number };
  /** How often it can be used, by all accounts together; null without a limit. */
  uses: number | null;
  /** Until this instant; null without an end. */
  until: string | null;
};
