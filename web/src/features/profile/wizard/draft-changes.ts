import type { Choice } from '@/components/editing/conflict-dialog';
import { conflictingParts, mergedProfile } from '../profile-merge';
import type { ProfileValues } from '../profile-values';

/** The order of an object's fields means nothing, and the server's is another one. */
const ordered = <T>(value: T): T => {
  if (Array.isArray(value)) return value.map(ordered) as T;
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([, part]) => part !== undefined);
  const sorted = entries.sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(sorted.map(([name, part]) => [name, ordered(part as unknown)])) as T;
};

export const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(ordered(one)) === JSON.stringify(ordered(other));

/** What the input was made from, what is stored now, and the input. */
export type Sides = { base: ProfileValues; stored: ProfileValues; yours: ProfileValues };

/** Parts that were changed here and, differently, elsewhere. */
export const conflictsOf = (sides: Sides): string[] => conflictingParts(ordered(sides));

/** What is stored with everything that was changed here, except the parts given to the stored side. */
export const mergedOf = (sides: Sides, choices: Readonly<Record<string, Choice>> = {}): ProfileValues =>
  mergedProfile(ordered(sides), choices);
