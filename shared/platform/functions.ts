import { billingWebhookRoutes } from '../money/api/billing.routes';
import { calendarFeedRoutes } from '../messages/api/calendar.routes';
import { contracts, type ApiArea } from '../core/api/contracts';
import { vendorHookRoutes } from '../connect/api/integrations.routes';
import { jobFeedFileRoutes } from '../connect/api/job-feed.routes';
import { unitFeedFileRoutes } from '../work/api/unit-feed.routes';
import { pageRoutes } from '../find/api/pages.routes';
import type { Route } from '../core/api/route';
import { handlerOf } from './departments';
import { concurrency, consumerGroupOf, groupOf, isReserved, type ConcurrencyGroup } from './concurrency';
import type { Resource } from './resources';
import { signUpTrigger, tokenTrigger } from './pool-triggers';
import { scheduledFunctions, type ScheduledFunction } from './scheduled-functions';
import { queueConsumers } from './queue-consumers';
import { integrationRunner, webhookDeliverer } from './queue-workers';
import { functionTimeoutSeconds, scheduledTimeoutSeconds } from './timing';
import { unknownRouteFunction } from './unknown-route';

export type ApiFunction = {
  routes: Record<string, Route>;
  uses: readonly Resource[];
  memoryMb?: number;
  /** Entry file if it isn't `handler.ts` in the area's folder. */
  entry?: string;
};

const documentArea = ['tokens', 'hashKey', 'originKey', 'securityLog', 'uploads', 'documents'] as const;

/** Areas without files, emails, and other services. API keys have their own, so they take no capacity from people. */
const tableArea = ['tableRead', 'tableWrite', 'tokens', 'hashKey', 'originKey', 'securityLog'] as const;

