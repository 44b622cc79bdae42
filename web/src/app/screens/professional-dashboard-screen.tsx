import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { lazy, Suspense, type ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import type { Me } from '@shared/api/accounts.routes';
import { paths } from '@shared/paths';
import { Stack } from '@/components/layout';
import { ErrorState } from '@/components/ui/base/error-state';
import { Loading } from '@/components/ui/base/loading';
import { Page } from '@/components/ui/base/page';
import { myApplicationsQuery } from '@/features/applications/application-queries';
import { ProfessionalDashboard } from '@/features/dashboard/professional-dashboard';
import { ProfessionalOverview } from '@/features/dashboard/professional-overview';
import { dashboardQuery } from '@/features/dashboard/professional-queries';
import { myProfileQuery } from '@/entities/profile/profile-queries';
import { rowsOf } from '@/lib/requests/cursor-pages';
import { isEmployer } from '@/lib/auth/home-for';
import { useTranslation } from '@/lib/i18n/i18n';
import { useSession } from '@/lib/auth/session';

const CalendarView = lazy(() =>
  import('@/features/calendar/calendar-view').then((it) => ({ default: it.CalendarView })),
);
const PortfolioView = lazy(() =>
  import('@/features/portfolio/portfolio-view').then((it) => ({ default: it.PortfolioView })),
);
const ScheduleOverview = lazy(() =>
  import('@/features/calendar/schedule-overview').then((it) => ({ default: it.ScheduleOverview })),
);
const EarningsCards = lazy(() =>
  import('@/entities/timesheets/earnings-cards').then((it) => ({ default: it.EarningsCards })),
);
const EarningsChart = lazy(() =>
  import('@/entities/timesheets/earnings-chart').then((it) => ({ default: it.EarningsChart })),
);
const InterviewList = lazy(() =>
  import('@/entities/interviews/interview-list').then((it) => ({ default: it.InterviewList })),
);
const ConversationList = lazy(() =>
  import('@/entities/messages/conversation-list').then((it) => ({ default: it.ConversationList })),
);
const MyApplicationsList = lazy(() =>
  import('@/features/applications/my-applications-list').then((it) => ({ default: it.MyApplicationsList })),
);
const RecommendedJobs = lazy(() =>
  import('@/features/dashboard/recommended-jobs').then((it) => ({ default: it.RecommendedJobs })),
);
const NewestJobs = lazy(() => import('./newest-jobs').then((it) => ({ default: it.NewestJobs })));

const Late = ({ children }: { children: ReactNode }) => {
  const { t } = useTranslation('dashboard');
  return <Suspense fallback={<Loading label={t('loading')} />}>{children}</Suspense>;
};

export const ProfessionalDashboardScreen = () => {
  const { me } = useSession();
  if (!me) return null;
  return isEmployer(me) ? <Navigate to={paths.employerDashboard} replace /> : <Dashboard me={me} />;
};

const Interviews = () => {
  const { t } = useTranslation('dashboard');
  return (
    <Stack gap="l">
      <Stack as="section">
        <h2>{t('interviews.upcoming')}</h2>
        <InterviewList when="upcoming" />
      </Stack>
      <Stack as="section">
        <h2>{t('interviews.past')}</h2>
        <InterviewList when="past" />
      </Stack>
    </Stack>
  );
};

const Dashboard = ({ me }: { me: Me }) => {
  const { t } = useTranslation('dashboard');
  const profile = useQuery(myProfileQuery());
  const figures = useQuery(dashboardQuery());
  const applications = useInfiniteQuery(myApplicationsQuery());
  const parts = [profile, figures, applications];
  const failed = parts.find((part) => part.isError && !part.data);
  if (failed)
    return (
      <Page title={t('title')}>
        <ErrorState error={failed.error} onRetry={() => parts.forEach((part) => part.isError && void part.refetch())} />
      </Page>
    );
  if (!profile.data || !figures.data || !applications.data) return <Loading label={t('loading')} />;
  return (
    <ProfessionalDashboard
      me={me}
      profile={profile.data}
      figures={figures.data}
      contents={{
        overview: (
          <ProfessionalOverview
            profile={profile.data}
            figures={figures.data}
            applications={rowsOf(applications.data)}
            earnings={
              <Late>
                <EarningsCards />
              </Late>
            }
            chart={
              <Late>
                <EarningsChart />
              </Late>
            }
            schedule={
              <Late>
                <ScheduleOverview />
              </Late>
            }
          />
        ),
        calendar: (
          <Late>
            <CalendarView />
          </Late>
        ),
        jobs: (
          <Late>
            <NewestJobs specialty={profile.data.specialty} />
          </Late>
        ),
        applications: (
          <Late>
            <MyApplicationsList />
          </Late>
        ),
        recommended: (
          <Late>
            <RecommendedJobs />
          </Late>
        ),
        interviews: (
          <Late>
            <Interviews />
          </Late>
        ),
        portfolio: (
          <Late>
            <PortfolioView />
          </Late>
        ),
        messages: (
          <Late>
            <ConversationList />
          </Late>
        ),
      }}
    />
  );
};
