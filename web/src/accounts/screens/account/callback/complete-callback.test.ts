import { waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { errorTexts, messages, said } from '@shared/text/english.fixture';
import { rememberAttempt } from '@/lib/auth/cognito/provider-attempt';
import { answering, refuse, refusedByContract } from '@/lib/testing/api-server';
import { identity, storeSession, userKey } from '@/lib/testing/identity';
import { someone } from '../testing';
import { completeCallback } from './complete-callback';
import { notice } from '@shared/text/notice';

const server = answering({});
const token = 'a'.repeat(43);
const complete = (search: string) => completeCallback(new URLSearchParams(search));
const invalid = errorTexts.INVALID_TOKEN;

describe('the return from an email or a provider', () => {
  it('uses the link and passes the server’s message on', async () => {
    server.use({ confirmEmail: () => said('emailConfirmed') });
    expect(await complete(`token=${token}`)).toEqual({ kind: 'confirmed', message: messages.emailConfirmed });
    expect(server.calls('confirmEmail')).toEqual([{ body: { token } }]);
  });

  it('rejects a truncated link as invalid', async () => {
    server.use({ confirmEmail: refusedByContract });
    await expect(complete('token=ab')).rejects.toThrow(invalid);
  });

  it('rejects an address without a request', async () => {
    await expect(complete('')).rejects.toThrow(invalid);
    expect(server.called()).toEqual([]);
  });

  it('finishes a provider’s sign-in and continues within this site only', async () => {
    server.use({ getMe: () => someone() });
    identity.returnFromProvider.mockResolvedValueOnce('/jobs').mockResolvedValueOnce('//evil.example');
    expect(await complete('code=1&state=2')).toEqual({ kind: 'signedIn', requested: '/jobs' });
    expect(await complete('code=1&state=3')).toEqual({ kind: 'signedIn', requested: null });
  });

  it('keeps the session of a newcomer without an account', async () => {
    storeSession();
    identity.returnFromProvider.mockResolvedValue('/jobs/1');
    server.use({ getMe: refuse('NOT_FOUND') });
    expect(await complete('code=1&state=2')).toEqual({ kind: 'newcomer', requested: '/jobs/1' });
    expect(localStorage.getItem(userKey)).toBe('ada');
  });

  it('drops a session that the server does not know', async () => {
    storeSession();
    identity.returnFromProvider.mockResolvedValue(null);
    server.use({ getMe: refuse('INTERNAL') });
    await expect(complete('code=1&state=2')).rejects.toThrow(errorTexts.INTERNAL);
    expect(localStorage.getItem(userKey)).toBeNull();
  });

  it('signs in again when the identity was only just linked to its account', async () => {
    const joined = new Error('Already found an entry for username Google_1234');
    identity.returnFromProvider.mockRejectedValue(joined);
    rememberAttempt({ provider: 'Google', next: '/jobs', repeated: false });
    const settled = vi.fn();
    void complete('error=invalid_request').then(settled, settled);
    const again = { provider: 'Google', next: '/jobs', repeated: true } as const;
    await waitFor(() => expect(identity.leaveForProvider).toHaveBeenCalledExactlyOnceWith(again));
    await Promise.resolve();
    expect(settled).not.toHaveBeenCalled();

    rememberAttempt(again);
    await expect(complete('error=invalid_request')).rejects.toThrow(invalid);
  });

  it('connects a provider only for the account with the same address', async () => {
    server.use({ getMe: () => someone() });
    storeSession();
    rememberAttempt({ provider: 'Google', next: null, repeated: false, connects: 'ada@example.org' });
    identity.returnFromProvider.mockResolvedValue('/settings/account?connected=Google');
    identity.currentProfile.mockResolvedValueOnce({ email: 'Ada@example.org', firstName: '', lastName: '' });
    expect(await complete('code=1&state=2')).toMatchObject({ kind: 'signedIn' });
    identity.currentProfile.mockResolvedValueOnce({ email: 'eve@example.org', firstName: '', lastName: '' });
    await expect(complete('code=1&state=2')).rejects.toThrow(messages.providerOtherAddress);
    expect(identity.endCurrentSession).toHaveBeenCalledTimes(1);
  });

  it('shows the server’s refusal, and no text from the address', async () => {
    const refused = new Error(`PreSignUp failed with error ${notice('confirmBeforeProvider')}.`);
    identity.returnFromProvider.mockRejectedValueOnce(refused);
    await expect(complete('error=invalid_request')).rejects.toThrow(messages.confirmBeforeProvider);
    rememberAttempt({ provider: 'Google', next: '/jobs', repeated: false });
    identity.returnFromProvider.mockRejectedValueOnce(new Error('Call this number'));
    await expect(complete('error=invalid_request')).rejects.toThrow(invalid);
    expect(identity.leaveForProvider).not.toHaveBeenCalled();
  });
});
