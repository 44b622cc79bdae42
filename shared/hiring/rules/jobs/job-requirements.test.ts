import { describe, expect, it } from 'vitest';
import { notice } from '../../../text/notice';
import { JobDraft } from '../../model/job';
import { editProblems, orderProblems, publishProblems, requiredFields } from './job-requirements';

const today = '2026-11-21';
const draft = (fields: Partial<JobDraft> = {}): JobDraft =>
  JobDraft.parse({ department: null, specialty: null, ...fields });
const complete = draft({
  title: 'Cardiologist',
  professions: ['physician'],
  department: 'Cardiology',
  specialty: 'Cardiology',
  shift: 'days',
  location: 'Austin, TX',
  engagement: 'facility',
  description: 'x',
  requirements: 'x',
});

describe('problems that block publishing a job', () => {
  it('depend on the kind of work and whether expenses are paid', () => {
    const usual = [
      'title',
      'professions',
      'department',
      'location',
      'numberOfOpenings',
      'shift',
      'engagement',
      'description',
      'requirements',
    ];
    expect(requiredFields(draft())).toEqual(usual);
    expect(requiredFields(draft({ remote: true }))).toEqual(usual.filter((field) => field !== 'location'));
    expect(requiredFields(draft({ includeExpenses: true }))).toContain('expenseAmountCents');
  });

  it('include every missing field, but not an amount of zero', () => {
    expect(publishProblems(complete, today)).toEqual([]);
    expect(publishProblems({ ...complete, title: '', department: null }, today)).toEqual([
      ['title', notice('required')],
      ['department', notice('required')],
    ]);
    const unpaid = { ...complete, includeExpenses: true };
    expect(publishProblems(unpaid, today)).toEqual([['expenseAmountCents', notice('required')]]);
    expect(publishProblems({ ...unpaid, expenseAmountCents: 0 }, today)).toEqual([]);
  });

  it('include a deadline in the past', () => {
    expect(publishProblems({ ...complete, applicationDeadlineOn: today }, today)).toEqual([]);
    expect(publishProblems({ ...complete, applicationDeadlineOn: '2026-11-20' }, today)).toEqual([
      ['applicationDeadlineOn', notice('deadlineInPast')],
    ]);
  });

  it('include minimums above their maximums, also in a draft', () => {
    const crossed = draft({ salaryMinCents: 2, salaryMaxCents: 1, expectedHoursMin: 2, expectedHoursMax: 1 });
    expect(orderProblems(crossed).map(([field]) => field)).toEqual(['salaryMinCents', 'expectedHoursMin']);
  });

  it('exclude those that an edit leaves unchanged', () => {
    const old = { ...complete, shift: null, applicationDeadlineOn: '2026-11-01' };
    expect(editProblems(old, { ...old, title: 'Senior cardiologist' }, today)).toEqual([]);
    expect(editProblems(old, { ...old, applicationDeadlineOn: '2026-11-02' }, today)).toEqual([
      ['applicationDeadlineOn', notice('deadlineInPast')],
    ]);
    const older = { ...complete, professions: [], shift: null };
    expect(editProblems(older, { ...older, professions: ['rn'] }, today)).toEqual([]);
    expect(editProblems(complete, { ...complete, professions: ['rn'] }, today)).toEqual([['unit', notice('required')]]);
    expect(editProblems(complete, { ...complete, shift: null }, today)).toEqual([['shift', notice('required')]]);
  });
});
