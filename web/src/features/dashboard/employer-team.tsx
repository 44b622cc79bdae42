import { useTranslation } from '@/lib/i18n/i18n';
import type { EmployerAnalytics, Figure, PerformanceRow } from '@shared/model/employer-analytics';
import type { TeamMember } from '@shared/model/organization';
import { openInvitation, paths } from '@shared/paths';
import { MutedText, Row, Stack } from '@/components/layout';
import { MessageButton } from '@/entities/messages/message-button';
import { ButtonLink } from '@/components/ui/base/button-link';
import { type Column, RecordList } from '@/components/ui/records/record-list';
import { WithAnalytics } from './employer-panels';
import { formatMetric, type MetricUnit } from './metric-labels';

const nameOf = (person: { first_name: string; last_name: string }): string =>
  `${person.first_name} ${person.last_name}`.trim();

export const TeamTab = ({ members, mayInvite }: { members: readonly TeamMember[]; mayInvite: boolean }) => {
  const { t } = useTranslation(['employer-dashboard', 'labels/hiring']);
  const columns: Column<TeamMember>[] = [
    { key: 'name', header: t('columns.name'), main: true, cell: ({ profile }) => nameOf(profile) || profile.email },
    {
      key: 'email',
      header: t('columns.email'),
      cell: ({ profile }) => <a href={`mailto:${profile.email}`}>{profile.email}</a>,
    },
    { key: 'role', header: t('columns.role'), cell: ({ role }) => t(`teamRole.${role}`) },
    { key: 'department', header: t('columns.department'), cell: ({ department }) => department || t('noDepartment') },
    {
      key: 'message',
      header: t('columns.actions'),
      align: 'end',
      bare: true,
      cell: ({ user_id, status, profile }) =>
        status === 'active' && <MessageButton userId={user_id} name={nameOf(profile) || profile.email} size="small" />,
    },
  ];
  return (
    <Stack as="section">
      <Row justify="between">
        <h2>{t('teamMembers')}</h2>
        <Row>
          <ButtonLink to={paths.teamSettings} variant="secondary">
            {t('manage')}
          </ButtonLink>
          {mayInvite && <ButtonLink to={openInvitation}>{t('invite')}</ButtonLink>}
        </Row>
      </Row>
      <RecordList caption={t('teamMembers')} columns={columns} rows={members} rowKey={({ user_id }) => user_id} />
    </Stack>
  );
};

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
