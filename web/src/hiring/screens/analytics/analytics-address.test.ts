import { describe, expect, it } from 'vitest';
import { addressOf, isSpan, presets, searchOf, spanOf } from './analytics-address';

const today = '2026-11-23';

describe('the period in the address', () => {
  it.each([
    ['30', '2026-10-25'],
    ['90', '2026-08-26'],
    ['quarter', '2026-10-01'],
    ['year', '2026-01-01'],
  ] as const)('of %s starts on %s', (preset, from) => {
    expect(spanOf(preset, today)).toEqual({ from, to: today });
  });

  it('starts with the last 90 days', () => {
    expect(addressOf(new URLSearchParams(), today)).toEqual({
      tab: 'overview',
      period: '90',
      span: { from: '2026-08-26', to: today },
      filters: {},
    });
  });

  it.each([
    ['2026-11-23', '2026-11-22'],
    ['2023-11-01', '2026-11-23'],
    ['9999-12-31', '9999-12-31'],
    ['2026-11-31', '2026-13-01'],
    ['yesterday', '2026-11-22'],
  ])('ignores %s to %s', (from, to) => {
    expect(isSpan({ from, to })).toBe(false);
    expect(addressOf(new URLSearchParams({ from, to }), today).period).toBe('90');
  });

  it('survives a round trip', () => {
    const custom = {
      tab: 'team',
      period: 'custom',
      span: { from: '2026-11-01', to: '2026-11-20' },
      filters: { jobId: 'job_1', specialty: 'Cardiology', memberId: 'm', project: 'North & South', source: 'alert' },
    } as const;
    expect(addressOf(searchOf(custom), today)).toEqual(custom);
    for (const period of presets) {
      const address = { tab: 'overview', period, span: spanOf(period, today), filters: {} } as const;
      expect(addressOf(searchOf(address), today)).toEqual(address);
    }
  });
});
