import type { Context, PreTokenGenerationV2TriggerEvent } from 'aws-lambda';
import { systemClock } from '../../../platform/clock';
import { createStageHash } from '../../../platform/crypto/stage-hash';
import { inRequestBudget } from '../../../platform/network/patience';
import { createSecurityLog } from '../../../platform/security-log';
import type { ChallengeEvent } from '../passkeys/challenge';
import { limitToken } from './limit-token';
import { createIsServerClient } from './pool-clients-gateway';
import { recordSignIn } from './record-sign-in';

const isServerClient = createIsServerClient();
const deps = { isServerClient, securityLog: createSecurityLog(), hash: createStageHash(), clock: systemClock };

/** Loaded by the first sign-in by passkey. */
const answered = async (event: ChallengeEvent): Promise<ChallengeEvent> => {
  const [{ answerChallenge }, { challengeDeps }] = await Promise.all([
    import('../passkeys/challenge'),
    import('../passkeys/challenge-deps'),
  ]);
  return answerChallenge(event, challengeDeps);
};

const isChallenge = (event: PreTokenGenerationV2TriggerEvent | ChallengeEvent): event is ChallengeEvent =>
  !event.triggerSource.startsWith('TokenGeneration_');

/** Handles Cognito's triggers before each token and for the challenge that a passkey answers. */
export const handler = async (
  event: PreTokenGenerationV2TriggerEvent | ChallengeEvent,
  { awsRequestId }: Pick<Context, 'awsRequestId'>,
): Promise<PreTokenGenerationV2TriggerEvent | ChallengeEvent> => {
  const run = async () => {
    if (isChallenge(event)) return answered(event);
    await recordSignIn(deps, event, awsRequestId);
    return limitToken(event, isServerClient);
  };
  // Cognito waits five seconds for a trigger.
  return inRequestBudget(run);
};
