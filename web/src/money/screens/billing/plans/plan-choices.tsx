import Check from 'lucide-react/dist/esm/icons/check.mjs';
import { Suspense, useState } from 'react';
import { plansFor, priceOf, trialDays, yearlySaving, type Plan } from '@shared/money/billing/catalogue';
import type { BillingPeriod } from '@shared/money/billing/vocabulary';
import type { Billing, PlanChoice } from '@shared/money/model/billing';
import { paths } from '@shared/paths';
import { Row } from '@/components/layout';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/base/button';
import { ButtonLink } from '@/components/ui/base/button-link';
import { classNames } from '@/components/ui/base/class-names';
import { Segments } from '@/components/ui/editing/segments';
import { planPoints } from '@/money/parts/billing/plan-points';
import { lazy } from '@/lib/browser/lazy';
import { useTranslation } from '@/lib/i18n/i18n';
import { formatMoney } from '@/lib/time/format';
import styles from '../billing.module.css';
import { isRunning, withoutTrial } from './plan-state';

const PreviewDialog = lazy(() => import('./preview-dialog').then((it) => ({ default: it.PreviewDialog })));

type CardProps = { billing: Billing; plan: Plan; period: BillingPeriod; onChoose: (choice: PlanChoice) => void };

const choiceOf = (planId: PlanChoice['planId'], more: Partial<PlanChoice> = {}): PlanChoice => ({
  planId,
  period: null,
  quantity: 1,
  trial: false,
  promoCode: '',
  ...more,
});

const Price = ({ plan, period }: Pick<CardProps, 'plan' | 'period'>) => {
  const { t } = useTranslation('plans');
  const { price } = plan;
  if (price.kind === 'free') return <p className={styles.price}>{t('price.free')}</p>;
  if (price.kind === 'contract') return <p className={styles.price}>{t('price.contract')}</p>;
  const [cents, per] =
    price.kind === 'perPosting' ? [price.amount, t('price.perPosting')] : [price[period], t(`price.${period}`)];
  return (
    <p className={styles.price}>
      {formatMoney(cents)} <small>{per}</small>
    </p>
  );
};

const SubscriptionButtons = ({ billing, plan, period, onChoose }: CardProps) => {
  const { t } = useTranslation(['billing', 'plans']);
  const isCurrent = billing.plan.planId === plan.planId && isRunning(billing);
  const choose = (more: Partial<PlanChoice> = {}) => onChoose(choiceOf(plan.planId, { period, ...more }));
  if (isCurrent && billing.plan.period === period) return null;
  if (isCurrent) return <Button onClick={() => choose()}>{t(`choose.${period}`)}</Button>;
  const name = t(`name.${plan.planId}`);
  const offersTrial = plan.trial === true && billing.trialAvailable;
  return (
    <>
      {offersTrial && <Button onClick={() => choose({ trial: true })}>{t('choose.trial', { days: trialDays })}</Button>}
      <Button variant={offersTrial ? 'secondary' : 'primary'} onClick={() => choose()}>
        {t('choose.plan', { plan: name })}
      </Button>
    </>
  );
};

const Buttons = (props: CardProps) => {
  const { billing, plan, onChoose } = props;
  const { t } = useTranslation(['billing', 'plans']);
  if (plan.price.kind === 'contract') {
    return billing.plan.planId === plan.planId ? null : (
      <ButtonLink variant="secondary" to={paths.contact}>
        {t('choose.contact')}
      </ButtonLink>
    );
  }
  if (billing.plan.state === 'contract') return null;
  if (plan.price.kind === 'subscription') return <SubscriptionButtons {...props} />;
  if (plan.price.kind === 'free') {
    return isRunning(billing) && billing.endsAt === null ? (
      <Button variant="secondary" onClick={() => onChoose(choiceOf(plan.planId))}>
        {t('choose.changeTo', { plan: t(`name.${plan.planId}`) })}
      </Button>
    ) : null;
  }
  if (isRunning(billing)) return <p className={styles.hint}>{t('choose.postingsLater')}</p>;
  return (
    <Button variant="secondary" onClick={() => onChoose(choiceOf(plan.planId))}>
      {t('choose.posting')}
    </Button>
  );
};

const PlanCard = (props: CardProps) => {
  const { billing, plan, period } = props;
  const { t } = useTranslation(['billing', 'plans']);
  const { t: p } = useTranslation('plans');
  const isCurrent = billing.plan.planId === plan.planId;
  return (
    <li className={classNames(isCurrent && styles.current)}>
      <Row gap="xs">
        <h3>{t(`name.${plan.planId}`)}</h3>
        {isCurrent && <Badge tone="info">{t('choose.current')}</Badge>}
      </Row>
      <Price plan={plan} period={period} />
      <ul role="list" className={styles.points}>
        {planPoints(p, billing.trialAvailable ? plan : withoutTrial(plan)).map((point) => (
          <li key={point}>
            <Check size={14} aria-hidden="true" />
            <span>{point}</span>
          </li>
        ))}
      </ul>
      <div className={styles.buttons}>
        <Buttons {...props} />
      </div>
    </li>
  );
};

const savingOf = (plans: readonly Plan[]): number | null => {
  const savings = plans.flatMap((plan) => yearlySaving(plan) ?? []);
  return savings.length === 0 ? null : Math.min(...savings);
};

/** The plans for the reader's kind of account. No button pays: each opens a preview of the cost. */
export const PlanChoices = ({ billing }: { billing: Billing }) => {
  const { t } = useTranslation('billing');
  const [period, setPeriod] = useState<BillingPeriod>(billing.plan.period ?? 'month');
  const [choice, setChoice] = useState<PlanChoice | null>(null);
  const plans = plansFor(billing.kind);
  const saving = savingOf(plans);
  const isPaidByTime = plans.some((plan) => priceOf(plan, 'month') !== null);
  return (
    <section className={styles.section} aria-labelledby="plans">
      <Row justify="between">
        <h2 id="plans">{t('choose.title')}</h2>
        {isPaidByTime && (
          <div className={styles.period}>
            <Segments
              small
              label={t('choose.period')}
              value={period}
              onChange={setPeriod}
              segments={[
                { value: 'month', label: t('choose.monthly') },
                {
                  value: 'year',
                  label: saving === null ? t('choose.yearly') : t('choose.yearlySaving', { percent: saving }),
                },
              ]}
            />
          </div>
        )}
      </Row>
      <ul role="list" className={styles.plans}>
        {plans.map((plan) => (
          <PlanCard key={plan.planId} {...{ billing, plan, period }} onChoose={setChoice} />
        ))}
      </ul>
      {choice && (
        <Suspense fallback={null}>
          <PreviewDialog billing={billing} first={choice} onClose={() => setChoice(null)} />
        </Suspense>
      )}
    </section>
  );
};
