import {
  AdminLinkProviderForUserCommand,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';
import { createPoolUsers } from './pool-users-gateway';
import type { PoolUsers } from './ports';

/** Users of the pool that asks. Its id comes with the question: the pool names its function, so not the reverse. */
export const createLinkedUsers = (UserPoolId: string): PoolUsers => {
  const client = new CognitoIdentityProviderClient({});
  return {
    ...createPoolUsers(client, UserPoolId),
    async link(userId, { provider, subject }) {
      await client.send(
        new AdminLinkProviderForUserCommand({
          UserPoolId,
          DestinationUser: { ProviderName: 'Cognito', ProviderAttributeValue: userId },
          SourceUser: {
            ProviderName: provider,
            ProviderAttributeName: 'Cognito_Subject',
            ProviderAttributeValue: subject,
          },
        }),
      );
    },
  };
};
