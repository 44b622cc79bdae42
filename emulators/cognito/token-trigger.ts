import type { PreTokenGenerationV2TriggerEvent } from 'aws-lambda';
import { localStage, region } from '../../scripts/local/settings';
import type { CognitoUser } from './user-store';

export type TokenSource =
  | 'TokenGeneration_Authentication'
  | 'TokenGeneration_HostedAuth'
  | 'TokenGeneration_RefreshTokens';

/** Runs before tokens are issued. A failure rejects the sign-in. */
export type BeforeTokens = (source: TokenSource, user: CognitoUser, clientId: string) => Promise<void>;

/** Calls the function with the pool's event, limited to what the function reads. */
export const callTokenTrigger =
  (invoke: (event: PreTokenGenerationV2TriggerEvent) => Promise<unknown>): BeforeTokens =>
  async (triggerSource, { sub, attributes, groups }, clientId) => {
    await invoke({
      version: '2',
      triggerSource,
      region,
      userPoolId: localStage.userPoolId,
      userName: sub,
      callerContext: { awsSdkVersion: 'local', clientId },
      request: {
        userAttributes: { ...attributes, sub },
        groupConfiguration: { groupsToOverride: groups },
        scopes: [],
      },
      response: { claimsAndScopeOverrideDetails: {} },
    });
  };
