import { share } from '../calendar';
import type { Coupon } from '../state';

type Discounted = { product: string | null; amount: number };

const isEligible = ({ applies_to }: Coupon, { product, amount }: Discounted): boolean =>
  amount > 0 && (applies_to === null || (product !== null && applies_to.includes(product)));

/** Discount in cents per amount, in order. A fixed sum is split by amount; the last eligible one gets the rest. */
export const discountsOfAmounts = (coupon: Coupon, amounts: readonly Discounted[]): number[] => {
  const { percent_off, amount_off } = coupon;
  if (percent_off !== null) {
    return amounts.map((it) => (isEligible(coupon, it) ? share(it.amount, Math.round(percent_off * 100), 10_000) : 0));
  }
  const eligible = amounts.filter((it) => isEligible(coupon, it));
  const whole = eligible.reduce((sum, { amount }) => sum + amount, 0);
  const off = Math.min(amount_off ?? 0, whole);
  let rest = off;
  const last = eligible.at(-1);
  return amounts.map((it) => {
    if (!isEligible(coupon, it)) return 0;
    const part = it === last ? rest : share(off, it.amount, whole);
    rest -= part;
    return part;
  });
};
