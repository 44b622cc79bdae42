import { RemovalPolicy } from 'aws-cdk-lib';
import { RetentionDays } from 'aws-cdk-lib/aws-logs';
import { limits } from '../shared/limits';
import { firewallWindowSeconds } from '../shared/core/limits/call-limits';
import type { Promotion } from '../shared/money/billing/promotions';
import type { IntegrationProvider } from '../shared/connect/integrations/vocabulary';
import type { BillingMode, PayoutMode } from '../shared/money/billing/vocabulary';
import type { LegalTexts } from '../shared/platform/site/site-config';
import type { SupportLines } from '../shared/platform/site/support-lines';

export const stages = ['dev', 'staging', 'prod'] as const;
export type Stage = (typeof stages)[number];

/** Requests per second and burst, for all callers together. */
export type Throttle = { rate: number; burst: number };

export type Domain = { name: string; zoneName: string; zoneId: string };

/** OAuth client at the provider. Its secret is a manually created Secrets Manager secret of this name. */
export type ProviderClient = { clientId: string; secretName: string };

export type StageConfig = {
  stage: Stage;
  /** CloudFront accepts certificates and web ACLs from us-east-1 only, so the whole stage lives there. */
  region: 'us-east-1';
  /** Whether data outlives its stack, as outside dev. */
  protectData: boolean;
  logRetention: RetentionDays;
  /** Days for which audit log roots can't be deleted; with `compliance`, not even by the account's root user. */
  auditRoots: { mode: 'governance' | 'compliance'; days: number };
  /** Whether stack traces use source maps, which cost 8 ms of cold start. */
  mapStackTraces: boolean;
  domain: Domain | null;
  /** URL of the site in a stage without its own CDN, such as an emulator. */
  siteUrl: string | null;
  /**
   * SES verifies `domain` by DNS. The default is reserved and can't send: replace it before deploying (docs/deploy.md).
   */
  mail: { domain: string; sender: string };
  /** Address for alarms, after confirming the SNS subscription. */
  alarmEmail: string | null;
  providers: { Google: ProviderClient | null; LinkedIn: ProviderClient | null };
  /**
   * OAuth clients at connectable services (docs/integrations.md says how to register each). A service without one shows
   * "Not set up for this site". The manually created secret is JSON with the values listed in the service's entry in
   * shared/connect/integrations/catalog.
   */
  integrations: Partial<Record<IntegrationProvider, ProviderClient>>;
  /**
   * ARN of an AWS Backup vault in another region or account for nightly copies of tables and files. Null: backups are only
   * stored with the stage's data (docs/deploy.md).
   */
  backupCopies: string | null;
  /** Table restored by `npm run drill:restore` that functions use instead of the stack's own (docs/deploy.md). */
  restoredTable: { name: string; streamArn: string } | null;
  /** Search engine: in the functions' memory, or an OpenSearch domain. */
  search: 'embedded' | 'opensearch';
  /** URL of the public NPI registry. */
  registryUrl: string;
  /**
   * End of unrestricted publishing and names for organizations from before verification: an instant such as
   * '2027-01-31T05:00:00.000Z', or null without a grace period.
   */
  organizationGraceUntil: string | null;
  /** Off: nothing is limited, which the pages say. With `stripe`, see docs/deploy.md for what to create first. */
  billing: BillingMode;
  /** Time from which accounts without a plan are limited: an instant, or null for immediately. */
  billingGraceUntil: string | null;
  /** Whether contractors are paid through Wardline. Needs `billing`, and Connect at Stripe (docs/deploy.md). */
  payouts: PayoutMode;
  /** Active promo codes of the stage. */
  promotions: readonly Promotion[];
  /** Manually created Secrets Manager secrets: the API key, and the webhooks' signing secret. */
  stripe: { apiBase: string; apiKeySecretName: string; webhookSecretName: string };
  /** Folders of OIG's exclusion list and of the NPPES report of deactivated numbers. Null: not compared. */
  watchLists: { exclusions: string | null; deactivations: string | null };
  /** `turn`: a relay such as coturn; its secret for time-limited credentials is created manually in Secrets Manager. */
  call: { stun: readonly string[]; turn: { urls: readonly string[]; secretName: string } | null };
  /** Sender name of text messages in countries that support one; empty elsewhere. */
  smsSenderId: string;
  /** Sent by the site as x-api-key. Public: it identifies the client, but protects nothing. */
  publishableKey: string;
  /** Limits of each route, all callers together. `publishableKey`: for the operations in `invitesAbuse`. */
  throttle: { default: Throttle; publishableKey: Throttle; realtime: Throttle };
  /** Requests in five minutes before the firewall blocks an IP address or, for `session`, an Authorization header. */
  firewall: { all: number; accounts: number; session: number; userPool: number };
  /** Names of document signing keys: the current one first, then those with still valid signatures. */
  signingKeys: readonly string[];
  /** Version of the origin key; null for the first. A new name makes CloudFormation read it again (docs/deploy.md). */
  originKeyVersion: string | null;
  /** Whether GuardDuty scans uploads. Otherwise, as in an emulator, they aren't scanned. */
  scanUploads: boolean;
  /**
   * Whether functions reserve concurrency (shared/platform/functions.ts). A new account allows only ten concurrent
   * executions, so it can't reserve any.
   */
  reserveConcurrency: boolean;
  /** State of privacy policy, terms, and cookie policy. Templates are not deployed to prod. */
  legalTexts: LegalTexts;
  /** Phone in E.164 and https URL of a chat, shown with their hours; null if unavailable. */
  support: SupportLines;
  /** Bounce rate that raises an alarm. SES reviews an account at 5%. */
  bounceRateAlarm: number;
};

