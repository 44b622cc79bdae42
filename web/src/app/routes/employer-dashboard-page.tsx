import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useTranslation } from '@/lib/i18n';
import { paths } from '@shared/paths';
import { ErrorState } from '@/components/ui/error-state';
import { Loading } from '@/components/ui/loading';
import { Page } from '@/components/ui/page';
import { receivedApplicationsQuery } from '@/features/applications/application-queries';
import { EmployerDashboard } from '@/features/dashboard/employer-dashboard';
import { employerJobsQuery } from '@/features/jobs/job-queries';
import { EmployersOnly } from '@/features/shell/guards';
import { rowsOf } from '@/lib/cursor-pages';

export const Component = () => (
  <EmployersOnly otherwise={paths.professionalDashboard}>
    <Dashboard />
  </EmployersOnly>
);

const Dashboard = () => {
  const { t } = useTranslation('dashboard');
  const summary = useQuery(employerJobsQuery());
  const applications = useInfiniteQuery(receivedApplicationsQuery());
  const parts = [summary, applications];
  const failed = parts.find((part) => part.isError && !part.data);
  if (failed)
    return (
      <Page title={t('title')}>
        <ErrorState error={failed.error} onRetry={() => parts.forEach((part) => part.isError && void part.refetch())} />
      </Page>
    );
  if (!summary.data || !applications.data) return <Loading label={t('loading')} />;
  return <EmployerDashboard summary={summary.data} applications={rowsOf(applications.data)} />;
};
