import { Check, Minus } from 'lucide-react';
import { useId } from 'react';
import type { PlanPrice } from '@shared/money/billing/catalogue';
import { paths } from '@shared/paths';
import { Badge } from '@/components/ui/badge';
import { ButtonLink } from '@/components/ui/base/button-link';
import { classNames } from '@/components/ui/base/class-names';
import { missingPoints, planPoints } from '@/money/parts/billing/plan-points';
import { useHydrated } from '@/lib/browser/use-hydrated';
import { useTranslation } from '@/lib/i18n/i18n';
import { formatMoney } from '@/lib/time/format';
import { employerPlans, leastYearlySaving, professionalPlans, type ShownPlan } from './plans';
import styles from './pricing.module.css';

export type Period = 'month' | 'year';

export const PeriodToggle = ({ value, onChange }: { value: Period; onChange: (period: Period) => void }) => {
  const { t } = useTranslation('pages/pricing');
  const name = useId();
  const hydrated = useHydrated();
  const saving = leastYearlySaving([...professionalPlans, ...employerPlans]);
  if (saving === null) return null;
  return (
    <div className={styles.toggle} role="radiogroup" aria-label={t('period.label')}>
      {(['month', 'year'] as const).map((period) => (
        <label key={period}>
          <input
            type="radio"
            className="visually-hidden"
            name={name}
            checked={value === period}
            disabled={!hydrated}
            onChange={() => onChange(period)}
          />
          {t(`period.${period}`)}
          {period === 'year' && <Badge tone="success">{t('saving', { percent: saving })}</Badge>}
        </label>
      ))}
    </div>
  );
};

const usePrice = (price: PlanPrice, period: Period): { amount: string; per: string } => {
  const { t } = useTranslation('plans');
  if (price.kind === 'free') return { amount: t('price.free'), per: '' };
  if (price.kind === 'contract') return { amount: t('price.contract'), per: '' };
  if (price.kind === 'perPosting') return { amount: formatMoney(price.amount), per: t('price.perPosting') };
  return { amount: formatMoney(price[period]), per: t(`price.${period}`) };
};

const PlanCard = ({ shown, period }: { shown: ShownPlan; period: Period }) => {
  const { t } = useTranslation(['pages/pricing', 'plans']);
  const { t: p } = useTranslation('plans');
  const { plan, saving, popular, leadsTo } = shown;
  const { planId } = plan;
  const { amount, per } = usePrice(plan.price, period);
  return (
    <article className={classNames(styles.plan, popular && styles.popular)}>
      <div className={styles.planHead}>
        <h3>{t(`name.${planId}`)}</h3>
        {popular && <Badge tone="info">{t('popular')}</Badge>}
      </div>
      <p className={styles.price}>
        <span className={styles.amount}>{amount}</span>
        <span className={styles.per}>{per}</span>
      </p>
      <p className={styles.saving}>{saving !== null && period === 'year' && t('saving', { percent: saving })}</p>
      <p className={styles.description}>{t(`descriptions.${planId}`)}</p>
      <ul className={styles.features}>
        {planPoints(p, plan).map((point) => (
          <li key={point}>
            <Check size={18} aria-hidden="true" />
            {point}
          </li>
        ))}
        {missingPoints(p, plan).map((point) => (
          <li key={point} className={styles.without}>
            <Minus size={18} aria-hidden="true" />
            {point}
          </li>
        ))}
      </ul>
      <ButtonLink to={paths[leadsTo]} variant={popular ? 'primary' : 'secondary'} fullWidth>
        {t(`actions.${planId}`)}
      </ButtonLink>
    </article>
  );
};

export const PlanCards = ({ plans, period }: { plans: readonly ShownPlan[]; period: Period }) => (
  <div className={styles.plans}>
    {plans.map((shown) => (
      <PlanCard key={shown.plan.planId} shown={shown} period={period} />
    ))}
  </div>
);
