import SearchableMap from 'minisearch/SearchableMap';
import { isStopWord, typosBetween, typosIn, wordsOf } from '../../platform/text/fold-text';

/** A text of a document: what a match in it counts, and the length that is usual for it. */
export type TextField<D> = { read: (document: D) => string; weight: number; usualWords: number };

// A posting is one number: where (the ordinal of a document) and how much (0 to 255).
const impactLevels = 256;
const impactOfWeight = 10;
const posting = (ordinal: number, impact: number): number => ordinal * impactLevels + impact;
export const ordinalOf = (value: number): number => Math.floor(value / impactLevels);
const impactOf = (value: number): number => value % impactLevels;

const prefixQuality = 0.7;
const typoQuality = 0.35;

/** The different words of a document with how much each says about it. */
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

/** A word of the index that a word of the search may mean, and how sure that is. */
type Expansion = { term: number; quality: number };

/** Which documents have every word, and how well: `matched[ordinal]` is 1, `scores[ordinal]` grows with fitting. */
export type TextMatch = { matched: Uint8Array; scores: Float32Array };

/** Postings as a snapshot holds them: those of term `n` from `starts[n]` to `starts[n + 1]`. */
export type PackedText = { terms: string[]; starts: Uint32Array; postings: Uint32Array };

/**
 * An inverted index over ordinals of documents. What came from a snapshot lies in two flat arrays, what was added since
 * in small ones. A document is never taken out: who asks passes over those that are not there any more.
 */
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
    if (word.length < 2) return exact === undefined ? [] : [{ term: exact, quality: 1 }];
    return [...vocabulary.atPrefix(word)].map(([found, term]) => ({
      term,
      quality: found === word ? 1 : (prefixQuality * word.length) / found.length,
    }));
  };

  const nearlySame = (word: string): Expansion[] => {
    const most = typosIn(word);
    if (most === 0) return [];
    // Two letters that changed places are two changes to the map and one typo to people.
    return [...vocabulary.fuzzyGet(word, 2)].flatMap(([found, [term]]) => {
      const typos = typosBetween(word, found, most);
      return typos > 0 && typos <= most ? [{ term, quality: typoQuality / typos }] : [];
    });
  };

  /** How much a word tells. In steps, so that a few new documents do not move the pages of a search. */
  const tellingOf = (expansions: readonly Expansion[]): number => {
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

    /** Documents that have all words. `typos` lets nearly the same words count, too. */
    match(words: readonly string[], typos: boolean): TextMatch {
      const matched = new Uint8Array(documents);
      const scores = new Float32Array(documents);
      const best = new Float32Array(documents);
      for (const [index, word] of words.entries()) {
        const expansions = [...exactAndPrefix(word), ...(typos ? nearlySame(word) : [])];
        const telling = expansions.length > 0 ? tellingOf(expansions) : 0;
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

    /** How much of a title, the first field, documents share: 1 for one with the same title. */
    likeness(title: string): Float32Array {
      const likeness = new Float32Array(documents);
      const known = [...new Set(wordsOf(title))].flatMap((word) => vocabulary.get(word) ?? []);
      const weights = known.map((term) => ({ term, telling: tellingOf([{ term, quality: 1 }]) }));
      const all = weights.reduce((sum, { telling }) => sum + telling, 0);
      // What a word in a title of usual length counts at least.
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

    /** Everything in two flat arrays. */
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

    /** A snapshot's documents are there without having been added. */
    expect(count: number): void {
      documents = Math.max(documents, count);
    },
  };
};
export type TextIndex<D> = ReturnType<typeof createTextIndex<D>>;