const common = {
  region: 'us-east-1',
  domain: null,
  siteUrl: null,
  alarmEmail: null,
  providers: { Google: null, LinkedIn: null },
  integrations: {},
  backupCopies: null,
  restoredTable: null,
  search: 'embedded',
  registryUrl: 'https://npiregistry.cms.hhs.gov/api/',
  organizationGraceUntil: null,
  billing: 'off',
  billingGraceUntil: null,
  payouts: 'off',
  promotions: [],
  stripe: {
    apiBase: 'https://api.stripe.com',
    apiKeySecretName: 'wardline/stripe-api-key',
    webhookSecretName: 'wardline/stripe-webhook',
  },
  watchLists: {
    exclusions: 'https://oig.hhs.gov/exclusions/downloadables/',
    deactivations: 'https://download.cms.gov/nppes/',
  },
  call: { stun: ['stun:stun.l.google.com:19302'], turn: null },
  signingKeys: ['Key1'],
  smsSenderId: '',
  throttle: {
    default: { rate: 300, burst: 600 },
    publishableKey: { rate: 20, burst: 40 },
    realtime: { rate: 200, burst: 400 },
  },
  // Lower rates are covered by daily limits. A sign-in is three user pool calls; an open page makes one every 15 minutes.
  // API keys are sent like sessions.
  firewall: {
    all: 2000,
    accounts: limits.otpPerIpPerDay,
    session: (limits.apiCallsPerMinute * firewallWindowSeconds) / 60,
    userPool: 600,
  },
  originKeyVersion: null,
  scanUploads: true,
  reserveConcurrency: true,
  legalTexts: 'template',
  support: { phone: null, chat: null },
  bounceRateAlarm: 0.03,
} as const satisfies Partial<StageConfig>;

const configs: Record<Stage, StageConfig> = {
  dev: {
    ...common,
    stage: 'dev',
    mail: { domain: 'dev.wardline.example', sender: 'no-reply' },
    protectData: false,
    reserveConcurrency: false,
    logRetention: RetentionDays.TWO_WEEKS,
    auditRoots: { mode: 'governance', days: 1 },
    mapStackTraces: true,
    publishableKey: 'pk_dev_5n1vTq8cYpW3zR6u',
    throttle: {
      default: { rate: 50, burst: 100 },
      publishableKey: { rate: 10, burst: 20 },
      realtime: { rate: 50, burst: 100 },
    },
  },
  staging: {
    ...common,
    stage: 'staging',
    mail: { domain: 'staging.wardline.example', sender: 'no-reply' },
    protectData: true,
    logRetention: RetentionDays.ONE_MONTH,
    auditRoots: { mode: 'governance', days: 30 },
    mapStackTraces: false,
    publishableKey: 'pk_staging_9hKx2mDf7sLb4QeA',
  },
  prod: {
    ...common,
    stage: 'prod',
    mail: { domain: 'wardline.example', sender: 'no-reply' },
    protectData: true,
    logRetention: RetentionDays.ONE_YEAR,
    auditRoots: { mode: 'compliance', days: 7 * 365 },
    mapStackTraces: false,
    publishableKey: 'pk_prod_Jw6tZ3yGr8NcVa1H',
    throttle: {
      default: { rate: 2000, burst: 4000 },
      publishableKey: { rate: 100, burst: 200 },
      realtime: { rate: 500, burst: 1000 },
    },
  },
};

export const stageConfig = (stage: unknown): StageConfig => {
  const found = stages.find((name) => name === stage);
  if (!found) throw new Error(`Name the stage: -c stage=${stages.join('|')}`);
  return configs[found];
};

export const removalPolicy = ({ protectData }: StageConfig): RemovalPolicy =>
  protectData ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY;

export const mailAddress = ({ mail }: StageConfig): string => `${mail.sender}@${mail.domain}`;

/** Origin known before deployment, for redirects of identity providers. */
export const siteOrigin = ({ stage, domain }: StageConfig): string => {
  if (!domain) throw new Error(`Identity providers need a domain of one's own: set domain of ${stage}.`);
  return `https://${domain.name}`;
};

export const resourceName = (config: StageConfig, name: string): string => `wardline-${config.stage}-${name}`;
