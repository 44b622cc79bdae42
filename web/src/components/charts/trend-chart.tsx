import { useState } from 'react';
import { useTranslation } from '@/lib/i18n/i18n';
import { formatNumber } from '@/lib/time/format';
import { Button } from '@/components/ui/base/button';
import { type Column, RecordList } from '@/components/ui/records/record-list';
import styles from './charts.module.css';

export type Series = {
  key: string;
  label: string;
  values: readonly number[];
  format?: (value: number) => string;
};

type Period = 'week' | 'day' | 'month';

type Props = {
  label: string;
  /** Column heading of the steps in the table view, such as "Week of". */
  stepLabel: string;
  period?: Period;
  steps: readonly string[];
  series: readonly Series[];
};

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

type ColumnsProps = { steps: readonly string[]; series: Series; period: Period };

const Columns = ({ steps, series: { label, values, format = formatNumber }, period }: ColumnsProps) => {
  const { t } = useTranslation('marketplace');
  const most = Math.max(...values, 1);
  const total = sum(values);
  const peak = values.indexOf(Math.max(...values));
  const words =
    total === 0
      ? t('chart.nothing', { label })
      : t(`chart.summary.${period}`, {
          label,
          total: format(total),
          from: steps[0] ?? '',
          to: steps.at(-1) ?? '',
          most: format(values[peak] ?? 0),
          at: steps[peak] ?? '',
        });
  return (
    <figure className={styles.trend}>
      <figcaption className={styles.trendHead}>
        <span>{label}</span>
        <strong>{format(total)}</strong>
      </figcaption>
      <div className={styles.columns} role="img" aria-label={words}>
        {values.map((value, step) => (
          <span
            key={steps[step]}
            className={styles.column}
            title={`${steps[step]}: ${format(value)}`}
            data-empty={value === 0 || undefined}
          >
            <span style={{ blockSize: `${(value / most) * 100}%` }} />
          </span>
        ))}
      </div>
      <div className={styles.axis} aria-hidden="true">
        <span>{steps[0]}</span>
        <span>{t(`chart.most.${period}`, { value: format(Math.max(...values, 0)) })}</span>
        <span>{steps.at(-1)}</span>
      </div>
    </figure>
  );
};

type Row = { step: string; index: number };

export const TrendChart = ({ label, stepLabel, steps, series, period = 'week' }: Props) => {
  const { t } = useTranslation('marketplace');
  const [asTable, setAsTable] = useState(false);
  const columns: Column<Row>[] = [
    { key: 'step', header: stepLabel, main: true, cell: ({ step }) => step },
    ...series.map(({ key, label: header, values, format = formatNumber }): Column<Row> => ({
      key,
      header,
      align: 'end',
      cell: ({ index }) => format(values[index] ?? 0),
    })),
  ];
  return (
    <div className={styles.trends}>
      {asTable ? (
        <RecordList
          caption={label}
          columns={columns}
          rows={steps.map((step, index) => ({ step, index })).reverse()}
          rowKey={({ step }) => step}
        />
      ) : (
        <div className={styles.multiples} role="group" aria-label={label}>
          {series.map((one) => (
            <Columns key={one.key} steps={steps} series={one} period={period} />
          ))}
        </div>
      )}
      <div className={styles.toggle}>
        <Button variant="quiet" size="small" aria-pressed={asTable} onClick={() => setAsTable(!asTable)}>
          {t('chart.asTable')}
        </Button>
      </div>
    </div>
  );
};
