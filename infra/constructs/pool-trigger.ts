import type { UserPool } from 'aws-cdk-lib/aws-cognito';
import { Policy, PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { Construct } from 'constructs';
import type { Resource } from '../../shared/platform/resources';
import type { Platform } from '../platform';
import type { StageContext } from '../stage-context';
import { ServiceFunction } from './service-function';

export interface PoolTriggerProps {
  readonly context: StageContext;
  readonly platform: Platform;
  readonly userPool: UserPool;
  readonly trigger: { readonly name: string; readonly uses: readonly Resource[] };
  readonly actions: readonly string[];
}

export class PoolTrigger extends Construct {
  readonly service: ServiceFunction;

  constructor(scope: Construct, id: string, { context, platform, userPool, trigger, actions }: PoolTriggerProps) {
    super(scope, id);
    const { name, uses } = trigger;
    this.service = new ServiceFunction(this, name, { context, platform, name, uses });
    // A separate policy: the pool depends on the function, and these permissions depend on the pool.
    const rights = new Policy(this, 'PoolRights', {
      statements: [new PolicyStatement({ actions: [...actions], resources: [userPool.userPoolArn] })],
    });
    this.service.function.role?.attachInlinePolicy(rights);
  }
}
