import {
  actionsBeforeTwoFactor,
  actionsWhileClosing,
  actionsWhileRestricted,
  roleOf,
  scopeOf,
  unverifiedScopes,
  userGroups,
  type Action,
  type Role,
  type Scope,
} from '@shared/organizations/rules/permissions';
import { mayAsStaff } from '@shared/trust/rules/staff-permissions';
import type { Entitlements } from '@shared/money/rules/entitlements';
import { AppError } from '@shared/errors';
import type { StaffRole } from '@shared/trust/model/staff-vocabulary';
import { notice } from '@shared/text/notice';
import { headers } from '@shared/core/api/route';
import { teamRoles } from '@shared/core/model/vocabulary';
import type { ViewedArea } from '@shared/trust/model/view-vocabulary';
import type { Membership } from '@shared/accounts/model/account';
import type { PlanFeature } from '@shared/money/billing/vocabulary';
import type { Access, KeyAccess } from '@shared/core/api/route';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import type { Claims, VerifyToken } from './verify-token';
import { isEndedSession, tokenSessionOf, type TokenSession } from './ended-sessions';
import type { AskedOfCaller, Callers, CallerStaff, Restriction } from './ports';

/** The staff member who views as a person, the end of the grant, and the areas opened before. */
export type Viewer = {
  staffId: string;
  grantId: string;
  roles: readonly StaffRole[];
  expiresAt: string;
  areas: readonly ViewedArea[];
};

export type SignedInCaller = {
  userId: string;
  isSupport?: boolean;
  /** Sign-in of the token. */
  signIn?: TokenSession;
  viewedBy?: Viewer;
  /** The account is about to be deleted. Read only for writes. */
  leaving?: true;
};

export type AuthorizedCaller = SignedInCaller & {
  role: Exclude<Role, 'public'>;
  scope: Scope;
  membership: Membership | null;
  /** Member of an organization that isn't verified. */
  unverified?: true;
  /** Entitlements of the account's plan, in operations whose contract names a feature. */
  plan?: Entitlements;
  /** Roles, for staff only. */
  staffRoles?: readonly StaffRole[];
  /** Key of a machine, which acts as a service member. */
  key?: CallingKey;
};

export type CallingKey = { keyId: string; name: string; firstOfMinute: boolean };
export type MachineCaller = AuthorizedCaller & { key: CallingKey };

export type CallerFor<A extends Access> = A extends 'public' | 'publishableKey'
  ? null
  : A extends 'signedIn'
    ? SignedInCaller
    : A extends KeyAccess
      ? MachineCaller
      : AuthorizedCaller;

const bearer = /^Bearer (.+)$/i;

const groupsOf = (claims: Claims): string[] => {
  const groups = claims['cognito:groups'];
  return Array.isArray(groups) ? groups.map(String) : [];
};

type Session = { caller: SignedInCaller; groups: string[]; signIn: TokenSession };
type Platform = { callers: Callers; verifyToken: VerifyToken };

export const bearerToken = (event: Pick<APIGatewayProxyEventV2, 'headers'>): string | undefined =>
  bearer.exec(event.headers['authorization'] ?? '')?.[1];

const sessionOf = async (event: APIGatewayProxyEventV2, verify: VerifyToken): Promise<Session> => {
  const accessToken = bearerToken(event);
  const claims = accessToken === undefined ? null : await verify(accessToken);
  if (claims === null) throw new AppError('UNAUTHENTICATED');
  const groups = groupsOf(claims);
  const signIn = tokenSessionOf(claims);
  const caller = { userId: claims.sub, isSupport: groups.includes(userGroups.support), signIn };
  return { caller, groups, signIn };
};

const safeMethods = ['GET', 'HEAD'];
export const isWrite = (event: APIGatewayProxyEventV2): boolean =>
  !safeMethods.includes(event.requestContext.http.method);

/** Ended sessions are always read for the owner of the token. */
type Asked = Omit<AskedOfCaller, 'sessions'>;
type Read = {
  membership: Membership | null;
  staff: CallerStaff | null;
  restriction: Restriction | null;
  leavesAt: string | null;
  plan?: Entitlements | null;
};

/** Older tokens are rejected after sessions ended. */
const readCaller = async (session: Session, callers: Callers, asked: Asked): Promise<Read> => {
  const { userId, viewedBy } = session.caller;
  // A viewer's token belongs to the staff member, and was checked before.
  const { sessions, ...read } = await callers.read(userId, { ...asked, sessions: !viewedBy });
  if (isEndedSession(session.signIn, sessions)) throw new AppError('UNAUTHENTICATED');
  return read;
};

const assertStaff = (action: Action, staff: CallerStaff | null): CallerStaff => {
  // The group alone gives no access: someone was removed from the list, or isn't on it yet.
  if (!staff || !mayAsStaff(action, staff.roles)) throw new AppError('FORBIDDEN');
  if (staff.twoFactorDue) throw new AppError('TWO_FACTOR_REQUIRED');
  return staff;
};

/** With the header of a grant, a staff member reads as another person. */
const viewedSession = async (
  event: APIGatewayProxyEventV2,
  session: Session,
  callers: Callers,
): Promise<Session | null> => {
  const grantId = event.headers[headers.viewAs];
  if (grantId === undefined || !session.caller.isSupport) return null;
  if (isWrite(event)) throw new AppError('FORBIDDEN', notice('viewOnly'));
  const staffId = session.caller.userId;
  const { staff } = await readCaller(session, callers, { membership: false, restriction: false, staff: true });
  const { roles } = assertStaff('viewAsPerson', staff);
  const viewed = await callers.viewed(staffId, grantId);
  if (!viewed) throw new AppError('FORBIDDEN', notice('viewOver'));
  const { userId, group, expiresAt, areas } = viewed;
  const viewedBy = { staffId, grantId, roles, expiresAt, areas };
  return { ...session, caller: { userId, signIn: session.signIn, viewedBy }, groups: [group] };
};