export const apiFunctions = {
  accounts: {
    routes: contracts.accounts,
    uses: ['tableRead', 'tableWrite', 'tokens', 'identity', 'mail', 'hashKey', 'originKey', 'securityLog', 'documents'],
  },
  profiles: {
    routes: contracts.profiles,
    uses: ['tableRead', 'tableWrite', 'personalKeys', 'tokens', 'hashKey', 'originKey', 'securityLog'],
  },
  professionals: { routes: contracts.professionals, uses: tableArea },
  credentials: {
    routes: contracts.credentials,
    uses: ['tableRead', 'tableWrite', 'tokens', 'hashKey', 'originKey', 'securityLog', 'uploads', 'documents'],
  },
  'health-file': {
    routes: contracts['health-file'],
    uses: ['tableRead', 'tableWrite', 'personalKeys', ...documentArea],
  },
  exclusions: {
    routes: contracts.exclusions,
    uses: ['tableRead', 'tableWrite', 'personalKeysRead', 'tokens', 'hashKey', 'originKey', 'securityLog'],
  },
  portfolio: {
    routes: contracts.portfolio,
    uses: ['tableRead', 'tableWrite', 'tokens', 'hashKey', 'originKey', 'securityLog', 'uploads'],
  },
  checklists: { routes: contracts.checklists, uses: tableArea },
  resumes: {
    routes: contracts.resumes,
    uses: ['tableRead', 'tableWrite', 'tokens', 'hashKey', 'originKey', 'securityLog', 'uploads', 'documents'],
  },
  // Expanding recurrences of an imported calendar is CPU-bound.
  calendar: {
    routes: contracts.calendar,
    uses: ['tableRead', 'tableWrite', 'tokens', 'hashKey', 'originKey', 'securityLog', 'site'],
    memoryMb: 1024,
  },
  organizations: {
    routes: contracts.organizations,
    uses: ['tableRead', 'tableWrite', 'tokens', 'hashKey', 'originKey', 'securityLog', 'uploads'],
  },
  // It calls the NPI registry and the resolver while the administrator waits.
  'organization-verifications': {
    routes: contracts['organization-verifications'],
    uses: [
      'tableRead',
      'tableWrite',
      'tokens',
      'hashKey',
      'originKey',
      'securityLog',
      'uploads',
      'documents',
      'registry',
      'mail',
      'site',
    ],
  },
  jobs: { routes: contracts.jobs, uses: ['tableRead', 'tableWrite', 'tokens', 'hashKey', 'originKey', 'securityLog'] },
  'job-invitations': { routes: contracts['job-invitations'], uses: tableArea },
  // It holds the embedded index in memory.
  search: {
    routes: contracts.search,
    uses: ['tableRead', 'tokens', 'hashKey', 'originKey', 'securityLog', 'search'],
    memoryMb: 1769,
  },
  'saved-jobs': { routes: contracts['saved-jobs'], uses: tableArea },
  applications: {
    routes: contracts.applications,
    uses: ['tableRead', 'tableWrite', 'tokens', 'hashKey', 'originKey', 'securityLog', 'documents'],
  },
  messages: {
    routes: contracts.messages,
    uses: ['tableRead', 'tableWrite', 'tokens', 'hashKey', 'originKey', 'securityLog', 'uploads', 'documents'],
  },
  'message-templates': { routes: contracts['message-templates'], uses: tableArea },
  interviews: {
    routes: contracts.interviews,
    uses: ['tableRead', 'tableWrite', 'tokens', 'hashKey', 'originKey', 'securityLog', 'call'],
  },
  locations: { routes: contracts.locations, uses: tableArea },
  shifts: {
    routes: contracts.shifts,
    uses: ['tableRead', 'tableWrite', 'personalKeysRead', 'tokens', 'hashKey', 'originKey', 'securityLog'],
  },
  attendance: { routes: contracts.attendance, uses: tableArea },
  scorecards: { routes: contracts.scorecards, uses: tableArea },
  offers: { routes: contracts.offers, uses: [...tableArea, 'documents'] },
  compliance: { routes: contracts.compliance, uses: ['tableRead', 'tableWrite', 'personalKeysRead', ...documentArea] },
  timesheets: {
    routes: contracts.timesheets,
    uses: ['tableRead', 'tableWrite', 'personalKeysRead', 'tokens', 'hashKey', 'originKey', 'securityLog', 'documents'],
  },
  reviews: { routes: contracts.reviews, uses: tableArea },
  reports: { routes: contracts.reports, uses: [...tableArea, 'uploads', 'documents'] },
  references: { routes: contracts.references, uses: tableArea },
  referrals: { routes: contracts.referrals, uses: tableArea },
  audit: {
    routes: contracts.audit,
    uses: ['tableRead', 'tableWrite', 'tokens', 'hashKey', 'originKey', 'securityLog', 'auditRootsRead'],
  },
  dashboards: { routes: contracts.dashboards, uses: ['tableRead', 'tokens', 'hashKey', 'originKey', 'securityLog'] },
  // A year of a large organization is processed in memory.
  analytics: {
    routes: contracts.analytics,
    uses: tableArea,
    memoryMb: 1024,
  },
  notifications: {
    routes: contracts.notifications,
    uses: ['tableRead', 'tableWrite', 'tokens', 'hashKey', 'originKey', 'securityLog', 'sms'],
    // lambdas/notifications has the consumers that deliver them.
    entry: 'lambdas/messages/notification-settings/handler.ts',
  },
  staff: {
    routes: contracts.staff,
    uses: ['tableRead', 'tableWrite', 'tokens', 'hashKey', 'originKey', 'securityLog', 'staffGroup'],
  },
  'site-state': { routes: contracts['site-state'], uses: tableArea },
  'dead-letters': {
    routes: contracts['dead-letters'],
    uses: ['tableRead', 'tableWrite', 'tokens', 'hashKey', 'originKey', 'securityLog', 'deadLetters'],
  },
  billing: {
    routes: contracts.billing,
    uses: ['tableRead', 'tableWrite', 'tokens', 'hashKey', 'originKey', 'securityLog', 'documents', 'site', 'payments'],
  },
  'api-keys': {
    routes: contracts['api-keys'],
    uses: ['tableRead', 'tableWrite', 'tokens', 'hashKey', 'originKey', 'securityLog', 'site'],
  },
  webhooks: {
    routes: contracts.webhooks,
    uses: ['tableRead', 'tableWrite', 'tokens', 'hashKey', 'originKey', 'securityLog', 'webhookQueue'],
  },
  integrations: {
    routes: contracts.integrations,
    uses: [...tableArea, 'personalKeys', 'integrations', 'integrationQueue'],
  },
  evidence: { routes: contracts.evidence, uses: [...tableArea, 'documents', 'site', 'signing'] },
  'pay-statements': {
    routes: contracts['pay-statements'],
    uses: [...tableArea, 'documents'],
    entry: 'lambdas/work/timesheets/pay-statements-handler.ts',
  },
  'public-jobs': {
    routes: contracts['public-jobs'],
    uses: tableArea,
    entry: 'lambdas/hiring/jobs/public-handler.ts',
  },
  'public-applications': {
    routes: contracts['public-applications'],
    uses: tableArea,
    entry: 'lambdas/hiring/applications/public-handler.ts',
  },
  'public-interviews': {
    routes: contracts['public-interviews'],
    uses: tableArea,
    entry: 'lambdas/hiring/interviews/public-handler.ts',
  },
  'public-offers': {
    routes: contracts['public-offers'],
    uses: tableArea,
    entry: 'lambdas/hiring/offers/public-handler.ts',
  },
  'public-timesheets': {
    routes: contracts['public-timesheets'],
    uses: tableArea,
    entry: 'lambdas/work/timesheets/public-handler.ts',
  },
  'public-events': {
    routes: contracts['public-events'],
    uses: tableArea,
    entry: 'lambdas/connect/webhooks/public-handler.ts',
  },
  support: {
    routes: contracts.support,
    uses: ['tableRead', 'tableWrite', 'tokens', 'hashKey', 'originKey', 'securityLog', 'mail', 'uploads', 'documents'],
  },
} as const satisfies Record<ApiArea, ApiFunction>;

