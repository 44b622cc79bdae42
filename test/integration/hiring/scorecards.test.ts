import { auditRoutes } from '@shared/trust/api/audit.routes';
import { jobRoutes } from '@shared/hiring/api/jobs.routes';
import { scorecardRoutes } from '@shared/hiring/api/scorecards.routes';
import { refusedFields } from '@shared/text/english.fixture';
import { notice } from '@shared/text/notice';
import type { ScorecardContent } from '@shared/hiring/model/scorecard';
import { ulid } from 'ulid';
import { beforeAll, describe, expect, it } from 'vitest';
import { getItem, openTable } from '@lambdas/platform/table/table';
import { keys } from '@lambdas/store/keys';
import { api } from '../../support/client';
import { propose } from '../../support/hiring/interviews';
import { apply, createJob, registerApplicant, registerTeam, type Team } from '../../support/marketplace';
import { registerEmployer, type Person } from '../../support/people';
import { sharedStack } from '../../support/stack';

const stack = await sharedStack();
const as = ({ token }: Pick<Person, 'token'>) => ({ token });

let team: Team;
let foreigner: Person;
let nora: Person;
beforeAll(async () => {
  [team, foreigner, nora] = await Promise.all([registerTeam(stack), registerEmployer(), registerApplicant()]);
});

const criterion = (name: string) => ({
  criterionId: `crn_${ulid()}`,
  name,
  lookFor: 'Recognizes a deteriorating patient early.',
  questions: ['Tell me about a rapid response you called.'],
});

const saveKit = (person: Person, jobId: string, criteria: unknown[], version = 0) =>
  api(scorecardRoutes.saveInterviewKit, { params: { jobId }, body: { criteria, version } as never }, as(person));
const read = (person: Person, applicationId: string) =>
  api(scorecardRoutes.getScorecards, { params: { applicationId } }, as(person));
const draft = (person: Person, applicationId: string, content: ScorecardContent, version: number) =>
  api(scorecardRoutes.saveScorecardDraft, { params: { applicationId }, body: { content, version } }, as(person));
const submit = (person: Person, applicationId: string, content: ScorecardContent, version: number, key?: string) =>
  api(
    scorecardRoutes.submitScorecard,
    { params: { applicationId }, body: { content, version } },
    { ...as(person), ...(key !== undefined && { idempotencyKey: key }) },
  );
const versions = (person: Person, applicationId: string, userId: string) =>
  api(scorecardRoutes.listScorecardVersions, { params: { applicationId, userId } }, as(person));

const logged = async (entities: string, target: string) => {
  await stack.drain();
  const { body } = await api(auditRoutes.listAuditLines, { query: { entities, target } }, as(team.admin));
  return body.items.map(({ line }) => line);
};

const withKit = async () => {
  const { jobId } = await createJob(team.admin);
  const criteria = [criterion('Clinical judgment'), criterion('Teamwork')];
  expect((await saveKit(team.admin, jobId, criteria)).status).toBe(200);
  const { applicationId } = await apply(nora, jobId);
  const rated = (score: number | null, fields: Partial<ScorecardContent> = {}): ScorecardContent => ({
    ratings: [{ criterionId: criteria[0]!.criterionId, score, evidence: 'Called early.' }],
    recommendation: 'yes',
    notes: '',
    ...fields,
  });
  return { jobId, criteria, applicationId, rated };
};

