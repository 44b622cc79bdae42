import { organizationRoutes } from '@shared/organizations/api/organizations.routes';
import { npiItem } from '@shared/people/model/profile-vocabulary';
import { paths, pathTo, type SitePath } from '@shared/paths';
import type { SiteRouteName } from '@shared/site-routes';
import type { Page, Request } from '@playwright/test';
import { supportRoutes } from '@shared/trust/api/support.routes';
import { weekLinkRoutes } from '@shared/work/api/week-link.routes';
import { webhookRoutes } from '@shared/connect/api/webhooks.routes';
import { registerListed } from '../support/trust/exclusions';
import { caseIdOf } from '../support/trust/reports';
import { appealedCase } from '../support/trust/shift-cases';
import { api } from '../support/client';
import { hire } from '../support/hire';
import { ask, leadsToRequest, requestTokenIn } from '../support/people/references';
import { interviewSoon, propose } from '../support/hiring/interviews';
import { dayFromNow, registerSupport } from '../support/marketplace';
import { newTeamless } from './organizations/team-steps';
import { apply, createJob, expect, mailTo, newNewcomer, signInAs, test, uniqueEmail, type World } from './support';

/** A newcomer has no account yet; a teamless employer was removed. */
type Viewer = 'guest' | 'newcomer' | 'professional' | 'employer' | 'teamless' | 'support';
type Name = SiteRouteName;

/** Every page must be listed, so none is forgotten. */
const viewersOf: Record<SiteRouteName, readonly Viewer[]> = {
  home: ['guest'],
  login: ['guest'],
  register: ['guest'],
  verifyEmail: ['guest'],
  forgotPassword: ['guest'],
  authCallback: ['guest'],
  completeRegistration: ['newcomer'],
  authProfileSetup: ['professional'],
  profileSetup: ['professional'],
  dashboard: ['professional', 'employer'],
  professionalDashboard: ['professional'],
  employerDashboard: ['employer'],
  jobs: ['guest', 'professional', 'employer'],
  job: ['guest', 'professional', 'employer'],
  jobDetail: ['professional', 'employer'],
  postJob: ['employer'],
  editJob: ['employer'],
  manageJobs: ['employer'],
  manageJob: ['employer'],
  jobCandidates: ['employer'],
  myInvitations: ['professional'],
  applications: ['professional', 'employer'],
  jobApplications: ['employer'],
  application: ['professional', 'employer'],
  coverage: ['employer'],
  // Redirects to the timesheets.
  approveAttendance: [],
  fillReport: ['employer'],
  shiftBill: ['employer'],
  doctors: ['guest', 'employer'],
  doctor: ['guest'],
  doctorProfile: ['employer'],
  professionalProfile: ['professional'],
  analytics: ['employer'],
  hiredProfessionals: ['employer'],
  placement: ['professional', 'employer'],
  integrations: ['professional', 'employer'],
  facilityLists: ['employer'],
  messageTemplates: ['employer'],
  locations: ['employer'],
  webhook: ['employer'],
  connection: ['professional', 'employer'],
  linkSlack: ['employer'],
  connectFinish: ['professional', 'employer'],
  timesheets: ['professional', 'employer'],
  profile: ['professional', 'employer'],
  calendar: ['professional'],
  shifts: ['professional'],
  shiftWeek: ['professional'],
  reliability: ['professional', 'employer'],
  shiftDay: ['professional'],
  shiftHere: ['professional'],
  kiosk: ['guest'],
  checkProof: ['guest'],
  portfolio: ['professional'],
  credentials: ['professional'],
  evidence: ['professional'],
  healthFile: ['professional'],
  skills: ['professional'],
  skillsChecklist: ['professional'],
  references: ['professional'],
  referrals: ['professional'],
  admin: ['support'],
  adminPeople: ['support'],
  adminPerson: ['support'],
  adminOrganizations: ['support'],
  adminOrganization: ['support'],
  adminBilling: ['support'],
  adminDeadLetters: ['support'],
  adminAnnouncements: ['support'],
  adminSwitches: ['support'],
  adminUsage: ['support'],
  adminStaff: ['support'],
  adminAudit: ['support'],
  verifications: ['support'],
  verification: ['support'],
  organizationCases: ['support'],
  organizationCase: ['support'],
  exclusions: ['support'],
  exclusion: ['support'],
  tickets: ['support'],
  savedReplies: ['support'],
  ticket: ['support'],
  reportCases: ['support'],
  reportCase: ['support'],
  shiftCases: ['support'],
  shiftCase: ['support'],
  myReports: ['professional', 'employer'],
  editProfile: ['professional'],
  offline: ['guest'],
  shareResume: ['professional'],
  employerProfile: ['employer'],
  settings: ['professional', 'employer'],
  support: ['professional', 'employer'],
  supportTicket: ['professional'],
  organizationVerification: ['employer'],
  teamSettings: ['employer'],
  billing: ['professional', 'employer'],
  auditLog: ['employer'],
  createOrganization: ['teamless'],
  organization: ['guest', 'professional', 'employer'],
  accountSettings: ['professional', 'employer'],
  privacySettings: ['professional', 'employer'],
  notificationSettings: ['professional', 'employer'],
  messages: ['professional', 'employer'],
  interviews: ['professional', 'employer'],
  scheduleInterviews: ['employer'],
  scheduleInterview: ['employer'],
  rescheduleInterview: ['professional', 'employer'],
  joinInterview: ['professional'],
  notifications: ['professional', 'employer'],
  invitation: ['guest'],
  unsubscribeAlert: ['guest'],
  reference: ['guest'],
  sharedWeek: ['guest'],
  stopReferrals: ['guest'],
  stopAnalyticsReport: ['guest'],
  stopMails: ['guest'],
  howItWorks: ['guest'],
  successStories: ['guest'],
  pricing: ['guest'],
  safety: ['guest'],
  about: ['guest'],
  careers: ['guest'],
  press: ['guest'],
  blog: ['guest'],
  resources: ['guest'],
  certification: ['guest'],
  help: ['guest'],
  helpArticle: ['guest', 'professional'],
  contact: ['guest'],
  confirmTicket: ['guest'],
  community: ['guest'],
  developers: ['guest'],
  privacy: ['guest'],
  terms: ['guest'],
  cookies: ['guest'],
  acceptableUse: ['guest'],
  accessibility: ['guest'],
  legalVersion: ['guest'],
};

