import { accountKinds, billingNotices, planStates } from '@shared/money/billing/vocabulary';
import type { Standing } from '@shared/money/rules/entitlements';
import { BillingPeriod, PlanId, PlanOverride, StaffBillingAct } from '@shared/money/model/billing';
import { Instant } from '@shared/core/model/fields';
import * as z from 'zod';
import type { Item } from '../../../platform/table/table';

const Subscription = z.object({
  subscriptionId: z.string(),
  itemId: z.string(),
  planId: PlanId,
  termsVersion: z.int(),
  period: BillingPeriod,
  status: z.enum(['trialing', 'active', 'past_due', 'unpaid', 'paused']),
  priceCents: z.int(),
  periodStartsAt: Instant,
  periodEndsAt: Instant,
  trialEndsAt: Instant.nullable(),
  cancelsAt: Instant.nullable(),
});

const Failure = z.object({
  since: Instant,
  invoiceId: z.string(),
  amountCents: z.int(),
  nextAttemptAt: Instant.nullable(),
  payUrl: z.string().nullable(),
});

/** State at the provider when it was last read. */
export const Projection = z.object({
  subscription: Subscription.nullable(),
  failure: Failure.nullable(),
  /** Sent invoices that aren't paid. */
  sent: z
    .array(z.object({ invoiceId: z.string(), amountCents: z.int(), dueAt: Instant, payUrl: z.string().nullable() }))
    .default([]),
  postingsBought: z.int().nonnegative(),
  /** Prepaid amount for shifts; payments from it are counted separately. */
  fundedCents: z.int().nonnegative().default(0),
  creditCents: z.int(),
  methods: z.array(
    z.object({
      methodId: z.string(),
      type: z.string(),
      brand: z.string().nullable(),
      last4: z.string().nullable(),
      expires: z.string().nullable(),
      isDefault: z.boolean(),
    }),
  ),
  trialUsed: z.boolean(),
  /** First payment of a plan, which is refundable for some days. */
  firstPayment: z
    .object({
      at: Instant,
      planId: PlanId,
      invoiceId: z.string(),
      /** Refundable parts of it and of later changes. */
      parts: z.array(z.object({ invoiceId: z.string(), cents: z.int() })),
    })
    .nullable(),
  /** Whether the refund was used. */
  moneyBackTaken: z.boolean(),
  /** Prices that differ from the catalog. */
  oddPrices: z.array(z.string()),
});
export type Projection = z.infer<typeof Projection>;

export const emptyProjection: Projection = {
  subscription: null,
  failure: null,
  sent: [],
  postingsBought: 0,
  fundedCents: 0,
  creditCents: 0,
  methods: [],
  trialUsed: false,
  firstPayment: null,
  moneyBackTaken: false,
  oddPrices: [],
};

/** Details printed on invoices. */
const Details = z.object({
  name: z.string(),
  email: z.string(),
  address: z.string(),
  city: z.string(),
  state: z.string(),
  postalCode: z.string(),
  country: z.string(),
  taxId: z.string(),
  poNumber: z.string(),
});
export type StoredDetails = z.infer<typeof Details>;

/** `id`: the subject, so each notice is sent once. */
export const Notice = z.object({ kind: z.enum(billingNotices), id: z.string(), at: Instant });
export type Notice = z.infer<typeof Notice>;

export const BillingAccount = z.object({
  ownerId: z.string(),
  kind: z.enum(accountKinds),
  version: z.int().nonnegative(),
  customerId: z.string().nullable(),
  projection: Projection,
  syncedAt: Instant.nullable(),
  /** Fields that differed in the last reconciliation. */
  differences: z.array(z.string()),
  override: PlanOverride.nullable(),
  keptJobIds: z.array(z.string()),
  checkout: z
    .object({
      sessionId: z.string(),
      url: z.string(),
      planId: PlanId,
      period: BillingPeriod.nullable(),
      expiresAt: Instant,
    })
    .nullable(),
  /** Canceled because the owner is leaving; restored if they stay. */
  endsWithOwner: z.boolean().default(false),
  /** A running change blocks others until then. */
  changingUntil: Instant.nullable(),
  details: Details.nullable(),
  acts: z.array(StaffBillingAct),
  /** The applied plan, written with each change, which also pauses jobs beyond the limit. */
  applied: z.object({
    planId: PlanId.nullable(),
    state: z.enum(planStates),
    activePostings: z.int().nullable(),
  }),
  /** Last notice of each kind. */
  notices: z.array(Notice),
  /** Time of the next automatic step. */
  dueAt: Instant.nullable(),
});
export type BillingAccount = z.infer<typeof BillingAccount>;

export const newAccount = (ownerId: string): BillingAccount => {
  const kind = kindOf(ownerId);
  return {
    ownerId,
    kind,
    version: 0,
    customerId: null,
    projection: emptyProjection,
    syncedAt: null,
    differences: [],
    override: null,
    keptJobIds: [],
    checkout: null,
    endsWithOwner: false,
    changingUntil: null,
    details: null,
    acts: [],
    applied: {
      planId: kind === 'professional' ? 'basic' : null,
      state: kind === 'professional' ? 'free' : 'none',
      activePostings: 0,
    },
    notices: [],
    dueAt: null,
  };
};

/** Returns the kind of owner: an organization buys as employer, anyone else as professional. */
export const kindOf = (ownerId: string): BillingAccount['kind'] =>
  ownerId.startsWith('org_') ? 'employer' : 'professional';

export const readAccount = (item: Item): BillingAccount => BillingAccount.parse(item);

/** Returns the unpaid invoice of a contract set by staff. */
export const contractInvoiceOf = ({ projection, override }: Pick<BillingAccount, 'projection' | 'override'>) =>
  projection.sent.find(({ invoiceId }) => invoiceId === override?.invoiceId) ?? null;

export const standingOf = ({ kind, projection, override, syncedAt }: BillingAccount): Standing => ({
  kind,
  subscription: projection.subscription,
  failingSince: projection.failure?.since ?? null,
  postingsBought: projection.postingsBought,
  override: override && { ...override, dueAt: contractInvoiceOf({ projection, override })?.dueAt },
  trialUsed: projection.trialUsed,
  syncedAt,
});
