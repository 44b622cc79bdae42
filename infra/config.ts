import { RemovalPolicy } from 'aws-cdk-lib';
import { RetentionDays } from 'aws-cdk-lib/aws-logs';
import { limits } from '../shared/limits';

export const stages = ['dev', 'staging', 'prod'] as const;
export type Stage = (typeof stages)[number];

/** Requests a second and the burst above it, over all callers. */
export type Throttle = { rate: number; burst: number };

/** An address of one's own, in a hosted zone of the same account. */
export type Domain = { name: string; zoneName: string; zoneId: string };

/** An OAuth client registered with the provider. Its secret is a Secrets Manager secret of this name, made by hand. */
export type ProviderClient = { clientId: string; secretName: string };

/** Everything that differs between stages. */
export type StageConfig = {
  stage: Stage;
  /** CloudFront takes certificates and web ACLs from us-east-1 only, so the whole stage lives there. */
  region: 'us-east-1';
  /** Outside dev, data outlives its stack. */
  protectData: boolean;
  logRetention: RetentionDays;
  /** Lambda maps stack frames to sources itself, at 8 ms more of cold start. */
  mapStackTraces: boolean;
  domain: Domain | null;
  /** Where the site is served when this stage has no CDN of its own, as in an emulator. */
  siteUrl: string | null;
  /**
   * SES proves this domain with DNS records; messages come from `sender`@`domain`. As shipped it is a reserved name
   * that cannot send: set the product's own before the first deployment (docs/deploy.md).
   */
  mail: { domain: string; sender: string };
  /** Receives alarms; confirmed by a link that SNS sends. */
  alarmEmail: string | null;
  providers: { Google: ProviderClient | null; LinkedIn: ProviderClient | null };
  /** Where jobs are searched: in the memory of the functions, or in an OpenSearch domain. */
  search: 'embedded' | 'opensearch';
  /** The registry of NPI numbers, which anybody may ask. */
  registryUrl: string;
  /**
   * Servers of video calls. `turn` relays for browsers that reach each other in no other way: a server that shares the
   * secret of this name (Secrets Manager, made by hand) and takes credentials that end by themselves, as coturn does.
   */
  call: { stun: readonly string[]; turn: { urls: readonly string[]; secretName: string } | null };
  /** Name that text messages come from, in countries that show one; empty elsewhere. */
  smsSenderId: string;
  /** Sent by the site as x-api-key. It is public: it names the caller, it protects nothing. */
  publishableKey: string;
  throttle: { default: Throttle; public: Throttle; publishableKey: Throttle; realtime: Throttle };
  /** Requests of one address in five minutes before the firewall refuses it. */
  firewall: { all: number; accounts: number; userPool: number };
  /**
   * Version of the origin key that the CDN shows; null is the current one of the first deployment. Naming another is what
   * makes CloudFormation read it again (docs/deploy.md).
   */
  originKeyVersion: string | null;
  /** Share of mail that bounced. SES reviews an account at 5 %. */
  bounceRateAlarm: number;
};

const common = {
  region: 'us-east-1',
  domain: null,
  siteUrl: null,
  alarmEmail: null,
  providers: { Google: null, LinkedIn: null },
  search: 'embedded',
  registryUrl: 'https://npiregistry.cms.hhs.gov/api/',
  call: { stun: ['stun:stun.l.google.com:19302'], turn: null },
  smsSenderId: '',
  throttle: {
    default: { rate: 200, burst: 400 },
    public: { rate: 300, burst: 600 },
    publishableKey: { rate: 20, burst: 40 },
    realtime: { rate: 200, burst: 400 },
  },
  // Beyond this an address only meets the daily caps; the firewall spares the functions the work.
  // A sign-in is three calls of the user pool, a page that stays open one every quarter of an hour.
  firewall: { all: 2000, accounts: limits.otpPerIpPerDay, userPool: 600 },
  originKeyVersion: null,
  bounceRateAlarm: 0.03,
} as const satisfies Partial<StageConfig>;

const configs: Record<Stage, StageConfig> = {
  dev: {
    ...common,
    stage: 'dev',
    mail: { domain: 'dev.wardline.example', sender: 'no-reply' },
    protectData: false,
    logRetention: RetentionDays.TWO_WEEKS,
    mapStackTraces: true,
    publishableKey: 'pk_dev_5n1vTq8cYpW3zR6u',
    throttle: {
      default: { rate: 50, burst: 100 },
      public: { rate: 50, burst: 100 },
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
    mapStackTraces: false,
    publishableKey: 'pk_staging_9hKx2mDf7sLb4QeA',
  },
  prod: {
    ...common,
    stage: 'prod',
    mail: { domain: 'wardline.example', sender: 'no-reply' },
    protectData: true,
    logRetention: RetentionDays.ONE_YEAR,
    mapStackTraces: false,
    publishableKey: 'pk_prod_Jw6tZ3yGr8NcVa1H',
    throttle: {
      default: { rate: 1000, burst: 2000 },
      public: { rate: 2000, burst: 4000 },
      publishableKey: { rate: 100, burst: 200 },
      realtime: { rate: 500, burst: 1000 },
    },
  },
};

/** The configuration that `-c stage=` names. */
export const stageConfig = (stage: unknown): StageConfig => {
  const found = stages.find((name) => name === stage);
  if (!found) throw new Error(`Name the stage: -c stage=${stages.join('|')}`);
  return configs[found];
};

export const removalPolicy = ({ protectData }: StageConfig): RemovalPolicy =>
  protectData ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY;

export const mailAddress = ({ mail }: StageConfig): string => `${mail.sender}@${mail.domain}`;

/** Address of the site where it is known before deployment. Identity providers return people there. */
export const siteOrigin = ({ stage, domain }: StageConfig): string => {
  if (!domain) throw new Error(`Identity providers need a domain of one's own: set domain of ${stage}.`);
  return `https://${domain.name}`;
};

/** Names of what people and scripts look up by name, such as `wardline-dev-notify-dlq`. */
export const resourceName = (config: StageConfig, name: string): string => `wardline-${config.stage}-${name}`;
