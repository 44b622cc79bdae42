import { jobRoutes } from '@shared/hiring/api/jobs.routes';
import { planOf } from '@shared/money/billing/catalogue';
import { AppError } from '@shared/errors';
import type { Entitlements } from '@shared/money/rules/entitlements';
import type { JobDraft } from '@shared/hiring/model/job';
import type { NewConversationForm } from '@shared/messages/model/conversation';
import { beforeAll, describe, expect, it } from 'vitest';
import { findConversation } from '@lambdas/messages/messages/find-correspondent';
import type { Deps } from '@lambdas/messages/messages/ports';
import { getConversation } from '@lambdas/messages/messages/read-conversations';
import { sendMessage, startConversation } from '@lambdas/messages/messages/send-message';
import { systemClock } from '@lambdas/platform/clock';
import type { AuthorizedCaller } from '@lambdas/platform/http/caller';
import { openTable } from '@lambdas/platform/table/table';
import { createMonthlyUse, type MonthlyUse } from '@lambdas/store/money/billing/monthly-use';
import { api } from '../../support/client';
import { apply, createJob, registerApplicant, registerTeam } from '../../support/marketplace';
import { messageId, send } from '../../support/messages/messages';
import { registerEmployer, type Person } from '../../support/people';
import { sharedStack } from '../../support/stack';

const stack = await sharedStack();

let deps: Deps;
let months: MonthlyUse;
beforeAll(async () => {
  ({ deps } = await import('@lambdas/messages/messages/deps'));
  months = createMonthlyUse(openTable());
});

type SoldPlan = 'basic' | 'professional' | 'premium';
const on = (planId: SoldPlan, { userId }: Pick<Person, 'userId'>): AuthorizedCaller => ({
  userId,
  role: 'professional',
  scope: 'participant',
  membership: null,
  plan: { planId, state: 'active', limits: planOf(planId).limits, postingsBought: null } satisfies Entitlements,
});

type Words = Partial<Pick<NewConversationForm, 'id' | 'jobId' | 'content'>>;
const write = (caller: AuthorizedCaller, to: string, words: Words = {}, at: Deps['clock'] = systemClock) =>
  startConversation(
    { ...deps, clock: at },
    { caller, language: 'en', form: { id: messageId(), to, subject: 'Nights', content: 'Is it nights?', ...words } },
  );
const again = (caller: AuthorizedCaller, conversationId: string) =>
  sendMessage(deps, {
    caller,
    conversationId,
    language: 'en',
    form: { id: messageId(), content: 'And weekends?', attachments: [] },
  });

const codeOf = async (attempt: Promise<unknown>): Promise<string> =>
  attempt.then(
    () => 'sent',
    (error: unknown) => (error instanceof AppError ? error.code : String(error)),
  );
const reasonOf = async (attempt: Promise<unknown>): Promise<string | undefined> =>
  attempt.then(
    () => undefined,
    (error: unknown) => (error as AppError).reason,
  );
const questionsOf = async ({ userId }: AuthorizedCaller, at = new Date()) => (await months.of(userId, at)).questions;

const posted = async (job: Partial<JobDraft> = {}) => {
  const employer = await registerEmployer();
  return { employer, job: await createJob(employer, job) };
};