const callingSession = async (event: APIGatewayProxyEventV2, { callers, verifyToken }: Platform): Promise<Session> => {
  const session = await sessionOf(event, verifyToken);
  return (await viewedSession(event, session, callers)) ?? session;
};

const leavingOf = ({ leavesAt }: Read): Pick<SignedInCaller, 'leaving'> => (leavesAt === null ? {} : { leaving: true });

export const signedInCaller = async (event: APIGatewayProxyEventV2, platform: Platform): Promise<SignedInCaller> => {
  const session = await callingSession(event, platform);
  const asked = { membership: false, restriction: isWrite(event), staff: false };
  return { ...session.caller, ...leavingOf(await readCaller(session, platform.callers, asked)) };
};

const isForMembers = (action: Action): boolean => teamRoles.some((role) => scopeOf(action, role) !== 'none');

const assertUnrestricted = (action: Action, restriction: Restriction | null): void => {
  if (restriction && !actionsWhileRestricted.includes(action)) throw new AppError('ACCOUNT_RESTRICTED');
};

const assertTwoFactor = (action: Action, membership: Membership | null): void => {
  if (membership?.twoFactorDue && !actionsBeforeTwoFactor.includes(action)) throw new AppError('TWO_FACTOR_REQUIRED');
};

const assertOpen = (action: Action, membership: Membership | null): void => {
  const isClosing = membership?.organizationClosesAt !== undefined;
  if (isClosing && !actionsWhileClosing.includes(action)) throw new AppError('ORGANIZATION_CLOSING');
};

/** For members, where administrators are allowed. */
export const roleRefusal = (): AppError => new AppError('FORBIDDEN', notice('roleForbids'));

type Member = { userId: string; organizationId: string };

/** Returns a member who writes through another service, without a session here, with their current rights. */
export const memberCaller = async (
  { userId, organizationId }: Member,
  action: Action,
  callers: Pick<Callers, 'read'>,
): Promise<AuthorizedCaller> => {
  const read = await callers.read(userId, { membership: true, sessions: false, restriction: true, staff: false });
  const { membership, restriction } = read;
  const scope = membership?.organizationId === organizationId ? scopeOf(action, membership.role) : 'none';
  if (!membership || scope === 'none') throw new AppError('FORBIDDEN');
  assertUnrestricted(action, restriction);
  assertTwoFactor(action, membership);
  assertOpen(action, membership);
  return { userId, ...leavingOf(read), role: membership.role, scope, membership };
};

export const authorizedCaller = async (
  event: APIGatewayProxyEventV2,
  action: Action,
  platform: Platform,
  feature?: PlanFeature,
): Promise<AuthorizedCaller> => {
  const session = await callingSession(event, platform);
  const { caller, groups } = session;
  // The group is assigned when the email is confirmed.
  if (groups.length === 0) throw new AppError('EMAIL_NOT_VERIFIED');
  const isStaff = groups.includes(userGroups.support);
  const asked = {
    membership: groups.includes(userGroups.employer),
    restriction: isWrite(event),
    staff: isStaff && !actionsBeforeTwoFactor.includes(action),
    ...(feature !== undefined && !isStaff && { plan: true }),
  };
  const read = await readCaller(session, platform.callers, asked);
  const { membership, staff, restriction, plan } = read;
  // Employers without a team keep access to their own data, such as the account.
  const outsider = groups.includes(userGroups.employer) && scopeOf(action, 'member') === 'own' ? 'member' : null;
  const role = roleOf(groups, membership?.role ?? null) ?? outsider;
  const scope = role ? scopeOf(action, role) : 'none';
  if (!role && isForMembers(action) && groups.includes(userGroups.employer)) throw new AppError('NO_ORGANIZATION');
  if (!role || scope === 'none')
    throw membership && scopeOf(action, 'admin') !== 'none' ? roleRefusal() : new AppError('FORBIDDEN');
  assertUnrestricted(action, restriction);
  if (isStaff && !actionsBeforeTwoFactor.includes(action)) assertStaff(action, staff);
  // A person who views as a member needs their own second factor.
  if (!caller.viewedBy) assertTwoFactor(action, membership);
  if (isWrite(event)) assertOpen(action, membership);
  const unverified = membership?.organizationVerified === false;
  return {
    ...caller,
    ...leavingOf(read),
    role,
    scope: (unverified && unverifiedScopes[action]) || scope,
    membership,
    ...(unverified && { unverified }),
    ...(plan && { plan }),
    ...(staff && { staffRoles: staff.roles }),
  };
};

/** Rejects members of an organization that isn't verified. */
export const requireVerified = ({ unverified }: Pick<AuthorizedCaller, 'unverified'>): void => {
  if (unverified) throw new AppError('ORGANIZATION_NOT_VERIFIED');
};

/** Rejects people who are leaving. */
export const requireStaying = ({ leaving }: Pick<SignedInCaller, 'leaving'>): void => {
  if (leaving) throw new AppError('DELETION_REQUESTED');
};

export const organizationOf = ({ membership }: AuthorizedCaller): string => {
  if (!membership) throw new AppError('FORBIDDEN');
  return membership.organizationId;
};
