import { storageKeys } from '@shared/storage-keys';
import { vi } from 'vitest';
import type * as client from '../auth/cognito/cognito';

/** Replaces the identity client. Every test has a token. */
export const accessToken = vi.fn(
  async (_options: { forceRefresh?: boolean } = {}): Promise<string | null> => 'test-token',
);

export const identity = {
  signInWithPassword: vi.fn<typeof client.signInWithPassword>(async () => 'done'),
  answerChallenge: vi.fn<typeof client.answerChallenge>(async () => undefined),
  leaveForProvider: vi.fn<typeof client.leaveForProvider>(async () => undefined),
  returnFromProvider: vi.fn<typeof client.returnFromProvider>(async () => null),
  currentProfile: vi.fn<typeof client.currentProfile>(),
  endCurrentSession: vi.fn<typeof client.endCurrentSession>(async () => 'done'),
};

export const identityClient = async () => identity;

export const resetIdentity = (): void => {
  for (const mock of [accessToken, ...Object.values(identity)]) mock.mockReset();
};

/** Like the identity client: the key contains the user. */
export const userKey = `${storageKeys.session}.client.LastAuthUser`;
export const storeSession = (user = 'ada'): void => window.localStorage.setItem(userKey, user);
