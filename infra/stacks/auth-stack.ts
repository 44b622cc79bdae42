import { CfnOutput, Duration, Stack } from 'aws-cdk-lib';
import { AccountRecovery, FeaturePlan, LambdaVersion, Mfa, UserPool, UserPoolOperation } from 'aws-cdk-lib/aws-cognito';
import { CfnUserPoolGroup } from 'aws-cdk-lib/aws-cognito';
import type { Construct } from 'constructs';
import { userGroups } from '../../shared/organizations/rules/permissions';
import { limits } from '../../shared/limits';
import { signUpTrigger, tokenTrigger } from '../../shared/platform/functions';
import { removalPolicy, resourceName, type StageConfig } from '../config';
import { addAlarms } from '../monitoring/alarms';
import { IdentityProviders } from '../constructs/identity-providers';
import { UserPoolFirewall } from '../constructs/firewall';
import { MailIdentity } from '../constructs/mail-identity';
import { PoolTrigger } from '../constructs/pool-trigger';
import { UserPoolClients } from '../constructs/user-pool-clients';
import { suppress } from '../nag-suppressions';
import { signInAlarms } from '../monitoring/owned-alarms';
import type { Platform } from '../platform';
import { stackProps, type StageContext } from '../stage-context';
import { poolClientActions, poolUserActions } from '../table-access';

const passkeyTriggers = [
  UserPoolOperation.DEFINE_AUTH_CHALLENGE,
  UserPoolOperation.CREATE_AUTH_CHALLENGE,
  UserPoolOperation.VERIFY_AUTH_CHALLENGE_RESPONSE,
];

export class AuthStack extends Stack {
  readonly userPool: UserPool;
  readonly clients: UserPoolClients;
  readonly providers: IdentityProviders;
  readonly mail: MailIdentity;
  readonly firewall: UserPoolFirewall;

  constructor(scope: Construct, context: StageContext, platform: Platform) {
    const { config } = context;
    super(scope, resourceName(config, 'auth'), stackProps(config, 'Accounts, sign-in and mail'));
    this.userPool = this.addUserPool(config);
    this.firewall = new UserPoolFirewall(this, 'Firewall', { config, userPoolArn: this.userPool.userPoolArn });
    for (const groupName of Object.values(userGroups)) {
      new CfnUserPoolGroup(this, `Group-${groupName}`, { userPoolId: this.userPool.userPoolId, groupName });
    }
    this.providers = new IdentityProviders(this, 'Providers', { config, userPool: this.userPool });
    this.addTriggers(context, platform);
    this.clients = new UserPoolClients(this, 'Clients', {
      config,
      userPool: this.userPool,
      providers: this.providers.names,
    });
    this.clients.node.addDependency(this.providers);
    this.mail = new MailIdentity(this, 'Mail', config);
    addAlarms(this, config, signInAlarms(this.userPool.userPoolId, this.clients.ids.browserClientId));
    new CfnOutput(this, 'UserPoolId', { value: this.userPool.userPoolId });
    new CfnOutput(this, 'BrowserClientId', { value: this.clients.ids.browserClientId });
    new CfnOutput(this, 'ServerClientId', { value: this.clients.ids.serverClientId });
  }

  private addTriggers(context: StageContext, platform: Platform): void {
    const { userPool } = this;
    const common = { context, platform, userPool };
    const signUp = new PoolTrigger(this, 'SignUp', { ...common, trigger: signUpTrigger, actions: poolUserActions });
    // Without an identity provider, no one signs up through the pool.
    if (this.providers.names.length > 0) userPool.addTrigger(UserPoolOperation.PRE_SIGN_UP, signUp.service.function);
    const token = new PoolTrigger(this, 'Token', { ...common, trigger: tokenTrigger, actions: poolClientActions });
    const { PRE_TOKEN_GENERATION_CONFIG } = UserPoolOperation;
    userPool.addTrigger(PRE_TOKEN_GENERATION_CONFIG, token.service.function, LambdaVersion.V2_0);
    // The same function as for passkeys, so no more concurrency is reserved (docs/adr/0038).
    for (const operation of passkeyTriggers) userPool.addTrigger(operation, token.service.function);
  }

  private addUserPool(config: StageConfig): UserPool {
    const federated = Object.values(config.providers).some((provider) => provider !== null);
    const userPool = new UserPool(this, 'Users', {
      userPoolName: resourceName(config, 'users'),
      // Accounts are created only by POST /api/register, which does not reveal registered addresses (docs/adr/0002).
      selfSignUpEnabled: false,
      accountRecovery: AccountRecovery.NONE,
      signInAliases: { email: true },
      signInCaseSensitive: false,
      // The product verifies addresses. Federated clients can write them, so Cognito keeps the old one until verified.
      autoVerify: { email: federated },
      keepOriginal: { email: federated },
      passwordPolicy: {
        minLength: limits.passwordMin,
        requireLowercase: false,
        requireUppercase: false,
        requireDigits: false,
        requireSymbols: false,
        tempPasswordValidity: Duration.days(1),
      },
      mfa: Mfa.OPTIONAL,
      mfaSecondFactor: { otp: true, sms: false },
      // Lite can't customize access tokens (docs/adr/0016).
      featurePlan: FeaturePlan.ESSENTIALS,
      deletionProtection: config.protectData,
      removalPolicy: removalPolicy(config),
    });
    suppress(
      userPool,
      {
        id: 'AwsSolutions-COG1',
        reason:
          'The specification asks for six characters and no classes. The 5,000 commonest passwords and those made of own names are refused and ' +
          'sign-in is throttled, which is what NIST SP 800-63B asks for instead of character classes.',
      },
      { id: 'AwsSolutions-COG2', reason: 'Two-factor sign-in (TOTP) is optional unless an organization requires it.' },
      {
        id: 'AwsSolutions-COG3',
        reason: 'Threat protection needs the Plus plan, 0.02 USD a user and month: more than all the rest of a stage.',
      },
      {
        id: 'AwsSolutions-COG8',
        reason: 'Nothing of the Plus plan is used; tokens are limited with the Essentials plan.',
      },
    );
    return userPool;
  }
}
