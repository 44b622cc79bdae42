import { describe, expect, test } from 'vitest';
import { notice } from '../../text/notice';
import { ApplicationForm } from '../../hiring/model/application';
import { JobDraft } from '../../hiring/model/job';
import { CompanyProfile } from '../../organizations/model/organization';
import { PortfolioItemForm } from '../../people/model/portfolio';

const problems = (result: { error?: { issues: { path: PropertyKey[]; message: string }[] } | undefined }) =>
  Object.fromEntries(result.error?.issues.map((issue) => [issue.path.join('.'), issue.message]) ?? []);

describe('notices for rejected fields', () => {
  test('an empty required field of any type', () => {
    expect(problems(ApplicationForm.safeParse({ availableStart: '' }))).toEqual({
      availableStart: notice('required'),
    });
    expect(problems(PortfolioItemForm.safeParse({ type: null, title: '', date: '' }))).toMatchObject({
      type: notice('required'),
      title: notice('required'),
    });
  });

  test('text, numbers, and lists beyond their limits', () => {
    const draft = {
      department: null,
      specialty: null,
      title: 'x'.repeat(121),
      numberOfOpenings: 0,
      expectedHoursMax: 169,
    };
    expect(problems(JobDraft.safeParse(draft))).toEqual({
      title: notice('tooLong', { max: 120 }),
      numberOfOpenings: notice('numberTooLow', { min: 1 }),
      expectedHoursMax: notice('numberTooHigh', { max: 168 }),
    });
  });

  test('a fractional number, an invalid date, and malformed addresses', () => {
    expect(problems(JobDraft.safeParse({ department: null, specialty: null, numberOfOpenings: 1.5 }))).toEqual({
      numberOfOpenings: notice('wholeNumber'),
    });
    expect(problems(ApplicationForm.safeParse({ coverLetter: 'x', availableStart: '2026-02-30' }))).toEqual({
      availableStart: notice('dateInvalid'),
    });
    const company = { company_name: 'x', industry: null, company_size: null, website: 'nowhere', email: 'no' };
    expect(problems(CompanyProfile.safeParse(company))).toEqual({
      website: notice('websiteInvalid'),
      email: notice('emailInvalid'),
    });
  });
});
