import {
  actionsWhileClosing,
  permissions,
  scopeOf,
  userGroups,
  type Action,
} from '@shared/organizations/rules/permissions';
import type { Membership } from '@shared/accounts/model/account';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { describe, expect, it } from 'vitest';
import { authorizedCaller, requireStaying, signedInCaller } from './caller';
import { tokenSessionOf } from './ended-sessions';
import type { Callers, CallerStaff } from './ports';

const signedInAt = Date.parse('2026-11-20T10:00:00Z') / 1000;
const membership: Membership = {
  userId: 'user',
  organizationId: 'org_00000000000000000000000000',
  role: 'admin',
  department: '',
  joinedAt: '2026-01-01T00:00:00Z',
};

const request = (method: string, headers: Record<string, string> = {}) =>
  ({
    headers: { authorization: 'Bearer token', ...headers },
    requestContext: { http: { method } },
  }) as unknown as APIGatewayProxyEventV2;

const platformOf = (
  group: string,
  sessionsEndedAt: string | null,
  claims: object = { auth_time: signedInAt },
  stored: Membership = membership,
  staff: CallerStaff | null = null,
  kept: string | null = null,
) => {
  const reads: object[] = [];
  const ended = sessionsEndedAt === null ? null : { endedAt: sessionsEndedAt, kept, ended: new Set(['ended']) };
  const callers: Callers = {
    read: async (_userId, asked) => {
      reads.push(asked);
      return {
        membership: asked.membership ? stored : null,
        sessions: asked.sessions ? ended : null,
        staff: asked.staff ? staff : null,
        restriction: null,
        leavesAt: null,
      };
    },
    viewed: async (staffId, grantId) =>
      staffId === 'user' && grantId === 'vwg_open'
        ? { userId: 'nurse', group: userGroups.doctor, expiresAt: '2026-11-20T10:30:00.000Z', areas: ['account'] }
        : null,
    openArea: async () => true,
  };
  const verifyToken = async () => ({ sub: 'user', 'cognito:groups': [group], ...claims });
  return { reads, platform: { callers, verifyToken } };
};

const refused = { code: 'UNAUTHENTICATED' };

describe('a token of an ended session', () => {
  const ended = '2026-11-20T10:00:07.500Z';

  it.each(['POST', 'PUT', 'PATCH', 'DELETE'])('does not %s', async (method) => {
    const employer = platformOf(userGroups.employer, ended);
    await expect(authorizedCaller(request(method), 'manageTeam', employer.platform)).rejects.toMatchObject(refused);
    const professional = platformOf(userGroups.doctor, ended);
    await expect(signedInCaller(request(method), professional.platform)).rejects.toMatchObject(refused);
  });

  it.each(Object.values(userGroups))('does not read as %s from that moment', async (group) => {
    let endedAt: string | null = null;
    const platform = () => platformOf(group, endedAt, undefined, membership, { roles: ['owner'], twoFactorDue: false });
    const read = () => authorizedCaller(request('GET'), 'ownAccount', platform().platform);
    await expect(read()).resolves.toMatchObject({ userId: 'user' });
    endedAt = ended;
    await expect(read()).rejects.toMatchObject(refused);
    await expect(signedInCaller(request('GET'), platform().platform)).rejects.toMatchObject(refused);
  });

  it('of staff does not read as another person either', async () => {
    const staff: CallerStaff = { roles: ['support'], twoFactorDue: false };
    const { platform } = platformOf(userGroups.support, ended, undefined, undefined, staff);
    const viewing = request('GET', { 'x-view-as': 'vwg_open' });
    await expect(authorizedCaller(viewing, 'apply', platform)).rejects.toMatchObject(refused);
    await expect(signedInCaller(viewing, platform)).rejects.toMatchObject(refused);
  });

  it.each(['GET', 'POST'])('does not %s if it began earlier in the same second', async (method) => {
    const { platform } = platformOf(userGroups.employer, '2026-11-20T10:00:00.900Z');
    await expect(signedInCaller(request(method), platform)).rejects.toMatchObject(refused);
  });

  it.each(['GET', 'POST'])('stays open for %s if the others were signed out from it', async (method) => {
    const claims = { auth_time: signedInAt, origin_jti: 'own' };
    const kept = tokenSessionOf({ sub: 'user', ...claims }).id!;
    const { platform } = platformOf(userGroups.doctor, ended, claims, membership, null, kept);
    await expect(signedInCaller(request(method), platform)).resolves.toMatchObject({ userId: 'user' });
    const other = platformOf(userGroups.doctor, ended, { ...claims, origin_jti: 'other' }, membership, null, kept);
    await expect(signedInCaller(request(method), other.platform)).rejects.toMatchObject(refused);
  });

  it('without a start time does not write either', async () => {
    const { platform } = platformOf(userGroups.doctor, ended, {});
    await expect(signedInCaller(request('POST'), platform)).rejects.toMatchObject(refused);
  });
});

