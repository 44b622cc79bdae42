import { Link } from 'react-router-dom';
import { useTranslation } from '@/lib/i18n';
import type { ReceivedApplication } from '@shared/model/application';
import { paths, pathTo } from '@shared/paths';
import { Quiet, Row, Stack } from '@/components/layout';
import { ApplicationStatusBadge } from '@/components/marketplace/application-status-badge';
import { ButtonLink } from '@/components/ui/button-link';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { type Column, RecordList } from '@/components/ui/record-list';
import { ageLabel } from '@/lib/format';

const shownApplications = 10;

/** The newest applications over all jobs that the reader may see. */
export const RecentApplications = ({ applications }: { applications: readonly ReceivedApplication[] }) => {
  const { t } = useTranslation('employer-dashboard');
  const columns: Column<ReceivedApplication>[] = [
    {
      key: 'candidate',
      header: t('columns.candidate'),
      main: true,
      cell: ({ applicationId, candidate }) => (
        <>
          <Link to={pathTo(paths.application, { applicationId })}>
            {`${candidate.firstName} ${candidate.lastName}`.trim()}
          </Link>
          <Quiet>{candidate.title}</Quiet>
        </>
      ),
    },
    { key: 'job', header: t('columns.job'), cell: ({ jobTitle }) => jobTitle },
    { key: 'applied', header: t('columns.applied'), cell: ({ appliedAt }) => ageLabel(appliedAt) },
    {
      key: 'status',
      header: t('columns.status'),
      cell: ({ status }) => <ApplicationStatusBadge status={status} side="employer" />,
    },
  ];
  if (applications.length === 0)
    return (
      <Card>
        <EmptyState
          illustration="inbox"
          title={t('noApplicationsTitle')}
          text={t('noApplicationsText')}
          action={
            <ButtonLink to={paths.manageJobs} variant="secondary">
              {t('manageJobs')}
            </ButtonLink>
          }
        />
      </Card>
    );
  return (
    <Stack as="section">
      <Row justify="between" align="baseline">
        <h2>{t('recentApplications')}</h2>
        <Link to={paths.applications}>{t('allApplications')}</Link>
      </Row>
      <RecordList
        caption={t('recentApplications')}
        columns={columns}
        rows={applications.slice(0, shownApplications)}
        rowKey={({ applicationId }) => applicationId}
      />
    </Stack>
  );
};
