import { Navigate, Route, Routes, useParams } from 'react-router-dom';
import type { ComponentType, ReactNode } from 'react';
import { paths, redirects, type SitePath } from '@shared/paths';
import { siteRouteNames, siteRoutes, type PageAccess, type SiteRouteName } from '@shared/site-routes';
import {
  DashboardRedirect,
  EmployersOnly,
  GuestOnly,
  MembersOnly,
  NewcomersOnly,
  ProfileRedirect,
  Protected,
  SupportOnly,
  TeamlessOnly,
} from '@/features/shell/guards';
import { isEmployer } from '@/lib/auth/home-for';
import { useSession } from '@/lib/auth/session';
import { Layout } from './layout';
import { SiteLayout } from './site-layout';
import { lazyView } from './lazy-view';

const NotFound = lazyView(() => import('@/features/shell/not-found-view'), 'NotFoundView', 'nothing');
const Professional = lazyView(() => import('@/features/professionals/profile-view'), 'ProfileView');
const Article = lazyView(() => import('@/features/marketing/article'), 'Article', 'nothing');
const EmployerDashboard = lazyView(() => import('./screens/employer-dashboard-screen'), 'EmployerDashboardScreen');
const ProfileSetup = lazyView(() => import('@/features/profile/wizard/wizard-view'), 'WizardView');
const PostJob = lazyView(() => import('@/features/job-posting/post-job-view'), 'PostJobView');
const Inbox = lazyView(() => import('@/features/applicants/inbox-view'), 'InboxView');
const MyApplications = lazyView(() => import('@/features/applications/my-applications-view'), 'MyApplicationsView');
const Applicant = lazyView(() => import('@/features/applicants/applicant-view'), 'ApplicantView');
const MyApplication = lazyView(() => import('@/features/applications/application-view'), 'ApplicationView');
const Interviews = lazyView(() => import('@/features/interviews/interviews-page'), 'InterviewsPage');
const messagesScreens = () => import('./screens/messages-screen');
const InterviewCall = lazyView(messagesScreens, 'InterviewCallMessages');
const Invitation = lazyView(() => import('@/features/account/invitation/invitation-view'), 'InvitationView');

const BySide = ({ employer, professional }: { employer: ReactNode; professional: ReactNode }) => {
  const { me } = useSession();
  return me && isEmployer(me) ? employer : professional;
};

const WithParameter = ({ name, children }: { name: string; children: (value: string) => ReactNode }) =>
  children(useParams()[name] ?? '');

const shown = (View: ComponentType): ReactNode => <View />;
const forStaff = (View: ComponentType): ReactNode => (
  <SupportOnly>
    <View />
  </SupportOnly>
);
const forEmployers = (View: ComponentType, otherwise: SitePath): ReactNode => (
  <EmployersOnly otherwise={otherwise}>
    <View />
  </EmployersOnly>
);

const professional = <Professional notFound={<NotFound />} />;
const postJob = forEmployers(PostJob, paths.jobs);

