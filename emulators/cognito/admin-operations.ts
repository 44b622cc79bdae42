import { userGroups } from '@shared/organizations/rules/permissions';
import { AwsError, optionalText, recordOf, textOf, type AwsInput, type AwsOperation } from '../aws/aws-error';
import { localStage } from '../../scripts/local/settings';
import { attributesOf, describeUser, newUser, setPassword } from './user-rules';
import { identitiesOf, type Identity } from './identities';
import type { CognitoUser, UserStore } from './user-store';

const assertPool = (input: AwsInput): void => {
  const poolId = textOf(input, 'UserPoolId');
  if (poolId === localStage.userPoolId) return;
  throw new AwsError('ResourceNotFoundException', `User pool ${poolId} does not exist.`);
};

const groupOf = (input: AwsInput): string => {
  const group = textOf(input, 'GroupName');
  if (!Object.values<string>(userGroups).includes(group)) {
    throw new AwsError('ResourceNotFoundException', 'Group not found.');
  }
  return group;
};

const listedUser = (user: CognitoUser) => {
  const { UserAttributes, ...rest } = describeUser(user);
  return { ...rest, Attributes: UserAttributes };
};

export const adminOperations = (store: UserStore): Record<string, AwsOperation> => {
  const change =
    (apply: (user: CognitoUser, input: AwsInput) => void): AwsOperation =>
    (input) => {
      assertPool(input);
      const user = store.get(textOf(input, 'Username'));
      apply(user, input);
      store.save(user);
      return {};
    };

  const assertEmailFree = (email: string | undefined, code: string, except?: CognitoUser): void => {
    const owner = email === undefined ? undefined : store.find(email);
    if (owner && owner !== except) throw new AwsError(code, 'An account with the given email already exists.');
  };

  return {
    AdminCreateUser: (input) => {
      assertPool(input);
      const username = textOf(input, 'Username');
      const attributes: Record<string, string> = { email: username, ...attributesOf(input) };
      if (!username.includes('@')) throw new AwsError('InvalidParameterException', 'Username should be an email.');
      assertEmailFree(attributes['email'], 'UsernameExistsException');
      const user = newUser(attributes);
      if (input['TemporaryPassword'] !== undefined) setPassword(user, textOf(input, 'TemporaryPassword'), false);
      store.save(user);
      return { User: listedUser(user) };
    },
    AdminGetUser: (input) => {
      assertPool(input);
      return describeUser(store.get(textOf(input, 'Username')));
    },
    AdminSetUserPassword: change((user, input) =>
      setPassword(user, textOf(input, 'Password'), input['Permanent'] === true),
    ),
    AdminUpdateUserAttributes: change((user, input) => {
      const attributes = attributesOf(input);
      assertEmailFree(attributes['email'], 'AliasExistsException', user);
      Object.assign(user.attributes, attributes);
    }),
    AdminAddUserToGroup: change((user, input) => {
      user.groups = [...new Set([...user.groups, groupOf(input)])];
    }),
    AdminRemoveUserFromGroup: change((user, input) => {
      const group = groupOf(input);
      user.groups = user.groups.filter((it) => it !== group);
    }),
    AdminListGroupsForUser: (input) => {
      assertPool(input);
      const { groups } = store.get(textOf(input, 'Username'));
      return { Groups: groups.map((GroupName) => ({ GroupName, UserPoolId: localStage.userPoolId })) };
    },
    AdminLinkProviderForUser: (input) => {
      assertPool(input);
      const { ProviderAttributeValue: username } = recordOf(input, 'DestinationUser');
      const { ProviderName: providerName, ProviderAttributeValue: userId } = recordOf(input, 'SourceUser');
      const user = store.get(String(username));
      const others = identitiesOf(user).filter((it) => it.providerName !== providerName || it.userId !== userId);
      user.attributes['identities'] = JSON.stringify([...others, { providerName, userId }]);
      store.save(user);
      return {};
    },
    AdminDisableProviderForUser: (input) => {
      assertPool(input);
      const { ProviderName: providerName, ProviderAttributeValue: userId } = recordOf(input, 'User');
      const isThis = (it: Identity): boolean => it.providerName === providerName && it.userId === userId;
      const user = store.all().find((it) => identitiesOf(it).some(isThis));
      if (!user) throw new AwsError('UserNotFoundException', 'User does not exist.');
      user.attributes['identities'] = JSON.stringify(identitiesOf(user).filter((it) => !isThis(it)));
      store.save(user);
      return {};
    },
    DescribeUserPoolClient: (input) => {
      assertPool(input);
      const ClientId = textOf(input, 'ClientId');
      const flow = ClientId === localStage.serverClientId ? 'ALLOW_ADMIN_USER_PASSWORD_AUTH' : 'ALLOW_USER_SRP_AUTH';
      return { UserPoolClient: { ClientId, ExplicitAuthFlows: [flow, 'ALLOW_REFRESH_TOKEN_AUTH'] } };
    },
    AdminUserGlobalSignOut: change((user) => {
      user.sessions = [];
    }),
    AdminDisableUser: change((user) => {
      user.enabled = false;
      user.sessions = [];
    }),
    AdminEnableUser: change((user) => {
      user.enabled = true;
    }),
    AdminDeleteUser: (input) => {
      assertPool(input);
      store.delete(store.get(textOf(input, 'Username')));
      return {};
    },
    // Supports only the email filter.
    ListUsers: (input) => {
      assertPool(input);
      const email = /^email\s*=\s*"([^"]*)"$/.exec(optionalText(input, 'Filter'))?.[1];
      const users = email === undefined ? store.all() : [store.find(email)].filter((user) => user !== undefined);
      return { Users: users.map(listedUser) };
    },
  };
};
