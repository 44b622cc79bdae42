import { stateCodes, states } from '@shared/people/model/profile-vocabulary';
import { placedWordsOf, wordsOf } from '../../../platform/text/fold-text';

type Name = { firstName: string; lastName: string };

let graphemes: Intl.Segmenter | undefined;

/** Only a mark beyond ASCII can combine with a plain letter. Creating a segmenter takes 9 ms of a cold start. */
const firstLetter = (name: string): string | undefined => {
  if (/^[A-Za-z](?![^\x20-\x7e])/.test(name)) return name[0];
  graphemes ??= new Intl.Segmenter('en', { granularity: 'grapheme' });
  const [first] = graphemes.segment(name);
  return first?.segment;
};

/** Grapheme-aware: keeps accents and surrogate pairs. */
const initial = (name: string): string => {
  const letter = firstLetter(name.trim());
  return letter ? `${letter.toLocaleUpperCase('en')}.` : '';
};

const joined = (...parts: string[]): string => parts.filter(Boolean).join(' ');

export const fullName = ({ firstName, lastName }: Name): string => joined(firstName.trim(), lastName.trim());

/** "Ada R." */
export const shortName = ({ firstName, lastName }: Name): string => joined(firstName.trim(), initial(lastName));

export const initialsOf = ({ firstName, lastName }: Name): string => joined(initial(firstName), initial(lastName));

/** The state of "Austin, TX" or "Gary, Indiana", instead of the town; empty where it isn't named. */
export const regionOf = (location: string): string => {
  const last = (location.split(',').at(-1) ?? '')
    .replace(/\s*\d{5}(-\d{4})?\s*$/, '')
    .trim()
    .toLowerCase();
  const code = stateCodes.find((it) => it.toLowerCase() === last || states[it].toLowerCase() === last);
  return code ? states[code] : '';
};

const leftOut = '…';

/** Removes whole-word occurrences, ignoring case and accents. */
export const withoutNames = (text: string, names: readonly string[]): string => {
  const wanted = [...new Set(names)].map(wordsOf).filter(({ length }) => length > 0);
  const words = placedWordsOf(text);
  const endOfName = (at: number): number =>
    Math.max(
      at,
      ...wanted.map((name) =>
        name.every((word, index) => words[at + index]?.folded === word) ? at + name.length : at,
      ),
    );
  let shown = '';
  let from = 0;
  for (let at = 0; at < words.length; at += 1) {
    const next = endOfName(at);
    if (next === at) continue;
    shown += text.slice(from, words[at]!.start) + leftOut;
    from = words[next - 1]!.end;
    at = next - 1;
  }
  return shown + text.slice(from);
};
