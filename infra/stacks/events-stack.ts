import { CfnOutput, Duration, Stack } from 'aws-cdk-lib';
import type { ITableV2 } from 'aws-cdk-lib/aws-dynamodb';
import { EventBus } from 'aws-cdk-lib/aws-events';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { FilterCriteria, StartingPosition } from 'aws-cdk-lib/aws-lambda';
import { DynamoEventSource, SqsDlq } from 'aws-cdk-lib/aws-lambda-event-sources';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import { auditConsumer, streamConsumer } from '../../shared/platform/functions';
import { queueConsumers } from '../../shared/platform/queue-consumers';
import { queueWatcher, scheduleDeadLetters } from '../../shared/platform/scheduled-functions';
import { unreadEntities } from '../../shared/platform/unread-entities';
import { resourceName } from '../config';
import { DeadLetterQueue } from '../constructs/dead-letter-queue';
import { InboundMail } from '../constructs/inbound-mail';
import type { QueueConsumer } from '../constructs/queue-consumer';
import { ServiceFunction } from '../constructs/service-function';
import { StaffQueues } from '../constructs/staff-queues';
import { addConsumer, addSchedule, laterConsumers, schedulesIn, type ConsumerName } from '../later-consumers';
import type { Platform } from '../platform';
import { stackProps, type StageContext } from '../stage-context';

/** In order and at least once, without the audit log's own changes. */
const readStream = (table: ITableV2, { function: consumer }: ServiceFunction, { queue }: DeadLetterQueue): void =>
  consumer.addEventSource(
    new DynamoEventSource(table, {
      startingPosition: StartingPosition.TRIM_HORIZON,
      batchSize: 100,
      // Bisects to isolate a bad record; the rest continue in order.
      bisectBatchOnError: true,
      reportBatchItemFailures: true,
      retryAttempts: 10,
      maxRecordAge: Duration.hours(12),
      onFailure: new SqsDlq(queue),
      filters: [
        FilterCriteria.filter({ eventName: ['REMOVE'] }),
        FilterCriteria.filter({
          dynamodb: { NewImage: { entity: { S: [{ 'anything-but': [...unreadEntities] }] } } },
        }),
      ],
    }),
  );

/** A reader of a queue. */
export type Consumer = Pick<QueueConsumer, 'service' | 'queue' | 'deadLetters'>;

export class EventsStack extends Stack {
  readonly bus: EventBus;
  readonly publisher: ServiceFunction;
  readonly publisherDeadLetters: DeadLetterQueue;
  readonly auditor: ServiceFunction;
  readonly auditorDeadLetters: DeadLetterQueue;
  readonly consumers: readonly Consumer[];
  readonly schedules: readonly ServiceFunction[];
  /** Ticks that failed, of every stack. */
  readonly scheduleDeadLetters: Queue;
  readonly staffQueues: StaffQueues;

  constructor(scope: Construct, context: StageContext, { earlier, table }: { earlier: Platform; table: ITableV2 }) {
    const { config } = context;
    super(scope, resourceName(config, 'events'), stackProps(config, 'Stream, bus and consumers'));
    this.bus = new EventBus(this, 'Bus', { eventBusName: resourceName(config, 'events') });
    const platform = { ...earlier, bus: this.bus };

    this.publisher = new ServiceFunction(this, 'Publisher', { context, platform, ...streamConsumer });
    this.publisherDeadLetters = new DeadLetterQueue(this, 'PublisherDead', { config, name: streamConsumer.name });
    this.auditor = new ServiceFunction(this, 'Auditor', { context, platform, ...auditConsumer });
    this.auditorDeadLetters = new DeadLetterQueue(this, 'AuditorDead', { config, name: auditConsumer.name });
    readStream(table, this.publisher, this.publisherDeadLetters);
    readStream(table, this.auditor, this.auditorDeadLetters);
    new CfnOutput(this, 'EventBusName', { value: this.bus.eventBusName });
    const isLater = (name: ConsumerName): boolean => (laterConsumers as readonly ConsumerName[]).includes(name);
    const consumers = (Object.keys(queueConsumers) as ConsumerName[])
      .filter((name) => !isLater(name))
      .map((name) => addConsumer(this, { context, platform, bus: this.bus }, name));
    this.consumers = [...consumers, new InboundMail(this, 'InboundMail', { context, platform })];
    const deadLetters = new DeadLetterQueue(this, 'SchedulesDead', { config, name: scheduleDeadLetters }).queue;
    this.scheduleDeadLetters = deadLetters;
    const later = [...schedulesIn('schedules'), ...schedulesIn('shifts')];
    this.admitTicks(later.map((name) => resourceName(config, name)));
    this.schedules = schedulesIn('events').map((name) => addSchedule(this, { context, platform, deadLetters }, name));
    const watcher = this.schedules.find(({ name }) => name === queueWatcher)!;
    this.staffQueues = new StaffQueues(this, 'StaffQueues', config, watcher);
  }

  /** Of rules in later stacks, which can't add this themselves. */
  private admitTicks(ruleNames: readonly string[]): void {
    const rules = ruleNames.map((name) => this.formatArn({ service: 'events', resource: 'rule', resourceName: name }));
    this.scheduleDeadLetters.addToResourcePolicy(
      new PolicyStatement({
        principals: [new ServicePrincipal('events.amazonaws.com')],
        actions: ['sqs:SendMessage'],
        resources: [this.scheduleDeadLetters.queueArn],
        conditions: { ArnEquals: { 'aws:SourceArn': rules } },
      }),
    );
  }
}