export const pageFunction = {
  name: 'pages',
  routes: pageRoutes,
  uses: ['tableRead', 'site', 'originKey'],
} as const satisfies ApiFunction & { name: string };

export const calendarFeedFunction = {
  name: 'calendar-feed',
  routes: calendarFeedRoutes,
  uses: ['tableRead', 'hashKey', 'originKey', 'site'],
} as const satisfies ApiFunction & { name: string };

/** Called by job boards, and by calendars that read units: the stack of people's calendars is full. */
export const jobFeedFunction = {
  name: 'job-feed',
  routes: { ...jobFeedFileRoutes, ...unitFeedFileRoutes },
  uses: ['tableRead', 'hashKey', 'originKey', 'site'],
} as const satisfies ApiFunction & { name: string };

/** Called by the payment provider. */
export const billingWebhookFunction = {
  name: 'billing-webhook',
  entry: 'lambdas/money/billing/synchronization/receive-webhook.ts',
  routes: billingWebhookRoutes,
  uses: ['tableWrite', 'originKey', 'webhooks'],
} as const satisfies ApiFunction & { name: string };

/** Called by connected services. */
export const vendorHookFunction = {
  name: 'vendor-hooks',
  entry: 'lambdas/connect/integrations/receive-hook.ts',
  routes: vendorHookRoutes,
  uses: ['tableRead', 'tableWrite', 'personalKeysRead', 'hashKey', 'originKey', 'integrations', 'integrationQueue'],
} as const satisfies ApiFunction & { name: string };

export { unknownRouteFunction };

export const gatewayFunctions: Readonly<Record<string, ApiFunction>> = {
  ...apiFunctions,
  [pageFunction.name]: pageFunction,
  [calendarFeedFunction.name]: calendarFeedFunction,
  [jobFeedFunction.name]: jobFeedFunction,
  [billingWebhookFunction.name]: billingWebhookFunction,
  [vendorHookFunction.name]: vendorHookFunction,
};

/** Turns emails to support into tickets. SES stores them in a bucket, which notifies the function's queue. */
export const mailReceiver = {
  name: 'receive-mail',
  entry: 'lambdas/trust/support/receive-mail.ts',
  uses: ['tableRead', 'tableWrite', 'mail', 'hashKey', 'uploads', 'documents', 'inboundMail'],
  memoryMb: 1024,
  /** Waits for the malware scan of attachments. */
  timeoutSeconds: 60,
} as const satisfies {
  name: string;
  entry: string;
  uses: readonly Resource[];
  memoryMb: number;
  timeoutSeconds: number;
};

