import { limits } from '@shared/limits';
import { messages } from '@shared/messages';
import type { Figure } from '@shared/model/employer-analytics';
import type { TFunction } from '@/lib/i18n/i18n';
import { formatNumber } from '@/lib/time/format';

export type MetricUnit = 'percent' | 'days';

const rounded = (value: number): string => formatNumber(Math.round(value * 10) / 10);

/** "85%", "18 days", or "not enough data". */
export const formatMetric = ({ value }: Figure, unit: MetricUnit, t: TFunction): string =>
  value === null
    ? messages.notEnoughData
    : t(`units.${unit}`, { count: Math.round(value * 10) / 10, value: rounded(value) });

export const labelMetricSource = (
  { value, samples }: Figure,
  what: 'recruitmentRate' | 'averageDaysToFill' | 'successRate',
  t: TFunction,
): string =>
  value === null
    ? t(`figures.${what}.tooFew`, { count: samples, needed: limits.samplesForFigure })
    : t(`figures.${what}.from`, { count: samples });
