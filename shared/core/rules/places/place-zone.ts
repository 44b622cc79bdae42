import { borderOfState, mainZoneOf } from '../../../data/state-time-zones';
import { parseUsState } from '../parse-us-state';
import { placeOf, pointOf } from './place-of';

/** The zone of "El Paso, TX". Null where no state is named. Load the gazetteer first. */
export const zoneOfPlace = (text: string): string | null => {
  const state = placeOf(text)?.state ?? parseUsState(text);
  if (!state) return null;
  const border = borderOfState[state];
  const point = border && pointOf(text);
  return (point && border.isBeyond(point) ? border.zone : mainZoneOf[state]) ?? null;
};
