import { describe, expect, it } from 'vitest';
import { emptyJob } from '../../model/job.fixture';
import { comparedPay, hoursPerWeek } from './pay';

const job = {
  ...emptyJob,
  jobType: 'contract',
  assignment: 'travel',
  payBy: 'exact',
  rate: 'hour',
  salaryMinCents: 70_00,
  salaryMaxCents: null,
  hoursPerShift: 12,
  shiftsPerWeek: 3,
} as const;

describe('pay in its usual unit', () => {
  it('is per week for contracts, by the hours of the job', () => {
    expect(comparedPay(job)).toMatchObject({ rate: 'week', salaryMinCents: 2520_00, salaryMaxCents: null });
  });

  it('is per hour for per diem and locum work', () => {
    const day = { ...job, jobType: 'locum', rate: 'day', salaryMinCents: 2400_00 } as const;
    expect(comparedPay(day)).toMatchObject({ rate: 'hour', salaryMinCents: 200_00 });
  });

  it('is per year for permanent positions', () => {
    const monthly = { ...job, jobType: 'full_time', assignment: null, rate: 'month', salaryMinCents: 8000_00 } as const;
    expect(comparedPay(monthly)).toMatchObject({ rate: 'year', salaryMinCents: 96_000_00 });
  });

  it('stays as written if the hours are unknown', () => {
    const unknown = { ...job, hoursPerShift: null };
    expect(comparedPay(unknown)).toBe(unknown);
    const visit = { ...job, payBy: 'per_visit' } as const;
    expect(comparedPay(visit)).toBe(visit);
    expect(hoursPerWeek(unknown)).toBeNull();
    expect(hoursPerWeek(job)).toBe(36);
  });
});
