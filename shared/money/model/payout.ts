import * as z from 'zod';
import { payoutModes } from '../billing/vocabulary';
import { payoutLimits } from '../limits/payout-limits';
import { Day, idOf, Instant, OrganizationId, PlacementId, ShiftId } from '../../core/model/fields';
import {
  payoutAccountStates,
  payoutDestinations,
  payoutMethods,
  payoutStatuses,
  payoutWaits,
} from './payout-vocabulary';

export const PayoutId = idOf('pay');
/** Integer cents in US dollars. */
const PayoutCents = z.int().positive();

/** An approved shift that an organization pays for through Wardline. */
export const PayoutLine = z.object({
  shiftId: ShiftId,
  placementId: PlacementId,
  weekStartsOn: Day,
  day: Day,
  minutes: z.int().nonnegative(),
  cents: PayoutCents,
  organizationId: OrganizationId,
  organization: z.string(),
});
export type PayoutLine = z.infer<typeof PayoutLine>;

/** Bank account or card, with only its last digits. */
export const PayoutDestination = z.object({ kind: z.enum(payoutDestinations), last4: z.string().regex(/^\d{4}$/) });
export type PayoutDestination = z.infer<typeof PayoutDestination>;

export const Payout = z.object({
  payoutId: PayoutId,
  status: z.enum(payoutStatuses),
  /** `standard` also for an instant payout that couldn't be delivered as such. */
  method: z.enum(payoutMethods),
  lines: z.array(PayoutLine),
  /** Amount for the shifts; the person receives it minus the fee. */
  amountCents: PayoutCents,
  feeCents: z.int().nonnegative(),
  /** Refunded fee of an instant payout that became a standard one. */
  returnedFeeCents: z.int().nonnegative(),
  createdAt: Instant,
  /** Expected arrival at the bank; null before it is sent. */
  arrivesOn: Day.nullable(),
  /** The provider's code for why the bank returned it. */
  failure: z.string().nullable(),
});
export type Payout = z.infer<typeof Payout>;

/** Shifts that can be paid out now, all or selected. `quoteId` changes with any of them. */
export const PayoutQuote = z.object({
  quoteId: z.string().regex(/^[0-9a-f]{64}$/),
  lines: z.array(PayoutLine),
  amountCents: PayoutCents,
  /** Destination and total fee of an instant payout; null if not possible. */
  instant: z.object({ to: PayoutDestination, feeCents: PayoutCents }).nullable(),
});
export type PayoutQuote = z.infer<typeof PayoutQuote>;

const Named = z.object({ organizationId: OrganizationId, organization: z.string() });

/** Payouts as a professional sees them. While payouts are off, the lists are empty. */
export const Payouts = z.object({
  payouts: z.enum(payoutModes),
  account: z.enum(payoutAccountStates),
  /** Null if nothing can be paid out now. */
  quote: PayoutQuote.nullable(),
  waiting: z.array(Named.extend({ cents: PayoutCents, why: z.enum(payoutWaits) })),
  /** Organizations that pay with their own payroll. */
  payroll: z.array(Named),
  /** Unpaid payout, which blocks another request. */
  open: Payout.nullable(),
  /** Earlier payouts, newest first. */
  items: z.array(Payout),
});
export type Payouts = z.infer<typeof Payouts>;

/** The shifts come from the quote, so the amount of each is known. */
export const PayoutForm = z.strictObject({
  quoteId: PayoutQuote.shape.quoteId,
  shiftIds: z.array(ShiftId).min(1).max(payoutLimits.shiftsPerPayout),
  method: z.enum(payoutMethods),
});
export type PayoutForm = z.infer<typeof PayoutForm>;

/** Balance that an organization prepaid for shifts. */
export const ShiftBalance = z.object({
  payouts: z.enum(payoutModes),
  fundedCents: z.int().nonnegative(),
  spentCents: z.int().nonnegative(),
  availableCents: z.int(),
});
export type ShiftBalance = z.infer<typeof ShiftBalance>;

export const ShiftBalanceForm = z.strictObject({ steps: z.int().min(1).max(payoutLimits.stepsPerPurchase) });
