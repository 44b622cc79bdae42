import { accountRoutes } from '@shared/accounts/api/accounts.routes';
import { jobRoutes } from '@shared/hiring/api/jobs.routes';
import { notificationRoutes } from '@shared/messages/api/notifications.routes';
import { organizationRoutes } from '@shared/organizations/api/organizations.routes';
import type { TwoFactorGraceDays } from '@shared/core/model/vocabulary';
import { errorTexts, messages } from '@shared/text/english.fixture';
import { generateSync } from 'otplib';
import { describe, expect, it } from 'vitest';
import { UpdateCommand } from '@lambdas/platform/table/commands';
import { openTable } from '@lambdas/platform/table/table';
import { keys } from '@lambdas/store/keys';
import { api } from '../../support/client';
import { registerTeam, registerTeamMember } from '../../support/marketplace';
import { mailsTo, type Person } from '../../support/people';
import { sharedStack } from '../../support/stack';

const stack = await sharedStack();
const as = ({ token }: Person) => ({ token });

const setUp = async (person: Person): Promise<string[]> => {
  const { password } = person;
  const { secret } = (await api(accountRoutes.startTwoFactor, { body: { password } }, as(person))).body;
  const confirmation = { body: { password, code: generateSync({ secret }) } };
  return (await api(accountRoutes.confirmTwoFactor, confirmation, as(person))).body.recoveryCodes;
};
const turnOff = (person: Person) =>
  api(accountRoutes.disableTwoFactor, { body: { password: person.password } }, as(person));
const require = (by: Person, required = true, graceDays: TwoFactorGraceDays = 0) =>
  api(organizationRoutes.setTeamTwoFactor, { body: { required, graceDays } }, as(by));
const state = async (by: Person) => (await api(organizationRoutes.getTeamTwoFactor, {}, as(by))).body;
const isDue = async (person: Person): Promise<boolean> =>
  (await api(accountRoutes.getMe, {}, as(person))).body.membership?.twoFactorDue === true;
const readsTeam = async (person: Person): Promise<number> =>
  (await api(organizationRoutes.listTeamMembers, {}, as(person))).status;

const requiringTeam = async () => {
  const team = await registerTeam(stack);
  const recoveryCodes = await setUp(team.admin);
  expect((await require(team.admin)).status).toBe(200);
  return { ...team, recoveryCodes };
};

describe('two-factor authentication required by an organization', () => {
  it('can be required only by an administrator who has it on', async () => {
    const { admin, manager } = await registerTeam(stack);
    expect(await require(admin)).toMatchObject({
      status: 403,
      body: { code: 'TWO_FACTOR_REQUIRED', error: messages.twoFactorOwnFirst },
    });
    expect((await require(manager)).body.code).toBe('FORBIDDEN');
    expect((await state(admin)).required).toBe(false);
    expect(await isDue(manager)).toBe(false);
  });

  it('keeps members out until they set it up, but lets them set it up, leave and read their own data', async () => {
    const { admin, manager, member } = await requiringTeam();
    expect(new Set((await state(admin)).membersWithout)).toEqual(new Set([manager.userId, member.userId]));
    expect(await isDue(member)).toBe(true);
    for (const refused of [
      await api(organizationRoutes.listTeamMembers, {}, as(member)),
      await api(jobRoutes.getEmployerJobs, { query: {} }, as(member)),
    ]) {
      expect(refused).toMatchObject({
        status: 403,
        body: { code: 'TWO_FACTOR_REQUIRED', error: errorTexts.TWO_FACTOR_REQUIRED },
      });
    }
    expect((await api(notificationRoutes.getNotificationSettings, {}, as(member))).status).toBe(200);
    await setUp(member);
    expect(await isDue(member)).toBe(false);
    expect(await readsTeam(member)).toBe(200);
    expect((await state(admin)).membersWithout).toEqual([manager.userId]);
    expect((await api(organizationRoutes.leaveOrganization, {}, as(manager))).status).toBe(200);
  });

  it('tells the members who have it off by email', async () => {
    const { admin, member } = await requiringTeam();
    const subject = 'Set up two-factor authentication';
    await stack.drain();
    expect((await mailsTo(member.email)).map((mail) => mail.subject)).toContain(subject);
    expect((await mailsTo(admin.email)).map((mail) => mail.subject)).not.toContain(subject);
  });

  it('cannot be turned off by a member while it is required', async () => {
    const { admin, member } = await requiringTeam();
    expect(await turnOff(admin)).toMatchObject({
      status: 403,
      body: { code: 'TWO_FACTOR_REQUIRED', error: messages.twoFactorKept },
    });
    expect(await require(admin, false)).toMatchObject({ status: 200, body: { required: false } });
    expect(await isDue(member)).toBe(false);
    expect(await readsTeam(member)).toBe(200);
    expect((await turnOff(admin)).status).toBe(200);
  });

  it('is required of people who join without it, and after a recovery', async () => {
    const { admin, recoveryCodes } = await requiringTeam();
    const joined = await registerTeamMember(stack, admin, 'manager');
    expect(await isDue(joined)).toBe(true);
    expect(await readsTeam(joined)).toBe(403);
    const { email, password } = admin;
    const recovery = { email, password, recoveryCode: recoveryCodes[0]! };
    expect((await api(accountRoutes.recoverTwoFactor, { body: recovery })).status).toBe(200);
    expect(await isDue(admin)).toBe(true);
    await setUp(admin);
    expect(await readsTeam(admin)).toBe(200);
  });

  it('stays consistent when members set it up or leave while it is turned on', async () => {
    const { admin, manager, member } = await registerTeam(stack);
    await setUp(admin);
    const [required] = await Promise.all([
      require(admin),
      setUp(member),
      api(organizationRoutes.leaveOrganization, {}, as(manager)),
    ]);
    expect(required.status).toBe(200);
    expect(await isDue(member)).toBe(false);
    expect(await readsTeam(member)).toBe(200);
    expect((await state(admin)).membersWithout).toEqual([]);
  });

  it('stays consistent when it is turned on while a member turns theirs off', async () => {
    const { admin, member } = await registerTeam(stack);
    await Promise.all([setUp(admin), setUp(member)]);
    const [required, off] = await Promise.all([require(admin), turnOff(member)]);
    expect(required.status).toBe(200);
    expect([200, 403]).toContain(off.status);
    expect(await isDue(member)).toBe(off.status === 200);
  });

  it('is required of a member who is not on the list yet', async () => {
    const { member } = await requiringTeam();
    const table = openTable();
    const missed = { Key: keys.membership(member.userId), UpdateExpression: 'REMOVE twoFactorDue' };
    await table.client.send(new UpdateCommand({ TableName: table.name, ...missed }));
    expect(await isDue(member)).toBe(true);
    expect(await readsTeam(member)).toBe(403);
  });
});

