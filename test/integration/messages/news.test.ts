import { UpdateCommand } from '@lambdas/platform/table/commands';
import { jobRoutes } from '@shared/hiring/api/jobs.routes';
import { notificationRoutes } from '@shared/messages/api/notifications.routes';
import { organizationRoutes } from '@shared/organizations/api/organizations.routes';
import { paths, pathTo } from '@shared/paths';
import { describe, expect, it } from 'vitest';
import { keys } from '@lambdas/store/keys';
import { openTable } from '@lambdas/platform/table/table';
import { api } from '../../support/client';
import { createJob, dayFromNow, registerTeam, registerTeamMember } from '../../support/marketplace';
import { registerEmployer, type Person } from '../../support/people';
import { sharedStack } from '../../support/stack';

const stack = await sharedStack();

const textsOf = async ({ token }: Person) =>
  (await api(notificationRoutes.listNotifications, { query: {} }, { token })).body.items;
const titled = async (person: Person, title: string) => (await textsOf(person)).filter((it) => it.title === title);

const letDeadlinePass = async (jobId: string): Promise<void> => {
  const table = openTable();
  const day = dayFromNow(-3);
  await table.client.send(
    new UpdateCommand({
      TableName: table.name,
      Key: keys.job(jobId),
      UpdateExpression: 'SET applicationDeadlineOn = :day',
      ExpressionAttributeValues: { ':day': day },
    }),
  );
  await table.client.send(
    new UpdateCommand({
      TableName: table.name,
      Key: keys.jobDeadline(jobId),
      UpdateExpression: 'SET gsi1sk = :position',
      ConditionExpression: 'attribute_exists(pk)',
      ExpressionAttributeValues: { ':position': `${day}#${jobId}` },
    }),
  );
};

describe('team notifications', () => {
  it('about a new member go to administrators, not to the others or the member', async () => {
    const admin = await registerEmployer();
    const member = await registerTeamMember(stack, admin, 'member', { firstName: 'Mia', lastName: 'Member' });
    const second = await registerTeamMember(stack, admin, 'admin', { firstName: 'Ben', lastName: 'Boss' });
    await stack.drain();
    const news = await titled(admin, 'New team member');
    expect(news.map(({ content }) => content).sort()).toEqual([
      'Ben Boss joined your team.',
      'Mia Member joined your team.',
    ]);
    expect(news[0]).toMatchObject({ type: 'system', actionUrl: paths.teamSettings });
    expect(await titled(member, 'New team member')).toEqual([]);
    expect(await titled(second, 'New team member')).toEqual([]);
  });

  it('about an ended membership go to the person, by mail, in neutral words', async () => {
    const { admin, member } = await registerTeam(stack);
    await api(organizationRoutes.removeMember, { params: { userId: member.userId } }, { token: admin.token });
    await stack.drain();
    const [mail] = await stack.mails(member.email);
    expect(mail?.subject).toBe(`You're no longer on the ${admin.organization} team`);
    expect(mail?.text).not.toMatch(/Ada|removed by/);
  });
});

describe('a posting whose deadline has passed', () => {
  it('closes automatically and tells its poster and assignee, once', async () => {
    const { admin, manager, member } = await registerTeam(stack);
    const job = await createJob(member, { applicationDeadlineOn: dayFromNow(2) });
    await api(jobRoutes.assignJob, { body: { jobId: job.jobId, assigneeId: manager.userId } }, { token: admin.token });
    await letDeadlinePass(job.jobId);
    await Promise.all([stack.runSchedule('close-expired-jobs'), stack.runSchedule('close-expired-jobs')]);
    await stack.drain();
    for (const person of [member, manager]) {
      expect(await titled(person, 'Job closed')).toMatchObject([
        {
          type: 'job',
          content: `“${job.title}” closed because its application deadline passed.`,
          actionUrl: pathTo(paths.manageJob, { jobId: job.jobId }),
        },
      ]);
    }
    expect(await titled(admin, 'Job closed')).toEqual([]);
  });

  it('tells nothing about one that someone closed', async () => {
    const employer = await registerEmployer();
    const job = await createJob(employer, { applicationDeadlineOn: dayFromNow(2) });
    await api(
      jobRoutes.changeJobStatus,
      { params: { jobId: job.jobId }, body: { status: 'closed', version: job.version } },
      { token: employer.token },
    );
    await stack.runSchedule('close-expired-jobs');
    await stack.drain();
    expect(await titled(employer, 'Job closed')).toEqual([]);
  });
});
