import { accountRoutes } from '@shared/accounts/api/accounts.routes';
import { applicationRoutes } from '@shared/hiring/api/applications.routes';
import { dashboardRoutes } from '@shared/hiring/api/dashboards.routes';
import { messageRoutes } from '@shared/messages/api/messages.routes';
import { notificationRoutes } from '@shared/messages/api/notifications.routes';
import { portfolioRoutes } from '@shared/people/api/portfolio.routes';
import { profileRoutes } from '@shared/people/api/profiles.routes';
import { reportRoutes } from '@shared/trust/api/reports.routes';
import { staffRoutes } from '@shared/trust/api/staff.routes';
import { supportRoutes } from '@shared/trust/api/support.routes';
import { timesheetRoutes } from '@shared/work/api/timesheets.routes';
import { credentialRoutes } from '@shared/people/api/credentials.routes';
import { accountViews } from '@shared/paths';
import { messages } from '@shared/text/english.fixture';
import { describe, expect, it } from 'vitest';
import { UpdateCommand } from '@lambdas/platform/table/commands';
import { openTable } from '@lambdas/platform/table/table';
import { keys } from '@lambdas/store/keys';
import { createViewGrants } from '@lambdas/store/trust/staff/view-grants';
import { api } from '../../support/client';
import { apply, createJob, registerApplicant, registerStaff } from '../../support/marketplace';
import { start } from '../../support/messages/messages';
import { registerEmployer, registerProfessional, type Person } from '../../support/people';
import { sharedStack } from '../../support/stack';

const stack = await sharedStack();
const as = ({ token }: Person) => ({ token });

const viewingWith = ({ token }: Person, grantId: string) => ({ token, headers: { 'x-view-as': grantId } });

const openTicket = async (person: Person): Promise<string> => {
  const body = {
    subject: 'My application',
    category: 'general',
    priority: 'low',
    description: 'Where is it?',
  } as const;
  return (await api(supportRoutes.openTicket, { body }, as(person))).body.ticketId;
};

const closeTicket = async (support: Person, ticketId: string) => {
  const params = { ticketId };
  const { version } = (await api(supportRoutes.getStaffTicket, { params }, as(support))).body;
  return api(supportRoutes.changeTicket, { params, body: { version, status: 'closed' } }, as(support));
};

const startView = async (staff: Person, person: Person, causeId?: string) => {
  const body = { reason: "Can't find the application.", causeId: causeId ?? (await openTicket(person)) };
  return api(staffRoutes.startViewAs, { params: { userId: person.userId }, body }, as(staff));
};

const viewsOf = async (person: Person) =>
  (await api(staffRoutes.listAccountViews, { query: {} }, as(person))).body.items;
const toldOf = async (person: Person) => {
  await stack.drain();
  const { items } = (await api(notificationRoutes.listNotifications, { query: {} }, as(person))).body;
  return items.filter(({ title }) => title === 'Our team viewed your account');
};

