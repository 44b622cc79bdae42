import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, type ComponentType } from 'react';
import { useTranslation } from '@/lib/i18n';
import { Navigate } from 'react-router-dom';
import type { Me } from '@shared/api/accounts.routes';
import { paths } from '@shared/paths';
import { ErrorState } from '@/components/ui/error-state';
import { Loading } from '@/components/ui/loading';
import { Page } from '@/components/ui/page';
import { myApplicationsQuery } from '@/features/applications/application-queries';
import { ProfessionalDashboard } from '@/features/dashboard/professional-dashboard';
import { searchQuery } from '@/features/job-search/search-query';
import { myProfileQuery } from '@/features/profile/profile-queries';
import { rowsOf } from '@/lib/cursor-pages';
import { isEmployer } from '@/lib/home-for';
import { emptySearch } from '@/lib/job-search';
import { useSession } from '@/lib/session';

/** Pages of applications that the figures are counted over. */
const countedPages = 8;
const shownJobs = 3;

const CalendarView = lazy(() =>
  import('@/features/calendar/calendar-view').then((it) => ({ default: it.CalendarView })),
);
const PortfolioView = lazy(() =>
  import('@/features/portfolio/portfolio-view').then((it) => ({ default: it.PortfolioView })),
);

/** A tab's content, fetched when it is first opened. */
const LateTab = ({ view: View }: { view: ComponentType }) => {
  const { t } = useTranslation('dashboard');
  return (
    <Suspense fallback={<Loading label={t('loading')} />}>
      <View />
    </Suspense>
  );
};

export const Component = () => {
  const { me } = useSession();
  if (!me) return null;
  return isEmployer(me) ? <Navigate to={paths.employerDashboard} replace /> : <Dashboard me={me} />;
};

const Dashboard = ({ me }: { me: Me }) => {
  const { t } = useTranslation('dashboard');
  const profile = useQuery(myProfileQuery());
  const applications = useInfiniteQuery(myApplicationsQuery());
  const specialty = profile.data?.specialty;
  const search = { ...emptySearch, specialties: specialty ? [specialty] : [] };
  const jobs = useQuery({ ...searchQuery({ search, cursor: null }), enabled: profile.isSuccess });

  const { hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = applications;
  const readsOn = hasNextPage && !isFetchNextPageError && (applications.data?.pages.length ?? 0) < countedPages;
  useEffect(() => {
    if (readsOn && !isFetching) void fetchNextPage();
  }, [readsOn, isFetching, fetchNextPage]);

  const parts = [profile, applications, jobs];
  const failed = parts.find((part) => part.isError && !part.data);
  if (failed)
    return (
      <Page title={t('title')}>
        <ErrorState error={failed.error} onRetry={() => parts.forEach((part) => part.isError && void part.refetch())} />
      </Page>
    );
  if (!profile.data || !applications.data || !jobs.data || readsOn) return <Loading label={t('loading')} />;
  return (
    <ProfessionalDashboard
      me={me}
      profile={profile.data}
      applications={rowsOf(applications.data)}
      more={hasNextPage}
      jobs={jobs.data.items.slice(0, shownJobs)}
      calendar={<LateTab view={CalendarView} />}
      portfolio={<LateTab view={PortfolioView} />}
    />
  );
};
