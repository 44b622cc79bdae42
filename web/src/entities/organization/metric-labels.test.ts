import { renderHook } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { messages } from '@shared/text/english.fixture';
import { loadTexts, useTranslation, type TFunction } from '@/lib/i18n/i18n';
import { labelMetricSource, formatMetric } from './metric-labels';

let t: TFunction<'employer-dashboard'>;

beforeAll(async () => {
  await loadTexts('employer-dashboard');
  t = renderHook(() => useTranslation('employer-dashboard')).result.current.t;
});

const figure = (value: number | null, samples: number) => ({ value, samples });

describe('a computed figure', () => {
  it('reads with its unit', () => {
    expect(formatMetric(figure(41.666, 12), 'percent', t)).toBe('41.7%');
    expect(formatMetric(figure(18, 9), 'days', t)).toBe('18 days');
    expect(formatMetric(figure(1, 9), 'days', t)).toBe('1 day');
  });

  it('is not made up from too few samples', () => {
    expect(formatMetric(figure(null, 4), 'percent', t)).toBe(messages.notEnoughData);
    expect(labelMetricSource(figure(null, 1), 'recruitmentRate', t)).toBe(
      'Share of applicants hired. Shown after 5 applications (1 so far).',
    );
  });

  it('says what it was counted from', () => {
    expect(labelMetricSource(figure(83.3, 6), 'successRate', t)).toBe(
      "Share of closed jobs' openings that were filled, based on 6 openings.",
    );
  });
});
