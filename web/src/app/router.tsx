import { Navigate, Route, Routes } from 'react-router-dom';
import type { ReactNode } from 'react';
import { paths, redirects } from '@shared/paths';
import { DashboardEntrance, EmployersOnly, GuestOnly, ProfileEntrance, Protected } from '@/features/shell/guards';
import { Layout } from './layout';
import { article } from './article-page';
import { page } from './page';

type Screens = Record<string, ReactNode>;

/** Anybody. */
const open: Screens = {
  [paths.verifyEmail]: page(() => import('./routes/verify-email-page'), 'nothing'),
  [paths.forgotPassword]: page(() => import('./routes/forgot-password-page'), 'nothing'),
  [paths.authCallback]: page(() => import('./routes/auth-callback-page'), 'nothing'),
  [paths.invitation]: page(() => import('./routes/invitation-page')),
  [paths.jobs]: page(() => import('./routes/jobs-page')),
  [paths.job]: page(() => import('./routes/job-page')),
  [paths.doctors]: page(() => import('./routes/doctors-page')),
  [paths.howItWorks]: page(() => import('./routes/how-it-works-page'), 'nothing'),
  [paths.successStories]: page(() => import('./routes/success-stories-page'), 'nothing'),
  [paths.pricing]: page(() => import('./routes/pricing-page'), 'nothing'),
  [paths.safety]: page(() => import('./routes/safety-page'), 'nothing'),
  [paths.about]: article('about'),
  [paths.careers]: article('careers'),
  [paths.press]: article('press'),
  [paths.blog]: article('blog'),
  [paths.resources]: article('resources'),
  [paths.certification]: article('certification'),
  [paths.help]: page(() => import('./routes/help-page'), 'nothing'),
  [paths.contact]: page(() => import('./routes/contact-page'), 'nothing'),
  [paths.community]: article('community'),
  [paths.privacy]: article('privacy'),
  [paths.terms]: article('terms'),
  [paths.cookies]: article('cookies'),
};

/** Only people who are not signed in. */
const guestOnly: Screens = {
  [paths.home]: page(() => import('./routes/landing-page'), 'nothing'),
  [paths.login]: page(() => import('./routes/login-page'), 'nothing'),
  [paths.register]: page(() => import('./routes/register-page'), 'nothing'),
};

const professionals = page(() => import('./routes/doctors-page'));
const employerDashboard = page(() => import('./routes/employer-dashboard-page'));
const profileSetup = page(() => import('./routes/profile-setup-page'));
const postJob = page(() => import('./routes/post-job-page'));

/** Only signed-in people; what each role may do there the server decides. */
const signedIn: Screens = {
  [paths.authProfileSetup]: profileSetup,
  [paths.profileSetup]: profileSetup,
  [paths.professionalDashboard]: page(() => import('./routes/professional-dashboard-page')),
  [paths.employerDashboard]: employerDashboard,
  [paths.analytics]: employerDashboard,
  [paths.jobDetail]: page(() => import('./routes/job-detail-page')),
  [paths.postJob]: postJob,
  [paths.editJob]: postJob,
  // The Jobs menu leads everybody here; who posts no jobs browses them.
  [paths.manageJobs]: (
    <EmployersOnly otherwise={paths.jobs}>{page(() => import('./routes/manage-jobs-page'))}</EmployersOnly>
  ),
  [paths.manageJob]: page(() => import('./routes/manage-job-page')),
  [paths.applications]: page(() => import('./routes/applications-page')),
  [paths.jobApplications]: page(() => import('./routes/job-applications-page')),
  [paths.application]: page(() => import('./routes/application-page')),
  [paths.hiredProfessionals]: professionals,
  [paths.editProfile]: page(() => import('./routes/edit-profile-page')),
  [paths.employerProfile]: page(() => import('./routes/employer-profile-page')),
  [paths.settings]: page(() => import('./routes/settings-page')),
  [paths.accountSettings]: page(() => import('./routes/account-settings-page'), 'nothing'),
  [paths.notifications]: page(() => import('./routes/notifications-page')),
};

/** Shows every component of the design system; not part of what is deployed. */
const development: Screens = import.meta.env.DEV
  ? { [paths.componentGallery]: page(() => import('./routes/component-gallery-page')) }
  : {};

const routesOf = (screens: Screens, wrap: (screen: ReactNode) => ReactNode = (screen) => screen) =>
  Object.entries(screens).map(([path, screen]) => <Route key={path} path={path} element={wrap(screen)} />);

export const SiteRoutes = () => (
  <Routes>
    <Route element={<Layout />}>
      {routesOf(open)}
      {routesOf(guestOnly, (screen) => (
        <GuestOnly>{screen}</GuestOnly>
      ))}
      {routesOf(signedIn, (screen) => (
        <Protected>{screen}</Protected>
      ))}
      {routesOf(development)}
      <Route path={paths.dashboard} element={<DashboardEntrance />} />
      <Route path={paths.profile} element={<ProfileEntrance />} />
      {Object.entries(redirects).map(([from, to]) => (
        <Route key={from} path={from} element={<Navigate to={to} replace />} />
      ))}
      <Route path="*" element={page(() => import('./routes/not-found-page'), 'nothing')} />
    </Route>
  </Routes>
);
