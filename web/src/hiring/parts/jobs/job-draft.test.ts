import { renderHook } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { answerLimits } from '@shared/hiring/limits/answer-limits';
import { messages } from '@shared/text/english.fixture';
import type { JobDraft } from '@shared/hiring/model/job';
import { emptyJob } from '@shared/hiring/model/job.fixture';
import { emptyDraft, isSameDraft, withShownAmounts } from './job-draft';
import { stateOf } from '@/hiring/screens/job-posting/sections/job-sections';
import { jobDraftProblems } from '@/hiring/screens/job-posting/job-draft-problems';
import { displayValue, draftCatalogs } from './labels/display-value';
import { loadTexts, useTranslation } from '@/lib/i18n/i18n';
import { today } from '@/lib/time/today';

const complete = {
  ...emptyDraft,
  title: 'Cardiologist',
  professions: ['physician'],
  department: 'Cardiology',
  specialty: 'Cardiology',
  shift: 'days',
  engagement: 'facility',
  location: 'Austin, TX',
  description: 'x',
  requirements: 'x',
} satisfies JobDraft;
await loadTexts(...draftCatalogs);
const { t } = renderHook(() => useTranslation(draftCatalogs)).result.current;

// Jobs stored before these options require a letter and promise no answer; new ones do the opposite.
test('the empty form has the defaults of its schema, without loading it', () =>
  expect(emptyDraft).toEqual({
    ...emptyJob,
    coverLetter: 'optional',
    answerDays: answerLimits.promisedDays.usual,
  }));

describe('the draft behind the post form', () => {
  test('amounts hidden by the chosen basis are not sent', () => {
    const amounts = { salaryMinCents: 10_00, salaryMaxCents: 20_00 };
    expect(withShownAmounts({ ...emptyDraft, ...amounts, payBy: 'range' })).toMatchObject(amounts);
    expect(withShownAmounts({ ...emptyDraft, ...amounts, payBy: 'exact' }).salaryMaxCents).toBe(10_00);
    expect(withShownAmounts({ ...emptyDraft, ...amounts, payBy: 'max_amount' }).salaryMinCents).toBeNull();
    const hours = { expectedHoursMin: 20, expectedHoursMax: 40, expectedHoursFixed: 36 };
    const shown = (expectedHoursType: typeof emptyDraft.expectedHoursType) => {
      const sent = withShownAmounts({ ...emptyDraft, ...hours, expectedHoursType });
      return [sent.expectedHoursFixed, sent.expectedHoursMin, sent.expectedHoursMax];
    };
    expect(shown('fixed')).toEqual([36, null, null]);
    expect(shown('minimum')).toEqual([null, 20, null]);
    expect(shown('maximum')).toEqual([null, null, 40]);
    expect(shown('range')).toEqual([null, 20, 40]);
    const expenses = { ...emptyDraft, expenseAmountCents: 50_00 };
    expect(withShownAmounts(expenses).expenseAmountCents).toBeNull();
    expect(withShownAmounts({ ...expenses, includeExpenses: true }).expenseAmountCents).toBe(50_00);
  });

  test('unsent values make no difference', () => {
    expect(isSameDraft(emptyDraft, { ...emptyDraft, expenseAmountCents: 1_00 })).toBe(true);
    expect(isSameDraft(emptyDraft, { ...emptyDraft, title: 'Nurse' })).toBe(false);
  });

  test('a form section is complete when its requirements are met', () => {
    expect(stateOf('role', emptyDraft, {})).toBe('open');
    expect(stateOf('role', complete, {})).toBe('done');
    expect(stateOf('role', { ...complete, location: '' }, {})).toBe('open');
    expect(stateOf('role', { ...complete, location: '', remote: true }, {})).toBe('done');
    expect(stateOf('questions', complete, {})).toBe('open');
    expect(stateOf('options', { ...complete, urgentHiring: true }, {})).toBe('done');
    expect(stateOf('details', complete, { requirements: { type: 'posting' } })).toBe('problem');
  });

  test('an empty job lacks every public requirement', () => {
    const missing = jobDraftProblems(emptyDraft, 'publish', null).map(([field]) => field);
    expect(missing).toEqual([
      'title',
      'professions',
      'department',
      'location',
      'shift',
      'engagement',
      'description',
      'requirements',
    ]);
    expect(jobDraftProblems({ ...complete, remote: true, location: '' }, 'publish', null)).toEqual([]);
    const unpaid = { ...complete, includeExpenses: true };
    expect(jobDraftProblems(unpaid, 'publish', null)).toEqual([['expenseAmountCents', messages.required]]);
  });

  test('a deadline today is allowed, a passed one only when it was stored before', () => {
    expect(jobDraftProblems({ ...complete, applicationDeadlineOn: today() }, 'publish', null)).toEqual([]);
    const passed = { ...complete, applicationDeadlineOn: '2020-01-31' };
    expect(jobDraftProblems(passed, 'publish', null)).toEqual([['applicationDeadlineOn', messages.deadlineInPast]]);
    expect(jobDraftProblems(passed, 'save', passed)).toEqual([]);
  });

  test('a hidden amount cannot be in the wrong order', () => {
    const crossed = { ...complete, salaryMinCents: 20_00, salaryMaxCents: 10_00 };
    expect(jobDraftProblems(crossed, 'save', null)).toEqual([['salaryMinCents', messages.salaryMinAboveMax]]);
    expect(jobDraftProblems({ ...crossed, payBy: 'exact' }, 'save', null)).toEqual([]);
  });

  test('values are read as people type them', () => {
    expect(displayValue({ ...emptyDraft, salaryMinCents: 90_00 }, 'salaryMinCents', t)).toBe('$90');
    expect(displayValue(emptyDraft, 'jobType', t)).toBe('Full-time');
    expect(displayValue(emptyDraft, 'rate', t)).toBe('Per year');
    expect(displayValue(emptyDraft, 'remote', t)).toBe('No');
    expect(displayValue(emptyDraft, 'department', t)).toBe('');
    expect(displayValue({ ...emptyDraft, professions: ['rn', 'lpn'] }, 'professions', t)).toBe(
      'Registered nurse (RN), Licensed practical nurse (LPN/LVN)',
    );
    expect(displayValue({ ...emptyDraft, pattern: '7on7off' }, 'pattern', t)).toBe('7 on, 7 off');
    expect(displayValue({ ...emptyDraft, contactEmails: ['a@b.c', 'd@e.f'] }, 'contactEmails', t)).toBe('a@b.c, d@e.f');
  });
});
