const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Fields that both sides changed since `base`, each to another value. */
export const conflictingFields = <T extends object>(base: T, stored: T, yours: T): (keyof T & string)[] =>
  (Object.keys(yours) as (keyof T & string)[]).filter(
    (field) =>
      !same(base[field], yours[field]) && !same(base[field], stored[field]) && !same(stored[field], yours[field]),
  );

/** The stored values with everything that the person changed, except the fields given to the stored side. */
export const mergeChanges = <T extends object>(base: T, stored: T, yours: T, storedWins: readonly string[]): T => {
  const changed = (Object.keys(yours) as (keyof T & string)[]).filter(
    (field) => !same(base[field], yours[field]) && !storedWins.includes(field),
  );
  return { ...stored, ...Object.fromEntries(changed.map((field) => [field, yours[field]])) };
};
