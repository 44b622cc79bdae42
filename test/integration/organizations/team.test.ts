import { UpdateCommand } from '@lambdas/platform/table/commands';
import { applicationRoutes } from '@shared/hiring/api/applications.routes';
import { accountRoutes } from '@shared/accounts/api/accounts.routes';
import { jobRoutes } from '@shared/hiring/api/jobs.routes';
import { messageRoutes } from '@shared/messages/api/messages.routes';
import { organizationRoutes } from '@shared/organizations/api/organizations.routes';
import { savedJobRoutes } from '@shared/hiring/api/saved-jobs.routes';
import { searchRoutes } from '@shared/find/api/search.routes';
import { limits } from '@shared/limits';
import { errorTexts, messages } from '@shared/text/english.fixture';
import type { TeamRole } from '@shared/core/model/enumerations';
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { keys } from '@lambdas/store/keys';
import { openTable } from '@lambdas/platform/table/table';
import { api } from '../../support/client';
import {
  apply,
  createJob,
  invitationTokenOf,
  registerApplicant,
  registerTeam,
  registerTeamMember,
} from '../../support/marketplace';
import { registerEmployer, registerProfessional, type Employer, type Person } from '../../support/people';
import { sharedStack } from '../../support/stack';

const stack = await sharedStack();
const as = ({ token }: Person) => ({ token });

const team = async (person: Person) => (await api(organizationRoutes.listTeamMembers, {}, as(person))).body.items;
const remove = (by: Person, { userId }: { userId: string }) =>
  api(organizationRoutes.removeMember, { params: { userId } }, as(by));
const leave = (person: Person) => api(organizationRoutes.leaveOrganization, {}, as(person));
const change = (by: Person, { userId }: { userId: string }, role: TeamRole, department = 'Cardiology') =>
  api(organizationRoutes.changeMember, { params: { userId }, body: { role, department } }, as(by));
const transfer = (by: Person, { userId }: { userId: string }) =>
  api(accountRoutes.transferAdministration, { body: { userId, ownRole: 'manager', password: by.password } }, as(by));
const roleOf = async (person: Person): Promise<TeamRole | undefined> =>
  (await api(accountRoutes.getMe, {}, as(person))).body.membership?.role;

const twoAdmins = async (): Promise<[Employer, Employer]> => {
  const first = await registerEmployer();
  return [first, await registerTeamMember(stack, first, 'admin')];
};
const statuses = (answers: { status: number }[]): number[] => answers.map(({ status }) => status).sort();

describe('the team', () => {
  it('lists members with role, department and last activity', async () => {
    const startedAt = Date.now();
    const { admin, manager, member } = await registerTeam(stack);
    const listed = await team(member);
    expect(listed.map(({ user_id, role }) => [user_id, role]).sort()).toEqual(
      [
        [admin.userId, 'admin'],
        [manager.userId, 'manager'],
        [member.userId, 'member'],
      ].sort(),
    );
    const mine = listed.find(({ user_id }) => user_id === member.userId);
    expect(mine).toMatchObject({
      department: 'Cardiology',
      status: 'active',
      profile: { first_name: 'Mia', last_name: 'Member', email: member.email },
    });
    expect(Date.parse(mine?.lastActiveAt ?? '')).toBeGreaterThanOrEqual(startedAt);
    expect(Object.keys(mine?.profile ?? {}).sort()).toEqual(['email', 'first_name', 'last_name', 'photo_url']);
  });

  it('shows long-absent members as inactive, until they return', async () => {
    const { admin, member } = await registerTeam(stack);
    const table = openTable();
    const days = (count: number): string => new Date(Date.now() - count * 86_400_000).toISOString();
    const set = (key: object, name: string, value: string) =>
      table.client.send(
        new UpdateCommand({
          TableName: table.name,
          Key: key,
          UpdateExpression: `SET ${name} = :value`,
          ExpressionAttributeValues: { ':value': value },
        }),
      );
    await set(keys.membership(member.userId), 'joinedAt', days(400));
    await set(keys.account(member.userId), 'lastActiveAt', days(limits.memberInactiveDays + 1));
    const status = async () => (await team(admin)).find(({ user_id }) => user_id === member.userId)?.status;
    expect(await status()).toBe('inactive');
    await api(accountRoutes.getMe, {}, as(member));
    expect(await status()).toBe('active');
  });

  it('records activity rarely and without events', async () => {
    const { admin, member } = await registerTeam(stack);
    const at = async () => (await team(admin)).find(({ user_id }) => user_id === member.userId)?.lastActiveAt;
    const before = await at();
    await Promise.all(Array.from({ length: 5 }, () => api(accountRoutes.getMe, {}, as(member))));
    expect(await at()).toBe(before);
  });
});

