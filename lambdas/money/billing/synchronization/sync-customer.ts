import { billingLimits } from '@shared/money/billing/billing-limits';
import type { StageBilling } from '@shared/money/rules/entitlements';
import type { LedgerEntry } from '@shared/money/rules/ledger';
import { isDeepStrictEqual } from 'node:util';
import type { Clock } from '../../../platform/clock';
import { log } from '../../../platform/logger';
import type { PaymentProvider, ProviderState } from '../../../platform/payments/provider-port';
import { retryOnConflict } from '../../../platform/table/retry-on-conflict';
import type { BillingAccount, Projection } from '../../../store/money/billing/billing-account';
import type { InvoiceItem } from '../../../store/money/billing/invoice-item';
import type { BillingAccounts, Invoices } from '../../../store/money/billing/ports';
import { settled } from '../account-plan';
import { toLedgerEntries, mirrored, mirroredNote, toNoteEntry } from '../invoices/mirrored-invoices';
import { extraSubscriptions, toProjection } from './projection';

export type SyncDeps = {
  accounts: BillingAccounts;
  invoices: Pick<Invoices, 'all' | 'issue' | 'add'>;
  provider: Pick<PaymentProvider, 'stateOf' | 'customerOf' | 'endSubscription' | 'refund' | 'setDefaultMethod'>;
  stage: StageBilling;
  clock: Pick<Clock, 'now'>;
};

const isFinal = ({ status }: { status: string }): boolean => status !== 'draft';

/** Numbers new invoices, oldest first. */
const issueNew = async (
  { invoices }: SyncDeps,
  account: BillingAccount,
  state: ProviderState,
  stored: ReadonlyMap<string, InvoiceItem>,
): Promise<number> => {
  const fresh = state.invoices
    .filter((it) => isFinal(it) && !stored.has(it.invoiceId))
    .map((it) => mirrored(it, state, account))
    .toSorted((one, other) => one.issuedAt.localeCompare(other.issuedAt));
  for (const invoice of fresh) await invoices.issue(invoice);
  return fresh.length;
};

const addNotes = async (
  { invoices }: SyncDeps,
  state: ProviderState,
  stored: ReadonlyMap<string, InvoiceItem>,
): Promise<number> => {
  // The provider lists newest first, even within a second.
  const byAge = state.creditNotes.toReversed().toSorted((one, other) => one.createdAt.localeCompare(other.createdAt));
  let added = 0;
  for (const note of byAge) {
    const invoice = stored.get(note.invoiceId);
    if (!invoice || stored.has(note.creditNoteId)) continue;
    const position = byAge.filter(({ invoiceId }) => invoiceId === note.invoiceId).indexOf(note);
    await invoices.add(mirroredNote(note, invoice, position));
    added += 1;
  }
  return added;
};

const byId = async ({ invoices }: SyncDeps, ownerId: string): Promise<Map<string, InvoiceItem>> =>
  new Map((await invoices.all(ownerId)).map((it) => [it.invoiceId, it]));

/** Returns invoices with a changed state, keeping their number and printed details. */
const changedInvoices = (
  account: BillingAccount,
  state: ProviderState,
  stored: ReadonlyMap<string, InvoiceItem>,
): InvoiceItem[] =>
  state.invoices.flatMap((it) => {
    const before = stored.get(it.invoiceId);
    if (!before) return [];
    const { number, billedTo } = before;
    const after: InvoiceItem = { ...mirrored(it, state, account), number, billedTo };
    return isDeepStrictEqual(before, after) ? [] : [after];
  });

/** Returns ledger entries that are missing or differ, such as after an interrupted run. */
const newEntries = async ({ accounts }: SyncDeps, ownerId: string, state: ProviderState): Promise<LedgerEntry[]> => {
  const known = new Map((await accounts.entries(ownerId)).map((entry) => [entry.source, entry]));
  const all = [
    ...state.invoices.filter(isFinal).flatMap(toLedgerEntries),
    ...state.creditNotes.filter((note) => !note.void).map((note) => toNoteEntry(note, state.invoices)),
  ];
  return all.filter((entry) => !isDeepStrictEqual(entry, known.get(entry.source)));
};

