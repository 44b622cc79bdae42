import { describe, expect, it } from 'vitest';
import { minimumWages } from '../../../data/healthcare/minimum-wages';
import { payTransparency } from '../../../data/healthcare/pay-transparency';
import { JobDraft } from '../../../hiring/model/job';
import { PayPackage } from '../../../hiring/model/pay-package';
import { notice } from '../../../text/notice';
import {
  hasPayRange,
  minimumWageCents,
  payProblems,
  payWarnings,
  type rangeRule,
  transparencyProblems,
} from './pay-rules';

const today = '2026-11-21';
const draft = (fields: Partial<JobDraft>): JobDraft =>
  JobDraft.parse({ department: null, specialty: null, location: 'Austin, TX', engagement: 'facility', ...fields });

const payPackage = PayPackage.parse({ baseHourlyCents: 30_00, mealsWeeklyCents: 420_00, lodgingWeeklyCents: 980_00 });
const travel = draft({
  jobType: 'contract',
  assignment: 'travel',
  pattern: '4x12',
  hoursPerShift: 12,
  shiftsPerWeek: 4,
  payPackage,
});
const withPackage = (changes: Partial<PayPackage>, job: Partial<JobDraft> = {}): JobDraft => ({
  ...travel,
  ...job,
  payPackage: { ...payPackage, ...changes },
});
const problems = (job: JobDraft) => payProblems(job, today);

describe('the pay of a published job', () => {
  it('is complete with a base rate and shifts', () => {
    expect(problems(travel)).toEqual([]);
    expect(problems(draft({}))).toEqual([]);
  });

  it('needs a package with a base rate for a travel contract', () => {
    const required = [['payPackage', notice('required'), 'baseHourlyCents']];
    expect(problems({ ...travel, payPackage: null })).toEqual(required);
    expect(problems(withPackage({ baseHourlyCents: null }))).toEqual(required);
  });

  it('needs an amount for every kind but permanent', () => {
    for (const jobType of ['locum', 'per_diem', 'contract', 'temporary'] as const) {
      expect(problems(draft({ jobType }))).toEqual([['salaryMinCents', notice('payRequired')]]);
      expect(problems(draft({ jobType, salaryMinCents: 90_00 }))).toEqual([]);
    }
    expect(problems(draft({ jobType: 'locum', payBy: 'max_amount' }))).toEqual([
      ['salaryMaxCents', notice('payRequired')],
    ]);
  });

  it('guarantees no more hours than are scheduled', () => {
    expect(problems(withPackage({ guaranteedHours: 48 }))).toEqual([]);
    expect(problems(withPackage({ guaranteedHours: 49 }))).toEqual([
      ['payPackage', notice('guaranteedAboveScheduled', { hours: 48 }), 'guaranteedHours'],
    ]);
  });

  it('respects the minimum wage of the state, or the federal one', () => {
    const below = (amount: string) => [['payPackage', notice('belowMinimumWage', { amount }), 'baseHourlyCents']];
    expect(problems(withPackage({ baseHourlyCents: 7_24 }))).toEqual(below('$7.25'));
    expect(problems(withPackage({ baseHourlyCents: 7_25 }))).toEqual([]);
    expect(problems(withPackage({ baseHourlyCents: 17_00 }, { location: 'Seattle, WA' }))).toEqual(below('$17.13'));
    expect(problems(withPackage({ baseHourlyCents: 17_13 }, { location: 'Seattle, WA' }))).toEqual([]);
  });

  it('pays employees overtime at one and a half times the base', () => {
    const low = withPackage({ overtimeHourlyCents: 44_99 });
    expect(problems(low)).toEqual([['payPackage', notice('overtimeTooLow'), 'overtimeHourlyCents']]);
    expect(problems(withPackage({ overtimeHourlyCents: 45_00 }))).toEqual([]);
    expect(problems({ ...low, engagement: 'contractor' })).toEqual([]);
  });

  it('has stipends only for travel, and a package only for contracts', () => {
    expect(problems({ ...travel, assignment: 'local' })).toEqual([
      ['payPackage', notice('stipendsForTravelOnly'), 'mealsWeeklyCents'],
    ]);
    expect(problems(draft({ payPackage }))).toEqual([['payPackage', notice('packageForContractsOnly')]]);
  });

  it('needs the same shifts every week if it has a package', () => {
    expect(problems({ ...travel, pattern: '7on7off', shiftsPerWeek: null })).toEqual([
      ['pattern', notice('packageNeedsEqualWeeks')],
    ]);
  });
});

