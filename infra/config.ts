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
  /** Outside dev, data outlives its stack. */
  protectData: boolean;
  logRetention: RetentionDays;
  /** How long roots of the audit log can't be deleted; with `compliance`, not even by the account's root user. */
  auditRoots: { mode: 'governance' | 'compliance'; days: number };
  /** Source maps cost 8 ms of cold start. */
  mapStackTraces: boolean;
  domain: Domain | null;
  /** URL of the site in a stage without its own CDN, such as an emulator. */
  siteUrl: string | null;
  /**
   * SES verifies `domain` by DNS. The default is reserved and can't send: replace it before deploying (docs/deploy.md).
   */
  mail: { domain: string; sender: string };
  /** Receives alarms after confirming the SNS subscription. */
  alarmEmail: string | null;
  providers: { Google: ProviderClient | null; LinkedIn: ProviderClient | null };
  /**
   * OAuth clients at the services that organizations and people connect (docs/integrations.md says how to register
   * each). A service without one shows "Not set up for this site". The manually created secret is JSON with what the
   * service's entry in shared/connect/integrations/catalog names.
   */
  integrations: Partial<Record<IntegrationProvider, ProviderClient>>;
  /**
   * ARN of an AWS Backup vault in another region or account, which gets a copy of tables and files each night. Null: the
   * stage's backups are where its data is (docs/deploy.md).
   */
  backupCopies: string | null;
  /** What `npm run drill:restore` made from a backup: functions use it instead of the stack's own table (docs/deploy.md). */
  restoredTable: { name: string; streamArn: string } | null;
  /** Search in the functions' memory or in an OpenSearch domain. */
  search: 'embedded' | 'opensearch';
  /** Public NPI registry. */
  registryUrl: string;
  /**
   * Until when organizations that existed before verification may publish and see names without it: an instant such as
   * '2027-01-31T05:00:00.000Z', or null if the stage has none.
   */
  organizationGraceUntil: string | null;
  /** Off: nothing is limited, and the pages say so. With `stripe`, docs/deploy.md says what to create first. */
  billing: BillingMode;
  /** Until when accounts that have no plan yet aren't limited: an instant, or null if they are at once. */
  billingGraceUntil: string | null;
  /** Whether contractors are paid through Wardline. Needs `billing`, and Connect at Stripe (docs/deploy.md). */
  payouts: PayoutMode;
  /** Promo codes that work on this stage. */
  promotions: readonly Promotion[];
  /** Secrets Manager secrets that are created manually: the API's key, and what webhooks are signed with. */
  stripe: { apiBase: string; apiKeySecretName: string; webhookSecretName: string };
  /** Folders of OIG's exclusion list and of the NPPES report of deactivated numbers. Null: not compared with it. */
  watchLists: { exclusions: string | null; deactivations: string | null };
  /** `turn`: a relay such as coturn; its secret for time-limited credentials is created manually in Secrets Manager. */
  call: { stun: readonly string[]; turn: { urls: readonly string[]; secretName: string } | null };
  /** Sender name of text messages in countries that support one; empty elsewhere. */
  smsSenderId: string;
  /** Sent by the site as x-api-key. Public: identifies the client, protects nothing. */
  publishableKey: string;
  /** Of each route, all callers together. `publishableKey`: of the operations in `invitesAbuse`. */
  throttle: { default: Throttle; publishableKey: Throttle; realtime: Throttle };
  /** Requests in five minutes before the firewall blocks an IP address or, for `session`, an Authorization header. */
  firewall: { all: number; accounts: number; session: number; userPool: number };
  /** Names of the keys that sign documents: the current one first, then those whose signatures stay valid. */
  signingKeys: readonly string[];
  /** Origin key version; null for the first. A new name makes CloudFormation read it again (docs/deploy.md). */
  originKeyVersion: string | null;
  /** Whether GuardDuty scans uploads. Without it, as in an emulator, nothing does. */
  scanUploads: boolean;
  /**
   * Whether functions reserve concurrency (shared/platform/functions.ts). A new account has only ten concurrent runs
   * and can't reserve any.
   */
  reserveConcurrency: boolean;
  /** Privacy policy, terms and cookie policy. Templates are not deployed to prod. */
  legalTexts: LegalTexts;
  /** Phone in E.164 and https address of a chat. Shown with their hours; null for what no one answers. */
  support: SupportLines;
  /** Share of bounced email. SES reviews an account at 5%. */
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
  // Below this, daily caps apply. A sign-in is three user pool calls; an open page makes one every 15 minutes. API keys
  // are sent as sessions are.
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

/** Origin known before deployment, for the redirects of identity providers. */
export const siteOrigin = ({ stage, domain }: StageConfig): string => {
  if (!domain) throw new Error(`Identity providers need a domain of one's own: set domain of ${stage}.`);
  return `https://${domain.name}`;
};

export const resourceName = (config: StageConfig, name: string): string => `wardline-${config.stage}-${name}`;
