import { corrected } from './correct';
import { phraseAt } from './place-reading';
import type { Part, Reading, Segment, Understanding } from './reading';
import { segmentsOf } from './segments';
import { tokenize, type Token } from './tokens';
import type { SearchVocabulary } from './vocabulary';

/** Terms with a meaning only alone or next to a profession, and otherwise plain words. */
const conditional = new Set('echo micro endo call pool contract shifts transport school'.split(' '));

const isOf = (kind: Reading['kind'], { readings }: Segment): boolean => readings.some((it) => it.kind === kind);

const withoutChance = (segments: readonly Segment[], tokens: readonly Token[]): Segment[] => {
  const hasProfession = segments.some((it) => isOf('profession', it));
  return segments.map((segment, at) => {
    const phrase = phraseAt(tokens, segment.from, segment.to - segment.from);
    if (!conditional.has(phrase)) return segment;
    const isOfShift = phrase === 'shifts' && at > 0 && isOf('shift', segments[at - 1]!);
    const isMeant = (hasProfession || segments.length === 1) && !isOfShift;
    return isMeant ? segment : { ...segment, readings: [] };
  });
};

const partsOf = ({ from, to, readings, alternatives }: Segment): Part[] =>
  readings.map((reading) => ({ ...reading, from, to, alternatives }));

const isSame = (one: Reading, other: Reading): boolean => one.kind === other.kind && one.value === other.value;

/** "PT home health": the nurse's unit becomes the therapist's. */
const translated = ({ translations }: SearchVocabulary, parts: readonly Part[]): Part[] => {
  const professions = parts.flatMap(({ kind, value }) => (kind === 'profession' ? [value] : []));
  const table = translations.find(
    (it) =>
      professions.length > 0 && professions.every((profession) => it.professions.some((one) => one === profession)),
  );
  return parts.map((part) => {
    const unit = part.kind === 'area' ? table?.map[`area:${part.value}`] : table?.map[part.value];
    return unit && (part.kind === 'unit' || part.kind === 'area') ? { ...part, kind: 'unit', value: unit } : part;
  });
};

const isWord = ({ stopWords }: SearchVocabulary, { ambiguous }: Segment, word: string): boolean =>
  !ambiguous && !stopWords.has(word);

const read = (text: string, vocabulary: SearchVocabulary): Understanding => {
  const tokens = tokenize(text);
  const segments = withoutChance(segmentsOf(vocabulary, tokens), tokens);
  const parts = translated(vocabulary, segments.flatMap(partsOf));
  return {
    parts: parts.filter((part, at) => parts.findIndex((it) => isSame(it, part)) === at),
    tokens,
    words: segments.flatMap((segment) =>
      segment.readings.length === 0 && isWord(vocabulary, segment, tokens[segment.from]!.word) ? [segment.from] : [],
    ),
    didYouMean: null,
  };
};

/**
 * Interprets a search text. Words without a meaning stay words; those that `isKnown` doesn't know either are
 * corrected.
 */
export const understand = (
  text: string,
  vocabulary: SearchVocabulary,
  isKnown: (word: string) => boolean = () => false,
): Understanding => {
  const plain = read(text, vocabulary);
  const better = corrected(plain, vocabulary.words, isKnown);
  if (better === null) return plain;
  const second = read(better, vocabulary);
  return second.words.length < plain.words.length ? { ...second, didYouMean: better } : plain;
};
