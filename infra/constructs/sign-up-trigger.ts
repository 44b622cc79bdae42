import { UserPoolOperation, type UserPool } from 'aws-cdk-lib/aws-cognito';
import { Policy, PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { Construct } from 'constructs';
import { signUpTrigger } from '../../shared/platform/functions';
import type { Platform } from '../platform';
import type { StageContext } from '../stage-context';
import { poolUserActions } from '../table-access';
import { ServiceFunction } from './service-function';

export interface SignUpTriggerProps {
  readonly context: StageContext;
  readonly platform: Platform;
  readonly userPool: UserPool;
  /** False without identity providers: then no one signs up through the pool. */
  readonly asked: boolean;
}

/** Links provider users to an existing user with the same address before the pool creates another. */
export class SignUpTrigger extends Construct {
  readonly service: ServiceFunction;

  constructor(scope: Construct, id: string, { context, platform, userPool, asked }: SignUpTriggerProps) {
    super(scope, id);
    const { name, uses } = signUpTrigger;
    this.service = new ServiceFunction(this, name, { context, platform, name, uses });
    // A separate policy avoids a cycle: the pool depends on the function, these permissions on the pool.
    const rights = new Policy(this, 'PoolUsers', {
      statements: [new PolicyStatement({ actions: [...poolUserActions], resources: [userPool.userPoolArn] })],
    });
    this.service.function.role?.attachInlinePolicy(rights);
    if (asked) userPool.addTrigger(UserPoolOperation.PRE_SIGN_UP, this.service.function);
  }
}
