import {
  CognitoIdentityProviderClient,
  DescribeUserPoolClientCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { log } from '../../../platform/logger';
import { sdkPatience, withBudget } from '../../../platform/network/patience';
import type { IsServerClient } from './limit-token';

const serverFlow = 'ALLOW_ADMIN_USER_PASSWORD_AUTH';
const refreshFlow = 'ALLOW_REFRESH_TOKEN_AUTH';

/** Reads each client once per process. A client that can't be read counts as a browser client. */
export const createIsServerClient = (): IsServerClient => {
  const client = withBudget(new CognitoIdentityProviderClient(sdkPatience()));
  const known = new Map<string, boolean>();
  return async (UserPoolId, ClientId) => {
    const kept = known.get(ClientId);
    if (kept !== undefined) return kept;
    try {
      const { UserPoolClient } = await client.send(new DescribeUserPoolClientCommand({ UserPoolId, ClientId }));
      const flows = UserPoolClient?.ExplicitAuthFlows ?? [];
      const isServer = flows.includes(serverFlow) && flows.every((flow) => flow === serverFlow || flow === refreshFlow);
      known.set(ClientId, isServer);
      return isServer;
    } catch (error) {
      log.error('client of the user pool not read', error);
      return false;
    }
  };
};
