import { roleOf, scopeOf, userGroups, type Action, type Role, type Scope } from '@shared/domain/permissions';
import { AppError } from '@shared/errors';
import type { Membership } from '@shared/model/account';
import type { Access } from '@shared/api/route';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import type { Memberships } from './membership-repository';

/** Somebody with a session, whose e-mail may still be unconfirmed. */
export type SignedInCaller = { userId: string; accessToken: string; isSupport?: boolean };

/** Somebody whose role has the action of the route. */
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

type Claims = Record<string, unknown>;

/** Claims of the token that the gateway verified. */
const claimsOf = (event: APIGatewayProxyEventV2): Claims => {
  const { authorizer } = event.requestContext as { authorizer?: { jwt?: { claims?: Claims } } };
  const claims = authorizer?.jwt?.claims;
  if (claims?.['token_use'] !== 'access' || typeof claims['sub'] !== 'string') throw new AppError('UNAUTHENTICATED');
  return claims;
};

/** API Gateway writes a list claim as "[a b]". */
const groupsOf = (claims: Claims): string[] => {
  const groups = claims['cognito:groups'];
  const text = Array.isArray(groups) ? groups.join(' ') : typeof groups === 'string' ? groups : '';
  return text.replace(/[[\]]/g, '').split(/[ ,]+/).filter(Boolean);
};

export const signedInCaller = (event: APIGatewayProxyEventV2): SignedInCaller => ({
  userId: String(claimsOf(event)['sub']),
  accessToken: (event.headers['authorization'] ?? '').replace(/^Bearer /i, ''),
  isSupport: groupsOf(claimsOf(event)).includes(userGroups.support),
});

/** The caller with role and reach for this action, or a refusal. */
export const authorizedCaller = async (
  event: APIGatewayProxyEventV2,
  action: Action,
  memberships: Memberships,
): Promise<AuthorizedCaller> => {
  const caller = signedInCaller(event);
  const groups = groupsOf(claimsOf(event));
  // Groups are given when the address is confirmed.
  if (groups.length === 0) throw new AppError('EMAIL_NOT_VERIFIED');
  const membership = groups.includes(userGroups.employer) ? await memberships.get(caller.userId) : null;
  // An employer of no team keeps what is their own, such as the account.
  const outsider = groups.includes(userGroups.employer) && scopeOf(action, 'member') === 'own' ? 'member' : null;
  const role = roleOf(groups, membership?.role ?? null) ?? outsider;
  const scope = role ? scopeOf(action, role) : 'none';
  if (!role || scope === 'none') throw new AppError('FORBIDDEN');
  return { ...caller, role, scope, membership };
};

/** The caller's organisation, for actions that only members have. */
export const organizationOf = ({ membership }: AuthorizedCaller): string => {
  if (!membership) throw new AppError('FORBIDDEN');
  return membership.organizationId;
};
