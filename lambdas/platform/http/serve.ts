import { AppError, errorStatus, type ErrorCode } from '@shared/errors';
import {
  answerHeaders,
  costOf,
  headers,
  isForKeys,
  type Route,
  type RouteInput,
  type RouteResult,
} from '@shared/core/api/route';
import { operationsOf, type Operation } from '@shared/core/api/operations-of';
import { notice } from '@shared/text/notice';
import { scopeOf } from '@shared/organizations/rules/permissions';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { inAuditContext, type AuditContext } from '../audit/context';
import { requestContext } from '../audit/request-context';
import type { AnswerHeaders, Machines } from '../machine/authenticate-key';
import {
  authorizedCaller,
  organizationOf,
  requireStaying,
  requireVerified,
  signedInCaller,
  type AuthorizedCaller,
  type CallerFor,
  type MachineCaller,
  type SignedInCaller,
} from './caller';
import { behindCdn, type FromCdn } from './behind-cdn';
import { clientIp } from './client-ip';
import { deviceOf, type IdentifiedDevice } from './device';
import { environment } from '../environment';
import type { Answer, Idempotency } from './idempotency';
import { sameHash } from '../crypto/keyed-hash';
import type { Language } from '@shared/text/language';
import { log } from '../logger';
import { requireAct, requirePlan } from '../plans/plan-refusal';
import { refusalReply, toReply } from './reply';
import { recordSecurityEvent, type SecurityPlatform } from './security-events';
import type { VerifyToken } from './verify-token';
import { isCounted } from '@shared/core/limits/call-limits';
import type { CountedCall, CallCounts } from '../table/call-counts';
import type { Callers } from './ports';
import { parseRequest } from './parse-request';
import { readerLanguage } from './reader-language';

/** `ip` is the viewer's address, for limits on operations without a session. */
export type Request<R extends Route> = RouteInput<R> & {
  caller: CallerFor<R['access']>;
  language: Language;
} & (R['access'] extends 'publishableKey' ? { ip: string } : unknown) &
  (R['device'] extends true ? { device: IdentifiedDevice } : unknown);
export type Handlers<T extends Record<string, Route>> = {
  [K in keyof T]: (request: Request<T[K]>) => Promise<RouteResult<T[K]>>;
};
export type ServePlatform = {
  callers: Callers;
  verifyToken: VerifyToken;
  idempotency: Idempotency;
  fromCdn: FromCdn;
  keepsDeletion: AuditContext['keepsDeletion'];
  work: CallCounts;
  /** Only for functions with routes for API keys. */
  machines?: Machines;
} & SecurityPlatform;

type AnyHandler = (request: unknown) => Promise<unknown>;
type AnyCaller = SignedInCaller | AuthorizedCaller | MachineCaller | null;

type Call = { route: Route; event: APIGatewayProxyEventV2; headers: AnswerHeaders };

const identified = async ({ route, event, headers: sent }: Call, platform: ServePlatform): Promise<AnyCaller> => {
  if (isForKeys(route.access)) {
    if (!platform.machines) throw new Error('A function with routes for API keys needs platform.machines.');
    return platform.machines.authenticate(event, route.access, sent);
  }
  switch (route.access) {
    case 'public':
      return null;
    case 'publishableKey':
      if (!sameHash(event.headers[headers.publishableKey] ?? '', environment('publishableKey').PUBLISHABLE_KEY)) {
        throw new AppError('INVALID_API_KEY');
      }
      return null;
    case 'signedIn':
      return signedInCaller(event, platform);
    default: {
      const caller = await authorizedCaller(event, route.access, platform, route.plan);
      if (route.act) requireAct(caller, route.act);
      if (route.verified) requireVerified(caller);
      if (route.plan) requirePlan(caller, route.plan);
      return caller;
    }
  }
};

const callerOf = async (call: Call, platform: ServePlatform): Promise<AnyCaller> => {
  const caller = await identified(call, platform);
  if (call.route.staying && caller) requireStaying(caller);
  return caller;
};

