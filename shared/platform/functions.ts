import { calendarFeedRoutes } from '../api/calendar.routes';
import { contracts, type ApiArea } from '../api/contracts';
import { pageRoutes } from '../api/pages.routes';
import type { Route } from '../api/route';
import type { EventType } from '../model/event';
import { subscriptions } from './subscriptions';
import { functionTimeoutSeconds, scheduledTimeoutSeconds } from './timing';

/**
 * What a function may use beyond its log group. `tokens` is what verifying access tokens needs, `identity` is the user
 * pool's admin operations, `poolUsers` those on users of the pool that calls the function, `mail` SES sending, `hashKey`
 * the secret for keyed hashes and cursors, `originKey` the secret that the CDN shows, `uploads` taking and
 * checking files that people send, `documents` keeping and handing out files that are not public, `registry` asking the
 * NPI registry, `call` the servers that video calls need, `sms` sending text messages, `search` reading the search index, `searchIndex` writing it, `site` knowing its address, `bus` putting events, `connections` posting to WebSocket clients, `closeConnections` ending
 * their connections, `connectionTimer` having a connection looked at again after some seconds.
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
  | 'closeConnections'
  | 'connectionTimer'
  | 'poolUsers'
  | 'site'
  | 'uploads'
  | 'documents'
  | 'registry'
  | 'call'
  | 'sms'
  | 'search'
  | 'searchIndex';

type ApiFunction = {
  routes: Record<string, Route>;
  uses: readonly Resource[];
  memoryMb?: number;
  /** Only where it is not lambdas/<area>/handler.ts. */
  entry?: string;
};

/** HTTP functions by area: lambdas/<area>/handler.ts serves these routes and nothing else. */
export const apiFunctions = {
  accounts: {
    routes: contracts.accounts,
    uses: ['tableRead', 'tableWrite', 'tokens', 'identity', 'mail', 'hashKey', 'originKey'],
  },
  profiles: { routes: contracts.profiles, uses: ['tableRead', 'tableWrite', 'tokens', 'hashKey', 'originKey'] },
  professionals: {
    routes: contracts.professionals,
    uses: ['tableRead', 'tableWrite', 'tokens', 'hashKey', 'originKey'],
  },
  credentials: {
    routes: contracts.credentials,
    uses: ['tableRead', 'tableWrite', 'tokens', 'hashKey', 'originKey', 'uploads', 'documents'],
  },
  portfolio: {
    routes: contracts.portfolio,
    uses: ['tableRead', 'tableWrite', 'tokens', 'hashKey', 'originKey', 'uploads'],
  },
  resumes: {
    routes: contracts.resumes,
    uses: ['tableRead', 'tableWrite', 'tokens', 'hashKey', 'originKey', 'uploads', 'documents'],
  },
  // Working out the recurrences of somebody's other calendar takes a processor.
  calendar: {
    routes: contracts.calendar,
    uses: ['tableRead', 'tableWrite', 'tokens', 'hashKey', 'originKey', 'site'],
    memoryMb: 1024,
  },
  organizations: {
    routes: contracts.organizations,
    uses: ['tableRead', 'tableWrite', 'tokens', 'hashKey', 'originKey', 'uploads'],
  },
  jobs: { routes: contracts.jobs, uses: ['tableRead', 'tableWrite', 'tokens', 'hashKey', 'originKey'] },
  // It holds the embedded index in memory.
  search: { routes: contracts.search, uses: ['tableRead', 'tokens', 'hashKey', 'originKey', 'search'], memoryMb: 1769 },
  'saved-jobs': {
    routes: contracts['saved-jobs'],
    uses: ['tableRead', 'tableWrite', 'tokens', 'hashKey', 'originKey'],
  },
  applications: {
    routes: contracts.applications,
    uses: ['tableRead', 'tableWrite', 'tokens', 'hashKey', 'originKey', 'documents'],
  },
  messages: {
    routes: contracts.messages,
    uses: ['tableRead', 'tableWrite', 'tokens', 'hashKey', 'originKey', 'uploads', 'documents'],
  },
  interviews: {
    routes: contracts.interviews,
    uses: ['tableRead', 'tableWrite', 'tokens', 'hashKey', 'originKey', 'call'],
  },
  offers: { routes: contracts.offers, uses: ['tableRead', 'tableWrite', 'tokens', 'hashKey', 'originKey'] },
  timesheets: {
    routes: contracts.timesheets,
    uses: ['tableRead', 'tableWrite', 'tokens', 'hashKey', 'originKey', 'documents'],
  },
  reviews: { routes: contracts.reviews, uses: ['tableRead', 'tableWrite', 'tokens', 'hashKey', 'originKey'] },
  dashboards: { routes: contracts.dashboards, uses: ['tableRead', 'tokens', 'hashKey', 'originKey'] },
  notifications: {
    routes: contracts.notifications,
    uses: ['tableRead', 'tableWrite', 'tokens', 'hashKey', 'originKey', 'sms'],
    // lambdas/notifications holds the consumers that deliver them.
    entry: 'lambdas/notification-settings/handler.ts',
  },
} as const satisfies Record<ApiArea, ApiFunction>;