const invitationToken = async ({ employer }: World): Promise<string> => {
  const email = uniqueEmail('invited');
  const body = { firstName: 'Ina', lastName: 'Invited', email, role: 'member' as const, department: '' };
  const invited = await api(organizationRoutes.inviteMember, { body }, { token: employer.token });
  expect(invited.status).toBe(201);
  const prefix = pathTo(paths.invitation, { token: '' });
  const { links } = await mailTo(email, (mail) => mail.links.some((link) => link.includes(prefix)));
  const link = links.find((it) => it.includes(prefix))!;
  return decodeURIComponent(new URL(link).pathname.slice(prefix.length));
};

const requestToken = async ({ professional }: World): Promise<string> => {
  const email = uniqueEmail('manager');
  await ask(professional, email);
  return requestTokenIn((await mailTo(email, ({ links }) => links.some(leadsToRequest))).links);
};

const placementOf = async ({ employer, professional }: World): Promise<string> => {
  const { jobId } = await createJob(employer);
  const { applicationId } = await apply(professional, jobId);
  return (await hire(employer, professional, applicationId, { startOn: dayFromNow(-3) })).placementId;
};

const openedTicket = async ({ token }: World['professional']): Promise<string> => {
  const form = { subject: 'Calendar', category: 'general', priority: 'low', description: 'It stopped.' } as const;
  const { body } = await api(supportRoutes.openTicket, { body: form }, { token });
  return body.ticketId;
};

const interviewOf = async ({ employer, professional }: World): Promise<string> => {
  const { applicationId } = await apply(professional, (await createJob(employer)).jobId);
  return (await propose(employer, applicationId)).interviewId;
};

/** ID of no shift: its page says so. */
export const noShiftId = `shf_${'0'.repeat(26)}`;

const reportedCase = ({ job, professional }: World): Promise<string> =>
  caseIdOf(professional, { kind: 'job', jobId: job.jobId });

const addressOf = async (name: Name, world: World): Promise<string> => {
  const pattern: SitePath = paths[name];
  if (name === 'verifyEmail') return `${pattern}?email=someone%40example.test`;
  if (name === 'helpArticle') return pathTo(paths.helpArticle, { article: 'get-started' });
  if (name === 'legalVersion') return pathTo(paths.legalVersion, { document: 'privacy', version: '1' });
  if (name === 'skillsChecklist') return pathTo(paths.skillsChecklist, { checklist: 'physician_general' });
  if (name === 'unsubscribeAlert') return pathTo(paths.unsubscribeAlert, { token: 'A'.repeat(43) });
  if (name === 'reference') return pathTo(paths.reference, { token: await requestToken(world) });
  if (name === 'stopAnalyticsReport') return pathTo(paths.stopAnalyticsReport, { token: 'A'.repeat(43) });
  if (name === 'stopMails') return pathTo(paths.stopMails, { token: 'A'.repeat(43) });
  if (name === 'stopReferrals') return pathTo(paths.stopReferrals, { token: 'A'.repeat(43) });
  if (name === 'sharedWeek') return pathTo(paths.sharedWeek, { token: await weekToken(world) });
  if (name === 'invitation') return pathTo(paths.invitation, { token: await invitationToken(world) });
  if (name === 'reportCase') return pathTo(paths.reportCase, { caseId: await reportedCase(world) });
  if (name === 'shiftCase') return pathTo(paths.shiftCase, { caseId: await appealedCase(world.professional) });
  if (name === 'ticket' || name === 'supportTicket') {
    return pathTo(paths[name], { ticketId: await openedTicket(world.professional) });
  }
  if (name === 'exclusion') return pathTo(paths.exclusion, { userId: (await registerListed()).userId });
  if (name === 'placement') return pathTo(paths.placement, { placementId: await placementOf(world) });
  if (name === 'rescheduleInterview') {
    return pathTo(paths.rescheduleInterview, { interviewId: await interviewOf(world) });
  }
  if (name === 'joinInterview') {
    const interviewId = await interviewSoon(world.employer, world.professional);
    return pathTo(paths.joinInterview, { interviewId });
  }
  if (name === 'webhook') return pathTo(paths.webhook, { webhookId: await webhookOf(world) });
  // No service is connected.
  if (name === 'connection' || name === 'connectFinish') return pathTo(paths[name], { provider: 'zoom' });
  const { userId } = world.professional;
  if (name === 'scheduleInterview') return pathTo(paths.scheduleInterview, { candidateId: userId });
  const { organizationId } = world.job;
  const ids = {
    organizationId,
    jobId: world.job.jobId,
    applicationId: world.application.applicationId,
    userId,
    ownerId: organizationId,
    credentialId: npiItem,
    shiftId: noShiftId,
  };
  return pathTo(pattern as typeof paths.application, ids);
};

