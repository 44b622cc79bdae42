import type * as z from 'zod';
import type { PlanFeature } from '../../money/billing/vocabulary';
import type { Act } from '../../organizations/rules/may';
import type { Action, KeyAction } from '../../organizations/rules/permissions';
import type { ErrorCode } from '../../errors';
import type { KeyScope } from '../../connect/model/api-key-vocabulary';
import type { Cost } from '../limits/call-limits';

/** API keys of organizations with this scope, acting as service members with this permission. */
export type KeyAccess = { scope: KeyScope; action: KeyAction };

/** `publishableKey`: x-api-key header; `signedIn`: any session, even with an unconfirmed email; else by role. */
export type PeopleAccess = 'public' | 'publishableKey' | 'signedIn' | Action;
export type Access = PeopleAccess | KeyAccess;

export type Route = {
  method: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: `/api/${string}`;
  access: Access;
  summary: string;
  status?: 201;
  /** Accepts an Idempotency-Key header: the same key and body replay the first response. */
  idempotent?: true;
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  /** Members of an organization need its verification. */
  verified?: true;
  /** Rejected while a deletion of the caller's account is pending. */
  staying?: true;
  /** Rejected by the rules of `may`, with the obstacle. `plan` names the plan's feature as well. */
  act?: Act;
  /** Feature that the plan includes or counts: the caller has the plan's entitlements. Rejected if the plan lacks it. */
  plan?: PlanFeature;
  /** Cost of a call, if it differs from the default of its method (`costOf`). */
  cost?: Cost;
  /** Passes the caller's IP address and browser. */
  device?: true;
  /** Maximum body size in bytes, if larger than the default. */
  bodyBytes?: number;
  response: z.ZodType;
  /** Errors specific to this operation; those of access and validation and INTERNAL always apply. */
  errors: readonly ErrorCode[];
};

export const defineRoutes = <const T extends Record<string, Route>>(routes: T): T => routes;

export const isForKeys = (access: Access): access is KeyAccess => typeof access === 'object';

/** Default by method: read or write. */
export const costOf = ({ cost, method }: Pick<Route, 'cost' | 'method'>): Cost =>
  cost ?? (method === 'GET' || method === 'HEAD' ? 'read' : 'write');

/** Whether guests can write: sign-up, codes, resets, screen pairing. These have the tightest limits. */
export const invitesAbuse = (route: Pick<Route, 'access' | 'cost' | 'method'>): boolean =>
  route.access === 'publishableKey' && costOf(route) !== 'read';

/** Whether people need a session. */
export const needsToken = ({ access }: Route): boolean =>
  !isForKeys(access) && access !== 'public' && access !== 'publishableKey';

/** Headers set only by the CDN: the caller's address, its state or province, and a secret that proves it is the CDN. */
export const edgeHeaders = {
  viewerAddress: 'CloudFront-Viewer-Address',
  viewerRegion: 'CloudFront-Viewer-Country-Region-Name',
  originKey: 'x-origin-key',
} as const;

/** Content-Length of 10 MB and more, which the CDN's firewall blocks. */
export const largeBody = /^[0-9]{8,}$/;

export const headers = {
  idempotencyKey: 'idempotency-key',
  publishableKey: 'x-api-key',
  language: 'accept-language',
  /** Grant by which a staff member reads as another person. */
  viewAs: 'x-view-as',
  /** Random ID stored in the browser, which identifies the device of a sign-in. */
  device: 'x-device-id',
} as const;

/** Headers of answers. The limits follow draft-ietf-httpapi-ratelimit-headers-10. */
export const answerHeaders = {
  replayed: 'idempotent-replayed',
  rateLimit: 'ratelimit',
  rateLimitPolicy: 'ratelimit-policy',
} as const;

type Part<R extends Route, K extends 'params' | 'query' | 'body', Side extends 'in' | 'out'> = R[K] extends z.ZodType
  ? { [P in K]: Side extends 'in' ? z.input<R[K]> : z.output<R[K]> }
  : unknown;

export type RouteInput<R extends Route> = Part<R, 'params', 'out'> & Part<R, 'query', 'out'> & Part<R, 'body', 'out'>;
export type RouteCall<R extends Route> = Part<R, 'params', 'in'> & Part<R, 'query', 'in'> & Part<R, 'body', 'in'>;
export type RouteResult<R extends Route> = z.output<R['response']>;
