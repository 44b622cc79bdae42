import {
  connectionCloser,
  integrationRunner,
  mailReceiver,
  queueWorkers,
  streamConsumer,
  webhookDeliverer,
} from '@shared/platform/functions';
import { billingModes, type BillingMode } from '@shared/money/billing/vocabulary';
import type { Promotion } from '@shared/money/billing/promotions';
import { queueConsumers } from '@shared/platform/queue-consumers';
import { SupportLines } from '@shared/platform/site/support-lines';
import { scheduleDeadLetters } from '@shared/platform/scheduled-functions';
import type { FunctionEnvironment } from '@shared/platform/environment';
import { dnsPath } from '../../emulators/dns/dns-path';
import { vendorClients } from '../../emulators/vendors/vendor-clients';
import { accountId, region } from './account';
import { LocalError } from './local-error';
import { nppesPath } from '../../emulators/nppes/nppes-path';
import { deactivationsPath, exclusionsPath } from '../../emulators/watch-lists/watch-lists-path';

export { accountId, region };

/** Fixed, so tokens and links survive a restart. */
export const localStage = {
  tableName: 'wardline-local',
  personalKeysTable: 'wardline-local-personal-keys',
  personalKeysKeyId: 'arn:aws:kms:us-east-1:000000000000:key/personal-keys',
  signingKeyId: 'arn:aws:kms:us-east-1:000000000000:key/signing',
  eventBusName: 'wardline-local',
  hashKeySecretId: 'wardline-local/hash-key',
  originKeySecretId: 'wardline-local/origin-key',
  stripeKeySecretId: 'wardline-local/stripe-api-key',
  stripeWebhookSecretId: 'wardline-local/stripe-webhook',
  /** Shared with the payment provider's emulator; it protects nothing. */
  stripeApiKey: 'sk_test_local',
  stripeWebhookSecret: 'whsec_local',
  /** Promo codes to try: for everyone, for three months, and for a single use. */
  promotions: [
    { code: 'WELCOME20', off: { percent: 20 }, lasts: 'once', uses: null, until: null },
    { code: 'QUARTER50', off: { cents: 50_00 }, lasts: { months: 3 }, uses: null, until: null },
    { code: 'FIRSTONE', off: { percent: 50 }, lasts: 'once', uses: 1, until: null },
  ] satisfies readonly Promotion[],
  /** Sent by the gateway in place of the CDN; protects nothing here. */
  originKey: 'origin-key-of-the-local-stage',
  securityLogGroup: 'wardline-local-security',
  userPoolId: `${region}_LocalPool`,
  browserClientId: 'localbrowserclient00000001',
  serverClientId: 'localserverclient000000001',
  publishableKey: 'pk_local_wardline',
  uploadsBucket: 'wardline-local-uploads',
  mediaBucket: 'wardline-local-media',
  searchBucket: 'wardline-local-search',
  documentsBucket: 'wardline-local-documents',
  auditBucket: 'wardline-local-audit',
  inboundMailBucket: 'wardline-local-mail',
  mailFrom: 'Wardline <no-reply@wardline.local>',
} as const;

/** Only the S3 emulator checks them. */
export const localCredentials = { accessKeyId: 'local', secretAccessKey: 'local' } as const;

/** Queue name as deployed: wardline-<stage>-<consumer>, plus -dlq. */
export const queueName = (consumer: string, stage = 'local'): string => `wardline-${stage}-${consumer}`;
export const deadLetterQueueName = (consumer: string, stage = 'local'): string => `${queueName(consumer, stage)}-dlq`;
export const queueArn = (name: string): string => `arn:aws:sqs:${region}:${accountId}:${name}`;
export const consumerNames = Object.keys(queueConsumers) as (keyof typeof queueConsumers)[];

/** Functions whose queues have a dead-letter queue. */
export const queueNames: readonly string[] = [
  ...consumerNames,
  mailReceiver.name,
  ...queueWorkers.map(({ name }) => name),
];

/** Consumers of queues without event bus rules. */
export const timedConsumers = [connectionCloser.name] as const;

export type Addresses = {
  gateway: string;
  websocket: string;
  site: string;
  dynamodb: string;
  s3: string;
  aws: string;
};

/** BILLING=stripe sells plans through the emulator, BILLING=off sells none. */
export const billingFrom = (otherwise: BillingMode): BillingMode => {
  const wanted = process.env['BILLING'] || otherwise;
  const mode = billingModes.find((it) => it === wanted);
  if (!mode) throw new LocalError(`BILLING=${wanted} is not known: choose ${billingModes.join(' or ')}`);
  return mode;
};

/** SUPPORT_PHONE and SUPPORT_CHAT set them like a stage's configuration; otherwise there are none. */
export const supportLinesFrom = (env: NodeJS.ProcessEnv): SupportLines => {
  const named = SupportLines.safeParse({ phone: env['SUPPORT_PHONE'] || null, chat: env['SUPPORT_CHAT'] || null });
  if (!named.success) throw new LocalError(named.error.issues.map(({ message }) => message).join(', '));
  return named.data;
};

