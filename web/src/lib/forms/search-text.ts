import { limits } from '@shared/limits';

/** Search text as sent: trimmed and cut to the server's limit. */
export const searchText = (text: string, max: number = limits.searchTextLength): string =>
  text
    .replaceAll('\0', '')
    .toWellFormed()
    .trim()
    .slice(0, max)
    // An unpaired surrogate left by the cut.
    .replace(/[\uD800-\uDBFF]$/, '')
    .trim();

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
