import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import type { Me } from '@shared/accounts/api/accounts.routes';
import { paths } from '@shared/paths';
import { ErrorState } from '@/components/ui/base/error-state';
import { Loading } from '@/components/ui/base/loading';
import { Page } from '@/components/ui/base/page';
import { myApplicationsQuery } from '@/hiring/screens/applications/application-queries';
import { professionalPlaceOf } from '@/hiring/screens/dashboard/old-tabs';
import { ProfessionalHome } from '@/hiring/screens/dashboard/professional/professional-home';
import { dashboardQuery } from '@/hiring/screens/dashboard/professional/professional-queries';
import { myProfileQuery } from '@/people/parts/profile/profile-queries';
import { lazy } from '@/lib/browser/lazy';
import { rowsOf } from '@/lib/requests/cursor-pages';
import { isEmployer } from '@/lib/auth/home-for';
import { useTranslation } from '@/lib/i18n/i18n';
import { useSession } from '@/lib/auth/session';

const ScheduleOverview = lazy(() =>
  import('@/messages/screens/calendar/schedule-overview').then((it) => ({ default: it.ScheduleOverview })),
);

export const ProfessionalDashboardScreen = () => {
  const { me } = useSession();
  const [search] = useSearchParams();
  if (!me) return null;
  if (isEmployer(me)) return <Navigate to={paths.employerDashboard} replace />;
  const place = professionalPlaceOf(search);
  return place === null ? <Dashboard me={me} /> : <Navigate to={place} replace />;
};

const Dashboard = ({ me }: { me: Me }) => {
  const { t } = useTranslation('home');
  const profile = useQuery(myProfileQuery());
  const metrics = useQuery(dashboardQuery());
  const applications = useInfiniteQuery(myApplicationsQuery());
  const parts = [profile, metrics, applications];
  const failed = parts.find((part) => part.isError && !part.data);
  if (failed)
    return (
      <Page title={t('title')}>
        <ErrorState error={failed.error} onRetry={() => parts.forEach((part) => part.isError && void part.refetch())} />
      </Page>
    );
  if (!profile.data || !metrics.data || !applications.data) return <Loading label={t('loading')} />;
  return (
    <ProfessionalHome
      firstName={me.firstName}
      profile={profile.data}
      metrics={metrics.data}
      applications={rowsOf(applications.data)}
      schedule={
        <Suspense fallback={<Loading label={t('loading')} />}>
          <ScheduleOverview />
        </Suspense>
      }
    />
  );
};
