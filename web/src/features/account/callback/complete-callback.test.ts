import { beforeEach, describe, expect, it, vi } from 'vitest';
import { errorCatalogue } from '@shared/errors';
import { api } from '@/lib/api';
import { ApiError } from '@/lib/api-error';
import { completeProviderSignIn } from '@/lib/auth';
import { someone } from '../testing';
import { completeCallback } from './complete-callback';

vi.mock('@/lib/api', () => ({ api: vi.fn() }));
vi.mock('@/lib/auth', () => ({ completeProviderSignIn: vi.fn() }));

const complete = (search: string) => completeCallback(new URLSearchParams(search));
const invalid = errorCatalogue.INVALID_TOKEN.message;

describe('return from an e-mail or a provider', () => {
  beforeEach(() => {
    vi.resetAllMocks();
  });

  it('spends the link and passes the server’s message on', async () => {
    vi.mocked(api).mockResolvedValue({ message: 'Confirmed' });
    expect(await complete('token=abc')).toEqual({ kind: 'confirmed', message: 'Confirmed' });
    expect(api).toHaveBeenCalledWith('confirmEmail', { body: { token: 'abc' } });
  });

  it('calls a cut-off link not valid', async () => {
    vi.mocked(api).mockRejectedValue(new ApiError(400, { code: 'INVALID_REQUEST', error: 'Some fields' }));
    await expect(complete('token=ab')).rejects.toThrow(invalid);
  });

  it('refuses an address that asks for nothing', async () => {
    await expect(complete('')).rejects.toThrow(invalid);
    expect(api).not.toHaveBeenCalled();
  });

  it('finishes a provider’s sign-in and goes on within this site only', async () => {
    vi.mocked(api).mockResolvedValue(someone());
    vi.mocked(completeProviderSignIn).mockResolvedValueOnce('/jobs').mockResolvedValueOnce('//evil.example');
    expect(await complete('code=1&state=2')).toEqual({ kind: 'signedIn', requested: '/jobs' });
    expect(await complete('code=1&state=3')).toEqual({ kind: 'signedIn', requested: null });
  });

  it('keeps no session of somebody without an account here', async () => {
    localStorage.setItem('CognitoIdentityServiceProvider.client.LastAuthUser', 'ada');
    vi.mocked(completeProviderSignIn).mockResolvedValue(null);
    vi.mocked(api).mockRejectedValue(new ApiError(404, { code: 'NOT_FOUND', error: 'No account' }));
    await expect(complete('code=1&state=2')).rejects.toThrow('No account');
    expect(localStorage.length).toBe(0);
  });
});
