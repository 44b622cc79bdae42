import { Duration } from 'aws-cdk-lib';
import { Queue, QueueEncryption, type QueueProps } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import { resourceName, type StageConfig } from '../config';
import { suppress } from '../nag-suppressions';

export const queueDefaults = {
  encryption: QueueEncryption.SQS_MANAGED,
  enforceSSL: true,
  retentionPeriod: Duration.days(14),
} as const satisfies QueueProps;

export interface DeadLetterQueueProps {
  readonly config: StageConfig;
  readonly name: string;
}

/** Retains failed messages for 14 days; `npm run dlq` lists and redrives them. */
export class DeadLetterQueue extends Construct {
  readonly name: string;
  readonly queue: Queue;

  constructor(scope: Construct, id: string, { config, name }: DeadLetterQueueProps) {
    super(scope, id);
    this.name = name;
    this.queue = new Queue(this, 'Queue', { ...queueDefaults, queueName: resourceName(config, `${name}-dlq`) });
    suppress(this.queue, { id: 'AwsSolutions-SQS3', reason: 'This is a dead-letter queue; there is none behind it.' });
  }
}
