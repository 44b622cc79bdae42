import type { StaffMember } from '@shared/trust/model/staff';
import type { StaffRole } from '@shared/trust/model/staff-vocabulary';
import { describe, expect, it } from 'vitest';
import { changeStaffMember, removeStaffMember } from './manage-staff';

const reason = 'Leaves.';

const teamOf = (given: Record<string, StaffRole[]>) => {
  const members = Object.entries(given).map(([userId, roles]) => ({ userId, roles, version: 1 }) as StaffMember);
  const removed: string[] = [];
  const deps = {
    members: {
      list: async () => members,
      get: async (userId: string) => members.find((it) => it.userId === userId) ?? null,
      add: async () => undefined,
      change: async () => undefined,
      remove: async ({ userId }: { userId: string }) => void removed.push(userId),
    },
    group: { add: async () => undefined, remove: async () => undefined },
    owners: { ownerOf: async () => null },
    hash: async () => '',
    clock: { now: () => new Date('2026-11-20T10:00:00.000Z'), newId: () => '' },
  };
  return {
    removed,
    remove: (userId: string, version = 1) => removeStaffMember(deps, userId, { reason, version }),
    demote: (userId: string, version = 1) => changeStaffMember(deps, userId, { roles: ['support'], reason, version }),
  };
};

describe('a staff member', () => {
  it('can’t be changed or removed when unknown or from an outdated version', async () => {
    const { remove, demote } = teamOf({ ada: ['owner'], ben: ['owner'] });
    for (const attempt of [remove, demote]) {
      await expect(attempt('unknown-user')).rejects.toMatchObject({ code: 'NOT_FOUND' });
      await expect(attempt('ben', 2)).rejects.toMatchObject({ code: 'STALE_VERSION' });
    }
  });

  it('stays an owner as the last one', async () => {
    const { remove, demote, removed } = teamOf({ ada: ['owner'], ben: ['trust', 'support'] });
    for (const attempt of [remove, demote]) {
      await expect(attempt('ada')).rejects.toMatchObject({ code: 'LAST_ADMIN' });
    }
    await remove('ben');
    expect(removed).toEqual(['ben']);
  });

  it('can leave while another owner stays', async () => {
    const { remove, removed } = teamOf({ ada: ['owner'], ben: ['owner'] });
    await remove('ada');
    expect(removed).toEqual(['ada']);
  });
});
