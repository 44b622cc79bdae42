import { useState } from 'react';
import { paths } from '@shared/paths';
import { ButtonLink } from '@/components/ui/base/button-link';
import { useBillingMode } from '@/money/parts/billing/use-billing-mode';
import { useTranslation } from '@/lib/i18n/i18n';
import { Closing, Hero, Questions, Section } from '../marketing-page';
import { PlanCards, PeriodToggle, type Period } from './plan-cards';
import { PlanComparison } from './plan-comparison';
import { employerPlans, professionalPlans } from './plans';
import { usePricingQuestions } from './pricing-questions';
import styles from './pricing.module.css';

const Sold = () => {
  const { t } = useTranslation('pages/pricing');
  const [period, setPeriod] = useState<Period>('month');
  const toggle = <PeriodToggle value={period} onChange={setPeriod} />;
  return (
    <>
      <Section title={t('professionals.title')} text={t('professionals.text')}>
        {toggle}
        <PlanCards plans={professionalPlans} period={period} />
      </Section>
      <Section title={t('employers.title')} text={t('employers.text')} sunken>
        {toggle}
        <PlanCards plans={employerPlans} period={period} />
      </Section>
      <Section title={t('compare.title')}>
        <PlanComparison title={t('compare.title')} shown={employerPlans} />
      </Section>
    </>
  );
};

/** Plans, prices, and limits from the catalog, where the stage sells them. */
export const Pricing = () => {
  const { t } = useTranslation('pages/pricing');
  const mode = useBillingMode();
  const questions = usePricingQuestions(mode);
  const texts = { stripe: t('hero.sold'), off: t('hero.free') };
  return (
    <>
      <Hero name={t('name')} title={t('hero.title')} text={mode === null ? t('hero.text') : texts[mode]} />
      {mode === null && <div className={styles.pending} aria-busy="true" />}
      {mode === 'stripe' && <Sold />}
      {mode === 'off' && (
        <Section title={t('off.title')} text={t('off.text')}>
          {null}
        </Section>
      )}
      {mode !== null && (
        <Section title={t('questions.title')} sunken={mode === 'off'}>
          <Questions questions={questions} />
        </Section>
      )}
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
