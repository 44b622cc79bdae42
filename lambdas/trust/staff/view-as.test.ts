import { AppError } from '@shared/errors';
import type { StaffRole } from '@shared/trust/rules/staff-permissions';
import type { StaffPerson, ViewCause } from '@shared/trust/model/staff';
import { describe, expect, it } from 'vitest';
import type { StoredGrant } from '../../store/trust/staff/ports';
import { listViewCauses, startViewAs } from './view-as';

const ticket: ViewCause = { causeId: 'TICK-014', kind: 'ticket', number: 'TICK-014', about: 'Calendar' };
const report: ViewCause = { causeId: `rpt_${'0'.repeat(26)}`, kind: 'report', number: 'REP-3', about: 'Hello' };

const world = ({ closesMeanwhile = false, staffRoles = [] as StaffRole[] } = {}) => {
  const started: StoredGrant[] = [];
  const person = { firstName: 'Ada', lastName: 'Rivera', staffRoles } as unknown as StaffPerson;
  const deps = {
    reads: { person: async (userId: string) => (userId === 'nurse' ? person : null), organization: async () => null },
    causes: {
      of: async (_userId: string, kinds: readonly string[]) =>
        [ticket, report].filter(({ kind }) => kinds.includes(kind)),
    },
    grants: {
      start: async (grant: StoredGrant) => {
        if (closesMeanwhile) throw new AppError('NOT_FOUND');
        started.push(grant);
      },
      open: async () => true,
      get: async () => null,
      end: async () => true,
      due: async () => [],
    },
    clock: { now: () => new Date('2026-11-20T10:00:00.000Z'), newId: () => '' },
    newGrantId: () => 'vwg_1',
  };
  const start = (causeId: string, roles: StaffRole[] = ['support'], userId = 'nurse') =>
    startViewAs(deps, { staffId: 'staff', userId, roles, causeId, reason: 'Cannot see the shift.' });
  return { deps, started, start };
};

const refused = { code: 'NOT_FOUND', extras: { fields: { causeId: 'viewCauseClosed' } } };

describe('the reason to view as someone', () => {
  it('is an open ticket or, for moderators, an open case', async () => {
    const { deps } = world();
    const causesFor = async (...roles: StaffRole[]) => (await listViewCauses(deps, { userId: 'nurse', roles })).items;
    expect(await causesFor('support')).toEqual([ticket]);
    expect(await causesFor('trust')).toEqual([ticket, report]);
    await expect(listViewCauses(deps, { userId: 'unknown-user', roles: ['owner'] })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  it('is stored with the view and the viewer’s roles', async () => {
    const { start, started } = world();
    expect(await start('TICK-014')).toMatchObject({ name: 'Ada Rivera', ticket: 'TICK-014' });
    expect(await start(report.causeId, ['trust'])).toMatchObject({ ticket: 'REP-3' });
    expect(started).toMatchObject([
      { causeId: 'TICK-014', roles: ['support'], areas: [], endedAt: null, expiresAt: '2026-11-20T10:30:00.000Z' },
      { causeId: report.causeId, roles: ['trust'] },
    ]);
  });

  it('is rejected at its field when unknown, closed, not for this role, or closed meanwhile', async () => {
    const { start, started } = world();
    await expect(start('TICK-999')).rejects.toMatchObject(refused);
    await expect(start(report.causeId)).rejects.toMatchObject(refused);
    await expect(world({ closesMeanwhile: true }).start('TICK-014')).rejects.toMatchObject(refused);
    expect(started).toEqual([]);
  });

  it('is never about staff or an unknown person', async () => {
    await expect(world({ staffRoles: ['support'] }).start('TICK-014')).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(world().start('TICK-014', ['owner'], 'unknown-user')).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});
