import { useQuery } from '@tanstack/react-query';
import { Navigate, useLocation } from 'react-router-dom';
import { useSession } from '@/lib/auth/session';
import { useTranslation } from '@/lib/i18n/i18n';
import { paths } from '@shared/paths';
import { ErrorState } from '@/components/ui/base/error-state';
import { Loading } from '@/components/ui/base/loading';
import { Page } from '@/components/ui/base/page';
import { RecentApplicants } from '@/features/applicants/recent-applicants';
import { EmployerDashboard } from '@/features/dashboard/employer-dashboard';
import { dashboardAt } from '@/features/dashboard/employer-tabs';
import { employerJobsQuery } from '@/entities/jobs/job-queries';
import { EmployersOnly } from '@/features/shell/guards';

export const EmployerDashboardScreen = () => {
  const { pathname } = useLocation();
  return (
    <EmployersOnly otherwise={paths.professionalDashboard}>
      {pathname === paths.analytics ? <Navigate to={dashboardAt('analytics')} replace /> : <Dashboard />}
    </EmployersOnly>
  );
};

const Dashboard = () => {
  const { t } = useTranslation('employer-dashboard');
  const { me } = useSession();
  const summary = useQuery(employerJobsQuery());
  if (summary.data) {
    return (
      <EmployerDashboard firstName={me?.firstName ?? ''} summary={summary.data} applications={<RecentApplicants />} />
    );
  }
  if (summary.isError)
    return (
      <Page title={t('title')}>
        <ErrorState error={summary.error} onRetry={() => void summary.refetch()} />
      </Page>
    );
  return <Loading label={t('loading')} />;
};
