import type { CSSProperties } from 'react';
import { WithTable } from '@/components/charts/with-table';
import type { Column } from '@/components/ui/records/record-list';
import { classNames } from '@/components/ui/base/class-names';
import { stageClass } from '@/hiring/parts/applications/stage-glyph';
import { formatNumber } from '@/lib/time/format';
import { useTranslation } from '@/lib/i18n/i18n';
import type { Analytics } from './analytics-queries';
import { percentOf } from './metrics';
import { Panel } from './panel';
import styles from './analytics.module.css';

type Stage = Analytics['funnel'][number];

export const FunnelPanel = ({ analytics: { funnel, ended } }: { analytics: Analytics }) => {
  const { t } = useTranslation('analytics');
  const all = funnel[0]?.reached ?? 0;
  const waiting = funnel.reduce((sum, stage) => sum + stage.waiting, 0);
  const shareOf = ({ stage, share }: Stage): string =>
    share === null || share.samples === 0
      ? ''
      : t('funnel.share', { stage, share: percentOf(share, t), known: String(share.value !== null) });
  const columns: Column<Stage>[] = [
    { key: 'stage', header: t('columns.stage'), main: true, cell: ({ stage }) => t(`funnel.stages.${stage}`) },
    { key: 'reached', header: t('columns.reached'), align: 'end', cell: ({ reached }) => formatNumber(reached) },
    { key: 'share', header: t('columns.share'), align: 'end', cell: ({ share }) => (share ? percentOf(share, t) : '') },
    { key: 'waiting', header: t('columns.waiting'), align: 'end', cell: ({ waiting: still }) => formatNumber(still) },
  ];
  return (
    <Panel title={t('funnel.title')} note={t('funnel.note')}>
      <WithTable label={t('funnel.title')} columns={columns} rows={funnel} rowKey={({ stage }) => stage}>
        <ol className={styles.funnel}>
          {funnel.map((stage) => (
            <li key={stage.stage} className={classNames(stageClass(stage.stage))}>
              <span className={styles.name}>{t(`funnel.stages.${stage.stage}`)}</span>
              <span className={styles.track} aria-hidden="true">
                <i
                  style={
                    { '--share': `${(100 * (stage.reached - stage.waiting)) / Math.max(1, all)}%` } as CSSProperties
                  }
                />
                <i
                  data-waiting=""
                  style={{ '--share': `${(100 * stage.waiting) / Math.max(1, all)}%` } as CSSProperties}
                />
              </span>
              <b>{formatNumber(stage.reached)}</b>
              <small>{shareOf(stage)}</small>
            </li>
          ))}
        </ol>
        <p className={styles.note}>{t('funnel.waiting', { count: waiting })}</p>
        <p className={styles.note}>{t('funnel.ended', ended)}</p>
      </WithTable>
    </Panel>
  );
};
