import type { paths } from './paths';

/**
 * Who a page opens for. `public`: everyone; `guest`: people without a session, others go to where they belong; `newcomer`:
 * who signed in at an identity provider and has no account yet; `signedIn`: what each role may do there the server decides; `member`:
 * as `signedIn`, but an employer has to belong to an organization.
 */
export type PageAccess = 'public' | 'guest' | 'newcomer' | 'signedIn' | 'member';

type SiteRoute = {
  access: PageAccess;
  /** The build writes it as HTML, and the CDN answers with that file. Only pages whose path has no parameters. */
  prerendered?: true;
};

const article = { access: 'public', prerendered: true } as const;

/** Every page of the site. The router, the prerendering, the CDN's function and the accessibility tests read it. */
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
  applications: { access: 'member' },
  jobApplications: { access: 'signedIn' },
  application: { access: 'member' },
  doctors: { access: 'public', prerendered: true },
  doctor: { access: 'public' },
  doctorProfile: { access: 'public' },
  professionalProfile: { access: 'public' },
  messages: { access: 'member' },
  scheduleInterviews: { access: 'member' },
  scheduleInterview: { access: 'member' },
  rescheduleInterview: { access: 'member' },
  joinInterview: { access: 'member' },
  placement: { access: 'member' },
  timesheets: { access: 'member' },
  portfolio: { access: 'signedIn' },
  calendar: { access: 'signedIn' },
  verifications: { access: 'signedIn' },
  verification: { access: 'signedIn' },
  analytics: { access: 'signedIn' },
  hiredProfessionals: { access: 'signedIn' },
  profile: { access: 'public' },
  editProfile: { access: 'signedIn' },
  employerProfile: { access: 'signedIn' },
  settings: { access: 'signedIn' },
  accountSettings: { access: 'signedIn' },
  teamSettings: { access: 'signedIn' },
  notificationSettings: { access: 'signedIn' },
  privacySettings: { access: 'signedIn' },
  notifications: { access: 'signedIn' },
  invitation: { access: 'public' },
  createOrganization: { access: 'signedIn' },
  unsubscribeAlert: { access: 'public' },
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
  contact: article,
  community: article,
  privacy: article,
  terms: article,
  cookies: article,
} as const satisfies Record<Exclude<keyof typeof paths, 'componentGallery'>, SiteRoute>;
export type SiteRouteName = keyof typeof siteRoutes;

export const siteRouteNames = Object.keys(siteRoutes) as SiteRouteName[];

/** Names of the pages that the build writes as HTML. */
export const prerenderedRoutes = siteRouteNames.filter((name) => 'prerendered' in siteRoutes[name]);
