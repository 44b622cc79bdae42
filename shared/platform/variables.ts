import { environmentSchemas, type EnvironmentName } from './environment';
import { functionEntries, gatewayFunctions } from './functions';
import type { Resource } from './resources';

const variables = {
  tableRead: ['TABLE_NAME'],
  tableWrite: ['TABLE_NAME'],
  personalKeys: ['PERSONAL_KEYS_TABLE', 'PERSONAL_KEYS_KEY_ID'],
  personalKeysRead: ['PERSONAL_KEYS_TABLE', 'PERSONAL_KEYS_KEY_ID'],
  personalKeysDestroy: ['PERSONAL_KEYS_TABLE', 'PERSONAL_KEYS_KEY_ID'],
  signing: ['SIGNING_KEY_IDS'],
  tokens: [
    'USER_POOL_ID',
    'USER_POOL_CLIENT_ID',
    'ORGANIZATION_GRACE_UNTIL',
    'BILLING',
    'BILLING_GRACE_UNTIL',
    'PAYOUTS',
  ],
  billing: ['BILLING', 'BILLING_GRACE_UNTIL', 'PAYOUTS'],
  organizationGrace: ['ORGANIZATION_GRACE_UNTIL'],
  payments: ['BILLING', 'BILLING_GRACE_UNTIL', 'PAYOUTS', 'STRIPE_API_BASE', 'STRIPE_KEY_SECRET_ID'],
  webhooks: ['BILLING', 'BILLING_GRACE_UNTIL', 'PAYOUTS', 'STRIPE_WEBHOOK_SECRET_ID'],
  identity: ['USER_POOL_ID', 'USER_POOL_CLIENT_ID', 'SERVER_CLIENT_ID'],
  staffGroup: ['USER_POOL_ID'],
  poolRemoval: ['USER_POOL_ID'],
  poolUsers: [],
  poolClients: [],
  mail: ['MAIL_FROM', 'SITE_URL'],
  inboundMail: ['INBOUND_MAIL_BUCKET'],
  hashKey: ['HASH_KEY_SECRET_ID'],
  originKey: ['ORIGIN_KEY_SECRET_ID'],
  securityLog: ['SECURITY_LOG_GROUP'],
  site: ['SITE_URL'],
  bus: ['EVENT_BUS_NAME'],
  deadLetters: ['QUEUE_PREFIX', 'QUEUE_CONSUMERS', 'OTHER_DEAD_LETTERS'],
  connections: ['WEBSOCKET_MANAGEMENT_URL'],
  closeConnections: ['WEBSOCKET_MANAGEMENT_URL'],
  connectionTimer: ['CONNECTION_TIMER_URL'],
  webhookQueue: ['WEBHOOK_QUEUE_URL'],
  integrationQueue: ['INTEGRATION_QUEUE_URL'],
  integrations: ['INTEGRATIONS', 'SITE_URL'],
  uploads: ['UPLOADS_BUCKET', 'MEDIA_BUCKET', 'UPLOAD_SCANNER'],
  documents: ['DOCUMENTS_BUCKET'],
  mediaRead: ['MEDIA_BUCKET'],
  registry: ['NPPES_URL', 'DNS_URL'],
  watchLists: ['EXCLUSIONS_URL', 'DEACTIVATIONS_URL'],
  call: ['STUN_URLS', 'TURN_URLS', 'TURN_SECRET_ID'],
  sms: ['SMS_SENDER_ID'],
  search: ['SEARCH_ENGINE', 'SEARCH_BUCKET', 'OPENSEARCH_URL'],
  searchIndex: ['SEARCH_ENGINE', 'SEARCH_BUCKET', 'OPENSEARCH_URL'],
  erasedSearch: ['SEARCH_ENGINE', 'SEARCH_BUCKET', 'OPENSEARCH_URL'],
  erasedFiles: ['DOCUMENTS_BUCKET', 'MEDIA_BUCKET'],
  erasureList: ['AUDIT_BUCKET'],
  auditRoots: ['AUDIT_BUCKET'],
  auditRootsRead: ['AUDIT_BUCKET'],
} as const satisfies Record<Resource, readonly EnvironmentName[]>;

/** Variables that a resource adds to a function. A stage that sets others doesn't synthesize. */
export const variablesOf = (resource: Resource): readonly EnvironmentName[] => variables[resource];

const declared: ReadonlySet<string> = new Set(
  Object.values(environmentSchemas).flatMap(({ shape }) => Object.keys(shape)),
);

const readsPublishableKey = (name: string): boolean =>
  Object.values(gatewayFunctions[name]?.routes ?? {}).some(({ access }) => access === 'publishableKey');

/**
 * Variables visible to a function: its own, and those of every function, such as the region. Functions that aren't
 * deployed, such as those in tests, see all.
 */
export const environmentOfFunction = (name: string, all: Readonly<Record<string, string>>): Record<string, string> => {
  const definition = functionEntries.find((it) => it.name === name);
  if (!definition) return { ...all };
  const own = new Set<string>(definition.uses.flatMap(variablesOf));
  if (readsPublishableKey(name)) own.add('PUBLISHABLE_KEY');
  return Object.fromEntries(Object.entries(all).filter(([variable]) => own.has(variable) || !declared.has(variable)));
};
