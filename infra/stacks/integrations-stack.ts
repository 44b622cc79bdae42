import { Stack } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { integrationRunner } from '../../shared/platform/functions';
import { resourceName } from '../config';
import { QueueWorker } from '../constructs/queue-worker';
import type { Platform } from '../platform';
import { stackProps, type StageContext } from '../stage-context';

/** Apart from the other consumers: CloudFormation allows 500 resources in a stack. */
export class IntegrationsStack extends Stack {
  readonly runner: QueueWorker;

  constructor(scope: Construct, context: StageContext, platform: Platform) {
    const { config } = context;
    super(scope, resourceName(config, 'integrations'), stackProps(config, 'Work at connected services'));
    this.runner = new QueueWorker(this, 'Runner', { context, platform, worker: integrationRunner });
  }
}