const screens: Record<SiteRouteName, ReactNode> = {
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
  authProfileSetup: <ProfileSetup />,
  profileSetup: <ProfileSetup />,
  dashboard: <DashboardRedirect />,
  professionalDashboard: shown(
    lazyView(() => import('./screens/professional-dashboard-screen'), 'ProfessionalDashboardScreen'),
  ),
  employerDashboard: <EmployerDashboard />,
  analytics: forEmployers(
    lazyView(() => import('@/features/analytics/analytics-view'), 'AnalyticsView'),
    paths.professionalDashboard,
  ),
  jobs: shown(lazyView(() => import('./screens/jobs-screen'), 'JobsScreen')),
  organization: shown(
    lazyView(() => import('@/features/organization-page/organization-page-view'), 'OrganizationPageView'),
  ),
  job: shown(lazyView(() => import('@/features/job-page/job-view'), 'JobView')),
  jobDetail: shown(lazyView(() => import('@/features/job-page/job-detail-view'), 'JobDetailView')),
  postJob,
  editJob: postJob,
  // The Jobs menu links everyone here; users who post no jobs are redirected to the job list.
  manageJobs: forEmployers(
    lazyView(() => import('@/features/job-management/manage-jobs-view'), 'ManageJobsView'),
    paths.jobs,
  ),
  manageJob: forEmployers(
    lazyView(() => import('@/features/job-management/manage-job-view'), 'ManageJobView'),
    paths.jobs,
  ),
  jobCandidates: forEmployers(
    lazyView(() => import('@/features/professionals/job-candidates-view'), 'JobCandidatesView'),
    paths.jobs,
  ),
  myInvitations: shown(lazyView(() => import('@/features/invitations/my-invitations-view'), 'MyInvitationsView')),
  applications: <BySide employer={<Inbox />} professional={<MyApplications />} />,
  jobApplications: forEmployers(
    lazyView(() => import('@/features/applicants/job-applicants-view'), 'JobApplicantsView'),
    paths.applications,
  ),
  application: <BySide employer={<Applicant />} professional={<MyApplication />} />,
  doctors: shown(lazyView(() => import('@/features/professionals/doctors-view'), 'DoctorsView')),
  doctor: professional,
  doctorProfile: professional,
  professionalProfile: professional,
  hiredProfessionals: forEmployers(
    lazyView(() => import('@/features/placements/hired-view'), 'HiredView'),
    paths.doctors,
  ),
  placement: shown(lazyView(() => import('@/features/placements/placement-view'), 'PlacementView')),
  timesheets: shown(lazyView(() => import('@/features/timesheets/timesheets-view'), 'TimesheetsView')),
  portfolio: shown(lazyView(() => import('@/features/portfolio/my-portfolio-view'), 'MyPortfolioView')),
  skills: shown(lazyView(() => import('@/features/skills/skills-view'), 'SkillsView')),
  skillsChecklist: shown(lazyView(() => import('@/features/skills/checklist-view'), 'ChecklistView')),
  credentials: shown(lazyView(() => import('@/features/wallet/my-wallet-view'), 'MyWalletView')),
  healthFile: shown(lazyView(() => import('@/features/health-file/my-health-file-view'), 'MyHealthFileView')),
  calendar: shown(lazyView(() => import('@/features/calendar/my-calendar-view'), 'MyCalendarView')),
  messages: shown(lazyView(messagesScreens, 'MessagesScreen')),
  interviews: <Interviews />,
  scheduleInterviews: <Interviews panel="schedule" />,
  scheduleInterview: <Interviews panel="schedule" />,
  rescheduleInterview: <Interviews panel="reschedule" />,
  joinInterview: (
    <WithParameter name="interviewId">{(interviewId) => <InterviewCall interviewId={interviewId} />}</WithParameter>
  ),
  admin: forStaff(lazyView(() => import('@/features/admin/home-view'), 'HomeView')),
  adminPeople: forStaff(lazyView(() => import('@/features/admin/people-view'), 'PeopleView')),
  adminPerson: forStaff(lazyView(() => import('@/features/admin/person-view'), 'PersonView')),
  adminOrganizations: forStaff(lazyView(() => import('@/features/admin/organizations-view'), 'OrganizationsView')),
  adminOrganization: forStaff(lazyView(() => import('@/features/admin/organization-view'), 'OrganizationView')),
  adminDeadLetters: forStaff(lazyView(() => import('@/features/admin/dead-letters-view'), 'DeadLettersView')),
  adminAnnouncements: forStaff(lazyView(() => import('@/features/admin/announcements-view'), 'AnnouncementsView')),
  adminSwitches: forStaff(lazyView(() => import('@/features/admin/switches-view'), 'SwitchesView')),
  adminAudit: forStaff(lazyView(() => import('@/features/audit/staff-audit-view'), 'StaffAuditView')),
  adminStaff: forStaff(lazyView(() => import('@/features/admin/staff-view'), 'StaffView')),
  verifications: (
    <SupportOnly>{shown(lazyView(() => import('@/features/verifications/queue-view'), 'QueueView'))}</SupportOnly>
  ),
  verification: (
    <SupportOnly>
      {shown(lazyView(() => import('@/features/verifications/verification-view'), 'VerificationView'))}
    </SupportOnly>
  ),
  organizationCases: (
    <SupportOnly>{shown(lazyView(() => import('@/features/organization-review/queue-view'), 'QueueView'))}</SupportOnly>
  ),
  organizationCase: (
    <SupportOnly>{shown(lazyView(() => import('@/features/organization-review/case-view'), 'CaseView'))}</SupportOnly>
  ),
  exclusions: (
    <SupportOnly>{shown(lazyView(() => import('@/features/exclusions/queue-view'), 'QueueView'))}</SupportOnly>
  ),
  reportCases: (
    <SupportOnly>{shown(lazyView(() => import('@/features/moderation/queue-view'), 'QueueView'))}</SupportOnly>
  ),
  reportCase: <SupportOnly>{shown(lazyView(() => import('@/features/moderation/case-view'), 'CaseView'))}</SupportOnly>,
  tickets: (
    <SupportOnly>{shown(lazyView(() => import('@/features/support-desk/inbox-view'), 'InboxView'))}</SupportOnly>
  ),
  savedReplies: (
    <SupportOnly>
      {shown(lazyView(() => import('@/features/support-desk/saved-replies-view'), 'SavedRepliesView'))}
    </SupportOnly>
  ),
  ticket: (
    <SupportOnly>
      {shown(lazyView(() => import('@/features/support-desk/ticket-case-view'), 'TicketCaseView'))}
    </SupportOnly>
  ),
  exclusion: <SupportOnly>{shown(lazyView(() => import('@/features/exclusions/case-view'), 'CaseView'))}</SupportOnly>,
  profile: <ProfileRedirect />,
  editProfile: shown(lazyView(() => import('@/features/profile/profile-view'), 'ProfileView')),
  references: shown(lazyView(() => import('@/features/references/references-view'), 'ReferencesView')),
  referrals: shown(lazyView(() => import('@/features/referrals/referrals-view'), 'ReferralsView')),
  employerProfile: forEmployers(
    lazyView(() => import('@/features/organization/employer-profile-view'), 'EmployerProfileView'),
    paths.editProfile,
  ),
  support: shown(lazyView(() => import('@/features/support/support-view'), 'SupportView')),
  supportTicket: shown(lazyView(() => import('@/features/support/ticket-view'), 'TicketView')),
  settings: shown(lazyView(() => import('@/features/account/settings/settings-view'), 'SettingsView')),
  accountSettings: shown(
    lazyView(() => import('@/features/account/settings/account-settings-view'), 'AccountSettingsView'),
  ),
  organizationVerification: forEmployers(
    lazyView(() => import('@/features/organization-verification/verification-view'), 'VerificationView'),
    paths.settings,
  ),
  teamSettings: forEmployers(
    lazyView(() => import('@/features/team/team-view'), 'TeamView'),
    paths.settings,
  ),
  auditLog: forEmployers(
    lazyView(() => import('@/features/audit/organization-audit-view'), 'OrganizationAuditView'),
    paths.settings,
  ),
  facilityLists: forEmployers(
    lazyView(() => import('@/features/facility-lists/facility-lists-view'), 'FacilityListsView'),
    paths.settings,
  ),
  messageTemplates: forEmployers(
    lazyView(() => import('@/features/message-templates/templates-view'), 'TemplatesView'),
    paths.settings,
  ),
  myReports: shown(lazyView(() => import('@/features/reports/reports-view'), 'ReportsView')),
  privacySettings: shown(lazyView(() => import('@/features/profile/privacy/privacy-view'), 'PrivacyView')),
  notificationSettings: shown(
    lazyView(() => import('@/features/notifications/settings/notification-settings-view'), 'NotificationSettingsView'),
  ),
  notifications: shown(lazyView(() => import('@/features/notifications/notifications-view'), 'NotificationsView')),
  createOrganization: (
    <TeamlessOnly>
      {shown(lazyView(() => import('@/features/account/create-organization'), 'CreateOrganization', 'nothing'))}
    </TeamlessOnly>
  ),
  invitation: <WithParameter name="token">{(token) => <Invitation token={token} />}</WithParameter>,
  unsubscribeAlert: shown(
    lazyView(() => import('@/features/saved-jobs/unsubscribe-view'), 'UnsubscribeView', 'nothing'),
  ),
  reference: shown(lazyView(() => import('@/features/references/request-view'), 'RequestView')),
  stopReferrals: shown(
    lazyView(() => import('@/features/referrals/stop-referrals-view'), 'StopReferralsView', 'nothing'),
  ),
  stopAnalyticsReport: shown(
    lazyView(() => import('@/features/analytics/stop-report-view'), 'StopReportView', 'nothing'),
  ),
  howItWorks: shown(lazyView(() => import('@/features/marketing/how-it-works'), 'HowItWorks', 'nothing')),
  successStories: shown(lazyView(() => import('@/features/marketing/success-stories'), 'SuccessStories', 'nothing')),
  pricing: shown(lazyView(() => import('@/features/marketing/pricing'), 'Pricing', 'nothing')),
  safety: shown(lazyView(() => import('@/features/marketing/safety'), 'Safety', 'nothing')),
  help: shown(lazyView(() => import('@/features/marketing/help'), 'Help', 'nothing')),
  contact: shown(lazyView(() => import('@/features/marketing/contact'), 'Contact')),
  confirmTicket: shown(lazyView(() => import('@/features/marketing/confirm-ticket'), 'ConfirmTicket')),
  about: <Article name="about" />,
  careers: <Article name="careers" />,
  press: <Article name="press" />,
  blog: <Article name="blog" />,
  resources: <Article name="resources" />,
  certification: <Article name="certification" />,
  community: <Article name="community" />,
  privacy: <Article name="privacy" />,
  terms: <Article name="terms" />,
  cookies: <Article name="cookies" />,
  offline: shown(lazyView(() => import('@/features/offline/offline-view'), 'OfflineView', 'nothing')),
  shareResume: shown(lazyView(() => import('@/features/offline/share-resume-view'), 'ShareResumeView')),
};

