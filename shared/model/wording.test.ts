import { describe, expect, test } from 'vitest';
import { messages } from '../messages';
import { ApplicationForm } from './application';
import { JobDraft } from './job';
import { CompanyProfile } from './organization';
import { PortfolioItemForm } from './portfolio';

const problems = (result: { error?: { issues: { path: PropertyKey[]; message: string }[] } | undefined }) =>
  Object.fromEntries(result.error?.issues.map((issue) => [issue.path.join('.'), issue.message]) ?? []);

describe('wording of a refused field', () => {
  test('an empty required field, whatever its type', () => {
    expect(problems(ApplicationForm.safeParse({ coverLetter: '', availableStart: '' }))).toEqual({
      coverLetter: messages.required,
      availableStart: messages.required,
    });
    expect(problems(PortfolioItemForm.safeParse({ type: null, title: '', date: '' }))).toMatchObject({
      type: messages.required,
      title: messages.required,
    });
  });

  test('text, numbers and lists beyond their limit', () => {
    const draft = {
      department: null,
      specialty: null,
      title: 'x'.repeat(121),
      numberOfOpenings: 0,
      expectedHoursMax: 169,
    };
    expect(problems(JobDraft.safeParse(draft))).toEqual({
      title: 'Use at most 120 characters',
      numberOfOpenings: 'Enter 1 or more',
      expectedHoursMax: 'Enter 168 or less',
    });
  });

  test('a number that is not whole, a date and addresses in the wrong form', () => {
    expect(problems(JobDraft.safeParse({ department: null, specialty: null, numberOfOpenings: 1.5 }))).toEqual({
      numberOfOpenings: 'Enter a whole number',
    });
    expect(problems(ApplicationForm.safeParse({ coverLetter: 'x', availableStart: '2026-02-30' }))).toEqual({
      availableStart: 'Enter a valid date',
    });
    const company = { company_name: 'x', industry: null, company_size: null, website: 'nowhere', email: 'no' };
    expect(problems(CompanyProfile.safeParse(company))).toEqual({
      website: messages.websiteInvalid,
      email: messages.emailInvalid,
    });
  });
});
