import type { ITableV2 } from 'aws-cdk-lib/aws-dynamodb';
import type { IUserPool } from 'aws-cdk-lib/aws-cognito';
import type { EventBus } from 'aws-cdk-lib/aws-events';
import type { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import type { Bucket } from 'aws-cdk-lib/aws-s3';
import type { IQueue } from 'aws-cdk-lib/aws-sqs';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { table as tableShape } from '../shared/platform/table';
import type { EnvironmentName } from '../shared/platform/environment';
import type { Resource } from '../shared/platform/resources';
import { documentKeys, mediaKeys, sentKeys, type MediaKind } from '../shared/platform/media';
import type { StageConfig } from './config';
import type { AuditRoots } from './constructs/audit-roots';
import type { PublicFiles } from './constructs/public-files';
import type { PersonalKeys } from './constructs/personal-keys';
import type { PrivateFiles } from './constructs/private-files';
import type { SearchDomain } from './constructs/search-domain';
import { auditFolders } from '../shared/platform/audit-roots';
import type { SecurityEvents } from './constructs/security-events';
import type { SearchSnapshots } from './constructs/search-snapshots';
import type { UploadQuarantine } from './constructs/upload-quarantine';
import { erasedFilesRights, erasureListRights, poolRemovalRights } from './erasure-rights';
import { filesOf } from './file-access';
import { inboundMailRights } from './inbound-mail-rights';
import { personalKeysRights } from './personal-keys-rights';
import { signingRights } from './signing-rights';
import type { SigningKeys } from './constructs/signing-keys';
import type { NagSuppression } from './nag-suppressions';
import { integrationRights, type IntegrationsStage } from './integration-rights';
import { billingEnvironment, paymentRights, webhookRights, type BillingStage } from './billing-rights';
import { connectionRights, type Connections } from './connection-rights';
import { searchRights } from './search-rights';
import { documentRights, identityActions, partitionsOf, staffGroupActions, writtenPartitionsOf } from './table-access';

export type Environment = Partial<Record<EnvironmentName, string>>;

type Made = {
  table: ITableV2;
  personalKeys: PersonalKeys;
  signingKeys: SigningKeys;
  hashKey: Secret;
  originKey: Secret;
  securityLog: SecurityEvents;
  identity: { userPool: IUserPool; browserClientId: string; serverClientId: string };
  /** `from` includes the display name, `address` is the bare address. */
  mail: { from: string; address: string; identityArn: string; configurationSetArn: string };
  siteUrl: string;
  bus: EventBus;
  /** By name: the events stack creates the queues after the API. */
  deadLetters: {
    prefix: string;
    consumers: readonly string[];
    others: readonly string[];
    arnOf: (name: string) => string;
  };
  /** `arn` grants access to every connection of the WebSocket API; cdk-nag reports it as `finding`. */
  connections: Connections;
  /** Queue of connections to check again. */
  connectionTimer: IQueue;
  /** By name, like `deadLetters`. */
  webhookQueue: { url: string; arn: string };
  integrationQueue: { url: string; arn: string };
  integrations: IntegrationsStage;
  uploads: { sent: UploadQuarantine; published: PublicFiles };
  documents: PrivateFiles;
  /** Bucket of emails to support. */
  inboundMail: Bucket;
  auditRoots: AuditRoots;
  registryUrl: string;
  organizationGraceUntil: string;
  billing: BillingStage;
  watchLists: StageConfig['watchLists'];
  call: { stunUrls: readonly string[]; turnUrls: readonly string[]; turnSecretArn: string | null };
  smsSenderId: string;
  /** `domain` is null with the embedded engine. */
  search: { engine: StageConfig['search']; snapshots: SearchSnapshots; domain: SearchDomain | null };
};

export type Platform = Partial<Made>;

const need = <K extends keyof Made>(platform: Platform, name: K): Made[K] => {
  const made = platform[name];
  if (made === undefined) throw new Error(`A function uses ${name} before its stack made it.`);
  return made;
};

/** Variables and permissions of a resource. `owner` is the function's name. */
type Granted = { environment: Environment; statements: PolicyStatement[]; findings?: readonly NagSuppression[] };
type Grant = (platform: Platform, owner: string) => Granted;

const readActions = ['dynamodb:BatchGetItem', 'dynamodb:ConditionCheckItem', 'dynamodb:GetItem', 'dynamodb:Query'];
const writeActions = ['dynamodb:DeleteItem', 'dynamodb:PutItem', 'dynamodb:UpdateItem'];
const indexNames = Object.keys(tableShape.indexes);

// Limited to partitions named in the function's code, so a bug in one area can't reach another's items.
const tableStatement = (actions: string[], resources: string[], partitions: readonly string[]): PolicyStatement =>
  new PolicyStatement({
    actions,
    resources,
    conditions: { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': [...partitions] } },
  });

const tableGrant = (platform: Platform, build: (table: ITableV2) => PolicyStatement[]): ReturnType<Grant> => {
  const table = need(platform, 'table');
  return { environment: { TABLE_NAME: table.tableName }, statements: build(table) };
};

const onlyEnvironment = (environment: Granted['environment']): Granted => ({ environment, statements: [] });

const sendRights = (variable: EnvironmentName, { url, arn }: { url: string; arn: string }): Granted => ({
  environment: { [variable]: url },
  statements: [new PolicyStatement({ actions: ['sqs:SendMessage'], resources: [arn] })],
});

export const grants: Record<Resource, Grant> = {
  tableRead: (platform, owner) =>
    tableGrant(platform, ({ tableArn }) => [
      tableStatement(readActions, [tableArn], partitionsOf(owner)),
      tableStatement(
        ['dynamodb:Query'],
        indexNames.map((name) => `${tableArn}/index/${name}`),
        partitionsOf(owner),
      ),
    ]),
  tableWrite: (platform, owner) =>
    tableGrant(platform, ({ tableArn }) => [tableStatement(writeActions, [tableArn], writtenPartitionsOf(owner))]),
  personalKeys: (platform) => personalKeysRights(need(platform, 'personalKeys'), 'make'),
  personalKeysRead: (platform) => personalKeysRights(need(platform, 'personalKeys'), 'read'),
  personalKeysDestroy: (platform) => personalKeysRights(need(platform, 'personalKeys'), 'destroy'),
  signing: (platform) => signingRights(need(platform, 'signingKeys')),
  tokens: (platform) => {
    const { userPool, browserClientId } = need(platform, 'identity');
    return {
      environment: {
        USER_POOL_ID: userPool.userPoolId,
        USER_POOL_CLIENT_ID: browserClientId,
        ORGANIZATION_GRACE_UNTIL: need(platform, 'organizationGraceUntil'),
        ...billingEnvironment(need(platform, 'billing')),
      },
      statements: [],
    };
  },
  identity: (platform) => {
    const { userPool, browserClientId, serverClientId } = need(platform, 'identity');
    return {
      environment: {
        USER_POOL_ID: userPool.userPoolId,
        USER_POOL_CLIENT_ID: browserClientId,
        SERVER_CLIENT_ID: serverClientId,
      },
      statements: [new PolicyStatement({ actions: [...identityActions], resources: [userPool.userPoolArn] })],
    };
  },
  staffGroup: (platform) => {
    const { userPool } = need(platform, 'identity');
    return {
      environment: { USER_POOL_ID: userPool.userPoolId },
      statements: [new PolicyStatement({ actions: [...staffGroupActions], resources: [userPool.userPoolArn] })],
    };
  },
  mail: (platform) => {
    const { from, address, identityArn, configurationSetArn } = need(platform, 'mail');
    return {
      environment: { MAIL_FROM: from, SITE_URL: need(platform, 'siteUrl') },
      statements: [
        new PolicyStatement({
          actions: ['ses:SendEmail', 'ses:SendRawEmail'],
          resources: [identityArn, configurationSetArn],
          conditions: { StringEquals: { 'ses:FromAddress': address } },
        }),
      ],
    };
  },
  inboundMail: (platform) => inboundMailRights(need(platform, 'inboundMail')),
  hashKey: (platform) => {
    const { secretArn } = need(platform, 'hashKey');
    return {
      environment: { HASH_KEY_SECRET_ID: secretArn },
      statements: [new PolicyStatement({ actions: ['secretsmanager:GetSecretValue'], resources: [secretArn] })],
    };
  },
  originKey: (platform) => {
    const { secretArn } = need(platform, 'originKey');
    return {
      environment: { ORIGIN_KEY_SECRET_ID: secretArn },
      statements: [new PolicyStatement({ actions: ['secretsmanager:GetSecretValue'], resources: [secretArn] })],
    };
  },
  securityLog: (platform) => {
    const { group, streamArn } = need(platform, 'securityLog');
    return {
      environment: { SECURITY_LOG_GROUP: group.logGroupName },
      statements: [new PolicyStatement({ actions: ['logs:PutLogEvents'], resources: [streamArn] })],
    };
  },
  site: (platform) => onlyEnvironment({ SITE_URL: need(platform, 'siteUrl') }),
  bus: (platform) => {
    const { eventBusName, eventBusArn } = need(platform, 'bus');
    return {
      environment: { EVENT_BUS_NAME: eventBusName },
      statements: [new PolicyStatement({ actions: ['events:PutEvents'], resources: [eventBusArn] })],
    };
  },
  deadLetters: (platform) => {
    const { prefix, consumers, others, arnOf } = need(platform, 'deadLetters');
    return {
      environment: {
        QUEUE_PREFIX: prefix,
        QUEUE_CONSUMERS: consumers.join(','),
        OTHER_DEAD_LETTERS: others.join(','),
      },
      statements: [
        new PolicyStatement({
          actions: ['sqs:ChangeMessageVisibility', 'sqs:DeleteMessage', 'sqs:GetQueueUrl', 'sqs:ReceiveMessage'],
          resources: [...consumers, ...others].map((name) => arnOf(`${name}-dlq`)),
        }),
        new PolicyStatement({ actions: ['sqs:GetQueueUrl', 'sqs:SendMessage'], resources: consumers.map(arnOf) }),
      ],
    };
  },
  // The pool references these functions, so to avoid a cycle AuthStack grants these permissions.
  poolUsers: () => onlyEnvironment({}),
  poolClients: () => onlyEnvironment({}),
  // Names are never reused. A signed form carries the function's own permissions.
  uploads: (platform, owner) => {
    const { sent, published } = need(platform, 'uploads');
    const kinds = filesOf(owner);
    const found = [
      ...kinds.sent.map((kind) => sent.finding(kind)),
      ...kinds.media.map((kind) => published.finding(kind)),
    ];
    return {
      environment: {
        UPLOADS_BUCKET: sent.bucket.bucketName,
        MEDIA_BUCKET: published.bucket.bucketName,
        UPLOAD_SCANNER: sent.scanner,
      },
      statements: [
        ...(kinds.sent.length === 0
          ? []
          : [
              new PolicyStatement({
                actions: [
                  's3:GetObject',
                  's3:PutObject',
                  's3:DeleteObject',
                  // Result of the malware scan.
                  ...(sent.scanner === 'guardduty' ? ['s3:GetObjectVersionTagging'] : []),
                ],
                resources: kinds.sent.map((kind) => sent.bucket.arnForObjects(`${sentKeys[kind]}*`)),
              }),
            ]),
        ...kinds.media.map(
          (kind) =>
            new PolicyStatement({
              actions: ['s3:PutObject', 's3:DeleteObject'],
              resources: [published.bucket.arnForObjects(`${mediaKeys[kind]}*`)],
            }),
        ),
      ],
      findings: found.map((finding) => ({
        id: `AwsSolutions-IAM5[Resource::${finding}]`,
        reason: 'Every file has a new name.',
      })),
    };
  },
  documents: (platform, owner) => {
    const documents = need(platform, 'documents');
    const rights = documentRights(owner);
    return {
      environment: { DOCUMENTS_BUCKET: documents.bucket.bucketName },
      statements: rights.map(
        ({ kind, actions }) =>
          new PolicyStatement({
            actions: [...actions],
            resources: [documents.bucket.arnForObjects(`${documentKeys[kind]}*`)],
          }),
      ),
      findings: rights.map(({ kind }) => ({
        id: `AwsSolutions-IAM5[Resource::${documents.finding(kind)}]`,
        reason: 'Every document has a new name.',
      })),
    };
  },
  mediaRead: (platform) => {
    const { published } = need(platform, 'uploads');
    const kinds = Object.keys(mediaKeys) as MediaKind[];
    return {
      environment: { MEDIA_BUCKET: published.bucket.bucketName },
      statements: [
        new PolicyStatement({
          actions: ['s3:GetObject'],
          resources: kinds.map((kind) => published.bucket.arnForObjects(`${mediaKeys[kind]}*`)),
        }),
      ],
      findings: kinds.map((kind) => ({
        id: `AwsSolutions-IAM5[Resource::${published.finding(kind)}]`,
        reason: 'Every file has a new name.',
      })),
    };
  },
  // Public, no key required.
  watchLists: (platform) => {
    const { exclusions, deactivations } = need(platform, 'watchLists');
    return {
      environment: { EXCLUSIONS_URL: exclusions ?? '', DEACTIVATIONS_URL: deactivations ?? '' },
      statements: [],
    };
  },
  billing: (platform) => onlyEnvironment(billingEnvironment(need(platform, 'billing'))),
  organizationGrace: (platform) =>
    onlyEnvironment({ ORGANIZATION_GRACE_UNTIL: need(platform, 'organizationGraceUntil') }),
  payments: (platform) => paymentRights(need(platform, 'billing')),
  webhooks: (platform) => webhookRights(need(platform, 'billing')),
  registry: (platform) => onlyEnvironment({ NPPES_URL: need(platform, 'registryUrl'), DNS_URL: '' }),
  call: (platform) => {
    const { stunUrls, turnUrls, turnSecretArn } = need(platform, 'call');
    return {
      environment: {
        STUN_URLS: stunUrls.join(','),
        TURN_URLS: turnUrls.join(','),
        TURN_SECRET_ID: turnSecretArn ?? '',
      },
      statements: turnSecretArn
        ? [new PolicyStatement({ actions: ['secretsmanager:GetSecretValue'], resources: [turnSecretArn] })]
        : [],
    };
  },
  // Publishing to a phone number has no resource; the condition excludes topics.
  sms: (platform) => ({
    environment: { SMS_SENDER_ID: need(platform, 'smsSenderId') },
    statements: [
      new PolicyStatement({
        actions: ['sns:Publish'],
        resources: ['*'],
        conditions: { StringNotLike: { 'sns:TopicArn': 'arn:*' } },
      }),
    ],
    findings: [
      { id: 'AwsSolutions-IAM5[Resource::*]', reason: 'A phone number is no resource that a policy can name.' },
    ],
  }),
  search: (platform) => searchRights(need(platform, 'search'), 'search', ['s3:GetObject', 's3:ListBucket']),
  // Object lock prevents even this function from changing or deleting a root.
  auditRoots: (platform) => {
    const { bucket, findings } = need(platform, 'auditRoots');
    return {
      environment: { AUDIT_BUCKET: bucket.bucketName },
      statements: [
        new PolicyStatement({
          actions: ['s3:PutObject'],
          resources: auditFolders.map((folder) => bucket.arnForObjects(`${folder}*`)),
        }),
      ],
      findings,
    };
  },
  auditRootsRead: (platform) => {
    const { bucket, findings } = need(platform, 'auditRoots');
    return {
      environment: { AUDIT_BUCKET: bucket.bucketName },
      statements: [
        new PolicyStatement({ actions: ['s3:ListBucket'], resources: [bucket.bucketArn] }),
        new PolicyStatement({
          actions: ['s3:GetObject'],
          resources: auditFolders.map((folder) => bucket.arnForObjects(`${folder}*`)),
        }),
      ],
      findings,
    };
  },
  poolRemoval: (platform) => poolRemovalRights(need(platform, 'identity').userPool),
  erasedFiles: (platform) => erasedFilesRights(need(platform, 'documents'), need(platform, 'uploads').published),
  erasureList: (platform) => erasureListRights(need(platform, 'auditRoots')),
  // Reads the snapshot to verify the removal.
  erasedSearch: (platform) => searchRights(need(platform, 'search'), 'searchIndex', ['s3:GetObject', 's3:ListBucket']),
  searchIndex: (platform) => searchRights(need(platform, 'search'), 'searchIndex', ['s3:PutObject']),
  connections: (platform) => connectionRights(need(platform, 'connections'), 'POST'),
  closeConnections: (platform) => connectionRights(need(platform, 'connections'), 'DELETE'),
  connectionTimer: (platform) => {
    const { queueUrl, queueArn } = need(platform, 'connectionTimer');
    return {
      environment: { CONNECTION_TIMER_URL: queueUrl },
      statements: [new PolicyStatement({ actions: ['sqs:SendMessage'], resources: [queueArn] })],
    };
  },
  integrations: (platform) => integrationRights(need(platform, 'integrations')),
  integrationQueue: (platform) => sendRights('INTEGRATION_QUEUE_URL', need(platform, 'integrationQueue')),
  webhookQueue: (platform) => sendRights('WEBHOOK_QUEUE_URL', need(platform, 'webhookQueue')),
};