const guards: Record<PageAccess, ((screen: ReactNode) => ReactNode) | null> = {
  public: null,
  guest: (screen) => <GuestOnly>{screen}</GuestOnly>,
  newcomer: (screen) => <NewcomersOnly>{screen}</NewcomersOnly>,
  signedIn: (screen) => <Protected>{screen}</Protected>,
  member: (screen) => (
    <Protected>
      <MembersOnly>{screen}</MembersOnly>
    </Protected>
  ),
};

/** Development only. */
const Gallery = import.meta.env.DEV ? lazyView(() => import('./screens/component-gallery'), 'ComponentGallery') : null;

const routeOf = (name: SiteRouteName) => {
  const screen = screens[name];
  return <Route key={name} path={paths[name]} element={guards[siteRoutes[name].access]?.(screen) ?? screen} />;
};

const isWritten = (name: SiteRouteName): boolean => 'frame' in siteRoutes[name];

export const SiteRoutes = () => (
  <Routes>
    <Route element={<SiteLayout />}>{siteRouteNames.filter(isWritten).map(routeOf)}</Route>
    <Route element={<Layout />}>
      {siteRouteNames.filter((name) => !isWritten(name)).map(routeOf)}
      {Gallery && <Route path={paths.componentGallery} element={<Gallery />} />}
      {Object.entries(redirects).map(([from, to]) => (
        <Route key={from} path={from} element={<Navigate to={to} replace />} />
      ))}
      <Route path="*" element={<NotFound />} />
    </Route>
  </Routes>
);
