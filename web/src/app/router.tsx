import { Navigate, Route, Routes } from 'react-router-dom';
import type { ReactNode } from 'react';
import { paths, redirects } from '@shared/paths';
import {
  DashboardEntrance,
  EmployersOnly,
  GuestOnly,
  NewcomersOnly,
  ProfileEntrance,
  Protected,
  SupportOnly,
} from '@/features/shell/guards';
import { Layout } from './layout';
import { page } from './page';

type Screens = Record<string, ReactNode>;

const professional = page('professional');

/** Anybody. */
const open: Screens = {
  [paths.verifyEmail]: page('verify-email', 'nothing'),
  [paths.forgotPassword]: page('forgot-password', 'nothing'),
  [paths.authCallback]: page('auth-callback', 'nothing'),
  [paths.invitation]: page('invitation'),
  [paths.jobs]: page('jobs'),
  [paths.unsubscribeAlert]: page('unsubscribe-alert', 'nothing'),
  [paths.job]: page('job'),
  [paths.doctors]: page('doctors'),
  [paths.doctor]: professional,
  [paths.doctorProfile]: professional,
  [paths.professionalProfile]: professional,
  [paths.howItWorks]: page('how-it-works', 'nothing'),
  [paths.successStories]: page('success-stories', 'nothing'),
  [paths.pricing]: page('pricing', 'nothing'),
  [paths.safety]: page('safety', 'nothing'),
  [paths.about]: page('about', 'nothing'),
  [paths.careers]: page('careers', 'nothing'),
  [paths.press]: page('press', 'nothing'),
  [paths.blog]: page('blog', 'nothing'),
  [paths.resources]: page('resources', 'nothing'),
  [paths.certification]: page('certification', 'nothing'),
  [paths.help]: page('help', 'nothing'),
  [paths.contact]: page('contact', 'nothing'),
  [paths.community]: page('community', 'nothing'),
  [paths.privacy]: page('privacy', 'nothing'),
  [paths.terms]: page('terms', 'nothing'),
  [paths.cookies]: page('cookies', 'nothing'),
};

/** Only people who are not signed in. */
const guestOnly: Screens = {
  [paths.home]: page('landing', 'nothing'),
  [paths.login]: page('login', 'nothing'),
  [paths.register]: page('register', 'nothing'),
};

/** Only people who signed in at an identity provider and have no account yet. */
const newcomersOnly: Screens = {
  [paths.completeRegistration]: page('complete-registration', 'nothing'),
};

const employerDashboard = page('employer-dashboard');
const profileSetup = page('profile-setup');
const postJob = page('post-job');

/** Only signed-in people; what each role may do there the server decides. */
const signedIn: Screens = {
  [paths.authProfileSetup]: profileSetup,
  [paths.profileSetup]: profileSetup,
  [paths.professionalDashboard]: page('professional-dashboard'),
  [paths.employerDashboard]: employerDashboard,
  [paths.analytics]: employerDashboard,
  [paths.jobDetail]: page('job-detail'),
  [paths.postJob]: postJob,
  [paths.editJob]: postJob,
  // The Jobs menu leads everybody here; who posts no jobs browses them.
  [paths.manageJobs]: <EmployersOnly otherwise={paths.jobs}>{page('manage-jobs')}</EmployersOnly>,
  [paths.manageJob]: page('manage-job'),
  [paths.applications]: page('applications'),
  [paths.jobApplications]: page('job-applications'),
  [paths.application]: page('application'),
  [paths.hiredProfessionals]: <EmployersOnly otherwise={paths.doctors}>{page('hired-professionals')}</EmployersOnly>,
  [paths.placement]: page('placement'),
  [paths.timesheets]: page('timesheets'),
  [paths.portfolio]: page('portfolio'),
  [paths.calendar]: page('calendar'),
  [paths.joinInterview]: page('join-interview'),
  [paths.editProfile]: page('edit-profile'),
  [paths.employerProfile]: page('employer-profile'),
  [paths.settings]: page('settings'),
  [paths.accountSettings]: page('account-settings', 'nothing'),
  [paths.teamSettings]: page('team-settings'),
  [paths.privacySettings]: page('privacy-settings'),
  [paths.notificationSettings]: page('notification-settings'),
  [paths.foundOrganization]: page('found-organization', 'nothing'),
  [paths.messages]: page('messages'),
  [paths.scheduleInterviews]: page('schedule-interview'),
  [paths.scheduleInterview]: page('schedule-interview'),
  [paths.rescheduleInterview]: page('reschedule-interview'),
  [paths.notifications]: page('notifications'),
  [paths.verifications]: <SupportOnly>{page('verifications')}</SupportOnly>,
  [paths.verification]: <SupportOnly>{page('verification')}</SupportOnly>,
};

/** Shows every component of the design system; not part of what is deployed. */
const development: Screens = import.meta.env.DEV ? { [paths.componentGallery]: page('component-gallery') } : {};

const routesOf = (screens: Screens, wrap: (screen: ReactNode) => ReactNode = (screen) => screen) =>
  Object.entries(screens).map(([path, screen]) => <Route key={path} path={path} element={wrap(screen)} />);

export const SiteRoutes = () => (
  <Routes>
    <Route element={<Layout />}>
      {routesOf(open)}
      {routesOf(guestOnly, (screen) => (
        <GuestOnly>{screen}</GuestOnly>
      ))}
      {routesOf(newcomersOnly, (screen) => (
        <NewcomersOnly>{screen}</NewcomersOnly>
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
      <Route path="*" element={page('not-found', 'nothing')} />
    </Route>
  </Routes>
);
