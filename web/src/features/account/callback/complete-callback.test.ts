import { waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { errorTexts, messages, said } from '@shared/text/english.fixture';
import {
  addressToConnect,
  completeProviderSignIn,
  endSession,
  providerProfile,
  repeatProviderSignIn,
} from '@/lib/auth/auth';
import { answering, refuse, refusedByContract } from '@/lib/testing/api-server';
import { someone } from '../testing';
import { completeCallback } from './complete-callback';
import { notice } from '@shared/text/notice';

vi.mock('@/lib/auth/auth', () => ({
  addressToConnect: vi.fn(),
  completeProviderSignIn: vi.fn(),
  endSession: vi.fn(),
  providerProfile: vi.fn(),
  repeatProviderSignIn: vi.fn(),
}));

const server = answering({});
const storedSession = 'CognitoIdentityServiceProvider.client.LastAuthUser';
const token = 'a'.repeat(43);
const complete = (search: string) => completeCallback(new URLSearchParams(search));
const invalid = errorTexts.INVALID_TOKEN;

describe('return from an e-mail or a provider', () => {
  beforeEach(() => {
    vi.resetAllMocks();
    vi.mocked(addressToConnect).mockReturnValue(null);
  });

  it('spends the link and passes the server’s message on', async () => {
    server.use({ confirmEmail: () => said('emailConfirmed') });
    expect(await complete(`token=${token}`)).toEqual({ kind: 'confirmed', message: messages.emailConfirmed });
    expect(server.calls('confirmEmail')).toEqual([{ body: { token } }]);
  });

  it('calls a cut-off link not valid', async () => {
    server.use({ confirmEmail: refusedByContract });
    await expect(complete('token=ab')).rejects.toThrow(invalid);
  });

  it('refuses an address that asks for nothing', async () => {
    await expect(complete('')).rejects.toThrow(invalid);
    expect(server.called()).toEqual([]);
  });

  it('finishes a provider’s sign-in and goes on within this site only', async () => {
    server.use({ getMe: () => someone() });
    vi.mocked(completeProviderSignIn).mockResolvedValueOnce('/jobs').mockResolvedValueOnce('//evil.example');
    expect(await complete('code=1&state=2')).toEqual({ kind: 'signedIn', requested: '/jobs' });
    expect(await complete('code=1&state=3')).toEqual({ kind: 'signedIn', requested: null });
  });

  it('keeps the session of a newcomer, who has no account yet', async () => {
    localStorage.setItem(storedSession, 'ada');
    vi.mocked(completeProviderSignIn).mockResolvedValue('/jobs/1');
    server.use({ getMe: refuse('NOT_FOUND') });
    expect(await complete('code=1&state=2')).toEqual({ kind: 'newcomer', requested: '/jobs/1' });
    expect(localStorage.getItem(storedSession)).toBe('ada');
    localStorage.clear();
  });

  it('keeps no session that the server does not know', async () => {
    localStorage.setItem(storedSession, 'ada');
    vi.mocked(completeProviderSignIn).mockResolvedValue(null);
    server.use({ getMe: refuse('INTERNAL') });
    await expect(complete('code=1&state=2')).rejects.toThrow(errorTexts.INTERNAL);
    expect(localStorage.getItem(storedSession)).toBeNull();
  });

  it('signs in once more when the identity was only just joined to its account', async () => {
    const joined = new Error('Already found an entry for username Google_1234');
    vi.mocked(completeProviderSignIn).mockRejectedValue(joined);
    vi.mocked(repeatProviderSignIn).mockResolvedValueOnce(true);
    const settled = vi.fn();
    void complete('error=invalid_request').then(settled, settled);
    await waitFor(() => expect(repeatProviderSignIn).toHaveBeenCalledTimes(1));
    await Promise.resolve();
    expect(settled).not.toHaveBeenCalled();

    vi.mocked(repeatProviderSignIn).mockResolvedValueOnce(false);
    await expect(complete('error=invalid_request')).rejects.toThrow(invalid);
  });

  it('connects a provider only under the address of the account', async () => {
    server.use({ getMe: () => someone() });
    vi.mocked(addressToConnect).mockReturnValue('ada@example.org');
    vi.mocked(completeProviderSignIn).mockResolvedValue('/settings/account?connected=Google');
    vi.mocked(providerProfile).mockResolvedValueOnce({ email: 'Ada@example.org', firstName: '', lastName: '' });
    expect(await complete('code=1&state=2')).toMatchObject({ kind: 'signedIn' });
    vi.mocked(providerProfile).mockResolvedValueOnce({ email: 'eve@example.org', firstName: '', lastName: '' });
    await expect(complete('code=1&state=2')).rejects.toThrow(messages.providerOtherAddress);
    expect(endSession).toHaveBeenCalledTimes(1);
  });

  it('words a refusal of the server, and nothing else that an address says', async () => {
    const refused = new Error(`PreSignUp failed with error ${notice('confirmBeforeProvider')}.`);
    vi.mocked(completeProviderSignIn).mockRejectedValueOnce(refused);
    await expect(complete('error=invalid_request')).rejects.toThrow(messages.confirmBeforeProvider);
    vi.mocked(completeProviderSignIn).mockRejectedValueOnce(new Error('Call this number'));
    await expect(complete('error=invalid_request')).rejects.toThrow(invalid);
    expect(repeatProviderSignIn).not.toHaveBeenCalled();
  });
});
