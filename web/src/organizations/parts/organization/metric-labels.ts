import { limits } from '@shared/limits';
import { say } from '@/lib/i18n/notices';
import type { Figure } from '@shared/hiring/model/employer-analytics';
import type { TFunction } from '@/lib/i18n/i18n';

export type MetricUnit = 'percent' | 'days';

/** "85%", "18 days", or "not enough data". */
export const formatMetric = ({ value }: Figure, unit: MetricUnit, t: TFunction<'employer-dashboard'>): string =>
  value === null ? say('notEnoughData') : t(`units.${unit}`, { count: Math.round(value * 10) / 10 });

export const labelMetricSource = (
  { value, samples }: Figure,
  what: 'recruitmentRate' | 'averageDaysToFill' | 'successRate',
  t: TFunction<'employer-dashboard'>,
): string =>
  value === null
    ? t(`figures.${what}.tooFew`, { count: samples, needed: limits.samplesForFigure })
    : t(`figures.${what}.from`, { count: samples });
