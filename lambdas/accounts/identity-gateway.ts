import {
  AdminAddUserToGroupCommand,
  AdminInitiateAuthCommand,
  AdminSetUserMFAPreferenceCommand,
  AdminUpdateUserAttributesCommand,
  AssociateSoftwareTokenCommand,
  CognitoIdentityProviderClient,
  GetUserCommand,
  VerifySoftwareTokenCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { Email, UserId } from '@shared/model/fields';
import { environment } from '../platform/environment';
import { createPoolUsers } from './pool-users-gateway';
import type { Identity } from './ports';
import { refusing } from './refusing';

const throttled = {
  TooManyRequestsException: 'TOO_MANY_REQUESTS',
  LimitExceededException: 'TOO_MANY_REQUESTS',
} as const;

/** The stage's user pool. */
export const createIdentity = (): Identity => {
  const client = new CognitoIdentityProviderClient({});
  const { USER_POOL_ID: UserPoolId, SERVER_CLIENT_ID: ClientId } = environment('identity');

  const users = createPoolUsers(client, UserPoolId);

  return {
    ensureUser: users.ensureUser,
    setPassword: users.setPassword,
    endSessions: users.endSessions,

    async checkPassword(username, password) {
      const asked = client.send(
        new AdminInitiateAuthCommand({
          UserPoolId,
          ClientId,
          AuthFlow: 'ADMIN_USER_PASSWORD_AUTH',
          AuthParameters: { USERNAME: username, PASSWORD: password },
        }),
      );
      // A challenge for the second factor comes only after the right password.
      return refusing(
        asked.then(() => true),
        {
          ...throttled,
          NotAuthorizedException: { value: false },
          UserNotFoundException: { value: false },
          PasswordResetRequiredException: { value: false },
        },
      );
    },

    async confirm(userId, group) {
      await users.verifyEmail(userId);
      await client.send(new AdminAddUserToGroupCommand({ UserPoolId, Username: userId, GroupName: group }));
    },

    async changeEmail(userId, email) {
      const changed = client.send(
        new AdminUpdateUserAttributesCommand({
          UserPoolId,
          Username: userId,
          UserAttributes: [
            { Name: 'email', Value: email },
            { Name: 'email_verified', Value: 'true' },
          ],
        }),
      );
      await refusing(
        changed.then(() => undefined),
        { AliasExistsException: 'INVALID_TOKEN' },
      );
    },

    async whoIs(accessToken) {
      const found = client.send(new GetUserCommand({ AccessToken: accessToken }));
      const { UserAttributes = [] } = await refusing(found, {
        ...throttled,
        NotAuthorizedException: 'UNAUTHENTICATED',
      });
      const attribute = (name: string) => UserAttributes.find(({ Name }) => Name === name)?.Value;
      return {
        userId: UserId.parse(attribute('sub')),
        email: Email.parse(attribute('email')),
        emailVerified: attribute('email_verified') === 'true',
      };
    },

    async startTotp(accessToken) {
      const associated = client.send(new AssociateSoftwareTokenCommand({ AccessToken: accessToken }));
      const secret = await refusing(
        associated.then(({ SecretCode }) => SecretCode),
        { ...throttled, NotAuthorizedException: 'UNAUTHENTICATED' },
      );
      if (!secret) throw new Error('The user pool gave no secret.');
      return secret;
    },

    async confirmTotp(accessToken, code) {
      const verified = client.send(new VerifySoftwareTokenCommand({ AccessToken: accessToken, UserCode: code }));
      return refusing(
        verified.then(({ Status }) => Status === 'SUCCESS'),
        {
          ...throttled,
          NotAuthorizedException: 'UNAUTHENTICATED',
          CodeMismatchException: { value: false },
          EnableSoftwareTokenMFAException: { value: false },
          SoftwareTokenMFANotFoundException: { value: false },
          // No set-up was started.
          InvalidParameterException: { value: false },
        },
      );
    },

    async setTotp(userId, enabled) {
      await client.send(
        new AdminSetUserMFAPreferenceCommand({
          UserPoolId,
          Username: userId,
          SoftwareTokenMfaSettings: { Enabled: enabled, PreferredMfa: enabled },
        }),
      );
    },
  };
};
