import { accountRoutes } from '../api/accounts.routes';
import { applicationRoutes } from '../api/applications.routes';
import { calendarFeedRoutes, calendarRoutes } from '../api/calendar.routes';
import { credentialRoutes } from '../api/credentials.routes';
import { dashboardRoutes } from '../api/dashboards.routes';
import { interviewRoutes } from '../api/interviews.routes';
import { jobRoutes } from '../api/jobs.routes';
import { messageRoutes } from '../api/messages.routes';
import { notificationRoutes } from '../api/notifications.routes';
import { offerRoutes } from '../api/offers.routes';
import { organizationRoutes } from '../api/organizations.routes';
import { pageRoutes } from '../api/pages.routes';
import { portfolioRoutes } from '../api/portfolio.routes';
import { professionalRoutes } from '../api/professionals.routes';
import { profileRoutes } from '../api/profiles.routes';
import { resumeRoutes } from '../api/resumes.routes';
import { reviewRoutes } from '../api/reviews.routes';
import { savedJobRoutes } from '../api/saved-jobs.routes';
import { searchRoutes } from '../api/search.routes';
import { timesheetRoutes } from '../api/timesheets.routes';
import type { Route } from '../api/route';
import type { EventType } from '../model/event';
import { functionTimeoutSeconds, scheduledTimeoutSeconds } from './timing';

/**
 * What a function may use beyond its log group. `tokens` is what verifying access tokens needs, `identity` is the user
 * pool's admin operations, `poolUsers` those on users of the pool that calls the function, `mail` SES sending, `hashKey`
 * the secret for keyed hashes and cursors, `originKey` the secret that the CDN shows, `uploads` taking and
 * checking files that people send, `documents` keeping and handing out files that are not public, `registry` asking the
 * NPI registry, `call` the servers that video calls need, `sms` sending text messages, `search` reading the search index, `searchIndex` writing it, `site` knowing its address, `bus` putting events, `connections` posting to WebSocket clients.
 */
export type Resource =
  | 'tableRead'
  | 'tableWrite'
  | 'tokens'
  | 'identity'
  | 'mail'
  | 'hashKey'
  | 'originKey'
  | 'bus'
  | 'connections'
  | 'poolUsers'
  | 'site'
  | 'uploads'
  | 'documents'
  | 'registry'
  | 'call'
  | 'sms'
  | 'search'
  | 'searchIndex';

type ApiFunction = { routes: Record<string, Route>; uses: readonly Resource[]; memoryMb?: number };

/** HTTP functions by area: lambdas/<area>/handler.ts serves these routes and nothing else. */
export const apiFunctions = {
  accounts: { routes: accountRoutes, uses: ['tableRead', 'tableWrite', 'identity', 'mail', 'hashKey', 'originKey'] },
  profiles: { routes: profileRoutes, uses: ['tableRead', 'tableWrite', 'hashKey'] },
  professionals: { routes: professionalRoutes, uses: ['tableRead', 'tableWrite', 'hashKey'] },
  credentials: { routes: credentialRoutes, uses: ['tableRead', 'tableWrite', 'hashKey', 'uploads', 'documents'] },
  portfolio: { routes: portfolioRoutes, uses: ['tableRead', 'tableWrite', 'hashKey', 'uploads'] },
  resumes: { routes: resumeRoutes, uses: ['tableRead', 'tableWrite', 'hashKey', 'uploads', 'documents'] },
  // Working out the recurrences of somebody's other calendar takes a processor.
  calendar: { routes: calendarRoutes, uses: ['tableRead', 'tableWrite', 'hashKey', 'site'], memoryMb: 1024 },
  organizations: { routes: organizationRoutes, uses: ['tableRead', 'tableWrite', 'hashKey', 'uploads'] },
  jobs: { routes: jobRoutes, uses: ['tableRead', 'tableWrite', 'hashKey'] },
  // It holds the embedded index in memory.
  search: { routes: searchRoutes, uses: ['tableRead', 'hashKey', 'search'], memoryMb: 1769 },
  'saved-jobs': { routes: savedJobRoutes, uses: ['tableRead', 'tableWrite', 'hashKey'] },
  applications: { routes: applicationRoutes, uses: ['tableRead', 'tableWrite', 'hashKey', 'documents'] },
  messages: { routes: messageRoutes, uses: ['tableRead', 'tableWrite', 'hashKey', 'uploads', 'documents'] },
  interviews: { routes: interviewRoutes, uses: ['tableRead', 'tableWrite', 'hashKey', 'call'] },
  offers: { routes: offerRoutes, uses: ['tableRead', 'tableWrite', 'hashKey'] },
  timesheets: { routes: timesheetRoutes, uses: ['tableRead', 'tableWrite', 'hashKey', 'documents'] },
  reviews: { routes: reviewRoutes, uses: ['tableRead', 'tableWrite', 'hashKey'] },
  dashboards: { routes: dashboardRoutes, uses: ['tableRead', 'hashKey'] },
  notifications: { routes: notificationRoutes, uses: ['tableRead', 'tableWrite', 'hashKey', 'sms'] },
} as const satisfies Record<string, ApiFunction>;
export type ApiArea = keyof typeof apiFunctions;

