import { Duration } from 'aws-cdk-lib';
import { SqsEventSource } from 'aws-cdk-lib/aws-lambda-event-sources';
import { Queue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import { connectionCloser, queueVisibilitySeconds } from '../../shared/platform/functions';
import { resourceName } from '../config';
import { suppress } from '../nag-suppressions';
import type { Platform } from '../platform';
import type { StageContext } from '../stage-context';
import { queueDefaults } from './dead-letter-queue';
import { ServiceFunction } from './service-function';

export interface ConnectionCloserProps {
  readonly context: StageContext;
  readonly platform: Platform;
}

/** Closes live connections that are still without a session after some seconds. */
export class ConnectionCloser extends Construct {
  readonly service: ServiceFunction;
  readonly queue: Queue;

  constructor(scope: Construct, id: string, { context, platform }: ConnectionCloserProps) {
    super(scope, id);
    this.queue = new Queue(this, 'Queue', {
      ...queueDefaults,
      queueName: resourceName(context.config, connectionCloser.name),
      visibilityTimeout: Duration.seconds(queueVisibilitySeconds),
      // Later, API Gateway has closed an idle connection itself.
      retentionPeriod: Duration.minutes(15),
    });
    suppress(this.queue, {
      id: 'AwsSolutions-SQS3',
      reason: 'What could not be done within minutes need not be done any more: idle connections end by themselves.',
    });
    this.service = new ServiceFunction(this, 'Service', { context, platform, ...connectionCloser });
    this.service.function.addEventSource(
      new SqsEventSource(this.queue, { batchSize: 10, reportBatchItemFailures: true, maxConcurrency: 5 }),
    );
  }
}
