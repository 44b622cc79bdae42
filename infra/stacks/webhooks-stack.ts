import { Stack } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { webhookDeliverer } from '../../shared/platform/functions';
import { resourceName } from '../config';
import { QueueWorker } from '../constructs/queue-worker';
import type { Platform } from '../platform';
import { stackProps, type StageContext } from '../stage-context';

/** Apart from the other consumers: CloudFormation allows 500 resources in a stack. */
export class WebhooksStack extends Stack {
  readonly delivery: QueueWorker;

  constructor(scope: Construct, context: StageContext, platform: Platform) {
    const { config } = context;
    super(scope, resourceName(config, 'webhooks'), stackProps(config, 'Deliveries of webhooks'));
    this.delivery = new QueueWorker(this, 'Delivery', { context, platform, worker: webhookDeliverer });
  }
}
