import { limits } from '@shared/limits';
import type { Figure } from '@shared/model/employer-analytics';

const oneDecimal = (value: number): number => Math.round(value * 10) / 10;

/** So much for each of the samples, or null while there are too few to say. */
export const averageIfEnough = (sum: number, samples: number): Figure => ({
  value: samples < limits.samplesForFigure ? null : oneDecimal(sum / samples),
  samples,
});
