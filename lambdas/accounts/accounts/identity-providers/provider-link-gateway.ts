import { askAws } from '../../../platform/network/ask-aws';
import { createPoolUsers } from '../pool-users-gateway';
import type { PoolUsers } from '../ports';

/**
 * The trigger event names the pool: an environment variable would make a dependency cycle between pool and function.
 */
export const createLinkedUsers = (UserPoolId: string): PoolUsers => ({
  ...createPoolUsers(UserPoolId),
  async link(userId, { provider, subject }) {
    await askAws('cognito-idp', 'AdminLinkProviderForUser', {
      UserPoolId,
      DestinationUser: { ProviderName: 'Cognito', ProviderAttributeValue: userId },
      SourceUser: {
        ProviderName: provider,
        ProviderAttributeName: 'Cognito_Subject',
        ProviderAttributeValue: subject,
      },
    });
  },
});
