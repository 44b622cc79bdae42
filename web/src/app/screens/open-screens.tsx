import type { ReactNode } from 'react';
import type { OpenRouteName } from '@shared/site-routes';
import { DashboardRedirect, ProfileRedirect } from '@/app/shell/guards';
import { lazyView, shown } from '../lazy-view';
import { WithParameter } from './with-parameter';

export const NotFound = lazyView(() => import('@/app/shell/not-found-view'), 'NotFoundView', 'nothing');
const Professional = lazyView(() => import('@/find/screens/professionals/profile/profile-view'), 'ProfileView');
const Article = lazyView(() => import('@/find/screens/marketing/article'), 'Article', 'nothing');
const LegalVersion = lazyView(() => import('@/find/screens/marketing/legal/legal-version'), 'LegalVersion', 'nothing');
const Invitation = lazyView(() => import('@/accounts/screens/account/invitation/invitation-view'), 'InvitationView');

const professional = <Professional notFound={<NotFound />} />;

/** Pages that open without a session. */
export const openScreens: Record<OpenRouteName, ReactNode> = {
  home: shown(lazyView(() => import('@/find/screens/marketing/landing/landing'), 'Landing', 'nothing')),
  login: shown(lazyView(() => import('@/accounts/screens/account/sign-in/login-view'), 'LoginView', 'nothing')),
  register: shown(
    lazyView(() => import('@/accounts/screens/account/register/register-view'), 'RegisterView', 'nothing'),
  ),
  verifyEmail: shown(
    lazyView(() => import('@/accounts/screens/account/verify-email/verify-email-view'), 'VerifyEmailView', 'nothing'),
  ),
  forgotPassword: shown(
    lazyView(
      () => import('@/accounts/screens/account/reset-password/forgot-password-view'),
      'ForgotPasswordView',
      'nothing',
    ),
  ),
  authCallback: shown(
    lazyView(() => import('@/accounts/screens/account/callback/auth-callback-view'), 'AuthCallbackView', 'nothing'),
  ),
  completeRegistration: shown(
    lazyView(
      () => import('@/accounts/screens/account/complete-registration/complete-registration-view'),
      'CompleteRegistrationView',
      'nothing',
    ),
  ),
  dashboard: <DashboardRedirect />,
  jobs: shown(lazyView(() => import('./jobs-screen'), 'JobsScreen')),
  organization: shown(
    lazyView(() => import('@/organizations/screens/organization-page/organization-page-view'), 'OrganizationPageView'),
  ),
  job: shown(lazyView(() => import('@/hiring/screens/job-page/job-view'), 'JobView')),
  doctors: shown(lazyView(() => import('@/find/screens/professionals/doctors-view'), 'DoctorsView')),
  doctor: professional,
  doctorProfile: professional,
  professionalProfile: professional,
  profile: <ProfileRedirect />,
  shiftDay: shown(lazyView(() => import('@/work/screens/attendance/shift-day-view'), 'ShiftDayView')),
  shiftHere: shown(lazyView(() => import('@/work/screens/attendance/here-view'), 'ShiftHereView')),
  kiosk: shown(lazyView(() => import('@/work/screens/kiosk/kiosk-view'), 'KioskView', 'nothing')),
  checkProof: shown(lazyView(() => import('@/trust/screens/evidence/check-proof-view'), 'CheckProofView')),
  invitation: <WithParameter name="token">{(token) => <Invitation token={token} />}</WithParameter>,
  unsubscribeAlert: shown(
    lazyView(() => import('@/hiring/screens/saved-jobs/unsubscribe-view'), 'UnsubscribeView', 'nothing'),
  ),
  reference: shown(lazyView(() => import('@/people/screens/references/request-view'), 'RequestView')),
  sharedWeek: shown(
    lazyView(() => import('@/work/screens/public-schedule/public-schedule-view'), 'PublicScheduleView'),
  ),
  stopReferrals: shown(
    lazyView(() => import('@/people/screens/referrals/stop-referrals-view'), 'StopReferralsView', 'nothing'),
  ),
  stopAnalyticsReport: shown(
    lazyView(() => import('@/hiring/screens/analytics/stop-report-view'), 'StopReportView', 'nothing'),
  ),
  stopMails: shown(
    lazyView(() => import('@/messages/screens/notifications/stop-mails-view'), 'StopMailsView', 'nothing'),
  ),
  howItWorks: shown(lazyView(() => import('@/find/screens/marketing/how-it-works'), 'HowItWorks', 'nothing')),
  successStories: shown(
    lazyView(() => import('@/find/screens/marketing/success-stories'), 'SuccessStories', 'nothing'),
  ),
  pricing: shown(lazyView(() => import('@/find/screens/marketing/pricing/pricing'), 'Pricing', 'nothing')),
  safety: shown(lazyView(() => import('@/find/screens/marketing/safety'), 'Safety', 'nothing')),
  help: shown(lazyView(() => import('@/find/screens/marketing/help'), 'Help', 'nothing')),
  helpArticle: shown(lazyView(() => import('@/trust/screens/help/help-page-view'), 'HelpPageView')),
  contact: shown(lazyView(() => import('@/find/screens/marketing/contact'), 'Contact')),
  confirmTicket: shown(lazyView(() => import('@/find/screens/marketing/confirm-ticket'), 'ConfirmTicket')),
  about: <Article name="about" />,
  careers: <Article name="careers" />,
  press: <Article name="press" />,
  blog: <Article name="blog" />,
  resources: <Article name="resources" />,
  certification: <Article name="certification" />,
  community: <Article name="community" />,
  developers: shown(
    lazyView(() => import('@/connect/screens/developers/developers-view'), 'DevelopersView', 'nothing'),
  ),
  privacy: <Article name="privacy" />,
  terms: <Article name="terms" />,
  cookies: <Article name="cookies" />,
  acceptableUse: <Article name="acceptable-use" />,
  accessibility: <Article name="accessibility" />,
  legalVersion: <LegalVersion notFound={<NotFound />} />,
  offline: shown(lazyView(() => import('@/app/offline/offline-view'), 'OfflineView', 'nothing')),
};
