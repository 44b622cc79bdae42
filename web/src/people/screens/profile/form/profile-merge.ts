import type { Choice } from '@/components/editing/conflict-dialog';
import { type ProfileValues, blankValues, profileFields } from './profile-values';

/** Mergeable parts by path: a field, an availability field, or a list entry (`licenses.lic_...`). */
export type ProfileParts = Readonly<Record<string, unknown>>;

export const listNames = [
  'employment',
  'education',
  'licenses',
  'otherProfessions',
  'units',
  'certifications',
] as const;
export type ListName = (typeof listNames)[number];
type Entry = { id: string };

export const isListName = (name: string): name is ListName => listNames.some((it) => it === name);

/** Independent of property order. */
const inFixedOrder = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => one.localeCompare(other)))
    : value;
const same = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one, inFixedOrder) === JSON.stringify(other, inFixedOrder);

export const partsOf = (values: ProfileValues): ProfileParts =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]): [string, unknown][] => {
      if (isListName(name)) return (value as Entry[]).map((entry) => [`${name}.${entry.id}`, entry]);
      if (name === 'availability') return Object.entries(value as object).map(([part, it]) => [`${name}.${part}`, it]);
      return [[name, value]];
    }),
  );

const pathsOf = (...all: readonly ProfileParts[]): string[] => [...new Set(all.flatMap((parts) => Object.keys(parts)))];

type Versions = { base: ProfileValues; stored: ProfileValues; yours: ProfileValues };

/** Parts that both sides changed to different values since `base`. */
export const conflictingParts = (versions: Versions): string[] => {
  const [base, stored, yours] = [partsOf(versions.base), partsOf(versions.stored), partsOf(versions.yours)];
  return pathsOf(base, stored, yours).filter(
    (path) => !same(base[path], yours[path]) && !same(base[path], stored[path]) && !same(stored[path], yours[path]),
  );
};

const valuesFrom = (parts: ProfileParts): ProfileValues => {
  const values: Record<string, unknown> = {
    availability: {},
    ...Object.fromEntries(listNames.map((name) => [name, []])),
  };
  for (const [path, value] of Object.entries(parts)) {
    const [name = '', part = ''] = path.split('.');
    if (isListName(name) && value === undefined) continue;
    if (isListName(name)) (values[name] as unknown[]).push(value);
    else if (name === 'availability') (values[name] as Record<string, unknown>)[part] = value;
    else values[name] = value;
  }
  const blank = blankValues();
  // Each side may have removed what the other kept.
  for (const name of listNames) if ((values[name] as unknown[]).length === 0) values[name] = blank[name];
  return Object.fromEntries(profileFields.map((name) => [name, values[name]])) as ProfileValues;
};

/** The stored profile with all local changes, except where the stored side was chosen. */
export const mergedProfile = (versions: Versions, choices: Readonly<Record<string, Choice>>): ProfileValues => {
  const [base, stored, yours] = [partsOf(versions.base), partsOf(versions.stored), partsOf(versions.yours)];
  const isYours = (path: string) => !same(base[path], yours[path]) && choices[path] !== 'stored';
  return valuesFrom(
    Object.fromEntries(pathsOf(stored, yours).map((path) => [path, isYours(path) ? yours[path] : stored[path]])),
  );
};
