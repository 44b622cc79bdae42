import { useQuery } from '@tanstack/react-query';
import CircleAlert from 'lucide-react/dist/esm/icons/circle-alert.mjs';
import { useState } from 'react';
import { planOf } from '@shared/money/billing/catalogue';
import type { Billing, Estimate, PlanEstimate } from '@shared/money/model/billing';
import { QueryGate } from '@/components/records/query-gate';
import { classNames } from '@/components/ui/base/class-names';
import { useTranslation } from '@/lib/i18n/i18n';
import { formatMoney } from '@/lib/time/format';
import { estimateQuery } from '../billing-queries';
import styles from '../billing.module.css';
import { simulatedMonth } from './simulated-month';
import { Stepper } from './stepper';

type Props = { billing: Billing };

const mostMore = 10;

/** Whether it currently has a price. */
const isPriced = ({ cents }: PlanEstimate): boolean => cents !== null;

const useName = () => {
  const { t } = useTranslation(['billing', 'plans']);
  return ({ planId, period }: PlanEstimate): string => {
    const name = t(`name.${planId}`);
    return period === null ? name : t('lines.planBy', { plan: name, period: t(`lines.${period}`) });
  };
};

const Obstacle = ({ plan: { planId, obstacle }, use }: { plan: PlanEstimate; use: Estimate['use'] }) => {
  const { t } = useTranslation(['billing', 'plans']);
  if (obstacle === null || obstacle === 'contract') return null;
  const limit = planOf(planId).limits[obstacle] ?? 0;
  const had = obstacle === 'activePostings' ? use.mostActive : use.mostApplicationsPerMonth;
  return (
    <p className={styles.obstacle}>
      <CircleAlert size={14} aria-hidden="true" />
      <span>{t(`estimate.obstacle.${obstacle}`, { plan: t(`name.${planId}`), limit, had })}</span>
    </p>
  );
};

const unique = (plans: readonly PlanEstimate[]): PlanEstimate[] => [
  ...new Map(plans.map((plan) => [plan.planId, plan])).values(),
];

const Bars = ({ billing, estimate: { use, plans } }: Props & { estimate: Estimate }) => {
  const { t } = useTranslation('billing');
  const nameOf = useName();
  const shown = plans.filter(isPriced);
  const most = Math.max(1, ...shown.map(({ cents }) => cents ?? 0));
  const isCurrent = ({ planId, period }: PlanEstimate) =>
    planId === billing.plan.planId && period === billing.plan.period;
  return (
    <>
      <p className={styles.lead}>
        {billing.kind === 'employer'
          ? t('estimate.employer', { days: use.days, posted: use.postings, active: use.mostActive })
          : t('estimate.professional', {
              days: use.days,
              sent: use.applications,
              most: use.mostApplicationsPerMonth,
            })}
      </p>
      <ul role="list" className={styles.bars} aria-label={t('estimate.list', { days: use.days })}>
        {shown.map((plan) => (
          <li key={`${plan.planId} ${plan.period}`} className={classNames(isCurrent(plan) && styles.is)}>
            <span>{nameOf(plan)}</span>
            <span className={styles.bar} aria-hidden="true">
              <i style={{ inlineSize: `${Math.round(((plan.cents ?? 0) / most) * 100)}%` }} />
            </span>
            <b>{formatMoney(plan.cents ?? 0)}</b>
          </li>
        ))}
      </ul>
      {unique(shown).map((plan) => (
        <Obstacle key={plan.planId} plan={plan} use={use} />
      ))}
    </>
  );
};

const NeedsText = ({ billing, more }: Props & { more: number }) => {
  const { t } = useTranslation(['billing', 'plans']);
  const { needs, limit, extraCents } = simulatedMonth(billing, more);
  if (needs === null) return <p className={styles.hint}>{t('simulate.enough')}</p>;
  if (extraCents === null) return <p className={styles.hint}>{t('simulate.beyond', { limit: limit ?? 0 })}</p>;
  return (
    <p className={styles.hint}>
      {t(needs === 'starter' ? 'simulate.postings' : 'simulate.plan', { plan: t(`name.${needs}`) })}
    </p>
  );
};

/** The cost of more usage, computed without the server. */
const Simulator = ({ billing }: Props) => {
  const { t } = useTranslation(['billing', 'plans']);
  const [more, setMore] = useState(1);
  const { used, limit, extraCents } = simulatedMonth(billing, more);
  const isEmployer = billing.kind === 'employer';
  return (
    <section className={styles.section} aria-labelledby="try">
      <h2 id="try">{t('simulate.title')}</h2>
      <div className={styles.box}>
        <Stepper
          label={t(isEmployer ? 'simulate.jobs' : 'simulate.applications')}
          value={more}
          min={0}
          max={mostMore}
          onChange={setMore}
        />
        <dl className={styles.bill}>
          <div>
            <dt>{t(isEmployer ? 'simulate.active' : 'simulate.sent')}</dt>
            <dd>{limit === null ? t('use.open', { used }) : t('use.of', { used, limit })}</dd>
          </div>
          <div>
            <dt>{t('simulate.extra')}</dt>
            <dd>{extraCents === null ? t('estimate.contract') : formatMoney(extraCents)}</dd>
          </div>
        </dl>
        <NeedsText billing={billing} more={more} />
      </div>
    </section>
  );
};

export const Estimates = ({ billing }: Props) => {
  const { t } = useTranslation('billing');
  const estimate = useQuery(estimateQuery());
  return (
    <>
      <section className={styles.section} aria-labelledby="estimate">
        <h2 id="estimate">{t('estimate.title')}</h2>
        <div className={styles.box}>
          <QueryGate query={estimate} loading={t('loading')} rows={3}>
            {(data) => <Bars billing={billing} estimate={data} />}
          </QueryGate>
        </div>
      </section>
      <Simulator billing={billing} />
    </>
  );
};
