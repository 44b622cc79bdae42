import type { Choice } from '@/components/editing/conflict-dialog';
import { conflictingParts, mergedProfile } from '../form/profile-merge';
import type { ProfileValues } from '../form/profile-values';

/** Property order is irrelevant and differs on the server. */
const ordered = <T>(value: T): T => {
  if (Array.isArray(value)) return value.map(ordered) as T;
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([, part]) => part !== undefined);
  const sorted = entries.sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(sorted.map(([name, part]) => [name, ordered(part as unknown)])) as T;
};

export const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(ordered(one)) === JSON.stringify(ordered(other));

export type Sides = { base: ProfileValues; stored: ProfileValues; yours: ProfileValues };

export const conflictsOf = (sides: Sides): string[] => conflictingParts(ordered(sides));

export const mergedOf = (sides: Sides, choices: Readonly<Record<string, Choice>> = {}): ProfileValues =>
  mergedProfile(ordered(sides), choices);
