import { expect, it } from 'vitest';
import type { EndedSessions } from '../../platform/http/ended-sessions';
import type { Claims } from '../../platform/http/verify-token';
import { createVerifySession } from './verify-session';

const endedAt = '2026-11-22T08:00:00.500Z';
const ended = Math.floor(Date.parse(endedAt) / 1000);

const allEnded = { endedAt, kept: null, ended: new Set<string>() };
const world = (claims: Claims | null, sessions: EndedSessions | null = allEnded) =>
  createVerifySession(async () => claims, {
    read: async () => ({ membership: null, sessions, staff: null, restriction: null, leavesAt: null }),
  });

it('accepts sessions that began after the second in which others ended', async () => {
  expect(await world({ sub: 'ada', auth_time: ended })('token')).toBeNull();
  expect(await world({ sub: 'ada', auth_time: ended + 1 })('token')).toBe('ada');
  expect(await world({ sub: 'ada', auth_time: ended - 1 }, null)('token')).toBe('ada');
});

it('rejects tokens of ended sessions, also refreshed ones', async () => {
  expect(await world({ sub: 'ada', auth_time: ended - 1, iat: ended + 60 })('token')).toBeNull();
  expect(await world({ sub: 'ada' })('token')).toBeNull();
});

it('rejects a missing or invalid token', async () => {
  expect(await world(null)('token')).toBeNull();
  const unreadable = createVerifySession(() => Promise.reject(new Error('no keys')), {
    read: async () => ({ membership: null, sessions: null, staff: null, restriction: null, leavesAt: null }),
  });
  expect(await unreadable('token')).toBeNull();
});
