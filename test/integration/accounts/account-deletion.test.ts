import { accountRoutes } from '@shared/accounts/api/accounts.routes';
import { applicationRoutes } from '@shared/hiring/api/applications.routes';
import { jobRoutes } from '@shared/hiring/api/jobs.routes';
import { messageRoutes } from '@shared/messages/api/messages.routes';
import { notificationRoutes } from '@shared/messages/api/notifications.routes';
import { organizationRoutes } from '@shared/organizations/api/organizations.routes';
import { professionalRoutes } from '@shared/people/api/professionals.routes';
import { savedJobRoutes } from '@shared/hiring/api/saved-jobs.routes';
import { limits } from '@shared/limits';
import { describe, expect, it } from 'vitest';
import { UpdateCommand } from '@lambdas/platform/table/commands';
import { openTable } from '@lambdas/platform/table/table';
import { createAccountDeletions, createDueErasures } from '@lambdas/store/accounts/account-deletions/account-deletions';
import { keys } from '@lambdas/store/keys';
import { api } from '../../support/client';
import { conversationBetween } from '../../support/messages/messages';
import {
  applicationForm,
  apply,
  createJob,
  invitationTokenOf,
  jobDraft,
  registerApplicant,
  registerTeam,
  type Team,
} from '../../support/marketplace';
import { mailsTo, registerEmployer, registerProfessional, type Person } from '../../support/people';
import { signIn } from '../../support/accounts/sign-in';
import { sharedStack } from '../../support/stack';

const stack = await sharedStack();
const as = ({ token }: Pick<Person, 'token'>) => ({ token });

const request = (person: Person, password = person.password) =>
  api(accountRoutes.requestAccountDeletion, { body: { password } }, as(person));
const cancel = (person: Pick<Person, 'token'>) => api(accountRoutes.cancelAccountDeletion, {}, as(person));
const state = async (person: Person) => (await api(accountRoutes.getAccountDeletion, {}, as(person))).body;
const me = async (person: Pick<Person, 'token'>) => (await api(accountRoutes.getMe, {}, as(person))).body;
const jobStatus = async (person: Person, jobId: string) =>
  (await api(jobRoutes.getManagedJob, { params: { jobId } }, as(person))).body.status;
const setDueAt = async ({ userId }: Person, dueAt: string): Promise<void> => {
  const { client, name } = openTable();
  await client.send(
    new UpdateCommand({
      TableName: name,
      Key: keys.accountDeletion(userId),
      UpdateExpression: 'SET dueAt = :dueAt, gsi1sk = :position, gsi2sk = :position',
      ExpressionAttributeValues: { ':dueAt': dueAt, ':position': `${dueAt}#${userId}` },
    }),
  );
};
const daysFromNow = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString();

