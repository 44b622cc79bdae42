/** All routes of the site as router patterns; also used by emails and notifications. */
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
  jobCandidates: '/jobs/manage/:jobId/candidates',
  myInvitations: '/jobs/invitations',
  applications: '/jobs/applications',
  jobApplications: '/jobs/applications/:jobId',
  application: '/applications/:applicationId',
  doctors: '/doctors',
  doctor: '/doctors/:userId',
  doctorProfile: '/doctors/profile/:userId',
  professionalProfile: '/professionals/profile/:userId',
  messages: '/messages',
  coverage: '/coverage',
  approveAttendance: '/coverage/approve',
  fillReport: '/coverage/filling',
  shiftBill: '/coverage/costs',
  interviews: '/interviews',
  scheduleInterviews: '/interviews/schedule',
  scheduleInterview: '/interviews/schedule/:candidateId',
  rescheduleInterview: '/interviews/reschedule/:interviewId',
  joinInterview: '/interviews/join/:interviewId',
  placement: '/placements/:placementId',
  timesheets: '/timesheets',
  shifts: '/shifts',
  shiftWeek: '/shifts/week',
  reliability: '/reliability',
  /** This path and the next are in push-worker.js, too. */
  shiftDay: '/shifts/:shiftId',
  shiftHere: '/shifts/here',
  kiosk: '/kiosk',
  /** QR code on signed documents. */
  checkProof: '/verify/:code',
  portfolio: '/portfolio',
  credentials: '/profile/credentials',
  healthFile: '/profile/health',
  evidence: '/profile/evidence',
  skills: '/profile/skills',
  skillsChecklist: '/profile/skills/:checklist',
  calendar: '/calendar',
  admin: '/admin',
  adminPeople: '/admin/people',
  adminPerson: '/admin/people/:userId',
  adminOrganizations: '/admin/organizations',
  adminOrganization: '/admin/organizations/:organizationId',
  adminDeadLetters: '/admin/dead-letters',
  adminAnnouncements: '/admin/announcements',
  adminSwitches: '/admin/switches',
  adminUsage: '/admin/usage',
  adminStaff: '/admin/staff',
  adminAudit: '/admin/audit',
  adminBilling: '/admin/billing/:ownerId',
  verifications: '/admin/verifications',
  organizationCases: '/admin/organization-verifications',
  organizationCase: '/admin/organization-verifications/:organizationId',
  verification: '/admin/verifications/:userId/:credentialId',
  exclusions: '/admin/exclusions',
  exclusion: '/admin/exclusions/:userId',
  reportCases: '/admin/reports',
  reportCase: '/admin/reports/:caseId',
  shiftCases: '/admin/shift-cases',
  shiftCase: '/admin/shift-cases/:caseId',
  tickets: '/admin/tickets',
  savedReplies: '/admin/tickets/replies',
  ticket: '/admin/tickets/:ticketId',
  analytics: '/analytics',
  hiredProfessionals: '/professionals/hired',
  profile: '/profile',
  editProfile: '/profile/edit',
  references: '/profile/references',
  referrals: '/profile/referrals',
  employerProfile: '/profile/employer',
  settings: '/settings',
  accountSettings: '/settings/account',
  organizationVerification: '/settings/verification',
  teamSettings: '/settings/team',
  auditLog: '/settings/audit',
  billing: '/settings/billing',
  integrations: '/settings/integrations',
  facilityLists: '/settings/compliance',
  messageTemplates: '/settings/templates',
  locations: '/settings/locations',
  webhook: '/settings/integrations/webhooks/:webhookId',
  /** Page to which a provider sends people back; registered with the provider. */
  connectFinish: '/settings/integrations/finish/:provider',
  connection: '/settings/integrations/connections/:provider',
  /** Link from Slack to connect an account there. */
  linkSlack: '/settings/integrations/link/slack',
  notificationSettings: '/settings/notifications',
  privacySettings: '/settings/privacy',
  myReports: '/settings/reports',
  support: '/settings/support',
  supportTicket: '/settings/support/tickets/:ticketId',
  notifications: '/notifications',
  invitation: '/invitations/:token',
  createOrganization: '/organization/new',
  organization: '/organizations/:organizationId',
  unsubscribeAlert: '/job-alerts/unsubscribe/:token',
  reference: '/reference/:token',
  /** A professional's working week, for anyone with the link. */
  sharedWeek: '/week/:token',
  stopReferrals: '/invitations/stop/:token',
  stopAnalyticsReport: '/analytics/stop/:token',
  stopMails: '/notifications/stop/:token',
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
  helpArticle: '/help/:article',
  contact: '/contact',
  confirmTicket: '/contact/confirm',
  community: '/community',
  developers: '/developers',
  privacy: '/privacy',
  terms: '/terms',
  cookies: '/cookies',
  acceptableUse: '/acceptable-use',
  accessibility: '/accessibility',
  legalVersion: '/legal/:document/:version',
  offline: '/offline',
  /** Also in site.webmanifest and push-worker.js. */
  shareResume: '/share-resume',
  componentGallery: '/_ui',
} as const;
export type SitePath = (typeof paths)[keyof typeof paths];

