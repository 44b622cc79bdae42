import * as z from 'zod';
import { billingModes, payoutModes } from '../money/billing/vocabulary';

/** Environment variables by purpose. Infra and the local stack set exactly these. */
export const environmentSchemas = {
  table: z.object({ TABLE_NAME: z.string().min(1) }),
  /** Table of people's data keys, and the KMS key that wraps them. */
  personalKeys: z.object({ PERSONAL_KEYS_TABLE: z.string().min(1), PERSONAL_KEYS_KEY_ID: z.string().min(1) }),
  /** KMS keys, comma-separated: the signing key, then earlier ones. */
  signing: z.object({ SIGNING_KEY_IDS: z.string().min(1) }),
  identity: z.object({
    USER_POOL_ID: z.string().min(1),
    SERVER_CLIENT_ID: z.string().min(1),
    USER_POOL_CLIENT_ID: z.string().min(1),
  }),
  /** For removing users from the pool. */
  userPool: z.object({ USER_POOL_ID: z.string().min(1) }),
  /** For verifying access tokens; grants nothing. */
  tokens: z.object({ USER_POOL_ID: z.string().min(1), USER_POOL_CLIENT_ID: z.string().min(1) }),
  /** End of unrestricted use for organizations from before verification; empty for never. With `tokens`. */
  grace: z.object({ ORGANIZATION_GRACE_UNTIL: z.string() }),
  /** Whether plans limit anything, and when limits start for accounts without one; empty for never. With `tokens`. */
  billing: z.object({
    BILLING: z.enum(billingModes),
    BILLING_GRACE_UNTIL: z.string(),
    /** Whether contractors are paid through Wardline. */
    PAYOUTS: z.enum(payoutModes),
  }),
  /** The payment provider: its URL, and the secret with its API key. */
  payments: z.object({ STRIPE_API_BASE: z.url(), STRIPE_KEY_SECRET_ID: z.string() }),
  /** Secret with which the provider signs webhooks. */
  webhooks: z.object({ STRIPE_WEBHOOK_SECRET_ID: z.string() }),
  mail: z.object({ MAIL_FROM: z.string().min(3) }),
  /** Bucket of received emails. */
  inboundMail: z.object({ INBOUND_MAIL_BUCKET: z.string().min(1) }),
  site: z.object({ SITE_URL: z.url() }),
  hashKey: z.object({ HASH_KEY_SECRET_ID: z.string().min(1) }),
  originKey: z.object({ ORIGIN_KEY_SECRET_ID: z.string().min(1) }),
  securityLog: z.object({ SECURITY_LOG_GROUP: z.string().min(1) }),
  /** Name prefix of the stage's queues; consumers, comma-separated, with a queue to send back to, and others. */
  deadLetters: z.object({
    QUEUE_PREFIX: z.string().min(1),
    QUEUE_CONSUMERS: z.string().min(1),
    OTHER_DEAD_LETTERS: z.string().min(1),
  }),
  bus: z.object({ EVENT_BUS_NAME: z.string().min(1) }),
  connections: z.object({ WEBSOCKET_MANAGEMENT_URL: z.url() }),
  /** Delay queue of close-unclaimed. */
  connectionTimer: z.object({ CONNECTION_TIMER_URL: z.url() }),
  /** Queue of deliver-webhooks. */
  /** Queue of run-integrations. */
  integrationQueue: z.object({ INTEGRATION_QUEUE_URL: z.url() }),
  /** JSON of lambdas/connect/integrations/stage-clients.ts: the stage's clients by provider. */
  integrations: z.object({ INTEGRATIONS: z.string().min(2), SITE_URL: z.url() }),
  webhookQueue: z.object({ WEBHOOK_QUEUE_URL: z.url() }),
  uploads: z.object({
    UPLOADS_BUCKET: z.string().min(1),
    MEDIA_BUCKET: z.string().min(1),
    /** `none` without GuardDuty, as in an emulator. */
    UPLOAD_SCANNER: z.enum(['guardduty', 'none']),
  }),
  documents: z.object({ DOCUMENTS_BUCKET: z.string().min(1) }),
  media: z.object({ MEDIA_BUCKET: z.string().min(1) }),
  /** STUN and TURN servers for calls; comma-separated. */
  call: z.object({ STUN_URLS: z.string(), TURN_URLS: z.string(), TURN_SECRET_ID: z.string() }),
  /** Sender name of text messages where supported; may be empty. */
  sms: z.object({ SMS_SENDER_ID: z.string() }),
  /** `DNS_URL` replaces the resolver in the local stack; empty elsewhere. */
  registry: z.object({ NPPES_URL: z.url(), DNS_URL: z.string() }),
  /** Empty if a list is turned off. */
  watchLists: z.object({ EXCLUSIONS_URL: z.string(), DEACTIVATIONS_URL: z.string() }),
  /** `OPENSEARCH_URL` is empty for the embedded engine. */
  search: z.object({
    SEARCH_ENGINE: z.enum(['embedded', 'opensearch']),
    SEARCH_BUCKET: z.string().min(1),
    OPENSEARCH_URL: z.string(),
  }),
  auditRoots: z.object({ AUDIT_BUCKET: z.string().min(1) }),
  publishableKey: z.object({ PUBLISHABLE_KEY: z.string().min(1) }),
} as const;

export type EnvironmentName = {
  [K in keyof typeof environmentSchemas]: keyof z.infer<(typeof environmentSchemas)[K]>;
}[keyof typeof environmentSchemas];
export type FunctionEnvironment = Record<EnvironmentName, string>;
