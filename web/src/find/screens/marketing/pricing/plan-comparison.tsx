import { comparedPoints } from '@/money/parts/billing/plan-points';
import { useTranslation } from '@/lib/i18n/i18n';
import type { ShownPlan } from './plans';
import styles from './pricing.module.css';

export const PlanComparison = ({ title, shown }: { title: string; shown: readonly ShownPlan[] }) => {
  const { t } = useTranslation(['plans', 'pages/pricing']);
  const { t: p } = useTranslation('plans');
  const plans = shown.map(({ plan }) => plan);
  return (
    <div className={styles.scroll} role="region" aria-label={title} tabIndex={0}>
      <table className={styles.compare}>
        <thead>
          <tr>
            <th scope="col">{t('compare.what')}</th>
            {plans.map(({ planId }) => (
              <th key={planId} scope="col">
                {t(`name.${planId}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {comparedPoints(p, plans).map(({ label, cells }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {cells.map((cell, index) => (
                <td key={plans[index]!.planId}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};
