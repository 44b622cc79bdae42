import { beforeAll, describe, expect, it } from 'vitest';
import { everyRight, ofType, synthesise, type Resource, type Synthesis } from './stage';

let prod: Synthesis;
beforeAll(() => {
  prod = synthesise('prod');
});

const named = (type: string, prefix: string): [string, Resource] => {
  const found = ofType(prod.templates['events'], type).find(([id]) => id.startsWith(prefix));
  if (!found) throw new Error(`No ${type} ${prefix}.`);
  return found;
};
const bucketId = (): string => named('AWS::S3::Bucket', 'InboundMail')[0];
type Statement = Record<'Action' | 'Effect' | 'Principal' | 'Resource' | 'Condition', unknown>;
const statementsOf = (type: string, prefix: string): Statement[] =>
  (named(type, prefix)[1].Properties['PolicyDocument'] as { Statement: Statement[] }).Statement;

describe('emails to support', () => {
  it('are stored by one rule, over TLS and scanned, once SES is allowed to write them', () => {
    const [ruleSetId, ruleSet] = named('AWS::SES::ReceiptRuleSet', 'InboundMail');
    expect(ruleSet.Properties['RuleSetName']).toBe('wardline-prod-mail');
    const rules = ofType(prod.templates['events'], 'AWS::SES::ReceiptRule');
    expect(rules.map(([, { Properties }]) => Properties)).toEqual([
      {
        RuleSetName: { Ref: ruleSetId },
        Rule: {
          Enabled: true,
          Recipients: ['support@wardline.example'],
          ScanEnabled: true,
          TlsPolicy: 'Require',
          Actions: [{ S3Action: { BucketName: { Ref: bucketId() }, ObjectKeyPrefix: 'inbound/' } }],
        },
      },
    ]);
    expect(rules[0]?.[1]['DependsOn']).toContain(named('AWS::S3::BucketPolicy', 'InboundMail')[0]);
  });

  it('are written by SES of this account only, and only in one folder', () => {
    const allowed = statementsOf('AWS::S3::BucketPolicy', 'InboundMail').filter(({ Effect }) => Effect === 'Allow');
    expect(allowed).toEqual([
      {
        Action: 's3:PutObject',
        Effect: 'Allow',
        Principal: { Service: 'ses.amazonaws.com' },
        Resource: { 'Fn::Join': ['', [{ 'Fn::GetAtt': [bucketId(), 'Arn'] }, '/inbound/*']] },
        Condition: { StringEquals: { 'aws:SourceAccount': { Ref: 'AWS::AccountId' } } },
      },
    ]);
    const policy = JSON.stringify(statementsOf('AWS::S3::BucketPolicy', 'InboundMail'));
    expect(policy).toContain('"aws:SecureTransport":"false"');
    expect(policy).toContain('"s3:TlsVersion":1.2');
  });

  it('are private, encrypted, and expire after a week', () => {
    expect(named('AWS::S3::Bucket', 'InboundMail')[1].Properties).toMatchObject({
      PublicAccessBlockConfiguration: {
        BlockPublicAcls: true,
        BlockPublicPolicy: true,
        IgnorePublicAcls: true,
        RestrictPublicBuckets: true,
      },
      BucketEncryption: {
        ServerSideEncryptionConfiguration: [{ ServerSideEncryptionByDefault: { SSEAlgorithm: 'AES256' } }],
      },
      LifecycleConfiguration: { Rules: [{ ExpirationInDays: 7, Status: 'Enabled' }] },
    });
  });

  it('reach one function through a queue that the bucket may notify', () => {
    const [queueId] = named('AWS::SQS::Queue', 'InboundMailQueue');
    expect(named('AWS::S3::Bucket', 'InboundMail')[1]).toMatchObject({
      DependsOn: [named('AWS::SQS::QueuePolicy', 'InboundMailQueue')[0]],
      Properties: {
        NotificationConfiguration: {
          QueueConfigurations: [{ Event: 's3:ObjectCreated:*', Queue: { 'Fn::GetAtt': [queueId, 'Arn'] } }],
        },
      },
    });
    expect(statementsOf('AWS::SQS::QueuePolicy', 'InboundMailQueue')).toContainEqual({
      Action: 'sqs:SendMessage',
      Effect: 'Allow',
      Principal: { Service: 's3.amazonaws.com' },
      Resource: { 'Fn::GetAtt': [queueId, 'Arn'] },
      Condition: { StringEquals: { 'aws:SourceAccount': { Ref: 'AWS::AccountId' } } },
    });
    const readers = everyRight(prod).filter(({ statements }) => JSON.stringify(statements).includes('/inbound/*'));
    expect(readers.map(({ role }) => role.replace(/Role.*/, ''))).toEqual(['InboundMailService']);
  });
});

describe('queues of staff', () => {
  it('are measured from the log lines of one function, by name', () => {
    const filters = ofType(prod.templates['events'], 'AWS::Logs::MetricFilter').map(([, { Properties }]) => Properties);
    expect(filters.map(({ MetricTransformations }) => MetricTransformations)).toEqual(
      ['lateMinutes', 'waiting'].map((field) => [
        {
          MetricName: field,
          MetricNamespace: 'wardline-prod-queues',
          MetricValue: `$.message.${field}`,
          Dimensions: [{ Key: 'queue', Value: '$.message.queue' }],
        },
      ]),
    );
    const [logGroup] = named('AWS::Logs::LogGroup', 'watchqueues');
    for (const filter of filters) {
      expect(filter).toMatchObject({
        FilterPattern: '{ $.message.message = "queue" }',
        LogGroupName: { Ref: logGroup },
      });
    }
  });
});
