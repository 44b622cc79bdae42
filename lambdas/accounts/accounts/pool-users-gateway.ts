import { askAws } from '../../platform/network/ask-aws';
import type { PoolUsers } from './ports';
import { refusing } from './refusing';

export const createPoolUsers = (UserPoolId: string): Omit<PoolUsers, 'link'> => {
  const ask = <Reply>(operation: string, input: object): Promise<Reply> =>
    askAws<Reply>('cognito-idp', operation, { UserPoolId, ...input });

  const userOf = async (email: string): Promise<string> => {
    const { Username } = await ask<{ Username?: string }>('AdminGetUser', { Username: email });
    if (!Username) throw new Error('The user pool named no user.');
    return Username;
  };

  const createUser = async (email: string): Promise<string | null> => {
    const created = ask<{ User?: { Username?: string } }>('AdminCreateUser', {
      Username: email,
      MessageAction: 'SUPPRESS',
      UserAttributes: [{ Name: 'email', Value: email }],
    });
    return refusing(
      created.then(({ User }) => User?.Username ?? null),
      { UsernameExistsException: { value: null } },
    );
  };

  return {
    createUser,
    ensureUser: async (email) => (await createUser(email)) ?? userOf(email),

    async setPassword(username, password) {
      await ask('AdminSetUserPassword', { Username: username, Password: password, Permanent: true });
    },

    async verifyEmail(userId) {
      const UserAttributes = [{ Name: 'email_verified', Value: 'true' }];
      await ask('AdminUpdateUserAttributes', { Username: userId, UserAttributes });
    },

    async endSessions(userId) {
      await ask('AdminUserGlobalSignOut', { Username: userId });
    },
  };
};
