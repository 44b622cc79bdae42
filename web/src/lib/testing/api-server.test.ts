import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { AppError } from '@shared/errors';
import { api } from '../api/api';
import { ApiError } from '../api/api-error';
import { type Answers, createApiServer, refuse, refusedByContract, unanswered, unreachable } from './api-server';
import { testId } from './ids';

const jobId = testId('job');
const network = globalThis.fetch;
let server: ReturnType<typeof createApiServer>;
const serving = (answers: Answers) => {
  server = createApiServer(answers);
  globalThis.fetch = server.serve as typeof fetch;
};
const refusal = (call: Promise<unknown>) =>
  call.then(
    () => expect.fail('should have been refused'),
    (error: unknown) => error as ApiError,
  );

beforeEach(() => serving({}));
afterEach(() => {
  globalThis.fetch = network;
});

describe('the API of a test', () => {
  it('answers by the contract and knows what it was called with', async () => {
    serving({ saveJob: ({ params }) => ({ jobId: params.jobId, savedAt: '2026-11-21T08:00:00.000Z' }) });
    await expect(api('saveJob', { params: { jobId } })).resolves.toMatchObject({ jobId });
    expect(server.calls('saveJob')).toEqual([{ params: { jobId } }]);
    expect(server.called()).toEqual(['saveJob']);
    expect(server.problems()).toEqual([]);
  });

  it('tells fixed paths from those with a name in their place', async () => {
    serving({ getUnreadMessages: () => ({ unread_total: 3 }) });
    await expect(api('getUnreadMessages')).resolves.toEqual({ unread_total: 3 });
  });

  it('does not take what nobody answers for an answer', async () => {
    await refusal(api('getMe'));
    expect(server.problems()).toEqual(['The test does not answer getMe']);
  });

  it('takes no call that the contract refuses', async () => {
    serving({ saveJob: () => expect.fail('should not be answered') });
    await refusal(api('saveJob', { params: { jobId: 'job_1' } }));
    expect(server.problems()).toEqual([expect.stringMatching(/^saveJob was called with .* params: .*jobId/)]);
  });

  it('refuses like the contract where that is what the test is about', async () => {
    serving({ saveJob: refusedByContract, confirmEmail: refusedByContract });
    expect((await refusal(api('saveJob', { params: { jobId: 'job_1' } }))).code).toBe('NOT_FOUND');
    expect((await refusal(api('confirmEmail', { body: { token: 'cut' } }))).code).toBe('INVALID_REQUEST');
    expect(server.problems()).toEqual([]);
    await refusal(api('saveJob', { params: { jobId } }));
    expect(server.problems()).toEqual([expect.stringContaining('The contract takes this call')]);
  });

  it('gives no answer that the contract excludes', async () => {
    serving({ saveJob: () => ({ jobId, savedAt: 'today' }) });
    await refusal(api('saveJob', { params: { jobId } }));
    expect(server.problems()).toEqual([expect.stringMatching(/^The test answers saveJob with .*savedAt/)]);
  });

  it('refuses as the API does, with what the contract names only', async () => {
    serving({ sendOtp: refuse('COOLDOWN', 'Wait.', { retryAfterSeconds: 17 }) });
    const body = { email: 'a@b.org', type: 'email_verification' } as const;
    expect(await refusal(api('sendOtp', { body }))).toMatchObject({
      status: 429,
      code: 'COOLDOWN',
      message: 'Wait.',
      retryAfterSeconds: 17,
    });
    expect(server.problems()).toEqual([]);
    server.use({
      sendOtp: () => {
        throw new AppError('OFFER_OPEN');
      },
    });
    await refusal(api('sendOtp', { body }));
    expect(server.problems()).toEqual(['sendOtp is never refused with OFFER_OPEN']);
  });

  it('can be out of reach, and lets a call be given up', async () => {
    serving({ markAllNotificationsRead: unreachable, getMe: unanswered });
    expect((await refusal(api('markAllNotificationsRead'))).code).toBe('UNREACHABLE');
    const aborting = new AbortController();
    const reading = refusal(api('getMe', undefined, { signal: aborting.signal }));
    aborting.abort();
    expect(await reading).not.toBeInstanceOf(ApiError);
    expect(server.problems()).toEqual([]);
  });
});
