import { describe, expect, it } from 'vitest';
import { estimatePlans, mostAtOnce } from './plan-estimate';

const since = '2026-08-25T00:00:00.000Z';
const use = { from: '2026-08-25', days: 90, postings: 7, mostActive: 4, applications: 0, mostApplicationsPerMonth: 0 };

describe('the plan estimate for the last 90 days', () => {
  it('matches the design for seven jobs, four at once', () => {
    expect(estimatePlans('employer', use)).toEqual([
      { planId: 'starter', period: null, cents: 693_00, obstacle: 'activePostings' },
      { planId: 'team', period: 'month', cents: 897_00, obstacle: null },
      { planId: 'team', period: 'year', cents: 747_50, obstacle: null },
      { planId: 'enterprise', period: null, cents: null, obstacle: 'contract' },
    ]);
  });

  it('names the month that would exceed Basic', () => {
    const busy = { ...use, applications: 9, mostApplicationsPerMonth: 6 };
    expect(estimatePlans('professional', busy).map(({ planId, obstacle }) => [planId, obstacle])).toEqual([
      ['basic', 'applicationsPerMonth'],
      ['professional', null],
      ['professional', null],
      ['premium', null],
      ['premium', null],
    ]);
  });
});

describe('the most jobs online at once', () => {
  it('counts a job that ends when another begins only once', () => {
    const spans = [
      { from: '2026-09-01T00:00:00.000Z', to: '2026-09-10T00:00:00.000Z' },
      { from: '2026-09-10T00:00:00.000Z', to: null },
      { from: '2026-08-01T00:00:00.000Z', to: '2026-08-02T00:00:00.000Z' },
    ];
    expect(mostAtOnce(spans, since)).toBe(1);
    expect(mostAtOnce([...spans, { from: '2026-08-01T00:00:00.000Z', to: null }], since)).toBe(2);
  });
});
