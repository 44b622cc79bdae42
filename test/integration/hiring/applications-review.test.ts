import { applicationRoutes } from '@shared/hiring/api/applications.routes';
import { jobRoutes } from '@shared/hiring/api/jobs.routes';
import { resumeRoutes } from '@shared/people/api/resumes.routes';
import { messages, refusedFields } from '@shared/text/english.fixture';
import type { PreScreeningQuestion } from '@shared/hiring/model/job';
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { docx } from '@lambdas/platform/files/documents.fake';
import { sendFile } from '../../../scripts/seed/images/send-file';
import { api } from '../../support/client';
import {
  applicationForm,
  apply,
  createJob,
  entryId,
  registerApplicant,
  registerTeam,
  type Team,
} from '../../support/marketplace';
import type { Person } from '../../support/people';
import { sharedStack } from '../../support/stack';
import { notice } from '@shared/text/notice';

const stack = await sharedStack();
const as = ({ token }: Person) => ({ token });

let team: Team;
let nora: Person;
beforeAll(async () => {
  [team, nora] = await Promise.all([registerTeam(stack), registerApplicant({ firstName: 'Nora', lastName: 'Nurse' })]);
});

const at = (applicationId: string) => ({ params: { applicationId } });
const read = async (person: Person, applicationId: string) =>
  (await api(applicationRoutes.getApplication, at(applicationId), as(person))).body;
const send = (person: Person, jobId: string, form: object = {}) =>
  api(applicationRoutes.applyToJob, { params: { jobId }, body: { ...applicationForm(), ...form } }, as(person));
const prepared = async (person: Person, jobId: string) =>
  (await api(applicationRoutes.prepareApplication, { params: { jobId } }, as(person))).body;
const withdraw = (person: Person, applicationId: string) =>
  api(applicationRoutes.withdrawApplication, { ...at(applicationId), body: { reason: '', version: 1 } }, as(person));

