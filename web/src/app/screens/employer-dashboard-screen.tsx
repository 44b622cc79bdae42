import { useQuery } from '@tanstack/react-query';
import { Navigate, useSearchParams } from 'react-router-dom';
import { useSession } from '@/lib/auth/session';
import { useTranslation } from '@/lib/i18n/i18n';
import { paths } from '@shared/paths';
import { ErrorState } from '@/components/ui/base/error-state';
import { Loading } from '@/components/ui/base/loading';
import { Page } from '@/components/ui/base/page';
import { EmployerHome } from '@/hiring/screens/dashboard/employer/employer-home';
import { employerPlaceOf } from '@/hiring/screens/dashboard/old-tabs';
import { employerJobsQuery } from '@/hiring/parts/jobs/job-queries';
import { EmployersOnly } from '@/app/shell/member-guards';

export const EmployerDashboardScreen = () => {
  const [search] = useSearchParams();
  const place = employerPlaceOf(search);
  return (
    <EmployersOnly otherwise={paths.professionalDashboard}>
      {place === null ? <Dashboard /> : <Navigate to={place} replace />}
    </EmployersOnly>
  );
};

const Dashboard = () => {
  const { t } = useTranslation('home');
  const { me } = useSession();
  const summary = useQuery(employerJobsQuery());
  if (summary.data) return <EmployerHome firstName={me?.firstName ?? ''} summary={summary.data} />;
  if (summary.isError)
    return (
      <Page title={t('title')}>
        <ErrorState error={summary.error} onRetry={() => void summary.refetch()} />
      </Page>
    );
  return <Loading label={t('loading')} />;
};
