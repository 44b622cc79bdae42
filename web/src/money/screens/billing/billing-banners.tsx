import CircleAlert from 'lucide-react/dist/esm/icons/circle-alert.mjs';
import Info from 'lucide-react/dist/esm/icons/info.mjs';
import type { ReactNode } from 'react';
import type { Billing } from '@shared/money/model/billing';
import { billingAddress } from '@shared/paths';
import { Button, buttonClass } from '@/components/ui/base/button';
import { ButtonLink } from '@/components/ui/base/button-link';
import { classNames } from '@/components/ui/base/class-names';
import { toast } from '@/components/ui/base/toast';
import { useOfferedMethods } from '@/money/parts/billing/use-offered-methods';
import { useTranslation } from '@/lib/i18n/i18n';
import { formatDate, formatDateTime, formatMoney } from '@/lib/time/format';
import { ownZone } from '@/lib/time/own-zone';
import { useRefresh } from './billing-queries';
import styles from './billing.module.css';

type Props = { billing: Billing };
type BannerProps = { tone: 'info' | 'warn' | 'danger'; title: string; children?: ReactNode; actions?: ReactNode };

export const Banner = ({ tone, title, children, actions }: BannerProps) => {
  const Icon = tone === 'info' ? Info : CircleAlert;
  return (
    <div className={classNames(styles.note, styles[tone])} role={tone === 'danger' ? 'alert' : 'status'}>
      <Icon size={16} aria-hidden="true" />
      <div className={styles.words}>
        <b>{title}</b>
        {children && <p>{children}</p>}
      </div>
      {actions && <div className={styles.noteActions}>{actions}</div>}
    </div>
  );
};

const CheckAgain = () => {
  const { t } = useTranslation('billing');
  const refresh = useRefresh();
  return (
    <Button
      size="small"
      variant="secondary"
      loading={refresh.isPending}
      onClick={() => refresh.mutate(undefined, { onError: (error) => toast.error(error.message) })}
    >
      {t('notes.refresh')}
    </Button>
  );
};

const Pay = ({ url, label }: { url: string; label: string }) => (
  <a className={buttonClass({ size: 'small' })} href={url}>
    {label}
  </a>
);

const FailedPayment = ({ billing: { plan, dunning } }: Props) => {
  const { t } = useTranslation('billing');
  if (!dunning) return null;
  const { amountCents, limitedAt, nextAttemptAt, payUrl } = dunning;
  const amount = formatMoney(amountCents);
  const isLimited = plan.state === 'limited';
  const texts = [
    t(isLimited ? 'notes.limitedText' : 'notes.failedText', { date: formatDate(limitedAt, ownZone()) }),
    nextAttemptAt !== null && t('notes.nextAttempt', { date: formatDate(nextAttemptAt, ownZone()) }),
  ];
  return (
    <Banner
      tone="danger"
      title={t('notes.failed', { amount })}
      actions={
        <>
          {payUrl !== null && <Pay url={payUrl} label={t('notes.pay', { amount })} />}
          <ButtonLink size="small" variant="secondary" to={billingAddress('methods')}>
            {t('notes.otherMethod')}
          </ButtonLink>
          <CheckAgain />
        </>
      }
    >
      {texts.filter(Boolean).join(' ')}
    </Banner>
  );
};

/** A contract's invoice: where and how it is paid, and the consequence if it isn't. */
const SentInvoice = ({ invoice }: { invoice: NonNullable<Billing['contractInvoice']> }) => {
  const { t } = useTranslation('billing');
  const { invoice: methods } = useOfferedMethods();
  const { amountCents, dueAt, isOverdue, limitedAt, payUrl } = invoice;
  const title = { amount: formatMoney(amountCents), date: formatDate(dueAt, ownZone()) };
  const limit = formatDate(limitedAt, ownZone());
  const isLimited = limitedAt <= new Date().toISOString();
  const ways = methods ? t('notes.invoiceText', { methods }) : t('notes.invoiceTextPlain');
  const overdue = isLimited ? t('notes.limitedText', { date: limit }) : t('notes.invoiceOverdueText', { limit });
  return (
    <Banner
      tone={isOverdue ? 'danger' : 'info'}
      title={isOverdue ? t('notes.invoiceOverdue', title) : t('notes.invoiceDue', title)}
      actions={
        <>
          {payUrl !== null && <Pay url={payUrl} label={t('notes.invoicePay')} />}
          <CheckAgain />
        </>
      }
    >
      {isOverdue ? `${overdue} ${ways}` : ways}
    </Banner>
  );
};

const OpenCheckout = ({ checkout }: { checkout: NonNullable<Billing['checkout']> }) => {
  const { t } = useTranslation(['billing', 'plans']);
  return (
    <Banner
      tone="info"
      title={t('notes.checkout', { plan: t(`name.${checkout.planId}`) })}
      actions={
        <>
          <Pay url={checkout.url} label={t('notes.checkoutGoOn')} />
          <CheckAgain />
        </>
      }
    >
      {t('notes.checkoutText', { time: formatDateTime(checkout.expiresAt, ownZone()) })}
    </Banner>
  );
};

/** Banners above the plan for what needs attention. */
export const BillingBanners = ({ billing }: Props) => {
  const { t } = useTranslation('billing');
  const { checkout, contractInvoice, dunning, graceUntil, plan } = billing;
  if (!checkout && !dunning && !contractInvoice && graceUntil === null && plan.state !== 'paused') return null;
  return (
    <div className={styles.notes}>
      <FailedPayment billing={billing} />
      {contractInvoice && <SentInvoice invoice={contractInvoice} />}
      {plan.state === 'paused' && (
        <Banner
          tone="warn"
          title={t('notes.paused')}
          actions={
            <ButtonLink size="small" to={billingAddress('methods')}>
              {t('methods.add')}
            </ButtonLink>
          }
        >
          {t('notes.pausedText')}
        </Banner>
      )}
      {checkout && <OpenCheckout checkout={checkout} />}
      {graceUntil !== null && (
        <Banner tone="info" title={t('notes.grace', { date: formatDateTime(graceUntil, ownZone()) })} />
      )}
    </div>
  );
};
