import { stateCodes, type StateCode } from '../../people/model/profile-vocabulary';
import { stateNamed } from './places/state-names';

const codes = new Set<string>(stateCodes);

/** US state of "Boston, MA", "Boston, Massachusetts", "Washington, D.C." or "New York NY"; null if none. */
export const parseUsState = (place: string): StateCode | null => {
  const last = place.split(',').at(-1)?.trim() ?? '';
  const code = (last.split(/\s+/).at(-1) ?? '').replaceAll('.', '').toUpperCase();
  if (codes.has(code)) return code as StateCode;
  return place.includes(',') ? stateNamed(last) : null;
};
