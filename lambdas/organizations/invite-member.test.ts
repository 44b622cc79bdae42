import { AppError } from '@shared/errors';
import { limits } from '@shared/limits';
import type { Invitation } from '@shared/model/invitation';
import { randomUUID } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { invitationToken } from '../runtime/invitation-token';
import { keyedHash } from '../runtime/keyed-hash';
import { getInvitation } from './get-invitation';
import { inviteMember } from './invite-member';
import type { Deps } from './ports';

const organizationId = `org_${'0'.repeat(26)}`;
const now = new Date('2026-11-21T12:00:00.000Z');
const command = {
  organizationId,
  invitedBy: randomUUID(),
  email: 'new@example.test',
  role: 'member',
  department: '',
} as const;

const world = (team: string[] = ['present@example.test']) => {
  const stored = new Map<string, Invitation>();
  const people = team.map((email) => ({ userId: randomUUID(), email }));
  const deps: Deps = {
    organizations: { get: async () => null, names: async () => new Map([[organizationId, 'Harbor']]) },
    companyProfiles: { save: vi.fn() },
    invitations: {
      get: async (id) => stored.get(id) ?? null,
      put: async (invitation) => void stored.set(invitation.invitationId, invitation),
    },
    throttle: { count: async () => undefined },
    people: {
      memberships: async () =>
        people.map(({ userId }) => ({
          userId,
          organizationId,
          role: 'member' as const,
          department: '',
          joinedAt: now.toISOString(),
        })),
      find: async () => new Map(people.map(({ userId, email }) => [userId, { first_name: '', last_name: '', email }])),
    },
    hash: keyedHash(() => Promise.resolve(Buffer.from('key'))),
    clock: { now: () => now, newId: (prefix) => `${prefix}_${'0'.repeat(26)}` },
  };
  return { deps, stored };
};

describe('an invitation', () => {
  it('is stored for a week and shown to who holds its link', async () => {
    const { deps, stored } = world();
    const { invitationId, expiresAt } = await inviteMember(deps, command);
    expect(expiresAt).toBe('2026-11-28T12:00:00.000Z');
    const token = await invitationToken(deps.hash, invitationId);
    expect(await getInvitation(deps, token)).toEqual({
      email: command.email,
      role: 'member',
      organization: 'Harbor',
    });
    const late = { ...deps, clock: { ...deps.clock, now: () => new Date(expiresAt) } };
    await expect(getInvitation(late, token)).rejects.toMatchObject({ code: 'INVALID_TOKEN' });
    stored.set(invitationId, { ...stored.get(invitationId)!, acceptedAt: now.toISOString() });
    await expect(getInvitation(deps, token)).rejects.toMatchObject({ code: 'INVALID_TOKEN' });
  });

  it('is refused for somebody of the team, for a full team and above the day’s limit', async () => {
    const { deps, stored } = world();
    const again = inviteMember(deps, { ...command, email: 'present@example.test' });
    await expect(again).rejects.toMatchObject({ code: 'ALREADY_MEMBER' });
    const full = world(Array.from({ length: limits.teamSize }, (_, index) => `${index}@example.test`));
    await expect(inviteMember(full.deps, command)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    deps.throttle.count = () => Promise.reject(new AppError('TOO_MANY_REQUESTS'));
    await expect(inviteMember(deps, command)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    expect(stored.size).toBe(0);
  });
});