describe('a professional', () => {
  it('is hidden at once, withdraws everywhere, and returns without the applications after a cancel', async () => {
    const employer = await registerEmployer();
    const [{ jobId }, other] = [await createJob(employer), await createJob(employer)];
    const person = await registerApplicant();
    const { applicationId } = await apply(person, jobId);
    const alert = { name: 'Wards', frequency: 'daily', search: {} } as const;
    const { jobAlertId } = (await api(savedJobRoutes.createJobAlert, { body: alert }, as(person))).body;
    const outsider = await registerEmployer();
    const seen = () => api(professionalRoutes.getProfessional, { params: { userId: person.userId } }, as(outsider));
    expect((await seen()).status).toBe(200);
    expect((await state(person)).preview).toMatchObject({
      effects: { applications: { count: 1, more: false }, alerts: 1, placements: [] },
      obstacle: null,
    });

    expect((await request(person)).body.deletion).toMatchObject({ state: 'pending' });
    expect((await seen()).status).toBe(404);
    await stack.drain();

    const params = { applicationId };
    const withdrawn = async (reader: Person) =>
      (await api(applicationRoutes.getApplication, { params }, as(reader))).body.status;
    expect(await withdrawn(employer)).toBe('withdrawn');
    const applying = { params: { jobId: other.jobId }, body: applicationForm() as never };
    expect((await api(applicationRoutes.applyToJob, applying, as(person))).body.code).toBe('DELETION_REQUESTED');
    const late = await api(savedJobRoutes.createJobAlert, { body: alert }, as(person));
    expect(late.body.code).toBe('DELETION_REQUESTED');
    const mails = (await mailsTo(person.email)).map(({ subject }) => subject);
    expect(mails.filter((subject) => subject === 'Your Wardline account will be deleted')).toHaveLength(1);

    expect((await cancel(person)).body).toEqual({ deletion: null });
    expect((await seen()).status).toBe(200);
    expect((await me(person)).deletion).toBeUndefined();
    await stack.drain();
    expect(await withdrawn(person)).toBe('withdrawn');
    const { body } = await api(savedJobRoutes.listJobAlerts, {}, as(person));
    expect(body.items.find((it) => it.jobAlertId === jobAlertId)).toMatchObject({ paused: false, version: 3 });
    expect((await mailsTo(person.email)).map(({ subject }) => subject)).toContain('Your Wardline account stays');
    expect((await api(applicationRoutes.applyToJob, applying, as(person))).status).toBe(201);
  });

  it('gets no other emails meanwhile, but can still receive messages', async () => {
    const employer = await registerEmployer();
    const person = await registerApplicant();
    await apply(person, (await createJob(employer)).jobId);
    await request(person);
    await stack.drain();
    await conversationBetween(employer, person.userId, 'Are you still there?');
    await stack.drain();
    expect((await api(messageRoutes.listConversations, { query: {} }, as(person))).body.items).toHaveLength(1);
    const { items } = (await api(notificationRoutes.listNotifications, { query: {} }, as(person))).body;
    expect(items.map(({ title }) => title)).toContain('Your Wardline account will be deleted');
    const mails = (await mailsTo(person.email)).map(({ subject }) => subject);
    expect(mails.filter((subject) => /message/i.test(subject))).toEqual([]);
  });
});

