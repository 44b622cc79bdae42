import { describe, expect, it } from 'vitest';
import type { Invitation } from '@shared/organizations/model/invitation';
import { invitationToken } from '../../store/organizations/organizations/invitation-token';
import { invitedStaffHash } from '../../store/organizations/organizations/invited-hash';
import { acceptInvitation } from './accept-invitation';
import { getInvitation } from './get-invitation';
import { listInvitations, revokeInvitation } from './manage-invitations';
import { World } from './world.fixture';

const invitationId = 'inv_01JD0000000000000000000001';

const setUp = async () => {
  const world = new World();
  const { organizationId, users } = world.organization('admin');
  const userId = world.account({ userType: 'doctor', email: 'ada@example.test' });
  const invitation: Invitation = {
    invitationId,
    organizationId,
    firstName: 'Ada',
    lastName: 'Byron',
    email: 'ada@example.test',
    role: 'member',
    department: '',
    staff: { profession: 'rn', unitIds: [] },
    invitedBy: users[0]!,
    createdAt: world.now.toISOString(),
    expiresAt: new Date(world.now.getTime() + 86_400_000).toISOString(),
    acceptedAt: null,
  };
  await world.deps.invitations.put(invitation, {
    emailHash: await invitedStaffHash(world.deps.hash, invitation.email),
    previous: null,
  });
  const token = await invitationToken(world.deps.hash, invitationId);
  const accept = (who = userId) => acceptInvitation(world.deps, { userId: who, token });
  return { world, organizationId, userId, token, accept };
};

describe('an invitation for own staff', () => {
  it('creates a placement without pay, and never a membership', async () => {
    const { world, organizationId, userId, accept } = await setUp();
    expect(await accept()).toMatchObject({ code: 'staffInvitationAccepted' });
    expect(await world.placementsOf(userId)).toMatchObject([
      { kind: 'own_staff', profession: 'rn', unitIds: [], jobId: null, organizationId, professional: { userId } },
    ]);
    expect(world.membership(userId)).toBeUndefined();
  });

  it('starts the placement on the current day where the person lives', async () => {
    const { world, userId, accept } = await setUp();
    world.now = new Date('2026-11-28T02:00:00.000Z');
    world.changeInvitation(invitationId, { expiresAt: '2026-12-28T00:00:00.000Z' });
    await accept();
    expect((await world.placementsOf(userId))[0]?.terms.startOn).toBe('2026-11-27');
  });

  it('creates one placement, however often it is accepted', async () => {
    const { world, userId, accept } = await setUp();
    const others: Promise<unknown>[] = [];
    world.meanwhile(() => others.push(accept()));
    await accept();
    await Promise.all(others);
    await accept();
    expect(await world.placementsOf(userId)).toHaveLength(1);
  });

  it('is rejected for employers, for other addresses, and once revoked or expired', async () => {
    const { world, organizationId, accept } = await setUp();
    const employer = world.account({ email: 'ada@example.test' });
    await expect(accept(employer)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    const other = world.account({ userType: 'doctor' });
    await expect(accept(other)).rejects.toMatchObject({ code: 'INVITATION_FOR_OTHER' });
    const ref = { organizationId, invitationId, managesTeam: false };
    world.advance(2 * 86_400);
    await expect(accept()).rejects.toMatchObject({ code: 'INVALID_TOKEN' });
    world.advance(-2 * 86_400);
    await revokeInvitation(world.deps, ref);
    await expect(accept()).rejects.toMatchObject({ code: 'INVALID_TOKEN' });
  });

  it('isn’t listed with team invitations, and is the only kind managers can revoke', async () => {
    const { world, organizationId, token } = await setUp();
    expect(await listInvitations(world.deps, organizationId)).toEqual([]);
    expect(await getInvitation(world.deps, token)).toMatchObject({ staff: { profession: 'rn', units: [] } });
    world.changeInvitation(invitationId, { staff: undefined });
    const ref = { organizationId, invitationId, managesTeam: false };
    await expect(revokeInvitation(world.deps, ref)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});
