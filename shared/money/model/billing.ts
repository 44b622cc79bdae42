import * as z from 'zod';
import { billingLimits } from '../billing/billing-limits';
import {
  accountKinds,
  billingModes,
  billingPeriods,
  billLineKinds,
  changeKinds,
  checkoutMethods,
  estimateObstacles,
  invoiceMethods,
  invoiceStates,
  planFeatures,
  planIds,
  planStates,
} from '../billing/vocabulary';
import { limits } from '../../limits';
import { notice } from '../../text/notice';
import {
  Day,
  Email,
  Instant,
  JobId,
  line,
  optionalLine,
  OrganizationId,
  typedLine,
  UserId,
  FirstVersion,
} from '../../core/model/fields';
import { GivenInstant, PlannedDay } from '../../core/model/given-times';

export const PlanId = z.enum(planIds);
export const BillingPeriod = z.enum(billingPeriods);
export const BillingMode = z.enum(billingModes);
export const AccountKind = z.enum(accountKinds);
export const PlanState = z.enum(planStates);
export const PlanFeature = z.enum(planFeatures);

/** Integer cents in US dollars; negative for deductions. */
export const Money = z.int();
/** Version of the account's billing. 0 before the first change. */
export const BillingVersion = FirstVersion;
/** An organization, or a professional's user ID. */
export const BillingOwnerId = z.union([OrganizationId, UserId]);
/** The provider's ID of an invoice, credit note, payment method, or refund. */
export const ProviderId = z.string().regex(/^[a-zA-Z]{2,8}_[A-Za-z0-9_]{1,80}$/);

/** `limit` is null if unlimited. For features that aren't counted, `used` is null and `limit` is 1 if included, else 0. */
export const FeatureUse = z.object({
  feature: PlanFeature,
  used: z.int().nonnegative().nullable(),
  limit: z.int().nonnegative().nullable(),
});
export type FeatureUse = z.infer<typeof FeatureUse>;

/** `planId` is null for employers without a plan. */
export const PlanSummary = z.object({
  planId: PlanId.nullable(),
  state: PlanState,
  period: BillingPeriod.nullable(),
  /** Price per period, of the account's version. */
  priceCents: Money.nullable(),
});
export type PlanSummary = z.infer<typeof PlanSummary>;

/** The plan for everyone in an account: its use, and who may change it. While billing is off, nothing is limited. */
export const PlanUse = z.object({
  billing: BillingMode,
  kind: AccountKind,
  plan: PlanSummary.nullable(),
  use: z.array(FeatureUse),
  mayChange: z.boolean(),
  /** Names of administrators, for members without permission. */
  administrators: z.array(z.string()),
  /** End of the period without limits after billing was turned on. */
  graceUntil: Instant.nullable(),
  /** Present if the organization never had a trial. */
  trialAvailable: z.literal(true).exactOptional(),
});
export type PlanUse = z.infer<typeof PlanUse>;

/** `expires`: YYYY-MM. */
export const PaymentMethod = z.object({
  paymentMethodId: ProviderId,
  /** The provider's type: `card`, `us_bank_account`, `link`. */
  type: z.string(),
  brand: z.string().nullable(),
  last4: z.string().nullable(),
  expires: z
    .string()
    .regex(/^\d{4}-\d{2}$/)
    .nullable(),
  isDefault: z.boolean(),
});
export type PaymentMethod = z.infer<typeof PaymentMethod>;

/** A failed payment. */
export const Dunning = z.object({
  since: Instant,
  /** Time from which the limits without a plan apply. */
  limitedAt: Instant,
  amountCents: Money,
  nextAttemptAt: Instant.nullable(),
  /** The provider's page to confirm the payment or use another method. */
  payUrl: z.string().nullable(),
});
export type Dunning = z.infer<typeof Dunning>;

/** Sent and unpaid invoice of a contract. The provider's page has the bank details. */
export const ContractInvoice = z.object({
  amountCents: Money,
  dueAt: Instant,
  isOverdue: z.boolean(),
  /** Time at which the plan ends if unpaid. */
  limitedAt: Instant,
  payUrl: z.string().nullable(),
});
export type ContractInvoice = z.infer<typeof ContractInvoice>;

/** Until then, the first payment of a plan can be refunded. */
export const MoneyBack = z.object({ until: Instant, amountCents: Money, invoiceNumber: z.string() });

export const Postings = z.object({ bought: z.int(), used: z.int() });

export const OpenCheckout = z.object({
  planId: PlanId,
  period: BillingPeriod.nullable(),
  url: z.string(),
  expiresAt: Instant,
});

