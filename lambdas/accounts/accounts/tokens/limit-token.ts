import { poolOperationsScope } from '@shared/platform/user-pool';
import type { PreTokenGenerationV2TriggerEvent } from 'aws-lambda';

/** Whether only the server's role can sign in with this client, so its tokens never leave the server. */
export type IsServerClient = (userPoolId: string, clientId: string) => Promise<boolean>;

/**
 * Removes the scope for the pool's own operations from browser tokens; needs a V2_0 trigger and the Essentials plan:
 * https://docs.aws.amazon.com/cognito/latest/developerguide/user-pool-lambda-pre-token-generation.html
 */
export const limitToken = async (
  event: PreTokenGenerationV2TriggerEvent,
  isServerClient: IsServerClient,
): Promise<PreTokenGenerationV2TriggerEvent> => {
  if (await isServerClient(event.userPoolId, event.callerContext.clientId)) return event;
  const accessTokenGeneration = { scopesToSuppress: [poolOperationsScope] };
  return { ...event, response: { claimsAndScopeOverrideDetails: { accessTokenGeneration } } };
};