describe('a member', () => {
  it('gets another role and department', async () => {
    const { admin, member } = await registerTeam(stack);
    const changed = await change(admin, member, 'manager', 'Emergency Department');
    expect(changed.body).toMatchObject({ user_id: member.userId, role: 'manager', department: 'Emergency Department' });
    expect(await roleOf(member)).toBe('manager');
    expect(await change(admin, { userId: randomUUID() }, 'member')).toMatchObject({
      status: 404,
      body: { error: errorTexts.NOT_FOUND },
    });
    expect((await change(admin, member, 'owner' as TeamRole)).status).toBe(400);
    expect((await change(admin, member, 'member', 'x'.repeat(limits.nameLength + 1))).body.fields).toHaveProperty([
      'department',
    ]);
  });

  it('who is removed is rejected from the next request on and may found an organization', async () => {
    const { admin, member } = await registerTeam(stack);
    const job = await createJob(member);
    expect((await remove(admin, member)).body.message).toBe(messages.memberRemoved);
    const refused = await Promise.all([
      api(organizationRoutes.getOrganization, {}, as(member)),
      api(jobRoutes.getManagedJob, { params: { jobId: job.jobId } }, as(member)),
      api(messageRoutes.listConversations, { query: {} }, as(member)),
    ]);
    for (const { status, body } of refused)
      expect([status, body.code, body.error]).toEqual([403, 'NO_ORGANIZATION', errorTexts.NO_ORGANIZATION]);
    // Forbidden to members anyway.
    const applied = await api(savedJobRoutes.saveJob, { params: { jobId: job.jobId } }, as(member));
    expect(applied.body.code).toBe('FORBIDDEN');
    expect((await api(accountRoutes.getMe, {}, as(member))).body.membership).toBeNull();
    expect((await team(admin)).map(({ user_id }) => user_id)).not.toContain(member.userId);
    expect(await remove(admin, member)).toMatchObject({ status: 404 });
    // Their own account stays accessible.
    const password = await api(
      accountRoutes.changePassword,
      { body: { currentPassword: 'wrong', newPassword: 'Also-wr0ng!' } },
      as(member),
    );
    expect(password.body.code).toBe('WRONG_PASSWORD');
    // Their jobs stay with the organization.
    const { jobId } = job;
    expect((await api(jobRoutes.getManagedJob, { params: { jobId } }, as(admin))).status).toBe(200);
  });

  it('of another organization answers NOT_FOUND', async () => {
    const [{ admin }, other, professional] = await Promise.all([
      registerTeam(stack),
      registerEmployer(),
      registerProfessional(),
    ]);
    for (const someone of [other, professional]) {
      const answers = await Promise.all([
        change(admin, someone, 'member'),
        remove(admin, someone),
        transfer(admin, someone),
      ]);
      expect(statuses(answers)).toEqual([404, 404, 404]);
    }
    expect(await roleOf(other)).toBe('admin');
  });
});