export const localEnvironment = (
  addresses: Addresses,
  billing: BillingMode,
): FunctionEnvironment & Record<string, string> => ({
  TABLE_NAME: localStage.tableName,
  PERSONAL_KEYS_TABLE: localStage.personalKeysTable,
  PERSONAL_KEYS_KEY_ID: localStage.personalKeysKeyId,
  SIGNING_KEY_IDS: localStage.signingKeyId,
  USER_POOL_ID: localStage.userPoolId,
  SERVER_CLIENT_ID: localStage.serverClientId,
  USER_POOL_CLIENT_ID: localStage.browserClientId,
  MAIL_FROM: localStage.mailFrom,
  SITE_URL: addresses.site,
  HASH_KEY_SECRET_ID: localStage.hashKeySecretId,
  ORIGIN_KEY_SECRET_ID: localStage.originKeySecretId,
  EVENT_BUS_NAME: localStage.eventBusName,
  QUEUE_PREFIX: queueName(''),
  QUEUE_CONSUMERS: queueNames.join(','),
  OTHER_DEAD_LETTERS: [streamConsumer.name, scheduleDeadLetters].join(','),
  WEBSOCKET_MANAGEMENT_URL: addresses.aws,
  CONNECTION_TIMER_URL: `${addresses.aws}/${accountId}/${queueName(connectionCloser.name)}`,
  WEBHOOK_QUEUE_URL: `${addresses.aws}/${accountId}/${queueName(webhookDeliverer.name)}`,
  INTEGRATION_QUEUE_URL: `${addresses.aws}/${accountId}/${queueName(integrationRunner.name)}`,
  INTEGRATIONS: JSON.stringify(vendorClients(addresses.gateway)),
  SECURITY_LOG_GROUP: localStage.securityLogGroup,
  PUBLISHABLE_KEY: localStage.publishableKey,
  UPLOADS_BUCKET: localStage.uploadsBucket,
  MEDIA_BUCKET: localStage.mediaBucket,
  UPLOAD_SCANNER: 'guardduty',
  SEARCH_BUCKET: localStage.searchBucket,
  INBOUND_MAIL_BUCKET: localStage.inboundMailBucket,
  AUDIT_BUCKET: localStage.auditBucket,
  DOCUMENTS_BUCKET: localStage.documentsBucket,
  ORGANIZATION_GRACE_UNTIL: '',
  BILLING: billing,
  BILLING_GRACE_UNTIL: '',
  PAYOUTS: billing === 'off' ? 'off' : 'on',
  STRIPE_API_BASE: `${addresses.gateway}/_local/stripe`,
  STRIPE_KEY_SECRET_ID: localStage.stripeKeySecretId,
  STRIPE_WEBHOOK_SECRET_ID: localStage.stripeWebhookSecretId,
  DNS_URL: `${addresses.gateway}${dnsPath}`,
  NPPES_URL: `${addresses.gateway}${nppesPath}`,
  EXCLUSIONS_URL: `${addresses.gateway}${exclusionsPath}`,
  DEACTIVATIONS_URL: `${addresses.gateway}${deactivationsPath}`,
  // Browsers on one machine need no servers.
  STUN_URLS: '',
  TURN_URLS: '',
  TURN_SECRET_ID: '',
  SMS_SENDER_ID: '',
  SEARCH_ENGINE: 'embedded',
  OPENSEARCH_URL: '',
  AWS_REGION: region,
  AWS_ACCESS_KEY_ID: localCredentials.accessKeyId,
  AWS_SECRET_ACCESS_KEY: localCredentials.secretAccessKey,
  AWS_ENDPOINT_URL: addresses.aws,
  AWS_ENDPOINT_URL_DYNAMODB: addresses.dynamodb,
  AWS_ENDPOINT_URL_DYNAMODB_STREAMS: addresses.dynamodb,
  AWS_ENDPOINT_URL_S3: addresses.s3,
  AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: `${addresses.aws}/cognito`,
  AWS_ENDPOINT_URL_CLOUDWATCH_LOGS: addresses.aws,
  AWS_ENDPOINT_URL_SES: addresses.aws,
  AWS_ENDPOINT_URL_SNS: addresses.aws,
  AWS_ENDPOINT_URL_SQS: addresses.aws,
  AWS_ENDPOINT_URL_EVENTBRIDGE: addresses.aws,
  AWS_ENDPOINT_URL_SECRETS_MANAGER: addresses.aws,
  AWS_ENDPOINT_URL_KMS: addresses.aws,
  AWS_ENDPOINT_URL_APIGATEWAYMANAGEMENTAPI: addresses.aws,
});
