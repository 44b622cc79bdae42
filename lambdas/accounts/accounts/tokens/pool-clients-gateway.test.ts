import {
  DescribeUserPoolClientCommand,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';
import { afterEach, describe, expect, it, vi, type Mock } from 'vitest';
import { createIsServerClient } from './pool-clients-gateway';

// Spies see only the overload with a callback.
const send = vi.spyOn(CognitoIdentityProviderClient.prototype, 'send') as unknown as Mock<
  (command: unknown) => Promise<object>
>;
const answer = (ExplicitAuthFlows: string[]) =>
  send.mockImplementation(async () => ({ UserPoolClient: { ExplicitAuthFlows } }));

afterEach(() => {
  send.mockReset();
});

describe('clients of the user pool', () => {
  it.each([
    [['ALLOW_ADMIN_USER_PASSWORD_AUTH', 'ALLOW_REFRESH_TOKEN_AUTH'], true],
    [['ALLOW_USER_SRP_AUTH', 'ALLOW_REFRESH_TOKEN_AUTH'], false],
    [['ALLOW_ADMIN_USER_PASSWORD_AUTH', 'ALLOW_USER_SRP_AUTH'], false],
    [[], false],
  ])('with %j is the server’s: %s', async (flows, isServer) => {
    answer(flows);
    expect(await createIsServerClient()('pool', 'client')).toBe(isServer);
  });

  it('are read once', async () => {
    answer(['ALLOW_ADMIN_USER_PASSWORD_AUTH']);
    const isServerClient = createIsServerClient();
    await isServerClient('pool', 'client');
    expect(await isServerClient('pool', 'client')).toBe(true);
    expect(send.mock.calls.map(([command]) => command)).toEqual([expect.any(DescribeUserPoolClientCommand)]);
  });

  it('count as browser clients while they cannot be read', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const isServerClient = createIsServerClient();
    send.mockImplementation(async () => Promise.reject(new Error('throttled')));
    expect(await isServerClient('pool', 'client')).toBe(false);
    answer(['ALLOW_ADMIN_USER_PASSWORD_AUTH']);
    expect(await isServerClient('pool', 'client')).toBe(true);
  });
});
