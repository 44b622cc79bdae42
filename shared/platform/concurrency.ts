import type { ApiArea } from '../core/api/contracts';

/**
 * Maximum concurrency of a function. Reserved for functions called by requests and table changes, so a busy route doesn't
 * slow down others.
 */
export const concurrency = {
  /** Most used by visitors and crawlers. */
  search: 54,
  pages: 30,
  accounts: 44,
  realtime: 62,
  area: 15,
  /** Rarely used areas. */
  rareArea: 4,
  /** Areas for API keys, and the job feed. */
  machineArea: 3,
  /** Concurrent readers of a queue. */
  consumer: 7,
  /** Readers of queues with rare events. */
  rareConsumer: 2,
  publisher: 30,
  /** Each with up to ten concurrent webhooks. */
  webhooks: 12,
  /** Each with up to ten concurrent connections. */
  integrations: 6,
  /** A late run and the next one may overlap. */
  schedule: 2,
} as const;
export type ConcurrencyGroup = keyof typeof concurrency;

/** Groups limited by their queues and schedules; the account's unreserved concurrency covers all of them at once. */
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
