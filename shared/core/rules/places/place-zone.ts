import { borderOfState, mainZoneOf } from '../../../data/state-time-zones';
import { parseUsState } from '../parse-us-state';
import { placeOf, pointOf } from './place-of';

/** Time zone of "El Paso, TX"; null without a state. The gazetteer must be loaded. */
export const zoneOfPlace = (text: string): string | null => {
  const state = placeOf(text)?.state ?? parseUsState(text);
  if (!state) return null;
  const border = borderOfState[state];
  const point = border && pointOf(text);
  return (point && border.isBeyond(point) ? border.zone : mainZoneOf[state]) ?? null;
};
