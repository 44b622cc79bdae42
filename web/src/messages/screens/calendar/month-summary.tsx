import { scheduleItemTypes } from '@shared/people/model/profile-vocabulary';
import { formatNumber } from '@/lib/time/format';
import { useTranslation } from '@/lib/i18n/i18n';
import type { ShownWindow } from './booked-shifts';
import styles from './calendar.module.css';
import { monthMetrics } from './calendar-metrics';
import { monthName } from './calendar-labels';

export const MonthSummary = ({ window, month }: { window: ShownWindow; month: string }) => {
  const { t } = useTranslation('calendar');
  const metrics = monthMetrics(window, month);
  const rows: [string, string][] = [
    ...scheduleItemTypes.map((type): [string, string] => [t(`summary.${type}`), formatNumber(metrics[type])]),
    [t('summary.shiftHours'), formatNumber(Math.round(metrics.minutes / 6) / 10)],
    [t('summary.tasks'), formatNumber(metrics.tasksDue)],
  ];
  return (
    <section className={styles.summary}>
      <h2>{monthName(month)}</h2>
      <dl className={styles.figures}>
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
};
