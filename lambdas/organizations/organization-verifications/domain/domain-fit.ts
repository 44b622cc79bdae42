import { nameWords } from '@shared/organizations/rules/organization-verification';
import type { DomainFit } from '@shared/organizations/model/organization-verification';
import unhomoglyph from 'unhomoglyph';

/** Generic words, which don't distinguish organizations. */
const generic: ReadonlySet<string> = new Set(
  'and of at for in on st mt ctr general regional memorial community county city state university national american health healthcare hospital hospitals clinic clinics medical medicine care home nursing senior living rehabilitation surgery surgical dental family children childrens womens physicians associates partners group system systems network services solutions staffing agency institute'.split(
    ' ',
  ),
);

const longForms: Record<string, readonly string[]> = { st: ['saint'], mt: ['mount'], ctr: ['center', 'centre'] };

const spellings = (word: string): string[] => [word, ...(longForms[word] ?? [])];

/**
 * Returns whether the label consists only of words of the name, in order: at least two, including the first
 * distinctive one. Anyone can register domains with other words, so they need a reviewer.
 */
const isMadeOf = (label: string, words: readonly string[]): boolean => {
  const needed = words.findIndex((word) => !generic.has(word));
  // Label positions that the words so far can reach, with the number of words.
  let reached = new Map<number, number>([[0, 0]]);
  words.forEach((word, index) => {
    const isNeeded = needed === -1 || index === needed;
    const next = new Map(isNeeded ? [] : reached);
    for (const [position, count] of reached) {
      for (const spelling of spellings(word).filter((it) => label.startsWith(it, position))) {
        const end = position + spelling.length;
        next.set(end, Math.max(next.get(end) ?? 0, count + 1));
      }
    }
    reached = next;
  });
  return (reached.get(label.length) ?? 0) >= Math.min(2, words.length);
};

const distance = (one: string, other: string): number => {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const replaced = row[j - 1]! + (one[i - 1] === other[j - 1] ? 0 : 1);
      next.push(Math.min(replaced, row[j]! + 1, next[j - 1]! + 1));
    }
    row = next;
  }
  return row[other.length]!;
};

/** Replaces look-alike letters with the same letter. */
const skeleton = (text: string): string => unhomoglyph(text.toLowerCase()).toLowerCase().replaceAll('rn', 'm');

const mostDiffering = 2;

const looksLike = (label: string, words: readonly string[]): boolean =>
  words.some((_word, index) => {
    const beginning = words.slice(0, index + 1).join('');
    return beginning.length >= 5 && distance(skeleton(label), skeleton(beginning)) <= mostDiffering;
  });

/** Compares a registrable domain's label with the names in the registry. */
export const domainFit = (label: string, names: readonly string[]): DomainFit => {
  const plain = label.toLowerCase().replaceAll('-', '');
  const isAscii = /^[a-z\d]+$/.test(plain) && !label.toLowerCase().startsWith('xn--');
  const all = names.map(nameWords).filter((words) => words.length > 0);
  if (isAscii && all.some((words) => isMadeOf(plain, words))) return 'fits';
  return all.some((words) => looksLike(plain, words)) ? 'lookalike' : 'differs';
};
