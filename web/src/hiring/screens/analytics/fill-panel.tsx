import type { CSSProperties } from 'react';
import { limits } from '@shared/limits';
import { WithTable } from '@/components/charts/with-table';
import type { Column } from '@/components/ui/records/record-list';
import { formatNumber } from '@/lib/time/format';
import { useTranslation } from '@/lib/i18n/i18n';
import type { Analytics } from './analytics-queries';
import { Panel } from './panel';
import styles from './analytics.module.css';

type Fill = NonNullable<Analytics['fill']>;
type Bucket = Fill['spread'][number];

/** Distribution of the time to hire; the average is above. */
export const FillPanel = ({ fill }: { fill: Fill }) => {
  const { t } = useTranslation('analytics');
  const { spread, goal, average } = fill;
  const most = Math.max(1, ...spread.map(({ hires }) => hires));
  const total = spread.reduce((sum, { hires }) => sum + hires, 0);
  const nameOf = ({ from, upTo }: Bucket): string =>
    upTo === null ? t('fill.more', { days: from - 1 }) : t('fill.range', { from, to: upTo });
  const columns: Column<Bucket>[] = [
    { key: 'days', header: t('columns.days'), main: true, cell: nameOf },
    { key: 'hires', header: t('columns.hires'), align: 'end', cell: ({ hires }) => formatNumber(hires) },
  ];
  return (
    <Panel title={t('fill.title')} beside={<span className={styles.unit}>{t('fill.unit')}</span>}>
      {total === 0 ? (
        <p className={styles.note}>{t('fill.none')}</p>
      ) : (
        <WithTable label={t('fill.title')} columns={columns} rows={spread} rowKey={({ from }) => String(from)}>
          <div className={styles.spread}>
            {spread.map((bucket) => (
              <div
                key={bucket.from}
                data-within={goal !== null && bucket.upTo !== null && bucket.upTo <= goal ? '' : undefined}
              >
                <b>{formatNumber(bucket.hires)}</b>
                <i aria-hidden="true" style={{ '--share': `${(100 * bucket.hires) / most}%` } as CSSProperties} />
                <span>{nameOf(bucket)}</span>
              </div>
            ))}
          </div>
        </WithTable>
      )}
      <p className={styles.note}>
        {t('fill.note')} {goal !== null && t('fill.goal', { count: goal })}{' '}
        {average.now.value === null && total > 0 && t('fill.few', { count: limits.samplesForFigure })}
      </p>
    </Panel>
  );
};
