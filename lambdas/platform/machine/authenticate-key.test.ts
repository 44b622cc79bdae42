import type { AppError } from '@shared/errors';
import { answerHeaders, type KeyAccess } from '@shared/core/api/route';
import { emptyStanding, entitlementsOf, type Entitlements } from '@shared/money/rules/entitlements';
import { limits } from '@shared/limits';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { beforeEach, describe, expect, it } from 'vitest';
import { keyedHash } from '../crypto/keyed-hash';
import { createMachines, type AnswerHeaders } from './authenticate-key';
import { keyHashPurpose, newKeyText } from './key-text';
import type { ApiKey, KeyOwner, MachineStore } from './ports';

const hash = keyedHash(async () => Buffer.from('pepper'));
const now = new Date('2026-11-26T10:00:20.000Z');
const plan = (mode: 'off' | 'stripe'): Entitlements =>
  entitlementsOf(emptyStanding('employer'), { mode, graceUntil: null }, now);
const reading: KeyAccess = { scope: 'jobs:read', action: 'readTeamJobs' };
const writing: KeyAccess = { scope: 'jobs:write', action: 'editJob' };
const approving: KeyAccess = { scope: 'timesheets:write', action: 'signOffTimesheets' };

class World implements MachineStore {
  keys = new Map<string, ApiKey>();
  reads: string[] = [];
  uses: string[] = [];
  calls = 0;
  refusals = 0;
  theOwner: KeyOwner | null = { closesAt: null, verified: true, restriction: null, plan: plan('off') };

  async key(keyId: string) {
    this.reads.push(keyId);
    return this.keys.get(keyId) ?? null;
  }
  owner = async () => this.theOwner;
  countCall = async () => ({ used: (this.calls += 1), resetSeconds: 40 });
  countRefusal = async () => ({ used: (this.refusals += 1), resetSeconds: 40 });
  async recordUse(keyId: string) {
    this.uses.push(keyId);
  }
}

let world: World;
let text: string;

const add = async (changes: Partial<ApiKey> = {}): Promise<string> => {
  const made = newKeyText();
  world.keys.set(made.keyId, {
    keyId: made.keyId,
    organizationId: 'org_1',
    memberId: '7b3b9a0c-9d0e-4d2a-8a57-0d6f4f8e9a11',
    name: 'Payroll export',
    secretHash: await hash(keyHashPurpose, made.text),
    scopes: ['jobs:read', 'jobs:write', 'timesheets:write'],
    ranges: [],
    createdAt: '2026-11-01T10:00:00.000Z',
    expiresAt: null,
    ...changes,
  });
  return made.text;
};

const call = (bearer: string, access = reading, method = 'GET', headers: AnswerHeaders = {}) =>
  createMachines({ store: world, hash, clock: { now: () => now } }).authenticate(
    {
      headers: { authorization: `Bearer ${bearer}` },
      requestContext: { http: { method, sourceIp: '203.0.113.7' } },
    } as unknown as APIGatewayProxyEventV2,
    access,
    headers,
  );

beforeEach(async () => {
  world = new World();
  text = await add();
});

