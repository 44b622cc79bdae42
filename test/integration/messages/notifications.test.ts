import { accountRoutes } from '@shared/accounts/api/accounts.routes';
import { applicationRoutes } from '@shared/hiring/api/applications.routes';
import { jobRoutes } from '@shared/hiring/api/jobs.routes';
import { notificationRoutes } from '@shared/messages/api/notifications.routes';
import { headers } from '@shared/core/api/route';
import type { Language } from '@shared/text/language';
import { limits } from '@shared/limits';
import { paths, pathTo } from '@shared/paths';
import { beforeAll, describe, expect, it } from 'vitest';
import { createNotifications } from '@lambdas/store/messages/notifications/notifications';
import { notificationId } from '@lambdas/notifications/notification-id';
import { openTable } from '@lambdas/platform/table/table';
import { api } from '../../support/client';
import { apply, createJob, registerApplicant, registerTeam, type Team } from '../../support/marketplace';
import { moveApplication } from '../../support/hire';
import { registerProfessional, type Person } from '../../support/people';
import { sharedStack } from '../../support/stack';

const stack = await sharedStack();
const as = ({ token }: Person) => ({ token });
const listedIn = async (person: Person, language: Language) =>
  (
    await api(
      notificationRoutes.listNotifications,
      { query: {} },
      { ...as(person), headers: { [headers.language]: language } },
    )
  ).body.items;
const list = async (person: Person, cursor?: string) =>
  (await api(notificationRoutes.listNotifications, { query: cursor ? { cursor } : {} }, as(person))).body;

let team: Team;
beforeAll(async () => {
  team = await registerTeam(stack);
});

describe('the language of a notification', () => {
  it('is the account’s when sent, and the page’s when listed', async () => {
    const professional = await registerApplicant({}, { npiNumber: '' });
    await api(accountRoutes.changeLanguage, { body: { language: 'es' } }, as(professional));
    const job = await createJob(team.admin);
    const { applicationId } = await apply(professional, job.jobId);
    await moveApplication(team.admin, applicationId, 'under_review');
    await stack.announceMoves(applicationId);

    const subjects = (await stack.mails(professional.email)).map(({ subject }) => subject);
    expect(subjects).toContain(`Tu solicitud: ${job.title}`);
    const content = async (language: Language) => (await listedIn(professional, language))[0]?.content;
    expect(await content('en')).toContain(`Your application for “${job.title}” at`);
    expect(await content('es')).toContain(`tu solicitud para “${job.title}”`);
    expect(await content('fr')).toContain(job.title);
    expect(new Set(await Promise.all((['en', 'es', 'fr'] as const).map(content))).size).toBe(3);
  });
});

describe('notifications', () => {
  it('tell the team of an application and the professional of its progress, in the bell and by email', async () => {
    const [job, professional] = await Promise.all([
      createJob(team.member),
      registerApplicant({ firstName: 'Nora', lastName: 'Nurse' }, { npiNumber: '' }),
    ]);
    const body = { jobId: job.jobId, assigneeId: team.manager.userId };
    await api(jobRoutes.assignJob, { body }, as(team.admin));
    const { applicationId } = await apply(professional, job.jobId);
    await stack.drain();

    const actionUrl = pathTo(paths.application, { applicationId });
    for (const person of [team.member, team.manager]) {
      const received = (await list(person)).items.filter((item) => item.actionUrl === actionUrl);
      expect(received).toMatchObject([
        {
          type: 'application',
          title: 'New application',
          content: `Nora Nurse applied for “${job.title}”.`,
          isRead: false,
        },
      ]);
      const mails = (await stack.mails(person.email)).filter(({ subject }) => subject.startsWith('New application'));
      expect(mails).toHaveLength(1);
      expect(mails[0]?.links.map((link) => new URL(link).pathname)).toContain(actionUrl);
    }
    expect((await list(team.admin)).items.filter((item) => item.actionUrl === actionUrl)).toEqual([]);
    const assigned = (await list(team.manager)).items.find(({ type }) => type === 'job');
    expect(assigned?.actionUrl).toBe(pathTo(paths.manageJob, { jobId: job.jobId }));

    const move = (status: 'under_review' | 'shortlisted' | 'rejected', version: number, reason = '') =>
      api(
        applicationRoutes.changeApplicationStatus,
        { params: { applicationId }, body: { status, version, reason } },
        as(team.member),
      );
    await move('under_review', 1);
    await stack.announceMoves(applicationId);
    await move('shortlisted', 2);
    await stack.announceMoves(applicationId);
    await move('rejected', 3, 'The position was filled.');
    await stack.drain();
    expect((await list(professional)).items.map(({ title }) => title)).toEqual(['Under Review']);
    await stack.announceMoves(applicationId);
    const told = (await list(professional)).items;
    expect(told.map(({ title }) => title)).toEqual(['Rejected', 'Under Review']);
    const mails = (await stack.mails(professional.email)).filter(({ subject }) => subject.endsWith(job.title));
    expect(mails.map(({ subject }) => subject).sort()).toEqual([
      `Rejected: ${job.title}`,
      `Under Review: ${job.title}`,
      `Your application for ${job.title}`,
    ]);
    expect(mails.some(({ text }) => text.includes('The position was filled.'))).toBe(true);
  });

  it('tell the team of a withdrawal', async () => {
    const [job, professional] = await Promise.all([createJob(team.member), registerApplicant({}, { npiNumber: '' })]);
    const { applicationId } = await apply(professional, job.jobId);
    const body = { version: 1, reason: '' };
    await api(applicationRoutes.withdrawApplication, { params: { applicationId }, body }, as(professional));
    await stack.drain();
    const titles = (await list(team.member)).items
      .filter((item) => item.actionUrl === pathTo(paths.application, { applicationId }))
      .map(({ title }) => title);
    expect(titles).toEqual(['Application withdrawn', 'New application']);
    expect((await list(professional)).items).toEqual([]);
  });
});

