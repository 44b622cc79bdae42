import { Suspense, type ComponentType, type ReactNode } from 'react';
import { paths, type SitePath } from '@shared/paths';
import { siteRoutes, type SignedInRouteName, type StaffRouteName } from '@shared/site-routes';
import { Loading } from '@/components/ui/base/loading';
import { EmployersOnly, MembersOnly, ProfessionalsOnly, StaffOnly, TeamlessOnly } from '@/features/shell/member-guards';
import { lazy } from '@/lib/browser/lazy';
import { isEmployer } from '@/lib/auth/home-for';
import { useSession } from '@/lib/auth/session';
import { lazyView, shown } from '../lazy-view';
import { WithParameter } from './with-parameter';

const EmployerDashboard = lazyView(() => import('./employer-dashboard-screen'), 'EmployerDashboardScreen');
const ProfileSetup = lazyView(() => import('@/features/profile/wizard/wizard-view'), 'WizardView');
const PostJob = lazyView(() => import('@/features/job-posting/post-job-view'), 'PostJobView');
const Inbox = lazyView(() => import('@/features/applicants/inbox-view'), 'InboxView');
const MyApplications = lazyView(() => import('@/features/applications/my-applications-view'), 'MyApplicationsView');
const Applicant = lazyView(() => import('@/features/applicants/applicant-view'), 'ApplicantView');
const MyApplication = lazyView(() => import('@/features/applications/application-view'), 'ApplicationView');
const OwnReliability = lazyView(() => import('@/features/shifts/reliability-view'), 'OwnReliabilityView');
const OrganizationReliability = lazyView(
  () => import('@/features/coverage/reliability-view'),
  'OrganizationReliabilityView',
);
const Interviews = lazyView(() => import('@/features/interviews/interviews-page'), 'InterviewsPage');
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
    lazyView(() => import('@/features/analytics/analytics-view'), 'AnalyticsView'),
    paths.professionalDashboard,
  ),
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
  hiredProfessionals: forEmployers(
    lazyView(() => import('@/features/placements/hired-view'), 'HiredView'),
    paths.doctors,
  ),
  placement: shown(lazyView(() => import('@/features/placements/placement-view'), 'PlacementView')),
  timesheets: shown(lazyView(() => import('@/features/timesheets/timesheets-view'), 'TimesheetsView')),
  shifts: shown(lazyView(() => import('@/features/shifts/shifts-view'), 'ShiftsView')),
  shiftWeek: shown(lazyView(() => import('@/features/shifts/week-view'), 'ShiftWeekView')),
  reliability: <BySide employer={<OrganizationReliability />} professional={<OwnReliability />} />,
  portfolio: forProfessionals(lazyView(() => import('@/features/portfolio/my-portfolio-view'), 'MyPortfolioView')),
  skills: forProfessionals(lazyView(() => import('@/features/skills/skills-view'), 'SkillsView')),
  skillsChecklist: forProfessionals(lazyView(() => import('@/features/skills/checklist-view'), 'ChecklistView')),
  evidence: forProfessionals(lazyView(() => import('@/features/evidence/evidence-view'), 'EvidenceView')),
  credentials: forProfessionals(lazyView(() => import('@/features/wallet/my-wallet-view'), 'MyWalletView')),
  healthFile: forProfessionals(
    lazyView(() => import('@/features/health-file/my-health-file-view'), 'MyHealthFileView'),
  ),
  calendar: forProfessionals(lazyView(() => import('@/features/calendar/my-calendar-view'), 'MyCalendarView')),
  messages: shown(lazyView(messagesScreens, 'MessagesScreen')),
  coverage: forEmployers(
    lazyView(() => import('@/features/coverage/coverage-view'), 'CoverageView'),
    paths.calendar,
  ),
  approveAttendance: forEmployers(
    lazyView(() => import('@/features/coverage/approve-view'), 'ApproveView'),
    paths.calendar,
  ),
  fillReport: forEmployers(
    lazyView(() => import('@/features/analytics/fill-report-view'), 'FillReportView'),
    paths.calendar,
  ),
  shiftBill: forEmployers(
    lazyView(() => import('@/features/analytics/shift-bill-view'), 'ShiftBillView'),
    paths.calendar,
  ),
  interviews: <Interviews />,
  scheduleInterviews: <Interviews panel="schedule" />,
  scheduleInterview: <Interviews panel="schedule" />,
  rescheduleInterview: <Interviews panel="reschedule" />,
  joinInterview: (
    <WithParameter name="interviewId">{(interviewId) => <InterviewCall interviewId={interviewId} />}</WithParameter>
  ),
  editProfile: shown(lazyView(() => import('@/features/profile/profile-view'), 'ProfileView')),
  references: forProfessionals(lazyView(() => import('@/features/references/references-view'), 'ReferencesView')),
  referrals: forProfessionals(lazyView(() => import('@/features/referrals/referrals-view'), 'ReferralsView')),
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
  billing: shown(lazyView(() => import('@/features/billing/billing-view'), 'BillingView')),
  auditLog: forEmployers(
    lazyView(() => import('@/features/audit/organization-audit-view'), 'OrganizationAuditView'),
    paths.settings,
  ),
  integrations: shown(lazyView(() => import('./integrations-screen'), 'IntegrationsScreen')),
  connectFinish: shown(lazyView(() => import('@/features/connections/finish-view'), 'FinishView')),
  connection: shown(lazyView(() => import('@/features/connections/connection-view'), 'ConnectionView')),
  linkSlack: shown(lazyView(() => import('@/features/connections/link-slack-view'), 'LinkSlackView')),
  facilityLists: forEmployers(
    lazyView(() => import('@/features/facility-lists/facility-lists-view'), 'FacilityListsView'),
    paths.settings,
  ),
  messageTemplates: forEmployers(
    lazyView(() => import('@/features/message-templates/templates-view'), 'TemplatesView'),
    paths.settings,
  ),
  locations: forEmployers(
    lazyView(() => import('@/features/locations/locations-view'), 'LocationsView'),
    paths.settings,
  ),
  webhook: forEmployers(
    lazyView(() => import('@/features/webhooks/webhook-view'), 'WebhookView'),
    paths.integrations,
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
  shareResume: shown(lazyView(() => import('@/features/offline/share-resume-view'), 'ShareResumeView')),
};

const isForStaff = (name: SignedInRouteName): name is StaffRouteName => siteRoutes[name].access === 'staff';

/** A page behind the sign-in. Staff pages are apart: no one else loads them. */
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
