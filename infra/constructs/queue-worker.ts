import { Duration } from 'aws-cdk-lib';
import { SqsEventSource } from 'aws-cdk-lib/aws-lambda-event-sources';
import { Queue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import { functionNamed, maxReceiveCount, type QueueWorkerDefinition } from '../../shared/platform/functions';
import { resourceName } from '../config';
import type { Platform } from '../platform';
import type { StageContext } from '../stage-context';
import { DeadLetterQueue, queueDefaults } from './dead-letter-queue';
import { ServiceFunction } from './service-function';

export interface QueueWorkerProps {
  readonly context: StageContext;
  readonly platform: Platform;
  readonly worker: QueueWorkerDefinition;
}

/** Processes work stored in the table. A message only names the owner of due work. */
export class QueueWorker extends Construct {
  readonly service: ServiceFunction;
  readonly queue: Queue;
  readonly deadLetters: Queue;

  constructor(scope: Construct, id: string, { context, platform, worker }: QueueWorkerProps) {
    super(scope, id);
    const { config } = context;
    const { name, timeoutSeconds, uses } = worker;
    this.deadLetters = new DeadLetterQueue(this, 'Dead', { config, name }).queue;
    this.queue = new Queue(this, 'Queue', {
      ...queueDefaults,
      queueName: resourceName(config, name),
      visibilityTimeout: Duration.seconds(6 * timeoutSeconds),
      deadLetterQueue: { queue: this.deadLetters, maxReceiveCount },
    });
    this.service = new ServiceFunction(this, 'Service', { context, platform, name, uses });
    this.service.function.addEventSource(
      new SqsEventSource(this.queue, {
        batchSize: 10,
        reportBatchItemFailures: true,
        maxConcurrency: functionNamed(name).concurrency,
      }),
    );
  }
}