describe('the interview kit', () => {
  it('is saved by version, and deleted with the job', async () => {
    const { jobId } = await createJob(team.admin);
    const params = { jobId };
    const empty = await api(scorecardRoutes.getInterviewKit, { params }, as(team.manager));
    expect(empty.body).toEqual({ jobId, criteria: [], version: 0, updatedAt: null });
    const one = criterion('Teamwork');
    const answers = await Promise.all([saveKit(team.admin, jobId, [one]), saveKit(team.manager, jobId, [one])]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const alike = await saveKit(team.admin, jobId, [one, criterion('teamwork')], 1);
    expect(alike.body).toMatchObject({ fields: refusedFields({ criteria: notice('criteriaAlike') }) });
    expect(await saveKit(foreigner, jobId, [one], 1)).toMatchObject({ status: 404 });
    expect(await saveKit(nora, jobId, [one], 1)).toMatchObject({ status: 403 });

    expect((await api(jobRoutes.deleteJob, { params }, as(team.admin))).status).toBe(200);
    expect(await getItem(openTable(), keys.interviewKit(jobId), true)).toBeUndefined();
    expect(await logged('InterviewKit', jobId)).toMatchObject([{ kind: 'created', targets: { jobId } }]);
  });
});

describe('scorecards', () => {
  it('stay hidden from colleagues until they have submitted their own', async () => {
    const { applicationId, rated, criteria } = await withKit();
    const drafted = await draft(team.manager, applicationId, rated(4), 0);
    expect(drafted.body.own).toMatchObject({ draft: rated(4), submitted: null, version: 1 });
    const key = crypto.randomUUID();
    const mine = await submit(team.manager, applicationId, rated(4), 1, key);
    expect(mine.body).toMatchObject({ others: [], summary: { cards: 1, criteria: [{ mean: 4, cards: 1 }] } });
    expect((await submit(team.manager, applicationId, rated(4), 1, key)).body).toEqual(mine.body);

    const before = (await read(team.admin, applicationId)).body;
    expect(before).toMatchObject({ othersSubmitted: 1, others: null, summary: null, own: { version: 0 } });
    expect(JSON.stringify(before)).not.toContain('Called early.');
    expect(await versions(team.admin, applicationId, team.manager.userId)).toMatchObject({ status: 404 });
    // The log records the submission, not its contents.
    expect(await logged('Scorecard', applicationId)).toMatchObject([
      { actor: `u#${team.manager.userId}`, kind: 'changed', changes: [{ field: 'submissions', before: 0, after: 1 }] },
      { actor: `u#${team.manager.userId}`, kind: 'created', changes: [{ field: 'submissions', after: 0 }] },
    ]);

    const after = await submit(team.admin, applicationId, rated(1, { recommendation: 'strong_no' }), 0);
    expect(after.body).toMatchObject({
      others: [{ author: { name: 'Max Manager' }, edited: false, scorecard: { recommendation: 'yes' } }],
      summary: {
        cards: 2,
        criteria: [{ criterionId: criteria[0]!.criterionId, mean: 2.5, cards: 2 }],
        recommendations: { strong_no: 1, no: 0, yes: 1, strong_yes: 0 },
      },
    });
  });

  it('keep the submitted text when edited, and say so', async () => {
    const { applicationId, rated } = await withKit();
    await submit(team.manager, applicationId, rated(2), 0);
    await draft(team.manager, applicationId, rated(5), 1);
    expect((await read(team.manager, applicationId)).body.own.submitted?.ratings[0]?.score).toBe(2);
    const edited = await submit(team.manager, applicationId, rated(5), 2);
    expect(edited.body.own).toMatchObject({ draft: null, edited: true, submitted: { ratings: [{ score: 5 }, {}] } });
    const kept = await versions(team.manager, applicationId, team.manager.userId);
    expect(kept.body.items).toMatchObject([{ ratings: [{ name: 'Clinical judgment', score: 2 }, { score: null }] }]);
  });

  it('need a recommendation, the current kit, and the version that was read', async () => {
    const { applicationId, jobId, rated } = await withKit();
    const undecided = await submit(team.admin, applicationId, rated(3, { recommendation: null }), 0);
    expect(undecided.body).toMatchObject({
      fields: refusedFields({ 'content.recommendation': notice('recommendationRequired') }),
    });
    const answers = await Promise.all([1, 2].map((score) => draft(team.admin, applicationId, rated(score), 0)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    await saveKit(team.admin, jobId, [criterion('Communication')], 1);
    expect(await draft(team.admin, applicationId, rated(3), 1)).toMatchObject({ status: 409 });
    expect((await read(team.admin, applicationId)).body.own.draft?.ratings).toEqual([]);
  });

  it('are open to a candidate’s interviewers only', async () => {
    const { applicationId, rated } = await withKit();
    expect(await read(team.member, applicationId)).toMatchObject({ status: 404 });
    await propose(team.admin, applicationId, { interviewers: [team.member.userId] });
    expect(await read(team.member, applicationId)).toMatchObject({ status: 200, body: { mayEditKit: false } });
    expect(await submit(team.member, applicationId, rated(3), 0)).toMatchObject({ status: 201 });
    expect(await read(nora, applicationId)).toMatchObject({ status: 403 });
    expect(await read(foreigner, applicationId)).toMatchObject({ status: 404 });
  });
});