/** Members of an unverified organization count together, so inviting more doesn't raise the limit. */
const workOf = (route: Route, caller: AnyCaller): CountedCall | null => {
  const cost = costOf(route);
  if (!caller || !isCounted(cost)) return null;
  const accountId = caller.viewedBy?.staffId ?? caller.userId;
  if (!('role' in caller)) return { accountId, cost, standing: 'newcomer' };
  if (!caller.unverified) return { accountId, cost, standing: 'person' };
  const mayVerify = scopeOf('verifyOrganization', caller.role) !== 'none';
  return { accountId: organizationOf(caller), cost, standing: 'unverified', mayVerify };
};

const idempotencyOf = (name: string, route: Route, event: APIGatewayProxyEventV2, caller: AnyCaller) => {
  const key = route.idempotent && event.headers[headers.idempotencyKey];
  if (!key) return null;
  if (!/^[\w-]{16,64}$/.test(key)) throw new AppError('INVALID_REQUEST', notice('idempotencyKeyInvalid'));
  return { scope: `${caller?.userId ?? 'public'}#${name}`, key, content: `${event.rawPath}\n${event.body ?? ''}` };
};

/** Binds a contract to its handlers. A response that breaks the contract is a logged 500. */
export const serve = <T extends Record<string, Route>>(routes: T, handlers: Handlers<T>, platform: ServePlatform) => {
  const find = operationsOf(routes);

  const answer = async (
    event: APIGatewayProxyEventV2,
    operation: Operation | null,
    sent: AnswerHeaders,
  ): Promise<Answer> => {
    if (!operation) throw new AppError('NOT_FOUND');
    const { name, route } = operation;
    const caller = await callerOf({ route, event, headers: sent }, platform);
    const ip = route.access === 'publishableKey' ? clientIp(event) : undefined;
    const language = readerLanguage(event.headers[headers.language]);
    const device = route.device ? deviceOf(event) : undefined;
    const request = { ...(await parseRequest(route, event)), caller, ip, device, language };
    const run = async (): Promise<Answer> => {
      const result = await (handlers[name] as unknown as AnyHandler)(request);
      return { statusCode: route.status ?? 200, body: JSON.stringify(route.response.parse(result)) };
    };
    const once = idempotencyOf(name, route, event, caller);
    const work = workOf(route, caller);
    return inAuditContext(requestContext(name, event, caller, platform), async () => {
      const viewer = caller?.viewedBy;
      // Loaded on demand, because only staff need it.
      if (viewer) await (await import('./admit-viewer')).admitViewer(name, viewer, platform.callers);
      if (caller && 'key' in caller) await platform.machines?.recordUse(caller.key);
      const runOnce = () => (once ? platform.idempotency.once(once, run) : run());
      return work ? platform.work.during(work, runOnce) : runOnce();
    });
  };

  const handle = async (received: APIGatewayProxyEventV2): Promise<APIGatewayProxyStructuredResultV2> => {
    const found = find(received.requestContext.http.method, received.rawPath);
    const operation = found?.name ?? received.routeKey;
    // The gateway parses the parameters of its routes, which lead to an area.
    const event = { ...received, pathParameters: found?.pathParameters ?? {} };
    const keep = (status: number, code: ErrorCode | null): Promise<void> => {
      // The gateway's access log contains only the area.
      log.info('answered', { operation, status });
      return recordSecurityEvent(operation, event, { status, code }, platform);
    };
    const sent: AnswerHeaders = {};
    try {
      const { statusCode, body, replayed } = await answer(event, found, sent);
      await keep(statusCode, null);
      return toReply({ statusCode, body }, { ...sent, ...(replayed && { [answerHeaders.replayed]: 'true' }) });
    } catch (error) {
      const refusal = error instanceof AppError ? error : new AppError('INTERNAL');
      if (refusal !== error) log.error('request failed', error, { operation });
      await keep(errorStatus[refusal.code], refusal.code);
      return refusalReply(refusal, sent);
    }
  };
  return behindCdn(platform.fromCdn, handle);
};
