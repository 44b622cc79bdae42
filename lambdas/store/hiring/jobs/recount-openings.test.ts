import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { ledTotalsOf, totalsChanges, totalsOf, type Counted } from './job-counters';
import { lacksOpenings, openingsOf } from './recount-openings';

const jobs: fc.Arbitrary<Counted> = fc.record({
  organizationId: fc.constant('org'),
  postedBy: fc.constantFrom('ann', 'bob'),
  assignedTo: fc.constantFrom('ann', 'cem', null),
  status: fc.constantFrom('draft', 'active', 'paused', 'closed'),
  specialty: fc.constantFrom('Surgery' as const, null),
  project: fc.constantFrom('', 'North wing'),
  applicationCount: fc.nat(9),
  numberOfOpenings: fc.integer({ min: 1, max: 9 }),
  hires: fc.nat(12),
  daysToFill: fc.nat(90),
  publishedAt: fc.constantFrom(null, '2026-11-20T10:00:00.000Z'),
});

it('a recount of openings matches counting each change', () => {
  fc.assert(
    fc.property(fc.array(jobs, { maxLength: 12 }), (all) => {
      const counted = new Map<string, Record<string, number>>();
      for (const { key, counts } of all.flatMap((job) => totalsChanges(null, job))) {
        const sum = counted.get(key.sk) ?? {};
        for (const [name, by] of Object.entries(counts)) sum[name] = (sum[name] ?? 0) + by;
        counted.set(key.sk, sum);
      }
      const sums = openingsOf(all);
      for (const [sk, counts] of counted) {
        for (const read of [totalsOf, ledTotalsOf]) {
          const { closedOpenings, filledOpenings } = read(counts);
          expect(read(sums.get(sk))).toMatchObject({ closedOpenings, filledOpenings });
          expect(filledOpenings).toBeLessThanOrEqual(closedOpenings);
        }
        const { closedJobs, totalJobs } = totalsOf(counts);
        expect(totalsOf(sums.get(sk))).toMatchObject({ closedJobs, totalJobs });
      }
    }),
  );
});

it('a recount of openings runs once, where there are jobs', () => {
  expect(lacksOpenings(undefined)).toBe(false);
  expect(lacksOpenings({ totalJobs: 2 })).toBe(true);
  expect(lacksOpenings({ totalJobs: 2, openingsCounted: 1 })).toBe(false);
});
