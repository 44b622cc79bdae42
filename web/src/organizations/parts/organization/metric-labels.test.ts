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

const metric = (value: number | null, samples: number) => ({ value, samples });

describe('a computed metric', () => {
  it('is shown with its unit', () => {
    expect(formatMetric(metric(41.666, 12), 'percent', t)).toBe('41.7%');
    expect(formatMetric(metric(18, 9), 'days', t)).toBe('18 days');
    expect(formatMetric(metric(1, 9), 'days', t)).toBe('1 day');
  });

  it('is missing for too few samples', () => {
    expect(formatMetric(metric(null, 4), 'percent', t)).toBe(messages.notEnoughData);
    expect(labelMetricSource(metric(null, 1), 'recruitmentRate', t)).toBe(
      'Share of applicants hired. Shown after 5 applications (1 so far).',
    );
  });

  it('says what it was computed from', () => {
    expect(labelMetricSource(metric(83.3, 6), 'successRate', t)).toBe(
      "Share of closed jobs' openings that were filled, based on 6 openings.",
    );
  });
});
