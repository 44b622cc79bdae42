import common from '@shared/locales/en/ui/common.json';
import { errorTexts, messages, refused } from '@shared/text/english.fixture';
import { onSessionChange } from '../auth/stored-session';
import { accessToken } from '../testing/identity';
import { api } from './api';
import type { ApiError } from './api-error';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { notice } from '@shared/text/notice';

const announced = vi.fn();

const answer = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });
const fetchMock = vi.fn<(address: string, init: RequestInit) => Promise<Response>>();
const headersOf = (call: number) => fetchMock.mock.calls[call]![1].headers as Record<string, string>;
const refusal = async (promise: Promise<unknown>) =>
  promise.then(
    () => expect.fail('should have been refused'),
    (error: unknown) => error as ApiError,
  );

// Loading takes real time.
beforeAll(() => import('./in-words'));
beforeEach(() => {
  vi.stubGlobal('fetch', fetchMock);
  return onSessionChange(announced);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
  fetchMock.mockReset();
});

describe('the API client', () => {
  it('fills path and query and omits missing values', async () => {
    fetchMock.mockResolvedValue(answer(200, { items: [] }));
    await api('listJobApplications', { params: { jobId: 'job_a/b' }, query: { cursor: undefined } });
    expect(fetchMock.mock.calls[0]![0]).toBe('/api/applications/jobs/job_a%2Fb');
    expect(headersOf(0)['authorization']).toBe('Bearer test-token');
  });

  it('sends the publishable key instead of a token where the contract asks for it', async () => {
    fetchMock.mockResolvedValue(answer(200, { message: 'ok' }));
    await api('sendOtp', { body: { email: 'a@b.org', type: 'email_verification' } });
    expect(headersOf(0)['x-api-key']).toBe('pk_test');
    expect(headersOf(0)['authorization']).toBeUndefined();
  });

  it('retries a read whose connection failed', async () => {
    fetchMock.mockRejectedValueOnce(new TypeError('network')).mockResolvedValueOnce(answer(503, {}));
    fetchMock.mockResolvedValueOnce(answer(200, { items: [], nextCursor: null }));
    await expect(api('searchJobs', { query: {} })).resolves.toEqual({ items: [], nextCursor: null });
    expect(fetchMock).toHaveBeenCalledTimes(3);
  });

  it('never retries a write', async () => {
    fetchMock.mockRejectedValue(new TypeError('network'));
    const error = await refusal(api('markAllNotificationsRead'));
    expect(error.code).toBe('UNREACHABLE');
    expect(fetchMock).toHaveBeenCalledTimes(1);
  });

  it('resends a write while its file is being checked, for a limited time', async () => {
    vi.useFakeTimers();
    const waiting = { error: 'The file is still being checked.', code: 'UPLOAD_BEING_CHECKED', retryAfterSeconds: 2 };
    fetchMock.mockImplementationOnce(async () => answer(409, waiting));
    fetchMock.mockImplementationOnce(async () => answer(200, {}));
    const saved = api('setResume', { body: { uploadId: 'upl_1', fileName: 'CV.pdf' } });
    await vi.runAllTimersAsync();
    await expect(saved).resolves.toEqual({});
    expect(fetchMock).toHaveBeenCalledTimes(2);

    fetchMock.mockImplementation(async () => answer(409, waiting));
    const refused = refusal(api('setResume', { body: { uploadId: 'upl_1', fileName: 'CV.pdf' } }));
    await vi.runAllTimersAsync();
    expect((await refused).code).toBe('UPLOAD_BEING_CHECKED');
    expect(fetchMock).toHaveBeenCalledTimes(2 + 15);
    vi.useRealTimers();
  });

  it('says when there is no network', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    fetchMock.mockRejectedValue(new TypeError('network'));
    const error = await refusal(api('searchJobs', { query: {} }));
    expect(error.code).toBe('OFFLINE');
    expect(fetchMock).toHaveBeenCalledTimes(1);
    vi.restoreAllMocks();
  });

  it('passes on the refusal with its fields', async () => {
    fetchMock.mockResolvedValue(
      answer(400, {
        error: errorTexts.INVALID_REQUEST,
        code: 'INVALID_REQUEST',
        fields: { email: refused(notice('emailInvalid')), role: { code: 'newerThanThisSite', error: 'Not this one.' } },
      }),
    );
    const error = await refusal(api('sendOtp', { body: { email: 'x', type: 'password_reset' } }));
    expect(error).toMatchObject({
      status: 400,
      code: 'INVALID_REQUEST',
      fields: { email: messages.emailInvalid, role: 'Not this one.' },
    });
  });

  it('translates the server’s message, or keeps a newer server’s English', async () => {
    const body = { email: 'a@b.org', type: 'email_verification' } as const;
    fetchMock.mockResolvedValueOnce(answer(200, { message: 'Sent', code: 'verificationCodeSent' }));
    expect((await api('sendOtp', { body })).message).toBe(messages.verificationCodeSent);
    fetchMock.mockResolvedValueOnce(answer(200, { message: 'Sent', code: 'newerThanThisSite' }));
    expect((await api('sendOtp', { body })).message).toBe('Sent');
  });

  it('translates a gateway refusal without a code', async () => {
    fetchMock.mockImplementation(async () => answer(429, { message: 'Too Many Requests' }));
    expect(await refusal(api('markAllNotificationsRead'))).toMatchObject({
      status: 429,
      code: 'TOO_MANY_REQUESTS',
      message: errorTexts.TOO_MANY_REQUESTS,
    });
    fetchMock.mockImplementation(async () => answer(413, { message: 'Request Entity Too Large' }));
    expect((await refusal(api('markAllNotificationsRead'))).code).toBe('PAYLOAD_TOO_LARGE');
    fetchMock.mockImplementation(async () => answer(418, {}));
    expect((await refusal(api('markAllNotificationsRead'))).code).toBe('UNREACHABLE');
  });

  const unreachable = common.error.unreachable;
  it.each([
    ['a function that failed', 500, { error: 'x', code: 'INTERNAL' }, errorTexts.INTERNAL],
    ['a gateway that failed', 500, { message: 'Internal Server Error' }, unreachable],
    ['a function that ran out of time', 503, { message: 'Service Unavailable' }, unreachable],
    ['a CDN that ran out of time', 504, 'not JSON', unreachable],
    ['too many requests', 429, { message: 'Too Many Requests' }, errorTexts.TOO_MANY_REQUESTS],
  ])('shows people a text for %s', async (_name, status, body, text) => {
    const answers = async () => (typeof body === 'string' ? new Response(body, { status }) : answer(status, body));
    fetchMock.mockImplementation(answers);
    expect((await refusal(api('markAllNotificationsRead'))).message).toBe(text);
  });

  it('renews a refused token once', async () => {
    accessToken.mockImplementation(async ({ forceRefresh } = {}) => (forceRefresh ? 'token-2' : 'token-1'));
    fetchMock.mockResolvedValueOnce(answer(401, { error: 'x', code: 'UNAUTHENTICATED' }));
    fetchMock.mockResolvedValueOnce(answer(200, {}));
    await api('getMe');
    expect(headersOf(1)['authorization']).toBe('Bearer token-2');
    expect(announced).not.toHaveBeenCalled();
  });

  it('ends the session when the renewed token is refused, too', async () => {
    fetchMock.mockImplementation(() => Promise.resolve(answer(401, { error: 'x', code: 'UNAUTHENTICATED' })));
    await refusal(api('getMe'));
    expect(fetchMock).toHaveBeenCalledTimes(2);
    expect(announced).toHaveBeenCalledWith('ended');
  });

  it('reloads the account when the caller has left their team', async () => {
    fetchMock.mockResolvedValue(answer(403, { error: 'x', code: 'NO_ORGANIZATION' }));
    expect((await refusal(api('listConversations', { query: {} }))).code).toBe('NO_ORGANIZATION');
    expect(announced).toHaveBeenCalledExactlyOnceWith('changed');
  });

  it('keeps the key of an intended action', async () => {
    fetchMock.mockImplementation(() => Promise.resolve(answer(201, {})));
    const body = { coverLetter: 'x', availableStart: '2027-01-01', expectedSalary: '', message: '' };
    await api('applyToJob', { params: { jobId: 'job_1' }, body }, { idempotencyKey: 'one' });
    await api('applyToJob', { params: { jobId: 'job_1' }, body });
    expect(headersOf(0)['idempotency-key']).toBe('one');
    expect(headersOf(1)['idempotency-key']).toMatch(/^[0-9a-f-]{36}$/);
  });
});
