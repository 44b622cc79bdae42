import { AppError } from '@shared/errors';
import { limits } from '@shared/limits';
import { notice } from '@shared/text/notice';
import type { PreScreeningQuestion } from '@shared/hiring/model/job';
import { describe, expect, it, vi } from 'vitest';
import { addSeconds } from '../../platform/clock';
import { ConcurrentModificationError } from '../../platform/table/retry-on-conflict';
import { announceDueMoves } from './moves/announce-due-moves';
import { applyToJob } from './apply-to-job';
import { changeApplicationStatus } from './moves/change-application-status';
import { getApplication, getApplicationResume } from './get-application';
import type { Deps } from './ports';
import { prepareApplication } from './prepare-application';
import { admin, candidate, form, job, jobId, professional, summary, world } from './applications.fixture';

const apply = (deps: Deps, overrides: Partial<typeof form> = {}) =>
  applyToJob(deps, { caller: professional, jobId, form: { ...form, ...overrides } });
const withdraw = (deps: Deps, applicationId: string) =>
  changeApplicationStatus(deps, { caller: professional, applicationId, status: 'withdrawn', reason: '', version: 1 });
const prepared = (deps: Deps) => prepareApplication(deps, { caller: professional, jobId });

describe('applying', () => {
  it('stores a snapshot of the posting and the candidate', async () => {
    const deps = world();
    const { applicationId } = await apply(deps, { source: 'alert' });
    const detail = await getApplication(deps, { caller: admin, applicationId });
    expect(detail).toMatchObject({ jobTitle: 'Surgeon', organization: 'Harbor', status: 'new', candidate: summary });
    expect(detail).toMatchObject({
      source: 'alert',
      attempt: 1,
      coverLetter: 'Hello',
      pay: { salaryMinCents: null, salaryMaxCents: null },
    });
    await expect(apply(deps)).rejects.toMatchObject({ code: 'ALREADY_APPLIED' });
  });

  it.each([
    ['NOT_FOUND', { job: { status: 'draft' as const } }],
    ['JOB_NOT_OPEN', { job: { status: 'closed' as const } }],
    ['JOB_NOT_OPEN', { job: { applicationDeadlineOn: '2026-11-20' } }],
    ['PROFILE_REQUIRED', { candidate: null }],
    ['OTHER_PROFESSION', { job: { professions: ['rn' as const] } }],
  ])('is rejected with %s', async (code, overrides) => {
    await expect(apply(world(overrides))).rejects.toMatchObject({ code });
  });

  it('is possible with a gap, which both sides see', async () => {
    const deps = world({ job: { location: 'Boston, MA' } });
    const gap = { state: 'not_eligible', score: null, reasons: [{ code: 'no_license', args: { state: 'MA' } }] };
    expect(await prepared(deps)).toMatchObject({ obstacle: null, match: gap });
    const { applicationId } = await apply(deps);
    const detail = await getApplication(deps, { caller: admin, applicationId });
    expect(detail.match).toMatchObject(gap);
    expect(deps.stored.get(applicationId)?.application.match).toMatchObject(gap);
  });

  it('is possible when the job names no profession', async () => {
    const deps = world({ job: { professions: [] } });
    expect(await prepared(deps)).toMatchObject({ obstacle: null, match: { state: 'unknown', score: null } });
    await expect(apply(deps)).resolves.toMatchObject({ match: { state: 'unknown' } });
  });

  it('says why there is no form for another profession', async () => {
    expect(await prepared(world({ job: { professions: ['rn'] } }))).toMatchObject({
      obstacle: 'profession',
      match: { reasons: [{ code: 'profession', args: { professions: ['rn'], profession: 'physician' } }] },
    });
  });

  it('is possible until the deadline day is over everywhere', async () => {
    const deps = world({ job: { applicationDeadlineOn: '2026-11-20' } });
    deps.clock = { ...deps.clock, now: () => new Date('2026-11-21T11:59:00Z') };
    await expect(apply(deps)).resolves.toMatchObject({ status: 'new' });
  });

  it('reads the posting again after it changed', async () => {
    const deps = world();
    const reads = vi
      .fn()
      .mockResolvedValueOnce(job)
      .mockResolvedValue({ ...job, status: 'closed' });
    const submit = vi.fn().mockRejectedValue(new ConcurrentModificationError());
    deps.applications = { ...deps.applications, job: reads, submit };
    await expect(apply(deps)).rejects.toMatchObject({ code: 'JOB_NOT_OPEN' });
    expect(reads).toHaveBeenCalledTimes(2);
  });

  it('fails with STALE_VERSION when the posting keeps changing', async () => {
    const deps = world();
    deps.applications = { ...deps.applications, submit: vi.fn().mockRejectedValue(new ConcurrentModificationError()) };
    await expect(apply(deps)).rejects.toMatchObject({ code: 'STALE_VERSION' });
  });
});

