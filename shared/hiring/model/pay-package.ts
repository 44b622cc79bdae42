import * as z from 'zod';
import { bounds } from '../../bounds';
import { limits } from '../../limits';
import { notice } from '../../text/notice';
import { Cents } from '../../core/model/fields';
import { contractOvertimeRules, engagements, extraRates } from './pay-vocabulary';
import { typed } from '../../core/model/stored-form';

const Amount = typed(Cents.max(bounds.packageAmountMaxCents, notice('amountTooHigh')), Cents)
  .nullable()
  .default(null);

const extra = Object.fromEntries(extraRates.map((rate) => [rate, Amount])) as Record<
  (typeof extraRates)[number],
  typeof Amount
>;

/** Weekly pay of a contract, in US cents. Stipends are per week, never per hour. */
export const PayPackage = z.strictObject({
  baseHourlyCents: Amount,
  /** Null is one and a half times the base. */
  overtimeHourlyCents: Amount,
  /** Null uses the rule of the job's state. */
  overtimeRule: z.enum(contractOvertimeRules).nullable().default(null),
  guaranteedHours: z.int().min(0).max(limits.guaranteedHoursMax).nullable().default(null),
  mealsWeeklyCents: Amount,
  lodgingWeeklyCents: Amount,
  completionBonusCents: Amount,
  signOnBonusCents: Amount,
  travelReimbursementCents: Amount,
  licenseReimbursementCents: Amount,
  ...extra,
});
export type PayPackage = z.infer<typeof PayPackage>;

export const Engagement = z.enum(engagements);
