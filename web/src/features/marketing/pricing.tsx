import { Check, Minus } from 'lucide-react';
import { useId, useState } from 'react';
import { paths } from '@shared/paths';
import { Badge } from '@/components/ui/badge';
import { ButtonLink } from '@/components/ui/base/button-link';
import { classNames } from '@/components/ui/base/class-names';
import { formatMoney } from '@/lib/time/format';
import { useHydrated } from '@/lib/browser/use-hydrated';
import { Closing, Hero, Questions, Section } from './marketing-page';
import { PlanComparison } from './plan-comparison';
import { employerPlans, leastYearlySaving, professionalPlans, type Plan } from './plans';
import styles from './pricing.module.css';
import { useContent } from './use-content';

type Period = 'month' | 'year';

const PeriodToggle = ({ value, onChange }: { value: Period; onChange: (period: Period) => void }) => {
  const { t } = useContent('pages/pricing');
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

const Price = ({ price, saving, period }: Pick<Plan, 'price' | 'saving'> & { period: Period }) => {
  const { t } = useContent('pages/pricing');
  const shown = {
    free: () => ({ amount: t('price.free'), per: '' }),
    subscription: (it: Record<Period, number>) => ({ amount: formatMoney(it[period]), per: t(`price.${period}`) }),
    perPosting: (it: { amount: number }) => ({ amount: formatMoney(it.amount), per: t('price.perPosting') }),
    contract: () => ({ amount: t('price.custom'), per: '' }),
  };
  const { amount, per } = shown[price.kind](price as never);
  return (
    <>
      <p className={styles.price}>
        <span className={styles.amount}>{amount}</span>
        <span className={styles.per}>{per}</span>
      </p>
      <p className={styles.saving}>{saving !== null && period === 'year' && t('saving', { percent: saving })}</p>
    </>
  );
};

const PlanCard = ({ plan, period }: { plan: Plan; period: Period }) => {
  const { t, list } = useContent('pages/pricing');
  return (
    <article className={classNames(styles.plan, plan.popular && styles.popular)}>
      <div className={styles.planHead}>
        <h3>{t(`${plan.texts}.name`)}</h3>
        {!plan.available && <Badge>{t('comingLater')}</Badge>}
        {plan.available && plan.popular && <Badge tone="info">{t('popular')}</Badge>}
      </div>
      {plan.available && <Price price={plan.price} saving={plan.saving} period={period} />}
      <p className={styles.description}>{t(`${plan.texts}.description`)}</p>
      <ul className={styles.features}>
        {list(`${plan.texts}.features`).map((feature) => (
          <li key={feature}>
            <Check size={18} aria-hidden="true" />
            {feature}
          </li>
        ))}
        {list(`${plan.texts}.limitations`).map((limitation) => (
          <li key={limitation} className={styles.without}>
            <Minus size={18} aria-hidden="true" />
            {limitation}
          </li>
        ))}
      </ul>
      {plan.available && (
        <ButtonLink to={paths[plan.leadsTo]} variant={plan.popular ? 'primary' : 'secondary'} fullWidth>
          {t(`${plan.texts}.action`)}
        </ButtonLink>
      )}
    </article>
  );
};

const Plans = ({ plans, period }: { plans: readonly Plan[]; period: Period }) => (
  <div className={styles.plans}>
    {plans.map((plan) => (
      <PlanCard key={plan.texts} plan={plan} period={period} />
    ))}
  </div>
);

export const Pricing = () => {
  const { t, list } = useContent('pages/pricing');
  const [period, setPeriod] = useState<Period>('month');
  return (
    <>
      <Hero name={t('name')} title={t('hero.title')} text={t('hero.text')} />
      <Section title={t('professionals.title')} text={t('professionals.text')}>
        <PeriodToggle value={period} onChange={setPeriod} />
        <Plans plans={professionalPlans} period={period} />
      </Section>
      <Section title={t('employers.title')} text={t('employers.text')} sunken>
        <PeriodToggle value={period} onChange={setPeriod} />
        <Plans plans={employerPlans} period={period} />
      </Section>
      <Section title={t('compare.title')}>
        <PlanComparison />
      </Section>
      <Section title={t('questions.title')}>
        <Questions questions={list('questions.items')} />
      </Section>
      <Closing title={t('closing.title')} text={t('closing.text')}>
        <ButtonLink to={paths.register} size="large">
          {t('closing.start')}
        </ButtonLink>
        <ButtonLink to={paths.contact} size="large" variant="secondary">
          {t('closing.sales')}
        </ButtonLink>
      </Closing>
    </>
  );
};
