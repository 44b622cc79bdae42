import type { Context, PreTokenGenerationV2TriggerEvent } from 'aws-lambda';
import { systemClock } from '../../platform/clock';
import { createStageHash } from '../../platform/crypto/stage-hash';
import { createSecurityLog } from '../../platform/security-log';
import { limitToken } from './limit-token';
import { createIsServerClient } from './pool-clients-gateway';
import { recordSignIn } from './record-sign-in';

const isServerClient = createIsServerClient();
const deps = { isServerClient, securityLog: createSecurityLog(), hash: createStageHash(), clock: systemClock };

/** Cognito pre-token-generation trigger. */
export const handler = async (
  event: PreTokenGenerationV2TriggerEvent,
  { awsRequestId }: Pick<Context, 'awsRequestId'>,
): Promise<PreTokenGenerationV2TriggerEvent> => {
  await recordSignIn(deps, event, awsRequestId);
  return limitToken(event, isServerClient);
};
