import {
  AdminAddUserToGroupCommand,
  AdminCreateUserCommand,
  AdminGetUserCommand,
  AdminInitiateAuthCommand,
  AdminSetUserMFAPreferenceCommand,
  AdminSetUserPasswordCommand,
  AdminUpdateUserAttributesCommand,
  AdminUserGlobalSignOutCommand,
  AssociateSoftwareTokenCommand,
  CognitoIdentityProviderClient,
  VerifySoftwareTokenCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { AppError, type ErrorCode } from '@shared/errors';
import { environment } from '../runtime/environment';
import type { Identity } from './ports';

/** Runs the call; an error of one of these names becomes the refusal, or the value. */
const refusing = async <T>(call: Promise<T>, refusals: Record<string, ErrorCode | { value: T }>): Promise<T> => {
  try {
    return await call;
  } catch (error) {
    const refusal = refusals[error instanceof Error ? error.name : ''];
    if (refusal === undefined) throw error;
    if (typeof refusal === 'string') throw new AppError(refusal);
    return refusal.value;
  }
};

const throttled = {
  TooManyRequestsException: 'TOO_MANY_REQUESTS',
  LimitExceededException: 'TOO_MANY_REQUESTS',
} as const;

/** The stage's user pool. */
export const createIdentity = (): Identity => {
  const client = new CognitoIdentityProviderClient({});
  const { USER_POOL_ID: UserPoolId, SERVER_CLIENT_ID: ClientId } = environment('identity');

  const userOf = async (email: string): Promise<string> => {
    const { Username } = await client.send(new AdminGetUserCommand({ UserPoolId, Username: email }));
    if (!Username) throw new Error('The user pool named no user.');
    return Username;
  };

  return {
    async ensureUser(email) {
      const created = client.send(
        new AdminCreateUserCommand({
          UserPoolId,
          Username: email,
          MessageAction: 'SUPPRESS',
          UserAttributes: [{ Name: 'email', Value: email }],
        }),
      );
      const reply = await refusing(
        created.then(({ User }) => User?.Username),
        {
          UsernameExistsException: { value: undefined },
        },
      );
      return reply ?? userOf(email);
    },

    async setPassword(userId, password) {
      await client.send(
        new AdminSetUserPasswordCommand({ UserPoolId, Username: userId, Password: password, Permanent: true }),
      );
    },

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
      await client.send(
        new AdminUpdateUserAttributesCommand({
          UserPoolId,
          Username: userId,
          UserAttributes: [{ Name: 'email_verified', Value: 'true' }],
        }),
      );
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

    async endSessions(userId) {
      await client.send(new AdminUserGlobalSignOutCommand({ UserPoolId, Username: userId }));
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
