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
  /** Whether the stage has identity providers. Without one the pool does not ask: nobody signs up through it. */
  readonly asked: boolean;
}

/** Ties people who sign in at an identity provider to the user of their address, before the pool makes another. */
export class SignUpTrigger extends Construct {
  readonly service: ServiceFunction;

  constructor(scope: Construct, id: string, { context, platform, userPool, asked }: SignUpTriggerProps) {
    super(scope, id);
    const { name, uses } = signUpTrigger;
    this.service = new ServiceFunction(this, name, { context, platform, name, uses });
    // Apart from the function: the pool waits for the function, and these rights wait for the pool.
    const rights = new Policy(this, 'PoolUsers', {
      statements: [new PolicyStatement({ actions: [...poolUserActions], resources: [userPool.userPoolArn] })],
    });
    this.service.function.role?.attachInlinePolicy(rights);
    if (asked) userPool.addTrigger(UserPoolOperation.PRE_SIGN_UP, this.service.function);
  }
}
