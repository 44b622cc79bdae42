import type { CSSProperties } from 'react';
import { evennessOf } from '@shared/work/rules/filling/fill-report';
import type { Fairness } from '@shared/work/model/shifts/fill-report';
import { shiftLimits } from '@shared/work/limits/shift-limits';
import { WithTable } from '@/components/charts/with-table';
import { formatPercent } from '@/lib/time/format';
import { useTranslation } from '@/lib/i18n/i18n';
import { Panel } from './panel';
import styles from './analytics.module.css';

type Props = { of: 'invites' | 'hours'; total: string; people: number; fairness: Fairness | null };

/** How evenly something was shared, as bars for each tenth of people. */
export const FairnessPanel = ({ of, total, people, fairness }: Props) => {
  const { t } = useTranslation('shift-figures');
  const title = t(`fairness.${of}`);
  if (!fairness) {
    return (
      <Panel title={title}>
        <p className={styles.note}>
          {people < shiftLimits.fillReport.peopleFrom
            ? t('fairness.fewPeople', { people: shiftLimits.fillReport.peopleFrom })
            : t(`fairness.none.${of}`)}
        </p>
      </Panel>
    );
  }
  const { gini, deciles } = fairness;
  const topFifth = deciles[0]! + deciles[1]!;
  const most = Math.max(...deciles);
  const rows = deciles.map((share, index) => ({ decile: index + 1, share }));
  const nameOf = (decile: number): string => {
    if (decile === 1) return t('fairness.top');
    if (decile === 10) return t('fairness.bottom');
    return t('fairness.decile', { from: 10 * (decile - 1), to: 10 * decile });
  };
  return (
    <Panel title={title} note={t('fairness.note', { count: people, total })}>
      <p>
        {t(`fairness.evenness.${evennessOf(gini)}`)} {t('fairness.topFifth', { share: formatPercent(topFifth / 100) })}
      </p>
      <WithTable
        label={title}
        columns={[
          { key: 'people', header: t('fairness.people'), main: true, cell: ({ decile }) => nameOf(decile) },
          {
            key: 'share',
            header: t('fairness.share'),
            align: 'end',
            cell: ({ share }) => formatPercent(share / 100),
          },
        ]}
        rows={rows}
        rowKey={({ decile }) => String(decile)}
      >
        <ol className={styles.bars}>
          {rows.map(({ decile, share }) => (
            <li key={decile}>
              <span className={styles.name}>{nameOf(decile)}</span>
              <span className={styles.thin} aria-hidden="true">
                <i style={{ '--share': `${(100 * share) / most}%` } as CSSProperties} />
              </span>
              <span className={styles.number}>{formatPercent(share / 100)}</span>
            </li>
          ))}
        </ol>
      </WithTable>
      <p className={styles.note}>{t(`fairness.about.${of}`)}</p>
    </Panel>
  );
};
