import { placeOf, pointOf } from '@shared/domain/places/place-of';
import { stateCodes, states } from '@shared/model/profile-vocabulary';

const stateWords = [...stateCodes, ...stateCodes.map((code) => states[code])].join('|');
/** A state that goes on, such as "Texas State University", is no state. */
const town = new RegExp(
  `([A-Z][\\p{L}.'-]+(?: [A-Z][\\p{L}.'-]+){0,2}),\\s*(${stateWords})(?=\\s*(?:$|[,|•·\\t()–—-]|\\d))(?:\\s+\\d{5})?`,
  'u',
);

/** "Austin, TX" in a line of a resume. */
export const townIn = (line: string): string | null => {
  const [, city, state] = town.exec(line) ?? [];
  if (city === undefined || state === undefined) return null;
  const place = placeOf(`${city}, ${state}`);
  return place?.city ? `${place.city}, ${place.state}` : null;
};

/** The town in the head of a resume; load the gazetteer first. In its first line, "MD" and "PA" are titles after the name. */
export const homeIn = ([name = '', ...lines]: readonly string[]): string => {
  const named = pointOf(townIn(name) ?? '') ? townIn(name) : null;
  return named ?? lines.flatMap((line) => townIn(line) ?? [])[0] ?? '';
};

export const withoutTown = (line: string): string => line.replace(town, '\t');

/** The only state that a line names. */
export const stateIn = (line: string) => {
  const [found] = new RegExp(`\\b(?:${stateWords})\\b`).exec(line) ?? [];
  return stateCodes.find((code) => code === found || states[code] === found) ?? null;
};
