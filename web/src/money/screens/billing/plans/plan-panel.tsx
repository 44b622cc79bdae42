import { Suspense, useState } from 'react';
import type { Billing } from '@shared/money/model/billing';
import { MutedText, Row } from '@/components/layout';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/base/button';
import { toast } from '@/components/ui/base/toast';
import { lazy } from '@/lib/browser/lazy';
import { useTranslation } from '@/lib/i18n/i18n';
import { useOneAtATime } from '@/lib/requests/one-at-a-time';
import { formatDate, formatMoney } from '@/lib/time/format';
import { ownZone } from '@/lib/time/own-zone';
import { useResumePlan } from '../billing-queries';
import styles from '../billing.module.css';
import { methodName } from '../method-name';
import { isRunning, stateTones } from './plan-state';
import { PlanUsage } from './plan-usage';

const CancelDialog = lazy(() => import('./cancel-dialog').then((it) => ({ default: it.CancelDialog })));

type Props = { billing: Billing };

/** When the plan renews or ends: "per month, renews December 3". */
const usePriceLine = ({ plan, periodEndsAt, trialEndsAt, endsAt, contractUntil, postings }: Billing) => {
  const { t } = useTranslation('billing');
  const { priceCents, period, state } = plan;
  const price = priceCents === null ? '' : formatMoney(priceCents);
  const per = period === null ? '' : t(`per.${period}`);
  if (contractUntil !== null)
    return { big: t('head.contract'), small: t('head.until', { date: formatDate(contractUntil) }) };
  if (state === 'postings' && postings) {
    return { big: t('head.postings', { left: postings.bought - postings.used }), small: t('head.ofBought', postings) };
  }
  if (state === 'free') return { big: t('head.free'), small: '' };
  if (priceCents === null) return { big: '', small: t(state === 'none' ? 'head.noneText' : 'head.endedText') };
  if (endsAt !== null) return { big: price, small: t('head.ends', { per, date: formatDate(endsAt, ownZone()) }) };
  if (trialEndsAt !== null && state === 'trialing') {
    return {
      big: t('head.trial', { date: formatDate(trialEndsAt, ownZone()) }),
      small: t('head.afterTrial', { price, per }),
    };
  }
  if (state !== 'active' || periodEndsAt === null) return { big: price, small: per };
  return { big: price, small: t('head.renews', { per, date: formatDate(periodEndsAt, ownZone()) }) };
};

const Actions = ({ billing }: Props) => {
  const { t } = useTranslation('billing');
  const [canceling, setCanceling] = useState(false);
  const resume = useResumePlan();
  const once = useOneAtATime();
  if (!isRunning(billing)) return null;
  const takeBack = () =>
    once(() =>
      resume.mutateAsync({ version: billing.version }).then(
        () => toast.success(t('resume.done')),
        (error: unknown) => toast.error((error as Error).message),
      ),
    );
  return (
    <>
      {billing.endsAt === null ? (
        <Button variant="secondary" aria-haspopup="dialog" onClick={() => setCanceling(true)}>
          {t('cancel.open')}
        </Button>
      ) : (
        <Button loading={resume.isPending} onClick={() => void takeBack()}>
          {t('resume.button')}
        </Button>
      )}
      {canceling && (
        <Suspense fallback={null}>
          <CancelDialog billing={billing} onClose={() => setCanceling(false)} />
        </Suspense>
      )}
    </>
  );
};

const NextInvoice = ({ next }: { next: NonNullable<Billing['nextInvoice']> }) => {
  const { t } = useTranslation('billing');
  return (
    <div>
      <dt>{t('head.nextInvoice', { date: formatDate(next.at) })}</dt>
      <dd>
        {formatMoney(next.amountCents)}{' '}
        {next.creditCents > 0 && <small>{t('head.afterCredit', { credit: formatMoney(next.creditCents) })}</small>}
      </dd>
    </div>
  );
};

/** The account's plan, its usage, and its next cost. */
export const PlanPanel = ({ billing }: Props) => {
  const { t } = useTranslation(['billing', 'plans']);
  const { plan, use, nextInvoice, creditCents, defaultMethod, invoiceEmail } = billing;
  const { big, small } = usePriceLine(billing);
  const paidWith = defaultMethod && methodName(t, defaultMethod);
  return (
    <section className={styles.panel} aria-labelledby="plan-name">
      <div className={styles.head}>
        <div>
          <Row gap="xs">
            <h2 id="plan-name">{plan.planId === null ? t('head.none') : t(`name.${plan.planId}`)}</h2>
            {plan.state !== 'none' && (
              <Badge tone={stateTones[plan.state]}>
                {t(billing.endsAt === null ? `state.${plan.state}` : 'state.ending')}
              </Badge>
            )}
          </Row>
          <p className={styles.big}>
            {big} <small>{small}</small>
          </p>
          <MutedText>
            {[paidWith, invoiceEmail && t('head.invoicesTo', { email: invoiceEmail })].filter(Boolean).join(' · ')}
          </MutedText>
        </div>
        <Actions billing={billing} />
      </div>
      <PlanUsage use={use}>
        {nextInvoice && <NextInvoice next={nextInvoice} />}
        {!nextInvoice && creditCents > 0 && (
          <div>
            <dt>{t('head.credit')}</dt>
            <dd>{formatMoney(creditCents)}</dd>
          </div>
        )}
      </PlanUsage>
    </section>
  );
};
