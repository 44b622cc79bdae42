import {
  auditConsumer,
  connectionCloser,
  integrationRunner,
  mailReceiver,
  queueWorkers,
  realtimeFunction,
  signUpTrigger,
  streamConsumer,
  tokenTrigger,
  unknownRouteFunction,
  webhookDeliverer,
} from '../../shared/platform/functions';
import { queueConsumers } from '../../shared/platform/queue-consumers';
import { queueWatcher } from '../../shared/platform/scheduled-functions';

/** Functions that share their alarms and a graph. */
export type FunctionGroup = {
  name: string;
  title: string;
  functions: readonly string[];
  /** Normal failures of one function in five minutes. */
  tolerated?: number;
  /** Meaning of a failure, if the function's log isn't enough. */
  note?: string;
};

/** Every function is in one group. An alarm reads ten metrics, so groups should have at most ten functions. */
export const functionGroups = {
  api: [
    {
      name: 'people',
      title: 'Accounts and profiles',
      functions: [
        'accounts',
        'profiles',
        'professionals',
        'credentials',
        'health-file',
        'exclusions',
        'portfolio',
        'checklists',
        'resumes',
        'references',
      ],
    },
    {
      name: 'hiring',
      title: 'Jobs and applications',
      functions: [
        'jobs',
        'job-invitations',
        'search',
        'saved-jobs',
        'applications',
        'interviews',
        'offers',
        'compliance',
        'reviews',
        'referrals',
      ],
    },
    {
      name: 'working',
      title: 'Shifts, calendars, and messages',
      functions: [
        'shifts',
        'attendance',
        'scorecards',
        'timesheets',
        'pay-statements',
        'locations',
        'calendar',
        'calendar-feed',
        'messages',
        'message-templates',
      ],
    },
    {
      name: 'employers',
      title: 'Organizations and billing',
      functions: [
        'organizations',
        'organization-verifications',
        'dashboards',
        'analytics',
        'audit',
        'billing',
        'evidence',
        'api-keys',
        'webhooks',
        'integrations',
      ],
    },
    {
      name: 'machines',
      title: 'API keys, job feed, and incoming webhooks',
      functions: [
        'public-jobs',
        'public-applications',
        'public-interviews',
        'public-offers',
        'public-timesheets',
        'public-events',
        'job-feed',
        'billing-webhook',
        'vendor-hooks',
      ],
    },
    {
      name: 'site',
      title: 'Site, notifications, and staff',
      functions: [
        'pages',
        unknownRouteFunction.name,
        realtimeFunction.name,
        'notifications',
        'support',
        'reports',
        'staff',
        'site-state',
        'dead-letters',
      ],
    },
  ],
  others: [
    {
      name: 'sign-in',
      title: 'User pool triggers',
      functions: [signUpTrigger.name, tokenTrigger.name],
      // A trigger rejects by failing.
      tolerated: 10,
    },
    {
      name: 'delivery',
      title: 'Events, emails, and messages to people',
      functions: [
        streamConsumer.name,
        'notify',
        'send-mail',
        'send-push',
        'send-sms',
        'push-live',
        'raise-signals',
        'call-off-interviews',
        mailReceiver.name,
        connectionCloser.name,
      ],
    },
    {
      name: 'upkeep',
      title: 'Search index, checks, and deletions',
      functions: [
        'index-jobs',
        'index-professionals',
        'update-sitemap',
        'check-credentials',
        'check-exclusions',
        'check-organizations',
        'follow-verifications',
        'follow-deletions',
        'pause-left-jobs',
        'delete-documents',
      ],
    },
    {
      name: 'services',
      title: 'Plans, shifts, webhooks, and connected services',
      functions: [
        'sync-billing',
        'follow-plans',
        'free-left-slots',
        'keep-ledgers',
        'cover-drop-outs',
        'queue-webhooks',
        webhookDeliverer.name,
        'queue-integrations',
        integrationRunner.name,
      ],
    },
    {
      name: 'audit-log',
      title: 'Audit log',
      functions: [auditConsumer.name, 'checkpoint-audit', 'verify-audit'],
      note: 'verify-audit: lines were altered or removed, or comparing them takes over a week. Run "npm run audit:verify".',
    },
    {
      name: 'people-schedules',
      title: 'Schedules: professionals',
      functions: [
        'import-watch-lists',
        'compare-watch-lists',
        'watch-credentials',
        'remind-health-files',
        'import-calendars',
        'remind-references',
        'publish-reviews',
        'snapshot-search',
      ],
      note: 'import-watch-lists: a list is missing, incomplete, or old; its edition before stays in force.',
    },
    {
      name: 'hiring-schedules',
      title: 'Schedules: jobs, applications, and shifts',
      functions: [
        'close-expired-jobs',
        'send-job-alerts',
        'announce-moves',
        'watch-answers',
        'remind-interviews',
        'watch-compliance',
        'expire-offers',
        'advance-shifts',
      ],
    },
    {
      name: 'employer-schedules',
      title: 'Schedules: organizations and billing',
      functions: [
        'close-organizations',
        'watch-organizations',
        'remind-two-factor',
        'watch-billing',
        'reconcile-billing',
        'send-analytics-reports',
        'wake-webhooks',
        'wake-integrations',
      ],
      note: 'reconcile-billing: an account was different from Stripe, and is repaired.',
    },
    {
      name: 'staff-schedules',
      title: 'Schedules: data rights and staff',
      functions: [
        'build-exports',
        'erase-accounts',
        'remind-deletions',
        'send-digests',
        'end-suspensions',
        'end-views',
        'close-tickets',
        queueWatcher,
      ],
      note: `${queueWatcher}: how late the queues of staff are isn't measured.`,
    },
  ],
} as const satisfies Record<'api' | 'others', readonly FunctionGroup[]>;

export const allGroups: readonly FunctionGroup[] = [...functionGroups.api, ...functionGroups.others];

const consumers = [...Object.keys(queueConsumers), mailReceiver.name, ...queueWorkers.map(({ name }) => name)];

/** Names of functions that read a queue with the same name. */
export const queueReaders: readonly string[] = [...consumers, connectionCloser.name];
/** Names of functions with their own dead-letter queue. */
export const withDeadLetters: readonly string[] = [...consumers, streamConsumer.name, auditConsumer.name];