describe('the application form', () => {
  const questions: PreScreeningQuestion[] = [
    { id: entryId('qst'), question: 'Nights?', type: 'yes_no', required: true, options: [] },
    { id: entryId('qst'), question: 'Boards?', type: 'multiple_choice', required: true, options: ['Yes', 'Soon'] },
    { id: entryId('qst'), question: 'Procedures?', type: 'number', required: false, options: [] },
  ];
  const [nights, boards, procedures] = questions.map(({ id }) => id) as [string, string, string];

  it('asks the questions of the posting and accepts only answers to them', async () => {
    const { jobId } = await createJob(team.admin, { preScreeningQuestions: questions });
    expect(await prepared(nora, jobId)).toMatchObject({ questions, obstacle: null, resume: null, applicationId: null });
    const wrong = await send(nora, jobId, {
      answers: [
        { questionId: boards, answer: 'No' },
        { questionId: procedures, answer: 'many' },
        { questionId: entryId('qst'), answer: true },
      ],
    });
    expect(wrong.status).toBe(400);
    expect(
      Object.values(wrong.body.fields ?? {})
        .map(({ error }) => error)
        .sort(),
    ).toEqual([messages.questionGone, messages.required, messages.answerFromList, messages.answerNumber].sort());
    const answers = [
      { questionId: nights, answer: false },
      { questionId: boards, answer: 'Soon' },
    ];
    const sent = await send(nora, jobId, { answers, source: 'alert' });
    expect(sent.status).toBe(201);
    const detail = await read(team.admin, sent.body.applicationId);
    expect(detail).toMatchObject({ source: 'alert', attempt: 1 });
    expect(detail.answers.map(({ question, answer }) => [question, answer])).toEqual([
      ['Nights?', false],
      ['Boards?', 'Soon'],
      ['Procedures?', null],
    ]);
    expect(await prepared(nora, jobId)).toMatchObject({ obstacle: 'applied', applicationId: sent.body.applicationId });
  });

  it('keeps the resume as it was sent', async () => {
    const person = await registerApplicant();
    const target = await api(
      resumeRoutes.requestResumeUpload,
      { body: { contentType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', size: 900 } },
      as(person),
    );
    const file = docx();
    await sendFile(target.body, file);
    const body = { uploadId: target.body.uploadId, fileName: 'My CV.docx' };
    await api(resumeRoutes.setResume, { body }, as(person));
    const { jobId } = await createJob(team.admin);
    const sent = await send(person, jobId, { resume: 'uploaded' });
    await api(resumeRoutes.removeResume, {}, as(person));
    const download = await api(applicationRoutes.getApplicationResume, at(sent.body.applicationId), as(team.admin));
    expect(download.body.fileName).toBe('My CV.docx');
    expect(Buffer.from(await (await fetch(download.body.url)).arrayBuffer())).toEqual(file);
    expect(JSON.stringify(await read(person, sent.body.applicationId))).not.toContain('applications/');
    const gone = await send(person, (await createJob(team.admin)).jobId, { resume: 'uploaded' });
    expect(gone.body.fields).toEqual(refusedFields({ resume: notice('resumeMissing') }));
  });

  it('draws a resume from the profile', async () => {
    const { jobId } = await createJob(team.admin);
    const { body } = await send(nora, jobId, { resume: 'generated' });
    const download = await api(applicationRoutes.getApplicationResume, at(body.applicationId), as(nora));
    expect(download.body.fileName).toBe('Nora Nurse - Resume.pdf');
    expect((await (await fetch(download.body.url)).text()).startsWith('%PDF')).toBe(true);
  });

  it('opens once more after a withdrawal, also when two tabs send it', async () => {
    const { jobId } = await createJob(team.admin);
    const first = await apply(nora, jobId);
    await withdraw(nora, first.applicationId);
    const page = await api(jobRoutes.getJobDetail, { params: { jobId } }, as(nora));
    expect(page.body).toMatchObject({ applicationStatus: 'withdrawn', mayApplyAgain: true });
    const both = await Promise.all([send(nora, jobId), send(nora, jobId)]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    const second = both.find(({ status }) => status === 201)!.body;
    expect(second.attempt).toBe(2);
    await withdraw(nora, second.applicationId);
    expect((await prepared(nora, jobId)).obstacle).toBe('not_again');
    expect((await send(nora, jobId)).body.code).toBe('REAPPLY_NOT_ALLOWED');
    const { body } = await api(jobRoutes.getManagedJob, { params: { jobId } }, as(team.admin));
    expect(body.applicationCount).toBe(2);
  });

  it('is confirmed by mail', async () => {
    const person = await registerApplicant();
    const { jobTitle } = await apply(person, (await createJob(team.admin)).jobId);
    await stack.drain();
    const mails = await stack.mails(person.email);
    expect(mails.map(({ subject }) => subject)).toContain(`Your application for ${jobTitle}`);
  });
});

describe('a team’s assessment of an applicant', () => {
  it('is a rating and notes; mentioned colleagues are told', async () => {
    const job = await createJob(team.member);
    const { applicationId } = await apply(nora, job.jobId);
    const note = (person: Person, mentions: string[], key = randomUUID()) =>
      api(
        applicationRoutes.addApplicationNote,
        { ...at(applicationId), body: { text: 'Call her on Monday.', mentions } },
        { ...as(person), idempotencyKey: key },
      );
    const key = randomUUID();
    const [first, repeated] = [
      await note(team.admin, [team.member.userId], key),
      await note(team.admin, [team.member.userId], key),
    ];
    expect(repeated.body).toEqual(first.body);
    expect(first.body.team?.notes).toMatchObject([
      { text: 'Call her on Monday.', by: { name: 'Ada Admin' }, mentions: [{ name: 'Mia Member' }] },
    ]);
    expect((await note(team.admin, [nora.userId])).body.fields).toEqual(
      refusedFields({ mentions: notice('mentionUnknown') }),
    );

    const rated = await api(
      applicationRoutes.rateApplication,
      { ...at(applicationId), body: { rating: 4 } },
      as(team.member),
    );
    expect(rated.body).toMatchObject({ version: 1, team: { rating: 4 } });
    const rows = await api(
      applicationRoutes.listJobApplications,
      { params: { jobId: job.jobId }, query: {} },
      as(team.admin),
    );
    expect(rows.body.items).toMatchObject([{ rating: 4, notes: 1, source: 'direct' }]);

    const seen = await read(nora, applicationId);
    expect(seen.team).toBeNull();
    expect(JSON.stringify(seen)).not.toMatch(/Monday|Ada|Mia/);

    const noteId = first.body.team!.notes[0]!.noteId;
    const remove = (person: Person) =>
      api(applicationRoutes.deleteApplicationNote, { params: { applicationId, noteId } }, as(person));
    expect((await remove(team.member)).status).toBe(404);
    expect((await remove(team.admin)).body.team?.notes).toEqual([]);
    expect((await remove(team.admin)).status).toBe(404);

    await stack.drain();
    const mails = await stack.mails(team.member.email);
    expect(mails.filter(({ subject }) => subject === 'Ada Admin mentioned you: Nora Nurse')).toHaveLength(1);
  });

  it('moves many with a reason for each, and reports every result', async () => {
    const job = await createJob(team.admin);
    const people = await Promise.all(
      ['Ann', 'Ben', 'Cid'].map((firstName) => registerApplicant({ firstName, lastName: 'Applicant' })),
    );
    const sent = await Promise.all(people.map((person) => apply(person, job.jobId)));
    const rows = sent.map(({ applicationId }) => ({ applicationId, version: 1 }));
    const elsewhere = await apply(nora, (await createJob(team.admin)).jobId);
    const reject = (key: string, applications = rows) =>
      api(
        applicationRoutes.changeApplications,
        {
          params: { jobId: job.jobId },
          body: { applications, status: 'rejected', reason: 'Dear {{firstName}}, the post is filled.' },
        },
        { ...as(team.manager), idempotencyKey: key },
      );
    const key = randomUUID();
    const wanted = [...rows, { applicationId: elsewhere.applicationId, version: 1 }];
    const done = await reject(key, wanted);
    expect(done.body.results.map(({ application, error }) => application?.status ?? error?.code)).toEqual([
      'rejected',
      'rejected',
      'rejected',
      'NOT_FOUND',
    ]);
    expect((await reject(key, wanted)).body).toEqual(done.body);
    // A retry with a new key after a lost response changes nothing.
    expect((await reject(randomUUID())).body.results.every(({ application }) => application?.version === 2)).toBe(true);
    await stack.announceMoves(...sent.map(({ applicationId }) => applicationId));
    expect((await read(people[1]!, sent[1]!.applicationId)).timeline.at(-1)).toMatchObject({
      reason: 'Dear Ben, the post is filled.',
    });
    const mails = await stack.mails(people[0]!.email);
    const mail = mails.find(({ text }) => text.includes('Dear Ann, the post is filled.'));
    expect(mail).toBeDefined();
    expect(mail?.text).not.toContain('firstName');
  });

  it('can be exported as a sheet, by managers', async () => {
    const job = await createJob(team.member);
    const person = await registerApplicant({ firstName: '=HYPERLINK("x")', lastName: 'Applicant' });
    await apply(person, job.jobId);
    const part = (reader: Person) =>
      api(applicationRoutes.exportApplications, { params: { jobId: job.jobId }, query: {} }, as(reader));
    expect((await part(team.member)).status).toBe(403);
    const { body } = await part(team.manager);
    expect(body).toMatchObject({ rows: 1, total: 1, nextCursor: null });
    expect(body.csv).toContain(`"'=HYPERLINK(""x"")"`);
    expect(body.csv).toContain(person.email);
  });
});
