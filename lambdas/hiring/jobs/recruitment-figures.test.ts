import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contributionsOf, totalsOf, type Counted } from '../../store/hiring/jobs/job-counters';
import { performanceRow, recruitmentFigures } from './recruitment-figures';

const posting: Counted = {
  organizationId: 'org',
  postedBy: 'ann',
  assignedTo: null,
  status: 'closed',
  specialty: null,
  project: '',
  applicationCount: 9,
  numberOfOpenings: 1,
  hires: 0,
  daysToFill: 0,
  publishedAt: null,
};

const totalsFrom = (postings: readonly Partial<Counted>[]) => {
  const sums: Record<string, number> = {};
  for (const changes of postings)
    for (const { key, counts } of contributionsOf({ ...posting, ...changes }))
      if (key.sk === 'TOTALS') for (const [name, by] of Object.entries(counts)) sums[name] = (sums[name] ?? 0) + by;
  return totalsOf(sums);
};

const successOf = (postings: readonly Partial<Counted>[]) => recruitmentFigures(totalsFrom(postings)).successRate;

describe('the success rate', () => {
  it('is the share of openings of closed jobs that were filled', () => {
    expect(
      successOf([
        { numberOfOpenings: 6, hires: 3 },
        { numberOfOpenings: 4, hires: 4 },
      ]),
    ).toEqual({
      value: 70,
      samples: 10,
    });
  });

  it('leaves out jobs that are still open', () => {
    const open = (['draft', 'active', 'paused'] as const).map((status) => ({ status, numberOfOpenings: 5, hires: 5 }));
    expect(successOf([...open, { numberOfOpenings: 5, hires: 1 }])).toEqual({ value: 20, samples: 5 });
  });

  it('counts an opening once when more people were hired', () => {
    expect(successOf([{ numberOfOpenings: 5, hires: 17 }, { numberOfOpenings: 5 }])).toEqual({
      value: 50,
      samples: 10,
    });
  });

  it('is empty with too few openings', () => {
    expect(successOf([{ numberOfOpenings: 4, hires: 4 }])).toEqual({ value: null, samples: 4 });
  });

  it('stays between 0 and 100, and is the same in every row', () => {
    const postings = fc.array(
      fc.record({
        status: fc.constantFrom('draft' as const, 'active' as const, 'paused' as const, 'closed' as const),
        numberOfOpenings: fc.integer({ min: 1, max: 50 }),
        hires: fc.nat(80),
      }),
      { maxLength: 12 },
    );
    fc.assert(
      fc.property(postings, (jobs) => {
        const totals = totalsFrom(jobs);
        const { successRate } = recruitmentFigures(totals);
        expect(successRate.value ?? 0).toBeGreaterThanOrEqual(0);
        expect(successRate.value ?? 0).toBeLessThanOrEqual(100);
        expect(performanceRow(totals).successRate).toEqual(successRate);
      }),
    );
  });
});

it('counts applications to active jobs only', () => {
  const totals = totalsFrom([{ status: 'active', applicationCount: 7 }, { status: 'paused' }, { status: 'closed' }]);
  expect(totals).toMatchObject({ activeJobs: 1, activeApplications: 7, totalApplications: 25 });
});
