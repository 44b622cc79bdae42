import { Duration } from 'aws-cdk-lib';
import {
  Architecture,
  Code,
  Function as LambdaFunction,
  LoggingFormat,
  Runtime,
  SystemLogLevel,
  Tracing,
} from 'aws-cdk-lib/aws-lambda';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import type { IQueue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import { functionNamed } from '../../shared/platform/functions';
import type { Resource } from '../../shared/platform/resources';
import { variablesOf } from '../../shared/platform/variables';
import { lambdaHandler } from '../bundling';
import { removalPolicy, resourceName } from '../config';
import { suppress } from '../nag-suppressions';
import { grants, type Environment, type Platform } from '../platform';
import type { StageContext } from '../stage-context';
import { functionRole } from './function-role';

export interface ServiceFunctionProps {
  readonly context: StageContext;
  readonly name: string;
  readonly uses: readonly Resource[];
  /** Must include all resources named in `uses`. */
  readonly platform: Platform;
  readonly environment?: Environment;
  /** Retries and dead-letter queue of asynchronous invocations. */
  readonly failures?: { readonly retries: number; readonly queue: IQueue };
}

/** Checks that a function gets the same variables as in the local stack. */
const grantOf = (resource: Resource, platform: Platform, name: string): ReturnType<(typeof grants)[Resource]> => {
  const granted = grants[resource](platform, name);
  const [made, declared] = [Object.keys(granted.environment), [...variablesOf(resource)]].map((it) =>
    it.sort().join(', '),
  );
  if (made !== declared) throw new Error(`${resource} sets ${made}; shared/platform/variables.ts says ${declared}.`);
  return granted;
};

export class ServiceFunction extends Construct {
  readonly name: string;
  readonly function: LambdaFunction;
  readonly logGroup: LogGroup;

  constructor(
    scope: Construct,
    id: string,
    { context, name, uses, platform, environment, failures }: ServiceFunctionProps,
  ) {
    super(scope, id);
    const { memoryMb, timeoutSeconds, concurrency, isReserved } = functionNamed(name);
    this.name = name;
    const functionName = resourceName(context.config, name);

    this.logGroup = new LogGroup(this, 'Logs', {
      logGroupName: `/aws/lambda/${functionName}`,
      retention: context.config.logRetention,
      removalPolicy: removalPolicy(context.config),
    });
    const granted = uses.map((resource) => grantOf(resource, platform, name));
    const role = functionRole(
      this,
      'Role',
      granted.flatMap(({ statements }) => statements),
    );
    this.logGroup.grantWrite(role);

    this.function = new LambdaFunction(this, 'Function', {
      functionName,
      role,
      logGroup: this.logGroup,
      loggingFormat: LoggingFormat.JSON,
      // Log lines about each run would be most of the log; durations are in metrics and traces.
      systemLogLevelV2: SystemLogLevel.WARN,
      code: Code.fromAsset(context.bundle(name)),
      handler: lambdaHandler,
      runtime: Runtime.NODEJS_24_X,
      architecture: Architecture.ARM_64,
      memorySize: memoryMb,
      timeout: Duration.seconds(timeoutSeconds),
      ...(context.config.reserveConcurrency && isReserved && { reservedConcurrentExecutions: concurrency }),
      ...(failures && { retryAttempts: failures.retries, deadLetterQueue: failures.queue }),
      tracing: Tracing.ACTIVE,
      environment: {
        ...granted.reduce<Environment>((all, grant) => ({ ...all, ...grant.environment }), {}),
        ...environment,
        ...(context.config.mapStackTraces && { NODE_OPTIONS: '--enable-source-maps' }),
      },
    });

    suppress(role, {
      id: 'AwsSolutions-IAM5[Resource::*]',
      reason: 'Sending X-Ray segments (xray:PutTraceSegments, xray:PutTelemetryRecords) has no resource to name.',
    });
    for (const { findings = [] } of granted) suppress(role, ...findings);
  }
}
