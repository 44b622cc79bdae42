import { organizationRoutes } from '@shared/organizations/api/organizations.routes';
import { jobRoutes } from '@shared/hiring/api/jobs.routes';
import { portfolioRoutes } from '@shared/people/api/portfolio.routes';
import { professionalRoutes } from '@shared/people/api/professionals.routes';
import { reportRoutes } from '@shared/trust/api/reports.routes';
import { reviewRoutes } from '@shared/people/api/reviews.routes';
import { savedJobRoutes } from '@shared/hiring/api/saved-jobs.routes';
import { searchRoutes } from '@shared/find/api/search.routes';
import { accountRoutes } from '@shared/accounts/api/accounts.routes';
import type { ReportTarget } from '@shared/trust/model/report';
import { randomUUID } from 'node:crypto';
import { ulid } from 'ulid';
import { beforeAll, describe, expect, it } from 'vitest';
import { PutCommand, UpdateCommand } from '@lambdas/platform/table/commands';
import { openTable } from '@lambdas/platform/table/table';
import type { deps as reportDeps } from '@lambdas/trust/reports/deps';
import { importReports } from '@lambdas/trust/reports/import-reports';
import { readOldReports } from '@lambdas/store/trust/reports/old-reports';
import { keys } from '@lambdas/store/keys';
import { api } from '../../support/client';
import { hire } from '../../support/hire';
import { apply, createJob, dayFromNow, registerApplicant } from '../../support/marketplace';
import { conversationBetween, conversationsOf, send, thread } from '../../support/messages/messages';
import { registerEmployer, registerStaff, type Employer, type Person } from '../../support/people';
import { answerProposal, appeal, caseIdOf, caseOf, decide, lift, report } from '../../support/trust/reports';
import { sharedStack } from '../../support/stack';

const stack = await sharedStack();
const as = ({ token }: Pick<Person, 'token'>) => ({ token });
const refusal = ({ status, body }: { status: number; body: unknown }) => [status, (body as { code?: string }).code];
const violation = { rule: 'money', reason: 'You asked for a deposit on November 22.' } as const;

let ruth: Person;
let paul: Person;
beforeAll(async () => {
  [ruth, paul] = await Promise.all([registerStaff('trust'), registerStaff('trust')]);
});

const pair = async (): Promise<{ employer: Employer; person: Person }> => {
  const [employer, person] = await Promise.all([registerEmployer(), registerApplicant()]);
  return { employer, person };
};

/** Reports the third of five messages between the two. */
const deposit = async ({ employer, person }: Awaited<ReturnType<typeof pair>>) => {
  const conversationId = await conversationBetween(employer, person.userId, 'Hello');
  await send(person, conversationId, 'Is the job still open?');
  const sent = await send(employer, conversationId, 'Send $400 by gift card.');
  await send(person, conversationId, 'Why?');
  await send(employer, conversationId, 'It is returned.');
  const messageId = sent.body.id;
  return { conversationId, target: { kind: 'message', conversationId, messageId } as const };
};

const ownReports = async (who: Person) => (await api(reportRoutes.listMyReports, { query: {} }, as(who))).body.items;
const statements = async (who: Person) => (await api(reportRoutes.listMyStatements, { query: {} }, as(who))).body.items;
const queue = async (name: 'open' | 'second' | 'appealed' | 'decided') =>
  (await api(reportRoutes.listReportCases, { query: { queue: name } }, as(ruth))).body.items;
const subjects = async (who: Person) => (await stack.mails(who.email)).map(({ subject }) => subject);
const jobOf = (jobId: string) => ({ kind: 'job', jobId }) as const;
const publicJob = (jobId: string) => api(jobRoutes.getPublicJob, { params: { jobId } });