describe('viewing as a person', () => {
  it('reads what they see, hides private data, writes nothing, and tells them what was opened', async () => {
    const [support, other, person] = await Promise.all([
      registerStaff('support'),
      registerStaff('trust'),
      registerApplicant(),
    ]);
    const ticketId = await openTicket(person);
    const causes = { params: { userId: person.userId } };
    expect((await api(staffRoutes.listViewCauses, causes, as(support))).body.items).toEqual([
      { causeId: ticketId, kind: 'ticket', number: ticketId, about: 'My application' },
    ]);
    expect(await startView(support, other, ticketId)).toMatchObject({
      status: 403,
      body: { error: messages.viewOfStaff },
    });
    const { grantId } = (await startView(support, person, ticketId)).body;
    const viewing = viewingWith(support, grantId);

    const me = await api(accountRoutes.getMe, {}, viewing);
    expect(me.body).toMatchObject({ userId: person.userId, viewAs: { expiresAt: expect.any(String) as string } });
    expect(me.body.support).toBeUndefined();
    expect((await api(applicationRoutes.listMyApplications, { query: {} }, viewing)).status).toBe(200);
    expect((await api(profileRoutes.getMyProfile, {}, viewing)).body).toMatchObject({
      dateOfBirth: null,
      gender: null,
      deaNumber: '',
    });
    const document = { params: { credentialId: 'npi' } };
    expect((await api(credentialRoutes.getMyDocument, document, viewing)).body).toMatchObject({ code: 'FORBIDDEN' });
    const item = { body: { title: 'Mine', description: 'Not theirs.' } };
    expect(await api(portfolioRoutes.createPortfolioItem, item, viewing)).toMatchObject({
      status: 403,
      body: { error: messages.viewOnly },
    });
    const stolen = await api(accountRoutes.getMe, {}, viewingWith(other, grantId));
    expect(stolen.status).toBe(403);
    // For anyone else, the header means nothing.
    const plain = await api(accountRoutes.getMe, {}, viewingWith(person, grantId));
    expect(plain.body.viewAs).toBeUndefined();

    expect(await viewsOf(person)).toEqual([]);
    const stop = { params: { grantId } };
    expect((await api(staffRoutes.stopViewAs, stop, as(support))).status).toBe(200);
    expect((await api(staffRoutes.stopViewAs, stop, as(support))).status).toBe(200);
    expect((await api(accountRoutes.getMe, {}, viewing)).status).toBe(403);
    expect(await toldOf(person)).toMatchObject([{ actionUrl: accountViews }]);
    const views = await viewsOf(person);
    expect(views).toMatchObject([{ ticket: ticketId, reason: "Can't find the application.", roles: ['support'] }]);
    expect(views[0]?.areas).toEqual(['account', 'profile', 'applications']);
    expect(JSON.stringify(views)).not.toContain(support.userId);
    expect(await viewsOf(support)).toEqual([]);
  });

  it('opens no conversation, and money only with the finance role', async () => {
    const [support, treasurer, employer, person] = await Promise.all([
      registerStaff('support'),
      registerStaff('support', 'finance'),
      registerEmployer(),
      registerApplicant(),
    ]);
    const job = await createJob(employer);
    await apply(person, job.jobId);
    const { conversation } = (await start(employer, person.userId)).body;
    const viewing = viewingWith(support, (await startView(support, person)).body.grantId);
    const params = { conversationId: conversation.conversationId };
    const closed = { status: 403, body: { code: 'FORBIDDEN', error: messages.viewConversations } };
    expect(await api(messageRoutes.listConversations, { query: {} }, viewing)).toMatchObject(closed);
    expect(await api(messageRoutes.getConversation, { params, query: {} }, viewing)).toMatchObject(closed);
    expect(await api(messageRoutes.getUnreadMessages, {}, viewing)).toMatchObject(closed);
    expect((await api(notificationRoutes.listNotifications, { query: {} }, viewing)).status).toBe(403);
    const home = (await api(dashboardRoutes.getProfessionalQueue, { query: { timeZone: 'UTC' } }, viewing)).body;
    expect(home.rows.map(({ kind }) => kind)).not.toContain('unread');
    expect(await api(timesheetRoutes.getEarnings, {}, viewing)).toMatchObject({
      status: 403,
      body: { error: messages.viewMoney },
    });
    const withDuty = viewingWith(treasurer, (await startView(treasurer, person)).body.grantId);
    expect((await api(timesheetRoutes.getEarnings, {}, withDuty)).status).toBe(200);
    expect(await api(messageRoutes.getUnreadMessages, {}, withDuty)).toMatchObject(closed);
  });

  it('needs an open ticket of this person, and ends when it closes', async () => {
    const [support, person, stranger] = await Promise.all([
      registerStaff('support'),
      registerProfessional(),
      registerProfessional(),
    ]);
    const refused = { status: 404, body: { fields: { causeId: { error: messages.viewCauseClosed } } } };
    expect(await startView(support, person, 'TICK-999999')).toMatchObject(refused);
    expect(await startView(support, person, await openTicket(stranger))).toMatchObject(refused);

    const ticketId = await openTicket(person);
    const { grantId } = (await startView(support, person, ticketId)).body;
    const viewing = viewingWith(support, grantId);
    expect((await api(accountRoutes.getMe, {}, viewing)).status).toBe(200);
    expect((await closeTicket(support, ticketId)).status).toBe(200);
    expect((await api(accountRoutes.getMe, {}, viewing)).body).toMatchObject({ error: messages.viewOver });
    expect(await startView(support, person, ticketId)).toMatchObject(refused);
    expect(await toldOf(person)).toHaveLength(1);
    expect(await viewsOf(person)).toMatchObject([{ ticket: ticketId, areas: ['account'] }]);
  });

  it('starts for a ticket that closes at the same time only before it closed', async () => {
    const [support, person] = await Promise.all([registerStaff('support'), registerProfessional()]);
    const ticketId = await openTicket(person);
    const [, started] = await Promise.all([closeTicket(support, ticketId), startView(support, person, ticketId)]);
    expect([200, 404]).toContain(started.status);
    const viewing = viewingWith(support, started.status === 200 ? started.body.grantId : 'vwg_none');
    expect((await api(accountRoutes.getMe, {}, viewing)).status).toBe(403);
  });

  it('is allowed for an open case only with the role that decides it', async () => {
    const [trust, support, person, reporter] = await Promise.all([
      registerStaff('trust'),
      registerStaff('support'),
      registerApplicant(),
      registerEmployer(),
    ]);
    const target = { kind: 'profile' as const, userId: person.userId };
    const body = { target, reason: 'spam' as const, text: '', seen: '' };
    expect((await api(reportRoutes.sendReport, { body }, as(reporter))).status).toBe(201);
    const params = { userId: person.userId };
    const [cause] = (await api(staffRoutes.listViewCauses, { params }, as(trust))).body.items;
    expect(cause).toMatchObject({ kind: 'report' });
    expect((await api(staffRoutes.listViewCauses, { params }, as(support))).body.items).toEqual([]);
    expect((await startView(support, person, cause!.causeId)).status).toBe(404);
    const { grantId, ticket } = (await startView(trust, person, cause!.causeId)).body;
    expect(ticket).toBe(cause!.number);
    const viewing = viewingWith(trust, grantId);
    expect((await api(accountRoutes.getMe, {}, viewing)).status).toBe(200);
    const ofCase = { caseId: cause!.causeId };
    const { version } = (await api(reportRoutes.getReportCase, { params: ofCase }, as(trust))).body;
    const decision = { action: 'dismiss' as const, reason: 'Fine.', version };
    expect((await api(reportRoutes.decideReport, { params: ofCase, body: decision }, as(trust))).status).toBe(200);
    expect((await api(accountRoutes.getMe, {}, viewing)).body).toMatchObject({ error: messages.viewOver });
  });

  it('records an area once, also for concurrent reads, and nothing after the end', async () => {
    const [support, person] = await Promise.all([registerStaff('support'), registerProfessional()]);
    const { grantId } = (await startView(support, person)).body;
    const viewing = viewingWith(support, grantId);
    const read = () => api(applicationRoutes.listMyApplications, { query: {} }, viewing);
    expect((await Promise.all([read(), read(), read()])).map(({ status }) => status)).toEqual([200, 200, 200]);
    await api(staffRoutes.stopViewAs, { params: { grantId } }, as(support));
    const grants = createViewGrants(openTable());
    const at = new Date().toISOString();
    expect(await grants.open({ staffId: support.userId, grantId, area: 'offers', at })).toBe(false);
    expect(await viewsOf(person)).toMatchObject([{ areas: ['applications'] }]);
  });

  it('expires', async () => {
    const [support, person] = await Promise.all([registerStaff('support'), registerProfessional()]);
    const { grantId } = (await startView(support, person)).body;
    const past = new Date(Date.now() - 60_000).toISOString();
    const table = openTable();
    await table.client.send(
      new UpdateCommand({
        TableName: table.name,
        Key: keys.viewGrant(support.userId, grantId),
        UpdateExpression: 'SET expiresAt = :past, gsi2sk = :position',
        ExpressionAttributeValues: {
          ':past': past,
          ':position': `${past}#${grantId}`,
        },
      }),
    );
    const viewing = viewingWith(support, grantId);
    expect((await api(accountRoutes.getMe, {}, viewing)).body).toMatchObject({ error: messages.viewOver });
    await stack.runSchedule('end-views');
    expect(await toldOf(person)).toHaveLength(1);
  });
});
