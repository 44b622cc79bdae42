import { placeOf, pointOf } from '@shared/core/rules/places/place-of';
import { stateCodes, states } from '@shared/people/model/profile-vocabulary';
import { withPlainMarks } from '@shared/text/plain-marks';
import { foldedLine } from './date-forms';
import { workplaceWords } from './job-words';

const stateWords = [...stateCodes, ...stateCodes.map((code) => states[code]), 'D\\.C\\.', 'P\\.R\\.'].join('|');
const townWord = "[A-Z][\\p{L}.'’-]+";
/** Matches a town and state, but not a longer name such as "Texas State University". */
const town = new RegExp(
  `(${townWord}(?: (?:d['’]|du )?${townWord}){0,2}),\\s*(${stateWords})(?=\\s*(?:$|[,;|•·\\t()–—-]|\\d))(?:\\s+\\d{5}(?:-\\d{4})?)?`,
  'u',
);

/** Matches "Tulsa OK". */
const bareTown = new RegExp(
  `(${townWord}(?: ${townWord}){0,2}) (${stateCodes.join('|')})(?=\\s*(?:$|[,;|•·\\t()–—-]|\\d{5}))`,
  'u',
);

type Found = { text: string; city: string; state: string; isWhole: boolean };

/** Finds the town known to the gazetteer in "Lakeview Hospital Denver, CO"; null for a workplace with only a state. */
const foundBy = (pattern: RegExp, line: string): Found | null => {
  const [text, city, state] = pattern.exec(line) ?? [];
  if (text === undefined || city === undefined || state === undefined) return null;
  const starts = [0, ...[...city.matchAll(/[ -]/g)].map(({ index }) => index + 1)];
  const known = starts
    .map((at) => city.slice(at))
    .find((name) => pointOf(`${name}, ${state}`) && (name === city || !workplaceWords.test(foldedLine(name))));
  if (known !== undefined)
    return { text: text.slice(city.length - known.length), city: known, state, isWhole: known === city };
  const isTown = pattern === town && !workplaceWords.test(foldedLine(city));
  return isTown ? { text, city, state, isWhole: false } : null;
};

const foundIn = (line: string): Found | null => foundBy(town, line) ?? foundBy(bareTown, line);

/** Returns the town with the apostrophe as typed. */
const nameOf = ({ city, state }: Found): string | null => {
  const place = placeOf(`${city}, ${state}`);
  if (!place?.city) return null;
  return `${withPlainMarks(city) === place.city ? city : place.city}, ${place.state}`;
};

/** Returns a town such as "Austin, TX" in a line. */
export const townIn = (line: string): string | null => {
  const found = foundIn(line);
  return found && nameOf(found);
};

/** Returns the home town from the resume's head; needs the gazetteer. "MD" and "PA" in the first line are titles. */
export const homeIn = ([name = '', ...lines]: readonly string[]): string => {
  const first = foundBy(town, name);
  const rest = lines.flatMap((line) => foundIn(line) ?? []);
  return [...(first?.isWhole ? [first] : []), ...rest].flatMap((found) => nameOf(found) ?? [])[0] ?? '';
};

export const withoutTown = (line: string): string => {
  const found = foundIn(line);
  return found ? line.replace(found.text, '\t') : line;
};

/** Returns the state of a line that names only one. */
export const stateIn = (line: string) => {
  const [found] = new RegExp(`\\b(?:${stateWords})\\b`).exec(line) ?? [];
  return stateCodes.find((code) => code === found || states[code] === found) ?? null;
};
