import type {
  AdminGetUserCommandOutput,
  AdminInitiateAuthCommandOutput,
} from '@aws-sdk/client-cognito-identity-provider';
import { AppError } from '@shared/errors';
import { Email, UserId } from '@shared/core/model/fields';
import { saysPasswordsLocked } from '@shared/platform/user-pool';
import * as z from 'zod';
import { environment } from '../../platform/environment';
import { createPoolUsers } from './pool-users-gateway';
import type { Identity, PasswordCheck } from './ports';
import { refusing } from './refusing';
import { askAws } from '../../platform/network/ask-aws';

const Identities = z.array(z.object({ providerName: z.string(), userId: z.string() }));

type SignedIn = AdminInitiateAuthCommandOutput | Exclude<PasswordCheck, 'right'>;

const throttled = {
  TooManyRequestsException: 'TOO_MANY_REQUESTS',
  LimitExceededException: 'TOO_MANY_REQUESTS',
} as const;

const wrongPassword = ['NotAuthorizedException', 'UserNotFoundException', 'PasswordResetRequiredException'];

export const createIdentity = (): Identity => {
  const { USER_POOL_ID: UserPoolId, SERVER_CLIENT_ID: ClientId } = environment('identity');

  const ask = <Reply>(operation: string, input: object): Promise<Reply> =>
    askAws<Reply>('cognito-idp', operation, input);
  const users = createPoolUsers(UserPoolId);

  const signIn = async (username: string, password: string): Promise<SignedIn> => {
    const input = {
      UserPoolId,
      ClientId,
      AuthFlow: 'ADMIN_USER_PASSWORD_AUTH',
      AuthParameters: { USERNAME: username, PASSWORD: password },
    };
    try {
      return await refusing(ask<AdminInitiateAuthCommandOutput>('AdminInitiateAuth', input), throttled);
    } catch (error) {
      if (!(error instanceof Error) || !wrongPassword.includes(error.name)) throw error;
      return saysPasswordsLocked(error) ? 'locked' : 'wrong';
    }
  };

  const attributesOf = async (userId: string) => {
    const input = { UserPoolId, Username: userId };
    return (await ask<AdminGetUserCommandOutput>('AdminGetUser', input)).UserAttributes ?? [];
  };

  const setTotp = async (userId: string, enabled: boolean): Promise<void> => {
    await ask('AdminSetUserMFAPreference', {
      UserPoolId,
      Username: userId,
      SoftwareTokenMfaSettings: { Enabled: enabled, PreferredMfa: enabled },
    });
  };

  /** Only such a token can set up an authenticator app. It never leaves this function. */
  const ownToken = async (userId: string, password: string): Promise<string> => {
    const signedIn = await signIn(userId, password);
    // The password was just checked, so it is wrong only if it changed in the meantime.
    if (typeof signedIn === 'string') throw new AppError('WRONG_PASSWORD');
    const token = signedIn.AuthenticationResult?.AccessToken;
    if (token) return token;
    // Left from an interrupted setup: two-factor is off in the account.
    await setTotp(userId, false);
    const again = await signIn(userId, password);
    if (typeof again === 'string' || !again.AuthenticationResult?.AccessToken)
      throw new Error('The user pool gave no token.');
    return again.AuthenticationResult.AccessToken;
  };

  return {
    createUser: users.createUser,
    ensureUser: users.ensureUser,
    setPassword: users.setPassword,
    endSessions: users.endSessions,

    async checkPassword(username, password) {
      // The second-factor challenge comes only after the correct password.
      const signedIn = await signIn(username, password);
      return typeof signedIn === 'string' ? signedIn : 'right';
    },

    async confirm(userId, group) {
      await users.verifyEmail(userId);
      await ask('AdminAddUserToGroup', { UserPoolId, Username: userId, GroupName: group });
    },

    async changeEmail(userId, email) {
      const UserAttributes = [
        { Name: 'email', Value: email },
        { Name: 'email_verified', Value: 'true' },
      ];
      const changed = ask('AdminUpdateUserAttributes', { UserPoolId, Username: userId, UserAttributes });
      await refusing(changed, { AliasExistsException: 'INVALID_TOKEN' });
    },

    async whoIs(userId) {
      const UserAttributes = await attributesOf(userId);
      const attribute = (name: string) => UserAttributes.find(({ Name }) => Name === name)?.Value;
      return {
        userId: UserId.parse(attribute('sub')),
        email: Email.parse(attribute('email')),
        emailVerified: attribute('email_verified') === 'true',
      };
    },

    async identitiesOf(userId) {
      const UserAttributes = await attributesOf(userId);
      const listed = UserAttributes.find(({ Name }) => Name === 'identities')?.Value ?? '[]';
      return Identities.parse(JSON.parse(listed)).map((it) => ({ provider: it.providerName, subject: it.userId }));
    },

    async unlink({ provider, subject }) {
      const User = {
        ProviderName: provider,
        ProviderAttributeName: 'Cognito_Subject',
        ProviderAttributeValue: subject,
      };
      const disabled = ask('AdminDisableProviderForUser', { UserPoolId, User });
      // Another request disabled it. The subject is the one that was linked
      // (https://docs.aws.amazon.com/cognito-user-identity-pools/latest/APIReference/API_AdminDisableProviderForUser.html).
      await refusing(disabled, { UserNotFoundException: { value: undefined } });
    },

    async startTotp(userId, password) {
      const AccessToken = await ownToken(userId, password);
      const associated = ask<{ SecretCode?: string }>('AssociateSoftwareToken', { AccessToken });
      const secret = await refusing(
        associated.then(({ SecretCode }) => SecretCode),
        throttled,
      );
      if (!secret) throw new Error('The user pool gave no secret.');
      return secret;
    },

    async confirmTotp(userId, password, code) {
      const AccessToken = await ownToken(userId, password);
      const verified = ask<{ Status?: string }>('VerifySoftwareToken', { AccessToken, UserCode: code });
      return refusing(
        verified.then(({ Status }) => Status === 'SUCCESS'),
        {
          ...throttled,
          CodeMismatchException: { value: false },
          EnableSoftwareTokenMFAException: { value: false },
          SoftwareTokenMFANotFoundException: { value: false },
          // Setup wasn't started.
          InvalidParameterException: { value: false },
        },
      );
    },

    setTotp,
  };
};