describe('questions of the posting', () => {
  const questionId = `qst_${'0'.repeat(26)}`;
  const question: PreScreeningQuestion = {
    id: questionId,
    question: 'Nights?',
    type: 'yes_no',
    required: true,
    options: [],
  };
  const asking = () => world({ job: { preScreeningQuestions: [question] } });

  it('require answers of the right type', async () => {
    const deps = asking();
    await expect(apply(deps)).rejects.toMatchObject({
      code: 'INVALID_REQUEST',
      extras: { fields: { [`answers.${questionId}`]: notice('required') } },
    });
    const wrong = apply(deps, { answers: [{ questionId, answer: 'yes' }], availableStart: '2020-01-01' });
    await expect(wrong).rejects.toMatchObject({
      extras: {
        fields: { availableStart: notice('startInPast'), [`answers.${questionId}`]: notice('answerYesNo') },
      },
    });
  });

  it('are stored as asked', async () => {
    const deps = asking();
    const { applicationId } = await apply(deps, { answers: [{ questionId, answer: false }] });
    const detail = await getApplication(deps, { caller: admin, applicationId });
    expect(detail.answers).toEqual([
      { questionId, question: 'Nights?', type: 'yes_no', required: true, answer: false },
    ]);
  });
});

describe('the resume', () => {
  const key = 'resumes/nora/one.docx';
  const resume = { fileName: 'Nora.docx', contentType: 'application/x', bytes: 3, uploadedAt: '', key };

  it('is a copy of the uploaded one, unaffected by a later upload', async () => {
    const deps = world({ candidate: { ...candidate, resume } });
    deps.files.set(key, 'application/x');
    const { applicationId } = await apply(deps, { resume: 'uploaded' });
    deps.files.delete(key);
    const download = await getApplicationResume(deps, { caller: admin, applicationId });
    expect(download).toMatchObject({
      fileName: 'Nora.docx',
      url: `https://files.test/applications/${applicationId}/resume.docx`,
    });
    expect([...deps.files.keys()]).toEqual([`applications/${applicationId}/resume.docx`]);
  });

  it('is generated from the current profile', async () => {
    const deps = world();
    const { applicationId } = await apply(deps, { resume: 'generated' });
    expect(await getApplicationResume(deps, { caller: professional, applicationId })).toMatchObject({
      fileName: 'Nora Nurse - Resume.pdf',
    });
  });

  it('is required when chosen, and NOT_FOUND when none was sent', async () => {
    const deps = world();
    await expect(apply(deps, { resume: 'uploaded' })).rejects.toMatchObject({
      extras: { fields: { resume: notice('resumeMissing') } },
    });
    const { applicationId } = await apply(deps);
    await expect(getApplicationResume(deps, { caller: admin, applicationId })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  it('is deleted when the application is refused, and kept when the outcome is unknown', async () => {
    const refused = world();
    refused.applications = {
      ...refused.applications,
      submit: async () => Promise.reject(new AppError('ALREADY_APPLIED')),
    };
    await expect(apply(refused, { resume: 'generated' })).rejects.toMatchObject({ code: 'ALREADY_APPLIED' });
    expect(refused.files.size).toBe(0);

    const unknown = world();
    unknown.applications = {
      ...unknown.applications,
      submit: async () => Promise.reject(new Error('connection reset')),
    };
    await expect(apply(unknown, { resume: 'generated' })).rejects.toThrow('connection reset');
    expect(unknown.files.size).toBe(1);
  });
});

describe('applying again', () => {
  it('is possible once, after a withdrawal', async () => {
    const deps = world();
    const first = await apply(deps);
    expect((await prepared(deps)).obstacle).toBe('applied');
    await withdraw(deps, first.applicationId);
    expect(await prepared(deps)).toMatchObject({ obstacle: null, applicationId: first.applicationId });
    const second = await apply(deps);
    expect(second).toMatchObject({ attempt: 2, status: 'new' });
    await withdraw(deps, second.applicationId);
    expect((await prepared(deps)).obstacle).toBe('not_again');
    await expect(apply(deps)).rejects.toMatchObject({ code: 'REAPPLY_NOT_ALLOWED' });
  });

  it('is not possible after a decision, or once the posting is closed', async () => {
    const deps = world();
    const { applicationId } = await apply(deps);
    const rejection = { caller: admin, applicationId, status: 'rejected', reason: 'Filled.', version: 1 } as const;
    await changeApplicationStatus(deps, rejection);
    await expect(apply(deps)).rejects.toMatchObject({ code: 'ALREADY_APPLIED' });
    deps.time.now = addSeconds(deps.time.now, limits.moveUndoSeconds);
    await announceDueMoves(deps, () => true);
    await expect(apply(deps)).rejects.toMatchObject({ code: 'REAPPLY_NOT_ALLOWED' });

    const closing = world();
    await withdraw(closing, (await apply(closing)).applicationId);
    closing.job.status = 'closed';
    expect((await prepared(closing)).obstacle).toBe('closed');
  });
});
