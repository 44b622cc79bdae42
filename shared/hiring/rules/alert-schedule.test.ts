import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { alertFrequencies } from '../../core/model/vocabulary';
import { nextAlertRun } from './alert-schedule';

const at = (instant: string) => new Date(instant);
const instants = fc.date({ min: at('2020-01-01T00:00:00Z'), max: at('2040-01-01T00:00:00Z'), noInvalidDate: true });

describe('the next run of an alert', () => {
  it('is immediate, the next morning, or the next Monday morning', () => {
    expect(nextAlertRun('immediate', at('2026-11-21T08:00:00Z'))).toEqual(at('2026-11-21T08:00:00Z'));
    expect(nextAlertRun('daily', at('2026-11-21T08:00:00Z'))).toEqual(at('2026-11-21T11:00:00Z'));
    expect(nextAlertRun('daily', at('2026-11-21T11:00:00Z'))).toEqual(at('2026-11-22T11:00:00Z'));
    expect(nextAlertRun('weekly', at('2026-11-21T08:00:00Z'))).toEqual(at('2026-11-23T11:00:00Z'));
    expect(nextAlertRun('weekly', at('2026-11-23T10:59:59Z'))).toEqual(at('2026-11-23T11:00:00Z'));
    expect(nextAlertRun('weekly', at('2026-11-23T11:00:00Z'))).toEqual(at('2026-11-30T11:00:00Z'));
  });

  it('is never in the past and never more than one period ahead', () => {
    const longest = { immediate: 0, daily: 86_400_000, weekly: 7 * 86_400_000 };
    fc.assert(
      fc.property(fc.constantFrom(...alertFrequencies), instants, (frequency, after) => {
        const wait = nextAlertRun(frequency, after).getTime() - after.getTime();
        expect(wait).toBeGreaterThanOrEqual(frequency === 'immediate' ? 0 : 1);
        expect(wait).toBeLessThanOrEqual(longest[frequency]);
      }),
    );
  });
});
