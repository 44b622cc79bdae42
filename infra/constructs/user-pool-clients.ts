import { Duration } from 'aws-cdk-lib';
import {
  ClientAttributes,
  OAuthScope,
  UserPoolClient,
  UserPoolClientIdentityProvider,
  type IUserPool,
  type UserPoolClientOptions,
} from 'aws-cdk-lib/aws-cognito';
import { Construct } from 'constructs';
import { paths } from '../../shared/paths';
import { sessionDays } from '../../shared/platform/user-pool';
import { siteOrigin, type StageConfig } from '../config';
import type { ProviderName } from './identity-providers';

export interface UserPoolClientsProps {
  readonly config: StageConfig;
  readonly userPool: IUserPool;
  readonly providers: readonly ProviderName[];
}

const common = {
  generateSecret: false,
  preventUserExistenceErrors: true,
  enableTokenRevocation: true,
  // Revoking a permission affects reads after one token lifetime; writes check the membership.
  accessTokenValidity: Duration.minutes(15),
  idTokenValidity: Duration.minutes(15),
} satisfies UserPoolClientOptions;

/**
 * The browser signs in with SRP; the server verifies passwords with its own client, which the gateway never accepts.
 */
export class UserPoolClients extends Construct {
  readonly ids: { browserClientId: string; serverClientId: string };

  constructor(scope: Construct, id: string, { config, userPool, providers }: UserPoolClientsProps) {
    super(scope, id);
    const federated = providers.length > 0;
    const browser = new UserPoolClient(this, 'Browser', {
      ...common,
      userPool,
      // Custom: a challenge for passkeys.
      authFlows: { userSrp: true, custom: true },
      refreshTokenValidity: Duration.days(sessionDays),
      authSessionValidity: Duration.minutes(5),
      // Email and groups change only through the API, but Cognito requires provider-mapped attributes to be writable.
      writeAttributes: new ClientAttributes().withStandardAttributes({
        locale: true,
        email: federated,
        givenName: federated,
        familyName: federated,
        nickname: federated,
      }),
      supportedIdentityProviders: [
        UserPoolClientIdentityProvider.COGNITO,
        ...providers.map((name) => UserPoolClientIdentityProvider.custom(name)),
      ],
      ...(federated
        ? {
            oAuth: {
              flows: { authorizationCodeGrant: true },
              scopes: [OAuthScope.OPENID, OAuthScope.EMAIL, OAuthScope.PROFILE],
              callbackUrls: [`${siteOrigin(config)}${paths.authCallback}`],
              logoutUrls: [`${siteOrigin(config)}${paths.home}`],
            },
          }
        : { disableOAuth: true }),
    });
    const server = new UserPoolClient(this, 'Server', {
      ...common,
      userPool,
      authFlows: { adminUserPassword: true },
      // Its tokens only prove a password to the accounts function.
      refreshTokenValidity: Duration.hours(1),
      writeAttributes: new ClientAttributes().withStandardAttributes({ locale: true }),
      disableOAuth: true,
    });
    this.ids = { browserClientId: browser.userPoolClientId, serverClientId: server.userPoolClientId };
  }
}
