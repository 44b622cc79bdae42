import { cleanup } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect } from 'vitest';
import type { ApiArea, contracts } from '@shared/core/api/contracts';
import { headers, needsToken, type Route, type RouteInput } from '@shared/core/api/route';
import { AppError, errorStatus, type ErrorCode, type ErrorExtras } from '@shared/errors';
import errors from '@shared/locales/en/errors.json';
import notices from '@shared/locales/en/notices.json';
import type { Notice } from '@shared/text/notice';
import { refusalBody } from '@shared/text/refusal';
import { loadSessionRoutes, type ApiCall, type ApiResult, type OperationName } from '../api/api';
import { checkedAnswer, checkedRequest, mayRefuse } from './contract-check';
import { routeOf, type ReceivedParts } from './contract-routing';

type Contracts = typeof contracts;
type RouteOf<N extends OperationName> = {
  [A in ApiArea]: N extends keyof Contracts[A] ? Contracts[A][N] : never;
}[ApiArea];
type Handled<R> = R extends Route ? RouteInput<R> : never;

/** Works like a handler: takes the parsed request, refuses by throwing `AppError`. */
type Answer<N extends OperationName> = (request: Handled<RouteOf<N>>) => ApiResult<N> | Promise<ApiResult<N>>;
export type Answers = { [N in OperationName]?: Answer<N> };

type Received = { name: OperationName; call: ReceivedParts; idempotencyKey: string | null };

export const refuse =
  (code: ErrorCode, reason?: Notice, extras: ErrorExtras = {}) =>
  (): never => {
    throw new AppError(code, reason, extras);
  };

class NoConnection extends Error {}

export const unreachable = (): never => {
  throw new NoConnection();
};

/** For calls that the contract itself refuses, such as one with a truncated token. */
export const refusedByContract = (): never => {
  throw new Error('The contract accepts this call');
};

export const unanswered = (): Promise<never> => new Promise(() => undefined);

/** The part of a response that the client reads. It resolves in microtasks, so `act` waits for it. */
const responseOf = (status: number, body: unknown): Response =>
  ({
    ok: status < 400,
    status,
    headers: new Headers(),
    json: async () => JSON.parse(JSON.stringify(body)) as unknown,
  }) as Response;

const refusalOf = (error: AppError): Response =>
  responseOf(errorStatus[error.code], refusalBody(error, { notices, errors }));

const untilAborted = (signal: AbortSignal | null | undefined): Promise<never> =>
  new Promise((_, reject) => {
    const giveUp = () => reject(signal?.reason as Error);
    if (signal?.aborted) giveUp();
    else signal?.addEventListener('abort', giveUp);
  });

/** Answers that many pages need beside their own data: nothing is limited, unless a test says so. */
const everywhere: Answers = {
  getPlan: () => ({
    billing: 'off',
    kind: 'employer',
    plan: null,
    use: [],
    mayChange: false,
    administrators: [],
    graceUntil: null,
  }),
};

/** Replaces the network with the API. Broken contracts and operations without an answer are problems. */
export const createApiServer = (usual: Answers) => {
  let answers: Answers = { ...everywhere, ...usual };
  let received: Received[] = [];
  let problems: string[] = [];

  const broken = (problem: string): Response => {
    problems.push(problem);
    return responseOf(500, { error: problem, code: 'INTERNAL' });
  };

  const answerTo = async (name: OperationName, route: Route, call: ReceivedParts): Promise<Response> => {
    const answer = answers[name] as ((request: unknown) => unknown) | undefined;
    if (!answer) return broken(`The test does not answer ${name}`);
    const request = await checkedRequest(route, call);
    if (request.problem !== null) {
      if (answer === refusedByContract) return refusalOf(new AppError(request.refusal));
      return broken(`A call of ${name} breaks its contract: ${request.problem}`);
    }
    try {
      const reply = await checkedAnswer(route, await answer(request.value));
      if (reply.problem !== null) return broken(`The test's answer to ${name} breaks its contract: ${reply.problem}`);
      return responseOf(route.status ?? 200, reply.value);
    } catch (error) {
      if (error instanceof NoConnection) throw new TypeError('Failed to fetch', { cause: error });
      if (!(error instanceof AppError)) return broken(`The answer to ${name} failed: ${String(error)}`);
      if (!mayRefuse(route, error.code)) return broken(`The contract of ${name} does not name ${error.code}`);
      return refusalOf(error);
    }
  };

  const serve = async (address: string, init: RequestInit = {}): Promise<Response> => {
    const found = routeOf(init.method ?? 'GET', address, init.body);
    if (!found) return broken(`No operation has the address ${init.method} ${address}`);
    const { name, route, call } = found;
    const sent = new Headers(init.headers);
    received.push({ name, call, idempotencyKey: sent.get(headers.idempotencyKey) });
    if (needsToken(route) && !sent.has('authorization')) return broken(`${name} was called without a token`);
    return Promise.race([answerTo(name, route, call), untilAborted(init.signal)]);
  };

  return {
    /** Overrides answers for the rest of this test. */
    use: (own: Answers): void => void (answers = { ...answers, ...own }),
    /** The calls of an operation, oldest first. */
    calls: <N extends OperationName>(name: N): ApiCall<N>[] =>
      received.filter((one) => one.name === name).map(({ call }) => call as ApiCall<N>),
    /** The idempotency keys of an operation's calls, oldest first. */
    idempotencyKeys: (name: OperationName): (string | null)[] =>
      received.filter((one) => one.name === name).map(({ idempotencyKey }) => idempotencyKey),
    called: (): OperationName[] => received.map(({ name }) => name),
    forgetCalls: (): void => void (received = []),
    problems: (): readonly string[] => problems,
    serve,
    reset: (): void => {
      answers = { ...everywhere, ...usual };
      received = [];
      problems = [];
    },
  };
};

/** Serves the API to the tests of a file. A problem fails the test that caused it. */
export const answering = (usual: Answers) => {
  const { serve, reset, problems, ...server } = createApiServer(usual);
  const network = globalThis.fetch;
  // Preloaded so that a call is answered in microtasks, which `act` waits for.
  beforeAll(() => Promise.all([loadSessionRoutes(), import('../api/in-words')]));
  beforeEach(() => {
    reset();
    globalThis.fetch = serve as typeof fetch;
  });
  afterEach(() => {
    // A failing hook skips the ones after it, and with them the usual cleanup.
    cleanup();
    globalThis.fetch = network;
    expect(problems(), 'Problems of the API in this test').toEqual([]);
  });
  return server;
};
