import { limits } from '@shared/limits';
import { foldedBytes } from '@shared/core/model/folded-name';
import { withoutInvisible } from '@shared/core/model/plain-text';

/** Removes characters until the text fits the server's limit in bytes. */
const fitting = (letters: readonly string[]): string =>
  foldedBytes(letters.join('')) <= limits.foldedTextBytes ? letters.join('') : fitting(letters.slice(0, -1));

/** Search text as sent: trimmed, without invisible characters, and within the server's limits. */
export const searchText = (text: string, max: number = limits.searchTextLength): string => {
  const cut = withoutInvisible(text.toWellFormed())
    .trim()
    .slice(0, max)
    // An unpaired surrogate left by the cut.
    .replace(/[\uD800-\uDBFF]$/, '');
  return fitting(Array.from(cut)).trim();
};

export const oneOf = <T extends string>(values: readonly T[], text: string | null): T | null =>
  values.find((value) => value === text) ?? null;

export const several = <T extends string>(
  values: readonly T[],
  text: string | null,
  read: (part: string) => unknown = (part) => part,
): T[] => {
  const asked = new Set((text ?? '').split(',').map((part) => read(part.trim())));
  return values.filter((value) => asked.has(value));
};
