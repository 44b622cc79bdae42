import type { fenceResults } from '../../model/attendance-vocabulary';
import { shiftLimits } from '../../limits/shift-limits';
import { milesBetween } from '../../../core/rules/places/distance';
import type { Point } from '../../../core/rules/places/gazetteer';

const metersPerMile = 1609.344;

/** Readings in meters; `accuracy` is the radius with 95% certainty. */
export type FenceReading = { distance: number; accuracy: number; radius: number };

/** Data sent by the phone: the result, and a step that the accuracy doesn't exceed; null if worse than all steps. */
export type Fence = {
  result: (typeof fenceResults)[number];
  accuracyUpTo: (typeof shiftLimits.accuracySteps)[number] | null;
};

const resultOf = ({ distance, accuracy, radius }: FenceReading): Fence['result'] => {
  if (distance <= radius + Math.min(accuracy, shiftLimits.fenceMeters.accuracyCounted)) return 'inside';
  return distance - accuracy > radius ? 'outside' : 'unsure';
};

export const fence = (reading: FenceReading): Fence => {
  const accuracyUpTo = shiftLimits.accuracySteps.find((step) => reading.accuracy <= step) ?? null;
  return { result: accuracyUpTo === null ? 'unsure' : resultOf(reading), accuracyUpTo };
};

/** Runs on the phone. */
export const fenceAt = (own: Point & { accuracy: number }, location: { center: Point; radius: number }): Fence =>
  fence({
    distance: milesBetween(own, location.center) * metersPerMile,
    accuracy: own.accuracy,
    radius: location.radius,
  });
