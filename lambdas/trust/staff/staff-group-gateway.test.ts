import { CognitoIdentityProviderClient, UserNotFoundException } from '@aws-sdk/client-cognito-identity-provider';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createStaffGroup } from './staff-group-gateway';

const refuse = (error: Error): void => {
  vi.stubEnv('USER_POOL_ID', 'us-east-1_Test');
  vi.stubEnv('USER_POOL_CLIENT_ID', 'browser');
  vi.stubEnv('AWS_REGION', 'us-east-1');
  vi.spyOn(CognitoIdentityProviderClient.prototype, 'send').mockImplementation(() => Promise.reject(error) as never);
};
const unknown = new UserNotFoundException({ message: 'User does not exist.', $metadata: {} });

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

describe('the staff group', () => {
  it('removes nothing for an unknown account', async () => {
    refuse(unknown);
    await expect(createStaffGroup().remove('unknown')).resolves.toBeUndefined();
  });

  it('passes on other failures, and adds no unknown account', async () => {
    refuse(unknown);
    await expect(createStaffGroup().add('unknown')).rejects.toBe(unknown);
    vi.restoreAllMocks();
    refuse(new Error('down'));
    await expect(createStaffGroup().remove('known')).rejects.toThrow('down');
  });
});
