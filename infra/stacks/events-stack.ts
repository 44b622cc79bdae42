import { CfnOutput, Duration, Stack } from 'aws-cdk-lib';
import type { ITable, TableV2 } from 'aws-cdk-lib/aws-dynamodb';
import { EventBus } from 'aws-cdk-lib/aws-events';
import { StartingPosition } from 'aws-cdk-lib/aws-lambda';
import { DynamoEventSource, SqsDlq } from 'aws-cdk-lib/aws-lambda-event-sources';
import type { Construct } from 'constructs';
import { queueConsumers, streamConsumer } from '../../shared/platform/functions';
import { scheduleDeadLetters, scheduledFunctions } from '../../shared/platform/scheduled-functions';
import { resourceName } from '../config';
import { DeadLetterQueue } from '../constructs/dead-letter-queue';
import { QueueConsumer } from '../constructs/queue-consumer';
import { ScheduledFunction } from '../constructs/scheduled-function';
import { ServiceFunction } from '../constructs/service-function';
import type { Platform } from '../platform';
import { stackProps, type StageContext } from '../stage-context';

export class EventsStack extends Stack {
  readonly bus: EventBus;
  readonly publisher: ServiceFunction;
  readonly publisherDeadLetters: DeadLetterQueue;
  readonly consumers: readonly QueueConsumer[];
  readonly schedules: readonly ServiceFunction[];

  constructor(scope: Construct, context: StageContext, earlier: Platform, table: TableV2) {
    const { config } = context;
    super(scope, resourceName(config, 'events'), stackProps(config, 'Stream, bus and consumers'));
    this.bus = new EventBus(this, 'Bus', { eventBusName: resourceName(config, 'events') });
    const platform = { ...earlier, bus: this.bus };

    this.publisher = new ServiceFunction(this, 'Publisher', { context, platform, ...streamConsumer });
    this.publisherDeadLetters = new DeadLetterQueue(this, 'PublisherDead', { config, name: streamConsumer.name });
    this.publisher.function.addEventSource(
      new DynamoEventSource(table as ITable, {
        startingPosition: StartingPosition.TRIM_HORIZON,
        batchSize: 100,
        // Bisects to isolate a bad record; the rest continue in order.
        bisectBatchOnError: true,
        reportBatchItemFailures: true,
        retryAttempts: 10,
        maxRecordAge: Duration.hours(12),
        onFailure: new SqsDlq(this.publisherDeadLetters.queue),
      }),
    );
    new CfnOutput(this, 'EventBusName', { value: this.bus.eventBusName });
    this.consumers = Object.entries(queueConsumers).map(
      ([name, { events, uses }]) =>
        new QueueConsumer(this, name, { context, platform, bus: this.bus, name, events, uses }),
    );
    const deadLetters = new DeadLetterQueue(this, 'SchedulesDead', { config, name: scheduleDeadLetters }).queue;
    this.schedules = Object.entries(scheduledFunctions).map(
      ([name, { everyMinutes, uses }]) =>
        new ScheduledFunction(this, name, { context, platform, name, uses, everyMinutes, deadLetters }).service,
    );
  }
}
