import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

export const conflictingFields = <T extends object>(base: T, stored: T, yours: T): (keyof T & string)[] =>
  (Object.keys(yours) as (keyof T & string)[]).filter(
    (field) =>
      !same(base[field], yours[field]) && !same(base[field], stored[field]) && !same(stored[field], yours[field]),
  );

/** The stored values with the user's changes, except fields where the stored side wins. */
export const mergeChanges = <T extends object>(base: T, stored: T, yours: T, storedWins: readonly string[]): T => {
  const changed = (Object.keys(yours) as (keyof T & string)[]).filter(
    (field) => !same(base[field], yours[field]) && !storedWins.includes(field),
  );
  return { ...stored, ...Object.fromEntries(changed.map((field) => [field, yours[field]])) };
};

/** Resets the form to the stored values plus the user's changes. Returns the values to save. */
export const takeMerged = <I extends FieldValues, O extends FieldValues | undefined>(
  form: Pick<UseFormReturn<I, unknown, O>, 'getValues' | 'reset' | 'setValue'>,
  { base, stored, choices }: { base: I; stored: I; choices: Record<string, 'stored' | 'yours'> },
): I => {
  const storedWins = Object.keys(choices).filter((field) => choices[field] === 'stored');
  const merged = mergeChanges(base, stored, form.getValues(), storedWins);
  form.reset(stored);
  for (const field of Object.keys(merged) as FieldPath<I>[]) form.setValue(field, merged[field], { shouldDirty: true });
  return merged;
};
