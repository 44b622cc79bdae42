import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '@shared/errors';
import { messages, errorTexts } from '@shared/text/english.fixture';
import type { ApplicationPreparation, MyApplication } from '@shared/hiring/model/application';
import { applicationOf, ids, showTo } from '@/hiring/parts/offers/testing';
import { loadTexts } from '@/lib/i18n/i18n';
import { act } from '@/lib/testing/act';
import { answering, type Answers, refuse } from '@/lib/testing/api-server';
import { storeSession } from '@/lib/testing/identity';
import { testId } from '@/lib/testing/ids';
import { ApplyDialog } from './apply-dialog';
import { notice } from '@shared/text/notice';

const questionId = testId('qst');
const preparation: ApplicationPreparation = {
  jobId: ids.job,
  jobTitle: 'ICU Nurse',
  organization: 'Mercy General',
  status: 'active',
  applicationInstructions: '',
  questions: [{ id: questionId, question: 'Nights?', type: 'yes_no', required: true, options: [] }],
  coverLetter: 'required',
  startOn: null,
  match: null,
  answer: { days: 3, on: '2026-12-01' },
  resume: { fileName: 'CV.pdf', contentType: 'application/pdf', bytes: 2048, uploadedAt: '2026-11-01T10:00:00.000Z' },
  obstacle: null,
  applicationId: null,
};
const sentApplication = { ...applicationOf({ status: 'new' }), statusSince: '2026-11-21T10:00:00.000Z', match: null };
let prepared: ApplicationPreparation = preparation;
let applying: NonNullable<Answers['applyToJob']>;
const server = answering({ prepareApplication: () => prepared, applyToJob: (request) => applying(request) });
const job = { jobId: ids.job, title: 'ICU Nurse' };

beforeAll(() => Promise.all([import('./apply-schema'), import('@hookform/resolvers/zod')]));

beforeEach(async () => {
  prepared = preparation;
  applying = () => sentApplication;
  storeSession();
  await loadTexts('job-page', 'match', 'common');
});

const sent = () => server.calls('applyToJob');
const open = async (onClose = vi.fn()) => {
  const shown = await showTo('professional', <ApplyDialog job={job} onClose={onClose} />);
  await screen.findByRole('button', { name: 'Submit Application' });
  return { ...shown, onClose };
};
const type = (label: RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const fill = () => {
  type(/^Cover letter/, 'Hello');
  type(/^Available from/, '2099-01-01');
  fireEvent.click(within(screen.getByRole('radiogroup', { name: /Nights/ })).getByRole('radio', { name: 'No' }));
};
const submit = () => fireEvent.click(screen.getByRole('button', { name: /Submit/ }));

describe('the application form', () => {
  it('shows errors beside the fields, and its progress', async () => {
    await open();
    expect(screen.getByText('0 of 3 required fields complete')).toBeDefined();
    submit();
    await waitFor(() => expect(screen.getAllByText(messages.required)).toHaveLength(3));
    fill();
    expect(await screen.findByText('3 of 3 required fields complete')).toBeDefined();
    expect(sent()).toHaveLength(0);
  });

  it('sends once under a double click, with the current resume', async () => {
    const answer = Promise.withResolvers<MyApplication>();
    applying = () => answer.promise;
    const { onClose } = await open();
    fill();
    submit();
    submit();
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]?.body).toMatchObject({
      coverLetter: 'Hello',
      resume: 'uploaded',
      source: 'direct',
      answers: [{ questionId, answer: false }],
    });
    await act(async () => answer.resolve(sentApplication));
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  });

  it('keeps input when it fails or is closed, and clears it once sent', async () => {
    applying = refuse('INTERNAL');
    const first = await open();
    fill();
    submit();
    expect(await screen.findByText(errorTexts.INTERNAL)).toBeDefined();
    first.unmount();

    applying = () => sentApplication;
    const second = await open();
    expect(screen.getByLabelText<HTMLTextAreaElement>(/^Cover letter/).value).toBe('Hello');
    submit();
    await waitFor(() => expect(second.onClose).toHaveBeenCalled());
    second.unmount();

    await open();
    expect(screen.getByLabelText<HTMLTextAreaElement>(/^Cover letter/).value).toBe('');
  });

  it('says that another tab was faster', async () => {
    applying = () => {
      prepared = { ...preparation, obstacle: 'applied', applicationId: ids.application };
      throw new AppError('ALREADY_APPLIED');
    };
    await open();
    fill();
    submit();
    expect((await screen.findByRole('link', { name: 'View Application' })).getAttribute('href')).toBe(
      `/applications/${ids.application}`,
    );
    expect(screen.queryByRole('button', { name: 'Submit Application' })).toBeNull();
  });

  it('shows the server’s answer errors beside the questions, and reloads changed questions', async () => {
    applying = refuse('INVALID_REQUEST', undefined, { fields: { [`answers.${questionId}`]: notice('answerYesNo') } });
    await open();
    fill();
    submit();
    expect(await screen.findByText(messages.answerYesNo)).toBeDefined();

    const changed = testId('qst', 2);
    prepared = { ...preparation, questions: [{ ...preparation.questions[0]!, id: changed, question: 'Weekends?' }] };
    applying = refuse('INVALID_REQUEST', undefined, {
      fields: { [`answers.${changed}`]: notice('required'), [`answers.${questionId}`]: notice('questionGone') },
    });
    submit();
    expect(await screen.findByRole('radiogroup', { name: /Weekends/ })).toBeDefined();
    expect(screen.getByText(messages.questionGone)).toBeDefined();
    expect(screen.getByLabelText<HTMLTextAreaElement>(/^Cover letter/).value).toBe('Hello');
  });
});

