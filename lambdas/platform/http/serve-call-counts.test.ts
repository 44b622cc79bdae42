import { defineRoutes } from '@shared/core/api/route';
import { userGroups } from '@shared/organizations/rules/permissions';
import { AppError } from '@shared/errors';
import type { Membership } from '@shared/accounts/model/account';
import { callLimits } from '@shared/core/limits/call-limits';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod';
import type { CountedCall } from '../table/call-counts';
import { serve, type ServePlatform } from './serve';

const common = { summary: '', response: z.object({}), errors: [] } as const;
const place = { access: 'manageLocations', body: z.strictObject({ name: z.string() }), ...common } as const;
const routes = defineRoutes({
  addPlace: { method: 'POST', path: '/api/places', cost: 'create', ...place },
  renamePlace: { method: 'PUT', path: '/api/places', ...place },
  listPlaces: { method: 'GET', path: '/api/places', access: 'manageLocations', ...common },
  printPlaces: { method: 'GET', path: '/api/places/pdf', access: 'manageLocations', cost: 'slow', ...common },
  openAccount: { method: 'POST', path: '/api/account', access: 'signedIn', cost: 'create', ...common },
});

/** Members by token, which is the person's ID. */
const members: Record<string, { organizationId: string; verified: boolean }> = {
  ann: { organizationId: 'org_a', verified: false },
  amy: { organizationId: 'org_a', verified: false },
  bob: { organizationId: 'org_b', verified: false },
  vera: { organizationId: 'org_v', verified: true },
};

let counted: CountedCall[];
let ran: string[];
let answer: ReturnType<typeof serve<typeof routes>>;

const membershipOf = (userId: string): Membership => {
  const { organizationId, verified } = members[userId]!;
  const joinedAt = '2026-01-01T00:00:00.000Z';
  return { userId, organizationId, role: 'admin', department: '', joinedAt, organizationVerified: verified };
};

const platform: ServePlatform = {
  callers: {
    read: async (userId, asked) => ({
      membership: asked.membership ? membershipOf(userId) : null,
      ...{ sessions: null, staff: null, restriction: null, leavesAt: null },
    }),
    viewed: async () => null,
    openArea: async () => true,
  },
  verifyToken: async (token) => ({ sub: token, 'cognito:groups': token in members ? [userGroups.employer] : [] }),
  idempotency: { once: async (_request, run) => run() },
  fromCdn: async () => true,
  keepsDeletion: () => false,
  securityLog: { record: async () => undefined },
  hash: async (_purpose, value) => value,
  clock: { now: () => new Date('2026-11-28T09:00:00.000Z') },
  work: {
    during: async (work, run) => {
      const before = counted.filter(({ accountId, cost }) => accountId === work.accountId && cost === work.cost);
      if (before.length >= callLimits[work.standing][work.cost].perWindow)
        throw new AppError('TOO_MANY_REQUESTS', undefined, { retryAfterSeconds: 7 });
      counted.push(work);
      return run();
    },
  },
};

beforeEach(() => {
  counted = [];
  ran = [];
  const handled = (name: string) => async () => {
    ran.push(name);
    return {};
  };
  answer = serve(
    routes,
    {
      addPlace: handled('addPlace'),
      renamePlace: handled('renamePlace'),
      listPlaces: handled('listPlaces'),
      printPlaces: handled('printPlaces'),
      openAccount: handled('openAccount'),
    },
    platform,
  );
});

const call = async (name: keyof typeof routes, token: string, body: object | null = { name: 'Lakeshore' }) => {
  const { method, path } = routes[name];
  const sent = method === 'GET' || name === 'openAccount' ? undefined : JSON.stringify(body);
  const reply = await answer({
    routeKey: `${method} ${path}`,
    rawPath: path,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    requestContext: { http: { method, sourceIp: '203.0.113.7' }, requestId: 'req' },
    body: sent,
  } as unknown as APIGatewayProxyEventV2);
  return { status: reply.statusCode, retryAfter: reply.headers?.['retry-after'] };
};

const upToTheLimit = async (token: string, limit: number): Promise<void> => {
  for (let sent = 0; sent < limit; sent += 1) expect((await call('addPlace', token)).status).toBe(200);
};

describe('costly calls', () => {
  it('are refused before they start at an account’s limit, while another account continues', async () => {
    await upToTheLimit('ann', callLimits.unverified.create.perWindow);
    ran = [];
    expect(await call('addPlace', 'ann')).toEqual({ status: 429, retryAfter: '7' });
    expect(ran).toEqual([]);
    expect((await call('addPlace', 'bob')).status).toBe(200);
    expect(ran).toEqual(['addPlace']);
  });

  it('count together for all members until their organization is verified', async () => {
    await upToTheLimit('ann', callLimits.unverified.create.perWindow);
    expect((await call('addPlace', 'amy')).status).toBe(429);
  });

  it('count for each person afterward, with a higher limit', async () => {
    await upToTheLimit('vera', callLimits.unverified.create.perWindow + 1);
    expect(counted.at(-1)).toEqual({ accountId: 'vera', cost: 'create', standing: 'person' });
  });

  it('do not include reading and ordinary changes, which cost no write', async () => {
    await upToTheLimit('ann', callLimits.unverified.create.perWindow);
    expect((await call('listPlaces', 'ann')).status).toBe(200);
    expect((await call('renamePlace', 'ann')).status).toBe(200);
    expect(counted).toHaveLength(callLimits.unverified.create.perWindow);
  });

  it('count by kind, also when they only read', async () => {
    await call('printPlaces', 'vera');
    expect(counted).toEqual([{ accountId: 'vera', cost: 'slow', standing: 'person' }]);
  });

  it('have the lowest limit for a session whose address may not be confirmed', async () => {
    await call('openAccount', 'new');
    expect(counted).toEqual([{ accountId: 'new', cost: 'create', standing: 'newcomer' }]);
  });

  it('do not include calls with form errors or without permission', async () => {
    expect((await call('addPlace', 'ann', { title: 'x' })).status).toBe(400);
    expect((await call('addPlace', 'new')).status).toBe(403);
    expect(counted).toEqual([]);
  });
});
