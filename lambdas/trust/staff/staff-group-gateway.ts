import {
  AdminAddUserToGroupCommand,
  AdminRemoveUserFromGroupCommand,
  CognitoIdentityProviderClient,
  UserNotFoundException,
} from '@aws-sdk/client-cognito-identity-provider';
import { userGroups } from '@shared/organizations/rules/permissions';
import { environment } from '../../platform/environment';
import { sdkPatience, withBudget } from '../../platform/network/patience';
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
      try {
        await client.send(new AdminRemoveUserFromGroupCommand(of(userId)));
      } catch (error) {
        // An unknown account can't be in the group.
        if (!(error instanceof UserNotFoundException)) throw error;
      }
    },
  };
};
