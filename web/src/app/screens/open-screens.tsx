import type { ReactNode } from 'react';
import type { OpenRouteName } from '@shared/site-routes';
import { DashboardRedirect, ProfileRedirect } from '@/features/shell/guards';
import { lazyView, shown } from '../lazy-view';
import { WithParameter } from './with-parameter';

export const NotFound = lazyView(() => import('@/features/shell/not-found-view'), 'NotFoundView', 'nothing');
const Professional = lazyView(() => import('@/features/professionals/profile-view'), 'ProfileView');
const Article = lazyView(() => import('@/features/marketing/article'), 'Article', 'nothing');
const LegalVersion = lazyView(() => import('@/features/marketing/legal-version'), 'LegalVersion', 'nothing');
const Invitation = lazyView(() => import('@/features/account/invitation/invitation-view'), 'InvitationView');

const professional = <Professional notFound={<NotFound />} />;

/** Pages that open without a session. */
export const openScreens: Record<OpenRouteName, ReactNode> = {
  home: shown(lazyView(() => import('@/features/marketing/landing'), 'Landing', 'nothing')),
  login: shown(lazyView(() => import('@/features/account/sign-in/login-view'), 'LoginView', 'nothing')),
  register: shown(lazyView(() => import('@/features/account/register/register-view'), 'RegisterView', 'nothing')),
  verifyEmail: shown(
    lazyView(() => import('@/features/account/verify-email/verify-email-view'), 'VerifyEmailView', 'nothing'),
  ),
  forgotPassword: shown(
    lazyView(() => import('@/features/account/reset-password/forgot-password-view'), 'ForgotPasswordView', 'nothing'),
  ),
  authCallback: shown(
    lazyView(() => import('@/features/account/callback/auth-callback-view'), 'AuthCallbackView', 'nothing'),
  ),
  completeRegistration: shown(
    lazyView(
      () => import('@/features/account/complete-registration/complete-registration-view'),
      'CompleteRegistrationView',
      'nothing',
    ),
  ),
  dashboard: <DashboardRedirect />,
  jobs: shown(lazyView(() => import('./jobs-screen'), 'JobsScreen')),
  organization: shown(
    lazyView(() => import('@/features/organization-page/organization-page-view'), 'OrganizationPageView'),
  ),
  job: shown(lazyView(() => import('@/features/job-page/job-view'), 'JobView')),
  doctors: shown(lazyView(() => import('@/features/professionals/doctors-view'), 'DoctorsView')),
  doctor: professional,
  doctorProfile: professional,
  professionalProfile: professional,
  profile: <ProfileRedirect />,
  shiftDay: shown(lazyView(() => import('@/features/attendance/shift-day-view'), 'ShiftDayView')),
  shiftHere: shown(lazyView(() => import('@/features/attendance/here-view'), 'ShiftHereView')),
  kiosk: shown(lazyView(() => import('@/features/kiosk/kiosk-view'), 'KioskView', 'nothing')),
  checkProof: shown(lazyView(() => import('@/features/evidence/check-proof-view'), 'CheckProofView')),
  invitation: <WithParameter name="token">{(token) => <Invitation token={token} />}</WithParameter>,
  unsubscribeAlert: shown(
    lazyView(() => import('@/features/saved-jobs/unsubscribe-view'), 'UnsubscribeView', 'nothing'),
  ),
  reference: shown(lazyView(() => import('@/features/references/request-view'), 'RequestView')),
  sharedWeek: shown(lazyView(() => import('@/features/shared-week/public-schedule-view'), 'PublicScheduleView')),
  stopReferrals: shown(
    lazyView(() => import('@/features/referrals/stop-referrals-view'), 'StopReferralsView', 'nothing'),
  ),
  stopAnalyticsReport: shown(
    lazyView(() => import('@/features/analytics/stop-report-view'), 'StopReportView', 'nothing'),
  ),
  stopMails: shown(lazyView(() => import('@/features/notifications/stop-mails-view'), 'StopMailsView', 'nothing')),
  howItWorks: shown(lazyView(() => import('@/features/marketing/how-it-works'), 'HowItWorks', 'nothing')),
  successStories: shown(lazyView(() => import('@/features/marketing/success-stories'), 'SuccessStories', 'nothing')),
  pricing: shown(lazyView(() => import('@/features/marketing/pricing'), 'Pricing', 'nothing')),
  safety: shown(lazyView(() => import('@/features/marketing/safety'), 'Safety', 'nothing')),
  help: shown(lazyView(() => import('@/features/marketing/help'), 'Help', 'nothing')),
  helpArticle: shown(lazyView(() => import('@/features/help/help-page-view'), 'HelpPageView')),
  contact: shown(lazyView(() => import('@/features/marketing/contact'), 'Contact')),
  confirmTicket: shown(lazyView(() => import('@/features/marketing/confirm-ticket'), 'ConfirmTicket')),
  about: <Article name="about" />,
  careers: <Article name="careers" />,
  press: <Article name="press" />,
  blog: <Article name="blog" />,
  resources: <Article name="resources" />,
  certification: <Article name="certification" />,
  community: <Article name="community" />,
  developers: shown(lazyView(() => import('@/features/developers/developers-view'), 'DevelopersView', 'nothing')),
  privacy: <Article name="privacy" />,
  terms: <Article name="terms" />,
  cookies: <Article name="cookies" />,
  acceptableUse: <Article name="acceptable-use" />,
  accessibility: <Article name="accessibility" />,
  legalVersion: <LegalVersion notFound={<NotFound />} />,
  offline: shown(lazyView(() => import('@/features/offline/offline-view'), 'OfflineView', 'nothing')),
};
