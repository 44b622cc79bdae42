import { routes as publicRoutes } from 'virtual:public-routes';
import type { ApiArea, contracts } from '@shared/core/api/contracts';
import type { RouteCall, RouteResult } from '@shared/core/api/route';
import type { ErrorBody, ErrorCode } from '@shared/errors';
import { accessToken } from '../auth/cognito/access-token';
import { deviceId } from '../auth/device-id';
import { viewGrantId } from '../auth/view-as';
import { commonText } from '../i18n/i18n';
import { language } from '../i18n/language';
import { ApiError, isPassing } from './api-error';
import { keepFailedRequest } from './failed-requests';
import { isPlanRefusal, planRefusal } from './plan-refusal';
import { siteConfig } from '../browser/site-config';
import type { SaidBody } from './in-words';
import { announceSessionChange } from '../auth/stored-session';

export { ApiError } from './api-error';

type Contracts = typeof contracts;
type Operations = { [A in ApiArea]: (routes: Contracts[A]) => void }[ApiArea] extends (routes: infer All) => void
  ? All
  : never;
export type OperationName = keyof Operations;
export type ApiCall<N extends OperationName> = RouteCall<Operations[N]>;
export type ApiResult<N extends OperationName> = RouteResult<Operations[N]>;

export type CallOptions = {
  /** Same key for all attempts of one action, so it takes effect once. */
  idempotencyKey?: string;
  signal?: AbortSignal;
  /** The request outlives the page. */
  keepalive?: boolean;
};

/** The call argument is optional if nothing in it is required. */
type HasRequired<T> = T extends Partial<T> ? (Partial<T> extends T ? false : true) : true;
type Needs<C> = C extends { params: unknown } | { body: unknown }
  ? true
  : C extends { query: infer Q }
    ? HasRequired<Q>
    : false;
export type Arguments<N extends OperationName> =
  Needs<ApiCall<N>> extends true
    ? [call: ApiCall<N>, options?: CallOptions]
    : [call?: ApiCall<N>, options?: CallOptions];

type Parts = { params?: Record<string, string>; query?: Record<string, unknown>; body?: unknown };
type Declared = NonNullable<(typeof publicRoutes)[string]>;

const timeoutMs = 12_000;
const readAttempts = 3;
const backoffMs = 300;

const unreachable = () =>
  navigator.onLine
    ? new ApiError(0, { code: 'UNREACHABLE', error: commonText('error.unreachable') })
    : new ApiError(0, { code: 'OFFLINE', error: commonText('error.offline') });

let sessionRoutes: typeof publicRoutes = {};

/** API area of an operation; undefined for a session operation before its routes are loaded. */
export const areaOf = (name: OperationName): ApiArea | undefined => (publicRoutes[name] ?? sessionRoutes[name])?.area;

/** Session routes are not part of the initial bundle; start loading early when a session exists. */
export const loadSessionRoutes = (): Promise<typeof publicRoutes> =>
  import('virtual:session-routes').then(
    ({ routes }) => (sessionRoutes = routes),
    () => {
      throw unreachable();
    },
  );

const addressOf = (path: string, { params = {}, query = {} }: Parts): string => {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== '');
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return search ? `${filled}?${search}` : filled;
};

/** Sends the grant with every call of a staff member who views as another person. */
const viewing = () => {
  const grant = viewGrantId();
  return grant === null ? {} : { 'x-view-as': grant };
};

const headersFor = async (route: Declared, call: Parts, options: CallOptions, forceRefresh: boolean) => {
  const token = route.key ? null : await accessToken({ forceRefresh });
  return {
    accept: 'application/json',
    'accept-language': language,
    ...(call.body !== undefined && { 'content-type': 'application/json' }),
    ...(route.key && { 'x-api-key': (await siteConfig()).publishableKey }),
    ...(token && { authorization: `Bearer ${token}`, 'x-device-id': deviceId(), ...viewing() }),
    ...(route.idempotent && { 'idempotency-key': options.idempotencyKey ?? crypto.randomUUID() }),
  };
};

/** API Gateway's own refusals carry no error code. */
const gatewayCodes: Partial<Record<number, ErrorCode>> = { 413: 'PAYLOAD_TOO_LARGE', 429: 'TOO_MANY_REQUESTS' };

const refusalOf = async (status: number, body: ErrorBody | null): Promise<ApiError> => {
  const code = body?.code ?? gatewayCodes[status];
  const error = commonText('error.unreachable');
  if (!code) return new ApiError(status, { code: 'UNREACHABLE', error });
  const english = { error, ...body, code };
  return new ApiError(status, await import('./in-words').then((it) => it.refusalInWords(english)).catch(() => english));
};

