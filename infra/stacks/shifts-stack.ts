import { Stack } from 'aws-cdk-lib';
import type { EventBus } from 'aws-cdk-lib/aws-events';
import { Queue, type IQueue } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import { resourceName } from '../config';
import { addConsumer, addSchedule, schedulesIn } from '../later-consumers';
import type { Platform } from '../platform';
import { stackProps, type StageContext } from '../stage-context';

type Earlier = { platform: Platform; bus: EventBus; scheduleDeadLetters: IQueue };

/** Separate from the other consumers and schedules: CloudFormation allows 500 resources in a stack. */
export class ShiftsStack extends Stack {
  constructor(scope: Construct, context: StageContext, { platform, bus, scheduleDeadLetters }: Earlier) {
    const { config } = context;
    super(scope, resourceName(config, 'shifts'), stackProps(config, 'What follows from shifts'));
    const names = ['free-left-slots', 'keep-ledgers', 'cover-drop-outs'] as const;
    for (const name of names) addConsumer(this, { context, platform, bus }, name);
    // By ARN: a queue that admits the rules of this stack would create a circular dependency.
    const deadLetters = Queue.fromQueueArn(this, 'SchedulesDead', scheduleDeadLetters.queueArn);
    for (const name of schedulesIn('shifts')) addSchedule(this, { context, platform, deadLetters }, name);
  }
}
