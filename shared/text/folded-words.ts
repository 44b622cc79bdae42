const marks = /[\p{M}\p{Cf}]+/gu;

/** Lowercases and strips accents, joiners, and invisible characters, for comparison only. */
export const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(marks, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('ø', 'o')
    .replaceAll('æ', 'ae');

/** Allowed typos by length: short words are too likely to be different words. */
export const typosIn = (word: string): 0 | 1 | 2 => (word.length < 5 ? 0 : word.length < 8 ? 1 : 2);

/** Damerau-Levenshtein distance; `most` + 1 if greater. */
export const typosBetween = (one: string, other: string, most: number): number => {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const same = one[row - 1] === other[column - 1];
      let least = Math.min(last[column]! + 1, current[column - 1]! + 1, last[column - 1]! + (same ? 0 : 1));
      const swapped = row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      if (swapped) least = Math.min(least, beforeLast[column - 2]! + 1);
      current.push(least);
    }
    if (Math.min(...current) > most) return most + 1;
    [beforeLast, last] = [last, current];
  }
  return Math.min(last[other.length]!, most + 1);
};