/** The billing page as its owner sees it. */
export const Billing = z.object({
  billing: BillingMode,
  kind: AccountKind,
  version: BillingVersion,
  plan: PlanSummary,
  use: z.array(FeatureUse),
  /** End of the current period of a subscription or trial. */
  periodEndsAt: Instant.nullable(),
  trialEndsAt: Instant.nullable(),
  /** End of a canceled plan. */
  endsAt: Instant.nullable(),
  /** End of a plan granted by staff. */
  contractUntil: Instant.nullable(),
  nextInvoice: z.object({ at: Instant, amountCents: Money, creditCents: Money }).nullable(),
  /** Credit for the next invoices. */
  creditCents: Money,
  postings: Postings.nullable(),
  trialAvailable: z.boolean(),
  moneyBack: MoneyBack.nullable(),
  dunning: Dunning.nullable(),
  contractInvoice: ContractInvoice.nullable(),
  checkout: OpenCheckout.nullable(),
  defaultMethod: PaymentMethod.nullable(),
  invoiceEmail: z.string(),
  /** Jobs to keep online when the plan ends or shrinks, highest priority first; otherwise the newest ones. */
  keptJobIds: z.array(JobId),
  graceUntil: Instant.nullable(),
});
export type Billing = z.infer<typeof Billing>;

/** `planId`, `period`, `from`, `to`: present if the line is about a plan. */
export const BillLine = z.object({
  kind: z.enum(billLineKinds),
  amountCents: Money,
  quantity: z.int().positive().optional(),
  planId: PlanId.optional(),
  period: BillingPeriod.optional(),
  from: Instant.optional(),
  to: Instant.optional(),
  /** The provider's text for unknown kinds, and the promo code of a discount. */
  text: z.string().optional(),
});
export type BillLine = z.infer<typeof BillLine>;

const PromoCode = optionalLine(billingLimits.promoCodeLength);

/** `period` is null for Basic and Starter. */
export const PlanChoice = z.strictObject({
  planId: PlanId,
  period: BillingPeriod.nullable().default(null),
  quantity: z.int().min(1).max(billingLimits.postingsPerPurchase).default(1),
  trial: z.boolean().default(false),
  promoCode: PromoCode,
});
export type PlanChoice = z.infer<typeof PlanChoice>;

/** All lines of a change before it happens. Its confirmation returns `prorationAt` and `dueTodayCents`. */
export const PlanPreview = z.object({
  kind: z.enum(changeKinds),
  choice: PlanChoice,
  lines: z.array(BillLine),
  dueTodayCents: Money,
  /** Time of the change: now, or at the end of the period. */
  takesEffectAt: Instant,
  nextInvoice: z.object({ at: Instant, amountCents: Money }).nullable(),
  prorationAt: Instant.nullable(),
  /** Savings of a year compared to twelve months. */
  savingCents: Money.nullable(),
  /** Number of active jobs beyond the plan that will be paused. */
  pausedPostings: z.int().nonnegative(),
  method: PaymentMethod.nullable(),
  version: BillingVersion,
});
export type PlanPreview = z.infer<typeof PlanPreview>;

const versioned = { version: BillingVersion };

export const CheckoutForm = z.strictObject({ ...PlanChoice.shape, ...versioned });
export const PlanChangeForm = z.strictObject({
  planId: PlanId,
  period: BillingPeriod,
  /** Value from the preview that the person confirmed. */
  prorationAt: GivenInstant,
  dueTodayCents: Money.min(-limits.payMaxCents).max(limits.payMaxCents),
  ...versioned,
});
const KeptJobs = z.array(JobId).max(100);
export const CancellationForm = z.strictObject({ keptJobIds: KeptJobs.default([]), ...versioned });
export const KeptJobsForm = z.strictObject({ keptJobIds: KeptJobs, ...versioned });
export const VersionForm = z.strictObject(versioned);
/** The provider's page, opened in the same tab. */
export const ProviderPage = z.object({ url: z.string() });

export const PaymentMethods = z.object({ items: z.array(PaymentMethod), version: BillingVersion });

/** Payment methods that the provider offers on this stage: at checkout, and for invoices of contracts. */
export const OfferedMethods = z.object({
  checkout: z.array(z.enum(checkoutMethods)),
  invoice: z.array(z.enum(invoiceMethods)),
});
export type OfferedMethods = z.infer<typeof OfferedMethods>;

