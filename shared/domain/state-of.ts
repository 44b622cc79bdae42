import { stateCodes, states, type StateCode } from '../model/profile-vocabulary';

const codeByName = new Map<string, StateCode>(stateCodes.map((code) => [states[code].toLowerCase(), code]));
const codes = new Set<string>(stateCodes);

/** US state of "Boston, MA", "Boston, Massachusetts" or "New York NY"; null if none. */
export const usStateOf = (place: string): StateCode | null => {
  const last = place.split(',').at(-1)?.trim() ?? '';
  const code = (last.split(/\s+/).at(-1) ?? '').toUpperCase();
  if (codes.has(code)) return code as StateCode;
  return place.includes(',') ? (codeByName.get(last.toLowerCase()) ?? null) : null;
};
