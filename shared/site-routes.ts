import type { paths } from './paths';

/**
 * `guest`: visitors only, others are redirected; `newcomer`: provider sign-in without an account; `signedIn`: any session,
 * and the server decides permissions; `member`: like `signedIn`, but employers need an organization; `staff`: Wardline
 * staff.
 */
export type PageAccess = 'public' | 'guest' | 'newcomer' | 'signedIn' | 'member' | 'staff';

type SiteRoute = {
  access: PageAccess;
  /** Built as HTML and served by the CDN. Only for paths without parameters. */
  prerendered?: true;
  /** `site`: in the public frame for everyone; `bare`: without a frame; others are in the workspace once signed in. */
  frame?: 'site' | 'bare';
};

const article = { access: 'public', prerendered: true, frame: 'site' } as const;

/** All pages, read by the router, prerendering, the CDN function and the accessibility tests. */
export const siteRoutes = {
  home: { access: 'guest', prerendered: true },
  login: { access: 'guest', prerendered: true },
  register: { access: 'guest', prerendered: true },
  verifyEmail: { access: 'public' },
  forgotPassword: { access: 'public' },
  authCallback: { access: 'public' },
  completeRegistration: { access: 'newcomer' },
  authProfileSetup: { access: 'signedIn' },
  profileSetup: { access: 'signedIn' },
  dashboard: { access: 'public' },
  professionalDashboard: { access: 'signedIn' },
  employerDashboard: { access: 'signedIn' },
  jobs: { access: 'public', prerendered: true },
  job: { access: 'public' },
  jobDetail: { access: 'signedIn' },
  postJob: { access: 'signedIn' },
  editJob: { access: 'signedIn' },
  manageJobs: { access: 'signedIn' },
  manageJob: { access: 'signedIn' },
  jobCandidates: { access: 'signedIn' },
  myInvitations: { access: 'signedIn' },
  applications: { access: 'member' },
  jobApplications: { access: 'signedIn' },
  application: { access: 'member' },
  doctors: { access: 'public', prerendered: true },
  doctor: { access: 'public' },
  doctorProfile: { access: 'public' },
  professionalProfile: { access: 'public' },
  messages: { access: 'member' },
  coverage: { access: 'member' },
  approveAttendance: { access: 'member' },
  fillReport: { access: 'member' },
  shiftBill: { access: 'member' },
  interviews: { access: 'member' },
  scheduleInterviews: { access: 'member' },
  scheduleInterview: { access: 'member' },
  rescheduleInterview: { access: 'member' },
  joinInterview: { access: 'member' },
  placement: { access: 'member' },
  timesheets: { access: 'member' },
  shifts: { access: 'signedIn' },
  shiftWeek: { access: 'signedIn' },
  reliability: { access: 'signedIn' },
  // Works offline, when the signed-in person is unknown.
  shiftDay: { access: 'public', frame: 'bare' },
  shiftHere: { access: 'public', frame: 'bare' },
  kiosk: { access: 'public', frame: 'bare' },
  checkProof: { access: 'public', frame: 'site' },
  portfolio: { access: 'signedIn' },
  credentials: { access: 'signedIn' },
  healthFile: { access: 'signedIn' },
  evidence: { access: 'signedIn' },
  skills: { access: 'signedIn' },
  skillsChecklist: { access: 'signedIn' },
  calendar: { access: 'signedIn' },
  admin: { access: 'staff' },
  adminPeople: { access: 'staff' },
  adminPerson: { access: 'staff' },
  adminOrganizations: { access: 'staff' },
  adminOrganization: { access: 'staff' },
  adminDeadLetters: { access: 'staff' },
  adminAnnouncements: { access: 'staff' },
  adminSwitches: { access: 'staff' },
  adminUsage: { access: 'staff' },
  adminStaff: { access: 'staff' },
  adminAudit: { access: 'staff' },
  adminBilling: { access: 'staff' },
  verifications: { access: 'staff' },
  verification: { access: 'staff' },
  organizationCases: { access: 'staff' },
  organizationCase: { access: 'staff' },
  exclusions: { access: 'staff' },
  exclusion: { access: 'staff' },
  tickets: { access: 'staff' },
  savedReplies: { access: 'staff' },
  ticket: { access: 'staff' },
  reportCases: { access: 'staff' },
  reportCase: { access: 'staff' },
  shiftCases: { access: 'staff' },
  shiftCase: { access: 'staff' },
  analytics: { access: 'signedIn' },
  hiredProfessionals: { access: 'signedIn' },
  profile: { access: 'public' },
  editProfile: { access: 'signedIn' },
  references: { access: 'signedIn' },
  referrals: { access: 'signedIn' },
  employerProfile: { access: 'signedIn' },
  settings: { access: 'signedIn' },
  support: { access: 'signedIn' },
  supportTicket: { access: 'signedIn' },
  accountSettings: { access: 'signedIn' },
  organizationVerification: { access: 'signedIn' },
  teamSettings: { access: 'signedIn' },
  billing: { access: 'member' },
  auditLog: { access: 'member' },
  integrations: { access: 'signedIn' },
  facilityLists: { access: 'member' },
  messageTemplates: { access: 'member' },
  locations: { access: 'member' },
  webhook: { access: 'member' },
  connectFinish: { access: 'signedIn' },
  connection: { access: 'signedIn' },
  linkSlack: { access: 'member' },
  notificationSettings: { access: 'signedIn' },
  privacySettings: { access: 'signedIn' },
  myReports: { access: 'signedIn' },
  notifications: { access: 'signedIn' },
  invitation: { access: 'public' },
  createOrganization: { access: 'signedIn' },
  organization: { access: 'public' },
  unsubscribeAlert: { access: 'public' },
  reference: { access: 'public' },
  sharedWeek: { access: 'public', frame: 'bare' },
  stopReferrals: { access: 'public' },
  stopAnalyticsReport: { access: 'public' },
  stopMails: { access: 'public' },
  howItWorks: article,
  successStories: article,
  pricing: article,
  safety: article,
  about: article,
  careers: article,
  press: article,
  blog: article,
  resources: article,
  certification: article,
  help: article,
  helpArticle: { access: 'public' },
  contact: article,
  confirmTicket: { access: 'public', frame: 'site' },
  community: article,
  developers: article,
  privacy: article,
  terms: article,
  cookies: article,
  acceptableUse: article,
  accessibility: article,
  legalVersion: { access: 'public', frame: 'site' },
  offline: { access: 'public', frame: 'site' },
  shareResume: { access: 'signedIn' },
} as const satisfies Record<Exclude<keyof typeof paths, 'componentGallery'>, SiteRoute>;
export type SiteRouteName = keyof typeof siteRoutes;

type RouteWith<Access extends PageAccess> = {
  [Name in SiteRouteName]: (typeof siteRoutes)[Name]['access'] extends Access ? Name : never;
}[SiteRouteName];
export type StaffRouteName = RouteWith<'staff'>;
export type SignedInRouteName = RouteWith<'signedIn' | 'member' | 'staff'>;
export type OpenRouteName = Exclude<SiteRouteName, SignedInRouteName>;

export const siteRouteNames = Object.keys(siteRoutes) as SiteRouteName[];

export const prerenderedRoutes = siteRouteNames.filter((name) => 'prerendered' in siteRoutes[name]);
