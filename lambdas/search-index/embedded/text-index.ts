import SearchableMap from 'minisearch/SearchableMap';
import { typosBetween, typosIn } from '@shared/text/folded-words';
import { isPrefix, isStopWord, wordsOf } from '../../platform/text/fold-text';

/** Weight of a match, and typical length in words. */
export type TextField<D> = { read: (document: D) => string; weight: number; usualWords: number };

// A posting packs document ordinal and impact (0 to 255) into one number.
const impactLevels = 256;
const impactOfWeight = 10;
const posting = (ordinal: number, impact: number): number => ordinal * impactLevels + impact;
export const ordinalOf = (value: number): number => Math.floor(value / impactLevels);
const impactOf = (value: number): number => value % impactLevels;

const prefixQuality = 0.7;
const typoQuality = 0.35;

const impactsOf = <D>(fields: readonly TextField<D>[], document: D): Map<string, number> => {
  const impacts = new Map<string, number>();
  for (const { read, weight, usualWords } of fields) {
    const words = wordsOf(read(document));
    const counts = new Map<string, number>();
    for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
    const length = 0.3 + (0.7 * words.length) / usualWords;
    for (const [word, count] of counts) {
      if (isStopWord(word) && weight < 3) continue;
      impacts.set(word, (impacts.get(word) ?? 0) + (weight * count) / (count + length));
    }
  }
  return impacts;
};

/** An index term that a search word may mean, with confidence. */
type Expansion = { term: number; quality: number };

/** `matched[ordinal]` is 1 if all words occur; higher `scores[ordinal]` rank higher. */
export type TextMatch = { matched: Uint8Array; scores: Float32Array };

/** Postings of term `n` are from `starts[n]` to `starts[n + 1]`. */
export type PackedText = { terms: string[]; starts: Uint32Array; postings: Uint32Array };

/** Inverted index by ordinal. Documents are never removed: callers skip those that are gone. */
export const createTextIndex = <D>(
  fields: readonly TextField<D>[],
  packed: PackedText = { terms: [], starts: new Uint32Array(1), postings: new Uint32Array() },
) => {
  const { starts, postings } = packed;
  const terms = [...packed.terms];
  const vocabulary = new SearchableMap<number>();
  for (const [term, word] of terms.entries()) vocabulary.set(word, term);
  const added: (number[] | undefined)[] = [];
  let documents = 0;

  const termOf = (word: string): number => {
    const known = vocabulary.get(word);
    if (known !== undefined) return known;
    vocabulary.set(word, terms.length);
    return terms.push(word) - 1;
  };

  const baseRange = (term: number): [number, number] =>
    term + 1 < starts.length ? [starts[term]!, starts[term + 1]!] : [0, 0];

  const countOf = (term: number): number => {
    const [from, to] = baseRange(term);
    return to - from + (added[term]?.length ?? 0);
  };

  const exactAndPrefix = (word: string): Expansion[] => {
    const exact = vocabulary.get(word);
    if (!isPrefix(word)) return exact === undefined ? [] : [{ term: exact, quality: 1 }];
    return [...vocabulary.atPrefix(word)].map(([found, term]) => ({
      term,
      quality: found === word ? 1 : (prefixQuality * word.length) / found.length,
    }));
  };

  const nearlySame = (word: string): Expansion[] => {
    const most = typosIn(word);
    if (most === 0) return [];
    // A transposition is two edits to the map but one typo to people.
    return [...vocabulary.fuzzyGet(word, 2)].flatMap(([found, [term]]) => {
      const typos = typosBetween(word, found, most);
      return typos > 0 && typos <= most ? [{ term, quality: typoQuality / typos }] : [];
    });
  };

  /** Term weight, in steps, so a few new documents do not reorder pages. */
  const weightOf = (expansions: readonly Expansion[]): number => {
    const exact = expansions.find(({ quality }) => quality === 1);
    const count = exact ? countOf(exact.term) : Math.max(...expansions.map(({ term }) => countOf(term)));
    return Math.max(1, Math.round(2 * Math.log2(1 + documents / Math.max(1, count)))) / 2;
  };

  return {
    add(ordinal: number, document: D): void {
      documents = Math.max(documents, ordinal + 1);
      for (const [word, weight] of impactsOf(fields, document)) {
        const impact = Math.min(impactLevels - 1, Math.max(1, Math.round(weight * impactOfWeight)));
        (added[termOf(word)] ??= []).push(posting(ordinal, impact));
      }
    },

    has: (word: string): boolean => vocabulary.has(word),

    /** All words must match. `typos` allows similar words. */
    match(words: readonly string[], typos: boolean): TextMatch {
      const matched = new Uint8Array(documents);
      const scores = new Float32Array(documents);
      const best = new Float32Array(documents);
      for (const [index, word] of words.entries()) {
        const expansions = [...exactAndPrefix(word), ...(typos ? nearlySame(word) : [])];
        const telling = expansions.length > 0 ? weightOf(expansions) : 0;
        const take = (value: number, factor: number): void => {
          const ordinal = value >>> 8;
          const seen = matched[ordinal]!;
          if (seen < index) return;
          const score = factor * (value & 255);
          if (seen === index) {
            matched[ordinal] = index + 1;
            best[ordinal] = score;
          } else if (score > best[ordinal]!) best[ordinal] = score;
        };
        for (const { term, quality } of expansions) {
          const factor = quality * telling;
          const [from, to] = baseRange(term);
          for (let at = from; at < to; at += 1) take(postings[at]!, factor);
          for (const value of added[term] ?? []) take(value, factor);
        }
        let left = 0;
        for (let ordinal = 0; ordinal < documents; ordinal += 1) {
          if (matched[ordinal] !== index + 1) continue;
          scores[ordinal]! += best[ordinal]!;
          left += 1;
        }
        if (left === 0) break;
      }
      for (let ordinal = 0; ordinal < documents; ordinal += 1)
        matched[ordinal] = matched[ordinal] === words.length ? 1 : 0;
      return { matched, scores };
    },

    /** Shared part of the title (the first field): 1 for the same title. */
    likeness(title: string): Float32Array {
      const likeness = new Float32Array(documents);
      const known = [...new Set(wordsOf(title))].flatMap((word) => vocabulary.get(word) ?? []);
      const weights = known.map((term) => ({ term, telling: weightOf([{ term, quality: 1 }]) }));
      const all = weights.reduce((sum, { telling }) => sum + telling, 0);
      const inTitle = ((fields[0]?.weight ?? 0) / 2) * impactOfWeight;
      for (const { term, telling } of weights) {
        const take = (value: number): void => {
          likeness[ordinalOf(value)]! += ((telling / all) * Math.min(inTitle, impactOf(value))) / inTitle;
        };
        const [from, to] = baseRange(term);
        for (let at = from; at < to; at += 1) take(postings[at]!);
        for (const value of added[term] ?? []) take(value);
      }
      return likeness;
    },

    packed(): PackedText {
      const starts = new Uint32Array(terms.length + 1);
      for (const term of terms.keys()) starts[term + 1] = starts[term]! + countOf(term);
      const all = new Uint32Array(starts.at(-1) ?? 0);
      for (const term of terms.keys()) {
        const [from, to] = baseRange(term);
        all.set(postings.subarray(from, to), starts[term]);
        all.set(added[term] ?? [], starts[term]! + to - from);
      }
      return { terms, starts, postings: all };
    },

    /** Marks documents of a snapshot as existing without adding them. */
    expect(count: number): void {
      documents = Math.max(documents, count);
    },
  };
};
export type TextIndex<D> = ReturnType<typeof createTextIndex<D>>;
