import { limits } from '@shared/limits';
import { notice } from '@shared/text/notice';
import { describe, expect, it } from 'vitest';
import { onStageWithoutPlans } from '../../store/money/billing/stage-billing.fixture';
import { invitationToken } from '../../store/organizations/organizations/invitation-token';
import { platformKeys } from '../../platform/table/keys';
import { changeOrganization } from '../../store/organizations/organizations/organizations.fixture';
import { acceptInvitation } from './accept-invitation';
import { getInvitation } from './get-invitation';
import { inviteMember } from './invite-member';
import { listInvitations, resendInvitation, revokeInvitation } from './manage-invitations';
import { World } from './world.fixture';
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
    await expect(invite({ email: await world.emailOf(admin) })).rejects.toMatchObject({ code: 'ALREADY_MEMBER' });
    for (let count = 0; count < limits.invitationsPerOrganizationPerDay; count += 1) {
      await invite({ email: `${count}@example.test` });
    }
    await expect(invite()).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    const full = new World();
    const { organizationId, users } = full.organization(
      'admin',
      ...Array.from({ length: limits.teamSize - 1 }, () => 'admin' as const),
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
    world.meanwhile(() => others.push(invite({ role: 'manager' })));
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
    const count = limits.invitationsPerOrganizationPerDay;
    world.table.put({ ...platformKeys.dailyCount(`invitations#${organizationId}`, '2026-11-21'), count });
    await expect(resendInvitation(world.deps, ref)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  });

  it('can’t be revoked or resent once accepted', async () => {
    const { world, invite, organizationId } = setUp();
    const { invitationId } = await invite();
    world.meanwhile(() => world.changeInvitation(invitationId, { acceptedAt: world.now.toISOString() }));
    const ref = { organizationId, invitationId, managesTeam: true };
    await expect(revokeInvitation(world.deps, ref)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await world.deps.invitations.get(invitationId)).not.toBeNull();
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
  onStageWithoutPlans();

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
    expect(world.membership(userId)).toMatchObject({ organizationId, role: 'manager' });
  });

  it('gives the same answer in two tabs', async () => {
    const { world, command } = await invited();
    const others: Promise<unknown>[] = [];
    world.meanwhile(() => others.push(acceptInvitation(world.deps, command)));
    const mine = await acceptInvitation(world.deps, command);
    expect(await Promise.all(others)).toEqual([mine]);
  });

  it('leaves an organization without postings and deletes its logo', async () => {
    const { world, command, userId } = await invited();
    const left = world.organizationOf(userId);
    changeOrganization(world.table, left, { logo_url: '/media/logos/x.png' });
    world.files.published.set('/media/logos/x.png', { content: Buffer.alloc(1), contentType: 'image/png' });
    await acceptInvitation(world.deps, command);
    expect(await world.deps.organizations.get(left)).toBeNull();
    expect(world.files.published.size).toBe(0);
  });

  it('is rejected if the person’s organization just got a posting', async () => {
    const { world, command, userId } = await invited();
    const left = world.organizationOf(userId);
    world.meanwhile(() => world.postJob(left));
    await expect(acceptInvitation(world.deps, command)).rejects.toMatchObject({ code: 'ALREADY_IN_ORGANIZATION' });
    expect(world.membership(userId)?.organizationId).toBe(left);
  });

  it.each([
    ['another address', { email: 'else@example.test' }, 'INVITATION_FOR_OTHER'],
    ['a professional', { userType: 'doctor' as const }, 'FORBIDDEN'],
    ['an address that is not confirmed', { emailVerifiedAt: null }, 'EMAIL_NOT_VERIFIED'],
  ])('is rejected for %s', async (_name, account, code) => {
    const { world, command, invitationId } = await invited(account);
    await expect(acceptInvitation(world.deps, command)).rejects.toMatchObject({ code });
    expect((await world.deps.invitations.get(invitationId))?.acceptedAt).toBeNull();
  });

  it('is rejected by a full team', async () => {
    const { world, command, organizationId } = await invited();
    for (let count = 1; count < limits.teamSize; count += 1) world.member(organizationId, 'member');
    await expect(acceptInvitation(world.deps, command)).rejects.toMatchObject({
      code: 'LIMIT_REACHED',
      message: notice('teamFull'),
    });
  });
});
