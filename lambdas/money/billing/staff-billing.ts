import { planOf } from '@shared/money/billing/catalogue';
import { calendarDay } from '@shared/core/rules/calendar-days';
import { goodwillEntry } from '@shared/money/rules/ledger';
import { AppError } from '@shared/errors';
import type {
  CreditForm,
  Invoice,
  OverrideEndForm,
  PlanOverrideForm,
  RefundForm,
  StaffBilling,
} from '@shared/money/model/billing';
import type * as z from 'zod';
import { addSeconds } from '../../platform/clock';
import { contractInvoiceOf, type BillingAccount } from '../../store/money/billing/billing-account';
import { settled } from './account-plan';
import { billingView } from './billing-view';
import { offeredOf } from './payment-methods/offered-methods';
import { listInvoices } from './invoices/invoices';
import { changing, requireBilling, save } from './owner';
import { availableCents } from './payouts/plan-for';
import type { Deps } from './ports';

type Act = BillingAccount['acts'][number];
type By = { ownerId: string; staffId: string };

const actsKept = 50;

const withAct = (account: BillingAccount, act: Act): BillingAccount['acts'] =>
  [act, ...account.acts].slice(0, actsKept);

const actOf = (
  { clock }: Pick<Deps, 'clock'>,
  kind: Act['kind'],
  { staffId, reason }: { staffId: string; reason: string },
  amountCents: number | null = null,
): Act => ({ kind, at: clock.now().toISOString(), by: staffId, reason, amountCents });

const nameOf = async ({ owners }: Pick<Deps, 'owners'>, ownerId: string): Promise<string> => {
  const owner = await owners.of(ownerId);
  if (!owner) throw new AppError('NOT_FOUND');
  return owner.name;
};

const staffView = async (deps: Deps, account: BillingAccount): Promise<StaffBilling> => {
  const [name, billing] = await Promise.all([nameOf(deps, account.ownerId), billingView(deps, account)]);
  const { ownerId, override, syncedAt, differences, acts } = account;
  // Only the customer gets the checkout page.
  return { ...billing, checkout: null, ownerId, name, override, syncedAt, differences, acts };
};

export const getStaffBilling = async (deps: Deps, ownerId: string): Promise<StaffBilling> =>
  staffView(deps, await deps.accounts.get(ownerId));

export const listStaffInvoices = async (
  deps: Deps,
  ownerId: string,
  cursor: string | undefined,
): Promise<{ items: Invoice[]; nextCursor: string | null }> => {
  await nameOf(deps, ownerId);
  return listInvoices(deps, ownerId, cursor);
};

export const giveCredit = async (
  deps: Deps,
  { amountCents, version, ...command }: By & z.infer<typeof CreditForm>,
): Promise<StaffBilling> => {
  const { ownerId } = command;
  await nameOf(deps, ownerId);
  const account = await changing(deps, { ownerId, version }, async (before, key) => {
    await deps.provider.giveCredit({ customerId: before.customerId, amountCents, memo: 'credit' }, `${key}-credit`);
    return { acts: withAct(before, actOf(deps, 'credit', command, amountCents)) };
  });
  const at = deps.clock.now().toISOString();
  const entry = goodwillEntry({ id: `${ownerId}-${version}`, at, cents: amountCents });
  return staffView(deps, await deps.accounts.save(account, account, { entries: [entry] }));
};

/** Returns what is left to refund of a payment. */
const refundable = ({ state, paidCents, refundedCents, creditFor }: Invoice): number =>
  state === 'paid' && creditFor === null ? paidCents - refundedCents : 0;

export const refundInvoice = async (
  deps: Deps,
  { invoiceId, amountCents, version, ...command }: By & { invoiceId: string } & z.infer<typeof RefundForm>,
): Promise<StaffBilling> => {
  const { ownerId } = command;
  const invoice = await deps.invoices.get(ownerId, invoiceId);
  if (!invoice) throw new AppError('NOT_FOUND');
  if (amountCents > refundable(invoice)) throw new AppError('REFUND_TOO_HIGH');
  const isDeposit = invoice.lines.some(({ kind }) => kind === 'balance');
  if (isDeposit && amountCents > availableCents(await deps.funds.funds(ownerId))) throw new AppError('REFUND_TOO_HIGH');
  const account = await changing(deps, { ownerId, version }, async (before, key) => {
    await deps.provider.refund({ invoiceId, amountCents, memo: 'refund' }, `${key}-refund`);
    return { acts: withAct(before, actOf(deps, 'refund', command, amountCents)) };
  });
  return staffView(deps, account);
};

