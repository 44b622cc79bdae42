import {
  actionsBeforeTwoFactor,
  roleOf,
  scopeOf,
  userGroups,
  type Action,
  type Role,
  type Scope,
} from '@shared/domain/permissions';
import { AppError } from '@shared/errors';
import { teamRoles } from '@shared/model/vocabulary';
import type { Membership } from '@shared/model/account';
import type { Access } from '@shared/api/route';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import type { Claims, VerifyToken } from './verify-token';
import type { Callers } from './ports';

export type SignedInCaller = { userId: string; isSupport?: boolean };

export type AuthorizedCaller = SignedInCaller & {
  role: Exclude<Role, 'public'>;
  scope: Scope;
  membership: Membership | null;
};

export type CallerFor<A extends Access> = A extends 'public' | 'publishableKey'
  ? null
  : A extends 'signedIn'
    ? SignedInCaller
    : AuthorizedCaller;

const bearer = /^Bearer (.+)$/i;

const groupsOf = (claims: Claims): string[] => {
  const groups = claims['cognito:groups'];
  return Array.isArray(groups) ? groups.map(String) : [];
};

type Session = { caller: SignedInCaller; groups: string[]; authTime: number };
type Platform = { callers: Callers; verifyToken: VerifyToken };

export const bearerToken = (event: Pick<APIGatewayProxyEventV2, 'headers'>): string | undefined =>
  bearer.exec(event.headers['authorization'] ?? '')?.[1];

/** Whether a sign-in was before the sessions ended. `authTime` is in whole seconds. */
export const isEndedSession = (authTime: number, sessionsEndedAt: string | null): boolean =>
  sessionsEndedAt !== null && authTime < Math.floor(Date.parse(sessionsEndedAt) / 1000);

/** Refreshed tokens keep the time of the sign-in. */
export const authTimeOf = (claims: Claims): number => Number(claims['auth_time'] ?? 0);

const sessionOf = async (event: APIGatewayProxyEventV2, verify: VerifyToken): Promise<Session> => {
  const accessToken = bearerToken(event);
  const claims = accessToken === undefined ? null : await verify(accessToken);
  if (claims === null) throw new AppError('UNAUTHENTICATED');
  const groups = groupsOf(claims);
  const caller = { userId: claims.sub, isSupport: groups.includes(userGroups.support) };
  return { caller, groups, authTime: authTimeOf(claims) };
};

const safeMethods = ['GET', 'HEAD'];
const isWrite = (event: APIGatewayProxyEventV2): boolean => !safeMethods.includes(event.requestContext.http.method);

/** After the sessions ended, older tokens can still read but not write. */
const readCaller = async (
  { caller, authTime }: Session,
  callers: Callers,
  asked: { membership: boolean; sessions: boolean },
): Promise<Membership | null> => {
  if (!asked.membership && !asked.sessions) return null;
  const { membership, sessionsEndedAt } = await callers.read(caller.userId, asked);
  if (isEndedSession(authTime, sessionsEndedAt)) throw new AppError('UNAUTHENTICATED');
  return membership;
};

export const signedInCaller = async (
  event: APIGatewayProxyEventV2,
  { callers, verifyToken }: Platform,
): Promise<SignedInCaller> => {
  const session = await sessionOf(event, verifyToken);
  await readCaller(session, callers, { membership: false, sessions: isWrite(event) });
  return session.caller;
};

const isForMembers = (action: Action): boolean => teamRoles.some((role) => scopeOf(action, role) !== 'none');

export const authorizedCaller = async (
  event: APIGatewayProxyEventV2,
  action: Action,
  { callers, verifyToken }: Platform,
): Promise<AuthorizedCaller> => {
  const session = await sessionOf(event, verifyToken);
  const { caller, groups } = session;
  // The group is assigned when the email is confirmed.
  if (groups.length === 0) throw new AppError('EMAIL_NOT_VERIFIED');
  const asked = { membership: groups.includes(userGroups.employer), sessions: isWrite(event) };
  const membership = await readCaller(session, callers, asked);
  // Employers without a team keep access to their own data, such as the account.
  const outsider = groups.includes(userGroups.employer) && scopeOf(action, 'member') === 'own' ? 'member' : null;
  const role = roleOf(groups, membership?.role ?? null) ?? outsider;
  const scope = role ? scopeOf(action, role) : 'none';
  if (!role && isForMembers(action) && groups.includes(userGroups.employer)) throw new AppError('NO_ORGANIZATION');
  if (!role || scope === 'none') throw new AppError('FORBIDDEN');
  if (membership?.twoFactorDue && !actionsBeforeTwoFactor.includes(action)) throw new AppError('TWO_FACTOR_REQUIRED');
  return { ...caller, role, scope, membership };
};

export const organizationOf = ({ membership }: AuthorizedCaller): string => {
  if (!membership) throw new AppError('FORBIDDEN');
  return membership.organizationId;
};