const detailFields = {
  name: line(limits.organizationLength),
  email: Email,
  address: optionalLine(limits.addressLength),
  city: optionalLine(limits.locationLength),
  state: optionalLine(limits.locationLength),
  postalCode: optionalLine(limits.postalCodeLength),
  /** Country as ISO 3166, two letters. */
  country: typedLine()
    .toUpperCase()
    .regex(/^[A-Z]{2}$/, notice('countryCodeInvalid'))
    .default('US'),
  taxId: optionalLine(limits.taxIdLength),
  poNumber: optionalLine(billingLimits.poNumberLength),
};
/** Details printed on invoices issued from then on. */
export const BillingDetailsForm = z.strictObject({ ...detailFields, ...versioned });
export type BillingDetailsForm = z.infer<typeof BillingDetailsForm>;
export const BillingDetails = z.object({
  name: z.string(),
  email: z.string(),
  address: z.string(),
  city: z.string(),
  state: z.string(),
  postalCode: z.string(),
  country: z.string(),
  taxId: z.string(),
  poNumber: z.string(),
  ...versioned,
});
export type BillingDetails = z.infer<typeof BillingDetails>;

/** An invoice or, with `creditFor`, a credit note, whose amounts are negative. */
export const Invoice = z.object({
  invoiceId: ProviderId,
  /** Our number, without gaps: WL-2026-0001, WL-2026-0001-C. */
  number: z.string(),
  issuedAt: Instant,
  state: z.enum(invoiceStates),
  lines: z.array(BillLine),
  totalCents: Money,
  taxCents: Money,
  /** Amount paid by payment method or bank transfer; the rest is credit. */
  paidCents: Money,
  creditCents: Money,
  refundedCents: Money,
  /** Number of the invoice that a credit note corrects. */
  creditFor: z.string().nullable(),
  /** Page to pay an open invoice. */
  payUrl: z.string().nullable(),
  /** Due date of a sent invoice. */
  dueAt: Instant.exactOptional(),
});
export type Invoice = z.infer<typeof Invoice>;

/** Cents per plan for the recent use. `obstacle`: why the plan doesn't fit; `cents` then covers only the part that fits. */
export const PlanEstimate = z.object({
  planId: PlanId,
  period: BillingPeriod.nullable(),
  cents: Money.nullable(),
  obstacle: z.enum(estimateObstacles).nullable(),
});
export type PlanEstimate = z.infer<typeof PlanEstimate>;

/** Recent use. Employers: jobs published and most online at once; professionals: applications by month. */
export const RealUse = z.object({
  from: Day,
  days: z.int(),
  postings: z.int(),
  mostActive: z.int(),
  applications: z.int(),
  mostApplicationsPerMonth: z.int(),
});
export type RealUse = z.infer<typeof RealUse>;
export const Estimate = z.object({ use: RealUse, plans: z.array(PlanEstimate) });
export type Estimate = z.infer<typeof Estimate>;

/** Plan that ends with the account or the organization. `refundUntil`: end of the money-back period. */
export const LeavingPlan = z.object({ planId: PlanId, until: Instant, refundUntil: Instant.nullable() });
export type LeavingPlan = z.infer<typeof LeavingPlan>;

const reason = { reason: line(limits.reasonLength) };

const Amount = z.int().positive().max(1_000_000_00, notice('amountTooHigh'));

/** Override set by staff. */
export const PlanOverride = z.object({
  planId: PlanId,
  /** Null uses the plan's limit. */
  activePostings: z.int().positive().nullable(),
  until: Instant,
  /** Invoice sent for it; the plan depends on its payment. */
  invoiceId: ProviderId.nullable().default(null),
  reason: z.string(),
  by: UserId,
  at: Instant,
});
export type PlanOverride = z.infer<typeof PlanOverride>;
export const PlanOverrideForm = z.strictObject({
  planId: PlanId,
  activePostings: z.int().positive().max(10_000).nullable().default(null),
  /** Last day of the override, in UTC. */
  until: PlannedDay,
  /** Invoice for plans sold by contract: sent by email, to be paid by bank transfer, for example. */
  invoice: z
    .strictObject({ amountCents: Amount, dueDays: z.int().min(1).max(billingLimits.invoiceDueDaysMax) })
    .nullable()
    .default(null),
  ...reason,
  ...versioned,
});
export const OverrideEndForm = z.strictObject({ ...reason, ...versioned });
export const CreditForm = z.strictObject({ amountCents: Amount, ...reason, ...versioned });
export const RefundForm = z.strictObject({ amountCents: Amount, ...reason, ...versioned });

export const staffBillingActs = ['credit', 'refund', 'override', 'overrideEnded'] as const;
export const StaffBillingAct = z.object({
  kind: z.enum(staffBillingActs),
  at: Instant,
  by: UserId,
  reason: z.string(),
  amountCents: Money.nullable(),
});

/** `differences`: fields in which the last reconciliation found the stored state to differ from the provider's. */
export const StaffBilling = z.object({
  ...Billing.shape,
  ownerId: BillingOwnerId,
  /** Name of the organization or person. */
  name: z.string(),
  override: PlanOverride.nullable(),
  syncedAt: Instant.nullable(),
  differences: z.array(z.string()),
  acts: z.array(StaffBillingAct),
});
export type StaffBilling = z.infer<typeof StaffBilling>;
