import { Stack } from 'aws-cdk-lib';
import type { EventBus } from 'aws-cdk-lib/aws-events';
import type { Construct } from 'constructs';
import { integrationRunner } from '../../shared/platform/functions';
import { resourceName } from '../config';
import { QueueWorker } from '../constructs/queue-worker';
import { addConsumer } from '../later-consumers';
import type { Platform } from '../platform';
import { stackProps, type StageContext } from '../stage-context';
import type { Consumer } from './events-stack';

/** Apart from the other consumers: CloudFormation allows 500 resources in a stack. */
export class IntegrationsStack extends Stack {
  /** The worker, and what puts its work into the queue. */
  readonly consumers: readonly Consumer[];

  constructor(scope: Construct, context: StageContext, { platform, bus }: { platform: Platform; bus: EventBus }) {
    const { config } = context;
    super(scope, resourceName(config, 'integrations'), stackProps(config, 'Work at connected services'));
    const worker = new QueueWorker(this, 'Runner', { context, platform, worker: integrationRunner });
    this.consumers = [worker, addConsumer(this, { context, platform, bus }, 'queue-integrations')];
  }
}
