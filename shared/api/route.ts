import type * as z from 'zod';
import type { Action } from '../domain/permissions';
import type { ErrorCode } from '../errors';

/**
 * Who may call: `public` needs nothing, `publishableKey` the x-api-key header, `signedIn` any session (even before the
 * email is confirmed), an action of the permission matrix a role that has it.
 */
export type Access = 'public' | 'publishableKey' | 'signedIn' | Action;

/** One HTTP operation. infra wires it, a lambda serves it, the local gateway matches it, the web client calls it. */
export type Route = {
  method: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: `/api/${string}`;
  access: Access;
  summary: string;
  /** Success status when it is not 200. */
  status?: 201;
  /** Takes an Idempotency-Key header: the same key and body replays the first answer. */
  idempotent?: true;
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  /** When a full body is larger than what operations take otherwise. */
  bodyBytes?: number;
  response: z.ZodType;
  /** Refusals particular to this operation; those of access, parsing and INTERNAL go without saying. */
  errors: readonly ErrorCode[];
};

export const defineRoutes = <const T extends Record<string, Route>>(routes: T): T => routes;

/** Whether the gateway verifies a token before the lambda runs. */
export const needsToken = (route: Route): boolean => route.access !== 'public' && route.access !== 'publishableKey';

/** What only the CDN may say: who is calling, and the key that shows it is the CDN. */
export const entranceHeaders = { viewerAddress: 'CloudFront-Viewer-Address', originKey: 'x-origin-key' } as const;

/** Value of Content-Length from 10 MB on, which the CDN's firewall refuses. */
export const largeBody = /^[0-9]{8,}$/;

export const headers = { idempotencyKey: 'idempotency-key', publishableKey: 'x-api-key' } as const;

type Part<R extends Route, K extends 'params' | 'query' | 'body', Side extends 'in' | 'out'> = R[K] extends z.ZodType
  ? { [P in K]: Side extends 'in' ? z.input<R[K]> : z.output<R[K]> }
  : unknown;

/** What the handler receives, parsed. */
export type RouteInput<R extends Route> = Part<R, 'params', 'out'> & Part<R, 'query', 'out'> & Part<R, 'body', 'out'>;
/** What the client sends, before parsing. */
export type RouteCall<R extends Route> = Part<R, 'params', 'in'> & Part<R, 'query', 'in'> & Part<R, 'body', 'in'>;
export type RouteResult<R extends Route> = z.output<R['response']>;
