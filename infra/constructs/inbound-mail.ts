import { CfnOutput, Duration, Stack } from 'aws-cdk-lib';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { SqsEventSource } from 'aws-cdk-lib/aws-lambda-event-sources';
import {
  BlockPublicAccess,
  Bucket,
  BucketEncryption,
  ObjectOwnership,
  type CfnBucket,
  type IBucket,
} from 'aws-cdk-lib/aws-s3';
import { ReceiptRuleSet, TlsPolicy } from 'aws-cdk-lib/aws-ses';
import { S3 } from 'aws-cdk-lib/aws-ses-actions';
import { Queue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import { limits } from '../../shared/limits';
import { mailReceiver, maxReceiveCount } from '../../shared/platform/functions';
import { inboundMailPrefix } from '../../shared/platform/media';
import { removalPolicy, resourceName } from '../config';
import { suppress } from '../nag-suppressions';
import type { Platform } from '../platform';
import type { StageContext } from '../stage-context';
import { DeadLetterQueue, queueDefaults } from './dead-letter-queue';
import { ServiceFunction } from './service-function';

export interface InboundMailProps {
  readonly context: StageContext;
  readonly platform: Platform;
}

/**
 * Emails to support: SES stores them in a bucket, which notifies the function's queue. An account has one active rule set,
 * which is activated manually (docs/deploy.md).
 */
export class InboundMail extends Construct {
  readonly service: ServiceFunction;
  readonly queue: Queue;
  readonly deadLetters: Queue;
  readonly bucket: Bucket;

  constructor(scope: Construct, id: string, { context, platform }: InboundMailProps) {
    super(scope, id);
    const { config } = context;
    const { name, timeoutSeconds } = mailReceiver;
    this.deadLetters = new DeadLetterQueue(this, 'Dead', { config, name }).queue;
    this.queue = new Queue(this, 'Queue', {
      ...queueDefaults,
      queueName: resourceName(config, name),
      visibilityTimeout: Duration.seconds(6 * timeoutSeconds),
      deadLetterQueue: { queue: this.deadLetters, maxReceiveCount },
    });
    const notify = this.queue.addToResourcePolicy(
      new PolicyStatement({
        actions: ['sqs:SendMessage'],
        principals: [new ServicePrincipal('s3.amazonaws.com')],
        resources: [this.queue.queueArn],
        conditions: { StringEquals: { 'aws:SourceAccount': Stack.of(this).account } },
      }),
    );
    this.bucket = new Bucket(this, 'Bucket', {
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      encryption: BucketEncryption.S3_MANAGED,
      objectOwnership: ObjectOwnership.BUCKET_OWNER_ENFORCED,
      enforceSSL: true,
      minimumTLSVersion: 1.2,
      lifecycleRules: [
        { expiration: Duration.days(limits.inboundMailDays), abortIncompleteMultipartUploadAfter: Duration.days(1) },
      ],
      removalPolicy: removalPolicy(config),
      autoDeleteObjects: false,
    });
    // CDK's own notifications need another function with permissions on every bucket.
    const bucket = this.bucket.node.defaultChild as CfnBucket;
    bucket.notificationConfiguration = {
      queueConfigurations: [{ event: 's3:ObjectCreated:*', queue: this.queue.queueArn }],
    };
    // S3 checks its permission to notify the queue.
    if (notify.policyDependable) bucket.node.addDependency(notify.policyDependable);
    suppress(this.bucket, {
      id: 'AwsSolutions-S1',
      reason: 'Emails stay for a week at most, and only SES and one function access them.',
    });

    const rules = new ReceiptRuleSet(this, 'Rules', { receiptRuleSetName: resourceName(config, 'mail') });
    rules.addRule('Support', {
      // Also matches support+<label>@.
      recipients: [`support@${config.mail.domain}`],
      scanEnabled: true,
      tlsPolicy: TlsPolicy.REQUIRE,
      actions: [new S3({ bucket: this.bucket as IBucket, objectKeyPrefix: inboundMailPrefix })],
    });
    new CfnOutput(this, 'Mx', { value: `${config.mail.domain} MX 10 inbound-smtp.${config.region}.amazonaws.com` });
    new CfnOutput(this, 'RuleSet', { value: rules.receiptRuleSetName });

    this.service = new ServiceFunction(this, 'Service', {
      context,
      platform: { ...platform, inboundMail: this.bucket },
      name,
      uses: mailReceiver.uses,
    });
    this.service.function.addEventSource(
      new SqsEventSource(this.queue, { batchSize: 1, reportBatchItemFailures: true, maxConcurrency: 5 }),
    );
  }
}
