import {
  edgeHeaders,
  headers as headerNames,
  type Route,
  type RouteCall,
  type RouteResult,
} from '@shared/core/api/route';
import type { ErrorBody, ErrorCode } from '@shared/errors';
import { randomInt } from 'node:crypto';

export type CallOptions = {
  token?: string;
  idempotencyKey?: string;
  /** Unique by default, so daily limits do not couple tests. */
  ip?: string;
  headers?: Record<string, string>;
  rawBody?: string;
  gateway?: string;
};

/** Both answers and refusals have codes. */
type WithCode<Body> = Body extends { code: infer Code }
  ? Omit<Body, 'code'> & { code: Code | ErrorCode }
  : Body & { code?: ErrorCode };

export type Reply<R extends Route> = {
  status: number;
  headers: Headers;
  body: WithCode<RouteResult<R>> & Partial<Omit<ErrorBody, 'code'>>;
};

type Parts = { params?: Record<string, string>; query?: Record<string, string | number | undefined>; body?: unknown };
type Args<R extends Route> =
  object extends RouteCall<R>
    ? [call?: RouteCall<R>, options?: CallOptions]
    : [call: RouteCall<R>, options?: CallOptions];

export const randomIp = (): string => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;

const addressOf = (route: Route, { params = {}, query = {} }: Parts): string => {
  const path = route.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]): [string, string][] =>
      value === undefined ? [] : [[name, String(value)]],
    ),
  ).toString();
  return search ? `${path}?${search}` : path;
};

const headersOf = (route: Route, options: CallOptions): Record<string, string> => ({
  [edgeHeaders.viewerAddress]: `${options.ip ?? randomIp()}:443`,
  // For a stage without a CDN, called at the API's own address.
  ...(process.env['ORIGIN_KEY'] && { [edgeHeaders.originKey]: process.env['ORIGIN_KEY'] }),
  ...(route.access === 'publishableKey' && { [headerNames.publishableKey]: process.env['PUBLISHABLE_KEY'] ?? '' }),
  ...(route.body && { 'content-type': 'application/json' }),
  ...(options.token && { authorization: `Bearer ${options.token}` }),
  ...(options.idempotencyKey && { [headerNames.idempotencyKey]: options.idempotencyKey }),
  ...options.headers,
});

export const gatewayAddress = (): string => {
  const address = process.env['AWS_ENDPOINT_URL'];
  if (!address) throw new Error('No stack is running: call sharedStack() or startTestStack() first.');
  return new URL(address).origin;
};

export const api = async <R extends Route>(route: R, ...[call, options = {}]: Args<R>): Promise<Reply<R>> => {
  const parts = (call ?? {}) as Parts;
  const body = options.rawBody ?? (parts.body === undefined ? undefined : JSON.stringify(parts.body));
  const response = await fetch(`${options.gateway ?? gatewayAddress()}${addressOf(route, parts)}`, {
    method: route.method,
    headers: headersOf(route, options),
    ...(body !== undefined && { body }),
  });
  const text = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    body: (text ? JSON.parse(text) : {}) as Reply<R>['body'],
  };
};
