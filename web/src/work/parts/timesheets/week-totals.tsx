import { useTranslation } from '@/lib/i18n/i18n';
import { formatHours } from '@/lib/time/hours';
import styles from './week.module.css';

type Fact = { label: string; value: string };

/** Live region: totals are announced while typing. */
export const WeekTotals = ({ minutes, money }: { minutes: number; money: readonly Fact[] }) => {
  const { t } = useTranslation('timesheets');
  return (
    <dl className={styles.totals} aria-live="polite">
      {[{ label: t('totals.hours'), value: formatHours(minutes) }, ...money].map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
};
