import {
  AdminAddUserToGroupCommand,
  AdminRemoveUserFromGroupCommand,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';
import { userGroups } from '@shared/domain/permissions';
import { environment } from '../platform/environment';
import { sdkPatience, withBudget } from '../platform/network/patience';
import type { StaffGroup } from './ports';

export const createStaffGroup = (): StaffGroup => {
  const client = withBudget(new CognitoIdentityProviderClient(sdkPatience()));
  const { USER_POOL_ID: UserPoolId } = environment('tokens');
  const of = (userId: string) => ({ UserPoolId, Username: userId, GroupName: userGroups.support });
  return {
    async add(userId) {
      await client.send(new AdminAddUserToGroupCommand(of(userId)));
    },
    async remove(userId) {
      await client.send(new AdminRemoveUserFromGroupCommand(of(userId)));
    },
  };
};
