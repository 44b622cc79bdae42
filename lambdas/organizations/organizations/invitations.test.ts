import { limits } from '@shared/limits';
import { notice } from '@shared/text/notice';
import { describe, expect, it } from 'vitest';
import { invitationToken } from '../../store/organizations/organizations/invitation-token';
import { acceptInvitation } from './accept-invitation';
import { getInvitation } from './get-invitation';
import { inviteMember } from './invite-member';
import { listInvitations, resendInvitation, revokeInvitation } from './manage-invitations';
import { World } from './world.fake';
import { said } from '@shared/text/english.fixture';

const email = 'new@example.test';

const setUp = () => {
  const world = new World();
  const { organizationId, users } = world.organization('admin');
  const form = { firstName: 'Ina', lastName: 'Invited', email, role: 'member', department: '' } as const;
  const invite = (overrides: Partial<typeof form> | Record<string, string> = {}) =>
    inviteMember(world.deps, { ...form, ...overrides, organizationId, invitedBy: users[0]! }, { role: 'admin' });
  const tokenOf = (invitationId: string) => invitationToken(world.deps.hash, invitationId);
  return { world, organizationId, admin: users[0]!, invite, tokenOf };
};

describe('a team invitation', () => {
  it('is valid for a week and readable with its link', async () => {
    const { world, invite, tokenOf } = setUp();
    const { invitationId, expiresAt, code, message } = await invite();
    expect([expiresAt, { code, message }]).toEqual(['2026-11-28T12:00:00.000Z', said('invitationSent')]);
    const token = await tokenOf(invitationId);
    expect(await getInvitation(world.deps, token)).toEqual({
      firstName: 'Ina',
      lastName: 'Invited',
      email,
      role: 'member',
      organization: 'Harbor',
    });
    world.advance(limits.invitationDays * 86_400);
    await expect(getInvitation(world.deps, token)).rejects.toMatchObject({ code: 'INVALID_TOKEN' });
  });

  it('is rejected for a team member, for a full team, and above the daily limit', async () => {
    const { world, admin, invite } = setUp();
    await expect(invite({ email: world.emailOf(admin) })).rejects.toMatchObject({ code: 'ALREADY_MEMBER' });
    for (let count = 0; count < limits.invitationsPerOrganizationPerDay; count += 1) {
      await invite({ email: `${count}@example.test` });
    }
    await expect(invite()).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    const full = new World();
    const { organizationId, users } = full.organization(
      ...Array.from({ length: limits.teamSize }, () => 'admin' as const),
    );
    const form = { firstName: 'A', lastName: 'B', email, role: 'member', department: '' } as const;
    const refused = inviteMember(full.deps, { ...form, organizationId, invitedBy: users[0]! }, { role: 'admin' });
    await expect(refused).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  });

  it('is one per address; repeating it updates it, and emails it again after a while', async () => {
    const { world, invite, organizationId } = setUp();
    const first = await invite();
    world.advance(limits.invitationCooldownSeconds - 1);
    const soon = await invite({ role: 'manager' });
    expect(soon).toMatchObject({ invitationId: first.invitationId, role: 'manager', sentAt: first.sentAt });
    world.advance(1);
    const later = await invite();
    expect(later).toMatchObject({ invitationId: first.invitationId, sentAt: world.now.toISOString() });
    expect(await listInvitations(world.deps, organizationId)).toHaveLength(1);
  });

  it('is created once by two concurrent requests', async () => {
    const { world, invite, organizationId } = setUp();
    const others: Promise<unknown>[] = [];
    world.meanwhile = () => others.push(invite({ role: 'manager' }));
    const mine = await invite();
    await Promise.all(others);
    const listed = await listInvitations(world.deps, organizationId);
    expect(listed.map(({ invitationId }) => invitationId)).toEqual([mine.invitationId]);
  });

  it('can be resent after a while, within the daily limit, by its organization', async () => {
    const { world, invite, organizationId } = setUp();
    const { invitationId } = await invite();
    const ref = { organizationId, invitationId, managesTeam: true };
    await expect(resendInvitation(world.deps, ref)).rejects.toMatchObject({
      code: 'COOLDOWN',
      extras: { retryAfterSeconds: limits.invitationCooldownSeconds },
    });
    world.advance(3600);
    expect(await resendInvitation(world.deps, ref)).toMatchObject({
      sentAt: '2026-11-21T13:00:00.000Z',
      expiresAt: '2026-11-28T13:00:00.000Z',
    });
    const foreign = { ...ref, organizationId: world.organization('admin').organizationId };
    for (const act of [resendInvitation, revokeInvitation]) {
      await expect(act(world.deps, foreign)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    }
    world.advance(3600);
    world.counts.set(`invitations#${organizationId}`, limits.invitationsPerOrganizationPerDay);
    await expect(resendInvitation(world.deps, ref)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  });

  it('can’t be revoked or resent once accepted', async () => {
    const { world, invite, organizationId } = setUp();
    const { invitationId } = await invite();
    world.meanwhile = () => {
      world.invitations.get(invitationId)!.acceptedAt = world.now.toISOString();
    };
    const ref = { organizationId, invitationId, managesTeam: true };
    await expect(revokeInvitation(world.deps, ref)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(world.invitations.has(invitationId)).toBe(true);
  });

  it('has an invalid link once revoked', async () => {
    const { world, invite, organizationId, tokenOf } = setUp();
    const { invitationId } = await invite();
    await revokeInvitation(world.deps, { organizationId, invitationId, managesTeam: true });
    await expect(getInvitation(world.deps, await tokenOf(invitationId))).rejects.toMatchObject({
      code: 'INVALID_TOKEN',
    });
  });
});

describe('accepting an invitation', () => {
  const invited = async (account: Parameters<World['account']>[0] = {}) => {
    const base = setUp();
    const userId = base.world.account({ email, ...account });
    const { invitationId } = await base.invite({ role: 'manager' });
    return { ...base, userId, invitationId, command: { userId, token: await base.tokenOf(invitationId) } };
  };

  it('joins the team, and gives the same answer again', async () => {
    const { world, command, organizationId, userId } = await invited();
    const first = await acceptInvitation(world.deps, command);
    expect(first).toEqual({ organization: 'Harbor', role: 'manager', ...said('invitationAccepted') });
    expect(await acceptInvitation(world.deps, command)).toEqual(first);
    expect(world.memberships.get(userId)).toMatchObject({ organizationId, role: 'manager' });
  });

  it('gives the same answer in two tabs', async () => {
    const { world, command } = await invited();
    const others: Promise<unknown>[] = [];
    world.meanwhile = () => others.push(acceptInvitation(world.deps, command));
    const mine = await acceptInvitation(world.deps, command);
    expect(await Promise.all(others)).toEqual([mine]);
  });

  it('leaves an organization without postings and deletes its logo', async () => {
    const { world, command, userId } = await invited();
    const left = world.organization().organizationId;
    world.memberships.set(userId, {
      userId,
      organizationId: left,
      role: 'admin',
      department: '',
      joinedAt: world.now.toISOString(),
    });
    world.organizations.get(left)!.logo_url = '/media/logos/x.png';
    world.published.set('/media/logos/x.png', Buffer.alloc(1));
    await acceptInvitation(world.deps, command);
    expect(world.organizations.has(left)).toBe(false);
    expect(world.published.size).toBe(0);
  });

  it('is rejected if the person’s organization just got a posting', async () => {
    const { world, command, userId } = await invited();
    const left = world.organization().organizationId;
    const joinedAt = world.now.toISOString();
    world.memberships.set(userId, { userId, organizationId: left, role: 'admin', department: '', joinedAt });
    world.meanwhile = () => world.posting.add(left);
    await expect(acceptInvitation(world.deps, command)).rejects.toMatchObject({ code: 'ALREADY_IN_ORGANIZATION' });
    expect(world.memberships.get(userId)?.organizationId).toBe(left);
  });

  it.each([
    ['another address', { email: 'else@example.test' }, 'INVITATION_FOR_OTHER'],
    ['a professional', { userType: 'doctor' as const }, 'FORBIDDEN'],
    ['an address that is not confirmed', { emailVerifiedAt: null }, 'EMAIL_NOT_VERIFIED'],
  ])('is rejected for %s', async (_name, account, code) => {
    const { world, command, invitationId } = await invited(account);
    await expect(acceptInvitation(world.deps, command)).rejects.toMatchObject({ code });
    expect(world.invitations.get(invitationId)?.acceptedAt).toBeNull();
  });

  it('is rejected by a full team', async () => {
    const { world, command } = await invited();
    world.teamSize = 1;
    await expect(acceptInvitation(world.deps, command)).rejects.toMatchObject({
      code: 'LIMIT_REACHED',
      message: notice('teamFull'),
    });
  });
});
