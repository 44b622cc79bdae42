import type { Core } from './core';
import { discountsOfAmounts } from './invoices/discount-amounts';
import type { Session, SessionLine } from './state';

export type SessionAmounts = {
  subtotal: number;
  discount: number;
  total: number;
  lines: { line: SessionLine; subtotal: number; discount: number }[];
};

/** Amounts due when the session is completed. */
export const sessionAmounts = (core: Core, session: Session): SessionAmounts => {
  const isTrial = session.subscription_data.trial_period_days !== null || session.subscription_data.trial_end !== null;
  const priced = session.lines.map((line) => {
    const price = core.state.prices[line.price]!;
    const isFree = session.mode === 'subscription' && isTrial && price.recurring !== null;
    return { line, product: price.product, subtotal: isFree ? 0 : price.unit_amount * line.quantity };
  });
  const coupon = session.discount ? core.state.coupons[session.discount.coupon]! : null;
  const discounts = coupon
    ? discountsOfAmounts(
        coupon,
        priced.map(({ product, subtotal }) => ({ product, amount: subtotal })),
      )
    : priced.map(() => 0);
  const lines = priced.map(({ line, subtotal }, index) => ({ line, subtotal, discount: discounts[index]! }));
  const sum = (field: 'discount' | 'subtotal'): number => lines.reduce((total, line) => total + line[field], 0);
  return { lines, subtotal: sum('subtotal'), discount: sum('discount'), total: sum('subtotal') - sum('discount') };
};
