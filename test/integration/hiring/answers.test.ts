import { applicationRoutes } from '@shared/hiring/api/applications.routes';
import { jobRoutes } from '@shared/hiring/api/jobs.routes';
import { notificationRoutes } from '@shared/messages/api/notifications.routes';
import { answerLimits } from '@shared/hiring/limits/answer-limits';
import { answerSchedule } from '@shared/hiring/rules/answer-clock';
import { businessDayFrom } from '@shared/core/rules/business-days';
import type { PromisedAnswer } from '@shared/hiring/model/answer';
import type { AnswerStep } from '@shared/hiring/model/answer-vocabulary';
import { paths, pathTo } from '@shared/paths';
import { beforeAll, describe, expect, it } from 'vitest';
import { promisedEarlier, watchAnswers } from '../../support/hiring/answers';
import { api } from '../../support/client';
import {
  apply,
  applicationForm,
  createJob,
  jobDraft,
  registerApplicant,
  registerTeam,
  type Team,
} from '../../support/marketplace';
import { conversationBetween } from '../../support/messages/messages';
import { propose } from '../../support/hiring/interviews';
import type { Person } from '../../support/people';
import { sharedStack } from '../../support/stack';

const stack = await sharedStack();
const as = ({ token }: Person) => ({ token });

let team: Team;
beforeAll(async () => {
  team = await registerTeam(stack);
});

const read = async (person: Person, applicationId: string) =>
  (await api(applicationRoutes.getApplication, { params: { applicationId } }, as(person))).body;
const answersOf = async (jobId: string, person: Person = team.admin) =>
  (await api(applicationRoutes.getJobAnswers, { params: { jobId } }, as(person))).body;
const publicJob = async (jobId: string) => (await api(jobRoutes.getPublicJob, { params: { jobId } })).body;
const bell = async (person: Person) => {
  await stack.drain();
  return (await api(notificationRoutes.listNotifications, { query: {} }, as(person))).body.items.map(
    ({ title }) => title,
  );
};

const applied = async (answerDays = 3) => {
  const [job, person] = await Promise.all([
    createJob(team.admin, { answerDays }),
    registerApplicant({}, { npiNumber: '' }),
  ]);
  const { applicationId, answer } = await apply(person, job.jobId);
  if (!answer) throw new Error('Nothing was promised.');
  return { jobId: job.jobId, person, applicationId, answer };
};

const at = (answer: PromisedAnswer, step: AnswerStep): string =>
  answerSchedule(answer).find((it) => it.step === step)!.at;

const close = async (
  jobId: string,
  applicationId: string,
  { by = team.admin, reason = '', version = 1 }: { by?: Person; reason?: string; version?: number } = {},
) =>
  api(
    applicationRoutes.changeApplications,
    {
      params: { jobId },
      body: { applications: [{ applicationId, version }], status: 'rejected', reason, closing: 'filled' },
    },
    as(by),
  );

const extend = (jobId: string, applicationId: string, by: Person = team.admin) =>
  api(
    applicationRoutes.extendAnswers,
    { params: { jobId }, body: { applications: [{ applicationId, version: 1 }], days: 4 } },
    as(by),
  );

describe('a promise', () => {
  it('is on the job, and each application gets a due day, which emails state', async () => {
    const { jobId, person, applicationId, answer } = await applied();
    expect(await publicJob(jobId)).toMatchObject({ answerDays: 3, answers: { stage: 'open', record: null } });
    expect(answer).toMatchObject({ days: 3, outcome: null, extendedFrom: null });
    expect((await read(person, applicationId)).answer).toEqual(answer);
    expect(await answersOf(jobId)).toMatchObject({
      stage: 'open',
      waiting: [{ on: answer.on, count: 1, stage: 'open' }],
      pausesOn: businessDayFrom(answer.on, answerLimits.pausedDays),
    });
    await stack.drain();
    const sent = (await stack.mails(person.email)).map(({ text }) => text).join('\n');
    expect(sent).toContain('promises an answer within 3 business days');
  });

  it('defaults to three days, within limits, and changes only for later applications', async () => {
    const { jobId, answer } = await applied();
    expect((await createJob(team.admin)).answerDays).toBe(answerLimits.promisedDays.usual);
    const outside = api(
      jobRoutes.createJob,
      { body: { job: jobDraft({ answerDays: 11 }), status: 'draft' } },
      as(team.admin),
    );
    expect((await outside).status).toBe(400);
    const body = { job: jobDraft({ answerDays: 10 }), version: 1 };
    expect((await api(jobRoutes.updateJob, { params: { jobId }, body }, as(team.admin))).status).toBe(200);
    const later = await apply(await registerApplicant({}, { npiNumber: '' }), jobId);
    expect(later.answer?.days).toBe(10);
    expect((await answersOf(jobId)).waiting.map(({ on }) => on)).toEqual([answer.on, later.answer?.on]);
  });

  it('is for the own team only', async () => {
    const { jobId, applicationId } = await applied();
    const other = await registerTeam(stack);
    const params = { params: { jobId } };
    expect((await api(applicationRoutes.getJobAnswers, params, as(other.admin))).status).toBe(404);
    expect((await api(applicationRoutes.getJobAnswers, params, as(team.member))).status).toBe(404);
    expect((await extend(jobId, applicationId, other.admin)).status).toBe(404);
  });
});