/** Behind the same gateway, but it answers pages to browsers and crawlers instead of JSON to the site's client. */
export const pageFunction = {
  name: 'pages',
  routes: pageRoutes,
  uses: ['tableRead', 'site'],
} as const satisfies ApiFunction & { name: string };

/** Behind the same gateway, for calendars that people subscribe to it. */
export const calendarFeedFunction = {
  name: 'calendar-feed',
  routes: calendarFeedRoutes,
  uses: ['tableRead', 'hashKey', 'site'],
} as const satisfies ApiFunction & { name: string };

/** Everything that the HTTP gateway calls. */
export const gatewayFunctions: Readonly<Record<string, ApiFunction>> = {
  ...apiFunctions,
  [pageFunction.name]: pageFunction,
  [calendarFeedFunction.name]: calendarFeedFunction,
};

type QueueConsumer = { events: readonly EventType[]; uses: readonly Resource[] };

/** Bus consumers: lambdas/consumers/<name>.ts behind its own queue and dead-letter queue. */
export const queueConsumers = {
  notify: {
    events: [
      'job_alert.matched',
      'job.assigned',
      'job.expired',
      'member.joined',
      'application.submitted',
      'application.status_changed',
      'credential.status_changed',
      'credential.expiring',
      'application.noted',
      'message.sent',
      'interview.changed',
      'interview.reminder_due',
      'offer.changed',
      'placement.created',
      'job.filled',
      'timesheet.changed',
      'review.published',
    ],
    uses: ['tableRead', 'tableWrite'],
  },
  'send-mail': {
    events: [
      'account.verified',
      'account.password_changed',
      'account.two_factor_changed',
      'invitation.created',
      'invitation.resent',
      'member.removed',
      'job_alert.matched',
      'job.assigned',
      'application.submitted',
      'application.status_changed',
      'credential.status_changed',
      'credential.expiring',
      'application.noted',
      'message.sent',
      'interview.changed',
      'interview.reminder_due',
      'offer.changed',
      'placement.created',
      'job.filled',
      'timesheet.changed',
      'review.published',
    ],
    uses: ['tableRead', 'tableWrite', 'mail', 'hashKey'],
  },
  'index-jobs': {
    events: ['job.changed', 'job.removed', 'organization.changed'],
    uses: ['tableRead', 'tableWrite', 'searchIndex'],
  },
  'index-professionals': {
    events: ['profile.changed', 'credential.status_changed'],
    uses: ['tableRead', 'tableWrite', 'searchIndex'],
  },
  'check-credentials': { events: ['credential.check_requested'], uses: ['tableRead', 'tableWrite', 'registry'] },
  'delete-documents': { events: ['credential.document_removed'], uses: ['tableRead', 'tableWrite', 'documents'] },
  'push-live': {
    events: [
      'notification.created',
      'notification.changed',
      'application.submitted',
      'application.status_changed',
      'application.noted',
      'application.rated',
      'message.sent',
      'conversation.read',
      'interview.changed',
      'offer.changed',
      'timesheet.changed',
    ],
    uses: ['tableRead', 'tableWrite', 'connections'],
  },
  /** To browsers that asked for it, also while the site is closed. */
  'send-push': { events: ['notification.created'], uses: ['tableRead', 'tableWrite', 'hashKey'] },
  'send-sms': { events: ['notification.created'], uses: ['tableRead', 'tableWrite', 'sms', 'site'] },
} as const satisfies Record<string, QueueConsumer>;
export type QueueConsumerName = keyof typeof queueConsumers;

type ScheduledFunction = {
  entry: string;
  everyMinutes: number;
  uses: readonly Resource[];
  memoryMb?: number;
  timeoutSeconds?: number;
};

