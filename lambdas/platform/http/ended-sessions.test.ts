import { expect, it } from 'vitest';
import { isEndedSession, tokenSessionOf } from './ended-sessions';

const at = '2026-11-20T10:00:00.500Z';
const authTime = Math.floor(Date.parse(at) / 1000);
const later = authTime + 60;
const none = { endedAt: null, kept: null, ended: new Set<string>() };

it('ends one sign-in, whenever it was', () => {
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

it('is the same for refreshed tokens, and says nothing about the pool', () => {
  const claims = { sub: 'ada', auth_time: authTime, origin_jti: '5b0cb9a5-7a4e-4ad2-95f5-4d4a3a4c4b11' };
  expect(tokenSessionOf({ ...claims, iat: later })).toEqual(tokenSessionOf(claims));
  expect(tokenSessionOf(claims).id).not.toContain('5b0cb9a5');
});
