import { Suspense, type ComponentType, type ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { paths, type SitePath } from '@shared/paths';
import { siteRoutes, type SignedInRouteName, type StaffRouteName } from '@shared/site-routes';
import { Loading } from '@/components/ui/base/loading';
import { EmployersOnly, MembersOnly, ProfessionalsOnly, StaffOnly, TeamlessOnly } from '@/app/shell/member-guards';
import { lazy } from '@/lib/browser/lazy';
import { isEmployer } from '@/lib/auth/home-for';
import { useSession } from '@/lib/auth/session';
import { lazyView, shown } from '../lazy-view';
import { WithParameter } from './with-parameter';

const EmployerDashboard = lazyView(() => import('./employer-dashboard-screen'), 'EmployerDashboardScreen');
const ProfileSetup = lazyView(() => import('@/people/screens/profile/wizard/wizard-view'), 'WizardView');
const PostJob = lazyView(() => import('@/hiring/screens/job-posting/post-job-view'), 'PostJobView');
const Inbox = lazyView(() => import('@/hiring/screens/applicants/inbox-view'), 'InboxView');
const MyApplications = lazyView(
  () => import('@/hiring/screens/applications/my-applications-view'),
  'MyApplicationsView',
);
const Applicant = lazyView(() => import('@/hiring/screens/applicants/drawer/applicant-view'), 'ApplicantView');
const MyApplication = lazyView(() => import('@/hiring/screens/applications/application-view'), 'ApplicationView');
const OwnReliability = lazyView(() => import('@/work/screens/shifts/reliability-view'), 'OwnReliabilityView');
const OrganizationReliability = lazyView(
  () => import('@/work/screens/coverage/seats/reliability-view'),
  'OrganizationReliabilityView',
);
const Interviews = lazyView(() => import('@/hiring/screens/interviews/interviews-page'), 'InterviewsPage');
const messagesScreens = () => import('./messages-screen');
const InterviewCall = lazyView(messagesScreens, 'InterviewCallMessages');

const StaffScreen = lazy(() =>
  import('./staff-screens').then(({ staffScreens }) => ({
    default: ({ name }: { name: StaffRouteName }) => staffScreens[name],
  })),
);

const BySide = ({ employer, professional }: { employer: ReactNode; professional: ReactNode }) => {
  const { me } = useSession();
  return me && isEmployer(me) ? employer : professional;
};

const forEmployers = (View: ComponentType, otherwise: SitePath): ReactNode => (
  <EmployersOnly otherwise={otherwise}>
    <View />
  </EmployersOnly>
);

const forProfessionals = (View: ComponentType): ReactNode => (
  <ProfessionalsOnly>
    <View />
  </ProfessionalsOnly>
);

const postJob = forEmployers(PostJob, paths.jobs);

const screens: Record<Exclude<SignedInRouteName, StaffRouteName>, ReactNode> = {
  authProfileSetup: <ProfileSetup />,
  profileSetup: <ProfileSetup />,
  professionalDashboard: shown(
    lazyView(() => import('./professional-dashboard-screen'), 'ProfessionalDashboardScreen'),
  ),
  employerDashboard: <EmployerDashboard />,
  analytics: forEmployers(
    lazyView(() => import('@/hiring/screens/analytics/analytics-view'), 'AnalyticsView'),
    paths.professionalDashboard,
  ),
  jobDetail: shown(lazyView(() => import('@/hiring/screens/job-page/job-detail-view'), 'JobDetailView')),
  postJob,
  editJob: postJob,
  // The Jobs menu links everyone here; users who post no jobs are redirected to the job list.
  manageJobs: forEmployers(
    lazyView(() => import('@/hiring/screens/job-management/manage-jobs-view'), 'ManageJobsView'),
    paths.jobs,
  ),
  manageJob: forEmployers(
    lazyView(() => import('@/hiring/screens/job-management/manage-job-view'), 'ManageJobView'),
    paths.jobs,
  ),
  jobCandidates: forEmployers(
    lazyView(() => import('@/find/screens/professionals/job-candidates-view'), 'JobCandidatesView'),
    paths.jobs,
  ),
  myInvitations: shown(lazyView(() => import('@/hiring/screens/invitations/my-invitations-view'), 'MyInvitationsView')),
  applications: <BySide employer={<Inbox />} professional={<MyApplications />} />,
  jobApplications: forEmployers(
    lazyView(() => import('@/hiring/screens/applicants/job-applicants-view'), 'JobApplicantsView'),
    paths.applications,
  ),
  application: <BySide employer={<Applicant />} professional={<MyApplication />} />,
  hiredProfessionals: forEmployers(
    lazyView(() => import('@/work/screens/placements/hired-view'), 'HiredView'),
    paths.doctors,
  ),
  placement: shown(lazyView(() => import('@/work/screens/placements/placement-view'), 'PlacementView')),
  timesheets: shown(lazyView(() => import('@/work/screens/timesheets/timesheets-view'), 'TimesheetsView')),
  shifts: shown(lazyView(() => import('@/work/screens/shifts/shifts-view'), 'ShiftsView')),
  shiftWeek: shown(lazyView(() => import('@/work/screens/shifts/week/week-view'), 'ShiftWeekView')),
  reliability: <BySide employer={<OrganizationReliability />} professional={<OwnReliability />} />,
  portfolio: forProfessionals(
    lazyView(() => import('@/people/screens/portfolio/my-portfolio-view'), 'MyPortfolioView'),
  ),
  skills: forProfessionals(lazyView(() => import('@/people/screens/checklists/skills-view'), 'SkillsView')),
  skillsChecklist: forProfessionals(
    lazyView(() => import('@/people/screens/checklists/checklist-view'), 'ChecklistView'),
  ),
  evidence: forProfessionals(lazyView(() => import('@/trust/screens/evidence/evidence-view'), 'EvidenceView')),
  credentials: forProfessionals(lazyView(() => import('@/people/screens/wallet/my-wallet-view'), 'MyWalletView')),
  healthFile: forProfessionals(
    lazyView(() => import('@/people/screens/health-file/my-health-file-view'), 'MyHealthFileView'),
  ),
  calendar: forProfessionals(lazyView(() => import('@/messages/screens/calendar/my-calendar-view'), 'MyCalendarView')),
  messages: shown(lazyView(messagesScreens, 'MessagesScreen')),
  coverage: forEmployers(
    lazyView(() => import('@/work/screens/coverage/coverage-view'), 'CoverageView'),
    paths.calendar,
  ),
  // Links in earlier mails and notifications.
  approveAttendance: <Navigate to={paths.timesheets} replace />,
  fillReport: forEmployers(
    lazyView(() => import('@/hiring/screens/analytics/fill-report-view'), 'FillReportView'),
    paths.calendar,
  ),
  shiftBill: forEmployers(
    lazyView(() => import('@/hiring/screens/analytics/shift-bill-view'), 'ShiftBillView'),
    paths.calendar,
  ),
  interviews: <Interviews />,
  scheduleInterviews: <Interviews panel="schedule" />,
  scheduleInterview: <Interviews panel="schedule" />,
  rescheduleInterview: <Interviews panel="reschedule" />,
  joinInterview: (
    <WithParameter name="interviewId">{(interviewId) => <InterviewCall interviewId={interviewId} />}</WithParameter>
  ),
  editProfile: shown(lazyView(() => import('@/people/screens/profile/profile-view'), 'ProfileView')),
  references: forProfessionals(lazyView(() => import('@/people/screens/references/references-view'), 'ReferencesView')),
  referrals: forProfessionals(lazyView(() => import('@/people/screens/referrals/referrals-view'), 'ReferralsView')),
  employerProfile: forEmployers(
    lazyView(() => import('@/organizations/screens/organization/employer-profile-view'), 'EmployerProfileView'),
    paths.editProfile,
  ),
  support: shown(lazyView(() => import('@/trust/screens/support/support-view'), 'SupportView')),
  supportTicket: shown(lazyView(() => import('@/trust/screens/support/ticket-view'), 'TicketView')),
  settings: shown(lazyView(() => import('@/accounts/screens/account/settings/settings-view'), 'SettingsView')),
  accountSettings: shown(
    lazyView(() => import('@/accounts/screens/account/settings/account-settings-view'), 'AccountSettingsView'),
  ),
  organizationVerification: forEmployers(
    lazyView(() => import('@/organizations/screens/organization-verification/verification-view'), 'VerificationView'),
    paths.settings,
  ),
  teamSettings: forEmployers(
    lazyView(() => import('@/organizations/screens/team/team-view'), 'TeamView'),
    paths.settings,
  ),
  billing: shown(lazyView(() => import('@/money/screens/billing/billing-view'), 'BillingView')),
  auditLog: forEmployers(
    lazyView(() => import('@/trust/screens/audit/organization-audit-view'), 'OrganizationAuditView'),
    paths.settings,
  ),
  integrations: shown(lazyView(() => import('./integrations-screen'), 'IntegrationsScreen')),
  connectFinish: shown(lazyView(() => import('@/connect/screens/integrations/services/finish-view'), 'FinishView')),
  connection: shown(
    lazyView(() => import('@/connect/screens/integrations/services/connection-view'), 'ConnectionView'),
  ),
  linkSlack: shown(lazyView(() => import('@/connect/screens/integrations/services/link-slack-view'), 'LinkSlackView')),
  facilityLists: forEmployers(
    lazyView(() => import('@/people/screens/facility-lists/facility-lists-view'), 'FacilityListsView'),
    paths.settings,
  ),
  messageTemplates: forEmployers(
    lazyView(() => import('@/messages/screens/message-templates/templates-view'), 'TemplatesView'),
    paths.settings,
  ),
  locations: forEmployers(
    lazyView(() => import('@/work/screens/locations/locations-view'), 'LocationsView'),
    paths.settings,
  ),
  webhook: forEmployers(
    lazyView(() => import('@/connect/screens/webhooks/webhook-view'), 'WebhookView'),
    paths.integrations,
  ),
  myReports: shown(lazyView(() => import('@/trust/screens/reports/reports-view'), 'ReportsView')),
  privacySettings: shown(lazyView(() => import('@/people/screens/profile/privacy/privacy-view'), 'PrivacyView')),
  notificationSettings: shown(
    lazyView(
      () => import('@/messages/screens/notifications/settings/notification-settings-view'),
      'NotificationSettingsView',
    ),
  ),
  notifications: shown(
    lazyView(() => import('@/messages/screens/notifications/notifications-view'), 'NotificationsView'),
  ),
  createOrganization: (
    <TeamlessOnly>
      {shown(lazyView(() => import('@/accounts/screens/account/create-organization'), 'CreateOrganization', 'nothing'))}
    </TeamlessOnly>
  ),
  shareResume: shown(lazyView(() => import('@/app/offline/share-resume-view'), 'ShareResumeView')),
};

const isForStaff = (name: SignedInRouteName): name is StaffRouteName => siteRoutes[name].access === 'staff';

/** A signed-in page. Staff pages are separate, because no one else loads them. */
export const SignedInScreen = ({ name }: { name: SignedInRouteName }) => {
  if (isForStaff(name)) {
    return (
      <StaffOnly>
        <Suspense fallback={<Loading />}>
          <StaffScreen name={name} />
        </Suspense>
      </StaffOnly>
    );
  }
  return siteRoutes[name].access === 'member' ? <MembersOnly>{screens[name]}</MembersOnly> : screens[name];
};