describe('applying in one step', () => {
  const eligible = {
    rules: 3,
    state: 'eligible' as const,
    readyOn: null,
    license: null,
    reasons: [],
    steps: [],
    score: 95,
    parts: [],
    counterfactuals: [],
  };
  const short: ApplicationPreparation = {
    ...preparation,
    questions: [],
    coverLetter: 'optional',
    startOn: '2099-01-04',
    match: eligible,
  };
  const show = async () => {
    const onClose = vi.fn();
    await showTo('professional', <ApplyDialog job={job} onClose={onClose} />);
    return onClose;
  };
  const send = () => fireEvent.click(screen.getByRole('button', { name: 'Send Application' }));

  it('says what the employer receives, and sends it with the job’s start', async () => {
    prepared = short;
    const onClose = await show();
    expect(await screen.findByText('Your resume, CV.pdf')).toBeDefined();
    expect(screen.queryByLabelText(/^Cover letter/)).toBeNull();
    expect(screen.getByLabelText<HTMLInputElement>(/^Available from/).value).toBe('2099-01-04');
    send();
    send();
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(sent()).toHaveLength(1);
    expect(sent()[0]?.body).toMatchObject({ coverLetter: '', availableStart: '2099-01-04', resume: 'uploaded' });
  });

  it('shows a wrong date beside its field', async () => {
    prepared = short;
    await show();
    await screen.findByRole('button', { name: 'Send Application' });
    type(/^Available from/, '2020-01-01');
    send();
    expect(await screen.findByText(messages.startInPast)).toBeDefined();
    expect(sent()).toHaveLength(0);
  });

  it('opens the form for a letter, which stays optional', async () => {
    prepared = short;
    const onClose = await show();
    fireEvent.click(await screen.findByRole('button', { name: 'Add a cover letter or message' }));
    expect(await screen.findByText('1 of 1 required fields complete')).toBeDefined();
    type(/^Message to the recruiter/, 'I know your ward.');
    submit();
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(sent()[0]?.body).toMatchObject({ coverLetter: '', message: 'I know your ward.' });
  });

  it.each([
    ['a letter is asked for', { coverLetter: 'required' as const }],
    ['a question must be answered', { questions: preparation.questions }],
    ['the profession isn’t known', { match: { ...eligible, state: 'unknown' as const } }],
  ])('is not offered where %s', async (_, changes) => {
    prepared = { ...short, ...changes };
    await show();
    expect(await screen.findByRole('button', { name: 'Submit Application' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Send Application' })).toBeNull();
  });
});
