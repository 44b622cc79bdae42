import { Duration } from 'aws-cdk-lib';
import { Rule, Schedule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import { resourceName } from '../config';
import { ServiceFunction, type ServiceFunctionProps } from './service-function';

export interface ScheduledFunctionProps extends ServiceFunctionProps {
  readonly everyMinutes: number;
  /** Takes the ticks that could not be delivered and the runs that failed. */
  readonly deadLetters: Queue;
}

/** Once is enough: the next tick does what this one left. */
const retries = 1;

/**
 * A function that runs by itself at a steady period. Nothing keeps two runs apart, and nothing has to: each takes what it
 * does with a conditional write, so concurrency is not reserved, which a new account has none of to spare.
 */
export class ScheduledFunction extends Construct {
  readonly service: ServiceFunction;

  constructor(scope: Construct, id: string, { everyMinutes, deadLetters, ...props }: ScheduledFunctionProps) {
    super(scope, id);
    this.service = new ServiceFunction(this, 'Service', { ...props, failures: { retries, queue: deadLetters } });
    const period = Duration.minutes(everyMinutes);
    new Rule(this, 'Rule', {
      ruleName: resourceName(props.context.config, props.name),
      schedule: Schedule.rate(period),
      targets: [
        new LambdaFunction(this.service.function, {
          deadLetterQueue: deadLetters,
          retryAttempts: retries,
          // A tick that is older than its period has a successor.
          maxEventAge: period,
        }),
      ],
    });
  }
}
