import {
  AdminCreateUserCommand,
  AdminGetUserCommand,
  AdminSetUserPasswordCommand,
  AdminUpdateUserAttributesCommand,
  AdminUserGlobalSignOutCommand,
  type CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';
import type { PoolUsers } from './ports';
import { refusing } from './refusing';

export const createPoolUsers = (client: CognitoIdentityProviderClient, UserPoolId: string): Omit<PoolUsers, 'link'> => {
  const userOf = async (email: string): Promise<string> => {
    const { Username } = await client.send(new AdminGetUserCommand({ UserPoolId, Username: email }));
    if (!Username) throw new Error('The user pool named no user.');
    return Username;
  };

  const createUser = async (email: string): Promise<string | null> => {
    const created = client.send(
      new AdminCreateUserCommand({
        UserPoolId,
        Username: email,
        MessageAction: 'SUPPRESS',
        UserAttributes: [{ Name: 'email', Value: email }],
      }),
    );
    return refusing(
      created.then(({ User }) => User?.Username ?? null),
      { UsernameExistsException: { value: null } },
    );
  };

  return {
    createUser,
    ensureUser: async (email) => (await createUser(email)) ?? userOf(email),

    async setPassword(username, password) {
      await client.send(
        new AdminSetUserPasswordCommand({ UserPoolId, Username: username, Password: password, Permanent: true }),
      );
    },

    async verifyEmail(userId) {
      await client.send(
        new AdminUpdateUserAttributesCommand({
          UserPoolId,
          Username: userId,
          UserAttributes: [{ Name: 'email_verified', Value: 'true' }],
        }),
      );
    },

    async endSessions(userId) {
      await client.send(new AdminUserGlobalSignOutCommand({ UserPoolId, Username: userId }));
    },
  };
};
