import { formatMoney } from '@/lib/time/format';
import { formatHours } from '@/lib/time/hours';
import { useTranslation } from '@/lib/i18n/i18n';
import type { Analytics } from './analytics-queries';
import { Panel } from './panel';
import styles from './analytics.module.css';

export const SpendPanel = ({ spend }: { spend: NonNullable<Analytics['spend']> }) => {
  const { t } = useTranslation('analytics');
  return (
    <Panel title={t('spend.title')} note={t('spend.note')}>
      {spend.length === 0 ? (
        <p className={styles.note}>{t('spend.none')}</p>
      ) : (
        <dl className={styles.amounts}>
          {spend.map(({ currency, cents, beforeCents, minutes, weeks }) => (
            <div key={currency}>
              <dt>{currency}</dt>
              <dd className={styles.value}>{formatMoney(cents, currency)}</dd>
              <dd className={styles.source}>
                {t('spend.basis', {
                  count: weeks,
                  hours: formatHours(minutes),
                  before: formatMoney(beforeCents, currency),
                })}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </Panel>
  );
};