/** Publishes the table's stream to the bus, and writes the event log of organizations. */
export const streamConsumer = {
  name: 'publish-events',
  entry: 'lambdas/events/publish-events.ts',
  uses: ['bus', 'tableRead', 'tableWrite'],
} as const satisfies { name: string; entry: string; uses: readonly Resource[] };

/** Writes the audit log from the table's stream. No other function may write its partitions. */
export const auditConsumer = {
  name: 'append-audit',
  entry: 'lambdas/trust/audit/append-audit.ts',
  uses: ['tableRead', 'tableWrite', 'hashKey'],
} as const satisfies { name: string; entry: string; uses: readonly Resource[] };

export const streamConsumers = [streamConsumer, auditConsumer] as const;

export const realtimeFunction = {
  name: 'realtime',
  routeKeys: ['$connect', '$disconnect', '$default'],
  uses: ['tableRead', 'tableWrite', 'tokens', 'connections', 'closeConnections', 'connectionTimer'],
} as const satisfies { name: string; routeKeys: readonly string[]; uses: readonly Resource[] };

export const connectionCloser = {
  name: 'close-unclaimed',
  entry: 'lambdas/messages/realtime/close-unclaimed.ts',
  uses: ['tableRead', 'closeConnections'],
} as const satisfies { name: string; entry: string; uses: readonly Resource[] };

/** Attempts before a message goes to the dead-letter queue. */
export const maxReceiveCount = 3;
export { signUpTrigger, tokenTrigger } from './pool-triggers';
export { integrationRunner, queueWorkers, webhookDeliverer, type QueueWorkerDefinition } from './queue-workers';
export { functionTimeoutSeconds, queueVisibilitySeconds } from './timing';
export const functionMemoryMb = 512;

export type FunctionDefinition = {
  name: string;
  entry: string;
  uses: readonly Resource[];
  memoryMb: number;
  timeoutSeconds: number;
  concurrency: number;
  isReserved: boolean;
};

const define = (
  group: ConcurrencyGroup,
  name: string,
  entry: string,
  { uses, memoryMb }: { uses: readonly Resource[]; memoryMb?: number },
  timeoutSeconds: number = functionTimeoutSeconds,
): FunctionDefinition => ({
  name,
  entry,
  uses,
  memoryMb: memoryMb ?? functionMemoryMb,
  timeoutSeconds,
  concurrency: concurrency[group],
  isReserved: isReserved(group),
});

export const functionEntries: readonly FunctionDefinition[] = [
  ...Object.entries(gatewayFunctions).map(([name, it]) => define(groupOf(name), name, it.entry ?? handlerOf(name), it)),
  ...Object.entries(queueConsumers).map(([name, it]) => define(consumerGroupOf(name), name, it.entry, it)),
  define('consumer', mailReceiver.name, mailReceiver.entry, mailReceiver, mailReceiver.timeoutSeconds),
  define('webhooks', webhookDeliverer.name, webhookDeliverer.entry, webhookDeliverer, webhookDeliverer.timeoutSeconds),
  define(
    'integrations',
    integrationRunner.name,
    integrationRunner.entry,
    integrationRunner,
    integrationRunner.timeoutSeconds,
  ),
  define('rareArea', unknownRouteFunction.name, unknownRouteFunction.entry, unknownRouteFunction),
  define('publisher', streamConsumer.name, streamConsumer.entry, streamConsumer),
  define('consumer', auditConsumer.name, auditConsumer.entry, auditConsumer),
  define('realtime', realtimeFunction.name, handlerOf(realtimeFunction.name), realtimeFunction),
  define('consumer', connectionCloser.name, connectionCloser.entry, connectionCloser),
  define('area', signUpTrigger.name, signUpTrigger.entry, signUpTrigger),
  define('accounts', tokenTrigger.name, tokenTrigger.entry, tokenTrigger),
  ...Object.entries<ScheduledFunction>(scheduledFunctions).map(([name, it]) =>
    define('schedule', name, it.entry, it, it.timeoutSeconds ?? scheduledTimeoutSeconds),
  ),
];

export const functionNamed = (name: string): FunctionDefinition => {
  const found = functionEntries.find((entry) => entry.name === name);
  if (!found) throw new Error(`There is no function ${name}.`);
  return found;
};
