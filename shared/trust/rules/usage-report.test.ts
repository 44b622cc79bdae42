import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { limits } from '../../limits';
import { usageRows, type UsageCount } from './usage-report';

const jobs = { kind: 'page', name: 'jobs', day: '2026-11-20', uses: 9 } as const;

describe('the usage report', () => {
  it('adds up partial counts of a day, and the days', () => {
    const rows = usageRows([
      { ...jobs, people: 3 },
      { ...jobs, people: 2 },
      { ...jobs, day: '2026-11-21', people: 7 },
    ]);
    expect(rows).toEqual([{ kind: 'page', name: 'jobs', days: 2, visits: 12, uses: 27 }]);
  });

  it('hides what few people used, on each day', () => {
    expect(usageRows([{ ...jobs, people: 4 }])).toEqual([
      { kind: 'page', name: 'jobs', days: 0, visits: null, uses: null },
    ]);
  });

  it('never counts a day on which fewer than five people used a feature', () => {
    const count = fc.record<UsageCount>({
      kind: fc.constantFrom('page', 'feature'),
      name: fc.constantFrom('jobs', 'saveJob'),
      day: fc.constantFrom('2026-11-20', '2026-11-21', '2026-11-22'),
      people: fc.nat(8),
      uses: fc.nat(30),
    });
    fc.assert(
      fc.property(fc.array(count), (counts) => {
        for (const { kind, name, visits, days } of usageRows(counts)) {
          const own = counts.filter((it) => it.kind === kind && it.name === name);
          const byDay = Map.groupBy(own, ({ day }) => day);
          const sums = [...byDay.values()].map((parts) => parts.reduce((sum, { people }) => sum + people, 0));
          const told = sums.filter((people) => people >= limits.usagePeople);
          expect(days).toBe(told.length);
          expect(visits).toBe(told.length === 0 ? null : told.reduce((sum, people) => sum + people, 0));
        }
      }),
    );
  });
});
