import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Navigate, useLocation } from 'react-router-dom';
import { useTranslation } from '@/lib/i18n';
import { paths } from '@shared/paths';
import { ErrorState } from '@/components/ui/error-state';
import { ListSkeleton } from '@/components/ui/list-skeleton';
import { Loading } from '@/components/ui/loading';
import { Page } from '@/components/ui/page';
import { receivedApplicationsQuery } from '@/features/applications/application-queries';
import { RecentApplications } from '@/features/dashboard/employer-applications';
import { EmployerDashboard } from '@/features/dashboard/employer-dashboard';
import { dashboardAt } from '@/features/dashboard/employer-tabs';
import { employerJobsQuery } from '@/features/jobs/job-queries';
import { EmployersOnly } from '@/features/shell/guards';
import { rowsOf } from '@/lib/cursor-pages';

/** Also the page of /analytics, which is one of its tabs. */
export const Component = () => {
  const { pathname } = useLocation();
  return (
    <EmployersOnly otherwise={paths.professionalDashboard}>
      {pathname === paths.analytics ? <Navigate to={dashboardAt('analytics')} replace /> : <Dashboard />}
    </EmployersOnly>
  );
};

const Dashboard = () => {
  const { t } = useTranslation('employer-dashboard');
  const summary = useQuery(employerJobsQuery());
  if (summary.data) return <EmployerDashboard summary={summary.data} applications={<Applications />} />;
  if (summary.isError)
    return (
      <Page title={t('title')}>
        <ErrorState error={summary.error} onRetry={() => void summary.refetch()} />
      </Page>
    );
  return <Loading label={t('loading')} />;
};

const Applications = () => {
  const { t } = useTranslation('employer-dashboard');
  const applications = useInfiniteQuery(receivedApplicationsQuery());
  if (applications.data) return <RecentApplications applications={rowsOf(applications.data)} />;
  if (applications.isError)
    return <ErrorState error={applications.error} onRetry={() => void applications.refetch()} />;
  return <ListSkeleton rows={5} label={t('loadingApplications')} />;
};
