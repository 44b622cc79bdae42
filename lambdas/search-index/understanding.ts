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
    /** Words that are known elsewhere, such as names, stay as they are; usually all. */
    read: (text: string, isKnown: (word: string) => boolean = () => true): Understanding =>
      understand(text, vocabulary, isKnown),
    doubtful: (reading: Understanding): string[] => doubtfulWords(reading, vocabulary.words),
  };
};
let loaded: ReturnType<typeof load> | undefined;

/** Large, and of no use to other operations of the function. */
export const loadUnderstanding = () => (loaded ??= load());
