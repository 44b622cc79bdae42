/**
 * A promo code of a stage. At the provider it's a coupon with one promotion code, created by `npm run billing:setup`. It
 * never changes: other terms need another code. A code removed from the configuration stops working.
 */
export type Promotion = {
  /** Letters, digits, and hyphens, in any case. */
  code: string;
  /** Percentage or US cents. */
  off: { percent: number } | { cents: number };
  /** Payments of a subscription that it applies to: the first, those of some months, or all. */
  lasts: 'once' | 'forever' | { months: number };
  /** Number of uses across all accounts; null without a limit. */
  uses: number | null;
  /** End of validity; null without one. */
  until: string | null;
};