const isSaid = (body: unknown): body is SaidBody =>
  typeof body === 'object' && body !== null && 'message' in body && 'code' in body;

/** Codes of changed permissions, after which the session is read again. */
const changedSession: readonly string[] = ['NO_ORGANIZATION', 'TWO_FACTOR_REQUIRED', 'ORGANIZATION_NOT_VERIFIED'];

const attempt = async (route: Declared, call: Parts, options: CallOptions, forceRefresh = false): Promise<unknown> => {
  const { signal } = options;
  // Also before a retry.
  signal?.throwIfAborted();
  const limit = AbortSignal.timeout(timeoutMs);
  const answer = await headersFor(route, call, options, forceRefresh)
    .then((headers) =>
      fetch(addressOf(route.path, call), {
        method: route.method,
        headers,
        signal: signal ? AbortSignal.any([signal, limit]) : limit,
        ...(options.keepalive && { keepalive: true }),
        ...(call.body !== undefined && { body: JSON.stringify(call.body) }),
      }),
    )
    .catch((error: unknown) => {
      if (signal?.aborted) throw error;
      throw unreachable();
    });
  const body: unknown = await answer.json().catch((error: unknown) => {
    if (signal?.aborted) throw error;
    if (answer.ok) throw unreachable();
    return null;
  });
  if (answer.ok) return isSaid(body) ? import('./in-words').then((it) => it.saidInWords(body)).catch(() => body) : body;
  keepFailedRequest(answer);
  const refused = body as ErrorBody | null;
  if (refused && changedSession.includes(refused.code)) announceSessionChange('changed');
  throw await refusalOf(answer.status, refused);
};

/** Refreshes a refused token once; if that fails, the session has ended. */
const authorised = async (route: Declared, call: Parts, options: CallOptions): Promise<unknown> => {
  const isRefused = (error: unknown) => route.token && error instanceof ApiError && error.status === 401;
  try {
    return await attempt(route, call, options);
  } catch (error) {
    if (!isRefused(error)) throw error;
  }
  try {
    return await attempt(route, call, options, true);
  } catch (error) {
    if (isRefused(error)) announceSessionChange('ended');
    throw error;
  }
};

/** Full jitter, to keep clients from retrying in sync. */
const pauseBefore = (retry: number): Promise<void> => {
  const share = crypto.getRandomValues(new Uint16Array(1))[0]! / 0xffff;
  return new Promise((resolve) => setTimeout(resolve, share * backoffMs * 2 ** retry));
};

const reading = async (route: Declared, call: Parts, options: CallOptions): Promise<unknown> => {
  for (let retry = 1; retry < readAttempts; retry += 1) {
    try {
      return await authorised(route, call, options);
    } catch (error) {
      if (!isPassing(error) || !navigator.onLine) throw error;
      await pauseBefore(retry);
    }
  }
  return authorised(route, call, options);
};

/** Files are scanned for viruses first. Nothing happened before that, so the same call can be sent again. */
const checkAttempts = 15;
const afterCheck = async (route: Declared, call: Parts, options: CallOptions): Promise<unknown> => {
  for (let left = checkAttempts - 1; ; left -= 1) {
    try {
      return await authorised(route, call, options);
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'UPLOAD_BEING_CHECKED' || left === 0) throw error;
      await new Promise((resolve) => setTimeout(resolve, (error.retryAfterSeconds ?? 1) * 1000));
    }
  }
};

let onSuccess: ((name: OperationName) => void) | null = null;

/** Sets the only listener for successful operations; null removes it. */
export const listenForOperations = (listener: typeof onSuccess): void => {
  onSuccess = listener;
};

export const api = async <N extends OperationName>(
  name: N,
  ...[call, options = {}]: Arguments<N>
): Promise<ApiResult<N>> => {
  const route = publicRoutes[name] ?? (await loadSessionRoutes())[name];
  if (!route) throw new Error(`Unknown operation ${name}`);
  const parts = (call ?? {}) as Parts;
  const isRead = route.method === 'GET';
  try {
    const result = (await (isRead ? reading : afterCheck)(route, parts, options)) as ApiResult<N>;
    onSuccess?.(name);
    return result;
  } catch (error) {
    // Pages show their own read errors; files have no page.
    const isAct = !isRead || name.startsWith('export');
    if (isAct && error instanceof ApiError && isPlanRefusal(error)) planRefusal.announce(error);
    throw error;
  }
};
