import type { Write } from './table-gateway';
import { entity, keys, profileShape } from './keys';

/** Attributes of a profile's item that change without a new version of the profile. */
export type ProfilePart = 'photo_url' | 'resume' | 'privacy' | 'blockedOrganizations';

type Change = {
  userId: string;
  set: Partial<Record<ProfilePart, unknown>>;
  /** What was read: the update fails when something else is stored. Null and an empty list are also what is not there. */
  previous?: Partial<Record<ProfilePart, unknown>>;
  at: string;
};

const isNothing = (value: unknown): boolean => value === null || (Array.isArray(value) && value.length === 0);

/**
 * Sets parts of a profile, whose item may not exist before the first save. `updatedAt` moves along: by it the search
 * tells the newer state of a profile.
 */
export const profilePartUpdate = (
  TableName: string,
  { userId, set, previous = {}, at }: Change,
): NonNullable<Write['Update']> => {
  const { entity: name, shape } = entity('Profile', profileShape);
  const once = { userId, entity: name, shape };
  const always = { ...set, updatedAt: at };
  const expected = Object.entries(previous);
  const assignments = [
    ...Object.keys(once).map((key) => `#${key} = if_not_exists(#${key}, :${key})`),
    ...Object.keys(always).map((key) => `#${key} = :${key}`),
  ];
  const conditions = expected.map(([key, value]) =>
    isNothing(value) ? `(attribute_not_exists(#${key}) OR #${key} = :was_${key})` : `#${key} = :was_${key}`,
  );
  const named = [...Object.keys(once), ...Object.keys(always), ...expected.map(([key]) => key)];
  return {
    TableName,
    Key: keys.profile(userId),
    UpdateExpression: `SET ${assignments.join(', ')}${'privacy' in set ? ' REMOVE searchable' : ''}`,
    ...(conditions.length > 0 && { ConditionExpression: conditions.join(' AND ') }),
    ExpressionAttributeNames: Object.fromEntries(named.map((key) => [`#${key}`, key])),
    ExpressionAttributeValues: {
      ...Object.fromEntries(Object.entries({ ...once, ...always }).map(([key, value]) => [`:${key}`, value])),
      ...Object.fromEntries(expected.map(([key, value]) => [`:was_${key}`, value])),
    },
  };
};