describe('the list', () => {
  const fill = async (person: Person, count: number, from = Date.now()) => {
    const notifications = createNotifications(openTable());
    for (let index = 0; index < count; index += 1) {
      const event = { id: `test:${person.userId}:${from}:${index}`, occurredAt: new Date(from + index).toISOString() };
      const id = notificationId(event, person.userId);
      const text = {
        title: `Nr. ${index}`,
        content: '-',
        actionUrl: paths.jobs,
        type: 'system' as const,
        category: 'account' as const,
        sms: null,
      };
      await notifications.put({ ...text, id, userId: person.userId, createdAt: event.occurredAt });
    }
  };

  it('pages newest first, counts unread up to one above the badge and marks a page as read', async () => {
    const person = await registerProfessional();
    await fill(person, limits.pageSize + 3);
    const first = await list(person);
    expect(first.items).toHaveLength(limits.pageSize);
    expect(first.items[0]?.title).toBe(`Nr. ${limits.pageSize + 2}`);
    expect(first.unreadCount).toBe(limits.unreadBadgeMax + 1);
    const second = await list(person, first.nextCursor ?? '');
    expect(second.items.map(({ title }) => title)).toEqual(['Nr. 2', 'Nr. 1', 'Nr. 0']);

    const marked = await api(notificationRoutes.markAllNotificationsRead, {}, as(person));
    expect(marked.body).toEqual({ marked: limits.pageSize });
    const after = await list(person);
    expect(after.items.every(({ isRead }) => isRead)).toBe(true);
    expect(after.unreadCount).toBe(3);
    expect((await api(notificationRoutes.markAllNotificationsRead, {}, as(person))).body).toEqual({ marked: 3 });
    expect((await list(person)).unreadCount).toBe(0);
  });

  it('marks one as read, removes one, and accepts only the person’s own', async () => {
    const [person, stranger] = await Promise.all([registerProfessional(), registerProfessional()]);
    await fill(person, 2);
    const id = (await list(person)).items[0]?.id ?? '';
    const read = (by: Person, notificationId_: string) =>
      api(notificationRoutes.markNotificationRead, { params: { notificationId: notificationId_ } }, as(by));
    const [foreign, unknown] = [await read(stranger, id), await read(stranger, `ntf_${'0'.repeat(26)}`)];
    expect([foreign.status, foreign.body]).toEqual([404, unknown.body]);
    expect((await read(person, id)).body).toMatchObject({ id, isRead: true });
    expect((await read(person, id)).status).toBe(200);
    expect((await list(person)).unreadCount).toBe(1);

    const dismiss = (by: Person) =>
      api(notificationRoutes.dismissNotification, { params: { notificationId: id } }, as(by));
    expect((await dismiss(stranger)).status).toBe(200);
    expect((await list(person)).items).toHaveLength(2);
    expect([(await dismiss(person)).status, (await dismiss(person)).status]).toEqual([200, 200]);
    expect((await list(person)).items).toHaveLength(1);
    expect((await read(person, id)).status).toBe(404);
  });

  it('leaves out what has expired', async () => {
    const person = await registerProfessional();
    await fill(person, 2, Date.now() - (limits.notificationDays + 1) * 86_400_000);
    expect(await list(person)).toEqual({ items: [], nextCursor: null, unreadCount: 0 });
  });
});
