import { wordsOf } from '../../../platform/text/fold-text';
import { dayMs, ranking } from '../../job-ranking';
import type { Dictionary } from '../dictionary';
import type { JobMemory } from './job-shape';

const known = new WeakMap<Dictionary, string[]>();
const spaced = (text: string): string => ` ${wordsOf(text).join(' ')} `;

/** Words of a title, padded with spaces. Each title is parsed once. */
const titlesOf = (titles: Dictionary): ((id: number) => string) => {
  const read = known.get(titles) ?? [];
  known.set(titles, read);
  return (id) => (read[id] ??= spaced(titles.textOf(id)));
};

const countedDays = 365;
const freshness = Float64Array.from(
  { length: countedDays },
  (_, days) => ranking.freshness * 2 ** (-days / ranking.halfLifeDays),
);

/** Adds the ranking of job-ranking.ts to a text's score. */
export const rankOf = (
  { columns, dictionaries }: JobMemory,
  scores: Float32Array,
  { q, at }: { q: string; at: number },
): ((ordinal: number) => number) => {
  const phrase = spaced(q);
  const titleOf = titlesOf(dictionaries.title);
  return (ordinal) => {
    const days = Math.max(0, Math.floor((at - columns.publishedAt[ordinal]!) / dayMs));
    const hasPhrase = titleOf(columns.title[ordinal]!).includes(phrase);
    return (
      scores[ordinal]! *
      (1 +
        (hasPhrase ? ranking.titlePhrase : 0) +
        (freshness[days] ?? 0) +
        (columns.pay[ordinal]! >= 0 ? ranking.payListed : 0))
    );
  };
};
