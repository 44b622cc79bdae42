import { poolOperationsScope } from '@shared/platform/user-pool';
import type { PreTokenGenerationV2TriggerEvent } from 'aws-lambda';
import { expect, it } from 'vitest';
import { limitToken } from './limit-token';

const event = (clientId: string): PreTokenGenerationV2TriggerEvent => ({
  version: '2',
  triggerSource: 'TokenGeneration_Authentication',
  region: 'us-east-1',
  userPoolId: 'us-east-1_Test',
  userName: 'ada',
  callerContext: { awsSdkVersion: '3', clientId },
  request: { userAttributes: {}, groupConfiguration: {}, scopes: [poolOperationsScope] },
  response: { claimsAndScopeOverrideDetails: {} },
});
const isServerClient = async (_pool: string, clientId: string) => clientId === 'server';

it('removes the pool’s own operations from a browser’s token', async () => {
  const { response, ...rest } = await limitToken(event('browser'), isServerClient);
  expect(response).toEqual({
    claimsAndScopeOverrideDetails: { accessTokenGeneration: { scopesToSuppress: [poolOperationsScope] } },
  });
  expect(rest).toEqual((({ response: _response, ...it }) => it)(event('browser')));
});

it('leaves the server’s own token unchanged', async () => {
  expect(await limitToken(event('server'), isServerClient)).toEqual(event('server'));
});
