import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from '@/lib/i18n';
import { Link } from 'react-router-dom';
import type { MyApplication } from '@shared/model/application';
import { paths, pathTo } from '@shared/paths';
import { Quiet } from '@/components/layout';
import { ApplicationStatusBadge } from '@/components/marketplace/application-status-badge';
import { NextPage } from '@/components/next-page';
import { ButtonLink } from '@/components/ui/button-link';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { ListSkeleton } from '@/components/ui/list-skeleton';
import { Page } from '@/components/ui/page';
import { type Column, RecordList } from '@/components/ui/record-list';
import { rowsOf } from '@/lib/cursor-pages';
import { formatDate } from '@/lib/format';
import { myApplicationsQuery } from './application-queries';

/** What the professional applied for and how it stands. */
export const MyApplicationsView = () => {
  const { t } = useTranslation('applications');
  const applications = useInfiniteQuery(myApplicationsQuery());
  const rows = rowsOf(applications.data);
  const columns: Column<MyApplication>[] = [
    {
      key: 'job',
      header: t('columns.job'),
      main: true,
      cell: ({ applicationId, jobTitle, organization }) => (
        <>
          <Link to={pathTo(paths.application, { applicationId })}>{jobTitle}</Link>
          <Quiet>{organization}</Quiet>
        </>
      ),
    },
    { key: 'location', header: t('columns.location'), cell: ({ location }) => location || t('remote') },
    { key: 'applied', header: t('columns.applied'), cell: ({ appliedAt }) => formatDate(appliedAt) },
    {
      key: 'status',
      header: t('columns.status'),
      cell: ({ status }) => <ApplicationStatusBadge status={status} side="professional" />,
    },
  ];
  return (
    <Page
      title={t('mine.title')}
      description={t('mine.description')}
      breadcrumb={[{ label: t('dashboard'), to: paths.professionalDashboard }, { label: t('mine.title') }]}
    >
      {applications.isPending && <ListSkeleton rows={5} label={t('loading')} />}
      {applications.isError && rows.length === 0 && (
        <ErrorState error={applications.error} onRetry={() => void applications.refetch()} />
      )}
      {applications.isSuccess && rows.length === 0 && (
        <EmptyState
          illustration="inbox"
          title={t('none')}
          text={t('mine.noneText')}
          action={<ButtonLink to={paths.jobs}>{t('mine.browse')}</ButtonLink>}
        />
      )}
      {rows.length > 0 && (
        <section>
          <RecordList caption={t('mine.title')} columns={columns} rows={rows} rowKey={(row) => row.applicationId} />
          <NextPage query={applications} />
        </section>
      )}
    </Page>
  );
};
