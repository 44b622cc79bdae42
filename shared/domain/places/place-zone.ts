import { borderOfState, mainZoneOf } from '../../data/state-time-zones';
import { usStateOf } from '../state-of';
import { placeOf } from './place-of';

/** The zone of "El Paso, TX". Null where no state is named. */
export const zoneOfPlace = (text: string): string | null => {
  const place = placeOf(text);
  const state = place?.state ?? usStateOf(text);
  if (!state) return null;
  const border = borderOfState[state];
  return (border && place?.point && border.isBeyond(place.point) ? border.zone : mainZoneOf[state]) ?? null;
};
