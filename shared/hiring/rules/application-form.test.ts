import { describe, expect, it } from 'vitest';
import { notice } from '../../text/notice';
import { applicationProblems } from './application-form';

const today = '2026-11-23';
const question = { id: 'qst_1', question: 'Nights?', type: 'yes_no' as const, required: true, options: [] };
const form = { coverLetter: '', availableStart: today, answers: [] };

describe('problems of an application', () => {
  it('include a missing cover letter only if the job requires one', () => {
    expect(applicationProblems({ coverLetter: 'optional', questions: [] }, form, today)).toEqual([]);
    expect(applicationProblems({ coverLetter: 'required', questions: [] }, form, today)).toEqual([
      ['coverLetter', notice('required')],
    ]);
  });

  it('include a start date in the past and unanswered required questions', () => {
    const late = { ...form, availableStart: '2026-11-22' };
    expect(applicationProblems({ coverLetter: 'optional', questions: [question] }, late, today)).toEqual([
      ['availableStart', notice('startInPast')],
      ['answers.qst_1', notice('required')],
    ]);
  });
});
