import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextReport, reportedPeriod } from './report-schedule';

const zone = 'America/Chicago';

describe('the schedule of reports', () => {
  it('sends last week’s report on Monday at 8:00 AM in the reader’s time zone', () => {
    const next = nextReport('weekly', new Date('2026-11-23T13:59:00.000Z'), zone);
    expect(next.toISOString()).toBe('2026-11-30T14:00:00.000Z');
    expect(reportedPeriod('weekly', next, zone)).toEqual({ from: '2026-11-23', to: '2026-11-29' });
  });

  it('sends last month’s report on the first of the month', () => {
    const next = nextReport('monthly', new Date('2026-12-31T23:00:00.000Z'), zone);
    expect(next.toISOString()).toBe('2027-01-01T14:00:00.000Z');
    expect(reportedPeriod('monthly', next, zone)).toEqual({ from: '2026-12-01', to: '2026-12-31' });
  });

  it('is always in the future, and covers every day once', () => {
    const at = fc.date({ min: new Date('2026-01-01'), max: new Date('2030-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(fc.constantFrom('weekly' as const, 'monthly' as const), at, (frequency, now) => {
        const first = nextReport(frequency, now, zone);
        const second = nextReport(frequency, first, zone);
        expect(first.getTime()).toBeGreaterThan(now.getTime());
        const [one, two] = [first, second].map((due) => reportedPeriod(frequency, due, zone));
        expect(Date.parse(two!.from) - Date.parse(one!.to)).toBe(86_400_000);
      }),
    );
  });
});
