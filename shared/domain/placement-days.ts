import { limits } from '../limits';
import type { PlacementStatus } from '../model/hiring-vocabulary';
import { addDays } from './calendar-days';

type Days = { startOn: string; endOn: string | null };

/** Hours are entered from its first day on. */
export const hasBegun = ({ startOn }: Pick<Days, 'startOn'>, today: string): boolean => startOn <= today;

/** Before its first day, from then on, after its last. */
export const placementStatus = ({ startOn, endOn }: Days, today: string): PlacementStatus => {
  if (!hasBegun({ startOn }, today)) return 'upcoming';
  return endOn !== null && today > endOn ? 'ended' : 'active';
};

/** From this day on both sides may review each other. Null while work without an end is young. */
export const reviewableFrom = ({ startOn, endOn }: Days, today: string): string | null => {
  if (endOn !== null) return addDays(endOn, 1);
  const day = addDays(startOn, limits.reviewableAfterDays);
  return day <= today ? day : null;
};
