import { Duration } from 'aws-cdk-lib';
import { Rule, Schedule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets';
import type { IQueue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import { resourceName } from '../config';
import { ServiceFunction, type ServiceFunctionProps } from './service-function';

export interface ScheduledFunctionProps extends ServiceFunctionProps {
  readonly everyMinutes: number;
  readonly deadLetters: IQueue;
}

const retries = 1;

/** May run twice at once: every change is a conditional write, so concurrent runs are safe. */
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
          maxEventAge: period,
        }),
      ],
    });
  }
}