describe('the engagement', () => {
  it('must fit the profession and state', () => {
    const offered = (professions: JobDraft['professions'], location: string) =>
      problems(draft({ professions, location, engagement: 'contractor' })).map(([, problem]) => problem);
    expect(offered(['physician'], 'Oakland, CA')).toEqual([]);
    expect(offered(['rn'], 'Austin, TX')).toEqual([notice('contractorRefused')]);
    expect(offered(['np'], 'Austin, TX')).toEqual([]);
    expect(offered(['np'], 'Oakland, CA')).toEqual([notice('contractorRefused')]);
    expect(offered(['physician', 'rn'], 'Austin, TX')).toEqual([notice('contractorRefused')]);
  });
});

describe('pay transparency', () => {
  const open = draft({ location: 'Chicago, IL' });
  const told = (job: JobDraft, size: Parameters<typeof rangeRule>[2] = '51-200', day = today) =>
    transparencyProblems(job, day, size).map(([field]) => field);

  it('requires both ends of a range, or an exact amount', () => {
    expect(told(open)).toEqual(['salaryMinCents']);
    expect(told({ ...open, salaryMinCents: 1 })).toEqual(['salaryMaxCents']);
    expect(told({ ...open, salaryMinCents: 1, salaryMaxCents: 2 })).toEqual([]);
    expect(told({ ...open, payBy: 'exact', salaryMinCents: 1 })).toEqual([]);
    expect(told({ ...open, payBy: 'max_amount', salaryMaxCents: 2 })).toEqual(['payBy']);
    expect(hasPayRange({ payBy: 'max_amount', salaryMinCents: null, salaryMaxCents: 2 })).toBe(false);
  });

  it('applies if the organization’s size range reaches the threshold, or is unknown', () => {
    expect(told(open, '1-10')).toEqual([]);
    expect(told(open, '11-50')).toEqual(['salaryMinCents']);
    expect(told(open, '1000+')).toEqual(['salaryMinCents']);
    expect(told(open, null)).toEqual(['salaryMinCents']);
  });

  it('applies from its first day in its state', () => {
    expect(told(open, null, '2024-12-31')).toEqual([]);
    expect(told(open, null, '2025-01-01')).toEqual(['salaryMinCents']);
    expect(told({ ...open, location: 'Austin, TX' })).toEqual([]);
    expect(told({ ...open, location: 'Dover, DE' })).toEqual([]);
    expect(told({ ...open, location: 'Dover, DE' }, null, '2027-09-26')).toEqual(['salaryMinCents']);
    expect(told({ ...open, location: '', remote: true })).toEqual([]);
    expect(told({ ...open, remote: true })).toEqual(['salaryMinCents']);
  });

  it('names the rule and its source', () => {
    const [, problem] = transparencyProblems(open, today, null)[0]!;
    expect(problem).toContain('Illinois');
    expect(problem).toContain('https://labor.illinois.gov/');
  });
});

describe('pay warnings', () => {
  it('include a wide range, a low base, and a contractor under strict rules', () => {
    const range = { salaryMinCents: 100_00, salaryMaxCents: 160_00 };
    expect(payWarnings(draft(range))).toEqual([]);
    expect(payWarnings(draft({ ...range, salaryMaxCents: 160_01 }))).toEqual([
      ['salaryMaxCents', notice('payRangeWide')],
    ]);
    expect(payWarnings(travel)).toEqual([['payPackage', notice('baseRateLow'), 'baseHourlyCents']]);
    expect(payWarnings(withPackage({ baseHourlyCents: 40_00 }))).toEqual([]);
    expect(payWarnings(draft({ engagement: 'contractor', professions: ['np'] }))).toEqual([
      ['engagement', notice('contractorLimited')],
    ]);
  });
});

describe('pay laws', () => {
  it('have a source and a first day', () => {
    for (const { source, since, checkedOn } of [...minimumWages, ...payTransparency]) {
      expect(source).toMatch(/^https:\/\//);
      expect(since < '2028' && checkedOn <= today.slice(0, 4) + '-12-31').toBe(true);
    }
    expect(minimumWageCents('FL', '2026-09-29')).toBe(7_25);
    expect(minimumWageCents('FL', '2026-09-30')).toBe(15_00);
    expect(minimumWageCents(null, today)).toBe(7_25);
  });
});