/** /jobs?filter=saved */
export const jobsFilter = { parameter: 'filter', saved: 'saved', alerts: 'alerts' } as const;

/** /doctors?view=saved */
export const doctorsView = { parameter: 'view', saved: 'saved', recent: 'recent', searches: 'searches' } as const;

/** Tabs of earlier start pages, which are pages now: /dashboard/professional?tab=calendar */
export const dashboardTab = { parameter: 'tab' } as const;

/** /analytics?tab=team */
export const analyticsTab = {
  parameter: 'tab',
  overview: 'overview',
  team: 'team',
  specialties: 'specialties',
  projects: 'projects',
  contribution: 'contribution',
} as const;

/** /analytics?from=2026-11-16&to=2026-11-22 */
export const analyticsAddress = (from: string, to: string): string =>
  `${paths.analytics}?${new URLSearchParams({ from, to })}`;

/** /dashboard/employer?view=setup */
export const homeView = { parameter: 'view', setup: 'setup' } as const;

/** /messages?candidate={user id}, ?conversation={id}; ?interview={id} redirects to the interviews */
export const messagesView = {
  candidate: 'candidate',
  conversation: 'conversation',
  interview: 'interview',
  job: 'job',
} as const;

export const conversationPath = (conversationId: string): string =>
  `${paths.messages}?${messagesView.conversation}=${encodeURIComponent(conversationId)}`;

/** /interviews?interview={id}, ?view=past, ?week={Monday}, and #scorecard of the interview */
export const interviewsView = { interview: 'interview', view: 'view', week: 'week', scorecard: 'scorecard' } as const;
export const interviewPath = (interviewId: string): string =>
  `${paths.interviews}?${interviewsView.interview}=${encodeURIComponent(interviewId)}`;

/** /settings/billing?tab=methods; ?checkout=done after the payment provider's page */
export const billingView = {
  parameter: 'tab',
  subscription: 'subscription',
  methods: 'methods',
  history: 'history',
  balance: 'balance',
  returned: 'checkout',
} as const;
export type BillingTab = 'subscription' | 'methods' | 'history' | 'balance';
export const billingAddress = (tab: BillingTab): string =>
  tab === billingView.subscription ? paths.billing : `${paths.billing}?${billingView.parameter}=${tab}`;

/** /settings/reports?view=decisions */
export const reportsView = { parameter: 'view', reports: 'reports', decisions: 'decisions' } as const;

/** /timesheets?placement={id}&week={Monday}, ?status=approved */
export const timesheetsView = { placement: 'placement', week: 'week', status: 'status' } as const;
/** /timesheets?payouts=done after the provider's page for a bank account */
export const payoutsReturned = 'payouts';
export const timesheetAddress = (placementId: string, weekStartsOn: string): string =>
  `${paths.timesheets}?${timesheetsView.placement}=${placementId}&${timesheetsView.week}=${weekStartsOn}`;