describe('a report', () => {
  it('by several people about one thing is one case; repeating it changes nothing', async () => {
    const both = await pair();
    const { target } = await deposit(both);
    const first = await report(both.person, target);
    expect([first.status, first.body.code]).toEqual([201, 'reportReceived']);
    const again = await Promise.all([report(both.person, target, { text: 'Again.' }), report(both.person, target)]);
    expect(again.map(({ body }) => body.code)).toEqual(['reportedBefore', 'reportedBefore']);
    expect(await ownReports(both.person)).toMatchObject([
      { kind: 'message', reason: 'money', text: 'Asks for a deposit.', outcome: null },
    ]);
    const { caseId } = first.body.report;
    const found = (await caseOf(ruth, caseId)).body;
    expect(found).toMatchObject({
      severity: 'high',
      reporters: 1,
      concerns: { name: both.employer.organization },
      gone: false,
    });
    expect(found.context.map(({ text }) => text)).toEqual([
      'Hello',
      'Is the job still open?',
      'Send $400 by gift card.',
      'Why?',
      'It is returned.',
    ]);
    expect((await queue('open')).map((it) => it.caseId)).toContain(caseId);
  });

  it('from two people at once joins one case', async () => {
    const [employer, one, other] = await Promise.all([registerEmployer(), registerApplicant(), registerApplicant()]);
    const target = jobOf((await createJob(employer)).jobId);
    const replies = await Promise.all([report(one, target), report(other, target, { reason: 'spam' })]);
    expect(replies.map(({ status }) => status)).toEqual([201, 201]);
    expect(new Set(replies.map(({ body }) => body.report.caseId)).size).toBe(1);
    const found = (await caseOf(ruth, replies[0].body.report.caseId)).body;
    expect(found.reporters).toBe(2);
    expect(new Set(found.reasons)).toEqual(new Set(['money', 'spam']));
  });

  it('about something deleted meanwhile is accepted, and keeps its content if it was reported before', async () => {
    const { employer, person } = await pair();
    const { jobId } = await createJob(employer, { title: 'Deleted meanwhile' });
    const caseId = await caseIdOf(person, jobOf(jobId));
    expect((await api(jobRoutes.deleteJob, { params: { jobId } }, as(employer))).status).toBe(200);
    const other = await registerApplicant();
    expect((await report(other, jobOf(jobId), { seen: 'Deleted meanwhile' })).body.report.caseId).toBe(caseId);
    const found = (await caseOf(ruth, caseId)).body;
    expect(found).toMatchObject({ gone: true, reporters: 2 });
    expect(found.snapshot).toContain('Deleted meanwhile');

    const unseen = await caseIdOf(person, {
      kind: 'portfolio_item',
      userId: other.userId,
      portfolioItemId: `pfi_${ulid()}`,
    });
    expect((await caseOf(ruth, unseen)).body).toMatchObject({ gone: true, concerns: null, actions: ['dismiss'] });
  });

  it('about hidden or own content answers NOT_FOUND', async () => {
    const both = await pair();
    const { target } = await deposit(both);
    const stranger = await registerApplicant();
    expect(refusal(await report(stranger, target))).toEqual([404, 'NOT_FOUND']);
    expect(refusal(await report(both.employer, target))).toEqual([404, 'NOT_FOUND']);
    const own = { kind: 'profile', userId: both.person.userId } as const;
    expect(refusal(await report(both.person, own))).toEqual([404, 'NOT_FOUND']);
    expect((await report(both.person, target, { reason: 'other', text: '' })).status).toBe(400);
    expect((await caseOf(await registerStaff('finance'), `rpt_${ulid()}`)).status).toBe(403);
  });
});