describe('a question before applying', () => {
  it('reaches the contact of an active job, once for each job, and counts', async () => {
    const { employer, job } = await posted();
    const basic = on('basic', await registerApplicant());
    const ask = () => write(basic, employer.userId, { jobId: job.jobId });
    expect(await findConversation(deps, { caller: basic, userId: employer.userId, jobId: job.jobId })).toMatchObject({
      conversation: null,
      question: true,
    });
    const { conversation } = await ask();
    expect(await questionsOf(basic)).toBe(1);
    expect(await codeOf(ask())).toBe('QUOTA_REACHED');
    expect(await codeOf(again(basic, conversation.conversationId))).toBe('QUOTA_REACHED');
    const found = await findConversation(deps, { caller: basic, userId: employer.userId, jobId: job.jobId });
    expect(found.question).toBeUndefined();
    const other = await createJob(employer);
    expect(await codeOf(write(basic, employer.userId, { jobId: other.jobId }))).toBe('sent');
    expect(await questionsOf(basic)).toBe(2);
  });

  it('is shown on the page of its job, with its conversation, until the person applies', async () => {
    const { employer, job } = await posted();
    const other = await createJob(employer);
    const [person, stranger] = await Promise.all([registerApplicant(), registerApplicant()]);
    const askedOn = async ({ jobId }: { jobId: string }, { token }: Person) =>
      (await api(jobRoutes.getJobDetail, { params: { jobId } }, { token })).body.askedIn;
    expect(await askedOn(job, person)).toBeNull();
    const { conversation } = await write(on('basic', person), employer.userId, { jobId: job.jobId });
    expect(await askedOn(job, person)).toBe(conversation.conversationId);
    expect([await askedOn(other, person), await askedOn(job, stranger), await askedOn(job, employer)]).toEqual([
      null,
      null,
      null,
    ]);
    await apply(person, job.jobId);
    expect(await askedOn(job, person)).toBeNull();
  });

  it('counts once when it is sent twice, or from two tabs at the same moment', async () => {
    const { employer, job } = await posted();
    const [one, two] = [on('basic', await registerApplicant()), on('basic', await registerApplicant())];
    const id = messageId();
    const same = Array.from({ length: 4 }, () => codeOf(write(one, employer.userId, { id, jobId: job.jobId })));
    expect(await Promise.all(same)).toEqual(Array(4).fill('sent'));
    expect(await questionsOf(one)).toBe(1);
    const tabs = Array.from({ length: 4 }, () => codeOf(write(two, employer.userId, { jobId: job.jobId })));
    expect((await Promise.all(tabs)).toSorted()).toEqual(['QUOTA_REACHED', 'QUOTA_REACHED', 'QUOTA_REACHED', 'sent']);
    expect(await questionsOf(two)).toBe(1);
  });

  it('is refused after the month’s last one, also concurrently; the next month starts at zero', async () => {
    const { employer } = await posted();
    const jobs = await Promise.all(Array.from({ length: 12 }, () => createJob(employer)));
    const basic = on('basic', await registerApplicant());
    const clock = { ...systemClock, now: () => new Date('2028-02-29T23:59:59.999Z') };
    const next = { ...systemClock, now: () => new Date('2028-03-01T00:00:00.000Z') };
    const asked = await Promise.all(
      jobs.map(({ jobId }) =>
        write(basic, employer.userId, { jobId }, clock).then(
          () => null,
          (error: unknown) => error,
        ),
      ),
    );
    const refused = jobs.filter((_job, index) => asked[index] !== null);
    expect(refused).toHaveLength(2);
    expect(asked.filter((it) => it !== null)).toMatchObject([{ code: 'QUOTA_REACHED' }, { code: 'QUOTA_REACHED' }]);
    expect(await questionsOf(basic, clock.now())).toBe(10);
    const reason = await reasonOf(write(basic, employer.userId, { jobId: refused[0]!.jobId }, clock));
    expect(reason).toContain('planQuestions');
    expect(await codeOf(write(basic, employer.userId, { jobId: refused[0]!.jobId }, next))).toBe('sent');
  });

  it('goes only to the contact of an active job', async () => {
    const team = await registerTeam(stack);
    const job = await createJob(team.admin);
    const basic = on('basic', await registerApplicant());
    const { jobId } = job;
    // For an employer who isn't the job's contact, the plan does not allow messages.
    expect(await codeOf(write(basic, team.member.userId, { jobId }))).toBe('PLAN_REQUIRED');
    const body = { status: 'paused', version: job.version } as const;
    const { status } = await api(jobRoutes.changeJobStatus, { params: { jobId }, body }, { token: team.admin.token });
    expect(status).toBe(200);
    expect(await codeOf(write(basic, team.admin.userId, { jobId }))).toBe('PLAN_REQUIRED');
    expect(await questionsOf(basic)).toBe(0);
  });
});

describe('writing freely', () => {
  it('is allowed once the employer has answered', async () => {
    const { employer, job } = await posted();
    const person = await registerApplicant();
    const basic = on('basic', person);
    const { conversation } = await write(basic, employer.userId, { jobId: job.jobId });
    const { conversationId } = conversation;
    const read = async () => (await getConversation(deps, { caller: basic, conversationId })).conversation;
    expect((await read()).awaitsAnswer).toBe(true);
    expect((await send(employer, conversationId, 'Yes, nights.')).status).toBe(201);
    expect((await read()).awaitsAnswer).toBeUndefined();
    expect(await codeOf(again(basic, conversationId))).toBe('sent');
    expect(await codeOf(write(basic, employer.userId))).toBe('sent');
    expect(await questionsOf(basic)).toBe(1);
  });

  it('is allowed right after an application, in waiting and new conversations', async () => {
    const { employer, job } = await posted();
    const [asker, applicant] = [await registerApplicant(), await registerApplicant()];
    const [waits, applied] = [on('basic', asker), on('basic', applicant)];
    const { conversation } = await write(waits, employer.userId, { jobId: job.jobId });
    await Promise.all([apply(asker, job.jobId), apply(applicant, job.jobId)]);
    expect(await codeOf(again(waits, conversation.conversationId))).toBe('sent');
    expect(await codeOf(write(applied, employer.userId))).toBe('sent');
    expect(await questionsOf(applied)).toBe(0);
    const caller = on('basic', applicant);
    const found = await findConversation(deps, { caller, userId: employer.organizationId });
    expect(found.with.user_id).toBe(employer.userId);
  });

  it('to an employer without a job is part of the paid plans', async () => {
    const { employer } = await posted();
    const person = await registerApplicant();
    const [basic, paid] = [on('basic', person), on('professional', person)];
    const refused = write(basic, employer.userId);
    expect(await codeOf(refused)).toBe('PLAN_REQUIRED');
    expect(await codeOf(findConversation(deps, { caller: basic, userId: employer.organizationId }))).toBe(
      'PLAN_REQUIRED',
    );
    const found = await findConversation(deps, { caller: paid, userId: employer.organizationId });
    expect(found.with.user_id).toBe(employer.userId);
    const { conversation } = await write(paid, employer.userId);
    expect(await codeOf(again(paid, conversation.conversationId))).toBe('sent');
    // On the Basic plan again, the employer must answer first.
    expect(await codeOf(again(basic, conversation.conversationId))).toBe('QUOTA_REACHED');
    expect(await questionsOf(paid)).toBe(0);
  });
});