describe('a former member', () => {
  it('neither sees candidates nor gets news of them; the administrators do', async () => {
    const { admin, member } = await registerTeam(stack);
    const job = await createJob(member);
    await remove(admin, member);
    const applicant = await registerApplicant();
    await apply(applicant, job.jobId);
    await stack.drain();
    const told = async (person: Person) =>
      (await stack.mails(person.email)).filter(({ text }) => text.includes(job.title)).length;
    expect([await told(member), await told(admin)]).toEqual([0, 1]);

    // A new team gives no access to the previous one's data.
    const other = await registerEmployer();
    const invitation = { firstName: 'M', lastName: 'M', email: member.email, role: 'member' as const, department: '' };
    await api(organizationRoutes.inviteMember, { body: invitation }, as(other));
    const token = await invitationTokenOf(stack, member.email);
    expect((await api(organizationRoutes.acceptInvitation, { params: { token } }, as(member))).status).toBe(200);
    const [jobs, applications, dashboard] = await Promise.all([
      api(searchRoutes.listManagedJobs, { query: {} }, as(member)),
      api(applicationRoutes.listReceivedApplications, { query: {} }, as(member)),
      api(jobRoutes.getEmployerJobs, {}, as(member)),
    ]);
    expect([jobs.body.items, applications.body.items, dashboard.body.jobs]).toEqual([[], [], []]);
  });
});

describe('the last administrator', () => {
  it('neither leaves, nor steps down, nor is removed', async () => {
    const { admin } = await registerTeam(stack);
    const answers = await Promise.all([leave(admin), change(admin, admin, 'member'), remove(admin, admin)]);
    for (const { status, body } of answers) expect([status, body.code]).toEqual([409, 'LAST_ADMIN']);
    expect((await change(admin, admin, 'admin', 'Board')).body.department).toBe('Board');
    expect(await roleOf(admin)).toBe('admin');
  });

  it('hands over and may leave then', async () => {
    const { admin, manager } = await registerTeam(stack);
    expect((await transfer(admin, manager)).body.message).toBe(messages.administrationTransferred);
    expect([await roleOf(admin), await roleOf(manager)]).toEqual(['manager', 'admin']);
    expect((await transfer(admin, manager)).status).toBe(403);
    expect((await leave(admin)).body.message).toBe(messages.organizationLeft);
    expect((await transfer(manager, manager)).body.error).toBe(messages.transferToOther);
  });

  const races: [string, (one: Employer, other: Employer) => Promise<{ status: number }[]>][] = [
    ['both leave', (one, other) => Promise.all([leave(one), leave(other)])],
    ['they remove each other', (one, other) => Promise.all([remove(one, other), remove(other, one)])],
    [
      'they demote each other',
      (one, other) => Promise.all([change(one, other, 'member'), change(other, one, 'member')]),
    ],
    ['one leaves and is to remove the other', (one, other) => Promise.all([leave(one), remove(one, other)])],
    [
      'one leaves while the other steps down',
      (one, other) => Promise.all([leave(one), change(other, other, 'manager')]),
    ],
  ];
  it.each(races)('is left when of two %s', async (_name, race) => {
    const [one, other] = await twoAdmins();
    const answers = await race(one, other);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const roles = await Promise.all([roleOf(one), roleOf(other)]);
    expect(roles.filter((role) => role === 'admin')).toHaveLength(1);
  });
});

describe('team events', () => {
  it('report who joined and left, not who founded or changed role', async () => {
    const { admin, member } = await registerTeam(stack);
    await change(admin, member, 'manager');
    await remove(admin, member);
    await stack.drain();
    const response = await fetch(`${stack.gateway}/_local/events.json`);
    const events = ((await response.json()) as string[]).filter((event) => event.includes(admin.organizationId));
    const count = (type: string, userId: string): number =>
      events.filter((event) => event.includes(`"${type}`) && event.includes(userId)).length;
    expect([count('member.joined', admin.userId), count('member.joined', member.userId)]).toEqual([0, 1]);
    expect([count('member.removed', admin.userId), count('member.removed', member.userId)]).toEqual([0, 1]);
  });
});