describe('a token of a later session', () => {
  it.each([null, '2026-11-20T09:59:59.999Z', '2026-11-20T09:59:59.000Z'])(
    'writes when others ended at %s',
    async (endedAt) => {
      const { platform } = platformOf(userGroups.employer, endedAt);
      await expect(authorizedCaller(request('PUT'), 'manageTeam', platform)).resolves.toMatchObject({ membership });
    },
  );
});

describe('a person who requested account deletion', () => {
  const { platform } = platformOf(userGroups.employer, null);
  const read: Callers['read'] = async (userId, asked) => ({
    ...(await platform.callers.read(userId, asked)),
    leavesAt: asked.restriction ? '2026-12-20T10:00:00.000Z' : null,
  });
  const leaver = { ...platform, callers: { ...platform.callers, read } };

  it('is marked as leaving for writes, by operations for roles and for any session', async () => {
    const caller = await authorizedCaller(request('PUT'), 'manageTeam', leaver);
    expect(caller).toMatchObject({ leaving: true });
    expect(() => requireStaying(caller)).toThrow('DELETION_REQUESTED');
    expect(await signedInCaller(request('POST'), leaver)).toMatchObject({ leaving: true });
    expect(() => requireStaying({})).not.toThrow();
  });
});

describe('a member who must set up two-factor authentication', () => {
  const { platform } = platformOf(userGroups.employer, null, undefined, { ...membership, twoFactorDue: true });
  const allowed: readonly Action[] = ['ownAccount', 'deleteOwnAccount', 'ownNotifications', 'ownTickets', 'leaveTeam'];
  const ofMembers = (Object.keys(permissions) as Action[]).filter((action) => scopeOf(action, 'admin') !== 'none');

  it.each(ofMembers.filter((action) => !allowed.includes(action)))('is rejected for %s', async (action) => {
    await expect(authorizedCaller(request('GET'), action, platform)).rejects.toMatchObject({
      code: 'TWO_FACTOR_REQUIRED',
    });
  });

  it.each(allowed)('can use %s', async (action) => {
    await expect(authorizedCaller(request('PUT'), action, platform)).resolves.toMatchObject({ userId: 'user' });
  });
});

describe('a member of an organization that is being closed', () => {
  const closing = { ...membership, organizationClosesAt: '2026-12-20T10:00:00.000Z' };
  const { platform } = platformOf(userGroups.employer, null, undefined, closing);
  const ofAdmins = (Object.keys(permissions) as Action[]).filter((action) => scopeOf(action, 'admin') !== 'none');

  it.each(ofAdmins)('can read with %s', async (action) => {
    await expect(authorizedCaller(request('GET'), action, platform)).resolves.toMatchObject({ userId: 'user' });
  });

  it.each(ofAdmins.filter((action) => !actionsWhileClosing.includes(action)))(
    'writes nothing with %s',
    async (action) => {
      const refused = authorizedCaller(request('POST'), action, platform);
      await expect(refused).rejects.toMatchObject({ code: 'ORGANIZATION_CLOSING' });
    },
  );

  it.each(['signOffTimesheets', 'payOut', 'placements', 'closeOrganization', 'leaveTeam'] as const)(
    'still settles what is owed, or goes, with %s',
    async (action) => {
      await expect(authorizedCaller(request('POST'), action, platform)).resolves.toMatchObject({ userId: 'user' });
    },
  );
});

