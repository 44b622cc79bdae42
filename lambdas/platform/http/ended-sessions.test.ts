import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isEndedSession, signInsCountFrom, tokenSessionOf } from './ended-sessions';

const at = '2026-11-20T10:00:00.500Z';
const authTime = Math.floor(Date.parse(at) / 1000);
const later = authTime + 60;
const none = { endedAt: null, kept: null, ended: new Set<string>() };

it('ends one sign-in, whenever it began', () => {
  const ended = new Set(['tablet']);
  expect(isEndedSession({ id: 'tablet', authTime: later }, { ...none, ended })).toBe(true);
  expect(isEndedSession({ id: 'laptop', authTime }, { ...none, ended })).toBe(false);
  expect(isEndedSession({ id: undefined, authTime }, { ...none, ended })).toBe(false);
});

it('ends all earlier ones except one', () => {
  const sessions = { ...none, endedAt: at, kept: 'laptop' };
  expect(isEndedSession({ id: 'laptop', authTime: authTime - 9 }, sessions)).toBe(false);
  expect(isEndedSession({ id: 'tablet', authTime: authTime - 9 }, sessions)).toBe(true);
  expect(isEndedSession({ id: undefined, authTime: authTime - 9 }, { ...sessions, kept: null })).toBe(true);
  expect(isEndedSession({ id: 'tablet', authTime: later }, sessions)).toBe(false);
  expect(isEndedSession({ id: 'laptop', authTime: authTime - 9 }, { ...sessions, ended: new Set(['laptop']) })).toBe(
    true,
  );
});

it('ends earlier sign-ins, also of the same second, and none after the answer', () => {
  const start = Date.parse('2026-11-20T10:00:00.000Z');
  const moment = fc.integer({ min: start, max: start + 3000 });
  // In order of time, often within one second; the sign-in can be renewed at any later time.
  const story = fc.record({ signIn: moment, change: moment, later: fc.nat(2000), renewed: fc.nat(3600) });
  fc.assert(
    fc.property(story, ({ signIn, change, later, renewed }) => {
      const sessions = { ...none, endedAt: new Date(change).toISOString() };
      const endsFor = (signedInAt: number, id: string): boolean => {
        const auth_time = Math.floor(signedInAt / 1000);
        return isEndedSession(
          tokenSessionOf({ sub: 'ada', auth_time, origin_jti: id, iat: auth_time + renewed }),
          sessions,
        );
      };
      const answeredAt = signInsCountFrom(sessions.endedAt);
      expect(answeredAt - change).toBeGreaterThan(0);
      expect(answeredAt - change).toBeLessThanOrEqual(1000);
      if (signIn <= change) expect(endsFor(signIn, 'before')).toBe(true);
      expect(endsFor(answeredAt + later, 'after')).toBe(false);
    }),
  );
});

it('has the same result for refreshed tokens, and reveals nothing about the pool', () => {
  const claims = { sub: 'ada', auth_time: authTime, origin_jti: '5b0cb9a5-7a4e-4ad2-95f5-4d4a3a4c4b11' };
  expect(tokenSessionOf({ ...claims, iat: later })).toEqual(tokenSessionOf(claims));
  expect(tokenSessionOf(claims).id).not.toContain('5b0cb9a5');
});
