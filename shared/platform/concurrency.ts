import type { ApiArea } from '../core/api/contracts';

/**
 * How often a function runs at once. It's reserved for those that requests and the table's changes call, so a busy route
 * takes none from the others.
 */
export const concurrency = {
  /** Used most by visitors and crawlers. */
  search: 54,
  pages: 30,
  accounts: 44,
  realtime: 62,
  area: 15,
  /** Areas that people open now and then. */
  rareArea: 4,
  /** Areas for API keys, and the job feed. */
  machineArea: 3,
  /** Concurrent readers of a queue. */
  consumer: 7,
  /** Readers of queues of what seldom happens. */
  rareConsumer: 2,
  publisher: 30,
  /** Each with up to ten webhooks beside each other. */
  webhooks: 12,
  /** Each with up to ten connections beside each other. */
  integrations: 6,
  /** A late run and the next one. */
  schedule: 2,
} as const;
export type ConcurrencyGroup = keyof typeof concurrency;

/** Their queues and schedules start no more than this, and the account's unreserved concurrency covers all of them at once. */
const boundedGroups: ReadonlySet<ConcurrencyGroup> = new Set([
  'consumer',
  'rareConsumer',
  'webhooks',
  'integrations',
  'schedule',
]);

export const isReserved = (group: ConcurrencyGroup): boolean => !boundedGroups.has(group);

const rareAreas: ReadonlySet<string> = new Set<ApiArea | 'billing-webhook' | 'vendor-hooks'>([
  'analytics',
  'api-keys',
  'audit',
  'billing',
  'billing-webhook',
  'checklists',
  'compliance',
  'credentials',
  'dead-letters',
  'evidence',
  'exclusions',
  'health-file',
  'integrations',
  'job-invitations',
  'locations',
  'message-templates',
  'offers',
  'organization-verifications',
  'pay-statements',
  'portfolio',
  'references',
  'referrals',
  'reports',
  'resumes',
  'reviews',
  'scorecards',
  'staff',
  'support',
  'vendor-hooks',
  'webhooks',
]);

export const groupOf = (area: string): ConcurrencyGroup => {
  if (area === 'search' || area === 'pages' || area === 'accounts') return area;
  if (area.startsWith('public-') || area === 'job-feed') return 'machineArea';
  return rareAreas.has(area) ? 'rareArea' : 'area';
};

const rareConsumers: ReadonlySet<string> = new Set([
  'check-organizations',
  'delete-documents',
  'follow-deletions',
  'follow-verifications',
  'cover-drop-outs',
  'free-left-slots',
  'keep-ledgers',
  'pause-left-jobs',
  'queue-integrations',
]);

export const consumerGroupOf = (name: string): ConcurrencyGroup =>
  rareConsumers.has(name) ? 'rareConsumer' : 'consumer';
