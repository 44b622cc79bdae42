import Info from 'lucide-react/dist/esm/icons/info.mjs';
import { Suspense, useState, type CSSProperties } from 'react';
import { Link } from 'react-router-dom';
import { limits } from '@shared/limits';
import { paths } from '@shared/paths';
import { WithTable } from '@/components/charts/with-table';
import { Button } from '@/components/ui/base/button';
import { classNames } from '@/components/ui/base/class-names';
import type { Column } from '@/components/ui/records/record-list';
import { stageClass } from '@/hiring/parts/applications/stage-glyph';
import { lazy } from '@/lib/browser/lazy';
import { formatNumber } from '@/lib/time/format';
import { useTranslation } from '@/lib/i18n/i18n';
import type { Analytics } from './analytics-queries';
import { daysOf } from './metrics';
import { Panel } from './panel';
import styles from './analytics.module.css';

const GoalsDialog = lazy(() => import('./goals-dialog').then((it) => ({ default: it.GoalsDialog })));

type Stage = Analytics['stageDays'][number];

const overBy = ({ median, goal }: Stage): number =>
  median.value === null || goal === null ? 0 : Math.round(10 * (median.value - goal)) / 10;

export const StagesPanel = ({ analytics: { stageDays, longWaits } }: { analytics: Analytics }) => {
  const { t } = useTranslation(['analytics', 'labels/hiring']);
  const [isOpen, setOpen] = useState(false);
  const most = Math.max(1, ...stageDays.flatMap(({ median, goal }) => [median.value ?? 0, goal ?? 0])) * 1.1;
  const hasGoals = stageDays.some(({ goal }) => goal !== null);
  const [worst] = [...stageDays].filter((it) => overBy(it) > 0).sort((one, other) => overBy(other) - overBy(one));
  const columns: Column<Stage>[] = [
    { key: 'stage', header: t('columns.stage'), main: true, cell: ({ stage }) => t(`applicationStatus.${stage}`) },
    { key: 'median', header: t('columns.median'), align: 'end', cell: ({ median }) => daysOf(median, t) },
    {
      key: 'goal',
      header: t('columns.goal'),
      align: 'end',
      cell: ({ goal }) => (goal === null ? t('stages.noGoal') : t('days', { count: goal })),
    },
    { key: 'left', header: t('columns.left'), align: 'end', cell: ({ median }) => formatNumber(median.samples) },
  ];
  return (
    <Panel
      title={t('stages.title')}
      note={t(hasGoals ? 'stages.noteWithGoals' : 'stages.note')}
      beside={
        <Button variant="quiet" size="small" onClick={() => setOpen(true)}>
          {t(hasGoals ? 'goals.edit' : 'goals.set')}
        </Button>
      }
    >
      <WithTable label={t('stages.title')} columns={columns} rows={stageDays} rowKey={({ stage }) => stage}>
        <ol className={styles.bars}>
          {stageDays.map(({ stage, median, goal }) => (
            <li key={stage} className={stageClass(stage)}>
              <span className={styles.name}>{t(`applicationStatus.${stage}`)}</span>
              <span className={styles.thin} aria-hidden="true">
                <i style={{ '--share': `${(100 * (median.value ?? 0)) / most}%` } as CSSProperties} />
                {goal !== null && <u style={{ '--at': `${(100 * goal) / most}%` } as CSSProperties} />}
              </span>
              <span className={classNames(styles.number, median.value === null && styles.few)}>
                {daysOf(median, t)}
                {goal !== null && <span className="visually-hidden">{t('stages.goal', { count: goal })}</span>}
              </span>
            </li>
          ))}
        </ol>
      </WithTable>
      {(worst || longWaits > 0) && (
        <p className={styles.hint}>
          <Info size={16} aria-hidden="true" />
          <span>
            {worst && t('stages.over', { stage: t(`applicationStatus.${worst.stage}`), count: overBy(worst) })}{' '}
            {longWaits > 0 && (
              <>
                {t('stages.longWaits', { count: longWaits, days: limits.longWaitDays })}{' '}
                <Link to={paths.applications}>{t('stages.open')}</Link>
              </>
            )}
          </span>
        </p>
      )}
      {isOpen && (
        <Suspense fallback={null}>
          <GoalsDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Panel>
  );
};