const changed = async (
  deps: Deps,
  { ownerId, version }: { ownerId: string; version: number },
  fields: (account: BillingAccount) => Partial<BillingAccount>,
) => {
  requireBilling(deps);
  await nameOf(deps, ownerId);
  const before = await deps.accounts.get(ownerId);
  if (before.version !== version) throw new AppError('STALE_VERSION');
  const after = settled({ ...before, ...fields(before) }, deps.stage, deps.clock.now());
  return staffView(deps, await save(deps, before, after));
};

/** Returns the end of the day in UTC. */
const endOf = (day: string): string => addSeconds(new Date(`${day}T00:00:00.000Z`), 24 * 3600).toISOString();

type Given = By & z.infer<typeof PlanOverrideForm>;

const given = (deps: Deps, before: BillingAccount, form: Given, invoiceId: string | null) => {
  const { planId, activePostings, until, reason, staffId, invoice } = form;
  const at = deps.clock.now().toISOString();
  const override = { planId, activePostings, until: endOf(until), invoiceId, reason, by: staffId, at };
  return { override, acts: withAct(before, actOf(deps, 'override', form, invoice?.amountCents)) };
};

/**
 * Voids the contract's unpaid invoice before the change, so a customer never has two to pay. If it was just paid, stores
 * the payment and changes nothing else.
 */
const withoutUnpaid = async (
  deps: Deps,
  account: { ownerId: string; version: number },
  change: Parameters<typeof changing>[2],
): Promise<StaffBilling> => {
  const invoice = { isPaid: false };
  const after = await changing(deps, account, async (before, key) => {
    const unpaid = contractInvoiceOf(before);
    invoice.isPaid = unpaid !== null && !(await deps.provider.voidInvoice(unpaid.invoiceId, `${key}-void`));
    return invoice.isPaid ? {} : change(before, key);
  });
  if (invoice.isPaid) throw new AppError('INVOICE_NOT_VOIDED');
  return staffView(deps, after);
};

const withInvoice = async (deps: Deps, form: Given, { amountCents, dueDays }: NonNullable<Given['invoice']>) => {
  const { ownerId, planId, until } = form;
  if (planOf(planId).price.kind !== 'contract') throw new AppError('PLAN_NOT_AVAILABLE');
  await nameOf(deps, ownerId);
  return withoutUnpaid(deps, form, async (before, key) => {
    const { invoice: methods } = offeredOf(await deps.provider.offeredMethods());
    const text = `Enterprise, ${calendarDay(deps.clock.now().getTime())} - ${until}`;
    const order = { customerId: before.customerId, amountCents, dueDays, text, methods };
    return given(deps, before, form, await deps.provider.sendInvoice(order, `${key}-contract`));
  });
};

export const overridePlan = async (deps: Deps, form: Given): Promise<StaffBilling> => {
  const { ownerId, planId, invoice } = form;
  if (planOf(planId).kind !== (await deps.accounts.get(ownerId)).kind) throw new AppError('PLAN_NOT_AVAILABLE');
  if (invoice !== null) return withInvoice(deps, form, invoice);
  // A new last day doesn't settle the invoice of the contract.
  return changed(deps, form, (before) => given(deps, before, form, before.override?.invoiceId ?? null));
};

type Ended = By & z.infer<typeof OverrideEndForm>;

const ended = (deps: Deps, before: BillingAccount, command: Ended) => ({
  override: null,
  acts: withAct(before, actOf(deps, 'overrideEnded', command)),
});

/** Ends the contract and voids its unpaid invoice. */
export const endOverride = async (deps: Deps, command: Ended): Promise<StaffBilling> => {
  if (contractInvoiceOf(await deps.accounts.get(command.ownerId)))
    return withoutUnpaid(deps, command, async (before) => ended(deps, before, command));
  return changed(deps, command, (before) => ended(deps, before, command));
};
