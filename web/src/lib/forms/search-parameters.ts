import { limits } from '@shared/limits';
import { foldedBytes } from '@shared/model/folded-name';
import { withoutInvisible } from '@shared/model/plain-text';

/** Without its last letters, until it is one that the server looks up. */
const fitting = (letters: readonly string[]): string =>
  foldedBytes(letters.join('')) <= limits.foldedTextBytes ? letters.join('') : fitting(letters.slice(0, -1));

/** A text as it is sent: trimmed, without what nobody sees, as long as the server takes it. */
export const searchText = (text: string, max: number = limits.searchTextLength): string => {
  const cut = withoutInvisible(text.toWellFormed())
    .trim()
    .slice(0, max)
    // Half of a character at the cut.
    .replace(/[\uD800-\uDBFF]$/, '');
  return fitting(Array.from(cut)).trim();
};

export const oneOf = <T extends string>(values: readonly T[], text: string | null): T | null =>
  values.find((value) => value === text) ?? null;

/** Those that exist, in the order of the enumeration. */
export const several = <T extends string>(
  values: readonly T[],
  text: string | null,
  read: (part: string) => unknown = (part) => part,
): T[] => {
  const asked = new Set((text ?? '').split(',').map((part) => read(part.trim())));
  return values.filter((value) => asked.has(value));
};
