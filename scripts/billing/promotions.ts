import { currency } from '@shared/money/billing/catalogue';
import type { Promotion } from '@shared/money/billing/promotions';
import * as z from 'zod';
import type { StripeClient } from '../../lambdas/platform/payments/stripe-client';
import type { Form } from '../../lambdas/platform/payments/stripe-form';
import type { Options } from './options';

const Coupon = z.object({
  id: z.string(),
  percent_off: z.number().nullable().default(null),
  amount_off: z.int().nullable().default(null),
  duration: z.string(),
  duration_in_months: z.int().nullable().default(null),
});
const Code = z.object({
  id: z.string(),
  code: z.string(),
  active: z.boolean(),
  max_redemptions: z.int().nullable().default(null),
  expires_at: z.int().nullable().default(null),
  promotion: z.object({ coupon: z.union([Coupon, z.string()]).nullable() }),
});
type Code = z.infer<typeof Code>;

/** Prefix that distinguishes our coupons from manually created ones. */
const prefix = 'wardline_promo_';
const couponId = ({ code }: Pick<Promotion, 'code'>): string => `${prefix}${code.toLowerCase()}`;
const endOf = ({ until }: Promotion): number | null => (until === null ? null : Math.floor(Date.parse(until) / 1000));

const durationOf = ({ lasts }: Promotion): { duration: string; duration_in_months: number | null } =>
  typeof lasts === 'object'
    ? { duration: 'repeating', duration_in_months: lasts.months }
    : { duration: lasts, duration_in_months: null };

const termsOf = (promotion: Promotion) => ({
  percent_off: 'percent' in promotion.off ? promotion.off.percent : null,
  amount_off: 'cents' in promotion.off ? promotion.off.cents : null,
  ...durationOf(promotion),
  max_redemptions: promotion.uses,
  expires_at: endOf(promotion),
});
type Terms = ReturnType<typeof termsOf>;

const termsAt = ({ max_redemptions, expires_at, promotion: { coupon } }: Code): Terms | null => {
  if (coupon === null || typeof coupon === 'string') return null;
  const { id: _, ...off } = coupon;
  return { ...off, max_redemptions, expires_at };
};

const isSame = (wanted: Terms, found: Terms | null): boolean =>
  found !== null && (Object.keys(wanted) as (keyof Terms)[]).every((name) => wanted[name] === found[name]);

const couponForm = (promotion: Promotion): Form => {
  const { percent_off: percent, amount_off: amount, duration, duration_in_months: months } = termsOf(promotion);
  return {
    id: couponId(promotion),
    name: promotion.code,
    duration,
    ...(months !== null && { duration_in_months: months }),
    ...(percent === null ? { amount_off: amount ?? 0, currency } : { percent_off: percent }),
  };
};

const codeForm = (promotion: Promotion): Form => {
  const end = endOf(promotion);
  return {
    promotion: { type: 'coupon', coupon: couponId(promotion) },
    code: promotion.code,
    ...(promotion.uses !== null && { max_redemptions: promotion.uses }),
    ...(end !== null && { expires_at: end }),
  };
};

const isOurs = ({ promotion: { coupon } }: Code): boolean =>
  (typeof coupon === 'string' ? coupon : (coupon?.id ?? '')).startsWith(prefix);

const sameCode = (promotion: Promotion, { code }: Pick<Code, 'code'>): boolean =>
  promotion.code.toLowerCase() === code.toLowerCase();

type Setting = { client: StripeClient; coupons: ReadonlySet<string>; codes: readonly Code[]; options: Options };

const ensure = async ({ client, coupons, codes, options }: Setting, promotion: Promotion): Promise<void> => {
  // A used-up code is inactive, but still the same.
  const found = codes.find((it) => sameCode(promotion, it) && (it.active || isOurs(it)));
  if (found && !isSame(termsOf(promotion), termsAt(found))) {
    throw new Error(
      `The code ${promotion.code} has other terms at the provider. Codes never change: choose another one.`,
    );
  }
  if (found) return;
  options.say(`promo code ${promotion.code}`);
  if (options.dryRun) return;
  const id = couponId(promotion);
  if (!coupons.has(id)) {
    await client.call({ method: 'POST', path: '/v1/coupons', form: couponForm(promotion), key: `coupon-${id}` });
  }
  await client.call({ method: 'POST', path: '/v1/promotion_codes', form: codeForm(promotion), key: `code-${id}` });
};

const endOthers = async ({ client, codes, options }: Setting): Promise<void> => {
  const { promotions, dryRun, say } = options;
  const others = codes.filter((it) => it.active && isOurs(it) && !promotions.some((one) => sameCode(one, it)));
  for (const { id, code } of others) {
    say(`promo code ${code} ends`);
    if (!dryRun) await client.call({ method: 'POST', path: `/v1/promotion_codes/${id}`, form: { active: false } });
  }
};

/** Creates the stage's codes, and deactivates those removed from its configuration. */
export const ensurePromotions = async (client: StripeClient, options: Options): Promise<void> => {
  const found = await client.every('/v1/promotion_codes', { expand: ['data.promotion.coupon'] });
  const coupons = await client.every('/v1/coupons', {});
  const setting: Setting = {
    client,
    options,
    codes: found.map((json) => Code.parse(json)),
    coupons: new Set(coupons.map((json) => Coupon.parse(json).id)),
  };
  await endOthers(setting);
  for (const promotion of options.promotions) await ensure(setting, promotion);
};
