import { limits } from '@shared/limits';

/** A text as it is sent: trimmed, as long as the server takes it. */
export const searchText = (text: string, max: number = limits.searchTextLength): string =>
  text
    .replaceAll('\0', '')
    .toWellFormed()
    .trim()
    .slice(0, max)
    // Half of a character at the cut.
    .replace(/[\uD800-\uDBFF]$/, '')
    .trim();

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
