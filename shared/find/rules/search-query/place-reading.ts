import { stateCodes, type StateCode } from '../../../people/model/profile-vocabulary';
import { cityName, type City } from '../../../core/rules/places/cities';
import type { Reading, Segment } from './reading';
import type { Token } from './tokens';
import type { SearchVocabulary } from './vocabulary';

const longestState = 3;
const longestCity = 3;
/** Cities that are also everyday words. */
const everydayNames = new Set(['bend', 'mobile']);

const codes = new Set<string>(stateCodes);
export const stateCodeOf = (word: string): StateCode | null => {
  const code = word.toUpperCase();
  return codes.has(code) ? (code as StateCode) : null;
};

export const phraseAt = (tokens: readonly Token[], from: number, length: number): string =>
  tokens
    .slice(from, from + length)
    .map(({ word }) => word)
    .join(' ');

/** A state by name or code, where one is expected. */
const stateAt = (vocabulary: SearchVocabulary, tokens: readonly Token[], from: number) => {
  for (let length = Math.min(longestState, tokens.length - from); length > 0; length -= 1) {
    const phrase = phraseAt(tokens, from, length);
    const state = vocabulary.states.get(phrase) ?? (length === 1 ? stateCodeOf(phrase) : null);
    if (state) return { state, to: from + length };
  }
  return null;
};

const reading = (city: City): Reading => ({ kind: 'city', value: cityName(city) });

/** A known city, including a following state. */
export const cityAt = (vocabulary: SearchVocabulary, tokens: readonly Token[], from: number): Segment | null => {
  for (let length = Math.min(longestCity, tokens.length - from); length > 0; length -= 1) {
    const name = phraseAt(tokens, from, length);
    const [first, ...others] = vocabulary.cities.get(name) ?? [];
    if (!first) continue;
    const next = stateAt(vocabulary, tokens, from + length);
    const named = next && [first, ...others].find(({ state }) => state === next.state);
    if (named) return { from, to: next.to, readings: [reading(named)], alternatives: [], ambiguous: false };
    if (everydayNames.has(name) && !/^\p{Lu}/u.test(tokens[from]!.raw)) return null;
    const state = vocabulary.states.get(name);
    const alternatives: Reading[] = [
      ...others.map(reading),
      ...(state ? [{ kind: 'state', value: state } as const] : []),
    ];
    return { from, to: from + length, readings: [reading(first)], alternatives, ambiguous: false };
  }
  return null;
};
