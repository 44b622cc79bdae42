import { understand } from '@shared/find/rules/search-query/understand';
import { readVocabulary } from '@shared/find/rules/search-query/vocabulary';
import { describe, expect, it } from 'vitest';
import groups from './vocabulary.json';

const vocabulary = readVocabulary();
const read = (text: string) => {
  const { parts, words } = understand(text, vocabulary);
  return { means: parts.map(({ kind, value }) => `${kind} ${value}`).sort(), words: words.length };
};

it('holds at least 300 of the words that people type', () => {
  expect(groups.flatMap(({ means }) => Object.keys(means)).length).toBeGreaterThanOrEqual(300);
});

describe.each(groups)('$source', ({ means }) => {
  it.each(Object.entries<string[]>(means as never))('%s', (typed, expected) => {
    expect(read(typed)).toEqual({ means: expected.toSorted(), words: 0 });
    expect(understand(typed, vocabulary).didYouMean).toBeNull();
  });
});
