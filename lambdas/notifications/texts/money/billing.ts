import { limitedFrom } from '@shared/money/rules/entitlements';
import type { EventOf } from '@shared/core/model/event';
import { billingPage } from '@shared/money/billing/billing-page';
import type { EventReader } from '../../../events/ports';
import { textsOf } from '../../../platform/text/deferred-text';
import type { BillingAccount } from '../../../store/money/billing/billing-account';
import { defineTexts } from '../../text';
import { inAppAndEmail, type Wording } from '../../wording';

const t = textsOf('notifications/billing');

type Notice = EventOf<'billing.notice_due'>['data']['notice'];
type Amount = { notice: Notice; day: string; cents: number };
type Due = Amount & { people: readonly string[] };

const overdueInvoice = (
  { projection: { sent } }: BillingAccount,
  { notice, noticeId }: EventOf<'billing.notice_due'>['data'],
): Amount | null => {
  const invoice = sent.find(({ invoiceId }) => invoiceId === noticeId);
  return invoice ? { notice, day: invoice.dueAt.slice(0, 10), cents: invoice.amountCents } : null;
};

const aboutSubscription = (
  { projection: { subscription, failure } }: BillingAccount,
  { notice }: EventOf<'billing.notice_due'>['data'],
): Amount | null => {
  if (!subscription) return null;
  // The payment method was added in the meantime.
  if ((notice === 'trial_ended') !== (subscription.status === 'paused')) return null;
  if (notice !== 'payment_failed' && notice !== 'limited') {
    const day = subscription.periodEndsAt.slice(0, 10);
    return subscription.cancelsAt === null ? { notice, day, cents: subscription.priceCents } : null;
  }
  return failure && { notice, day: limitedFrom(failure.since).slice(0, 10), cents: failure.amountCents };
};

/** Null if it is outdated, such as after a payment or a canceled trial. */
const loadDue = async (reader: EventReader, { data }: EventOf<'billing.notice_due'>): Promise<Due | null> => {
  const account = await reader.billing(data.ownerId);
  const { kind, ownerId } = account;
  const found = data.notice === 'invoice_overdue' ? overdueInvoice(account, data) : aboutSubscription(account, data);
  return found && { ...found, people: kind === 'professional' ? [ownerId] : await reader.admins(ownerId) };
};

const texts = {
  trial_ending: ({ day }: Due) => ({
    title: t('trialEnding.title', { day: { day } }),
    content: t('trialEnding.content'),
  }),
  trial_ended: () => ({
    title: t('trialEnded.title'),
    content: t('trialEnded.content'),
  }),
  renewal: ({ day, cents }: Due) => ({
    title: t('renewal.title', { day: { day } }),
    content: t('renewal.content', { amount: { cents, currency: 'USD' } }),
  }),
  payment_failed: ({ day, cents }: Due) => ({
    title: t('paymentFailed.title'),
    content: t('paymentFailed.content', { amount: { cents, currency: 'USD' }, day: { day } }),
  }),
  limited: ({ cents }: Due) => ({
    title: t('limited.title'),
    content: t('limited.content', { amount: { cents, currency: 'USD' } }),
  }),
  invoice_overdue: ({ day, cents }: Due) => ({
    title: t('invoiceOverdue.title'),
    content: t('invoiceOverdue.content', { amount: { cents, currency: 'USD' }, day: { day } }),
  }),
} satisfies Record<Notice, (due: Due) => Pick<Wording, 'title' | 'content'>>;

const due = (loaded: Due): Wording => ({
  ...texts[loaded.notice](loaded),
  action: t('action'),
  path: billingPage,
});

export const billingTexts = defineTexts({
  'billing.notice_due': {
    load: loadDue,
    toUsers: [{ recipients: ({ people }) => people, category: 'account', ...inAppAndEmail('system', due) }],
  },
});
