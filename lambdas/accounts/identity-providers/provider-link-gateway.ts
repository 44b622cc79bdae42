import {
  AdminLinkProviderForUserCommand,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';
import { createPoolUsers } from '../pool-users-gateway';
import { sdkPatience, withBudget } from '../../platform/network/patience';
import type { PoolUsers } from '../ports';

/**
 * The trigger event names the pool: an environment variable would make a dependency cycle between pool and function.
 */
export const createLinkedUsers = (UserPoolId: string): PoolUsers => {
  const client = withBudget(new CognitoIdentityProviderClient(sdkPatience()));
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