describe('a machine with a key', () => {
  it('acts as a service member with the rights of a manager', async () => {
    expect(await call(text)).toMatchObject({
      userId: '7b3b9a0c-9d0e-4d2a-8a57-0d6f4f8e9a11',
      role: 'manager',
      scope: 'organization',
      membership: { organizationId: 'org_1', role: 'manager' },
      key: { name: 'Payroll export', firstOfMinute: true },
    });
  });

  it('sees how many calls remain, down to zero', async () => {
    const headers: AnswerHeaders = {};
    await call(text, reading, 'GET', headers);
    expect(headers[answerHeaders.rateLimit]).toBe(`"key";r=${limits.apiCallsPerMinute - 1};t=40`);
    world.calls = limits.apiCallsPerMinute;
    await expect(call(text, reading, 'GET', headers)).rejects.toMatchObject({
      code: 'TOO_MANY_REQUESTS',
      extras: { retryAfterSeconds: 40 },
    });
    expect(headers[answerHeaders.rateLimit]).toBe('"key";r=0;t=40');
  });

  it('has a lower limit until its organization is verified', async () => {
    world.theOwner = { ...world.theOwner!, verified: false };
    world.calls = limits.apiCallsPerMinuteUnverified - 1;
    const headers: AnswerHeaders = {};
    await call(text, reading, 'GET', headers);
    expect(headers[answerHeaders.rateLimit]).toBe('"key";r=0;t=40');
    await expect(call(text)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS', extras: { retryAfterSeconds: 40 } });
    world.theOwner = { ...world.theOwner, verified: true };
    await expect(call(text)).resolves.toBeDefined();
  });

  it('is recorded once a minute', async () => {
    const machines = createMachines({ store: world, hash, clock: { now: () => now } });
    for (const caller of [await call(text), await call(text)]) await machines.recordUse(caller.key);
    expect(world.uses).toHaveLength(1);
  });

  it('requires the scope', async () => {
    const readOnly = await add({ scopes: ['jobs:read'] });
    await expect(call(readOnly, writing, 'POST')).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });

  it('requires a plan with the API', async () => {
    world.theOwner = { ...world.theOwner!, plan: plan('stripe') };
    await expect(call(text)).rejects.toMatchObject({ code: 'PLAN_REQUIRED' });
  });

  it('reads and approves hours while its organization is being closed, and writes nothing else', async () => {
    world.theOwner = { ...world.theOwner!, closesAt: '2026-12-20T10:00:00.000Z' };
    await expect(call(text)).resolves.toBeDefined();
    await expect(call(text, approving, 'POST')).resolves.toBeDefined();
    await expect(call(text, writing, 'POST')).rejects.toMatchObject({ code: 'ORGANIZATION_CLOSING' });
  });

  it('writes nothing while its organization is suspended', async () => {
    world.theOwner = { ...world.theOwner!, restriction: { until: null } };
    await expect(call(text)).resolves.toBeDefined();
    await expect(call(text, approving, 'POST')).rejects.toMatchObject({ code: 'ACCOUNT_RESTRICTED' });
  });
});

describe('any other key', () => {
  const refused = { code: 'UNAUTHENTICATED', reason: 'keyInvalid' };

  it('is rejected with one answer', async () => {
    const wrong = [
      newKeyText().text,
      await add({ expiresAt: now.toISOString() }),
      await add({ ranges: ['198.51.100.0/24'] }),
      await add({ secretHash: await hash(keyHashPurpose, 'another') }),
    ];
    for (const key of wrong) await expect(call(key)).rejects.toMatchObject(refused);
  });

  it('is rejected without a read if it never was a key', async () => {
    for (const key of ['', 'x', `${text}0`, 'eyJhbGciOi.x.y']) await expect(call(key)).rejects.toMatchObject(refused);
    expect([world.reads, world.refusals]).toEqual([[], 0]);
  });

  it('is rejected as too many requests after a limit from one address', async () => {
    world.refusals = limits.wrongKeysPerAddressPerMinute;
    await expect(call(newKeyText().text)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  });

  it('is used 1,000 times in a minute: most calls are rejected as too many, and valid keys still work', async () => {
    const codes: string[] = [];
    for (let guess = 0; guess < 1000; guess += 1) {
      await call(newKeyText().text).catch((error: unknown) => codes.push((error as AppError).code));
    }
    const limit = limits.wrongKeysPerAddressPerMinute;
    expect(Map.groupBy(codes, (it) => it).get('UNAUTHENTICATED')).toHaveLength(limit);
    expect(Map.groupBy(codes, (it) => it).get('TOO_MANY_REQUESTS')).toHaveLength(1000 - limit);
    await expect(call(text)).resolves.toBeDefined();
    expect(world.calls).toBe(1);
  });

  it('costs the owner of a key no budget', async () => {
    await expect(call(newKeyText().text)).rejects.toMatchObject(refused);
    expect(world.calls).toBe(0);
  });

  it('is rejected after the organization is gone', async () => {
    world.theOwner = null;
    await expect(call(text)).rejects.toMatchObject(refused);
  });
});