/** Functions that run by themselves, at a period of theirs. A run that is late or doubled does no harm. */
export const scheduledFunctions = {
  'close-expired-jobs': {
    entry: 'lambdas/jobs/close-expired-jobs.ts',
    everyMinutes: 15,
    uses: ['tableRead', 'tableWrite'],
  },
  'send-job-alerts': {
    entry: 'lambdas/saved-jobs/send-job-alerts.ts',
    everyMinutes: 5,
    uses: ['tableRead', 'tableWrite', 'search'],
    memoryMb: 1769,
  },
  /** Reminds of licenses that expire, expires those that have, asks the registry again where it did not answer. */
  'watch-credentials': {
    entry: 'lambdas/credentials/watch-credentials.ts',
    everyMinutes: 60,
    uses: ['tableRead', 'tableWrite'],
  },
  'import-calendars': {
    entry: 'lambdas/calendar/import-calendars.ts',
    everyMinutes: 15,
    uses: ['tableRead', 'tableWrite', 'hashKey'],
    memoryMb: 1024,
    timeoutSeconds: 120,
  },
  'remind-interviews': {
    entry: 'lambdas/interviews/remind-interviews.ts',
    everyMinutes: 5,
    uses: ['tableRead', 'tableWrite'],
  },
  'expire-offers': { entry: 'lambdas/offers/expire-offers.ts', everyMinutes: 15, uses: ['tableRead', 'tableWrite'] },
  'publish-reviews': {
    entry: 'lambdas/reviews/publish-reviews.ts',
    everyMinutes: 60,
    uses: ['tableRead', 'tableWrite'],
  },
  'send-digests': {
    entry: 'lambdas/notifications/send-digests.ts',
    everyMinutes: 15,
    uses: ['tableRead', 'tableWrite', 'mail', 'hashKey'],
  },
  'snapshot-search': {
    entry: 'lambdas/search/snapshot-search.ts',
    everyMinutes: 60,
    uses: ['tableRead', 'tableWrite', 'searchIndex'],
    memoryMb: 1769,
    // It reads every posting.
    timeoutSeconds: 300,
  },
} as const satisfies Record<string, ScheduledFunction>;
/** Name of the dead-letter queue that they share. */
export const scheduleDeadLetters = 'schedules';
export type ScheduledFunctionName = keyof typeof scheduledFunctions;

/** Carries the table's stream to the bus: lambdas/consumers/publish-events.ts. */
export const streamConsumer = { name: 'publish-events', uses: ['bus'] } as const satisfies {
  name: string;
  uses: readonly Resource[];
};

/** WebSocket API: lambdas/realtime/handler.ts serves every route of it. */
export const realtimeFunction = {
  name: 'realtime',
  routeKeys: ['$connect', '$disconnect', '$default'],
  uses: ['tableRead', 'tableWrite', 'tokens', 'connections'],
} as const satisfies { name: string; routeKeys: readonly string[]; uses: readonly Resource[] };

/** The user pool asks it before somebody first signs in at an identity provider, in stages that have one. */
export const signUpTrigger = {
  name: 'pre-sign-up',
  entry: 'lambdas/accounts/pre-sign-up.ts',
  uses: ['tableRead', 'tableWrite', 'hashKey', 'poolUsers'],
} as const satisfies { name: string; entry: string; uses: readonly Resource[] };

/** A message is tried this often before it goes to the dead-letter queue. */
export const maxReceiveCount = 3;
export { functionTimeoutSeconds, queueVisibilitySeconds, scheduledTimeoutSeconds } from './timing';
export const functionMemoryMb = 512;

export type FunctionDefinition = {
  name: string;
  entry: string;
  uses: readonly Resource[];
  memoryMb: number;
  timeoutSeconds: number;
};

const define = (
  name: string,
  entry: string,
  { uses, memoryMb }: { uses: readonly Resource[]; memoryMb?: number },
  timeoutSeconds: number = functionTimeoutSeconds,
): FunctionDefinition => ({ name, entry, uses, memoryMb: memoryMb ?? functionMemoryMb, timeoutSeconds });

/** Every function with its entry file, the way infra, the local gateway and the benches bundle it. */
export const functionEntries: readonly FunctionDefinition[] = [
  ...Object.entries(gatewayFunctions).map(([name, it]) => define(name, `lambdas/${name}/handler.ts`, it)),
  ...Object.entries(queueConsumers).map(([name, it]) => define(name, `lambdas/consumers/${name}.ts`, it)),
  define(streamConsumer.name, `lambdas/consumers/${streamConsumer.name}.ts`, streamConsumer),
  define(realtimeFunction.name, `lambdas/${realtimeFunction.name}/handler.ts`, realtimeFunction),
  define(signUpTrigger.name, signUpTrigger.entry, signUpTrigger),
  ...Object.entries<ScheduledFunction>(scheduledFunctions).map(([name, it]) =>
    define(name, it.entry, it, it.timeoutSeconds ?? scheduledTimeoutSeconds),
  ),
];

/** What the functions' manifest says of this one. */
export const functionNamed = (name: string): FunctionDefinition => {
  const found = functionEntries.find((entry) => entry.name === name);
  if (!found) throw new Error(`There is no function ${name}.`);
  return found;
};
