import { limitedFrom } from '@shared/domain/entitlements';
import type { EventOf } from '@shared/model/event';
import { billingPage } from '@shared/billing/billing-page';
import type { EventReader } from '../../events/ports';
import { textsOf } from '../../platform/text/keyed-text';
import { defineTexts } from '../text';
import { inAppAndEmail, type Wording } from '../wording';

const t = textsOf('notifications/billing');

type Notice = EventOf<'billing.notice_due'>['data']['notice'];
type Due = { notice: Notice; day: string; cents: number; people: readonly string[] };

/** Null if what it is about is over by now: a payment that was made, a trial that was canceled. */
const loadDue = async (reader: EventReader, { data }: EventOf<'billing.notice_due'>): Promise<Due | null> => {
  const { projection, kind, ownerId } = await reader.billing(data.ownerId);
  const { subscription, failure } = projection;
  if (!subscription) return null;
  // The payment method was added meanwhile.
  if ((data.notice === 'trial_ended') !== (subscription.status === 'paused')) return null;
  const people = kind === 'professional' ? [ownerId] : await reader.admins(ownerId);
  const isFailure = data.notice === 'payment_failed' || data.notice === 'limited';
  if (!isFailure) {
    const day = subscription.periodEndsAt.slice(0, 10);
    return subscription.cancelsAt === null
      ? { notice: data.notice, day, cents: subscription.priceCents, people }
      : null;
  }
  if (!failure) return null;
  return { notice: data.notice, day: limitedFrom(failure.since).slice(0, 10), cents: failure.amountCents, people };
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
