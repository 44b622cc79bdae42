import { billingLimits } from '@shared/money/billing/billing-limits';
import { entitlementsOf, limitedFrom, type Entitlements, type StageBilling } from '@shared/money/rules/entitlements';
import { addSeconds } from '../../platform/clock';
import {
  contractInvoiceOf,
  standingOf,
  type BillingAccount,
  type Notice,
} from '../../store/money/billing/billing-account';

const days = (at: string, count: number): string => addSeconds(new Date(at), count * 24 * 3600).toISOString();
const hours = (at: string, count: number): string => addSeconds(new Date(at), count * 3600).toISOString();

export const planNow = (account: BillingAccount, stage: StageBilling, now: Date): Entitlements =>
  entitlementsOf(standingOf(account), stage, now);

/** Returns reminders for the subscription's state, with their due times. */
export const remindersOf = ({ projection: { subscription, failure } }: BillingAccount): Notice[] => {
  if (!subscription) return [];
  const { subscriptionId, status, trialEndsAt, cancelsAt, period, periodStartsAt, periodEndsAt } = subscription;
  const reminders: Notice[] = [];
  if (status === 'trialing' && trialEndsAt !== null && cancelsAt === null) {
    reminders.push({ kind: 'trial_ending', id: trialEndsAt, at: days(trialEndsAt, -billingLimits.trialReminderDays) });
  }
  if (status === 'paused') reminders.push({ kind: 'trial_ended', id: subscriptionId, at: periodStartsAt });
  if (status === 'active' && period === 'year' && cancelsAt === null) {
    reminders.push({ kind: 'renewal', id: periodEndsAt, at: days(periodEndsAt, -billingLimits.renewalReminderDays) });
  }
  if (failure && status === 'past_due') {
    for (const day of billingLimits.dunningDays) {
      const kind = day === billingLimits.dunningDays.at(-1) ? 'limited' : 'payment_failed';
      reminders.push({ kind, id: `${failure.invoiceId}#${day}`, at: days(failure.since, day) });
    }
  }
  return reminders;
};

/** Returns one reminder per invoice, from its due date on. */
const invoiceReminders = (account: BillingAccount): Notice[] => {
  const invoice = contractInvoiceOf(account);
  return invoice ? [{ kind: 'invoice_overdue', id: invoice.invoiceId, at: invoice.dueAt }] : [];
};

const wasSent = ({ notices }: BillingAccount, { kind, id }: Notice): boolean =>
  notices.some((sent) => sent.kind === kind && sent.id === id);

/** Keeps the last notice of each kind; for failed payments every day of the same invoice. */
export const withNotice = (account: BillingAccount, notice: Notice): BillingAccount => ({
  ...account,
  notices: [...account.notices, notice].slice(-noticesKept),
});
const noticesKept = 20;

/** Returns the due notice; the last one if several of a kind were missed. */
export const dueNotice = (account: BillingAccount, now: Date): Notice | null => {
  for (const reminders of [remindersOf(account), invoiceReminders(account)]) {
    const due = reminders.filter(({ at }) => at <= now.toISOString());
    const last = due.toSorted((one, other) => one.at.localeCompare(other.at)).at(-1);
    if (last && !wasSent(account, last)) return last;
  }
  return null;
};

/** Returns the next check of the account: at once if a reminder is due. */
const nextDue = (account: BillingAccount, now: Date): string | null => {
  if (dueNotice(account, now)) return now.toISOString();
  const { projection, override } = account;
  const { subscription, failure } = projection;
  const contract = contractInvoiceOf(account);
  const moments = [
    ...remindersOf(account)
      .filter((notice) => !wasSent(account, notice))
      .map(({ at }) => at),
    ...(subscription
      ? [
          subscription.periodEndsAt,
          hours(subscription.periodEndsAt, billingLimits.graceHours),
          ...(subscription.cancelsAt === null ? [] : [subscription.cancelsAt]),
          ...(failure ? [limitedFrom(failure.since)] : []),
        ]
      : []),
    ...(override ? [override.until] : []),
    ...(contract ? [contract.dueAt, limitedFrom(contract.dueAt)] : []),
  ].filter((at) => at > now.toISOString());
  return moments.toSorted()[0] ?? null;
};

/** Adds derived fields: the applied plan, and the next check. */
export const settled = (account: BillingAccount, stage: StageBilling, now: Date): BillingAccount => {
  const { planId, state, limits } = planNow(account, stage, now);
  const applied = { planId, state, activePostings: limits.activePostings };
  return { ...account, applied, dueAt: nextDue({ ...account, applied }, now) };
};