const weekToken = async ({ professional }: World): Promise<string> => {
  const change = { body: { on: true, version: 0 } };
  const { body } = await api(weekLinkRoutes.changeWeekLink, change, { token: professional.token });
  return body.token ?? '';
};

const webhookOf = async ({ employer }: World): Promise<string> => {
  const body = {
    name: 'Application Status Updates',
    url: 'http://localhost/in',
    events: ['application' as const],
  };
  const { status, body: created } = await api(webhookRoutes.createWebhook, { body }, { token: employer.token });
  expect(status).toBe(201);
  return created.webhookId;
};

type Traffic = { open: Set<Request>; started: Request[] };

export const watchTraffic = (page: Page): Traffic => {
  const traffic: Traffic = { open: new Set(), started: [] };
  page.on('request', (request) => {
    // The browser may never report the end of requests of the previous document.
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) traffic.open.clear();
    traffic.open.add(request);
    traffic.started.push(request);
  });
  const end = (request: Request): void => void traffic.open.delete(request);
  page.on('requestfinished', end).on('requestfailed', end);
  return traffic;
};

const quietMs = 200;

const requestText = (request: Request): string => `${request.method()} ${request.url()}`;

/** Waits until no request is open and none follows: the browser's own idle event comes once per loaded document. */
export const settled = async (page: Page, traffic: Traffic, what: string): Promise<void> => {
  const loading = async (): Promise<string[]> => {
    if (traffic.open.size > 0) return [...traffic.open].map(requestText);
    const { length } = traffic.started;
    // Without a timeout, the browser may put off an idle callback for as long as it draws.
    await page.evaluate(
      (ms) => new Promise((done) => setTimeout(() => requestIdleCallback(done, { timeout: ms }), ms)),
      quietMs,
    );
    return traffic.started.slice(length).map(requestText);
  };
  await expect.poll(loading, { message: `${what} has loaded`, intervals: [50] }).toEqual([]);
  await expect(page.getByRole('heading', { level: 1 }), `one main heading on ${what}`).toHaveCount(1);
};

/** Follows a link within the application, without reloading it. */
export const follow = (page: Page, address: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, address);

const signInAsViewer = async (page: Page, viewer: Viewer, world: World): Promise<void> => {
  if (viewer === 'newcomer') await signInAs(page, await newNewcomer());
  else if (viewer === 'teamless') await signInAs(page, await newTeamless(world.employer));
  else if (viewer === 'support') await signInAs(page, await registerSupport());
  else if (viewer !== 'guest') await signInAs(page, world[viewer]);
};

/** Enough for a busy machine. */
const msPerPage = 240_000;
/** Number of pages checked in one loaded application. */
const pagesAtOnce = 20;

const pagesOf = (viewer: Viewer): Name[] =>
  (Object.entries(viewersOf) as [Name, readonly Viewer[]][])
    .filter(([, viewers]) => viewers.includes(viewer))
    .map(([name]) => name);

const viewers = [...new Set(Object.values(viewersOf).flat())];

export type EveryPage = { name: Name; address: string };

/** Adds a test for every few pages of every kind of viewer. */
export const onAllPages = (check: (page: Page, pages: readonly EveryPage[], viewer: Viewer) => Promise<void>): void => {
  for (const viewer of viewers) {
    const names = pagesOf(viewer);
    for (let start = 0; start < names.length; start += pagesAtOnce) {
      const some = names.slice(start, start + pagesAtOnce);
      const who = viewer === 'guest' ? 'everyone' : `a signed-in ${viewer}`;
      test(`${some.join(', ')} for ${who}`, async ({ page, world }) => {
        test.setTimeout(some.length * msPerPage);
        await signInAsViewer(page, viewer, world);
        const pages: EveryPage[] = [];
        for (const name of some) pages.push({ name, address: await addressOf(name, world) });
        await check(page, pages, viewer);
      });
    }
  }
};
