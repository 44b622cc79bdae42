import { useTranslation } from '@/lib/i18n/i18n';
import type { EmployerAnalytics, Figure, PerformanceRow } from '@shared/model/employer-analytics';
import { MutedText, Stack } from '@/components/layout';
import { type Column, RecordList } from '@/components/ui/records/record-list';
import { WithAnalytics } from './employer-panels';
import { formatMetric, type MetricUnit } from './metric-labels';

const nameOf = (person: { first_name: string; last_name: string }): string =>
  `${person.first_name} ${person.last_name}`.trim();

export const TeamAnalyticsTab = () => <WithAnalytics>{(analytics) => <Tables analytics={analytics} />}</WithAnalytics>;

const Tables = ({ analytics: { team, bySpecialty, byProject } }: { analytics: EmployerAnalytics }) => {
  const { t } = useTranslation(['employer-dashboard', 'labels/jobs']);
  return (
    <Stack gap="xl">
      <Performance
        name="team"
        rows={team}
        rowKey={({ user_id }) => user_id}
        first={{ header: t('columns.name'), cell: nameOf }}
      />
      <Performance
        name="specialties"
        rows={bySpecialty}
        rowKey={({ specialty }) => specialty}
        first={{ header: t('columns.specialty'), cell: ({ specialty }) => t(`specialty.${specialty}`) }}
      />
      <Performance
        name="projects"
        rows={byProject}
        rowKey={({ project }) => project}
        first={{ header: t('columns.project'), cell: ({ project }) => project }}
      />
    </Stack>
  );
};

const FigureCell = ({ figure, unit }: { figure: Figure; unit: MetricUnit }) => {
  const { t } = useTranslation('employer-dashboard');
  const text = formatMetric(figure, unit, t);
  return figure.value === null ? <MutedText as="span">{text}</MutedText> : text;
};

type PerformanceProps<T extends PerformanceRow> = {
  name: 'team' | 'specialties' | 'projects';
  rows: readonly T[];
  rowKey: (row: T) => string;
  first: { header: string; cell: (row: T) => string };
};

const Performance = <T extends PerformanceRow>({ name, rows, rowKey, first }: PerformanceProps<T>) => {
  const { t } = useTranslation('employer-dashboard');
  const count = (key: 'totalJobs' | 'activeJobs' | 'applications' | 'hires'): Column<T> => ({
    key,
    header: t(`columns.${key}`),
    align: 'end',
    cell: (row) => row[key],
  });
  const columns: Column<T>[] = [
    { key: 'name', main: true, ...first },
    count('totalJobs'),
    count('activeJobs'),
    count('applications'),
    count('hires'),
    {
      key: 'successRate',
      header: t('figures.successRate.label'),
      align: 'end',
      cell: ({ successRate }) => <FigureCell figure={successRate} unit="percent" />,
    },
    {
      key: 'averageDaysToFill',
      header: t('figures.averageDaysToFill.label'),
      align: 'end',
      cell: ({ averageDaysToFill }) => <FigureCell figure={averageDaysToFill} unit="days" />,
    },
  ];
  return (
    <Stack as="section">
      <h2>{t(`panels.${name}.title`)}</h2>
      {rows.length === 0 ? (
        <MutedText>{t(`panels.${name}.none`)}</MutedText>
      ) : (
        <RecordList caption={t(`panels.${name}.title`)} columns={columns} rows={rows} rowKey={rowKey} />
      )}
    </Stack>
  );
};