describe('the grace period', () => {
  const untilOf = async (person: Person) =>
    (await api(accountRoutes.getMe, {}, as(person))).body.membership?.twoFactorUntil ?? null;
  const daysFromNow = (at: string | null): number => Math.round((Date.parse(at ?? '') - Date.now()) / 86_400_000);
  const table = openTable();
  const set = (person: Person, attributes: Record<string, string>) =>
    table.client.send(
      new UpdateCommand({
        TableName: table.name,
        Key: keys.membership(person.userId),
        UpdateExpression: `SET ${Object.keys(attributes)
          .map((name) => `${name} = :${name}`)
          .join(', ')}`,
        ExpressionAttributeValues: Object.fromEntries(
          Object.entries(attributes).map(([name, value]) => [`:${name}`, value]),
        ),
      }),
    );
  const past = () => new Date(Date.now() - 1000).toISOString();

  const teamWithGrace = async (days: TwoFactorGraceDays) => {
    const team = await registerTeam(stack);
    await setUp(team.admin);
    expect((await require(team.admin, true, days)).body).toMatchObject({ required: true, graceDays: days });
    return team;
  };

  it('lets members work until it is over, and then keeps them out', async () => {
    const { admin, member } = await teamWithGrace(7);
    expect(await isDue(member)).toBe(false);
    expect(daysFromNow(await untilOf(member))).toBe(7);
    expect((await state(admin)).graceUntil).toBe(await untilOf(member));
    expect(await readsTeam(member)).toBe(200);
    await stack.drain();
    expect((await mailsTo(member.email)).map(({ text }) => text)).toContainEqual(
      expect.stringContaining('Set it up by'),
    );
    await set(member, { twoFactorDueAt: past() });
    expect(await isDue(member)).toBe(true);
    expect(await readsTeam(member)).toBe(403);
    await setUp(member);
    expect(await readsTeam(member)).toBe(200);
    expect(await untilOf(member)).toBeNull();
  });

  it('is as long for people who join', async () => {
    const { admin } = await teamWithGrace(3);
    const joined = await registerTeamMember(stack, admin, 'member');
    expect(daysFromNow(await untilOf(joined))).toBe(3);
    expect(await readsTeam(joined)).toBe(200);
  });

  it('never gets shorter for waiting members, and ends with the requirement', async () => {
    const { admin, member } = await teamWithGrace(7);
    const announced = await untilOf(member);
    const [one, other] = await Promise.all([require(admin, true, 3), require(admin, true, 0)]);
    expect([one.status, other.status]).toEqual([200, 200]);
    expect(await untilOf(member)).toBe(announced);
    await require(admin, true, 14);
    expect(daysFromNow(await untilOf(member))).toBe(14);
    await require(admin, false);
    expect(await untilOf(member)).toBeNull();
    expect(await isDue(member)).toBe(false);
  });

  it('sends one reminder a day before', async () => {
    const { member } = await teamWithGrace(3);
    await set(member, { gsi2sk: `${past()}#${member.userId}` });
    await Promise.all([stack.runSchedule('remind-two-factor'), stack.runSchedule('remind-two-factor')]);
    await stack.runSchedule('remind-two-factor');
    await stack.drain();
    const reminders = (await mailsTo(member.email)).filter(({ text }) => text.includes('One day left'));
    expect(reminders).toHaveLength(1);
  });
});
