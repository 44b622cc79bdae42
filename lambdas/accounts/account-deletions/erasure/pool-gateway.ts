import {
  AdminDeleteUserCommand,
  AdminGetUserCommand,
  CognitoIdentityProviderClient,
  UserNotFoundException,
} from '@aws-sdk/client-cognito-identity-provider';
import { environment } from '../../../platform/environment';
import { sdkPatience, withBudget } from '../../../platform/network/patience';
import type { ErasureDeps } from './ports';

export const createPool = (): ErasureDeps['pool'] => {
  const client = withBudget(new CognitoIdentityProviderClient(sdkPatience()));
  const UserPoolId = environment('userPool').USER_POOL_ID;
  /** Returns false if there is no such user. */
  const found = async (sent: Promise<unknown>): Promise<boolean> => {
    try {
      await sent;
      return true;
    } catch (error) {
      if (error instanceof UserNotFoundException) return false;
      throw error;
    }
  };
  return {
    async remove(Username) {
      await found(client.send(new AdminDeleteUserCommand({ UserPoolId, Username })));
    },
    has: (Username) => found(client.send(new AdminGetUserCommand({ UserPoolId, Username }))),
  };
};
