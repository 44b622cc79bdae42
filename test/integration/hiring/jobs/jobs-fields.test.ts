import { jobRoutes } from '@shared/hiring/api/jobs.routes';
import { limits } from '@shared/limits';
import type { JobDraft } from '@shared/hiring/model/job';
import { beforeAll, describe, expect, it } from 'vitest';
import { api } from '../../../support/client';
import {
  createJob,
  dayFromNow,
  jobDraft,
  registerApplicant,
  registerTeam,
  type Team,
} from '../../../support/marketplace';
import type { Person } from '../../../support/people';
import { sharedStack } from '../../../support/stack';

const stack = await sharedStack();
const as = ({ token }: Person) => ({ token });

let team: Team;
beforeAll(async () => {
  team = await registerTeam(stack);
});

const stored = async (person: Person, jobId: string) =>
  (await api(jobRoutes.getManagedJob, { params: { jobId } }, as(person))).body;

const question = (overrides = {}) => ({
  id: `qst_${'0'.repeat(25)}1`,
  question: 'Which board are you certified by?',
  type: 'multiple_choice' as const,
  required: true,
  options: ['ABIM', 'Other'],
  ...overrides,
});

describe('every field of the post form', () => {
  const full: Partial<JobDraft> = {
    project: 'Cath lab',
    payBy: 'range',
    rate: 'hour',
    currency: 'EUR',
    includeExpenses: true,
    expenseType: 'per_visit',
    expenseAmountCents: 45_50,
    experience: '3-5',
    expectedHoursType: 'range',
    expectedHoursFixed: null,
    expectedHoursMin: 20,
    expectedHoursMax: 40,
    selectedBenefits: ['401(k) matching', 'Other'],
    benefits: 'A bicycle.\nTea.',
    preScreeningQuestions: [question()],
    contactEmails: ['a@example.test', 'b@example.test'],
    applicationDeadlineOn: dayFromNow(3),
    urgentHiring: true,
  };

  it('is stored and read back exactly as typed, including markup', async () => {
    const typed = { description: '<b>Bold</b> & "quoted" <script>alert(1)</script>', title: '<i>Nurse</i> & co' };
    const job = await createJob(team.admin, { ...full, ...typed });
    expect(await stored(team.manager, job.jobId)).toMatchObject({ ...full, ...typed });
    const detail = await api(jobRoutes.getJobDetail, { params: { jobId: job.jobId } }, as(await registerApplicant()));
    expect(detail.body).toMatchObject({
      ...typed,
      preScreeningQuestions: [question()],
      selectedBenefits: full.selectedBenefits,
      saved: false,
      appliedAt: null,
      match: { score: expect.any(Number) as number },
    });
  });

  it('keeps the language of its texts, which follows an edit', async () => {
    const description =
      'Buscamos enfermeras para el turno de noche de nuestra unidad de cuidados intensivos. Trabajarás con un equipo de doce personas y tendrás tres turnos por semana.';
    const { jobId, version } = await createJob(team.admin, { description, requirements: 'Licencia vigente en Texas.' });
    expect((await stored(team.admin, jobId)).language).toBe('es');
    const job = jobDraft({ description: 'You work nights in the emergency department with a team of twelve.' });
    await api(jobRoutes.updateJob, { params: { jobId }, body: { version, job } }, as(team.admin));
    expect((await stored(team.admin, jobId)).language).toBe('en');
  });

  it('drops duplicate values', async () => {
    const job = await createJob(team.admin, {
      selectedBenefits: ['Other', 'Other'],
      contactEmails: ['a@example.test', 'A@example.test '],
    });
    expect(job).toMatchObject({ selectedBenefits: ['Other'], contactEmails: ['a@example.test'] });
  });

  const tooLong = (length: number) => 'x'.repeat(length + 1);
  it.each([
    ['job.title', { title: tooLong(limits.jobTitleLength) }],
    ['job.project', { project: tooLong(limits.projectLength) }],
    ['job.location', { location: tooLong(limits.locationLength) }],
    ['job.description', { description: tooLong(limits.jobTextLength) }],
    ['job.requirements', { requirements: tooLong(limits.jobTextLength) }],
    ['job.applicationInstructions', { applicationInstructions: tooLong(limits.jobTextLength) }],
    ['job.benefits', { benefits: tooLong(limits.jobBenefitsLength) }],
    ['job.title', { title: 'broken \uD800 text' }],
    ['job.numberOfOpenings', { numberOfOpenings: 0 }],
    ['job.numberOfOpenings', { numberOfOpenings: 1.5 }],
    ['job.numberOfOpenings', { numberOfOpenings: limits.openingsMax + 1 }],
    ['job.expectedHoursFixed', { expectedHoursFixed: 0 }],
    ['job.expectedHoursMin', { expectedHoursMin: 0 }],
    ['job.expectedHoursMax', { expectedHoursMax: limits.hoursPerWeekMax + 1 }],
    ['job.salaryMinCents', { salaryMinCents: -1 }],
    ['job.expenseAmountCents', { expenseAmountCents: limits.payMaxCents + 1 }],
    ['job.contactEmails.1', { contactEmails: ['a@example.test', 'nobody'] }],
    ['job.contactEmails', { contactEmails: Array.from({ length: 11 }, (_, at) => `a${at}@example.test`) }],
    ['job.applicationDeadlineOn', { applicationDeadlineOn: '2026-02-30' }],
    ['job.jobType', { jobType: 'remote' }],
    ['job.experience', { experience: '2-4' }],
    ['job.selectedBenefits.0', { selectedBenefits: ['Free lunch'] }],
    ['job.preScreeningQuestions.0.question', { preScreeningQuestions: [question({ question: '  ' })] }],
    ['job.preScreeningQuestions.0.options', { preScreeningQuestions: [question({ options: ['One'] })] }],
    ['job.preScreeningQuestions.0.options', { preScreeningQuestions: [question({ type: 'text' })] }],
    ['job.preScreeningQuestions.0.options.1', { preScreeningQuestions: [question({ options: ['One', ' '] })] }],
    ['job.preScreeningQuestions.0.id', { preScreeningQuestions: [question({ id: 'q1' })] }],
    ['job.preScreeningQuestions.0.score', { preScreeningQuestions: [question({ score: 1 })] }],
    ['job.preScreeningQuestions', { preScreeningQuestions: Array.from({ length: 21 }, () => question()) }],
    ['job.statusChange', { statusChange: null }],
    ['job.hires', { hires: 5 }],
  ])('refuses a bad %s, draft or not', async (field, overrides) => {
    for (const status of ['draft', 'active'] as const) {
      const body = { job: { ...jobDraft(), ...overrides } as JobDraft, status };
      const refused = await api(jobRoutes.createJob, { body }, as(team.admin));
      expect(refused).toMatchObject({ status: 400, body: { code: 'INVALID_REQUEST' } });
      expect(Object.keys(refused.body.fields ?? {})).toEqual([field]);
    }
  });

  type Refused = { code: string; error: string };
  it.each<[field: string, overrides: Partial<JobDraft>, refused: Refused, inDraftsToo: boolean]>([
    ['job.title', { title: ' ' }, { code: 'required', error: 'This field is required' }, false],
    ['job.location', { location: '' }, { code: 'required', error: 'This field is required' }, false],
    ['job.professions', { professions: [] }, { code: 'professionsRequired', error: 'Choose who may apply' }, false],
    ['job.unit', { professions: ['rn'] }, { code: 'required', error: 'This field is required' }, false],
    [
      'job.unit',
      { professions: ['pharmacist'], unit: 'ld' },
      { code: 'unitOfOtherProfession', error: 'Not everyone you accept works in this unit' },
      false,
    ],
    [
      'job.requiredCertifications',
      { professions: ['cna'], unit: 'med_surg', requiredCertifications: ['ccrn'] },
      {
        code: 'certificationOfOtherProfession',
        error: 'Not everyone you accept can hold these certifications',
      },
      false,
    ],
    [
      'job.startOn',
      { startOn: dayFromNow(-2) },
      { code: 'startInPast', error: 'The start date cannot be earlier than today' },
      false,
    ],
    ['job.expenseAmountCents', { includeExpenses: true }, { code: 'required', error: 'This field is required' }, false],
    [
      'job.applicationDeadlineOn',
      { applicationDeadlineOn: dayFromNow(-2) },
      { code: 'deadlineInPast', error: 'The application deadline cannot be earlier than today' },
      false,
    ],
    [
      'job.salaryMinCents',
      { salaryMinCents: 2, salaryMaxCents: 1 },
      { code: 'salaryMinAboveMax', error: 'Minimum pay cannot be higher than maximum pay' },
      true,
    ],
    [
      'job.expectedHoursMin',
      { expectedHoursMin: 9, expectedHoursMax: 8 },
      { code: 'hoursMinAboveMax', error: 'Minimum hours cannot be higher than maximum hours' },
      true,
    ],
    [
      'job.preScreeningQuestions',
      { preScreeningQuestions: [question(), question()] },
      { code: 'questionsAlike', error: 'Two questions have the same ID' },
      true,
    ],
  ])('reports the error at %s', async (field, overrides, refused, inDraftsToo) => {
    const send = (status: 'draft' | 'active') =>
      api(jobRoutes.createJob, { body: { job: jobDraft(overrides), status } }, as(team.admin));
    expect((await send('active')).body.fields).toEqual({ [field]: refused });
    expect((await send('draft')).status).toBe(inDraftsToo ? 400 : 201);
  });

  it('rejects a body that is too large and one that is not JSON', async () => {
    const send = (rawBody: string) =>
      api(jobRoutes.createJob, { body: { job: jobDraft(), status: 'draft' } }, { ...as(team.admin), rawBody });
    const padded = { job: jobDraft(), status: 'draft', padding: 'x'.repeat(limits.bodyBytes) };
    expect((await send(JSON.stringify(padded))).status).toBe(413);
    expect((await send('{"job":')).status).toBe(400);
  });
});