describe('the request', () => {
  it('needs the password, and creates one deletion for two calls at the same time', async () => {
    const person = await registerProfessional();
    expect((await request(person, 'not the password')).body.code).toBe('WRONG_PASSWORD');
    expect((await me(person)).deletion).toBeUndefined();
    const both = await Promise.all([request(person), request(person)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(both[0].body).toEqual(both[1].body);
  });

  it('is seen and canceled on another device that signs in meanwhile', async () => {
    const person = await registerProfessional();
    const { dueAt } = (await request(person)).body.deletion!;
    const other = await signIn(person.email, person.password);
    expect((await me({ token: other.accessToken })).deletion).toEqual({ dueAt });
    expect((await cancel({ token: other.accessToken })).body).toEqual({ deletion: null });
    expect((await me(person)).deletion).toBeUndefined();
  });

  it('is reminded of once, seven days before', async () => {
    const person = await registerProfessional();
    await request(person);
    await setDueAt(person, daysFromNow(limits.deletionReminderDays - 0.01));
    for (const _run of [1, 2]) {
      await stack.runSchedule('remind-deletions');
      await stack.drain();
    }
    const mails = (await mailsTo(person.email)).map(({ subject }) => subject);
    expect(mails.filter((subject) => /will be deleted in 7 days$/.test(subject))).toHaveLength(1);
  });
});

describe('canceling and erasing', () => {
  it('at the same moment: exactly one wins', async () => {
    const table = openTable();
    const [deletions, erasures] = [createAccountDeletions(table), createDueErasures(table)];
    for (const offset of [-1, 0, 1]) {
      const person = await registerProfessional();
      const { dueAt } = (await request(person)).body.deletion!;
      const item = (await deletions.get(person.userId))!;
      const at = new Date(Date.parse(dueAt) + offset).toISOString();
      const [canceled, taken] = await Promise.all([
        deletions.cancel(person.userId, at),
        erasures.take(item, { now: at, until: daysFromNow(31) }),
      ]);
      expect([canceled === null, taken === null].sort()).toEqual([false, true]);
    }
  });

  it('rejects a cancel once the erasure is due', async () => {
    const person = await registerProfessional();
    await request(person);
    await setDueAt(person, daysFromNow(-0.01));
    expect(await cancel(person)).toMatchObject({ status: 409, body: { code: 'DELETION_STARTED' } });
  });
});

describe('a team', () => {
  const postAs = (person: Person, more: object = {}) => createJob(person, more);
  const team = async (): Promise<Team> => registerTeam(stack);

  it('keeps jobs that a colleague answers for, and gets the others back after a cancel', async () => {
    const { admin, manager, member } = await team();
    const alone = await postAs(manager);
    const shared = await postAs(manager);
    const body = { jobId: shared.jobId, assigneeId: member.userId };
    expect((await api(jobRoutes.assignJob, { body }, as(admin))).status).toBe(200);
    await request(manager);
    await stack.drain();
    expect(await jobStatus(admin, alone.jobId)).toBe('paused');
    expect(await jobStatus(admin, shared.jobId)).toBe('active');
    const told = (await api(notificationRoutes.listNotifications, { query: {} }, as(admin))).body.items;
    expect(told.map(({ title }) => title)).toContain('A job was paused');
    const posting = { body: { job: jobDraft(), status: 'active' } } as const;
    expect((await api(jobRoutes.createJob, posting, as(manager))).body.code).toBe('DELETION_REQUESTED');
    const activate = { body: { action: 'activate' as const, jobIds: [alone.jobId] } };
    const { results } = (await api(jobRoutes.changeJobs, activate, as(manager))).body;
    expect(results[0]?.error?.code).toBe('DELETION_REQUESTED');
    await cancel(manager);
    await stack.drain();
    expect(await jobStatus(admin, alone.jobId)).toBe('active');
  });

  it('never loses its last administrator, neither by a deletion request nor by a concurrent departure', async () => {
    const { admin, manager } = await team();
    expect(await request(admin)).toMatchObject({ status: 409, body: { code: 'LAST_ADMIN' } });
    expect((await state(admin)).preview?.obstacle).toBe('last_admin');
    const promote = { params: { userId: manager.userId }, body: { role: 'admin', department: '' } } as const;
    await api(organizationRoutes.changeMember, promote, as(admin));
    await stack.drain();
    const both = await Promise.all([request(admin), request(manager)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const staying = both[0].status === 200 ? manager : admin;
    expect(await api(organizationRoutes.leaveOrganization, {}, as(staying))).toMatchObject({
      body: { code: 'LAST_ADMIN' },
    });
  });

  it('of one person is either deleted or joined when both happen at once', async () => {
    for (const _round of [1, 2, 3]) {
      const [employer, newcomer] = await Promise.all([registerEmployer(), registerEmployer()]);
      const invited = { firstName: 'Ina', lastName: 'Invited', email: newcomer.email };
      const body = { ...invited, role: 'member', department: '' } as const;
      expect((await api(organizationRoutes.inviteMember, { body }, as(employer))).status).toBe(201);
      const params = { token: await invitationTokenOf(stack, newcomer.email) };
      const accept = () => api(organizationRoutes.acceptInvitation, { params }, as(newcomer));
      const [left, joined] = await Promise.all([request(employer), accept()]);
      if (left.status === 200) {
        expect(joined.body.code).toBe('INVALID_TOKEN');
        expect((await accept()).body.code).toBe('INVALID_TOKEN');
        expect((await cancel(employer)).status).toBe(200);
        expect((await accept()).status).toBe(200);
      } else {
        expect(left).toMatchObject({ status: 409, body: { code: 'LAST_ADMIN' } });
        expect(joined.status).toBe(200);
      }
    }
  });

  it('of one person may be left', async () => {
    const employer = await registerEmployer();
    const { jobId } = await createJob(employer);
    expect((await request(employer)).body.deletion?.state).toBe('pending');
    await stack.drain();
    expect(await jobStatus(employer, jobId)).toBe('paused');
  });
});