describe('a decision', () => {
  it('by one of two reviewers at once counts once, and both sides are told', async () => {
    const both = await pair();
    const { conversationId, target } = await deposit(both);
    const caseId = await caseIdOf(both.person, target);
    const { version } = (await caseOf(ruth, caseId)).body;
    const hide = { action: 'hide', ...violation, hide: true, version } as const;
    const replies = await Promise.all([decide(ruth, caseId, hide), decide(paul, caseId, hide)]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(refusal(replies.find(({ status }) => status === 409)!)).toEqual([409, 'STALE_VERSION']);
    await stack.drain();

    for (const side of [both.employer, both.person]) {
      const { items } = (await thread(side, conversationId)).body;
      expect(items.find(({ id }) => id === target.messageId)).toMatchObject({ content: '', hidden: true });
    }
    expect(await subjects(both.employer)).toContain('We hid your message');
    expect(await subjects(both.person)).toContain('We acted on your report');
    expect((await ownReports(both.person))[0]).toMatchObject({ outcome: 'acted' });
    const [statement] = await statements(both.employer);
    expect(statement).toMatchObject({ caseId, mayAppeal: true, decision: { action: 'hide', ...violation } });
    expect(JSON.stringify(statement)).not.toContain(ruth.userId);
    expect(refusal(await decide(ruth, caseId, { action: 'dismiss', reason: 'No.' }))).toEqual([
      409,
      'ILLEGAL_TRANSITION',
    ]);

    expect((await lift(paul, caseId)).status).toBe(200);
    const shown = (await thread(both.person, conversationId)).body.items.find(({ id }) => id === target.messageId);
    expect(shown?.content).toBe('Send $400 by gift card.');
  });

  it('hides the last message from both lists of conversations', async () => {
    const both = await pair();
    const conversationId = await conversationBetween(both.employer, both.person.userId, 'Pay me $100.');
    const messageId = (await thread(both.person, conversationId)).body.items[0]!.id;
    const caseId = await caseIdOf(both.person, { kind: 'message', conversationId, messageId });
    await decide(ruth, caseId, { action: 'hide', ...violation, hide: true });
    for (const side of [both.employer, both.person]) {
      expect((await conversationsOf(side)).items[0]!.last_message).toBe('');
    }
  });

  it('can dismiss without notifying the reported person', async () => {
    const { employer, person } = await pair();
    const { jobId } = await createJob(employer);
    const caseId = await caseIdOf(person, jobOf(jobId));
    expect((await decide(ruth, caseId, { action: 'dismiss', reason: 'A normal job.' })).body.state).toBe('closed');
    await stack.drain();
    expect(await subjects(person)).toContain('We reviewed your report');
    expect(await statements(employer)).toEqual([]);
    expect((await publicJob(jobId)).status).toBe(200);
    // A new report opens a new case.
    expect(await caseIdOf(await registerApplicant(), jobOf(jobId))).not.toBe(caseId);
  });
});

describe('a hidden', () => {
  const hide = async (reporter: Person, target: ReportTarget): Promise<string> => {
    const caseId = await caseIdOf(reporter, target);
    const decided = await decide(ruth, caseId, { action: 'hide', ...violation, hide: true });
    expect(decided.status).toBe(200);
    await stack.drain();
    return caseId;
  };

  it('job has no page and is in no list; its applicants see that it is under review', async () => {
    const [{ employer, person }, applicant] = await Promise.all([pair(), registerApplicant()]);
    const title = `Hidden ${randomUUID().slice(0, 8)}`;
    const { jobId } = await createJob(employer, { title });
    await apply(applicant, jobId);
    await api(savedJobRoutes.saveJob, { params: { jobId } }, as(person));
    await stack.drain();
    const search = async () => (await api(searchRoutes.searchJobs, { query: { q: title } })).body.items;
    const saved = async () => (await api(savedJobRoutes.listSavedJobs, { query: {} }, as(person))).body.items;
    expect([(await search()).length, (await saved()).length]).toEqual([1, 1]);

    const caseId = await hide(person, jobOf(jobId));
    expect([(await publicJob(jobId)).status, await search()]).toEqual([404, []]);
    expect((await saved()).filter((it) => 'title' in it)).toEqual([]);
    const detail = (who: Person) => api(jobRoutes.getJobDetail, { params: { jobId } }, as(who));
    expect((await detail(person)).status).toBe(404);
    expect([(await detail(applicant)).body.hidden, (await detail(employer)).body.hidden]).toEqual([true, true]);
    expect(await subjects(applicant)).toContain('A job you applied to is under review');

    await lift(paul, caseId);
    await stack.drain();
    expect([(await publicJob(jobId)).status, (await search()).length]).toEqual([200, 1]);
  });

  it('review counts in no rating and is in no list', async () => {
    const { employer, person } = await pair();
    const { applicationId } = await apply(person, (await createJob(employer)).jobId);
    const { placementId } = await hire(employer, person, applicationId, {
      startOn: dayFromNow(-60),
      endOn: dayFromNow(-2),
    });
    const write = (who: Person, rating: number) =>
      api(
        reviewRoutes.writeReview,
        { params: { placementId }, body: { rating, text: 'Asks for money.' } },
        { ...as(who), idempotencyKey: randomUUID() },
      );
    const { reviewId } = (await write(employer, 1)).body;
    await write(person, 5);
    const listed = async () =>
      (await api(reviewRoutes.listProfessionalReviews, { params: { userId: person.userId }, query: {} }, as(employer)))
        .body;
    expect(await listed()).toMatchObject({ items: [{ reviewId }], rating: { reviews: 1 } });
    const caseId = await hide(person, { kind: 'review', reviewId });
    expect(await listed()).toEqual({ items: [], nextCursor: null, rating: null });
    await lift(paul, caseId);
    expect(await listed()).toMatchObject({ items: [{ reviewId }], rating: { average: 1, reviews: 1 } });
  });

  it('profile or portfolio item is hidden from others', async () => {
    const [{ employer, person }, other] = await Promise.all([pair(), registerEmployer()]);
    const { userId } = person;
    const form = { title: 'Case', description: 'Send me money.' };
    const { portfolioItemId } = (await api(portfolioRoutes.createPortfolioItem, { body: form }, as(person))).body;
    const view = () => api(professionalRoutes.getProfessional, { params: { userId } }, as(other));
    expect((await view()).body.portfolio).toHaveLength(1);
    await hide(employer, { kind: 'portfolio_item', userId, portfolioItemId });
    expect((await view()).body.portfolio).toEqual([]);
    const own = (await api(portfolioRoutes.listPortfolio, {}, as(person))).body.items;
    expect(own).toMatchObject([{ portfolioItemId, hidden: true }]);
    await hide(employer, { kind: 'profile', userId });
    expect((await view()).status).toBe(404);
  });
});

describe('a suspension', () => {
  it('hides an organization with its jobs and stops its writing until it expires', async () => {
    const both = await pair();
    const { organizationId } = both.employer;
    const { jobId } = await createJob(both.employer);
    const caseId = await caseIdOf(both.person, { kind: 'organization', organizationId });
    const decided = await decide(ruth, caseId, { action: 'suspend', days: 7, ...violation, hide: false });
    expect(decided.body.decision).toMatchObject({ action: 'suspend', effect: 'active' });
    await stack.drain();
    const page = () => api(organizationRoutes.getPublicOrganization, { params: { organizationId } });
    expect([(await page()).status, (await publicJob(jobId)).status]).toEqual([404, 404]);
    const conversation = () => conversationBetween(both.employer, both.person.userId);
    await expect(conversation()).rejects.toThrow('ACCOUNT_RESTRICTED');
    const me = async () => (await api(accountRoutes.getMe, {}, as(both.employer))).body;
    expect((await me()).restriction).toEqual({ until: expect.any(String) });
    expect(await subjects(both.employer)).toContain('Your account is suspended');

    const past = new Date(Date.now() - 60_000).toISOString();
    const table = openTable();
    await table.client.send(
      new UpdateCommand({
        TableName: table.name,
        Key: keys.reportCase(caseId),
        UpdateExpression: 'SET decision.#until = :past, gsi3sk = :due',
        ExpressionAttributeNames: { '#until': 'until' },
        ExpressionAttributeValues: { ':past': past, ':due': `${past}#${caseId}` },
      }),
    );
    const runs = await Promise.all([stack.runSchedule('end-suspensions'), stack.runSchedule('end-suspensions')]);
    expect(runs.map((run) => (run as { ended: number }).ended).reduce((sum, it) => sum + it, 0)).toBe(1);
    await stack.drain();
    expect([(await page()).status, (await publicJob(jobId)).status]).toEqual([200, 200]);
    expect((await me()).restriction).toBeUndefined();
    expect(await conversation()).toMatch(/^cnv_/);
    expect(await subjects(both.employer)).toContain('Your suspension is over');
  });

  it('is appealed once, while other writing is refused, and decided by another reviewer', async () => {
    const [employer, person, stranger] = await Promise.all([
      registerEmployer(),
      registerApplicant(),
      registerApplicant(),
    ]);
    const caseId = await caseIdOf(employer, { kind: 'profile', userId: person.userId });
    await decide(ruth, caseId, { action: 'suspend', days: 30, ...violation, hide: true });
    expect(refusal(await appeal(stranger, caseId))).toEqual([404, 'NOT_FOUND']);
    const sent = await Promise.all([appeal(person, caseId, 'One.'), appeal(person, caseId, 'Two.')]);
    expect(sent.map(({ status }) => status)).toEqual([200, 200]);
    expect(new Set(sent.map(({ body }) => body.appeal?.text)).size).toBe(1);
    expect((await queue('appealed')).map((it) => it.caseId)).toContain(caseId);
    const { version, mayDecideAppeal } = (await caseOf(ruth, caseId)).body;
    expect(mayDecideAppeal).toBe(false);
    const answer = (who: Person) =>
      api(
        reportRoutes.decideAppeal,
        { params: { caseId }, body: { outcome: 'granted', reason: 'It was a joke.', version } },
        { ...as(who), idempotencyKey: randomUUID() },
      );
    expect(refusal(await answer(ruth))).toEqual([409, 'ILLEGAL_TRANSITION']);
    expect((await answer(paul)).body).toMatchObject({ state: 'closed', decision: { effect: 'lifted' } });
    const view = await api(professionalRoutes.getProfessional, { params: { userId: person.userId } }, as(employer));
    expect(view.status).toBe(200);
    expect(await statements(person)).toMatchObject([{ appeal: { outcome: 'granted' }, mayAppeal: false }]);
  });
});

describe('a ban', () => {
  it('takes effect when a second person confirms it, and is lifted by two as well', async () => {
    const { employer, person } = await pair();
    const { organizationId } = employer;
    const caseId = await caseIdOf(person, { kind: 'organization', organizationId });
    await decide(ruth, caseId, { action: 'ban', ...violation, hide: true });
    expect((await queue('second')).map((it) => it.caseId)).toContain(caseId);
    const status = async () =>
      (await api(organizationRoutes.getPublicOrganization, { params: { organizationId } })).status;
    expect([refusal(await answerProposal(ruth, caseId, true)), await status()]).toEqual([
      [409, 'ILLEGAL_TRANSITION'],
      200,
    ]);
    expect((await answerProposal(paul, caseId, true)).body.decision).toMatchObject({ action: 'ban', effect: 'active' });
    expect(await status()).toBe(404);
    expect((await lift(paul, caseId)).body).toMatchObject({ state: 'second', proposal: { kind: 'lift' } });
    expect(await status()).toBe(404);
    expect((await answerProposal(ruth, caseId, true)).body.decision?.effect).toBe('lifted');
    expect(await status()).toBe(200);
  });
});

describe('an automatic signal', () => {
  it('opens a case for a person to decide, once, and does nothing else', async () => {
    const [employer, other, person] = await Promise.all([registerEmployer(), registerEmployer(), registerApplicant()]);
    const description = `Join our unit ${randomUUID()}, where nurses care for four patients. `.repeat(4);
    await createJob(employer, { description });
    await createJob(other, { description });
    await stack.drain();
    const conversationId = await conversationBetween(
      employer,
      person.userId,
      'Pay the training fee upfront by wire transfer.',
    );
    await send(employer, conversationId, 'Send $400.');
    await stack.drain();
    const about = async (organization: string) => (await queue('open')).filter((it) => it.subject === organization);
    expect(await about(employer.organization)).toMatchObject([
      { kind: 'message', signals: ['asks_for_money'], reporters: 0, severity: 'high' },
    ]);
    expect(await about(other.organization)).toMatchObject([{ kind: 'job', signals: ['duplicate_job'] }]);
    expect((await thread(person, conversationId)).body.items).toHaveLength(2);
  });
});

it('a report stored before cases existed becomes one, once, and its clock starts', async () => {
  const { deps } = (await import('@lambdas/trust/reports/deps')) as { deps: typeof reportDeps };
  const both = await pair();
  const { conversationId, target } = await deposit(both);
  const table = openTable();
  const createdAt = '2026-03-01T12:00:00.000Z';
  const Item = {
    ...{ pk: `CONVERSATION#${conversationId}`, sk: `REPORT#${target.messageId}#${both.person.userId}` },
    ...{ entity: 'MessageReport', shape: 1, conversationId, messageId: target.messageId },
    ...{ reporterId: both.person.userId, senderId: both.employer.userId, reason: 'A scam.', createdAt },
    ...{ gsi1pk: 'REPORTS#messages', gsi1sk: `${createdAt}#${target.messageId}#${both.person.userId}` },
  };
  await table.client.send(new PutCommand({ TableName: table.name, Item }));
  expect(await importReports(deps, readOldReports(table))).toEqual({ imported: 1, known: 0 });
  expect(await importReports(deps, readOldReports(table))).toEqual({ imported: 0, known: 1 });
  expect(await ownReports(both.person)).toMatchObject([
    { kind: 'message', reason: 'other', text: 'A scam.', createdAt },
  ]);
  const about = (await queue('open')).filter((it) => it.subject === both.employer.organization);
  expect(about).toMatchObject([{ reporters: 1, severity: 'low' }]);
  const states = await stack.runSchedule('watch-queues');
  expect(states).toContainEqual({ queue: 'reports', waiting: expect.any(Number) as number, lateMinutes: 0 });
});
