import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { useSession } from '@/lib/auth/session';
import { useTranslation } from '@/lib/i18n/i18n';
import { paths } from '@shared/paths';
import { ErrorState } from '@/components/ui/base/error-state';
import { Loading } from '@/components/ui/base/loading';
import { Page } from '@/components/ui/base/page';
import { EmployerHome } from '@/features/dashboard/employer-home';
import { employerPlaceOf } from '@/features/dashboard/old-tabs';
import { employerJobsQuery } from '@/entities/jobs/job-queries';
import { EmployersOnly } from '@/features/shell/guards';

const AnalyticsPage = lazy(() =>
  import('@/features/dashboard/analytics-page').then((it) => ({ default: it.AnalyticsPage })),
);

export const EmployerDashboardScreen = () => {
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const place = pathname === paths.employerDashboard ? employerPlaceOf(search) : null;
  return (
    <EmployersOnly otherwise={paths.professionalDashboard}>
      {place === null ? <Dashboard isAnalytics={pathname === paths.analytics} /> : <Navigate to={place} replace />}
    </EmployersOnly>
  );
};

const Dashboard = ({ isAnalytics }: { isAnalytics: boolean }) => {
  const { t } = useTranslation('home');
  const { me } = useSession();
  const summary = useQuery(employerJobsQuery());
  if (summary.data) {
    return isAnalytics ? (
      <Suspense fallback={<Loading label={t('loadingAnalytics')} />}>
        <AnalyticsPage summary={summary.data} />
      </Suspense>
    ) : (
      <EmployerHome firstName={me?.firstName ?? ''} summary={summary.data} />
    );
  }
  if (summary.isError)
    return (
      <Page title={t(isAnalytics ? 'analytics' : 'title')}>
        <ErrorState error={summary.error} onRetry={() => void summary.refetch()} />
      </Page>
    );
  return <Loading label={t('loading')} />;
};