describe('an answer', () => {
  it('is a closing with thanks, using listed words, once the candidate is told', async () => {
    const { jobId, person, applicationId, answer } = await applied();
    expect((await close(jobId, applicationId, { reason: 'Mine.' })).status).toBe(400);
    const first = (await close(jobId, applicationId)).body.results[0];
    expect(first).toMatchObject({ error: null, application: { status: 'rejected', answer: { outcome: null } } });
    expect((await close(jobId, applicationId)).body.results[0]?.error).toBeNull();
    await stack.announceMoves(applicationId);
    const seen = await read(person, applicationId);
    expect(seen).toMatchObject({ status: 'rejected', answer: { ...answer, outcome: 'in_time' } });
    expect(seen.timeline.at(-1)).toMatchObject({ closing: 'filled', reason: '', by: '' });
    expect((await answersOf(jobId)).waiting).toEqual([]);
    const mails = (await stack.mails(person.email)).map(({ text }) => text).join('\n');
    expect(mails).toContain('This position has been filled.');
  });

  it('is a message or an interview, but not a review', async () => {
    const { person, applicationId, jobId } = await applied();
    const body = { status: 'under_review' as const, reason: '', version: 1 };
    await api(applicationRoutes.changeApplicationStatus, { params: { applicationId }, body }, as(team.admin));
    await stack.announceMoves(applicationId);
    expect((await read(person, applicationId)).answer?.outcome).toBeNull();
    await Promise.all([
      conversationBetween(team.admin, person.me.userId),
      conversationBetween(team.manager, person.me.userId),
    ]);
    expect((await read(person, applicationId)).answer?.outcome).toBe('in_time');
    expect((await answersOf(jobId)).waiting).toEqual([]);

    const other = await applied();
    await propose(team.admin, other.applicationId);
    expect((await read(other.person, other.applicationId)).answer?.outcome).toBe('in_time');
  });

  it('by message and by move at once counts once', async () => {
    const { person, applicationId, jobId } = await applied();
    await close(jobId, applicationId);
    await Promise.all([conversationBetween(team.admin, person.me.userId), stack.announceMoves(applicationId)]);
    expect((await read(person, applicationId)).answer?.outcome).toBe('in_time');
    expect((await answersOf(jobId)).waiting).toEqual([]);
  });

  it('isn’t owed to someone who withdrew', async () => {
    const { person, applicationId, jobId } = await applied();
    const body = { reason: '', version: 1 };
    await api(applicationRoutes.withdrawApplication, { params: { applicationId }, body }, as(person));
    expect((await read(person, applicationId)).answer?.outcome).toBe('withdrawn');
    expect((await answersOf(jobId)).waiting).toEqual([]);
  });
});

describe('a promise that is extended', () => {
  it('moves once, visibly, also for repeated and concurrent requests', async () => {
    const { person, applicationId, jobId, answer } = await applied();
    const results = (await Promise.all([extend(jobId, applicationId), extend(jobId, applicationId)])).map(
      ({ body }) => body.results[0]?.error?.code ?? null,
    );
    expect(results.toSorted()).toEqual(['PROMISE_NOT_EXTENDABLE', null]);
    const on = businessDayFrom(answer.on, 4);
    expect((await read(person, applicationId)).answer).toEqual({ ...answer, on, extendedFrom: answer.on });
    expect((await answersOf(jobId)).waiting).toEqual([{ on, count: 1, stage: 'open' }]);
    expect(await bell(person)).toContainEqual(expect.stringContaining('Answer by'));
  });

  it('can only be extended before its day has passed', async () => {
    const { applicationId, jobId } = await applied();
    await promisedEarlier(applicationId, 1);
    expect((await extend(jobId, applicationId)).body.results[0]?.error?.code).toBe('PROMISE_NOT_EXTENDABLE');
  });
});

