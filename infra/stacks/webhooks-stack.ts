import { Stack } from 'aws-cdk-lib';
import type { EventBus } from 'aws-cdk-lib/aws-events';
import type { Construct } from 'constructs';
import { webhookDeliverer } from '../../shared/platform/functions';
import { resourceName } from '../config';
import { QueueWorker } from '../constructs/queue-worker';
import { addConsumer } from '../later-consumers';
import type { Platform } from '../platform';
import { stackProps, type StageContext } from '../stage-context';

/** Separate from the other consumers: CloudFormation allows 500 resources in a stack. */
export class WebhooksStack extends Stack {
  constructor(scope: Construct, context: StageContext, { platform, bus }: { platform: Platform; bus: EventBus }) {
    const { config } = context;
    super(scope, resourceName(config, 'webhooks'), stackProps(config, 'Deliveries of webhooks'));
    new QueueWorker(this, 'Delivery', { context, platform, worker: webhookDeliverer });
    addConsumer(this, { context, platform, bus }, 'queue-webhooks');
  }
}
