import type { PreTokenGenerationV2TriggerEvent } from 'aws-lambda';
import { limitToken } from './limit-token';
import { createIsServerClient } from './pool-clients-gateway';

const isServerClient = createIsServerClient();

/** Cognito pre-token-generation trigger. */
export const handler = (event: PreTokenGenerationV2TriggerEvent): Promise<PreTokenGenerationV2TriggerEvent> =>
  limitToken(event, isServerClient);