describe('reminders', () => {
  it('go to the team before the due day and to managers after it, once', async () => {
    const { jobId, answer } = await applied();
    const run = (step: AnswerStep) => watchAnswers(jobId, at(answer, step));
    expect(await run('half')).toMatchObject({ advanced: 1 });
    expect(await run('half')).toMatchObject({ advanced: 0 });
    expect(await bell(team.manager)).not.toContain('Answers due soon');
    expect((await bell(team.admin)).filter((title) => title === 'Answers due soon')).toHaveLength(1);
    const both = await Promise.all([run('day_before'), run('day_before')]);
    expect(both.reduce((sum, { advanced }) => sum + advanced, 0)).toBe(1);
    await run('on_day');
    await run('managers');
    expect(await bell(team.admin)).toEqual(
      expect.arrayContaining(['Answers due tomorrow', 'Answers due today', 'Promised answers missed']),
    );
    expect(await bell(team.manager)).toContain('Promised answers missed');
  });

  it('are skipped once everyone has an answer', async () => {
    const { jobId, person, answer } = await applied();
    await conversationBetween(team.admin, person.me.userId);
    const before = await bell(team.manager);
    expect(await watchAnswers(jobId, at(answer, 'managers'))).toMatchObject({ advanced: 1, closed: 0 });
    expect(await bell(team.manager)).toEqual(before);
  });
});

describe('overdue answers', () => {
  it('show on the job, then stop new applications until the oldest are answered', async () => {
    const { jobId, person, applicationId } = await applied();
    await promisedEarlier(applicationId, 3);
    expect((await publicJob(jobId)).answers?.stage).toBe('late');
    await promisedEarlier(applicationId, 6);
    expect((await publicJob(jobId)).answers?.stage).toBe('paused');
    const next = await registerApplicant({}, { npiNumber: '' });
    const call = { params: { jobId } };
    expect((await api(applicationRoutes.prepareApplication, call, as(next))).body.obstacle).toBe('answers');
    const refused = await api(applicationRoutes.applyToJob, { ...call, body: applicationForm() }, as(next));
    expect(refused).toMatchObject({ status: 409, body: { code: 'ANSWERS_OVERDUE' } });
    await conversationBetween(team.admin, person.me.userId);
    expect((await apply(next, jobId)).status).toBe('new');
  });

  it('end with Wardline closing them, marked as unanswered, once', async () => {
    const { jobId, person, applicationId, answer } = await applied();
    const results = await Promise.all([
      watchAnswers(jobId, at(answer, 'closed')),
      watchAnswers(jobId, at(answer, 'closed')),
    ]);
    expect(results.reduce((sum, { advanced }) => sum + advanced, 0)).toBe(1);
    const seen = await read(person, applicationId);
    expect(seen).toMatchObject({ status: 'rejected', answer: { outcome: 'unanswered' } });
    expect(seen.timeline.at(-1)).toMatchObject({ closing: 'unanswered' });
    expect(await bell(team.admin)).toContain('Applications closed unanswered');
    const mails = (await stack.mails(person.email)).map(({ text }) => text).join('\n');
    expect(mails).toContain('You deserved an answer sooner.');
  });

  it('are announced although the run that closed them was interrupted', async () => {
    const { jobId, answer } = await applied();
    const due = at(answer, 'closed');
    expect(await watchAnswers(jobId, due, { isInterrupted: true })).toMatchObject({ closed: 1, failed: 1 });
    expect(await watchAnswers(jobId, due)).toMatchObject({ closed: 0, advanced: 1 });
    await stack.drain();
    const { body } = await api(notificationRoutes.listNotifications, { query: {} }, as(team.admin));
    const actionUrl = pathTo(paths.jobApplications, { jobId });
    const told = body.items.filter((it) => it.actionUrl === actionUrl).map(({ title }) => title);
    expect(told).toContain('Applications closed unanswered');
  });
});
