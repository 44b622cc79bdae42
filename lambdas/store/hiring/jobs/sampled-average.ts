import { limits } from '@shared/limits';
import type { Figure } from '@shared/hiring/model/employer-analytics';

const oneDecimal = (value: number): number => Math.round(value * 10) / 10;

/** Average per sample; null below the minimum sample size. */
export const averageIfEnough = (sum: number, samples: number): Figure => ({
  value: samples < limits.samplesForFigure ? null : oneDecimal(sum / samples),
  samples,
});
