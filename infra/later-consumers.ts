import type { EventBus } from 'aws-cdk-lib/aws-events';
import type { IQueue } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import { queueConsumers } from '../shared/platform/queue-consumers';
import { queueWatcher, scheduledFunctions, type ScheduledFunctionName } from '../shared/platform/scheduled-functions';
import { QueueConsumer } from './constructs/queue-consumer';
import { ScheduledFunction } from './constructs/scheduled-function';
import type { ServiceFunction } from './constructs/service-function';
import type { Platform } from './platform';
import type { StageContext } from './stage-context';

export type ConsumerName = keyof typeof queueConsumers;

/** Consumers in the stack that they feed: CloudFormation allows 500 resources in one. */
export const laterConsumers = [
  'queue-webhooks',
  'queue-integrations',
  'free-left-slots',
  'keep-ledgers',
  'cover-drop-outs',
] as const satisfies readonly ConsumerName[];

/** Schedules in the stack of their data. All others have their own stack, as in `laterConsumers`. */
const schedulesElsewhere = {
  events: [queueWatcher],
  shifts: ['advance-shifts', 'watch-answers'],
} as const satisfies Record<string, readonly ScheduledFunctionName[]>;

export const schedulesIn = (stack: keyof typeof schedulesElsewhere | 'schedules'): ScheduledFunctionName[] => {
  if (stack !== 'schedules') return [...schedulesElsewhere[stack]];
  const elsewhere: ReadonlySet<ScheduledFunctionName> = new Set(Object.values(schedulesElsewhere).flat());
  return (Object.keys(scheduledFunctions) as ScheduledFunctionName[]).filter((name) => !elsewhere.has(name));
};

export const addConsumer = (
  scope: Construct,
  made: { context: StageContext; platform: Platform; bus: EventBus },
  name: ConsumerName,
): QueueConsumer => {
  const { events, uses } = queueConsumers[name];
  return new QueueConsumer(scope, name, { ...made, name, events, uses });
};

export const addSchedule = (
  scope: Construct,
  made: { context: StageContext; platform: Platform; deadLetters: IQueue },
  name: ScheduledFunctionName,
): ServiceFunction => {
  const { everyMinutes, uses } = scheduledFunctions[name];
  return new ScheduledFunction(scope, name, { ...made, name, uses, everyMinutes }).service;
};
