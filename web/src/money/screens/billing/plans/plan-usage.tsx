import type { FeatureUse } from '@shared/money/model/billing';
import { countedFeatures, type CountedFeature } from '@shared/money/billing/vocabulary';
import type { ReactNode } from 'react';
import { useTranslation } from '@/lib/i18n/i18n';
import styles from '../billing.module.css';

const isCounted = (it: FeatureUse): it is FeatureUse & { feature: CountedFeature; used: number } =>
  it.used !== null && (countedFeatures as readonly string[]).includes(it.feature);

const hasAny = ({ used, limit }: FeatureUse): boolean => limit !== 0 || used !== 0;

/** The plan's usage: "3 of 5", with a bar where there is a limit. */
export const PlanUsage = ({ use, children }: { use: readonly FeatureUse[]; children?: ReactNode }) => {
  const { t } = useTranslation('plans');
  return (
    <dl className={styles.use}>
      {use
        .filter(isCounted)
        .filter(hasAny)
        .map(({ feature, used, limit }) => (
          <div key={feature}>
            <dt>{t(`feature.${feature}`)}</dt>
            <dd>{limit === null ? t('use.open', { used }) : t('use.of', { used, limit })}</dd>
            {limit !== null && limit > 0 && (
              <dd className={styles.track} aria-hidden="true" data-full={used >= limit || undefined}>
                <i style={{ inlineSize: `${Math.min(100, Math.round((used / limit) * 100))}%` }} />
              </dd>
            )}
          </div>
        ))}
      {children}
    </dl>
  );
};
