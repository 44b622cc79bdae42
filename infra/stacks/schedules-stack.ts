import { Stack } from 'aws-cdk-lib';
import { Queue, type IQueue } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import { resourceName } from '../config';
import { addSchedule, schedulesIn } from '../later-consumers';
import type { Platform } from '../platform';
import { stackProps, type StageContext } from '../stage-context';

type Earlier = { platform: Platform; scheduleDeadLetters: IQueue };

/** Separate from the consumers: CloudFormation allows 500 resources in a stack. */
export class SchedulesStack extends Stack {
  constructor(scope: Construct, context: StageContext, { platform, scheduleDeadLetters }: Earlier) {
    const { config } = context;
    super(scope, resourceName(config, 'schedules'), stackProps(config, 'Scheduled functions'));
    // By ARN: a queue that admits the rules of this stack would create a circular dependency.
    const deadLetters = Queue.fromQueueArn(this, 'SchedulesDead', scheduleDeadLetters.queueArn);
    for (const name of schedulesIn('schedules')) addSchedule(this, { context, platform, deadLetters }, name);
  }
}