/** Behind the same gateway, but it answers pages to browsers and crawlers instead of JSON to the site's client. */
export const pageFunction = {
  name: 'pages',
  routes: pageRoutes,
  uses: ['tableRead', 'site', 'originKey'],
} as const satisfies ApiFunction & { name: string };

/** Behind the same gateway, for calendars that people subscribe to it. */
export const calendarFeedFunction = {
  name: 'calendar-feed',
  routes: calendarFeedRoutes,
  uses: ['tableRead', 'hashKey', 'originKey', 'site'],
} as const satisfies ApiFunction & { name: string };

/** Answers what no route matches, in the words of every other refusal. */
export const unknownRouteFunction = {
  name: 'unknown-route',
  entry: 'lambdas/platform/http/unknown-route.ts',
  routeKey: '$default',
  uses: [],
  memoryMb: 128,
} as const satisfies { name: string; entry: string; routeKey: string; uses: readonly Resource[]; memoryMb: number };

/** Everything that the HTTP gateway calls. */
export const gatewayFunctions: Readonly<Record<string, ApiFunction>> = {
  ...apiFunctions,
  [pageFunction.name]: pageFunction,
  [calendarFeedFunction.name]: calendarFeedFunction,
};

type QueueConsumer = { entry: string; events: readonly EventType[]; uses: readonly Resource[] };

/** Bus consumers, each behind its own queue and dead-letter queue. */
export const queueConsumers = {
  notify: {
    entry: 'lambdas/notifications/notify.ts',
    events: subscriptions.inApp,
    uses: ['tableRead', 'tableWrite'],
  },
  'send-mail': {
    entry: 'lambdas/notifications/send-mail.ts',
    events: subscriptions.email,
    uses: ['tableRead', 'tableWrite', 'mail', 'hashKey'],
  },
  'index-jobs': {
    entry: 'lambdas/search/index-jobs.ts',
    events: ['job.changed', 'job.removed', 'organization.changed'],
    uses: ['tableRead', 'tableWrite', 'searchIndex'],
  },
  'index-professionals': {
    entry: 'lambdas/search/index-professionals.ts',
    events: ['profile.changed', 'credential.status_changed'],
    uses: ['tableRead', 'tableWrite', 'searchIndex'],
  },
  'check-credentials': {
    entry: 'lambdas/credentials/registry/check-credentials.ts',
    events: ['credential.check_requested'],
    uses: ['tableRead', 'tableWrite', 'registry'],
  },
  /** Of those who were not hired, once a job is filled. */
  'call-off-interviews': {
    entry: 'lambdas/interviews/call-off-interviews.ts',
    events: ['job.filled'],
    uses: ['tableRead', 'tableWrite'],
  },
  'delete-documents': {
    entry: 'lambdas/credentials/delete-documents.ts',
    events: ['credential.document_removed'],
    uses: ['tableRead', 'tableWrite', 'documents'],
  },
  'push-live': {
    entry: 'lambdas/notifications/push-live.ts',
    events: subscriptions.live,
    uses: ['tableRead', 'tableWrite', 'connections'],
  },
  /** To browsers that asked for it, also while the site is closed. */
  'send-push': {
    entry: 'lambdas/notifications/send-push.ts',
    events: ['notification.created'],
    uses: ['tableRead', 'tableWrite', 'hashKey'],
  },
  'send-sms': {
    entry: 'lambdas/notifications/send-sms.ts',
    events: ['notification.created'],
    uses: ['tableRead', 'tableWrite', 'sms', 'site'],
  },
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
  'announce-moves': {
    entry: 'lambdas/applications/announce-moves.ts',
    everyMinutes: 1,
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

/** Carries the table's stream to the bus. */
export const streamConsumer = {
  name: 'publish-events',
  entry: 'lambdas/events/publish-events.ts',
  uses: ['bus'],
} as const satisfies { name: string; entry: string; uses: readonly Resource[] };

/** WebSocket API: lambdas/realtime/handler.ts serves every route of it. */
export const realtimeFunction = {
  name: 'realtime',
  routeKeys: ['$connect', '$disconnect', '$default'],
  uses: ['tableRead', 'tableWrite', 'tokens', 'connections', 'closeConnections', 'connectionTimer'],
} as const satisfies { name: string; routeKeys: readonly string[]; uses: readonly Resource[] };

/** Closes live connections that have not shown whose they are, some seconds after they opened. */
export const connectionCloser = {
  name: 'close-unclaimed',
  entry: 'lambdas/realtime/close-unclaimed.ts',
  uses: ['tableRead', 'closeConnections'],
} as const satisfies { name: string; entry: string; uses: readonly Resource[] };

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
  ...Object.entries(gatewayFunctions).map(([name, it]) => define(name, it.entry ?? `lambdas/${name}/handler.ts`, it)),
  ...Object.entries(queueConsumers).map(([name, it]) => define(name, it.entry, it)),
  define(unknownRouteFunction.name, unknownRouteFunction.entry, unknownRouteFunction),
  define(streamConsumer.name, streamConsumer.entry, streamConsumer),
  define(realtimeFunction.name, `lambdas/${realtimeFunction.name}/handler.ts`, realtimeFunction),
  define(connectionCloser.name, connectionCloser.entry, connectionCloser),
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
