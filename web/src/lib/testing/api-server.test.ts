import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { AppError } from '@shared/errors';
import { api } from '../api/api';
import { ApiError } from '../api/api-error';
import { type Answers, createApiServer, refuse, refusedByContract, unanswered, unreachable } from './api-server';
import { testId } from './ids';
import { errorTexts } from '@shared/text/english.fixture';

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

describe('the test API', () => {
  it('answers by the contract and records calls', async () => {
    serving({ saveJob: ({ params }) => ({ jobId: params.jobId, savedAt: '2026-11-21T08:00:00.000Z' }) });
    await expect(api('saveJob', { params: { jobId } })).resolves.toMatchObject({ jobId });
    expect(server.calls('saveJob')).toEqual([{ params: { jobId } }]);
    expect(server.called()).toEqual(['saveJob']);
    expect(server.problems()).toEqual([]);
  });

  it('prefers fixed paths to parameters', async () => {
    serving({ getUnreadMessages: () => ({ unread_total: 3 }) });
    await expect(api('getUnreadMessages')).resolves.toEqual({ unread_total: 3 });
  });

  it('reports an operation without an answer', async () => {
    await refusal(api('getMe'));
    expect(server.problems()).toEqual(['The test does not answer getMe']);
  });

  it('reports a call that breaks the contract', async () => {
    serving({ saveJob: () => expect.fail('should not be answered') });
    await refusal(api('saveJob', { params: { jobId: 'job_1' } }));
    expect(server.problems()).toEqual([
      expect.stringMatching(/^A call of saveJob breaks its contract: params: .*jobId/),
    ]);
  });

  it('refuses what the contract refuses when the test asks for that', async () => {
    serving({ saveJob: refusedByContract, confirmEmail: refusedByContract });
    expect((await refusal(api('saveJob', { params: { jobId: 'job_1' } }))).code).toBe('NOT_FOUND');
    expect((await refusal(api('confirmEmail', { body: { token: 'cut' } }))).code).toBe('INVALID_REQUEST');
    expect(server.problems()).toEqual([]);
    await refusal(api('saveJob', { params: { jobId } }));
    expect(server.problems()).toEqual([expect.stringContaining('The contract accepts this call')]);
  });

  it('reports an answer that breaks the contract', async () => {
    serving({ saveJob: () => ({ jobId, savedAt: 'today' }) });
    await refusal(api('saveJob', { params: { jobId } }));
    expect(server.problems()).toEqual([
      expect.stringMatching(/^The test's answer to saveJob breaks its contract: .*savedAt/),
    ]);
  });

  it('refuses like the API, with codes of the contract only', async () => {
    serving({ sendOtp: refuse('COOLDOWN', undefined, { retryAfterSeconds: 17 }) });
    const body = { email: 'a@b.org', type: 'email_verification' } as const;
    expect(await refusal(api('sendOtp', { body }))).toMatchObject({
      status: 429,
      code: 'COOLDOWN',
      message: errorTexts.COOLDOWN,
      retryAfterSeconds: 17,
    });
    expect(server.problems()).toEqual([]);
    server.use({
      sendOtp: () => {
        throw new AppError('OFFER_OPEN');
      },
    });
    await refusal(api('sendOtp', { body }));
    expect(server.problems()).toEqual(['The contract of sendOtp does not name OFFER_OPEN']);
  });

  it('can be unreachable, and lets calls be aborted', async () => {
    serving({ markAllNotificationsRead: unreachable, getMe: unanswered });
    expect((await refusal(api('markAllNotificationsRead'))).code).toBe('UNREACHABLE');
    const aborting = new AbortController();
    const reading = refusal(api('getMe', undefined, { signal: aborting.signal }));
    aborting.abort();
    expect(await reading).not.toBeInstanceOf(ApiError);
    expect(server.problems()).toEqual([]);
  });
});
