import { permissions, scopeOf, userGroups, type Action } from '@shared/domain/permissions';
import type { Membership } from '@shared/model/account';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { describe, expect, it } from 'vitest';
import { authorizedCaller, signedInCaller } from './caller';
import type { Callers } from './ports';

const signedInAt = Date.parse('2026-11-20T10:00:00Z') / 1000;
const membership: Membership = {
  userId: 'user',
  organizationId: 'org_00000000000000000000000000',
  role: 'admin',
  department: '',
  joinedAt: '2026-01-01T00:00:00Z',
};

const request = (method: string) =>
  ({
    headers: { authorization: 'Bearer token' },
    requestContext: { http: { method } },
  }) as unknown as APIGatewayProxyEventV2;

const platformOf = (
  group: string,
  sessionsEndedAt: string | null,
  claims: object = { auth_time: signedInAt },
  stored: Membership = membership,
) => {
  const reads: object[] = [];
  const callers: Callers = {
    read: async (_userId, asked) => {
      reads.push(asked);
      return {
        membership: asked.membership ? stored : null,
        sessionsEndedAt: asked.sessions ? sessionsEndedAt : null,
      };
    },
  };
  const verifyToken = async () => ({ sub: 'user', 'cognito:groups': [group], ...claims });
  return { reads, platform: { callers, verifyToken } };
};

const refused = { code: 'UNAUTHENTICATED' };

describe('a token of a session that was ended', () => {
  const ended = '2026-11-20T10:00:07.500Z';

  it.each(['POST', 'PUT', 'PATCH', 'DELETE'])('does not %s', async (method) => {
    const employer = platformOf(userGroups.employer, ended);
    await expect(authorizedCaller(request(method), 'manageTeam', employer.platform)).rejects.toMatchObject(refused);
    const professional = platformOf(userGroups.doctor, ended);
    await expect(signedInCaller(request(method), professional.platform)).rejects.toMatchObject(refused);
  });

  it('reads until it expires', async () => {
    const { platform } = platformOf(userGroups.employer, ended);
    await expect(authorizedCaller(request('GET'), 'manageTeam', platform)).resolves.toMatchObject({ role: 'admin' });
    await expect(signedInCaller(request('GET'), platform)).resolves.toMatchObject({ userId: 'user' });
  });

  it('does not write either when it does not say when it began', async () => {
    const { platform } = platformOf(userGroups.doctor, ended, {});
    await expect(signedInCaller(request('POST'), platform)).rejects.toMatchObject(refused);
  });
});

describe('a token of a later session', () => {
  it.each([null, '2026-11-20T09:59:59.999Z', '2026-11-20T10:00:00.900Z'])(
    'writes when others ended at %s',
    async (endedAt) => {
      const { platform } = platformOf(userGroups.employer, endedAt);
      await expect(authorizedCaller(request('PUT'), 'manageTeam', platform)).resolves.toMatchObject({ membership });
    },
  );
});

describe('a member who must set up two-factor authentication', () => {
  const { platform } = platformOf(userGroups.employer, null, undefined, { ...membership, twoFactorDue: true });
  const allowed: readonly Action[] = ['ownAccount', 'ownNotifications', 'leaveTeam'];
  const ofMembers = (Object.keys(permissions) as Action[]).filter((action) => scopeOf(action, 'admin') !== 'none');

  it.each(ofMembers.filter((action) => !allowed.includes(action)))('is refused for %s', async (action) => {
    await expect(authorizedCaller(request('GET'), action, platform)).rejects.toMatchObject({
      code: 'TWO_FACTOR_REQUIRED',
    });
  });

  it.each(allowed)('keeps %s', async (action) => {
    await expect(authorizedCaller(request('PUT'), action, platform)).resolves.toMatchObject({ userId: 'user' });
  });
});

it('costs one read at most', async () => {
  const calls = [
    [userGroups.employer, 'PUT', { membership: true, sessions: true }],
    [userGroups.employer, 'GET', { membership: true, sessions: false }],
    [userGroups.doctor, 'PUT', { membership: false, sessions: true }],
  ] as const;
  for (const [group, method, asked] of calls) {
    const { reads, platform } = platformOf(group, null);
    await authorizedCaller(request(method), 'ownAccount', platform);
    expect(reads).toEqual([asked]);
  }
  const reader = platformOf(userGroups.doctor, null);
  await authorizedCaller(request('GET'), 'ownAccount', reader.platform);
  expect(reader.reads).toEqual([]);
});