describe('a staff member', () => {
  const asStaff = (staff: CallerStaff | null) =>
    platformOf(userGroups.support, null, undefined, undefined, staff).platform;

  it('has the roles of the account', async () => {
    const platform = asStaff({ roles: ['trust', 'owner'], twoFactorDue: false });
    await expect(authorizedCaller(request('GET'), 'readConsole', platform)).resolves.toMatchObject({
      staffRoles: ['trust', 'owner'],
    });
  });

  it('can use only the own account without a role', async () => {
    const platform = asStaff(null);
    await expect(authorizedCaller(request('PUT'), 'ownAccount', platform)).resolves.toMatchObject({ userId: 'user' });
    await expect(authorizedCaller(request('GET'), 'readConsole', platform)).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
  });

  it('must set up two-factor authentication first', async () => {
    const platform = asStaff({ roles: ['owner'], twoFactorDue: true });
    await expect(authorizedCaller(request('PUT'), 'ownAccount', platform)).resolves.toMatchObject({ userId: 'user' });
    await expect(authorizedCaller(request('GET'), 'manageStaff', platform)).rejects.toMatchObject({
      code: 'TWO_FACTOR_REQUIRED',
    });
  });

  const viewing = { 'x-view-as': 'vwg_open' };

  it('can read as another person with a grant, but not write', async () => {
    const platform = asStaff({ roles: ['support'], twoFactorDue: false });
    await expect(authorizedCaller(request('GET', viewing), 'apply', platform)).resolves.toMatchObject({
      userId: 'nurse',
      role: 'professional',
      viewedBy: { staffId: 'user', grantId: 'vwg_open', roles: ['support'], areas: ['account'] },
    });
    await expect(authorizedCaller(request('POST', viewing), 'apply', platform)).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
    await expect(signedInCaller(request('GET', viewing), platform)).resolves.toMatchObject({ userId: 'nurse' });
  });

  it('requires their own grant, the role, and two-factor to view as a person', async () => {
    const refusedWith = async (staff: CallerStaff, code: string, grant = 'vwg_open') =>
      expect(authorizedCaller(request('GET', { 'x-view-as': grant }), 'apply', asStaff(staff))).rejects.toMatchObject({
        code,
      });
    await refusedWith({ roles: ['support'], twoFactorDue: false }, 'FORBIDDEN', 'vwg_over');
    await refusedWith({ roles: ['finance'], twoFactorDue: false }, 'FORBIDDEN');
    await refusedWith({ roles: ['support'], twoFactorDue: true }, 'TWO_FACTOR_REQUIRED');
  });

  it('is the only kind of caller whose header has an effect', async () => {
    const { platform } = platformOf(userGroups.doctor, null);
    await expect(authorizedCaller(request('GET', viewing), 'apply', platform)).resolves.toMatchObject({
      userId: 'user',
    });
  });
});

it('costs one read', async () => {
  const calls = [
    [userGroups.employer, 'PUT', { membership: true, sessions: true, restriction: true, staff: false }],
    [userGroups.employer, 'GET', { membership: true, sessions: true, restriction: false, staff: false }],
    [userGroups.doctor, 'PUT', { membership: false, sessions: true, restriction: true, staff: false }],
    [userGroups.doctor, 'GET', { membership: false, sessions: true, restriction: false, staff: false }],
  ] as const;
  for (const [group, method, asked] of calls) {
    const { reads, platform } = platformOf(group, null);
    await authorizedCaller(request(method), 'ownAccount', platform);
    expect(reads).toEqual([asked]);
  }
});