/** Cancels and refunds a second subscription bought in another tab. */
const endExtras = async ({ provider }: SyncDeps, state: ProviderState): Promise<boolean> => {
  const extras = extraSubscriptions(state);
  for (const { subscriptionId, status } of extras) {
    log.info('a second subscription ends', { subscriptionId });
    await provider.endSubscription(subscriptionId, `extra-${subscriptionId}`);
    // Earlier periods of a lapsed one were used.
    if (status !== 'active') continue;
    const paid = state.invoices.filter((it) => it.subscriptionId === subscriptionId && it.paidCents > 0);
    for (const { invoiceId, paidCents } of paid) {
      const isRefunded = state.creditNotes.some((note) => note.invoiceId === invoiceId && !note.void);
      const order = { invoiceId, amountCents: paidCents, memo: 'second_subscription' };
      if (!isRefunded) await provider.refund(order, `extra-refund-${invoiceId}`);
    }
  }
  return extras.length > 0;
};

/** Makes an added method the default, because only the default pays, even after a trial. */
const keepDefault = async ({ provider }: SyncDeps, { customer, methods }: ProviderState): Promise<boolean> => {
  const [newest] = methods;
  if (!newest || customer.defaultMethodId !== null) return false;
  await provider.setDefaultMethod(customer.customerId, newest.methodId);
  return true;
};

const readState = async (deps: SyncDeps, customerId: string): Promise<ProviderState | null> => {
  const state = await deps.provider.stateOf(customerId);
  if (!state) return null;
  const repaired = [await endExtras(deps, state), await keepDefault(deps, state)];
  return repaired.includes(true) ? deps.provider.stateOf(customerId) : state;
};

const openCheckout = ({ checkout }: BillingAccount, before: Projection, after: Projection, now: Date) => {
  if (!checkout || checkout.expiresAt <= now.toISOString()) return null;
  const isBought =
    after.postingsBought > before.postingsBought ||
    after.subscription?.subscriptionId !== before.subscription?.subscriptionId;
  return isBought ? null : checkout;
};

export type Synced = { account: BillingAccount; changed: (keyof Projection)[] };

const differences = (before: Projection, after: Projection): (keyof Projection)[] =>
  (Object.keys(after) as (keyof Projection)[]).filter((name) => !isDeepStrictEqual(before[name], after[name]));

/**
 * Compares without read times, so a sync without changes keeps the version. After the end of a period, a new read time
 * counts as a change.
 */
const sameStanding = (before: BillingAccount, after: BillingAccount): boolean => {
  const endsAt = after.projection.subscription?.periodEndsAt ?? null;
  const isConfirmed =
    before.syncedAt !== null && (endsAt === null || after.syncedAt! < endsAt || before.syncedAt >= endsAt);
  return isConfirmed && isDeepStrictEqual({ ...before, syncedAt: null }, { ...after, syncedAt: null });
};

const syncOnce = async (deps: SyncDeps, ownerId: string, customerId: string): Promise<Synced> => {
  // Read before the provider, so a concurrent write has newer data and wins.
  const before = await deps.accounts.get(ownerId);
  const state = await readState(deps, customerId);
  if (!state) return { account: before, changed: [] };
  const known = await byId(deps, ownerId);
  const issued = await issueNew(deps, before, state, known);
  const stored = issued > 0 ? await byId(deps, ownerId) : known;
  const noted = await addNotes(deps, state, stored);
  const now = deps.clock.now();
  const projection = toProjection(state);
  const invoices = changedInvoices(before, state, stored);
  const entries = await newEntries(deps, ownerId, state);
  const account = settled(
    {
      ...before,
      customerId,
      projection,
      syncedAt: now.toISOString(),
      checkout: openCheckout(before, before.projection, projection, now),
    },
    deps.stage,
    now,
  );
  const changed = differences(before.projection, projection);
  const isNews = issued + noted + invoices.length + entries.length > 0 || !sameStanding(before, account);
  return { account: isNews ? await deps.accounts.save(before, account, { invoices, entries }) : before, changed };
};

/**
 * Reads the customer at the provider and stores the result. Provider state enters the product only here, so the order,
 * repetition, and loss of events don't matter.
 */
export const syncOwner = (deps: SyncDeps, ownerId: string, customerId: string): Promise<Synced> =>
  retryOnConflict(() => syncOnce(deps, ownerId, customerId), syncAttempts);
const syncAttempts = 12;

/** Syncs a customer; null if it isn't ours. */
export const syncCustomer = async (deps: SyncDeps, customerId: string): Promise<Synced | null> => {
  const customer = await deps.provider.customerOf(customerId);
  const ownerId = customer?.ownerId;
  if (!ownerId) return null;
  const account = await deps.accounts.get(ownerId);
  // Another customer names this account, such as one made by hand.
  if (account.customerId !== null && account.customerId !== customerId) return null;
  return syncOwner(deps, ownerId, customerId);
};

export const changeDeadline = (now: Date): string =>
  new Date(now.getTime() + billingLimits.changeMinutes * 60_000).toISOString();
