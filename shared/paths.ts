/** Every address of the site, as router patterns. E-mails and notifications link to them, too. */
export const paths = {
  home: '/',
  login: '/login',
  register: '/register',
  verifyEmail: '/auth/verify-email',
  forgotPassword: '/auth/forgot-password',
  authCallback: '/auth/callback',
  completeRegistration: '/auth/complete-registration',
  authProfileSetup: '/auth/profile-setup',
  profileSetup: '/profile-setup',
  dashboard: '/dashboard',
  professionalDashboard: '/dashboard/professional',
  employerDashboard: '/dashboard/employer',
  jobs: '/jobs',
  job: '/jobs/:jobId',
  jobDetail: '/jobs/detail/:jobId',
  postJob: '/jobs/post',
  editJob: '/jobs/edit/:jobId',
  manageJobs: '/jobs/manage',
  manageJob: '/jobs/manage/:jobId',
  applications: '/jobs/applications',
  jobApplications: '/jobs/applications/:jobId',
  application: '/applications/:applicationId',
  doctors: '/doctors',
  doctor: '/doctors/:userId',
  doctorProfile: '/doctors/profile/:userId',
  professionalProfile: '/professionals/profile/:userId',
  messages: '/messages',
  scheduleInterviews: '/interviews/schedule',
  scheduleInterview: '/interviews/schedule/:candidateId',
  rescheduleInterview: '/interviews/reschedule/:interviewId',
  joinInterview: '/interviews/join/:interviewId',
  placement: '/placements/:placementId',
  timesheets: '/timesheets',
  portfolio: '/portfolio',
  calendar: '/calendar',
  verifications: '/admin/verifications',
  verification: '/admin/verifications/:userId/:credentialId',
  analytics: '/analytics',
  hiredProfessionals: '/professionals/hired',
  profile: '/profile',
  editProfile: '/profile/edit',
  employerProfile: '/profile/employer',
  settings: '/settings',
  accountSettings: '/settings/account',
  teamSettings: '/settings/team',
  notificationSettings: '/settings/notifications',
  privacySettings: '/settings/privacy',
  notifications: '/notifications',
  invitation: '/invitations/:token',
  createOrganization: '/organization/new',
  unsubscribeAlert: '/job-alerts/unsubscribe/:token',
  howItWorks: '/how-it-works',
  successStories: '/success-stories',
  pricing: '/pricing',
  safety: '/safety',
  about: '/about',
  careers: '/careers',
  press: '/press',
  blog: '/blog',
  resources: '/resources',
  certification: '/certification',
  help: '/help',
  contact: '/contact',
  community: '/community',
  privacy: '/privacy',
  terms: '/terms',
  cookies: '/cookies',
  componentGallery: '/_ui',
} as const;
export type SitePath = (typeof paths)[keyof typeof paths];

/** Views of the jobs page that its address chooses: /jobs?filter=saved. */
export const jobsFilter = { parameter: 'filter', saved: 'saved', alerts: 'alerts' } as const;

/** Views of the professionals' page that its address chooses: /doctors?view=saved. */
export const doctorsView = { parameter: 'view', saved: 'saved', recent: 'recent' } as const;

/** Tabs of the professional dashboard that its address chooses: /dashboard/professional?tab=calendar. */
export const dashboardTab = {
  parameter: 'tab',
  calendar: 'calendar',
  jobs: 'jobs',
  applications: 'applications',
  recommended: 'recommended',
  interviews: 'interviews',
  portfolio: 'portfolio',
  messages: 'messages',
} as const;

/** What the messages' page shows, by its address: /messages?candidate={user id}, ?conversation={id}, ?interview={id}. */
export const messagesView = { candidate: 'candidate', conversation: 'conversation', interview: 'interview' } as const;
/** An interview beside its conversation, with what its reader can do. */
export const interviewPath = (interviewId: string): string =>
  `${paths.messages}?${messagesView.interview}=${encodeURIComponent(interviewId)}`;

/** What the timesheets' page shows, by its address: /timesheets?placement={id}&week={Monday}, ?status=approved. */
export const timesheetsView = { placement: 'placement', week: 'week', status: 'status' } as const;
/** The page of one week of a placement. */
export const timesheetAddress = (placementId: string, weekStartsOn: string): string =>
  `${paths.timesheets}?${timesheetsView.placement}=${placementId}&${timesheetsView.week}=${weekStartsOn}`;

/** Where somebody came from to a job's page, counted as the source of an application: /jobs/{id}?from=alert. */
export const sourceParameter = 'from';

/** The team's page with the dialog that invites: /settings/team?invite=open. */
export const inviteDialog = { parameter: 'invite', open: 'open' } as const;
export const openInvitation = `${paths.teamSettings}?${inviteDialog.parameter}=${inviteDialog.open}`;

/** Addresses that other pages used to have. */
export const redirects = {
  '/auth/register': paths.register,
  '/forgot-password': paths.forgotPassword,
  '/post-job': paths.postJob,
  '/create-profile': paths.profileSetup,
} as const;

type Params<P extends string> = P extends `${string}:${infer Name}/${infer Rest}`
  ? Name | Params<`/${Rest}`>
  : P extends `${string}:${infer Name}`
    ? Name
    : never;

/** The address of a page with its parameters filled in, escaped. */
export const pathTo = <P extends SitePath>(path: P, params: Record<Params<P>, string>): string =>
  path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent((params as Record<string, string>)[name] ?? ''));
