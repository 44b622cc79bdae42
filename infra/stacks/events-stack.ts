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
import { ServiceFunction } from '../constructs/service-function';
import { StaffQueues } from '../monitoring/staff-queues';
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

export class EventsStack extends Stack {
  readonly bus: EventBus;
  /** Failed ticks of every stack. */
  readonly scheduleDeadLetters: Queue;

  constructor(scope: Construct, context: StageContext, { earlier, table }: { earlier: Platform; table: ITableV2 }) {
    const { config } = context;
    super(scope, resourceName(config, 'events'), stackProps(config, 'Stream, bus and consumers'));
    this.bus = new EventBus(this, 'Bus', { eventBusName: resourceName(config, 'events') });
    const platform = { ...earlier, bus: this.bus };

    for (const [id, consumer] of [
      ['Publisher', streamConsumer],
      ['Auditor', auditConsumer],
    ] as const) {
      const reader = new ServiceFunction(this, id, { context, platform, ...consumer });
      readStream(table, reader, new DeadLetterQueue(this, `${id}Dead`, { config, name: consumer.name }));
    }
    new CfnOutput(this, 'EventBusName', { value: this.bus.eventBusName });
    const isLater = (name: ConsumerName): boolean => (laterConsumers as readonly ConsumerName[]).includes(name);
    const own = (Object.keys(queueConsumers) as ConsumerName[]).filter((name) => !isLater(name));
    for (const name of own) addConsumer(this, { context, platform, bus: this.bus }, name);
    new InboundMail(this, 'InboundMail', { context, platform });
    const deadLetters = new DeadLetterQueue(this, 'SchedulesDead', { config, name: scheduleDeadLetters }).queue;
    this.scheduleDeadLetters = deadLetters;
    const later = [...schedulesIn('schedules'), ...schedulesIn('shifts')];
    this.admitTicks(later.map((name) => resourceName(config, name)));
    const schedules = schedulesIn('events').map((name) => addSchedule(this, { context, platform, deadLetters }, name));
    const watcher = schedules.find(({ name }) => name === queueWatcher)!;
    new StaffQueues(this, 'StaffQueues', config, watcher);
  }

  /** Admits rules of later stacks, which can't add this themselves. */
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
