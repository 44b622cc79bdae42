import { contracts } from '@shared/core/api/contracts';
import { securityOperations, type SecurityEvent } from '@shared/platform/security-events';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { describe, expect, it } from 'vitest';
import { recordSecurityEvent, securityKind, type Outcome } from './security-events';

const success: Outcome = { status: 200, code: null };

const record = async (operation: string, event: Partial<APIGatewayProxyEventV2>, outcome: Outcome) => {
  const kept: SecurityEvent[] = [];
  await recordSecurityEvent(
    operation,
    { headers: {}, requestContext: { requestId: 'req-1' }, ...event } as APIGatewayProxyEventV2,
    outcome,
    {
      securityLog: { record: async (it) => void kept.push(it) },
      verifyToken: async (token) => (token === 'good' ? { sub: 'person-1' } : null),
      hash: async (purpose, value) => `${purpose}(${value.length})`,
      clock: { now: () => new Date('2026-11-21T08:00:00.000Z') },
    },
  );
  return kept;
};

describe('a security event', () => {
  it.each(Object.entries(securityOperations))('is recorded for %s, whatever the outcome: %s', (operation, kind) => {
    expect(securityKind(operation, success)).toBe(kind);
    expect(securityKind(operation, { status: 400, code: 'INVALID_CODE' })).toBe(kind);
  });

  it('is recorded for every denied request, and no other answer', () => {
    expect(securityKind('searchJobs', { status: 403, code: 'FORBIDDEN' })).toBe('refusal');
    expect(securityKind('searchJobs', { status: 401, code: 'UNAUTHENTICATED' })).toBe('refusal');
    for (const status of [200, 400, 404, 409, 500])
      expect(securityKind('searchJobs', { status, code: null })).toBeNull();
  });

  // Reads of the user's own account are not events, nor is marking news as seen.
  it('is recorded for every write of the accounts and every export', () => {
    const writes = Object.entries(contracts.accounts).filter(
      ([name, { method }]) => method !== 'GET' && name !== 'markNewsSeen',
    );
    const exports = Object.values(contracts).flatMap((routes) =>
      Object.keys(routes).filter((name) => name.startsWith('export')),
    );
    expect(Object.keys(securityOperations)).toEqual(
      expect.arrayContaining([...writes.map(([name]) => name), ...exports]),
    );
  });

  it('records actor, subject, outcome and request, by keyed hashes only', async () => {
    const [event] = await record(
      'changeMember',
      { headers: { authorization: 'Bearer good' }, pathParameters: { userId: 'person-22' } },
      success,
    );
    expect(event).toEqual({
      time: '2026-11-21T08:00:00.000Z',
      kind: 'membership',
      operation: 'changeMember',
      outcome: 'success',
      status: 200,
      person: 'security-person(8)',
      subject: 'security-person(9)',
      requestId: 'req-1',
    });
  });

  it('identifies a caller without a session by the named address, and never by an invalid token', async () => {
    const wrong: Outcome = { status: 400, code: 'INVALID_CODE' };
    const [named] = await record('verifyOtp', { body: '{"email":" Ann@Example.org ","code":"123456"}' }, wrong);
    expect(named).toMatchObject({ outcome: 'INVALID_CODE', person: 'security-address(15)' });
    expect(JSON.stringify(named)).not.toMatch(/example|123456/i);
    const refused: Outcome = { status: 401, code: 'UNAUTHENTICATED' };
    for (const event of [{ headers: { authorization: 'Bearer bad' } }, { body: '{' }, { body: '{"email":7}' }, {}])
      expect((await record('getMe', event, refused))[0]).toMatchObject({ kind: 'refusal', person: null });
  });
});
