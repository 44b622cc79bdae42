import type { EventBus } from 'aws-cdk-lib/aws-events';
import type { Construct } from 'constructs';
import { queueConsumers } from '../shared/platform/queue-consumers';
import { QueueConsumer } from './constructs/queue-consumer';
import type { Platform } from './platform';
import type { StageContext } from './stage-context';

export type ConsumerName = keyof typeof queueConsumers;

/** In the stack of what they feed: CloudFormation allows 500 resources in one, and `events` is nearly full. */
export const laterConsumers = ['queue-webhooks', 'queue-integrations'] as const satisfies readonly ConsumerName[];

export const addConsumer = (
  scope: Construct,
  made: { context: StageContext; platform: Platform; bus: EventBus },
  name: ConsumerName,
): QueueConsumer => {
  const { events, uses } = queueConsumers[name];
  return new QueueConsumer(scope, name, { ...made, name, events, uses });
};
