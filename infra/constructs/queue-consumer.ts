import { Duration } from 'aws-cdk-lib';
import { Rule, type EventBus } from 'aws-cdk-lib/aws-events';
import { SqsQueue } from 'aws-cdk-lib/aws-events-targets';
import { SqsEventSource } from 'aws-cdk-lib/aws-lambda-event-sources';
import { Queue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import { eventSource, type EventType } from '../../shared/core/model/event';
import { concurrency, consumerGroupOf } from '../../shared/platform/concurrency';
import { maxReceiveCount, queueVisibilitySeconds } from '../../shared/platform/functions';
import { resourceName } from '../config';
import { DeadLetterQueue, queueDefaults } from './dead-letter-queue';
import { ServiceFunction, type ServiceFunctionProps } from './service-function';

export interface QueueConsumerProps extends ServiceFunctionProps {
  readonly bus: EventBus;
  readonly events: readonly EventType[];
}

export class QueueConsumer extends Construct {
  readonly service: ServiceFunction;
  readonly queue: Queue;
  readonly deadLetters: Queue;

  constructor(scope: Construct, id: string, { bus, events, ...props }: QueueConsumerProps) {
    super(scope, id);
    const { config } = props.context;
    this.deadLetters = new DeadLetterQueue(this, 'Dead', { config, name: props.name }).queue;
    this.queue = new Queue(this, 'Queue', {
      ...queueDefaults,
      queueName: resourceName(config, props.name),
      visibilityTimeout: Duration.seconds(queueVisibilitySeconds),
      deadLetterQueue: { queue: this.deadLetters, maxReceiveCount },
    });
    new Rule(this, 'Rule', {
      ruleName: resourceName(config, props.name),
      eventBus: bus,
      eventPattern: { source: [eventSource], detailType: [...events] },
      targets: [new SqsQueue(this.queue, { deadLetterQueue: this.deadLetters })],
    });
    this.service = new ServiceFunction(this, 'Service', props);
    this.service.function.addEventSource(
      new SqsEventSource(this.queue, {
        batchSize: 10,
        reportBatchItemFailures: true,
        maxConcurrency: concurrency[consumerGroupOf(props.name)],
      }),
    );
  }
}