/** /shifts?day=sat,sun&part=night&pay=60&unit=icu&all=1, /shifts/week?week={Monday} */
export const shiftsView = {
  days: 'day',
  parts: 'part',
  pay: 'pay',
  units: 'unit',
  all: 'all',
  anyTime: 'time',
  week: 'week',
} as const;

export const shiftWeekAddress = (monday: string): string => `${paths.shiftWeek}?${shiftsView.week}=${monday}`;

/** /coverage?location={id}&view=two&day=2026-11-23&show=open, and the dialog open over the board */
export const coverageView = {
  location: 'location',
  view: 'view',
  day: 'day',
  show: 'show',
  shift: 'shift',
  cell: 'cell',
} as const;
type OnBoard = Record<'location' | 'day' | 'shift', string>;
/** A shift opened on the board of its day. */
export const shiftOnBoard = ({ location, day, shift }: OnBoard): string =>
  `${paths.coverage}?${new URLSearchParams({ location, day, shift })}`;

type FilteredBoard = Record<'location' | 'day', string> & { view: 'day' | 'week' | 'two'; show: 'open' | 'late' };
/** The board of a location, with only the shifts that the filter shows. */
export const boardShowing = ({ location, view, day, show }: FilteredBoard): string =>
  `${paths.coverage}?${new URLSearchParams({ location, view, day, show })}`;

/** /register?ref={code} */
export const referralParameter = 'ref';
export const referralAddress = (code: string): string =>
  `${paths.register}?${referralParameter}=${encodeURIComponent(code)}`;

/** Recorded as the source of an application: /jobs/{id}?from=alert */
export const sourceParameter = 'from';

/** Opens the invite dialog: /settings/team?invite=open */
export const inviteDialog = { parameter: 'invite', open: 'open' } as const;
export const openInvitation = `${paths.teamSettings}?${inviteDialog.parameter}=${inviteDialog.open}`;

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

/** ID of a section on a written page, by position: headings are translated. */
export const sectionId = (place: number): string => `section-${place}`;

/** The section of the privacy policy on rights. */
export const privacyRights = `${paths.privacy}#${sectionId(8)}`;

/** Section where people request and download their data. */
export const dataRightsId = 'data-rights';
export const dataRights = `${paths.privacySettings}#${dataRightsId}`;

/** Section to hand over or close the organization. */
export const organizationEndId = 'organization-end';
export const organizationEnd = `${paths.privacySettings}#${organizationEndId}`;

/** Fills in and escapes the parameters of a path. */
export const pathTo = <P extends SitePath>(path: P, params: Record<Params<P>, string>): string =>
  path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent((params as Record<string, string>)[name] ?? ''));

/** /settings/integrations/link/slack?token=... */
export const slackLinkView = { parameter: 'token' } as const;

/** Path for requests of connected services; the provider's module defines `hook`. */
export const vendorHookPath = '/api/vendors/{provider}/{hook}';

export const securityTxtPath = '/.well-known/security.txt';

/** The OpenAPI document of the API for other systems. */
export const publicOpenApiPath = '/developers/openapi.json';

/** /contact?about=safety: the form as the safety page opens it */
export const contactAbout = { parameter: 'about', safety: 'safety' } as const;
export const reportConcern = `${paths.contact}?${contactAbout.parameter}=${contactAbout.safety}`;

/** /settings/support?tab=contact, ?tab=tickets */
export const supportView = { parameter: 'tab', help: 'help', contact: 'contact', tickets: 'tickets' } as const;
export const contactSupport = `${paths.support}?${supportView.parameter}=${supportView.contact}`;

/** /legal/terms/2?view=changes */
export const legalVersionView = { parameter: 'view', changes: 'changes' } as const;

/** Pages of the help center other than its articles. */
export const helpPages = { news: 'whats-new', tutorials: 'tutorials' } as const;
export const whatsNew = `${paths.help}/${helpPages.news}`;

/** Section listing what staff opened while viewing as this person. */
export const accountViewsId = 'views';
export const accountViews = `${paths.accountSettings}#${accountViewsId}`;
