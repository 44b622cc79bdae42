import { loadGazetteer } from '@shared/core/rules/places/gazetteer';
import type { Understanding } from '@shared/find/rules/search-query/reading';

const load = async () => {
  const [{ understand }, { readVocabulary }, { doubtfulWords }] = await Promise.all([
    import('@shared/find/rules/search-query/understand'),
    import('@shared/find/rules/search-query/vocabulary'),
    import('@shared/find/rules/search-query/correct'),
    loadGazetteer(),
  ]);
  const vocabulary = readVocabulary();
  return {
    /** `isKnown`: words to leave unchanged, such as names; by default all. */
    read: (text: string, isKnown: (word: string) => boolean = () => true): Understanding =>
      understand(text, vocabulary, isKnown),
    doubtful: (reading: Understanding): string[] => doubtfulWords(reading, vocabulary.words),
  };
};
let loaded: ReturnType<typeof load> | undefined;

/** Loaded on demand: large, and not needed by other operations of the function. */
export const loadUnderstanding = () => (loaded ??= load());
