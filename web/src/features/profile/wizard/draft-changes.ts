import { conflictingFields, mergeChanges } from '@/lib/merge-conflict';
import type { ProfileValues } from '../profile-values';

type Flat = Record<string, unknown>;
const prefix = 'availability.';

/** The parts of the availability stand on their own: three steps edit them, maybe on two devices. */
const flat = ({ availability, ...rest }: ProfileValues): Flat => ({
  ...rest,
  ...Object.fromEntries(Object.entries(availability).map(([part, value]) => [prefix + part, value])),
});

const whole = (fields: Flat): ProfileValues => {
  const entries = Object.entries(fields);
  const availability = entries
    .filter(([field]) => field.startsWith(prefix))
    .map(([field, value]) => [field.slice(prefix.length), value] as const);
  const rest = entries.filter(([field]) => !field.startsWith(prefix));
  return { ...Object.fromEntries(rest), availability: Object.fromEntries(availability) } as ProfileValues;
};

export const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

type Sides = { base: ProfileValues; stored: ProfileValues; yours: ProfileValues };

/** Fields that were changed here and, differently, elsewhere since `base`. */
export const conflictsOf = ({ base, stored, yours }: Sides): string[] =>
  conflictingFields(flat(base), flat(stored), flat(yours));

/** What is stored with everything that was changed here, except the fields given to the stored side. */
export const merged = ({ base, stored, yours }: Sides, storedWins: readonly string[] = []): ProfileValues =>
  whole(mergeChanges(flat(base), flat(stored), flat(yours), storedWins));

/** A field of the profile by the name that `conflictsOf` gives it. */
export const fieldOf = (values: ProfileValues, field: string): unknown => flat(values)[field];
