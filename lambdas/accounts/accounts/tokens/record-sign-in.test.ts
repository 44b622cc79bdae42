import type { SecurityEvent } from '@shared/platform/security-events';
import type { PreTokenGenerationV2TriggerEvent } from 'aws-lambda';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { SecurityLog } from '../../../platform/security-log';
import { recordSignIn } from './record-sign-in';

beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

type Source = PreTokenGenerationV2TriggerEvent['triggerSource'];

const event = (triggerSource: Source, clientId = 'browser'): PreTokenGenerationV2TriggerEvent => ({
  version: '2',
  triggerSource,
  region: 'us-east-1',
  userPoolId: 'us-east-1_Test',
  userName: 'Google_123',
  callerContext: { awsSdkVersion: '3', clientId },
  request: { userAttributes: { sub: 'ada', email: 'ada@example.test' }, groupConfiguration: {}, scopes: [] },
  response: { claimsAndScopeOverrideDetails: {} },
});

const world = (securityLog?: SecurityLog) => {
  const kept: SecurityEvent[] = [];
  const deps = {
    isServerClient: async (_pool: string, clientId: string) => clientId === 'server',
    securityLog: securityLog ?? { record: async (one: SecurityEvent) => void kept.push(one) },
    hash: async (purpose: string, value: string) => `${purpose} of ${value}`,
    clock: { now: () => new Date('2026-11-22T08:00:00Z') },
  };
  return { deps, kept };
};

it.each<Source>([
  'TokenGeneration_HostedAuth',
  'TokenGeneration_Authentication',
  'TokenGeneration_NewPasswordChallenge',
])('keeps a sign-in under a pseudonym: %s', async (source) => {
  const { deps, kept } = world();
  await recordSignIn(deps, event(source), 'request-1');
  expect(kept).toEqual([
    {
      time: '2026-11-22T08:00:00.000Z',
      kind: 'signIn',
      operation: 'signIn',
      outcome: 'success',
      status: 200,
      person: 'security-person of ada',
      subject: null,
      requestId: 'request-1',
    },
  ]);
});

it('records no refreshed token and no password check by the server', async () => {
  const { deps, kept } = world();
  await recordSignIn(deps, event('TokenGeneration_RefreshTokens'), 'request-1');
  await recordSignIn(deps, event('TokenGeneration_Authentication', 'server'), 'request-1');
  expect(kept).toEqual([]);
});

it('does not prevent sign-ins when the log fails', async () => {
  const { deps } = world({ record: () => Promise.reject(new Error('no log')) });
  await expect(recordSignIn(deps, event('TokenGeneration_Authentication'), 'request-1')).resolves.toBeUndefined();
  const noKey = { ...deps, hash: () => Promise.reject(new Error('no key')) };
  await expect(recordSignIn(noKey, event('TokenGeneration_Authentication'), 'request-1')).resolves.toBeUndefined();
});

it('does not prevent sign-ins when the log never answers', async () => {
  vi.useFakeTimers();
  const { deps } = world({ record: () => new Promise(() => undefined) });
  const signIn = recordSignIn(deps, event('TokenGeneration_Authentication'), 'request-1');
  await vi.runAllTimersAsync();
  await expect(signIn).resolves.toBeUndefined();
});
