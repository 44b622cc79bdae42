import { Link } from 'react-router-dom';
import type { CohortRow } from '@shared/hiring/model/analytics';
import type { CSSProperties, ReactNode } from 'react';
import type { Column } from '@/components/ui/records/record-list';
import { Face } from '@/components/faces/face';
import { formatNumber } from '@/lib/time/format';
import { useTranslation, type TFunction } from '@/lib/i18n/i18n';
import type { Analytics } from './analytics-queries';
import { daysOf, percentOf } from './metrics';
import { Panel } from './panel';
import styles from './analytics.module.css';

export const number = <T,>(key: string, header: string, of: (row: T) => number): Column<T> => ({
  key,
  header,
  align: 'end',
  cell: (row) => formatNumber(of(row)),
});

const countColumns = <T extends CohortRow>(t: TFunction<'analytics'>, withJobs: boolean): Column<T>[] => [
  ...(withJobs ? [number<T>('jobs', t('columns.jobs'), ({ jobs }) => jobs)] : []),
  number('applications', t('columns.applied'), ({ applications }) => applications),
  number('interviewed', t('columns.interviewed'), ({ interviewed }) => interviewed),
  number('hires', t('columns.hired'), ({ hires }) => hires),
  {
    key: 'rate',
    header: t('columns.hireRate'),
    align: 'end',
    cell: ({ hireRate }) => (
      <span className={hireRate.value === null ? styles.few : undefined}>{percentOf(hireRate, t)}</span>
    ),
  },
];

type TableProps<T> = {
  title: string;
  note?: string;
  beside?: ReactNode;
  none: string;
  columns: readonly Column<T>[];
  rows: readonly T[];
  rowKey: (row: T) => string;
};

export const TablePanel = <T,>({ title, note, beside, none, columns, rows, rowKey }: TableProps<T>) => (
  <Panel title={title} beside={beside} isFlush={rows.length > 0} {...(note !== undefined && { note })}>
    {rows.length === 0 ? (
      <p className={styles.note}>{none}</p>
    ) : (
      <div className={styles.scroll} role="group" aria-label={title} tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              {columns.map(({ key, header, align }) => (
                <th key={key} scope="col" data-end={align === 'end' || undefined}>
                  {header}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={rowKey(row)}>
                {columns.map(({ key, header, align, main, cell }) =>
                  main ? (
                    <th key={key} scope="row">
                      {cell(row)}
                    </th>
                  ) : (
                    <td key={key} data-end={align === 'end' || undefined}>
                      <span className={styles.label} aria-hidden="true">
                        {header}
                      </span>
                      {cell(row)}
                    </td>
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    )}
  </Panel>
);

export const SourcesPanel = ({ sources }: Pick<Analytics, 'sources'>) => {
  const { t } = useTranslation(['analytics', 'labels/hiring']);
  return (
    <TablePanel
      title={t('sources.title')}
      none={t('sources.none')}
      rows={sources}
      rowKey={({ source }) => source}
      columns={[
        {
          key: 'source',
          header: t('columns.source'),
          main: true,
          cell: ({ source }) => t(`applicationSource.${source}`),
        },
        ...countColumns<(typeof sources)[number]>(t, false),
      ]}
    />
  );
};

type More = { most?: number; all?: string };

const Rest = ({ to, count }: { to: string; count: number }) => {
  const { t } = useTranslation('analytics');
  return (
    <Link to={to} className={styles.link}>
      {t('all', { count })}
    </Link>
  );
};

export const TeamPanel = ({ team, most = Infinity, all }: Pick<Analytics, 'team'> & More) => {
  const { t } = useTranslation('analytics');
  return (
    <TablePanel
      title={t('team.title')}
      beside={all && team.length > most ? <Rest to={all} count={team.length} /> : undefined}
      note={t('team.note')}
      none={t('team.none')}
      rows={team.slice(0, most)}
      rowKey={({ user_id }) => user_id}
      columns={[
        {
          key: 'member',
          header: t('columns.member'),
          main: true,
          cell: ({ user_id, first_name, last_name }) => (
            <span className={styles.person}>
              <Face id={user_id} name={`${first_name} ${last_name}`} url={null} size={24} />
              {`${first_name} ${last_name}`.trim() || t('team.former')}
            </span>
          ),
        },
        ...countColumns<(typeof team)[number]>(t, true),
        {
          key: 'fill',
          header: t('columns.fill'),
          align: 'end',
          cell: ({ daysToFill }) => (
            <span className={daysToFill.value === null ? styles.few : undefined}>{daysOf(daysToFill, t)}</span>
          ),
        },
      ]}
    />
  );
};

/** Application bars on the overview. */
export const SpecialtyBars = ({ specialties, all, most = 5 }: Pick<Analytics, 'specialties'> & More) => {
  const { t } = useTranslation(['analytics', 'labels/jobs']);
  const largest = Math.max(1, ...specialties.map(({ applications }) => applications));
  return (
    <Panel
      title={t('specialties.title')}
      {...(specialties.length > 0 && { note: t('specialties.unit') })}
      beside={all && specialties.length > most && <Rest to={all} count={specialties.length} />}
    >
      {specialties.length === 0 ? (
        <p className={styles.note}>{t('specialties.none')}</p>
      ) : (
        <ol className={styles.bars} data-wide="">
          {specialties.slice(0, most).map(({ specialty, applications, hires }) => (
            <li key={specialty}>
              <span className={styles.name}>{specialty ? t(`specialty.${specialty}`) : t('specialties.other')}</span>
              <span className={styles.thin} aria-hidden="true">
                <i style={{ '--share': `${(100 * applications) / largest}%` } as CSSProperties} />
              </span>
              <span className={styles.number}>{t('specialties.counts', { count: applications, hires })}</span>
            </li>
          ))}
        </ol>
      )}
    </Panel>
  );
};

export const SpecialtiesTable = ({ specialties }: Pick<Analytics, 'specialties'>) => {
  const { t } = useTranslation(['analytics', 'labels/jobs']);
  return (
    <TablePanel
      title={t('specialties.title')}
      none={t('specialties.none')}
      rows={specialties}
      rowKey={({ specialty }) => specialty ?? ''}
      columns={[
        {
          key: 'specialty',
          header: t('columns.specialty'),
          main: true,
          cell: ({ specialty }) => (specialty ? t(`specialty.${specialty}`) : t('specialties.other')),
        },
        ...countColumns<(typeof specialties)[number]>(t, true),
      ]}
    />
  );
};

export const ProjectsTable = ({ projects }: Pick<Analytics, 'projects'>) => {
  const { t } = useTranslation('analytics');
  return (
    <TablePanel
      title={t('projects.title')}
      none={t('projects.none')}
      rows={projects}
      rowKey={({ project }) => project}
      columns={[
        { key: 'project', header: t('columns.project'), main: true, cell: ({ project }) => project },
        ...countColumns<(typeof projects)[number]>(t, true),
      ]}
    />
  );
};
